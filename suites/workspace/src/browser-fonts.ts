import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { ROOT } from "./packages";

const FOLDER = join(ROOT, "packages/pictures-png/fonts");

/** The fonts that PNGs are drawn with, in the order in which they are asked for a letter. */
const FAMILIES = [
  ["latin", [400, 600]],
  ["latin-ext", [400, 600]],
  ["vietnamese", [400, 600]],
  ["greek", [400, 600]],
  ["cyrillic", [400, 600]],
  ["devanagari", [400, 600]],
  ["hebrew", [400, 600]],
  ["chinese-simplified", [400]],
  ["chinese-traditional", [400]],
  ["symbols", [400]],
  ["mayan-numerals", [400]],
] as const;

/** A style sheet that gives a page those fonts. */
export function fontFaces(): string {
  return FAMILIES.flatMap(([name, weights]) =>
    weights.map((weight) => {
      const data = brotliDecompressSync(readFileSync(join(FOLDER, `${name}-${weight}.ttf.br`))).toString("base64");
      return `@font-face{font-family:"${name}";font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;
    }),
  ).join("");
}

/** Their names as a value of `font-family`. */
export const FONT_LIST: string = FAMILIES.map(([name]) => `"${name}"`).join(",");
