import { type Cell, GRID_SIZE } from "../grid/squares";

/** The roles of the squares in the mandala of 64 (Brihat Samhita 53.55-56). */
export const ROLES_64 = [
  "brahma",
  "halved-inner-corner",
  "halved-outer-corner",
  "around-brahma",
  "dvipada",
  "outer",
] as const;
export type Role64 = (typeof ROLES_64)[number];

/**
 * Brahman holds four squares; those at his corners and those in the outer corners are halved; eight are around him, two
 * to each of four. `outer` are the squares of the eight beside the outer corners, who hold one and a half, `dvipada`
 * those of the sixteen on the border who hold two.
 */
export function roleOf({ rowFromNorth, columnFromWest }: Cell): Role64 {
  const [row, column] = [ringOf(rowFromNorth), ringOf(columnFromWest)];
  const ring = Math.min(row, column);
  const isDiagonal = row === column;
  if (ring === 4) return "brahma";
  if (ring === 3) return isDiagonal ? "halved-inner-corner" : "around-brahma";
  if (ring === 1 && isDiagonal) return "halved-outer-corner";
  return Math.max(row, column) <= 2 ? "outer" : "dvipada";
}

/** 1 at the border to 4 in the middle. */
function ringOf(place: number): number {
  return Math.min(place, GRID_SIZE["64-pada"] + 1 - place);
}
