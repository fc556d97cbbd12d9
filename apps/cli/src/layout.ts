/** Columns in a terminal: East Asian letters and emoji take two, combining marks none. */
function widthOf(text: string): number {
  const widths = [...text].map((character) => (/\p{M}/u.test(character) ? 0 : WIDE.test(character) ? 2 : 1));
  return widths.reduce<number>((sum, width) => sum + width, 0);
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u{ff01}-\u{ff60}]/u;

/** Control characters become visible instead of taking effect in the terminal; line ends stay. */
export function harmless(text: string): string {
  return text.replace(/(?![\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "\ufffd");
}

export function bold(text: string, hasColour: boolean): string {
  return hasColour ? `\u001b[1m${text}\u001b[22m` : text;
}

/** Rows under titles, two spaces between columns; columns of numbers are aligned right. */
export function table(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  hasColour: boolean,
): readonly string[] {
  const isNumeric = titles.map((_, column) => rows.every((row) => /^-?[\d.]*$/.test(row[column] ?? "")));
  const widths = titles.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? "")].map(widthOf)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0, isNumeric[column] === true))
      .join("  ")
      .trimEnd();
  return [bold(line(titles), hasColour), ...rows.map(line)];
}

/** A name and its value on each line. */
export function pairs(entries: readonly (readonly [name: string, value: string])[]): readonly string[] {
  const width = Math.max(0, ...entries.map(([name]) => widthOf(name)));
  return entries.map(([name, value]) => `${pad(name, width, false)}  ${value}`.trimEnd());
}

function pad(text: string, width: number, isRight: boolean): string {
  const blanks = " ".repeat(Math.max(0, width - widthOf(text)));
  return isRight ? blanks + text : text + blanks;
}

/** The widest prose, in columns. */
const WIDEST = 96;

/** Prose in lines of a readable width, with blank lines between paragraphs. */
export function wrapped(text: string): readonly string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(" ")) {
      if (line !== "" && widthOf(line) + 1 + widthOf(word) > WIDEST) {
        lines.push(line);
        line = word;
      } else {
        line = line === "" ? word : `${line} ${word}`;
      }
    }
    return [...lines, line];
  });
}

export function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === "" ? "" : `  ${line}`));
}
