import { COMPACT_WIDTH } from "../compact";
import { type Figure, stacked } from "../figure";
import { type GlyphName, glyph } from "../glyphs/glyph";
import { group, label, line, path, polyline, rect, type Shape, widthOf } from "../shape";
import type { Role } from "../theme";
import { markedLast } from "./day-clock";
import { type Headed, headed } from "./heading";
import { LINE, PAGE_WIDTH, SIZE } from "./type";

/** One period: `[from, to)` on the level's scale (years, days, hours: the unit is the caller's). */
export interface Period {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** The text in the bar if the label does not fit. */
  readonly short?: string | undefined;
  readonly glyph?: GlyphName | undefined;
  /** When it runs, for the list below the bar: `1990-02-03 – 2007-02-03`. */
  readonly dates?: string | undefined;
  readonly ground?: Role | undefined;
  readonly paint?: Role | undefined;
  /** The current one; the next level divides it. */
  readonly isMarked?: boolean;
}

export interface PeriodLevel {
  readonly title?: string | undefined;
  readonly periods: readonly Period[];
  /** A stretch of the level above, on its scale, that need not be the marked period. */
  readonly isStretch?: boolean;
}

/** Levels from the longest down; each after the first divides the marked period of the one above, or a stretch of it. */
export interface PeriodBarsData extends Headed {
  readonly levels: readonly PeriodLevel[];
  readonly now?: { readonly at: number; readonly label: string } | undefined;
  /** The most columns of the lists of dates; 3 by default. */
  readonly columns?: number;
  readonly width?: number;
}

const BAR = 40;
const TITLE = 24;
const FAN = 22;
const ROW = 22;
const GLYPH = 20;
const INSET = 4;
const NAME_GAP = 12;
const MOST_NAME = 0.5;

/** Periods as bars on scales that expand into each other, with each bar's periods and their dates listed below it. */
export function periodBars(data: PeriodBarsData): Figure {
  const compact = (): Figure => ({ ...barsIn(data, COMPACT_WIDTH), isCompact: true });
  return headed(data, { ...barsIn(data, data.width ?? PAGE_WIDTH), compact });
}

function barsIn(data: PeriodBarsData, width: number): Figure {
  const levels = data.levels.filter(({ periods }) => periods.length > 0);
  const figures = levels.map((level, index0) => levelFigure(level, { data, width, below: levels[index0 + 1] }));
  const body = stacked(figures, 0);
  const now = data.now === undefined ? [] : [nowLine(data.now.label, body.height, width)];
  return {
    ...body,
    width,
    height: body.height + (data.now === undefined ? 0 : ROW),
    shapes: [...body.shapes, ...now],
    description: describe(data),
  };
}

interface Where {
  readonly data: PeriodBarsData;
  readonly width: number;
  readonly below: PeriodLevel | undefined;
}

type Place = (at: number) => number;
type Reach = Pick<Period, "from" | "to">;

function reachOf(periods: readonly Period[]): Reach {
  return {
    from: Math.min(...periods.map((period) => period.from)),
    to: Math.max(...periods.map((period) => period.to)),
  };
}

/** The part of a level that the next one shows. */
function openedBy(below: PeriodLevel | undefined, periods: readonly Period[]): Reach | undefined {
  if (below === undefined) return undefined;
  if (below.isStretch !== true) return periods.find(({ isMarked }) => isMarked === true);
  const [whole, part] = [reachOf(periods), reachOf(below.periods)];
  const [from, to] = [Math.max(whole.from, part.from), Math.min(whole.to, part.to)];
  return from < to ? { from, to } : undefined;
}

function placeOf(periods: readonly Period[], width: number): Place {
  const { from, to } = reachOf(periods);
  return (at) => (width * (at - from)) / (to - from || 1);
}

function levelFigure({ title, periods }: PeriodLevel, { data, width, below }: Where): Figure {
  const place = placeOf(periods, width);
  const top = title === undefined ? 0 : TITLE;
  const list = listShapes(periods, top + BAR, width, data.columns ?? 3);
  const opened = openedBy(below, periods);
  const bottom = top + BAR + list.height;
  const shapes = [
    ...(title === undefined
      ? []
      : [label(title, { x: 0, y: TITLE / 2 - 2, size: SIZE.text, isBold: true, maxWidth: width })]),
    ...markedLast(periods).map((period) => barShape(period, place(period.from), place(period.to), top)),
    ...nowMark(data.now?.at, periods, place, top),
    ...list.shapes,
    ...(opened === undefined ? [] : [fan(place(opened.from), place(opened.to), bottom, width)]),
  ];
  return { width, height: bottom + (below === undefined ? 0 : FAN), shapes, description: "" };
}

function barShape(period: Period, x: number, end: number, y: number): Shape {
  const { paint = "ink", ground = "wash", isMarked = false } = period;
  const box = rect(
    { x, y, width: end - x, height: BAR },
    {
      fill: isMarked ? "accentWash" : ground,
      stroke: isMarked ? "accent" : "faint",
      "stroke-width": isMarked ? LINE.bold : LINE.hair,
    },
  );
  return group(
    [box, ...barContent(period, x, end, y + BAR / 2, paint)],
    {
      "data-from": period.from,
      "data-to": period.to,
    },
    period.label,
  );
}

