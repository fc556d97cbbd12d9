import type { Lang } from "@almagest/operation";
import { type Figure, headed, label, moved, type Shape, SIZE } from "@almagest/pictures";
import { cardName, cardShape, type Face, heightOf, type ReadCard, toldCard, wrapped } from "./card";
import { titles } from "./titles";

/** Where the middle of a card lies, in columns and rows of the spread. */
export interface Place {
  readonly column: number;
  readonly row: number;
  /** Laid across the middle of the one in the same place; its caption is below that one. */
  readonly isAcross?: true;
  /** The name goes above, for another card lies below. */
  readonly isNamedAbove?: true;
}

export interface Laid {
  readonly card: ReadCard;
  /** The caption below the card. */
  readonly name?: string | undefined;
}

/** The look of a table of cards. */
export interface Cloth {
  readonly face: Face;
  readonly lang: Lang;
  /** A lone card is shown large. */
  readonly cardWidth?: number;
}

const CARD_WIDTH = 132;
/** Space between two cards of a row, and for the caption below a card before the next row. */
const ROOM = { side: 36, name: 70, place: 46 } as const;
const CAPTION = { gap: 14, line: 15, most: 3 } as const;

/** Cards laid in their places, each with its name, its number and the name of its place below it. */
export function spread(
  head: { readonly heading?: string; readonly subheading?: string | undefined },
  laid: readonly Laid[],
  places: readonly Place[],
  cloth: Cloth,
): Figure {
  const { lang, cardWidth = CARD_WIDTH } = cloth;
  const columns = Math.max(0, ...places.map(({ column }) => column)) + 1;
  const isNamed = laid.some(({ name }) => name !== undefined);
  const cell = {
    width: cardWidth + ROOM.side,
    height: heightOf(cardWidth) + ROOM.name + (isNamed ? ROOM.place : 0),
  };
  const onTable = laid.flatMap((one, index0) => {
    const place = places[index0];
    return place === undefined ? [] : [laidCard(one, index0 + 1, place, { ...cloth, cardWidth, cell })];
  });
  return headed(head, {
    width: columns * cell.width,
    height: Math.max(0, ...onTable.map(({ bottom }) => bottom)),
    shapes: onTable.map(({ shape }) => shape),
    description: laid
      .map(({ card, name }, index0) => `${index0 + 1}. ${name === undefined ? "" : `${name}: `}${toldCard(card, lang)}`)
      .join("; "),
    isFixed: true,
  });
}

interface LaidCloth extends Cloth {
  readonly cardWidth: number;
  readonly cell: { readonly width: number; readonly height: number };
}

function laidCard(
  laid: Laid,
  position: number,
  place: Place,
  { face, lang, cardWidth, cell }: LaidCloth,
): { readonly shape: Shape; readonly bottom: number } {
  const isAcross = place.isAcross === true;
  const cardHeight = heightOf(cardWidth);
  const [width, height] = isAcross ? [cardHeight, cardWidth] : [cardWidth, cardHeight];
  const lines = captionOf(laid, position, cell.width - 6, lang);
  const below = isAcross ? (cardHeight + cardWidth) / 2 : height;
  const captionY = place.isNamedAbove === true ? -CAPTION.gap - (lines.length - 1) * CAPTION.line : below + CAPTION.gap;
  const captions = lines.map(({ text, fill }, index0) =>
    label(text, {
      x: width / 2,
      y: captionY + index0 * CAPTION.line,
      size: SIZE.small,
      anchor: "middle",
      fill,
      isBold: fill !== "accent",
      maxWidth: cell.width - 6,
    }),
  );
  const x = (place.column + 0.5) * cell.width - width / 2;
  const card = cardShape(laid.card, { face, width: cardWidth, isAcross });
  const y = place.row * cell.height + (isAcross ? (cardHeight - cardWidth) / 2 : 0);
  return {
    shape: moved(x, y, [card, ...captions], `position ${position}`),
    bottom: y + Math.max(height, captionY + lines.length * CAPTION.line),
  };
}

interface CaptionLine {
  readonly text: string;
  readonly fill: "ink" | "accent" | "muted";
}

/** The card's name, that it lies reversed, and its place. */
function captionOf({ card, name }: Laid, position: number, room: number, lang: Lang): readonly CaptionLine[] {
  const told = (text: string, fill: CaptionLine["fill"]): readonly CaptionLine[] =>
    wrapped(text, room, SIZE.small, CAPTION.most).map((line) => ({ text: line, fill }));
  return [
    ...told(cardName(card), "ink"),
    ...(card.reversed ? told(`↻ ${titles.reversed[lang]}`, "accent") : []),
    ...(name === undefined ? [] : told(`${position} · ${name}`, "muted")),
  ];
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
