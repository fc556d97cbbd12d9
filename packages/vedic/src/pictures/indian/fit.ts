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

/** Room at the edges of a cell and between entries, and how far entries shrink where it is full. */
export interface Fitting {
  readonly pad: number;
  readonly gap: number;
  /** From the largest. */
  readonly scales: readonly number[];
}

/** A cell, and the part of it that is taken. */
interface Room extends Fitting {
  readonly corners: readonly Spot[];
  readonly taken: Box;
}

const MOST_IN_ROW = 5;
const STEP = 3;

/**
 * Entries set in rows within a convex outline, in their order, clear of a box: as large as may be, in as few columns
 * as that allows, about the outline's middle.
 * @returns undefined where not even the smallest fit.
 */
export function fitted(
  pieces: readonly Piece[],
  corners: readonly Spot[],
  taken: Box,
  fitting: Fitting,
): Fitted | undefined {
  if (pieces.length === 0) return { scale: 1, places: [] };
  const room = { ...fitting, corners, taken };
  for (const scale of fitting.scales) {
    for (let inRow = 1; inRow <= Math.min(MOST_IN_ROW, pieces.length); inRow += 1) {
      const places = settled(
        pieces.map((one) => scaled(one, scale)),
        inRow,
        room,
      );
      if (places !== undefined) return { scale, places };
    }
  }
  return undefined;
}

function scaled({ width, height }: Piece, scale: number): Piece {
  return { width: width * scale, height: height * scale };
}

function settled(pieces: readonly Piece[], inRow: number, room: Room): readonly Spot[] | undefined {
  const { corners, pad } = room;
  const rowHeight = Math.max(...pieces.map(({ height }) => height));
  const top = Math.min(...corners.map(({ y }) => y));
  const bottom = Math.max(...corners.map(({ y }) => y));
  const middle = centerOf(corners).y;
  let best: { readonly places: readonly Spot[]; readonly away: number } | undefined;
  for (let start = top + pad; start + rowHeight <= bottom; start += STEP) {
    const places = rowsFrom(start, pieces, inRow, rowHeight, room);
    if (places === undefined) continue;
    const last = places.at(-1)?.y ?? start;
    const away = Math.abs((start + last + rowHeight / 2) / 2 - middle);
    if (best === undefined || away < best.away) best = { places, away };
  }
  return best === undefined || inRow > 1 ? best?.places : aligned(best.places, pieces, rowHeight, room);
}

/** Entries one under the other begin at one edge, where their outline lets them. */
function aligned(places: readonly Spot[], pieces: readonly Piece[], rowHeight: number, room: Room): readonly Spot[] {
  const stretches = places.map(({ y }) => stretchAt(room, y - rowHeight / 2, y + rowHeight / 2));
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
  room: Room,
): readonly Spot[] | undefined {
  const { gap } = room;
  const places: Spot[] = [];
  for (let y = start; places.length < pieces.length; y += rowHeight) {
    const stretch = stretchAt(room, y, y + rowHeight);
    if (stretch === undefined) return undefined;
    const row = pieces.slice(places.length, places.length + inRow);
    const held = heldBy(row, stretch.right - stretch.left, gap);
    if (held === 0) return undefined;
    places.push(...centered(row.slice(0, held), stretch, y + rowHeight / 2, gap));
  }
  return places;
}

function heldBy(row: readonly Piece[], room: number, gap: number): number {
  let used = -gap;
  let held = 0;
  for (const { width } of row) {
    used += gap + width;
    if (used > room) return held;
    held += 1;
  }
  return held;
}

function centered(row: readonly Piece[], { left, right }: Stretch, y: number, gap: number): readonly Spot[] {
  const total = row.reduce((sum, { width }) => sum + width, 0) + gap * (row.length - 1);
  let x = (left + right - total) / 2;
  return row.map(({ width }) => {
    const place = { x: x + width / 2, y };
    x += width + gap;
    return place;
  });
}

interface Stretch {
  readonly left: number;
  readonly right: number;
}

/** The room of a convex outline between two heights, beside the part that is taken. */
function stretchAt({ corners, taken, pad }: Room, top: number, bottom: number): Stretch | undefined {
  const [upper, lower] = [crossing(corners, top), crossing(corners, bottom)];
  if (upper === undefined || lower === undefined) return undefined;
  const left = Math.max(upper.left, lower.left) + pad;
  const right = Math.min(upper.right, lower.right) - pad;
  const isBeside = bottom <= taken.y || top >= taken.y + taken.height;
  if (isBeside) return { left, right };
  const [before, after] = [
    { left, right: Math.min(right, taken.x - pad) },
    { left: Math.max(left, taken.x + taken.width + pad), right },
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
