import { at, InvariantError } from "@almagest/operation";
import {
  type Box,
  type Figure,
  glyph,
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
import { CENTERS, type ChartCell, cellOf, SIDE, type Spot } from "./cells";
import type { ChartPoint, IndianChartData } from "./data";
import { fitted } from "./fit";

const TEXT = { short: 15, degree: 11.5, mark: 10 } as const;
const ROW = 20;
const INNER_GAP = 4;

/** A chart of twelve signs in the style of the north, the south or the east of India. */
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

function cellShapes(data: IndianChartData, sign0: number, cell: ChartCell): readonly Shape[] {
  const isLagna = data.lagnaSign0 === sign0;
  const outline = path(`${polyline(cell.corners)}Z`, {
    fill: isLagna ? "accentWash" : "paper",
    stroke: "muted",
    "stroke-width": LINE.thin,
  });
  const name = nameShape(data, sign0, cell);
  const points = data.points.filter((point) => point.sign0 === sign0).toSorted(byDegree);
  const shapes = [outline, ...(isLagna ? lagnaMark(data, cell) : []), name, ...pointShapes(points, cell, boxOf(name))];
  return [group(shapes, { "data-sign": sign0 + 1 }, at(data.signs, sign0))];
}

function boxOf({ box }: Shape): Box {
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** The northern style counts signs by number; the others, whose signs stand fast, name them. */
function nameShape({ style, signs, corners }: IndianChartData, sign0: number, { name }: ChartCell): Shape {
  const text = corners?.[sign0] ?? (style === "north" ? String(sign0 + 1) : at(signs, sign0));
  const size = style === "north" ? SIZE.small : SIZE.tiny;
  return label(text, { ...name, size, fill: "muted", maxWidth: 74 });
}

/** Where signs stand fast, the first house is struck through at a corner; the northern one is always above. */
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
  return (a.degree ?? Infinity) - (b.degree ?? Infinity) || 0;
}

/** How an entry is set: its degree beside its name, or under it where names are long. */
interface Setting {
  readonly isStacked: boolean;
  /** One column of names, so that degrees stand under each other. */
  readonly nameWidth: number;
}

/** Below this, long names stand better above their degrees. */
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

function degreeText({ degree, ownSign0 }: ChartPoint): string {
  if (degree === undefined) return "";
  return `${degreesAndMinutes(degree)}${ownSign0 === undefined ? "" : ` (${ownSign0 + 1})`}`;
}

function pieceOf(
  point: ChartPoint,
  { isStacked, nameWidth }: Setting,
): { readonly width: number; readonly height: number } {
  const name = Math.max(nameWidth, widthOf(point.short, TEXT.short, true));
  const text = degreeText(point);
  const degree = text === "" ? 0 : widthOf(text, TEXT.degree);
  const mark = point.isRetrograde === true ? INNER_GAP + TEXT.mark : 0;
  return isStacked
    ? { width: Math.max(name, degree + mark), height: text === "" ? ROW : ROW * 1.8 }
    : { width: name + (text === "" ? 0 : INNER_GAP + degree) + mark, height: ROW };
}

function pointShape(point: ChartPoint, middle: Spot, scale: number, setting: Setting): Shape {
  const fill = point.paint ?? (point.isLagna === true || point.isMarked === true ? "accent" : "ink");
  const piece = pieceOf(point, setting);
  const [start, text] = [middle.x - (piece.width * scale) / 2, degreeText(point)];
  const isTwo = setting.isStacked && text !== "";
  const [nameY, degreeY] = isTwo
    ? [middle.y - ROW * 0.42 * scale, middle.y + ROW * 0.38 * scale]
    : [middle.y, middle.y];
  const name = label(point.short, { x: start, y: nameY, size: TEXT.short * scale, isBold: true, fill });
  let left = isTwo
    ? start
    : start + (Math.max(setting.nameWidth, widthOf(point.short, TEXT.short, true)) + INNER_GAP) * scale;
  const degree = text === "" ? [] : [label(text, { x: left, y: degreeY, size: TEXT.degree * scale, fill: "muted" })];
  left += text === "" ? 0 : (degree[0]?.box?.width ?? 0) + INNER_GAP * scale;
  const size = TEXT.mark * scale;
  const retrograde =
    point.isRetrograde === true ? [glyph("retrograde", { x: left + size / 2, y: degreeY, size, stroke: fill })] : [];
  return group([name, ...degree, ...retrograde], { "data-sign": point.sign0 + 1, "data-at": point.degree }, point.id);
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

function describe({ signs, points }: IndianChartData): string {
  return signs
    .map((name, sign0) => {
      const here = points.filter((point) => point.sign0 === sign0).toSorted(byDegree);
      const told = here.map((point) =>
        [point.label, degreeText(point), point.isRetrograde ? "℞" : ""].filter(Boolean).join(" "),
      );
      return told.length === 0 ? "" : `${name}: ${told.join(", ")}`;
    })
    .filter((text) => text !== "")
    .join("; ");
}
