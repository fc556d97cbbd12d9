import { glyphNamed } from "@almagest/pictures";
import { type Mark, marksOf } from "./drawing";
import { overlap, type Point } from "./outline";
import { type Answer, turn } from "./random-chart";
import { apart } from "./truth";

/** The greatest distance of a tick from its longitude. */
const TICK_DEG = 0.05;
/** Closer than this a cusp and an angle are one line. */
const SAME_DEG = 0.005;

/** The faults of a chart's wheel, from its SVG's geometry; empty if it shows everything required, once. */
export function faultsOf(svg: string, answer: Answer): readonly string[] {
  const marks = marksOf(svg);
  const owned = new Map<string, Mark[]>();
  for (const mark of marks) {
    const own = owned.get(mark.owner);
    if (own === undefined) owned.set(mark.owner, [mark]);
    else own.push(mark);
  }
  const wheel = { marks, owned, answer, seenAt: (point: Point) => longitudeAt(point, answer) };
  return [
    ...bodiesOf(answer).flatMap((body) => bodyFaults(wheel, body)),
    ...linesOf(answer).flatMap((line) => lineFaults(wheel, line)),
    ...aspectFaults(wheel),
    ...countFaults(wheel),
    ...orderFaults(wheel),
    ...touching(marks),
    ...crossing(wheel),
    ...outside(marks, svg),
  ];
}

interface Wheel {
  readonly marks: readonly Mark[];
  readonly owned: ReadonlyMap<string, readonly Mark[]>;
  readonly answer: Answer;
  readonly seenAt: (point: Point) => number;
}

interface Body {
  readonly name: string;
  readonly longitude: number;
  readonly isRetrograde: boolean;
}

interface Line {
  readonly names: readonly string[];
  readonly longitude: number;
  readonly angle?: string;
}

/** The longitude drawn at a point, with the Ascendant at the left. */
function longitudeAt({ x, y }: Point, { ascendant }: Answer): number {
  return turn((Math.atan2(-y, x) * 180) / Math.PI - 180 + ascendant.longitude);
}

function bodiesOf({ planets, partOfFortune, vertex }: Answer): readonly Body[] {
  return [
    ...planets.map((body) => ({ ...body, isRetrograde: body.isRetrograde && !body.name.endsWith("Node") })),
    { name: "part-of-fortune", longitude: partOfFortune.longitude, isRetrograde: false },
    { name: "vertex", longitude: vertex.longitude, isRetrograde: false },
  ];
}

/** Cusps and angles; where both fall on one degree they are one line. */
function linesOf({ houses, ascendant, midheaven }: Answer): readonly Line[] {
  const angles = [
    { angle: "AC", longitude: ascendant.longitude },
    { angle: "DC", longitude: turn(ascendant.longitude + 180) },
    { angle: "MC", longitude: midheaven.longitude },
    { angle: "IC", longitude: turn(midheaven.longitude + 180) },
  ];
  const cusps = houses.map(({ longitude }, house0): Line => {
    // The first cusp on an angle shares its line.
    const angle = angles.find(
      (one) =>
        apart(one.longitude, longitude) < SAME_DEG &&
        !houses.slice(0, house0).some((earlier) => apart(one.longitude, earlier.longitude) < SAME_DEG),
    )?.angle;
    return {
      names: [`cusp-${house0 + 1}`, `at-${angle ?? house0 + 1}`],
      longitude,
      ...(angle === undefined ? {} : { angle }),
    };
  });
  const alone = angles.filter((one) => !houses.some(({ longitude }) => apart(one.longitude, longitude) < SAME_DEG));
  return [...cusps, ...alone.map(({ angle, longitude }) => ({ names: [angle, `at-${angle}`], longitude, angle }))];
}

/** Degrees and minutes within the sign, as printed. */
function told(longitude: number): { readonly sign: string; readonly degrees: string; readonly minutes: string } {
  const minutes = Math.floor(Math.round(longitude * 3600) / 60) % 21_600;
  const sign = SIGNS[Math.floor(minutes / 1800)] ?? "";
  return { sign, degrees: `${Math.floor(minutes / 60) % 30}°`, minutes: `${String(minutes % 60).padStart(2, "0")}′` };
}

