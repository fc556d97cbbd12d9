import { at, InvariantError } from "@almagest/operation";
import {
  type Box,
  type Figure,
  type GlyphName,
  glyph,
  glyphNamed,
  group,
  headed,
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
import { CENTERS, type ChartCell, cellOf, SIDE, type Spot } from "./cells";
import type { ChartPoint, IndianChartData } from "./data";
import { fitted } from "./fit";

const TEXT = { short: 15, degree: 11.5, mark: 10 } as const;
const ROW = 20;
const INNER_GAP = 4;

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"] as const;

/** A chart of twelve signs, or of houses in their place, in the style of the north, the south or the east of India. */
export function indianChart(data: IndianChartData): Figure {
  const { lagnaSign0 = 0, style } = data;
  const shapes = [
    rect({ x: 0, y: 0, width: SIDE, height: SIDE }, { fill: "paper" }),
    ...data.signs.flatMap((_, sign0) => cellShapes(data, sign0, cellOf(style, sign0, lagnaSign0))),
    rect({ x: 0, y: 0, width: SIDE, height: SIDE }, { stroke: "ink", "stroke-width": LINE.firm }),
    ...centerShapes(data),
  ];
  return headed(data, { width: SIDE, height: SIDE, shapes, description: describe(data), isFixed: true });
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

function cellShapes(data: IndianChartData, cell0: number, cell: ChartCell): readonly Shape[] {
  const isLagna = data.lagnaSign0 === cell0;
  const outline = path(`${polyline(cell.corners)}Z`, {
    fill: isLagna ? "accentWash" : "paper",
    stroke: "muted",
    "stroke-width": LINE.thin,
  });
  const name = nameShape(data, cell0, cell);
  const house0 = house0Of(data, cell0);
  const house = data.houses?.[house0];
  const points = [...cuspOf(data, house0), ...pointsIn(data, cell0)];
  const shapes = [outline, ...(isLagna ? lagnaMark(data, cell) : []), name, ...pointShapes(points, cell, boxOf(name))];
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
function nameShape(data: IndianChartData, cell0: number, { name }: ChartCell): Shape {
  const { style, signs, houses } = data;
  if (houses !== undefined) {
    return label(at(ROMAN, house0Of(data, cell0)), { ...name, size: SIZE.small, isBold: true, fill: "accent" });
  }
  const text = style === "north" ? String(cell0 + 1) : at(signs, cell0);
  const size = style === "north" ? SIZE.small : SIZE.tiny;
  return label(text, { ...name, size, fill: "muted", maxWidth: 74 });
}

/** Where signs are fixed, the first house is struck through at a corner; the northern one is always above. */
function lagnaMark({ style }: IndianChartData, { corners }: ChartCell): readonly Shape[] {
  if (style === "north") return [];
  const isSquare = corners.length === 4;
  const [before, corner, after] = isSquare
    ? [at(corners, 2), at(corners, 3), at(corners, 0)]
    : [at(corners, 2), at(corners, 0), at(corners, 1)];
  const distance = isSquare ? 26 : 40;
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
interface Setting {
  readonly isStacked: boolean;
  /** One column of names, so that degrees are aligned. */
  readonly nameWidth: number;
}

/** Below this, long names fit better above their degrees. */
const SMALL = 0.8;

function pointShapes(points: readonly ChartPoint[], { corners }: ChartCell, taken: Box): readonly Shape[] {
  const nameWidth = Math.max(0, ...points.map(({ short }) => widthOf(short, TEXT.short, true)));
  const fits = [false, true].map((isStacked) => {
    const setting = { isStacked, nameWidth: isStacked ? 0 : nameWidth };
    return {
      setting,
      fit: fitted(
        points.map((point) => pieceOf(point, setting)),
        corners,
        taken,
      ),
    };
  });
  const [beside, stacked] = fits;
  const isBetter = (beside?.fit?.scale ?? 0) < SMALL && (stacked?.fit?.scale ?? 0) > (beside?.fit?.scale ?? 0);
  const chosen = isBetter ? stacked : beside;
  if (chosen?.fit === undefined)
    throw new InvariantError("a cell of the chart is too small", { points: points.length });
  const { fit, setting } = chosen;
  return points.map((point, index0) => pointShape(point, at(fit.places, index0), fit.scale, setting));
}

function degreeText({ degree }: ChartPoint): string {
  return degree === undefined ? "" : degreesAndMinutes(degree);
}

/** After the degree: the sign where the cell does not tell it, and the mark of retrogradation. */
function marksOf({ house, sign0, isRetrograde }: ChartPoint): readonly GlyphName[] {
  const sign = house === undefined ? undefined : glyphNamed(at(signNames("en"), sign0));
  return [...(sign === undefined ? [] : [sign]), ...(isRetrograde === true ? (["retrograde"] as const) : [])];
}

function pieceOf(
  point: ChartPoint,
  { isStacked, nameWidth }: Setting,
): { readonly width: number; readonly height: number } {
  const name = Math.max(nameWidth, widthOf(point.short, TEXT.short, true));
  const text = degreeText(point);
  const degree = text === "" ? 0 : widthOf(text, TEXT.degree);
  const mark = marksOf(point).length * (INNER_GAP + TEXT.mark);
  return isStacked
    ? { width: Math.max(name, degree + mark), height: text === "" ? ROW : ROW * 1.8 }
    : { width: name + (text === "" ? 0 : INNER_GAP + degree) + mark, height: ROW };
}

function pointShape(point: ChartPoint, middle: Spot, scale: number, setting: Setting): Shape {
  const fill = point.paint ?? (point.isLagna === true || point.isMarked === true ? "accent" : "ink");
  const piece = pieceOf(point, setting);
  const [start, text] = [middle.x - (piece.width * scale) / 2, degreeText(point)];
  const isTwo = setting.isStacked && text !== "" && point.short !== "";
  const [nameY, degreeY] = isTwo
    ? [middle.y - ROW * 0.42 * scale, middle.y + ROW * 0.38 * scale]
    : [middle.y, middle.y];
  const name =
    point.short === ""
      ? []
      : [label(point.short, { x: start, y: nameY, size: TEXT.short * scale, isBold: true, fill })];
  let left = isTwo
    ? start
    : start + (Math.max(setting.nameWidth, widthOf(point.short, TEXT.short, true)) + INNER_GAP) * scale;
  const degree = text === "" ? [] : [label(text, { x: left, y: degreeY, size: TEXT.degree * scale, fill: "muted" })];
  left += text === "" ? 0 : (degree[0]?.box?.width ?? 0) + INNER_GAP * scale;
  const size = TEXT.mark * scale;
  const marks = marksOf(point).map((mark, index0) => {
    const x = left + size / 2 + index0 * (INNER_GAP * scale + size);
    return glyph(mark, { x, y: degreeY, size, stroke: mark === "retrograde" ? fill : "muted" });
  });
  const place = { "data-house": point.house, "data-sign": point.sign0 + 1, "data-at": point.degree };
  return group([...name, ...degree, ...marks], place, point.id);
}

function centerShapes({ style, center = [] }: IndianChartData): readonly Shape[] {
  if (style === "north") return [];
  const { width } = CENTERS[style];
  const frame = rect(
    { x: (SIDE - width) / 2, y: (SIDE - width) / 2, width, height: width },
    { fill: "paper", stroke: "muted", "stroke-width": LINE.thin },
  );
  const sizes = center.map((_, index0) => (index0 === 0 ? SIZE.heading : SIZE.small));
  let y = SIDE / 2 - sizes.reduce((sum, size) => sum + size * 1.5, 0) / 2;
  const lines = center.map((text, index0) => {
    const size = at(sizes, index0);
    y += size * 1.5;
    return label(text, {
      x: SIDE / 2,
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
