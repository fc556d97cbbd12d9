import { COMPACT_WIDTH } from "../compact";
import type { Figure } from "../figure";
import { type GlyphName, glyph } from "../glyphs/glyph";
import { group, label, line, rect, type Shape, widthOf } from "../shape";
import type { Role } from "../theme";
import { type Headed, headed } from "./heading";
import { broken } from "./lines";
import { moonDisc } from "./moon";
import { LINE, PAGE_WIDTH, SIZE } from "./type";

/** A line of a sheet's group: a label and its value. */
export interface SheetRow {
  readonly label: string;
  readonly text: string;
  readonly glyph?: GlyphName | undefined;
  readonly paint?: Role | undefined;
  readonly isMarked?: boolean;
}

export interface SheetGroup {
  readonly title?: string | undefined;
  readonly rows: readonly SheetRow[];
}

/** An almanac's facts about one day, in groups that fill columns one after the other. */
export interface DaySheetData extends Headed {
  readonly groups: readonly SheetGroup[];
  /** 2 by default. */
  readonly columns?: number;
  readonly width?: number;
}

const ROW = 26;
const GROUP_GAP = 18;
const TITLE = 30;
const GUTTER = 32;
const MOST_LABEL = 0.46;

/** A day as a page of an almanac. */
export function daySheet(data: DaySheetData): Figure {
  const compact = (): Figure => ({ ...sheetIn(data, COMPACT_WIDTH, 1), isCompact: true });
  return headed(data, { ...sheetIn(data, data.width ?? PAGE_WIDTH, data.columns ?? 2), compact });
}

function sheetIn(data: DaySheetData, width: number, count: number): Figure {
  const columnWidth = (width - GUTTER * (count - 1)) / count;
  const columns = filled(
    data.groups.filter(({ rows }) => rows.length > 0),
    count,
  );
  const height = Math.max(0, ...columns.map((groups) => heightOf(groups)));
  const shapes = columns.flatMap((groups, index0) =>
    columnShapes(groups, index0 * (columnWidth + GUTTER), columnWidth),
  );
  return { width, height, shapes, description: describeDay(data.groups) };
}

function groupHeight({ title, rows }: SheetGroup): number {
  return (title === undefined ? 0 : TITLE) + rows.length * ROW;
}

function heightOf(groups: readonly SheetGroup[]): number {
  return groups.reduce((sum, one) => sum + groupHeight(one), 0) + Math.max(0, groups.length - 1) * GROUP_GAP;
}

/** Groups in order, in columns none of which is much longer than its share. */
function filled(groups: readonly SheetGroup[], count: number): readonly (readonly SheetGroup[])[] {
  const share = heightOf(groups) / count;
  const columns: SheetGroup[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const one of groups) {
    const middle = before + groupHeight(one) / 2;
    columns[Math.min(count - 1, Math.floor(middle / (share || 1)))]?.push(one);
    before += groupHeight(one) + GROUP_GAP;
  }
  return columns;
}

function columnShapes(groups: readonly SheetGroup[], x: number, width: number): readonly Shape[] {
  const labels = groups.flatMap(({ rows }) => rows.map((row) => widthOf(row.label, SIZE.text) + (row.glyph ? 24 : 0)));
  const from = Math.min(width * MOST_LABEL, Math.max(0, ...labels) + 16);
  let y = 0;
  return groups.map(({ title, rows }) => {
    const top = y + (title === undefined ? 0 : TITLE);
    const heading =
      title === undefined
        ? []
        : [
            label(title, { x, y: y + TITLE / 2, size: SIZE.text, isBold: true, maxWidth: width }),
            line(x, top, x + width, top, { stroke: "muted", "stroke-width": LINE.thin }),
          ];
    const shown = rows.flatMap((row, index0) => rowShapes(row, { x, y: top + index0 * ROW, width, from }));
    y = top + rows.length * ROW + GROUP_GAP;
    return group([...heading, ...shown], {}, title);
  });
}

function rowShapes(
  { label: text, text: value, glyph: name, paint = "ink", isMarked = false }: SheetRow,
  { x, y, width, from }: { readonly x: number; readonly y: number; readonly width: number; readonly from: number },
): readonly Shape[] {
  const middle = y + ROW / 2;
  const indent = name === undefined ? 4 : 24;
  return [
    ...(isMarked ? [rect({ x, y, width, height: ROW }, { fill: "accentWash" })] : []),
    ...(name === undefined ? [] : [glyph(name, { x: x + 12, y: middle, size: 17, stroke: paint })]),
    label(text, { x: x + indent, y: middle, size: SIZE.text, fill: "muted", maxWidth: from - indent - 8 }),
    ...(value === ""
      ? []
      : [
          label(value, {
            x: x + from,
            y: middle,
            size: SIZE.text,
            fill: paint,
            isBold: isMarked,
            maxWidth: width - from - 4,
          }),
        ]),
    line(x, y + ROW, x + width, y + ROW, { stroke: "faint", "stroke-width": LINE.hair }),
  ];
}

function describeDay(groups: readonly SheetGroup[]): string {
  return groups
    .map(({ title, rows }) =>
      [title, rows.map(({ label: text, text: value }) => `${text} ${value}`.trim()).join(", ")]
        .filter((part) => part !== undefined)
        .join(": "),
    )
    .join("; ");
}

/** A line of a day. */
interface DayLine {
  readonly text: string;
  readonly paint?: Role;
  readonly isBold?: boolean;
  /** Broken into as many lines as it needs, never made smaller or cut. */
  readonly isWhole?: boolean;
}

