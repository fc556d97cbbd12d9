import { type Box, moved, type Shape } from "./shape";

/** The drawing of a form: shapes over an area from (0, 0), with a text description in the requested language. */
export interface Figure {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  /** A description for readers who cannot see the figure. */
  readonly description: string;
  /** The sky and maps: not mirrored for right-to-left languages. */
  readonly isFixed?: true;
  /** The same for a narrow screen, where the form has one. */
  readonly compact?: (() => Figure) | undefined;
  /** It is one for a narrow screen. */
  readonly isCompact?: true;
}

/** A figure changed, and its compact form alike. */
export function changed(figure: Figure, change: (figure: Figure) => Figure): Figure {
  const { compact, ...whole } = figure;
  const shown = change(whole);
  return compact === undefined ? shown : { ...shown, compact: () => change(compact()) };
}

const GAP = 24;

/** Figures one below the other, centered. */
export function stacked(figures: readonly Figure[], gap: number = GAP): Figure {
  const compacts = figures.flatMap(({ compact }) => (compact === undefined ? [] : [compact]));
  const whole = inStack(figures, gap);
  if (figures.length === 0 || compacts.length < figures.length) return whole;
  return {
    ...whole,
    compact: () => ({
      ...inStack(
        compacts.map((compact) => compact()),
        gap,
      ),
      isCompact: true,
    }),
  };
}

function inStack(figures: readonly Figure[], gap: number): Figure {
  const width = Math.max(0, ...figures.map((figure) => figure.width));
  // A sky above a table is not mirrored with the table.
  const isMixed = figures.some(({ isFixed }) => isFixed === true) && figures.some(({ isFixed }) => isFixed !== true);
  let height = 0;
  const shapes = figures.map((figure, index0) => {
    const top = height + (index0 === 0 ? 0 : gap);
    height = top + figure.height;
    const placed = moved((width - figure.width) / 2, top, figure.shapes);
    return isMixed && figure.isFixed === true ? { ...placed, fixedWidth: figure.width } : placed;
  });
  return { width, height, shapes, description: joinedDescriptions(figures), ...(isMixed ? {} : fixedLike(figures)) };
}

/** Figures in rows of this many, each in the upper left of its cell. */
export function tiled(figures: readonly Figure[], columns: number, gap: number = GAP): Figure {
  const cellWidth = Math.max(0, ...figures.map((figure) => figure.width));
  const rows = Array.from({ length: Math.ceil(figures.length / columns) }, (_, row0): Figure => {
    const inRow = figures.slice(row0 * columns, (row0 + 1) * columns);
    return {
      width: columns * cellWidth + (columns - 1) * gap,
      height: Math.max(...inRow.map((figure) => figure.height)),
      shapes: inRow.map((figure, column0) => moved(column0 * (cellWidth + gap), 0, figure.shapes)),
      description: joinedDescriptions(inRow),
      ...fixedLike(inRow),
    };
  });
  // On a narrow screen they are one below the other.
  return { ...stacked(rows, gap), compact: stacked(figures, gap).compact };
}

/** A group that contains a fixed figure is fixed. */
function fixedLike(figures: readonly Figure[]): Pick<Figure, "isFixed"> {
  return figures.some(({ isFixed }) => isFixed === true) ? { isFixed: true } : {};
}

function joinedDescriptions(figures: readonly Figure[]): string {
  return figures
    .map(({ description }) => description)
    .filter((text) => text !== "")
    .join(" ");
}

/** A text's box, with its corners in the coordinates of the whole figure. */
export interface TextBox {
  readonly text: string;
  readonly corners: readonly { readonly x: number; readonly y: number }[];
}

type Point = TextBox["corners"][number];

/** Every text in a figure. */
export function textBoxes(
  shapes: readonly Shape[],
  place: (point: Point) => Point = (point) => point,
): readonly TextBox[] {
  return shapes.flatMap(({ box, text, children = [], attributes }) => {
    if (box !== undefined) return [{ text: text ?? "", corners: cornersOf(box).map(place) }];
    const own = placing(String(attributes["transform"] ?? ""));
    return textBoxes(children, (point) => place(own(point)));
  });
}

function cornersOf({ x, y, width, height }: Box): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** Applies `translate(x y) rotate(deg)` to a point. */
function placing(transform: string): (point: Point) => Point {
  const [, dx = "0", dy = "0"] = /^translate\((\S+) (\S+)\)/.exec(transform) ?? [];
  const [, turned = "0"] = /rotate\((\S+)\)/.exec(transform) ?? [];
  const angle = (Number(turned) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ({ x, y }) => ({ x: Number(dx) + x * cos - y * sin, y: Number(dy) + x * sin + y * cos });
}
