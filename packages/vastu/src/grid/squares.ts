import { at } from "@almagest/operation";
import { CORNERS, type Corner, SIDES, type Side } from "../compass";
import type { Bounds, Point } from "../outline/polygon";

export const GRIDS = ["81-pada", "64-pada"] as const;
export type Grid = (typeof GRIDS)[number];

/** Squares along a side. */
export const GRID_SIZE = { "81-pada": 9, "64-pada": 8 } as const satisfies Record<Grid, number>;

/** A square's place, from 1, row 1 in the north and column 1 in the west. */
export interface Cell {
  readonly rowFromNorth: number;
  readonly columnFromWest: number;
}

/**
 * The number of a square: 1 in the northeast, down the columns from the east. On 81 squares 9 is southeast, 73
 * northwest and 81 southwest (Brihat Samhita 53.42-45).
 */
export function squareOf({ rowFromNorth, columnFromWest }: Cell, size: number): number {
  return (size - columnFromWest) * size + rowFromNorth;
}

export function cellOf(square: number, size: number): Cell {
  return { rowFromNorth: ((square - 1) % size) + 1, columnFromWest: size - Math.floor((square - 1) / size) };
}

/** The middle of a square of the grid that is laid over a plot's extent. */
export function centerOf({ rowFromNorth, columnFromWest }: Cell, size: number, bounds: Bounds): Point {
  return {
    x: bounds.west + ((columnFromWest - 0.5) / size) * (bounds.east - bounds.west),
    y: bounds.north - ((rowFromNorth - 0.5) / size) * (bounds.north - bounds.south),
  };
}

/** Padas of a side; on 81 squares the ninth square of a side is the first of the next. */
export const PADAS_ON_SIDE = 8;
export const PADA_COUNT = 32;

/** Equal parts that a side is cut in. */
export type SideParts = 8 | 9;

/** The squares that a door opens through: ninths of a side on 81 squares, eighths on 64 (Brihat Samhita 53.71). */
export const DOOR_PARTS = GRID_SIZE satisfies Record<Grid, SideParts>;

/** The square, of 81, of an entrance pada: around from the northeast corner by east, south, west and north. */
export function squareOfPada(pada: number): number {
  const { side, ordinal } = placeOfPada(pada);
  switch (side) {
    case "East":
      return ordinal;
    case "South":
      return 9 * ordinal;
    case "West":
      return 82 - ordinal;
    case "North":
      return 82 - 9 * ordinal;
  }
}

export function placeOfPada(pada: number): {
  readonly side: Side;
  readonly ordinal: number;
  readonly startCorner: Corner;
} {
  const side0 = Math.floor((pada - 1) / PADAS_ON_SIDE);
  return { side: at(SIDES, side0), ordinal: ((pada - 1) % PADAS_ON_SIDE) + 1, startCorner: at(CORNERS, side0) };
}

/** The loss of precision of coordinates, as a part of a side. */
const PART_SLACK = 1e-9;

/**
 * The pada at a part of a side, [0, 1], counted from the corner where the side begins. The side is cut in equal parts,
 * each owning its start; of nine, the last is the first pada of the next side.
 */
export function padaAt(side: Side, part: number, parts: SideParts): number {
  const part0 = Math.min(Math.floor((part + PART_SLACK) * parts), parts - 1);
  return ((SIDES.indexOf(side) * PADAS_ON_SIDE + part0) % PADA_COUNT) + 1;
}

/** The position of a point along a side of the extent, [0, 1], from the corner where the side begins. */
export function partAlong(side: Side, { x, y }: Point, { west, east, south, north }: Bounds): number {
  switch (side) {
    case "East":
      return (north - y) / (north - south);
    case "South":
      return (east - x) / (east - west);
    case "West":
      return (y - south) / (north - south);
    case "North":
      return (x - west) / (east - west);
  }
}

/** The place at a part of a side of the extent. */
export function pointAlong(side: Side, part: number, { west, east, south, north }: Bounds): Point {
  switch (side) {
    case "East":
      return { x: east, y: north - part * (north - south) };
    case "South":
      return { x: east - part * (east - west), y: south };
    case "West":
      return { x: west, y: south + part * (north - south) };
    case "North":
      return { x: west + part * (east - west), y: north };
  }
}
