import { at } from "@almagest/operation";
import {
  areaOf,
  boundsOf,
  distanceBetween,
  nearestOn,
  type Outline,
  type Segment,
  segmentsOf,
  sizeOf,
} from "./polygon";

/** Areas below this part of the larger extent squared count as none. */
const NO_AREA = 1e-9;
const NO_LENGTH = 1e-9;

/** Why an outline bounds no ground, and what to send instead; undefined where nothing is wrong. Corners count from 1. */
export function flawOf(outline: Outline): string | undefined {
  const size = sizeOf(boundsOf(outline));
  return (
    unmeasurable(size, areaOf(outline)) ??
    repeatedCorner(outline, size) ??
    crossing(outline, size) ??
    noArea(outline, size)
  );
}

function unmeasurable(size: number, area: number): string | undefined {
  if (Number.isFinite(size) && Number.isFinite(area) && (size === 0 || size * size > 0)) return undefined;
  return "Its corners lie too far apart or too close together to be measured. Send coordinates in feet or metres.";
}

function repeatedCorner(outline: Outline, size: number): string | undefined {
  const index0 = segmentsOf(outline).findIndex(({ from, to }) => distanceBetween(from, to) <= NO_LENGTH * size);
  if (index0 < 0) return undefined;
  const next = ((index0 + 1) % outline.length) + 1;
  return next === 1
    ? `Corner ${index0 + 1} repeats corner 1. Leave the closing corner out: the last is joined to the first.`
    : `Corners ${index0 + 1} and ${next} are the same point. Send each corner once.`;
}

function noArea(outline: Outline, size: number): string | undefined {
  if (areaOf(outline) > NO_AREA * size * size) return undefined;
  return "It encloses no ground: its corners lie on one line. Send corners with ground between them.";
}

function crossing(outline: Outline, size: number): string | undefined {
  const sides = segmentsOf(outline);
  for (const [first0, side] of sides.entries()) {
    for (let second0 = first0 + 1; second0 < sides.length; second0++) {
      const other = at(sides, second0);
      const meets = areNeighbors(first0, second0, sides.length)
        ? foldsBack(side, other, { size, count: sides.length })
        : touch(side, other, NO_LENGTH * size);
      if (meets) return crossingMessage([first0, second0], sides.length);
    }
  }
  return undefined;
}

function areNeighbors(first0: number, second0: number, count: number): boolean {
  return second0 - first0 === 1 || (first0 === 0 && second0 === count - 1);
}

/** Two sides that share a corner and lie on each other. */
function foldsBack(
  a: Segment,
  b: Segment,
  { size, count }: { readonly size: number; readonly count: number },
): boolean {
  if (count === 3) return false;
  const [corner, before, after] = a.to === b.from ? [a.to, a.from, b.to] : [a.from, a.to, b.from];
  const slack = NO_LENGTH * size;
  return (
    distanceBetween(after, nearestOn({ from: corner, to: before }, after)) <= slack ||
    distanceBetween(before, nearestOn({ from: corner, to: after }, before)) <= slack
  );
}

function touch(a: Segment, b: Segment, slack: number): boolean {
  if (properlyCross(a, b)) return true;
  const ends = [
    [a.from, b],
    [a.to, b],
    [b.from, a],
    [b.to, a],
  ] as const;
  return ends.some(([end, side]) => distanceBetween(end, nearestOn(side, end)) <= slack);
}

function turn({ from, to }: Segment, { x, y }: Segment["from"]): number {
  return Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
}

function properlyCross(a: Segment, b: Segment): boolean {
  return turn(a, b.from) * turn(a, b.to) < 0 && turn(b, a.from) * turn(b, a.to) < 0;
}

function crossingMessage(sides0: readonly [number, number], count: number): string {
  const named = sides0.map((side0) => `from corner ${side0 + 1} to ${((side0 + 1) % count) + 1}`);
  return `It crosses itself: the side ${named.join(" meets the side ")}. Send the corners in the order in which one walks around.`;
}
