import { GLYPH_NAMES, glyph } from "@almagest/pictures";
import { hullOf, type Point, pointsOf } from "./outline";

/** Something that a reader sees: a glyph or a text with the outline of its ink, a line, a circle. All in one plane. */
export interface Mark {
  readonly kind: "glyph" | "text" | "line" | "circle" | "dot";
  /** The name of the group around it, or its own. */
  readonly owner: string;
  readonly glyph?: string;
  readonly text?: string;
  /** Convex; of a line the points along it. */
  readonly outline: readonly Point[];
  readonly middle: Point;
  readonly thickness: number;
  readonly dashes?: string;
  readonly transform?: string;
  /** The smallest upright box around the outline and its thickness. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

interface Known {
  readonly name: string;
  readonly hull: readonly Point[];
}

const GLYPHS: ReadonlyMap<string, Known> = new Map(
  GLYPH_NAMES.map((name) => {
    const d = String(glyph(name, { x: 0, y: 0, size: 24 }).attributes["d"]);
    return [d, { name, hull: hullOf(pointsOf(d)) }] as const;
  }),
);

/** Advances of Noto Sans in ems, as its tables have them: the semi-bold digit and capital are the wider ones. */
const ADVANCE: Readonly<Record<string, number>> = {
  "°": 0.428,
  "′": 0.26,
  "″": 0.46,
  A: 0.66,
  C: 0.64,
  M: 0.92,
  D: 0.74,
  I: 0.35,
};
const DIGIT = { plain: 0.572, bold: 0.6 } as const;
const OTHER = 0.66;
/** Digits and capitals of Noto Sans are this high above the line, and none of these letters extends below it. */
const HEIGHT = 0.714;

const TAG = /<(\/?)([a-z]+)([^>]*)>([^<]*)/g;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g;
/** The groups that move the wheel below its heading and to its middle. */
const MIDDLE = /<g transform="translate\(0 (\S+)\)"><g transform="translate\((\S+) (\S+)\)"><g text-anchor="middle">/;

type Said = ReadonlyMap<string, string>;

interface Group {
  readonly owner: string;
  readonly anchor: string;
  readonly thickness: number;
  readonly x: number;
  readonly y: number;
}

/** All shapes in a wheel's SVG, parsed from its text, with the middle of the wheel at (0, 0). */
export function marksOf(svg: string): readonly Mark[] {
  const [, top = "0", x = "0", y = "0"] = MIDDLE.exec(svg) ?? [];
  const groups: Group[] = [{ owner: "", anchor: "start", thickness: 1, x: -Number(x), y: -Number(top) - Number(y) }];
  const marks: Mark[] = [];
  const drawn = svg.slice(svg.indexOf("</desc>") + "</desc>".length);
  for (const [, slash, tag = "", rest = "", text = ""] of drawn.matchAll(TAG)) {
    if (slash === "/") {
      if (tag === "g") groups.pop();
      continue;
    }
    const said = saidIn(rest);
    const around = groups.at(-1) ?? { owner: "", anchor: "start", thickness: 1, x: 0, y: 0 };
    if (tag === "g") groups.push(groupIn(around, said));
    else {
      const mark = markOf(tag, said, around, text);
      if (mark !== undefined) marks.push(mark);
    }
  }
  return marks;
}

function saidIn(text: string): Said {
  const said = new Map<string, string>();
  for (const [, name = "", value = ""] of text.matchAll(ATTRIBUTE)) said.set(name, value);
  return said;
}

function groupIn({ owner, anchor, thickness, x, y }: Group, said: Said): Group {
  const [dx, dy] = moveOf(said.get("transform"));
  return {
    owner: said.get("data-name") ?? owner,
    anchor: said.get("text-anchor") ?? anchor,
    thickness: Number(said.get("stroke-width") ?? thickness),
    x: x + dx,
    y: y + dy,
  };
}

function moveOf(transform: string | undefined): readonly [number, number] {
  const [, x = "0", y = "0"] = /^translate\((\S+) (\S+)\)/.exec(transform ?? "") ?? [];
  return [Number(x), Number(y)];
}

function markOf(tag: string, said: Said, around: Group, text: string): Mark | undefined {
  if (tag === "text") return textMark(said, around, text);
  if (tag === "circle") return circleMark(said, around);
  if (tag !== "path") return undefined;
  const d = said.get("d") ?? "";
  const known = GLYPHS.get(d);
  if (known !== undefined) return glyphMark(known, said, around);
  if (said.has("fill")) return undefined;
  const name = said.get("data-name") ?? "";
  const line = lineMark(name === "ticks" ? [] : linesOf(d, around), said, around);
  return name === "" ? line : { ...line, owner: name };
}

function lineMark(outline: readonly Point[], said: Said, { owner, thickness: around }: Group): Mark {
  const thickness = Number(said.get("stroke-width") ?? around);
  return {
    kind: "line",
    owner,
    outline,
    middle: outline[0] ?? { x: 0, y: 0 },
    thickness,
    dashes: said.get("stroke-dasharray") ?? "",
    transform: said.get("transform") ?? "",
    box: boxOf(outline, thickness),
  };
}

function circleMark(said: Said, { owner, x, y }: Group): Mark {
  const middle = { x: Number(said.get("cx")) + x, y: Number(said.get("cy")) + y };
  const radius = Number(said.get("r"));
  return {
    kind: radius < DOT ? "dot" : "circle",
    owner,
    outline: [middle],
    middle,
    thickness: 2 * radius,
    box: boxOf([middle], 2 * radius),
  };
}

/** Circles smaller than this are the ends of aspects. */
const DOT = 5;

function glyphMark({ name, hull }: Known, said: Said, { owner, thickness: around, x, y }: Group): Mark {
  const transform = said.get("transform");
  const [dx, dy] = moveOf(transform);
  const scale = Number(/scale\((\S+)\)/.exec(transform ?? "")?.[1] ?? 1);
  const middle = { x: x + dx, y: y + dy };
  const outline = hull.map((point) => ({ x: middle.x + point.x * scale, y: middle.y + point.y * scale }));
  const thickness = Number(said.get("stroke-width") ?? around) * scale;
  return { kind: "glyph", glyph: name, owner, outline, middle, thickness, box: boxOf(outline, thickness) };
}

function textMark(said: Said, { owner, anchor, ...origin }: Group, text: string): Mark {
  const [x, y, size] = [
    Number(said.get("x")) + origin.x,
    Number(said.get("y")) + origin.y,
    Number(said.get("font-size")),
  ];
  const width = emsOf(text, said.has("font-weight")) * size;
  const left = (said.get("text-anchor") ?? anchor) === "middle" ? x - width / 2 : x;
  const [right, top] = [left + width, y - HEIGHT * size];
  const outline = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y },
    { x: left, y },
  ];
  return {
    kind: "text",
    text,
    owner,
    outline,
    middle: { x: (left + right) / 2, y: (top + y) / 2 },
    thickness: 0,
    box: [left, top, right, y],
  };
}

function emsOf(text: string, isBold: boolean): number {
  let ems = 0;
  for (const letter of text)
    ems += letter >= "0" && letter <= "9" ? (isBold ? DIGIT.bold : DIGIT.plain) : (ADVANCE[letter] ?? OTHER);
  return ems;
}

/** The corners of a line; for an arc only its ends. */
function linesOf(d: string, { x, y }: Group): readonly Point[] {
  const points: Point[] = [];
  for (const [, letter = "", rest = ""] of d.matchAll(/([MLA])([^MLAZ]*)/g)) {
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    const [dx, dy] = letter === "A" ? numbers.slice(-2) : numbers;
    points.push({ x: x + Number(dx), y: y + Number(dy) });
  }
  return points;
}

function boxOf(outline: readonly Point[], thickness: number): Mark["box"] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of outline) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  const half = thickness / 2;
  return [left - half, top - half, right + half, bottom + half];
}
