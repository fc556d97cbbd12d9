import { at } from "@almagest/operation";
import type { ChartStyle } from "./data";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A convex outline, and the place of its corner text. */
export interface ChartCell {
  readonly corners: readonly Spot[];
  /** The middle of the text that names the sign, and from where it is anchored. */
  readonly name: Spot & { readonly anchor: "start" | "middle" | "end" };
}

/** The side of a chart. */
export const SIDE = 540;

const HALF = SIDE / 2;
const QUARTER = SIDE / 4;
const THIRD = SIDE / 3;

function spots(...coordinates: readonly (readonly [number, number])[]): readonly Spot[] {
  return coordinates.map(([x, y]) => ({ x, y }));
}

function north(name: Spot, ...coordinates: readonly (readonly [number, number])[]): ChartCell {
  return { corners: spots(...coordinates), name: { ...name, anchor: "middle" } };
}

const IN = 17;
/** Distance of a number from the point of its diamond or triangle. */
const TIP = 20;

/** The twelve houses of the northern style, from the upper diamond counter-clockwise. */
const NORTH: readonly ChartCell[] = [
  north({ x: HALF, y: HALF - TIP }, [HALF, 0], [QUARTER, QUARTER], [HALF, HALF], [3 * QUARTER, QUARTER]),
  north({ x: QUARTER, y: QUARTER - TIP }, [0, 0], [QUARTER, QUARTER], [HALF, 0]),
  north({ x: QUARTER - TIP, y: QUARTER }, [0, 0], [0, HALF], [QUARTER, QUARTER]),
  north({ x: HALF - TIP, y: HALF }, [0, HALF], [QUARTER, 3 * QUARTER], [HALF, HALF], [QUARTER, QUARTER]),
  north({ x: QUARTER - TIP, y: 3 * QUARTER }, [0, HALF], [0, SIDE], [QUARTER, 3 * QUARTER]),
  north({ x: QUARTER, y: 3 * QUARTER + TIP }, [0, SIDE], [HALF, SIDE], [QUARTER, 3 * QUARTER]),
  north({ x: HALF, y: HALF + TIP }, [HALF, HALF], [QUARTER, 3 * QUARTER], [HALF, SIDE], [3 * QUARTER, 3 * QUARTER]),
  north({ x: 3 * QUARTER, y: 3 * QUARTER + TIP }, [HALF, SIDE], [SIDE, SIDE], [3 * QUARTER, 3 * QUARTER]),
  north({ x: 3 * QUARTER + TIP, y: 3 * QUARTER }, [SIDE, SIDE], [SIDE, HALF], [3 * QUARTER, 3 * QUARTER]),
  north({ x: HALF + TIP, y: HALF }, [SIDE, HALF], [3 * QUARTER, QUARTER], [HALF, HALF], [3 * QUARTER, 3 * QUARTER]),
  north({ x: 3 * QUARTER + TIP, y: QUARTER }, [SIDE, 0], [SIDE, HALF], [3 * QUARTER, QUARTER]),
  north({ x: 3 * QUARTER, y: QUARTER - TIP }, [SIDE, 0], [HALF, 0], [3 * QUARTER, QUARTER]),
];

/** The southern style from Aries clockwise: columns and rows of a grid of four. */
const SOUTH_GRID = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
] as const;

const SOUTH: readonly ChartCell[] = SOUTH_GRID.map(([column, row]) => square(column * QUARTER, row * QUARTER, QUARTER));

function square(x: number, y: number, side: number): ChartCell {
  return {
    corners: spots([x, y], [x, y + side], [x + side, y + side], [x + side, y]),
    name: { x: x + 7, y: y + IN - 3, anchor: "start" },
  };
}

/** The eastern style from Aries, above, counter-clockwise; corners are cut from the outer to the inner corner. */
const EAST: readonly ChartCell[] = [
  square(THIRD, 0, THIRD),
  wedge("end", [THIRD - 7, IN - 3], [0, 0], [THIRD, THIRD], [THIRD, 0]),
  wedge("start", [7, THIRD - IN + 3], [0, 0], [0, THIRD], [THIRD, THIRD]),
  square(0, THIRD, THIRD),
  wedge("start", [7, 2 * THIRD + IN - 3], [0, SIDE], [0, 2 * THIRD], [THIRD, 2 * THIRD]),
  wedge("end", [THIRD - 7, SIDE - IN + 3], [0, SIDE], [THIRD, SIDE], [THIRD, 2 * THIRD]),
  square(THIRD, 2 * THIRD, THIRD),
  wedge("start", [2 * THIRD + 7, SIDE - IN + 3], [SIDE, SIDE], [2 * THIRD, SIDE], [2 * THIRD, 2 * THIRD]),
  wedge("end", [SIDE - 7, 2 * THIRD + IN - 3], [SIDE, SIDE], [SIDE, 2 * THIRD], [2 * THIRD, 2 * THIRD]),
  square(2 * THIRD, THIRD, THIRD),
  wedge("end", [SIDE - 7, THIRD - IN + 3], [SIDE, 0], [SIDE, THIRD], [2 * THIRD, THIRD]),
  wedge("start", [2 * THIRD + 7, IN - 3], [SIDE, 0], [2 * THIRD, 0], [2 * THIRD, THIRD]),
];

function wedge(
  anchor: "start" | "end",
  [x, y]: readonly [number, number],
  ...coordinates: readonly (readonly [number, number])[]
): ChartCell {
  return { corners: spots(...coordinates), name: { x, y, anchor } };
}

/** The cell of a zero-based sign. The northern style fixes houses, the others signs. */
export function cellOf(style: ChartStyle, sign0: number, lagnaSign0: number): ChartCell {
  if (style === "north") return at(NORTH, (sign0 - lagnaSign0 + 12) % 12);
  return at(style === "south" ? SOUTH : EAST, sign0);
}

/** The square in the middle that no sign has. */
export const CENTERS: Readonly<Record<Exclude<ChartStyle, "north">, { readonly width: number }>> = {
  south: { width: HALF },
  east: { width: THIRD },
};