const SIGNS = "aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces".split(" ");

/** Glyph, degrees, sign, minutes, ℞ and leader of a body: each once, with the right content. */
function bodyFaults({ owned, seenAt }: Wheel, { name, longitude, isRetrograde }: Body): readonly string[] {
  const own = owned.get(name) ?? [];
  const { sign, degrees, minutes } = told(longitude);
  const mark = glyphNamed(name) ?? name.slice(0, 3);
  const due = ["line", mark, degrees, sign, minutes, ...(isRetrograde ? ["retrograde"] : [])];
  const seen = own.map(({ kind, glyph, text }) => glyph ?? text ?? kind);
  const faults = seen.join() === due.join() ? [] : [`${name} reads ${seen.join()}, not ${due.join()}`];
  const [tick] = own[0]?.outline ?? [];
  const isThere = tick !== undefined && apart(seenAt(tick), longitude) < TICK_DEG;
  return isThere ? faults : [...faults, `${name} is ticked away from ${longitude}`];
}

/**
 * A cusp or an angle: its line at the true degree at both ends, its label with a tick there, and the label's content.
 */
function lineFaults({ owned, seenAt }: Wheel, { names, longitude, angle }: Line): readonly string[] {
  const [lineName = "", labelName = ""] = names;
  const { sign, degrees, minutes } = told(longitude);
  const own = owned.get(lineName) ?? [];
  const label = owned.get(labelName) ?? [];
  const seen = label.flatMap(({ glyph, text }) => glyph ?? text ?? []).join();
  const due = [...(angle === undefined ? [] : [angle]), degrees, sign, minutes].join();
  const ends = [own[0]?.outline[0], own[0]?.outline.at(-1), label.find(({ kind }) => kind === "line")?.outline[0]];
  const off = ends.filter((end) => end === undefined || apart(seenAt(end), longitude) >= TICK_DEG);
  return [
    ...(own.length === 1 ? [] : [`${lineName} is drawn ${own.length} times`]),
    ...(seen === due ? [] : [`${labelName} reads ${seen}, not ${due}`]),
    ...(off.length === 0 ? [] : [`${lineName} is drawn away from ${longitude}`]),
  ];
}

const DASHES: Readonly<Record<string, string>> = {
  SEXTILE: "7 5",
  SQUARE: "18 3 3 3",
  OPPOSITION: "14 4",
};

/** The line of each aspect from body to body, its dashes and its glyph, and a dot at each end. */
function aspectFaults({ owned, answer, seenAt, marks }: Wheel): readonly string[] {
  const dots = marks.filter(({ kind }) => kind === "dot").map(({ middle }) => seenAt(middle));
  const places = new Map(answer.planets.map(({ name, longitude }) => [name, longitude]));
  return answer.aspects.flatMap(({ planet1, planet2, type }) => {
    const kind = type.toLowerCase();
    const name = `${planet1} ${kind} ${planet2}`;
    const own = owned.get(name) ?? [];
    const [line] = own;
    const due = [places.get(planet1) ?? Number.NaN, places.get(planet2) ?? Number.NaN];
    const corners = line?.outline ?? [];
    // The clasp of a conjunction begins at whichever comes first; a line with its glyph is drawn from both ends.
    const ends =
      kind === "conjunction"
        ? [corners[0], corners.at(-1)]
        : [corners[0], corners.length > 2 ? corners[2] : corners[1]];
    const reached = due.every((longitude) =>
      ends.some((end) => end !== undefined && apart(seenAt(end), longitude) < TICK_DEG),
    );
    const glyphs = own.flatMap(({ glyph }) => (glyph === undefined ? [] : [glyph]));
    return [
      ...(own.filter((mark) => mark.kind === "line").length === 1 && reached
        ? []
        : [`${name} does not join its bodies once`]),
      ...(line?.dashes === (DASHES[type] ?? "") ? [] : [`${name} is dashed like another aspect`]),
      ...(glyphs.join() === kind || (kind === "conjunction" && glyphs.length === 0)
        ? []
        : [`${name} has the glyph of ${glyphs.join()}`]),
      ...(due.every((longitude) => dots.some((dot) => apart(dot, longitude) < TICK_DEG))
        ? []
        : [`${name} ends without a dot`]),
    ];
  });
}

