import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../packages";

/** `packages/dreams/src/texts/en-messages.generated.ts`: one file of the dictionary for each letter. */
export function dreamLettersModule(): string {
  const letters = readdirSync(join(ROOT, "packages/dreams/texts/en"))
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .sort();
  const imports = letters.map((letter) => `import ${nameOf(letter)} from "../../texts/en/${letter}.json";`);
  return `// Made from the files of texts/en by \`npm run sync\`; a test compares. Add a file there, not a line here.
${imports.join("\n")}
import type { SymbolsById } from "./symbol-texts";

/** The dictionary in English: each file holds the symbols of a letter. */
export const messages: SymbolsById = {
${letters.map((letter) => `  ...${nameOf(letter)},`).join("\n")}
};
`;
}

/** A letter that is too long for one file has several: `s-1`, `s-2`. */
function nameOf(letter: string): string {
  return letter.replace("-", "");
}
