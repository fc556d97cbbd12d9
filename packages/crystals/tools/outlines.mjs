// Writes src/pictures/outlines.ts: of every picture in images its outline and the edges of its faces and marks, in whole
// units of its 300, for drawings in any theme.
//
//   node packages/crystals/tools/outlines.mjs            writes it
//   node packages/crystals/tools/outlines.mjs --check    fails where the file is not what would be written
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PICTURES } from "./pictures.mjs";

const IMAGES = fileURLToPath(new URL("../images/", import.meta.url));
const OUT = fileURLToPath(new URL("../src/pictures/outlines.ts", import.meta.url));

const whole = (path) => path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)) + 0));
const pathsIn = (text) => [...text.matchAll(/<path d="([^"]*)"([^>]*)\/>/g)];

/** Outlines first, then the stroked edges within them, less those that are turned or repeat the outline. */
function lines(id) {
  const drawing = readFileSync(`${IMAGES}${id}.svg`, "utf8");
  const [, clip] = /<clipPath[^>]*>(.*?)<\/clipPath>/.exec(drawing);
  const outlines = pathsIn(clip).map(([, path]) => path);
  const straight = drawing.slice(drawing.indexOf("</defs>")).replace(/<g transform.*?<\/g>/g, "");
  const edges = pathsIn(straight).flatMap(([, path, rest]) =>
    rest.includes("stroke=") && !outlines.includes(path) ? [path] : [],
  );
  return { outline: whole(outlines.join("")), edges: whole(edges.join("")) };
}

const rows = PICTURES.map(([id]) => {
  const { outline, edges } = lines(id);
  return `  ${/-/.test(id) ? JSON.stringify(id) : id}: [\n    ${JSON.stringify(outline)},\n    ${JSON.stringify(edges)},\n  ],`;
});
const text = `/** Written by tools/outlines.mjs from the pictures in images: outline and edges of each stone, in a square of 300. */
export const OUTLINES: Readonly<Record<string, readonly [outline: string, edges: string]>> = {
${rows.join("\n")}
};
`;

if (process.argv.includes("--check")) {
  if (readFileSync(OUT, "utf8") !== text) throw new Error("outlines.ts is not as written from the pictures");
} else writeFileSync(OUT, text);
console.log(`${rows.length} outlines`);