/** Twelve signs and numbers, the scale, and nothing that no fact asks for. */
function countFaults({ owned, answer, marks }: Wheel): readonly string[] {
  const signs = SIGNS.map(
    (sign, sign0) => (owned.get(`sign-${sign0 + 1}`) ?? []).filter(({ glyph }) => glyph === sign).length,
  );
  const numbers = (owned.get("") ?? []).filter(({ kind }) => kind === "text").map(({ text }) => text);
  const known = new Set([
    ...bodiesOf(answer).map(({ name }) => name),
    ...linesOf(answer).flatMap(({ names }) => names),
    ...answer.aspects.map(({ planet1, type, planet2 }) => `${planet1} ${type.toLowerCase()} ${planet2}`),
    ...SIGNS.map((_, sign0) => `sign-${sign0 + 1}`),
    "ticks",
    "",
  ]);
  const unknown = [...owned.keys()].filter((name) => !known.has(name));
  const [scale] = owned.get("ticks") ?? [];
  const turned = Number(/^rotate\((\S+)\)$/.exec(scale?.transform ?? "")?.[1]);
  return [
    ...(signs.every((count) => count === 1) ? [] : ["a sign is not there once"]),
    ...(numbers.slice(-12).join() === "1,2,3,4,5,6,7,8,9,10,11,12"
      ? []
      : [`the houses are numbered ${numbers.join()}`]),
    ...(unknown.length === 0 ? [] : [`nobody asked for ${unknown.join()}`]),
    ...(apart(-turned, 180 - answer.ascendant.longitude) < TICK_DEG ? [] : ["the scale is turned away"]),
    ...(marks.some(({ text }) => text === "") ? ["a text is empty"] : []),
  ];
}

/** Bodies and lines are in the order of their longitudes; a body on a cusp is in the house that begins there. */
function orderFaults({ owned, answer, seenAt }: Wheel): readonly string[] {
  const bodies = bodiesOf(answer).map(({ name, longitude }) => ({
    name,
    longitude,
    rank: 1,
    at: owned.get(name)?.[1]?.middle,
  }));
  const radius = Math.min(...bodies.map(({ at }) => Math.hypot(at?.x ?? Infinity, at?.y ?? Infinity)));
  const lines = linesOf(answer).map(({ names: [name = ""], longitude }) => ({
    name,
    longitude,
    rank: 0,
    at: atRadius(owned.get(name)?.[0]?.outline ?? [], radius),
  }));
  const due = [...lines, ...bodies].toSorted((a, b) => a.longitude - b.longitude || a.rank - b.rank);
  const seen = due.map(({ at }) => (at === undefined ? Number.NaN : seenAt(at)));
  const turns = seen.reduce(
    (sum, angle, index0) => sum + turn(angle - (seen[index0 - 1] ?? seen.at(-1) ?? angle) + 1e-9),
    0,
  );
  return Math.abs(turns - 360) < 1 ? [] : [`order is not kept: ${turns.toFixed(0)}° around`];
}

/** Where a line that comes from the outside passes a radius. */
function atRadius(outline: readonly Point[], radius: number): Point | undefined {
  for (let index0 = 1; index0 < outline.length; index0 += 1) {
    const [a, b] = [outline[index0 - 1], outline[index0]];
    if (a === undefined || b === undefined) continue;
    const [far, near] = [Math.hypot(a.x, a.y), Math.hypot(b.x, b.y)];
    if (far < radius || near > radius) continue;
    const share = far === near ? 0 : (far - radius) / (far - near);
    return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
  }
  return undefined;
}

