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

/** The measures of a chart: its side, and the distances of names from edges and points. */
export interface ChartRoom {
  readonly side: number;
  /** Distance of a number from the point of its diamond or triangle. */
  readonly tip: number;
  /** Of a name from the side of its cell, and of its middle from the upper or lower edge. */
  readonly inset: number;
  readonly under: number;
}

function spots(...coordinates: readonly (readonly [number, number])[]): readonly Spot[] {
  return coordinates.map(([x, y]) => ({ x, y }));
}

function north(name: Spot, ...coordinates: readonly (readonly [number, number])[]): ChartCell {
  return { corners: spots(...coordinates), name: { ...name, anchor: "middle" } };
}

/** The twelve houses of the northern style, from the upper diamond counter-clockwise. */
function northern({ side, tip }: ChartRoom): readonly ChartCell[] {
  const [half, quarter, most] = [side / 2, side / 4, (3 * side) / 4];
  return [
    north({ x: half, y: half - tip }, [half, 0], [quarter, quarter], [half, half], [most, quarter]),
    north({ x: quarter, y: quarter - tip }, [0, 0], [quarter, quarter], [half, 0]),
    north({ x: quarter - tip, y: quarter }, [0, 0], [0, half], [quarter, quarter]),
    north({ x: half - tip, y: half }, [0, half], [quarter, most], [half, half], [quarter, quarter]),
    north({ x: quarter - tip, y: most }, [0, half], [0, side], [quarter, most]),
    north({ x: quarter, y: most + tip }, [0, side], [half, side], [quarter, most]),
    north({ x: half, y: half + tip }, [half, half], [quarter, most], [half, side], [most, most]),
    north({ x: most, y: most + tip }, [half, side], [side, side], [most, most]),
    north({ x: most + tip, y: most }, [side, side], [side, half], [most, most]),
    north({ x: half + tip, y: half }, [side, half], [most, quarter], [half, half], [most, most]),
    north({ x: most + tip, y: quarter }, [side, 0], [side, half], [most, quarter]),
    north({ x: most, y: quarter - tip }, [side, 0], [half, 0], [most, quarter]),
  ];
}

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

function southern(room: ChartRoom): readonly ChartCell[] {
  const quarter = room.side / 4;
  return SOUTH_GRID.map(([column, row]) => square(room, column * quarter, row * quarter, quarter));
}

function square({ inset, under }: ChartRoom, x: number, y: number, side: number): ChartCell {
  return {
    corners: spots([x, y], [x, y + side], [x + side, y + side], [x + side, y]),
    name: { x: x + inset, y: y + under, anchor: "start" },
  };
}

/** The eastern style from Aries, above, counter-clockwise; corners are cut from the outer to the inner corner. */
function eastern(room: ChartRoom): readonly ChartCell[] {
  const { side, inset, under } = room;
  const [third, most] = [side / 3, (2 * side) / 3];
  return [
    square(room, third, 0, third),
    wedge("end", [third - inset, under], [0, 0], [third, third], [third, 0]),
    wedge("start", [inset, third - under], [0, 0], [0, third], [third, third]),
    square(room, 0, third, third),
    wedge("start", [inset, most + under], [0, side], [0, most], [third, most]),
    wedge("end", [third - inset, side - under], [0, side], [third, side], [third, most]),
    square(room, third, most, third),
    wedge("start", [most + inset, side - under], [side, side], [most, side], [most, most]),
    wedge("end", [side - inset, most + under], [side, side], [side, most], [most, most]),
    square(room, most, third, third),
    wedge("end", [side - inset, third - under], [side, 0], [side, third], [most, third]),
    wedge("start", [most + inset, under], [side, 0], [most, 0], [most, third]),
  ];
}

function wedge(
  anchor: "start" | "end",
  [x, y]: readonly [number, number],
  ...coordinates: readonly (readonly [number, number])[]
): ChartCell {
  return { corners: spots(...coordinates), name: { x, y, anchor } };
}

const CELLS = { north: northern, south: southern, east: eastern } as const;

/** The cells of zero-based signs. The northern style fixes houses, the others signs. */
export function cellsOf(style: ChartStyle, room: ChartRoom, lagnaSign0: number): readonly ChartCell[] {
  const cells = CELLS[style](room);
  return style === "north" ? cells.map((_, sign0) => at(cells, (sign0 - lagnaSign0 + 12) % 12)) : cells;
}

/** The square in the middle that no sign has, as a share of the side. */
export const CENTERS: Readonly<Record<Exclude<ChartStyle, "north">, number>> = { south: 1 / 2, east: 1 / 3 };