/** Glyph and name if both fit, else the glyph, else the short name. */
function barContent(period: Period, x: number, end: number, y: number, paint: Role): readonly Shape[] {
  const { glyph: name, isMarked: isBold = false } = period;
  const room = end - x - 2 * INSET;
  const used = name === undefined ? 0 : GLYPH + INSET;
  const text = [period.label, period.short].find(
    (one) => one !== undefined && one !== "" && widthOf(one, SIZE.small, isBold) + used <= room,
  );
  const middle = (x + end) / 2;
  const total = used + (text === undefined ? 0 : widthOf(text, SIZE.small, isBold));
  const start = middle - total / 2;
  if (name !== undefined && room < GLYPH * 0.6) return [];
  return [
    ...(name === undefined
      ? []
      : [
          glyph(name, {
            x: text === undefined ? middle : start + GLYPH / 2,
            y,
            size: Math.min(GLYPH, room),
            stroke: paint,
          }),
        ]),
    ...(text === undefined
      ? []
      : [label(text, { x: start + used, y, size: SIZE.small, fill: paint, isBold, maxWidth: room - used })]),
  ];
}

/** The mark of the present: ticks at a bar's edges, which leave its text legible, and a tip below. */
function nowMark(now: number | undefined, periods: readonly Period[], place: Place, y: number): readonly Shape[] {
  if (now === undefined || !periods.some(({ from, to }) => now >= from && now < to)) return [];
  const x = place(now);
  const tick = { stroke: "accent", "stroke-width": LINE.bold } as const;
  return [
    group([line(x, y, x, y + 7, tick), line(x, y + BAR - 7, x, y + BAR, tick), tipAt(x, y + BAR)], { "data-now": now }),
  ];
}

function tipAt(x: number, y: number): Shape {
  const corners = [
    { x, y },
    { x: x - 5, y: y + 8 },
    { x: x + 5, y: y + 8 },
  ];
  return path(`${polyline(corners)}Z`, { fill: "accent" });
}

/** The list below a bar, column by column, so that no period is shown by length alone. */
function listShapes(
  periods: readonly Period[],
  top: number,
  width: number,
  columns: number,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  const listed = periods.filter(({ dates }) => dates !== undefined);
  const names = Math.max(0, ...listed.map((one) => widthOf(one.label, SIZE.small, true))) + NAME_GAP;
  const dates = Math.max(0, ...listed.map((one) => widthOf(one.dates ?? "", SIZE.small, true)));
  const count = Math.min(columns, Math.max(1, Math.floor(width / (names + dates + NAME_GAP + GLYPH))));
  const rows = Math.ceil(listed.length / count);
  const cell = width / count;
  const shapes = listed.flatMap((period, index0) => {
    const x = Math.floor(index0 / rows) * cell;
    const y = top + 14 + ((index0 % rows) + 0.5) * ROW - 4;
    return rowShapes(period, { x, y, names: Math.min(names, cell * MOST_NAME), width: cell });
  });
  return { shapes, height: rows === 0 ? 4 : rows * ROW + 16 };
}

function rowShapes(
  period: Period,
  { x, y, names, width }: { readonly x: number; readonly y: number; readonly names: number; readonly width: number },
): readonly Shape[] {
  const isBold = period.isMarked ?? false;
  const indent = period.glyph === undefined ? 0 : 20;
  const fill = isBold ? ("accent" as const) : ("ink" as const);
  return [
    ...(period.glyph === undefined ? [] : [glyph(period.glyph, { x: x + 8, y, size: 15, stroke: fill })]),
    label(period.label, { x: x + indent, y, size: SIZE.small, isBold, fill, maxWidth: names - 8 }),
    label(period.dates ?? "", {
      x: x + indent + names,
      y,
      size: SIZE.small,
      fill: isBold ? "accent" : "muted",
      maxWidth: width - indent - names - 10,
    }),
  ];
}

/** Opens from a part of a level to the whole width of the level that divides it. */
function fan(x: number, end: number, y: number, width: number): Shape {
  const attributes = { stroke: "accent", "stroke-width": LINE.thin, "stroke-dasharray": "3 3" } as const;
  return group([line(x, y, 0, y + FAN - 4, attributes), line(end, y, width, y + FAN - 4, attributes)]);
}

/** The legend of the tips. */
function nowLine(text: string, y: number, width: number): Shape {
  const middle = y + ROW / 2;
  const told = { x: 16, y: middle, size: SIZE.small, fill: "accent", isBold: true, maxWidth: width - 16 } as const;
  return group([tipAt(5, middle - 4), label(text, told)]);
}

function describe({ levels, now }: PeriodBarsData): string {
  const told = levels.map(({ title, periods }) => {
    const list = periods.map(({ label: text, dates }) => [text, dates].filter(Boolean).join(" ")).join(", ");
    const marked = periods.find(({ isMarked }) => isMarked === true)?.label;
    return [title, list, marked].filter(Boolean).join(": ");
  });
  return [...told, ...(now === undefined ? [] : [now.label])].join("; ");
}
