/** The next steps in their order. */
export function steps({ folder, topic, isDomain }, isMade) {
  const src = `packages/${folder}/src/${topic}`;
  const all = [
    ...(isMade ? [] : ["Once what failed above is mended: node tools/pnpm.mjs install, then npm run sync"]),
    `npm run test:domain ${folder}   it ends with one list of all that is missing, by file`,
    `Read the conventions of the tradition; write ${src}/compute.ts, then schema, texts and answer in operation.ts`,
    `Write its test from a printed authority: ${src}/${topic}.test.ts`,
    "npm run sync   after every change of a schema, a summary or a name",
    ...(isDomain ? ["Write the words, labels, question and mark that the list names, and the README's sections"] : []),
    `npm run test:domain ${folder}   until the list is empty; then npm test`,
  ];
  return `\nNext:\n${all.map((step, index0) => `  ${index0 + 1}. ${step}`).join("\n")}`;
}