/** A day of a month sheet: its number, and as many lines as fit. */
export interface SheetDay {
  readonly label: string;
  readonly lines?: readonly (string | DayLine)[];
  /** Words of the description for which the cell has no room. */
  readonly said?: readonly string[];
  readonly glyph?: GlyphName | undefined;
  readonly ground?: Role | undefined;
  /** Chosen, current or favorable. */
  readonly isMarked?: boolean;
  /** A short mark in the upper right: a degree of favor, a count, a star. */
  readonly corner?: string | undefined;
  /** The day's Moon, instead of a mark. */
  readonly moon?: { readonly litPercent: number; readonly isWaxing: boolean };
}

/** Days in rows as long as the list of columns: a week, nine stars, seven by seven days of Omer. */
export interface MonthSheetData extends Headed {
  /** Titles of the columns. */
  readonly columns: readonly string[];
  /** From the first row's first column on; undefined is a cell without a day. */
  readonly days: readonly (SheetDay | undefined)[];
  /** Titles of the rows. */
  readonly rows?: readonly string[];
  readonly width?: number;
}

const MOON = 9;
const DAY = { title: 26, number: 22, line: 16, inset: 6, rowTitle: 110 } as const;

/** A month as a sheet of cells. */
export function monthSheet(data: MonthSheetData): Figure {
  const width = data.width ?? PAGE_WIDTH;
  const count = data.columns.length;
  const left = data.rows === undefined ? 0 : DAY.rowTitle;
  const cellWidth = (width - left) / count;
  const lines = data.days.map((day) => linesIn(day, cellWidth - 2 * DAY.inset));
  const most = Math.max(0, ...lines.map(({ length }) => length));
  const cellHeight = DAY.number + Math.max(1, most) * DAY.line + 2 * DAY.inset;
  const rows = Math.ceil(data.days.length / count);
  const titles = data.columns.map((text, index0) =>
    label(text, {
      x: left + (index0 + 0.5) * cellWidth,
      y: DAY.title / 2,
      size: SIZE.small,
      anchor: "middle",
      fill: "muted",
      isBold: true,
      maxWidth: cellWidth - 4,
    }),
  );
  const cells = data.days.flatMap((day, index0) => {
    const [column0, row0] = [index0 % count, Math.floor(index0 / count)];
    const box = {
      x: left + column0 * cellWidth,
      y: DAY.title + row0 * cellHeight,
      width: cellWidth,
      height: cellHeight,
    };
    return day === undefined ? [] : [dayShape({ ...day, lines: lines[index0] ?? [] }, box)];
  });
  const sides = (data.rows ?? []).map((text, row0) =>
    label(text, {
      x: 0,
      y: DAY.title + (row0 + 0.5) * cellHeight,
      size: SIZE.small,
      fill: "muted",
      maxWidth: left - 8,
    }),
  );
  const height = DAY.title + rows * cellHeight;
  return headed(data, { width, height, shapes: [...titles, ...sides, ...cells], description: describeMonth(data) });
}

function linesIn(day: SheetDay | undefined, width: number): readonly DayLine[] {
  return (day?.lines ?? []).flatMap((one) => {
    if (typeof one === "string") return [{ text: one }];
    const { text, isWhole = false, isBold = false } = one;
    return isWhole ? broken(text, { width, size: SIZE.tiny, isBold }).map((part) => ({ ...one, text: part })) : [one];
  });
}

function dayShape(
  day: Omit<SheetDay, "lines"> & { readonly lines: readonly DayLine[] },
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Shape {
  const { lines, ground = "paper", isMarked = false } = day;
  const x = box.x + DAY.inset;
  const room = box.width - 2 * DAY.inset;
  const top = box.y + DAY.inset;
  const moon = day.moon === undefined ? 0 : 2 * MOON + 4;
  const corner = day.corner === undefined ? moon : widthOf(day.corner, SIZE.text, true) + 4;
  const number = label(day.label, {
    x: x + (day.glyph === undefined ? 0 : 20),
    y: top + 8,
    size: SIZE.text,
    isBold: true,
    fill: isMarked ? "accent" : "ink",
    maxWidth: room - corner - (day.glyph === undefined ? 0 : 20),
  });
  const shown = lines.map(({ text, paint = "muted", isBold = false }, index0) => {
    const y = top + DAY.number + (index0 + 0.5) * DAY.line;
    return label(text, { x, y, size: SIZE.tiny, fill: paint, isBold, maxWidth: room });
  });
  return group(
    [
      rect(box, { fill: isMarked ? "accentWash" : ground, stroke: "faint", "stroke-width": LINE.hair }),
      ...(isMarked ? [rect({ x: box.x, y: box.y, width: 3, height: box.height }, { fill: "accent" })] : []),
      ...(day.glyph === undefined ? [] : [glyph(day.glyph, { x: x + 8, y: top + 8, size: 16 })]),
      number,
      ...(day.corner === undefined
        ? []
        : [
            label(day.corner, {
              x: x + room,
              y: top + 8,
              size: SIZE.text,
              anchor: "end",
              isBold: true,
              fill: isMarked ? "accent" : "muted",
            }),
          ]),
      ...(day.moon === undefined ? [] : [moonDisc({ x: x + room - MOON, y: top + MOON, radius: MOON, ...day.moon })]),
      ...shown,
    ],
    {},
    day.label,
  );
}

function describeMonth({ days }: MonthSheetData): string {
  return days
    .flatMap((day) => {
      if (day === undefined) return [];
      const lines = (day.lines ?? []).map((one) => (typeof one === "string" ? one : one.text));
      return [
        [`${day.label}${day.corner === undefined ? "" : ` ${day.corner}`}`, ...lines, ...(day.said ?? [])].join(", "),
      ];
    })
    .join("; ");
}
