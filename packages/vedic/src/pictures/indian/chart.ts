import { at, InvariantError } from "@almagest/operation";
import {
  type Box,
  COMPACT_WIDTH,
  type Figure,
  type GlyphName,
  glyph,
  glyphNamed,
  group,
  headed,
  LEAST_LETTERS,
  LINE,
  label,
  line,
  path,
  polyline,
  rect,
  type Shape,
  SIZE,
  widthOf,
} from "@almagest/pictures";
import { degreesAndMinutes } from "../degrees";
import { signNames } from "../words";
import { CENTERS, type ChartCell, type ChartRoom, cellsOf, type Spot } from "./cells";
import type { ChartPoint, IndianChartData } from "./data";
import { type Fitting, fitted } from "./fit";

/** The setting of a chart: its measures, sizes of letters and marks, and the steps by which entries shrink in a full cell. */
interface Look extends ChartRoom, Fitting {
  readonly short: number;
  /** Left out on a narrow screen, where the table has it. */
  readonly degree: number | undefined;
  readonly mark: number;
  readonly row: number;
  readonly innerGap: number;
  readonly number: number;
  readonly sign: number;
  readonly nameRoom: number;
  readonly center: readonly [first: number, other: number];
  /** From the corner of a square, and of a triangle, to the stroke of the first house. */
  readonly lagna: readonly [square: number, triangle: number];
}

const WHOLE: Look = {
  ...{ side: 540, tip: 20, inset: 7, under: 14, nameRoom: 74, lagna: [26, 40] },
  ...{ short: 15, degree: 11.5, mark: 10, row: 20, innerGap: 4 },
  ...{ number: SIZE.small, sign: SIZE.tiny, center: [SIZE.heading, SIZE.small] },
  ...{ pad: 5, gap: 9, scales: [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52] },
};
const NARROW: Look = {
  ...{ side: COMPACT_WIDTH, tip: 14, inset: 4, under: 9, nameRoom: 78, lagna: [17, 26] },
  ...{ short: 14, degree: undefined, mark: 8, row: 17, innerGap: 1 },
  ...{ number: SIZE.tiny, sign: SIZE.tiny, center: [SIZE.text, SIZE.tiny] },
  ...{ pad: 2, gap: 5, scales: [1, 0.93, 0.86, LEAST_LETTERS / 14] },
};

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"] as const;

/** A chart of twelve signs, or of houses in their place, in the style of the north, the south or the east of India. */
export function indianChart(data: IndianChartData): Figure {
  const compact = (): Figure => ({ ...chartIn(data, NARROW), isCompact: true });
  return headed(data, { ...chartIn(data, WHOLE), compact });
}

function chartIn(data: IndianChartData, look: Look): Figure {
  const { lagnaSign0 = 0, style } = data;
  const { side } = look;
  const square = { x: 0, y: 0, width: side, height: side };
  const shapes = [
    rect(square, { fill: "paper" }),
    ...cellsOf(style, look, lagnaSign0).flatMap((cell, sign0) => cellShapes(data, sign0, cell, look)),
    rect(square, { stroke: "ink", "stroke-width": LINE.firm }),
    ...centerShapes(data, look),
  ];
  return { width: side, height: side, shapes, description: describe(data), isFixed: true };
}

/** The zero-based house of a cell. */
function house0Of({ lagnaSign0 = 0 }: IndianChartData, cell0: number): number {
  return (cell0 - lagnaSign0 + 12) % 12;
}

function pointsIn(data: IndianChartData, cell0: number): readonly ChartPoint[] {
  const here = data.points.filter(({ house, sign0 }) =>
    data.houses === undefined ? sign0 === cell0 : house === house0Of(data, cell0) + 1,
  );
  return here.toSorted(byDegree);
}

function cellShapes(data: IndianChartData, cell0: number, cell: ChartCell, look: Look): readonly Shape[] {
  const isLagna = data.lagnaSign0 === cell0;
  const outline = path(`${polyline(cell.corners)}Z`, {
    fill: isLagna ? "accentWash" : "paper",
    stroke: "muted",
    "stroke-width": LINE.thin,
  });
  const name = nameShape(data, cell0, cell, look);
  const house0 = house0Of(data, cell0);
  const house = data.houses?.[house0];
  const points = [...cuspOf(data, house0), ...pointsIn(data, cell0)];
  const mark = isLagna ? lagnaMark(data, cell, look) : [];
  const shapes = [outline, ...mark, name, ...pointShapes(points, cell, boxOf(name), look)];
  return house === undefined
    ? [group(shapes, { "data-sign": cell0 + 1 }, at(data.signs, cell0))]
    : [group(shapes, { "data-house": house0 + 1 }, house.name)];
}

