/** A point of the plane, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 12;
const PARAMETERS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7, Z: 0 };

/** Points on every line, curve and arc of a path (SVG 1.1, section 8.3), dense enough to know how far it reaches. */
export function pointsOf(d: string): readonly Point[] {
  const points: Point[] = [];
  let pen: Point = { x: 0, y: 0 };
  let handle: Point = pen;
  for (const { letter, values } of commands(d)) {
    const isRelative = letter === letter.toLowerCase();
    const at = (index0: number): Point => ({
      x: (values[index0] ?? 0) + (isRelative ? pen.x : 0),
      y: (values[index0 + 1] ?? 0) + (isRelative ? pen.y : 0),
    });
    const kind = letter.toUpperCase();
    const from = pen;
    if (kind === "H") pen = { x: at(0).x, y: pen.y };
    else if (kind === "V") pen = { x: pen.x, y: (values[0] ?? 0) + (isRelative ? pen.y : 0) };
    else if (kind === "M" || kind === "L") pen = at(0);
    else if (kind === "A") {
      pen = at(5);
      points.push(...arc(from, pen, values));
    } else if (kind === "C" || kind === "S") {
      const first = kind === "C" ? at(0) : { x: 2 * pen.x - handle.x, y: 2 * pen.y - handle.y };
      const second = at(kind === "C" ? 2 : 0);
      pen = at(kind === "C" ? 4 : 2);
      points.push(...curve(from, first, second, pen));
      handle = second;
    }
    if (kind !== "C" && kind !== "S") handle = pen;
    points.push(pen);
  }
  return points;
}

interface Command {
  readonly letter: string;
  readonly values: readonly number[];
}

/** Commands with exactly their own numbers: a second set of numbers becomes a second command. */
function commands(d: string): readonly Command[] {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = "", rest = ""]) => {
    const values = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([text]) => Number(text));
    const size = PARAMETERS[letter.toUpperCase()] ?? 0;
    const following = letter === "M" ? "L" : letter === "m" ? "l" : letter;
    if (size === 0) return [{ letter, values: [] }];
    return Array.from({ length: values.length / size }, (_, set0) => ({
      letter: set0 === 0 ? letter : following,
      values: values.slice(set0 * size, (set0 + 1) * size),
    }));
  });
}

function curve(a: Point, b: Point, c: Point, d: Point): readonly Point[] {
  return Array.from({ length: STEPS }, (_, step0) => {
    const t = (step0 + 1) / STEPS;
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
  });
}

/** From the ends of an arc to its middle (SVG 1.1, appendix F.6.5), for axes that are not turned. */
function arc(from: Point, to: Point, values: readonly number[]): readonly Point[] {
  const [rx = 0, ry = 0, , isLarge = 0, sweep = 0] = values;
  const [dx, dy] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const grown = Math.max(1, Math.hypot(dx / rx, dy / ry));
  const [a, b] = [rx * grown, ry * grown];
  const under = (a * b) ** 2 / ((a * dy) ** 2 + (b * dx) ** 2) - 1;
  const factor = (isLarge === sweep ? -1 : 1) * Math.sqrt(Math.max(0, under));
  const [cx, cy] = [(factor * a * dy) / b, (-factor * b * dx) / a];
  const [start, end] = [Math.atan2((dy - cy) / b, (dx - cx) / a), Math.atan2((-dy - cy) / b, (-dx - cx) / a)];
  const full = 2 * Math.PI;
  const swept = sweep === 1 ? (end - start + full) % full : -((start - end + full) % full);
  return Array.from({ length: 4 * STEPS }, (_, step0) => {
    const angle = start + (swept * (step0 + 1)) / (4 * STEPS);
    return { x: (from.x + to.x) / 2 + cx + a * Math.cos(angle), y: (from.y + to.y) / 2 + cy + b * Math.sin(angle) };
  });
}

/** The corners of the smallest convex outline around points (monotone chain), in their order around it. */
export function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const chain = (list: readonly Point[]): readonly Point[] => {
    const kept: Point[] = [];
    for (const point of list) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)];
        if (a === undefined || b === undefined || (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > 0)
          break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** Half the overlap of convex outlines along the axis that separates them best; not below 0 if they are apart. */
export function overlap(one: readonly Point[], other: readonly Point[]): number {
  return Math.min(parting(one, other), parting(other, one));
}

function parting(one: readonly Point[], other: readonly Point[]): number {
  let least = Infinity;
  for (let index0 = 0; index0 < one.length; index0 += 1) {
    const [a, b] = [one[index0], one[(index0 + 1) % one.length]];
    if (a === undefined || b === undefined) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) continue;
    const [x, y] = [(b.y - a.y) / length, (a.x - b.x) / length];
    const shared = common(one, other, x, y);
    if (shared <= 0) return shared;
    least = Math.min(least, shared);
  }
  return least;
}

function common(one: readonly Point[], other: readonly Point[], x: number, y: number): number {
  let [oneLow, oneHigh, otherLow, otherHigh] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const point of one) {
    const along = point.x * x + point.y * y;
    if (along < oneLow) oneLow = along;
    if (along > oneHigh) oneHigh = along;
  }
  for (const point of other) {
    const along = point.x * x + point.y * y;
    if (along < otherLow) otherLow = along;
    if (along > otherHigh) otherHigh = along;
  }
  return Math.min(oneHigh, otherHigh) - Math.max(oneLow, otherLow);
}