/** Ink may come this near: numbers are rounded to 0.01. */
const ROUNDING = 0.02;

/** Glyphs and texts that run into each other. Glyphs of aspects lie on lines, and the middle is theirs. */
function touching(marks: readonly Mark[]): readonly string[] {
  const inked = marks.filter(({ kind }) => kind === "glyph" || kind === "text").toSorted((a, b) => a.box[0] - b.box[0]);
  const faults: string[] = [];
  inked.forEach((one, index0) => {
    for (let other0 = index0 + 1; other0 < inked.length; other0 += 1) {
      const other = inked[other0];
      if (other === undefined || other.box[0] >= one.box[2]) break;
      if (other.box[1] >= one.box[3] || other.box[3] <= one.box[1]) continue;
      const shared = overlap(one.outline, other.outline) + (one.thickness + other.thickness) / 2;
      if (shared > ROUNDING) faults.push(`${nameOf(one)} lies ${shared.toFixed(2)} over ${nameOf(other)}`);
    }
  });
  return faults;
}

function nameOf({ owner, glyph, text }: Mark): string {
  return `${owner}'s ${glyph ?? text ?? "line"}`;
}

interface Piece {
  readonly line: Mark;
  readonly ends: readonly [Point, Point];
  readonly box: Mark["box"];
}

function piecesOf(line: Mark): readonly Piece[] {
  return line.outline.slice(1).flatMap((b, before0) => {
    const a = line.outline[before0];
    if (a === undefined) return [];
    const box = [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)] as const;
    return [{ line, ends: [a, b] as const, box }];
  });
}

function meets(one: Mark["box"], other: Mark["box"]): boolean {
  return one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];
}

/** Leaders and cusps that cross, or run through a glyph or a text. */
function crossing({ marks, answer }: Wheel): readonly string[] {
  const names = new Set([
    ...bodiesOf(answer).map(({ name }) => name),
    ...linesOf(answer).flatMap((line) => line.names),
  ]);
  const pieces = marks.filter(({ kind, owner }) => kind === "line" && names.has(owner)).flatMap(piecesOf);
  const inked = marks.filter(({ kind }) => kind === "glyph" || kind === "text");
  const faults: string[] = [];
  pieces.forEach(({ line, ends, box }, index0) => {
    for (let other0 = index0 + 1; other0 < pieces.length; other0 += 1) {
      const other = pieces[other0];
      if (other === undefined || other.line === line || !meets(box, other.box)) continue;
      if (cross(ends, other.ends)) faults.push(`${line.owner}'s line crosses ${other.line.owner}'s`);
    }
    for (const mark of inked) {
      if (mark.owner === line.owner || !meets(box, mark.box)) continue;
      const shared = overlap(ends, mark.outline) + mark.thickness / 2;
      if (shared > ROUNDING) faults.push(`${line.owner}'s line runs ${shared.toFixed(2)} through ${nameOf(mark)}`);
    }
  });
  return faults;
}

/** Whether either pair of ends lies on both sides of the other, further than numbers are rounded. */
function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  return parts(a, b, c, d) && parts(c, d, a, b);
}

function parts(p: Point, q: Point, one: Point, other: Point): boolean {
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  const first = ((q.x - p.x) * (one.y - p.y) - (q.y - p.y) * (one.x - p.x)) / length;
  const second = ((q.x - p.x) * (other.y - p.y) - (q.y - p.y) * (other.x - p.x)) / length;
  return (first > ROUNDING && second < -ROUNDING) || (first < -ROUNDING && second > ROUNDING);
}

/** Marks that leave the part of the plane that is shown. */
function outside(marks: readonly Mark[], svg: string): readonly string[] {
  const [, width = "0", height = "0"] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  // The wheel's middle is as far from the lower edge as from either side; its heading is above.
  const half = Number(width) / 2;
  return marks
    .filter(
      ({ kind, box }) =>
        kind !== "line" && (box[0] < -half || box[2] > half || box[3] > half || box[1] < half - Number(height)),
    )
    .map((mark) => `${nameOf(mark)} stands outside`);
}
