import { LINE, label, line, type Shape, SIZE } from "@almagest/pictures";

/** A row below the pillars: its title at the side, and some lines in each column. */
export interface PillarNote {
  readonly title: string;
  /** By the ids of the columns. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
}

interface Room {
  readonly top: number;
  /** Of a column, and of the titles at the side. */
  readonly width: number;
  readonly side: number;
  readonly at: ReadonlyMap<string, number>;
  readonly inLines: (text: string, maxWidth: number) => readonly string[];
}

const LINE_HEIGHT = 15;
const PADDING = 12;

/** The rows one below the other, each as high as its longest column, with a thin line above it. */
export function notesBelow(
  notes: readonly PillarNote[],
  { top, width, side, at, inLines }: Room,
): { readonly shapes: readonly Shape[]; readonly height: number } {
  let y = top;
  const shapes = notes.flatMap(({ title, lines }) => {
    const columns = [...lines].flatMap(([id, texts]) => {
      const x = at.get(id);
      return x === undefined ? [] : [{ x, texts: texts.flatMap((text) => inLines(text, width - 8)) }];
    });
    const titles = inLines(title, side - 10);
    const most = Math.max(titles.length, ...columns.map(({ texts }) => texts.length));
    const rowTop = y;
    y += most * LINE_HEIGHT + PADDING;
    const lineY = (index0: number): number => rowTop + PADDING / 2 + (index0 + 0.5) * LINE_HEIGHT;
    const right = Math.max(side, ...[...at.values()].map((x) => x + width));
    return [
      line(0, rowTop, right, rowTop, { stroke: "faint", "stroke-width": LINE.thin }),
      ...titles.map((text, index0) =>
        label(text, { x: 0, y: lineY(index0), size: SIZE.small, fill: "muted", maxWidth: side - 10 }),
      ),
      ...columns.flatMap(({ x, texts }) =>
        texts.map((text, index0) =>
          label(text, {
            x: x + width / 2,
            y: lineY(index0),
            size: SIZE.small,
            anchor: "middle",
            maxWidth: width - 8,
          }),
        ),
      ),
    ];
  });
  return { shapes, height: y - top };
}

/** The rows in words. */
export function notesSaid(notes: readonly PillarNote[], titleOf: (id: string) => string): readonly string[] {
  return notes.map(({ title, lines }) => {
    const said = [...lines].flatMap(([id, texts]) => (texts.length === 0 ? [] : `${titleOf(id)} ${texts.join(", ")}`));
    return `${title}: ${said.length === 0 ? "—" : said.join("; ")}`;
  });
}
