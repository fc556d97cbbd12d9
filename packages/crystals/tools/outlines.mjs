// Writes src/pictures/outlines.ts: of every picture in images its outline and the edges of its faces and marks, in whole
// units of its 300, and the paint of its body, for drawings in any theme.
//
//   node packages/crystals/tools/outlines.mjs            writes it
//   node packages/crystals/tools/outlines.mjs --check    fails where the file is not what would be written
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { HEX } from "./colors.mjs";
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

/** Markings that show a second color in a part of their own. */
const TWO_COLORED = new Set(["split", "core"]);

const rows = PICTURES.map(([id, , , marking, colors]) => {
  const { outline, edges } = lines(id);
  const paints = colors.slice(0, TWO_COLORED.has(marking) ? 2 : 1).map((color) => HEX[color]);
  return `  ${/-/.test(id) ? JSON.stringify(id) : id}: [\n    ${JSON.stringify(outline)},\n    ${JSON.stringify(edges)},\n    ${JSON.stringify(paints).replaceAll(",", ", ")},\n  ],`;
});
const text = `/** The lines of a stone and the paints of its body. */
type Outline = readonly [outline: string, edges: string, paints: readonly string[]];

/** Written by tools/outlines.mjs from the pictures in images: outline, edges and paints of each stone, in a square of 300. */
export const OUTLINES: Readonly<Record<string, Outline>> = {
${rows.join("\n")}
};
`;

if (process.argv.includes("--check")) {
  if (readFileSync(OUT, "utf8") !== text) throw new Error("outlines.ts is not as written from the pictures");
} else writeFileSync(OUT, text);
console.log(`${rows.length} outlines`);
