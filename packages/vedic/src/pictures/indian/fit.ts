import { at } from "@almagest/operation";
import type { Box } from "@almagest/pictures";
import type { Spot } from "./cells";

/** The place of each entry: the middle of its room. */
export interface Fitted {
  readonly scale: number;
  readonly places: readonly Spot[];
}

interface Piece {
  readonly width: number;
  readonly height: number;
}

/** Entries shrink this far where a cell is full. */
const SCALES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52] as const;
const MOST_IN_ROW = 5;
const STEP = 3;
const PAD = 5;
const GAP = 9;

/**
 * Entries set in rows within a convex outline, in their order, clear of a box: as large as may be, in as few columns
 * as that allows, about the outline's middle.
 * @returns undefined where not even the smallest fit.
 */
export function fitted(pieces: readonly Piece[], corners: readonly Spot[], taken: Box): Fitted | undefined {
  if (pieces.length === 0) return { scale: 1, places: [] };
  for (const scale of SCALES) {
    for (let inRow = 1; inRow <= Math.min(MOST_IN_ROW, pieces.length); inRow += 1) {
      const places = settled(
        pieces.map((one) => scaled(one, scale)),
        inRow,
        corners,
        taken,
      );
      if (places !== undefined) return { scale, places };
    }
  }
  return undefined;
}

function scaled({ width, height }: Piece, scale: number): Piece {
  return { width: width * scale, height: height * scale };
}

function settled(
  pieces: readonly Piece[],
  inRow: number,
  corners: readonly Spot[],
  taken: Box,
): readonly Spot[] | undefined {
  const rowHeight = Math.max(...pieces.map(({ height }) => height));
  const top = Math.min(...corners.map(({ y }) => y));
  const bottom = Math.max(...corners.map(({ y }) => y));
  const middle = centerOf(corners).y;
  let best: { readonly places: readonly Spot[]; readonly away: number } | undefined;
  for (let start = top + PAD; start + rowHeight <= bottom; start += STEP) {
    const places = rowsFrom(start, pieces, inRow, rowHeight, corners, taken);
    if (places === undefined) continue;
    const last = places.at(-1)?.y ?? start;
    const away = Math.abs((start + last + rowHeight / 2) / 2 - middle);
    if (best === undefined || away < best.away) best = { places, away };
  }
  return best === undefined || inRow > 1 ? best?.places : aligned(best.places, pieces, rowHeight, corners, taken);
}

/** Entries one under the other begin at one edge, where their outline lets them. */
function aligned(
  places: readonly Spot[],
  pieces: readonly Piece[],
  rowHeight: number,
  corners: readonly Spot[],
  taken: Box,
): readonly Spot[] {
  const stretches = places.map(({ y }) => stretchAt(corners, y - rowHeight / 2, y + rowHeight / 2, taken));
  const left = Math.max(...stretches.map((one) => one?.left ?? Infinity));
  const right = Math.min(...stretches.map((one) => one?.right ?? -Infinity));
  const widest = Math.max(...pieces.map(({ width }) => width));
  if (right - left < widest) return places;
  const start = (left + right - widest) / 2;
  return places.map(({ y }, index0) => ({ x: start + at(pieces, index0).width / 2, y }));
}

/** Rows from a height down, each with as many as it holds; rows that hold none are passed over only before the first. */
function rowsFrom(
  start: number,
  pieces: readonly Piece[],
  inRow: number,
  rowHeight: number,
  corners: readonly Spot[],
  taken: Box,
): readonly Spot[] | undefined {
  const places: Spot[] = [];
  for (let y = start; places.length < pieces.length; y += rowHeight) {
    const stretch = stretchAt(corners, y, y + rowHeight, taken);
    if (stretch === undefined) return undefined;
    const row = pieces.slice(places.length, places.length + inRow);
    const held = heldBy(row, stretch.right - stretch.left);
    if (held === 0) return undefined;
    places.push(...centered(row.slice(0, held), stretch, y + rowHeight / 2));
  }
  return places;
}

function heldBy(row: readonly Piece[], room: number): number {
  let used = -GAP;
  let held = 0;
  for (const { width } of row) {
    used += GAP + width;
    if (used > room) return held;
    held += 1;
  }
  return held;
}

function centered(row: readonly Piece[], { left, right }: Stretch, y: number): readonly Spot[] {
  const total = row.reduce((sum, { width }) => sum + width, 0) + GAP * (row.length - 1);
  let x = (left + right - total) / 2;
  return row.map(({ width }) => {
    const place = { x: x + width / 2, y };
    x += width + GAP;
    return place;
  });
}

interface Stretch {
  readonly left: number;
  readonly right: number;
}

/** The room of a convex outline between two heights, beside the part that is taken. */
function stretchAt(corners: readonly Spot[], top: number, bottom: number, taken: Box): Stretch | undefined {
  const [upper, lower] = [crossing(corners, top), crossing(corners, bottom)];
  if (upper === undefined || lower === undefined) return undefined;
  const left = Math.max(upper.left, lower.left) + PAD;
  const right = Math.min(upper.right, lower.right) - PAD;
  const isBeside = bottom <= taken.y || top >= taken.y + taken.height;
  if (isBeside) return { left, right };
  const [before, after] = [
    { left, right: Math.min(right, taken.x - PAD) },
    { left: Math.max(left, taken.x + taken.width + PAD), right },
  ];
  return before.right - before.left > after.right - after.left ? before : after;
}

function crossing(corners: readonly Spot[], y: number): Stretch | undefined {
  const found: number[] = [];
  corners.forEach((from, index0) => {
    const to = corners[(index0 + 1) % corners.length];
    if (to === undefined || Math.min(from.y, to.y) > y || Math.max(from.y, to.y) < y) return;
    if (from.y === to.y) found.push(from.x, to.x);
    else found.push(from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y));
  });
  return found.length < 2 ? undefined : { left: Math.min(...found), right: Math.max(...found) };
}

export function centerOf(corners: readonly Spot[]): Spot {
  const sum = corners.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}
