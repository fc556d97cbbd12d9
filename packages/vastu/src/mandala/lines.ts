import { cellOf, squareOf } from "../grid/squares";

/** A diagonal of the mandala, from the middle of one square to that of another. */
export interface Vamsa {
  readonly fromSquare: number;
  readonly toSquare: number;
}

/** The six in the order of Brihat Samhita 53.63: Roga to Vayu, Pitri to Agni, and two beside each. */
export const VAMSAS: readonly Vamsa[] = [
  { fromSquare: 73, toSquare: 9 },
  { fromSquare: 81, toSquare: 1 },
  { fromSquare: 27, toSquare: 75 },
  { fromSquare: 55, toSquare: 7 },
  { fromSquare: 3, toSquare: 63 },
  { fromSquare: 19, toSquare: 79 },
];

export const AXES = ["northwest-southeast", "northeast-southwest"] as const;
export type Axis = (typeof AXES)[number];

/** Down the grid toward the east, or down toward the west. */
export function axisOf({ fromSquare, toSquare }: Vamsa): Axis {
  const [from, to] = [cellOf(fromSquare, 9), cellOf(toSquare, 9)];
  const rows = to.rowFromNorth - from.rowFromNorth;
  const columns = to.columnFromWest - from.columnFromWest;
  return rows * columns > 0 ? "northwest-southeast" : "northeast-southwest";
}

const CORNER_SQUARES: readonly number[] = [1, 9, 73, 81];

export function isMainDiagonal({ fromSquare, toSquare }: Vamsa): boolean {
  return CORNER_SQUARES.includes(fromSquare) && CORNER_SQUARES.includes(toSquare);
}

/** The squares that a line passes through by their corners. */
export function squaresOn({ fromSquare, toSquare }: Vamsa): readonly number[] {
  const [from, to] = [cellOf(fromSquare, 9), cellOf(toSquare, 9)];
  const steps = Math.abs(to.rowFromNorth - from.rowFromNorth);
  const row = Math.sign(to.rowFromNorth - from.rowFromNorth);
  const column = Math.sign(to.columnFromWest - from.columnFromWest);
  return Array.from({ length: steps + 1 }, (_, step) =>
    squareOf({ rowFromNorth: from.rowFromNorth + step * row, columnFromWest: from.columnFromWest + step * column }, 9),
  );
}

/** The squares where two lines cross: the atimarmas, ascending (53.64). */
export function crossingSquares(vamsas: readonly Vamsa[]): readonly number[] {
  const passed = new Map<number, number>();
  for (const square of vamsas.flatMap(squaresOn)) passed.set(square, (passed.get(square) ?? 0) + 1);
  return [...passed].flatMap(([square, times]) => (times > 1 ? [square] : [])).toSorted((a, b) => a - b);
}
