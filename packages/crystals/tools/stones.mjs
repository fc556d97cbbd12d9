// Draws images/<stone id>.svg, every stone: its habit, its color and what runs through it, light or dark as the
// reader's screen is.
//
//   node packages/crystals/tools/stones.mjs            writes them
//   node packages/crystals/tools/stones.mjs --check    fails where a file is not what would be written
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { HEX, scatter, toned } from "./colors.mjs";
import { HABITS } from "./habits.mjs";
import { MARKINGS } from "./markings.mjs";
import { PICTURES } from "./pictures.mjs";

const OUT = fileURLToPath(new URL("../images/", import.meta.url));
const PAPER = ["#fbf8f1", "#191722"];
const MIDDLE = 150;

const number = (value) => Number(value.toFixed(1));
const polygon = (points) => `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}z`;

/** A closed curve through the points (Catmull and Rom, as cubic Béziers). */
function curve(points) {
  const count = points.length;
  const point = (index) => points[(index + count) % count];
  const parts = points.map((_, index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    const control = [0, 1].map((axis) => [
      from[axis] + (to[axis] - before[axis]) / 6,
      to[axis] - (after[axis] - from[axis]) / 6,
    ]);
    return `C${number(control[0][0])} ${number(control[1][0])} ${number(control[0][1])} ${number(control[1][1])} ${number(to[0])} ${number(to[1])}`;
  });
  return `M${number(point(0)[0])} ${number(point(0)[1])}${parts.join("")}z`;
}

const scaled = (points, scale) =>
  points.map(([x, y]) => [MIDDLE + (x - MIDDLE) * scale, MIDDLE + (y - MIDDLE) * scale]);

function drawing(id, habit, marking, colors) {
  const random = scatter(id);
  const shape = HABITS[habit](random);
  const draw = shape.round ? curve : polygon;
  const outlines = shape.outlines ?? [shape.outline];
  const [body] = colors;
  const edge = toned(body, -0.45);
  const bodies = outlines.map(
    (outline) =>
      `<path d="${draw(outline)}" fill="${shape.round && outlines.length > 1 ? `url(#${id}-b)` : body}"${shape.round && outlines.length > 1 ? ` stroke="${edge}" stroke-width="1.2"` : ""}/>`,
  );
  const faces = shape.faces.map(
    ([points, tone]) =>
      `<path d="${polygon(points)}" fill="${toned(body, tone)}" stroke="${edge}" stroke-width="1.2" stroke-linejoin="round"/>`,
  );
  const marks = MARKINGS[marking](random, colors, (scale) => draw(scaled(outlines[0], scale)));
  const soft = shape.faces.length > 0 && marks !== "" ? ' opacity=".62"' : "";
  const sheen = shape.round ? `<path d="M0 0H300V300H0z" fill="url(#${id}-s)"/>` : "";
  const rims =
    outlines.length === 1
      ? `<path d="${draw(outlines[0])}" fill="none" stroke="${edge}" stroke-width="2.2" stroke-linejoin="round"/>`
      : "";
  const clip = outlines.map((outline) => `<path d="${draw(outline)}"/>`).join("");
  const defs = `<clipPath id="${id}-c">${clip}</clipPath>${shape.round ? gradients(id, body) : ""}`;
  return `<defs>${defs}</defs><ellipse class="g" cx="150" cy="268" rx="92" ry="9"/>${bodies.join("")}${faces.join("")}<g clip-path="url(#${id}-c)"><g${soft}>${marks}</g>${sheen}</g>${rims}`;
}

function gradients(id, body) {
  return `<radialGradient id="${id}-s" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".35" stop-color="#fff" stop-opacity=".08"/><stop offset="1" stop-color="#000" stop-opacity=".32"/></radialGradient><radialGradient id="${id}-b" cx=".38" cy=".32" r=".7"><stop offset="0" stop-color="${toned(body, 0.45)}"/><stop offset="1" stop-color="${toned(body, -0.15)}"/></radialGradient>`;
}

function svg([id, name, habit, marking, colors]) {
  const hex = colors.map((color) => HEX[color]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300" width="300" height="300" role="img" aria-labelledby="${id}">
<title id="${id}">${name.replace("&", "&amp;")}</title>
<style>:root{color-scheme:light dark}.p{fill:${PAPER[0]}}.g{fill:#000;opacity:.12}@media (prefers-color-scheme:dark){.p{fill:${PAPER[1]}}.g{fill:#fff;opacity:.1}}</style>
<rect class="p" width="300" height="300" rx="18"/>
${drawing(id, habit, marking, hex)}
</svg>
`;
}

const files = PICTURES.map((row) => [row[0], svg(row)]);

if (process.argv.includes("--check")) {
  const stale = files.filter(([id, text]) => readFileSync(`${OUT}${id}.svg`, "utf8") !== text).map(([id]) => id);
  if (stale.length > 0) throw new Error(`not as drawn: ${stale.join(", ")}`);
} else {
  mkdirSync(OUT, { recursive: true });
  for (const [id, text] of files) writeFileSync(`${OUT}${id}.svg`, text);
}
console.log(`${files.length} stones`);