/** The cusp of a house heads its cell; that of the first is the Lagna, which is there itself. */
function cuspOf({ houses, points }: IndianChartData, house0: number): readonly ChartPoint[] {
  const house = houses?.[house0];
  if (house === undefined || (house0 === 0 && points.some(({ isLagna }) => isLagna))) return [];
  const { sign0, degree } = house;
  return [{ id: `Cusp ${house0 + 1}`, short: "", label: house.name, house: house0 + 1, sign0, degree }];
}

function boxOf({ box }: Shape): Box {
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** The northern style counts signs by number; the others, with fixed signs, name them. Houses are Roman. */
function nameShape(data: IndianChartData, cell0: number, { name }: ChartCell, look: Look): Shape {
  const { style, signs, houses } = data;
  if (houses !== undefined) {
    return label(at(ROMAN, house0Of(data, cell0)), { ...name, size: look.number, isBold: true, fill: "accent" });
  }
  const text = style === "north" ? String(cell0 + 1) : at(signs, cell0);
  const size = style === "north" ? look.number : look.sign;
  return label(text, { ...name, size, fill: "muted", maxWidth: look.nameRoom });
}

/** Where signs are fixed, the first house is struck through at a corner; the northern one is always above. */
function lagnaMark({ style }: IndianChartData, { corners }: ChartCell, { lagna }: Look): readonly Shape[] {
  if (style === "north") return [];
  const isSquare = corners.length === 4;
  const [before, corner, after] = isSquare
    ? [at(corners, 2), at(corners, 3), at(corners, 0)]
    : [at(corners, 2), at(corners, 0), at(corners, 1)];
  const distance = at(lagna, isSquare ? 0 : 1);
  const [from, to] = [towards(corner, before, distance), towards(corner, after, distance)];
  return [line(from.x, from.y, to.x, to.y, { stroke: "accent", "stroke-width": LINE.bold })];
}

function towards(from: Spot, to: Spot, distance: number): Spot {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}

function byDegree(a: ChartPoint, b: ChartPoint): number {
  const [first, second] = [a.fromStartDeg ?? a.degree ?? Infinity, b.fromStartDeg ?? b.degree ?? Infinity];
  return first - second || 0;
}

/** The setting of an entry: its degree beside its name, or under it where names are long. */
interface Setting extends Look {
  readonly isStacked: boolean;
  /** One column of names, so that degrees are aligned. */
  readonly nameWidth: number;
}

/** On a narrow screen a full cell says that there is more; the table has all. */
const MORE: ChartPoint = { id: "…", short: "…", label: "", sign0: 0 };

/** Below this, long names fit better above their degrees. */
const SMALL = 0.8;

function pointShapes(points: readonly ChartPoint[], cell: ChartCell, taken: Box, look: Look): readonly Shape[] {
  const nameWidth = Math.max(0, ...points.map(({ short }) => widthOf(short, look.short, true)));
  const fits = [false, true].map((isStacked) => {
    const setting: Setting = { ...look, isStacked, nameWidth: isStacked ? 0 : nameWidth };
    const pieces = points.map((point) => pieceOf(point, setting));
    return { setting, fit: fitted(pieces, cell.corners, taken, look) };
  });
  const [beside, stacked] = fits;
  const isBetter = (beside?.fit?.scale ?? 0) < SMALL && (stacked?.fit?.scale ?? 0) > (beside?.fit?.scale ?? 0);
  const chosen = isBetter ? stacked : beside;
  if (chosen?.fit === undefined) return shapesOfFewer(points, cell, taken, look);
  const { fit, setting } = chosen;
  return points.map((point, index0) => pointShape(point, at(fit.places, index0), fit.scale, setting));
}

/** As many names as a narrow cell has room for; one that is too long alone is cut. */
function shapesOfFewer(points: readonly ChartPoint[], cell: ChartCell, taken: Box, look: Look): readonly Shape[] {
  if (look.scales === WHOLE.scales)
    throw new InvariantError("a cell of the chart is too small", { points: points.length });
  const named = points.filter((point) => point !== MORE);
  if (named.length > 1) return pointShapes([...named.slice(0, -1), MORE], cell, taken, look);
  return pointShapes(points, cell, taken, { ...look, scales: WHOLE.scales });
}

function degreeText({ degree }: ChartPoint): string {
  return degree === undefined ? "" : degreesAndMinutes(degree);
}

/** After the degree: the sign where the cell does not tell it, and the mark of retrogradation. */
function marksOf({ house, sign0, isRetrograde }: ChartPoint): readonly GlyphName[] {
  const sign = house === undefined ? undefined : glyphNamed(at(signNames("en"), sign0));
  return [...(sign === undefined ? [] : [sign]), ...(isRetrograde === true ? (["retrograde"] as const) : [])];
}

function pieceOf(point: ChartPoint, setting: Setting): { readonly width: number; readonly height: number } {
  const { isStacked, nameWidth, row, innerGap } = setting;
  const name = Math.max(nameWidth, widthOf(point.short, setting.short, true));
  const text = shownDegree(point, setting);
  const degree = text === "" ? 0 : widthOf(text, setting.degree ?? 0);
  const mark = marksOf(point).length * (innerGap + setting.mark);
  return isStacked
    ? { width: Math.max(name, degree + mark), height: text === "" ? row : row * 1.8 }
    : { width: name + (text === "" ? 0 : innerGap + degree) + mark, height: row };
}

function shownDegree(point: ChartPoint, { degree }: Look): string {
  return degree === undefined ? "" : degreeText(point);
}

function pointShape(point: ChartPoint, middle: Spot, scale: number, setting: Setting): Shape {
  const { row, innerGap } = setting;
  const fill = point.paint ?? (point.isLagna === true || point.isMarked === true ? "accent" : "ink");
  const piece = pieceOf(point, setting);
  const [start, text] = [middle.x - (piece.width * scale) / 2, shownDegree(point, setting)];
  const isTwo = setting.isStacked && text !== "" && point.short !== "";
  const [nameY, degreeY] = isTwo
    ? [middle.y - row * 0.42 * scale, middle.y + row * 0.38 * scale]
    : [middle.y, middle.y];
  const name =
    point.short === ""
      ? []
      : [label(point.short, { x: start, y: nameY, size: setting.short * scale, isBold: true, fill })];
  let left = isTwo
    ? start
    : start + (Math.max(setting.nameWidth, widthOf(point.short, setting.short, true)) + innerGap) * scale;
  const degreeSize = (setting.degree ?? 0) * scale;
  const degree = text === "" ? [] : [label(text, { x: left, y: degreeY, size: degreeSize, fill: "muted" })];
  left += text === "" ? 0 : (degree[0]?.box?.width ?? 0) + innerGap * scale;
  const size = setting.mark * scale;
  const marks = marksOf(point).map((mark, index0) => {
    const x = left + size / 2 + index0 * (innerGap * scale + size);
    return glyph(mark, { x, y: degreeY, size, stroke: mark === "retrograde" ? fill : "muted" });
  });
  if (point === MORE) return group(name);
  const place = { "data-house": point.house, "data-sign": point.sign0 + 1, "data-at": point.degree };
  return group([...name, ...degree, ...marks], place, point.id);
}

function centerShapes({ style, center = [] }: IndianChartData, look: Look): readonly Shape[] {
  if (style === "north") return [];
  const { side } = look;
  const width = CENTERS[style] * side;
  const frame = rect(
    { x: (side - width) / 2, y: (side - width) / 2, width, height: width },
    { fill: "paper", stroke: "muted", "stroke-width": LINE.thin },
  );
  const sizes = center.map((_, index0) => at(look.center, index0 === 0 ? 0 : 1));
  let y = side / 2 - sizes.reduce((sum, size) => sum + size * 1.5, 0) / 2;
  const lines = center.map((text, index0) => {
    const size = at(sizes, index0);
    y += size * 1.5;
    return label(text, {
      x: side / 2,
      y: y - size * 0.75,
      size,
      anchor: "middle",
      isBold: index0 === 0,
      fill: index0 === 0 ? "ink" : "muted",
      maxWidth: width - 24,
    });
  });
  return [frame, ...lines];
}

function describe(data: IndianChartData): string {
  const { signs, houses, lagnaSign0 = 0 } = data;
  const cells = houses === undefined ? signs : houses.map(({ name }) => name);
  return cells
    .map((name, index0) => {
      const cell0 = houses === undefined ? index0 : (lagnaSign0 + index0) % 12;
      const told = pointsIn(data, cell0).map((point) => {
        const sign = houses === undefined ? "" : at(signs, point.sign0);
        return [point.label, degreeText(point), sign, point.isRetrograde ? "℞" : ""].filter(Boolean).join(" ");
      });
      return told.length === 0 ? "" : `${name}: ${told.join(", ")}`;
    })
    .filter((text) => text !== "")
    .join("; ");
}
