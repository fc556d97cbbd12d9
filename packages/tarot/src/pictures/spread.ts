import type { Lang } from "@almagest/operation";
import { type Figure, headed, label, moved, type Shape, SIZE } from "@almagest/pictures";
import { CARD, cardShape, type ReadCard, toldCard, wrapped } from "./card";

/** Where the middle of a card lies, in columns and rows of the spread. */
export interface Place {
  readonly column: number;
  readonly row: number;
  /** Laid across the one before it. */
  readonly isAcross?: true;
  /** Its name stands above, for another card lies below. */
  readonly isNamedAbove?: true;
}

export interface Laid {
  readonly card: ReadCard;
  /** What stands below the card. */
  readonly name?: string | undefined;
}

const CELL = { width: 156, height: 258 } as const;
const CAPTION = { gap: 12, line: 15 } as const;

/** Cards laid in their places, each with its number and the name of its place below it. */
export function spread(
  head: { readonly heading: string; readonly subheading?: string | undefined },
  laid: readonly Laid[],
  places: readonly Place[],
  lang: Lang,
): Figure {
  const columns = Math.max(0, ...places.map(({ column }) => column)) + 1;
  const rows = Math.max(0, ...places.map(({ row }) => row)) + 1;
  const shapes = laid.flatMap((one, index0) => {
    const place = places[index0];
    return place === undefined ? [] : [laidShape(one, index0 + 1, place, lang)];
  });
  return headed(head, {
    width: columns * CELL.width,
    height: rows * CELL.height - 8,
    shapes,
    description: laid
      .map(({ card, name }, index0) => `${index0 + 1}. ${name === undefined ? "" : `${name}: `}${toldCard(card, lang)}`)
      .join("; "),
    isFixed: true,
  });
}

function laidShape(
  { card, name }: Laid,
  position: number,
  { column, row, isAcross, isNamedAbove }: Place,
  lang: Lang,
): Shape {
  const [width, height] = isAcross === true ? [CARD.height, CARD.width] : [CARD.width, CARD.height];
  const text = name === undefined ? "" : `${position} · ${name}`;
  const room = Math.max(width, CELL.width - 8);
  const lines = text === "" ? [] : wrapped(text, room, SIZE.small, 3);
  const captionY = isNamedAbove === true ? -CAPTION.gap - (lines.length - 1) * CAPTION.line : height + CAPTION.gap;
  const captions = lines.map((line, index0) =>
    label(line, {
      x: width / 2,
      y: captionY + index0 * CAPTION.line,
      size: SIZE.small,
      anchor: "middle",
      fill: "muted",
      isBold: true,
      maxWidth: room,
    }),
  );
  const x = (column + 0.5) * CELL.width - width / 2;
  return moved(x, row * CELL.height, [cardShape(card, lang, isAcross === true), ...captions], `position ${position}`);
}

/** Rows of cards from the left, of nearly the same length. */
export function rowsOf(count: number, most: number): readonly Place[] {
  const rows = Math.ceil(count / most);
  const columns = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index0) => {
    const row = Math.floor(index0 / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return { row, column: (index0 % columns) + (columns - inRow) / 2 };
  });
}
