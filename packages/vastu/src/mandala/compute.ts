import { type Devata, devataOfSquare } from "../grid/devatas";
import { type Cell, cellOf, centerOf, GRID_SIZE, type Grid, squareOf } from "../grid/squares";
import { areaOf, type Bounds, boundsOf, contains, type Outline, type Point } from "../outline/polygon";
import { type Plot, plotOf } from "../outline/schema";
import { crossingSquares, VAMSAS, type Vamsa } from "./lines";
import { type Role64, roleOf } from "./roles";

export interface MandalaInput {
  readonly plot: Parameters<typeof plotOf>[0];
  readonly grid: Grid;
}

export interface MandalaCell extends Cell {
  readonly square: number;
  readonly center: Point;
  readonly withinPlot: boolean;
  /** On 81 squares. */
  readonly devata: Devata | undefined;
  /** On 64 squares. */
  readonly role: Role64 | undefined;
}

export interface PlacedVamsa extends Vamsa {
  readonly from: Point;
  readonly to: Point;
}

export interface MandalaFacts {
  readonly grid: Grid;
  readonly plot: Plot;
  /** Row by row from the northwest. */
  readonly cells: readonly MandalaCell[];
  readonly brahmasthan: { readonly squares: readonly number[]; readonly outline: Outline; readonly area: number };
  /** Of one marma: an eighth of a square (53.64). On 81 squares. */
  readonly marmaArea: number | undefined;
  readonly vamsas: readonly PlacedVamsa[];
  readonly atimarmas: readonly number[];
}

/** The mandala laid over the extent of a plot, along the compass. */
export function computeMandala({ plot: asked, grid }: MandalaInput): MandalaFacts {
  const plot = plotOf(asked);
  const bounds = boundsOf(plot.outline);
  const size = GRID_SIZE[grid];
  const cells = Array.from({ length: size * size }, (_, index0) => cellAt(index0, { grid, plot, bounds }));
  const hasDevatas = grid === "81-pada";
  return {
    grid,
    plot,
    cells,
    brahmasthan: brahmasthanOf(cells, bounds, grid),
    marmaArea: hasDevatas ? extentArea(bounds) / (size * size) / 8 : undefined,
    vamsas: hasDevatas ? VAMSAS.map((vamsa) => placed(vamsa, bounds)) : [],
    atimarmas: hasDevatas ? crossingSquares(VAMSAS) : [],
  };
}

function extentArea({ west, east, south, north }: Bounds): number {
  return (east - west) * (north - south);
}

function cellAt(
  index0: number,
  { grid, plot, bounds }: { readonly grid: Grid; readonly plot: Plot; readonly bounds: Bounds },
): MandalaCell {
  const size = GRID_SIZE[grid];
  const cell = { rowFromNorth: Math.floor(index0 / size) + 1, columnFromWest: (index0 % size) + 1 };
  const square = squareOf(cell, size);
  const center = centerOf(cell, size, bounds);
  return {
    ...cell,
    square,
    center,
    withinPlot: contains(plot.outline, center),
    devata: grid === "81-pada" ? devataOfSquare(square) : undefined,
    role: grid === "64-pada" ? roleOf(cell) : undefined,
  };
}

function isBrahmas({ devata, role }: MandalaCell): boolean {
  return devata?.id === "brahma" || role === "brahma";
}

/** The squares of Brahman: nine in the middle of 81, four of 64. Corners from the southwest, counterclockwise. */
function brahmasthanOf(cells: readonly MandalaCell[], bounds: Bounds, grid: Grid): MandalaFacts["brahmasthan"] {
  const squares = cells.filter(isBrahmas).map(({ square }) => square);
  const size = GRID_SIZE[grid];
  const margin = (size - Math.sqrt(squares.length)) / 2 / size;
  const [width, depth] = [bounds.east - bounds.west, bounds.north - bounds.south];
  const [west, east] = [bounds.west + margin * width, bounds.east - margin * width];
  const [south, north] = [bounds.south + margin * depth, bounds.north - margin * depth];
  const outline = [
    { x: west, y: south },
    { x: east, y: south },
    { x: east, y: north },
    { x: west, y: north },
  ];
  return { squares: squares.toSorted((a, b) => a - b), outline, area: areaOf(outline) };
}

function placed(vamsa: Vamsa, bounds: Bounds): PlacedVamsa {
  return {
    ...vamsa,
    from: centerOf(cellOf(vamsa.fromSquare, 9), 9, bounds),
    to: centerOf(cellOf(vamsa.toSquare, 9), 9, bounds),
  };
}
