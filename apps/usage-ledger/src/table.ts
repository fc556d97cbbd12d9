/** One column: how a row reads in it. */
export interface Column<Row> {
  readonly title: string;
  readonly of: (row: Row) => string | number;
}

/** Whole numbers with commas between thousands. */
export function thousands(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** `2030-06-30 00:00Z`, to the minute; a dash for none. */
export function instantText(iso: string | null): string {
  return iso === null ? "-" : `${iso.slice(0, 10)} ${iso.slice(11, 16)}Z`;
}

/**
 * Rows under titles, two spaces between columns. Numbers are aligned right, with commas; texts left, each on one line.
 * @param foot rows set off by a rule, such as totals.
 */
export function table<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { foot = [], hasColour = false }: { readonly foot?: readonly Row[]; readonly hasColour?: boolean } = {},
): string {
  const body = rows.map((row) => columns.map(({ of }) => of(row)));
  const last = foot.map((row) => columns.map(({ of }) => of(row)));
  const all = [...body, ...last];
  const isNumeric = columns.map(
    (_, index0) => all.length > 0 && all.every((cells) => typeof cells[index0] === "number"),
  );
  const titles = columns.map(({ title }) => title);
  const widths = columns.map((_, index0) => Math.max(...[titles, ...all].map((cells) => widthOf(text(cells[index0])))));
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, index0) => pad(text(cell), widths[index0] ?? 0, isNumeric[index0] === true))
      .join("  ")
      .trimEnd();
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  const heading = hasColour ? `\u001b[1m${line(titles)}\u001b[22m` : line(titles);
  return [heading, ...body.map(line), ...(last.length > 0 ? [rule, ...last.map(line)] : [])].join("\n");
}

/** A name and its value on each line; numbers are aligned right among themselves. */
export function facts(entries: readonly (readonly [name: string, value: string | number])[]): string {
  const width = Math.max(...entries.map(([name]) => widthOf(name)));
  const isNumeric = entries.every(([, value]) => typeof value === "number");
  const valueWidth = isNumeric ? Math.max(...entries.map(([, value]) => widthOf(text(value)))) : 0;
  return entries
    .map(([name, value]) => `  ${pad(name, width, false)}  ${pad(text(value), valueWidth, isNumeric)}`.trimEnd())
    .join("\n");
}

function text(cell: string | number | undefined): string {
  return typeof cell === "number" ? thousands(cell) : onOneLine(cell ?? "");
}

/** Control sequences are shown, not obeyed by the terminal. */
function onOneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\ufffd");
}

function pad(value: string, width: number, isRight: boolean): string {
  const blanks = " ".repeat(Math.max(0, width - widthOf(value)));
  return isRight ? blanks + value : value + blanks;
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u{ff01}-\u{ff60}]/u;

/** Columns of a terminal: letters of East Asia and emoji take two, marks none. */
function widthOf(value: string): number {
  const widths = [...value].map((character): number => (/\p{M}/u.test(character) ? 0 : WIDE.test(character) ? 2 : 1));
  return widths.reduce((sum, width) => sum + width, 0);
}
