import type { Figure } from "../figure";
import { type GlyphName, glyph } from "../glyphs/glyph";
import { label, line, rect, type Shape, widthOf } from "../shape";
import type { Role } from "../theme";
import { type Headed, headed } from "./heading";
import { LINE, PAGE_WIDTH, SIZE } from "./type";

export interface Bar {
  readonly label: string;
  readonly glyph?: GlyphName | undefined;
  readonly value: number;
  /** The start of the bar; by default the scale's zero. */
  readonly start?: number;
  /** The text after the bar; by default the value. */
  readonly text?: string | undefined;
  readonly paint?: Role | undefined;
  readonly isMarked?: boolean;
  /** Parts of the bar from its start on, one after another, in the order of the legend. */
  readonly parts?: readonly { readonly value: number; readonly paint: Role }[];
  /** The measure of this bar alone. */
  readonly due?: number;
}

/** A reference value for bars: a requirement, an average. */
export interface Mark {
  readonly at: number;
  readonly label: string;
}

export interface BarsData extends Headed {
  readonly bars: readonly Bar[];
  /** The least and the greatest value of the scale. */
  readonly scale: readonly [least: number, greatest: number];
  readonly marks?: readonly Mark[];
  /** Names of the parts of bars, and of what each is measured by. */
  readonly legend?: {
    readonly parts: readonly { readonly label: string; readonly paint: Role }[];
    readonly due: string;
  };
  readonly width?: number;
}

const ROW = 30;
const THICK = 16;
const GLYPH = 18;
const GAP = 10;
const MARK_ROW = 22;
const LEGEND_ROW = 34;
const SWATCH = 11;
const MOST_LABEL = 0.34;

/** Bars on one scale, each with its value as text, so that nothing depends on length or color alone. */
export function bars(data: BarsData): Figure {
  const width = data.width ?? PAGE_WIDTH;
  const place = placeOf(data, width);
  const marks = data.marks ?? [];
  const top = (data.legend === undefined ? 0 : LEGEND_ROW) + (marks.length === 0 ? 0 : MARK_ROW);
  const height = top + data.bars.length * ROW;
  const shapes = [
    ...(data.legend === undefined ? [] : legendShapes(data.legend, width)),
    axis(place(zeroOf(data)), top, height),
    ...data.bars.flatMap((bar, index0) => barShapes(bar, data, place, top + (index0 + 0.5) * ROW, width)),
    ...marks.flatMap((mark) => markShapes(mark, place(mark.at), top, height)),
  ];
  return headed(data, { width, height, shapes, description: describe(data) });
}

type Place = (value: number) => number;

function placeOf({ bars: all, scale: [least, greatest] }: BarsData, width: number): Place {
  const labels = Math.min(width * MOST_LABEL, Math.max(...all.map((bar) => labelWidth(bar)), 0));
  const texts = Math.max(...all.map((bar) => widthOf(textOf(bar), SIZE.text, true)), 0);
  const from = labels + GAP;
  const span = Math.max(1, width - from - texts - GAP);
  return (value) => from + (span * (value - least)) / (greatest - least || 1);
}

function labelWidth({ label: text, glyph: name }: Bar): number {
  return widthOf(text, SIZE.text) + (name === undefined ? 0 : GLYPH + GAP / 2);
}

function zeroOf({ scale: [least, greatest] }: BarsData): number {
  return Math.min(Math.max(0, least), greatest);
}

function textOf({ text, value }: Bar): string {
  return text ?? String(value);
}

function barShapes(bar: Bar, data: BarsData, place: Place, y: number, width: number): readonly Shape[] {
  const { paint = "accent", isMarked = false } = bar;
  const [from, to] = [place(bar.start ?? zeroOf(data)), place(bar.value)];
  const left = Math.min(from, to);
  const origin = place(data.scale[0]);
  const indent = bar.glyph === undefined ? 0 : GLYPH + GAP / 2;
  return [
    ...(isMarked ? [rect({ x: 0, y: y - ROW / 2, width, height: ROW }, { fill: "accentWash" })] : []),
    ...(bar.glyph === undefined ? [] : [glyph(bar.glyph, { x: GLYPH / 2, y, size: GLYPH, stroke: paint })]),
    label(bar.label, { x: indent, y, size: SIZE.text, isBold: isMarked, maxWidth: origin - GAP - indent }),
    ...(bar.parts === undefined
      ? [
          rect(
            { x: left, y: y - THICK / 2, width: Math.abs(to - from), height: THICK },
            { fill: paint, rx: 2, "data-value": bar.value },
          ),
        ]
      : partShapes(bar.parts, bar.start ?? zeroOf(data), place, y)),
    ...(bar.due === undefined ? [] : dueShape(place(bar.due), y)),
    label(textOf(bar), { x: width, y, size: SIZE.text, anchor: "end", isBold: true }),
  ];
}

function partShapes(parts: NonNullable<Bar["parts"]>, start: number, place: Place, y: number): readonly Shape[] {
  let from = start;
  return parts.map(({ value, paint }) => {
    const x = place(from);
    from += value;
    const box = { x, y: y - THICK / 2, width: Math.max(0, place(from) - x), height: THICK };
    return rect(box, { fill: paint, stroke: "paper", "stroke-width": LINE.thin, "data-value": value });
  });
}

/** A firm line across the bar, with room on both sides so that it shows on any color. */
function dueShape(x: number, y: number): readonly Shape[] {
  const [top, bottom] = [y - ROW / 2 + 2, y + ROW / 2 - 2];
  return [
    line(x, top, x, bottom, { stroke: "paper", "stroke-width": 3 * LINE.bold }),
    line(x, top, x, bottom, { stroke: "ink", "stroke-width": LINE.bold }),
  ];
}

/** The parts' names in a row, each after its color, and the line's. */
function legendShapes({ parts, due }: NonNullable<BarsData["legend"]>, width: number): readonly Shape[] {
  const room = width / (parts.length + 1);
  const y = SWATCH;
  const named = (text: string, index0: number): Shape =>
    label(text, { x: index0 * room + SWATCH + 6, y, size: SIZE.small, fill: "muted", maxWidth: room - SWATCH - 12 });
  return [
    ...parts.flatMap(({ label: text, paint }, index0) => [
      rect({ x: index0 * room, y: y - SWATCH / 2, width: SWATCH, height: SWATCH }, { fill: paint, rx: 2 }),
      named(text, index0),
    ]),
    line(parts.length * room + SWATCH / 2, y - 9, parts.length * room + SWATCH / 2, y + 9, {
      stroke: "ink",
      "stroke-width": LINE.bold,
    }),
    named(due, parts.length),
  ];
}

function axis(x: number, top: number, bottom: number): Shape {
  return line(x, top, x, bottom, { stroke: "faint", "stroke-width": LINE.thin });
}

function markShapes(mark: Mark, x: number, top: number, bottom: number): readonly Shape[] {
  return [
    line(x, top, x, bottom, { stroke: "hard", "stroke-width": LINE.firm, "stroke-dasharray": "4 3" }),
    label(mark.label, { x, y: top / 2, size: SIZE.small, anchor: "middle", fill: "hard" }),
  ];
}

function describe({ bars: all, marks = [] }: BarsData): string {
  return [...all.map((bar) => `${bar.label} ${textOf(bar)}`), ...marks.map((mark) => `${mark.label} ${mark.at}`)].join(
    "; ",
  );
}
