import { changed, type Figure } from "../figure";
import { label, moved, type Shape } from "../shape";
import { wrapped } from "./lines";
import { SIZE } from "./type";

/** Optional heading and note of any form. */
export interface Headed {
  readonly heading?: string | undefined;
  readonly subheading?: string | undefined;
  /** Below the figure: the conventions of the calculation. */
  readonly note?: string | undefined;
}

const AFTER_HEADING = 14;
const NOTE_HEIGHT = 26;

/** Adds heading and note to a form, aligned with its left edge. */
export function headed(headings: Headed, figure: Figure): Figure {
  return changed(figure, (one) => headedOne(headings, one));
}

function headedOne({ heading, subheading, note }: Headed, figure: Figure): Figure {
  const { width, isCompact = false } = figure;
  const inLines = <Look extends { readonly text: string; readonly size: number; readonly isBold: boolean }>(
    look: Look,
  ): readonly Look[] =>
    isCompact ? wrapped(look.text, { ...look, width }).map((text) => ({ ...look, text })) : [look];
  const lines = [
    ...(heading === undefined ? [] : [{ text: heading, size: SIZE.heading, isBold: true, fill: "ink" as const }]),
    ...(subheading === undefined ? [] : [{ text: subheading, size: SIZE.text, isBold: false, fill: "muted" as const }]),
  ].flatMap(inLines);
  let top = 0;
  const above = lines.map(({ text, size, isBold, fill }): Shape => {
    top += size * LINE_HEIGHT;
    return label(text, { x: 0, y: top - (size * LINE_HEIGHT) / 2, size, isBold, fill, maxWidth: figure.width });
  });
  const start = lines.length === 0 ? 0 : top + AFTER_HEADING;
  const end = start + figure.height;
  const notes = note === undefined ? [] : isCompact ? wrapped(note, { width, size: SIZE.small }) : [note];
  const below = notes.map((text, line0) => noteLabel(text, end + line0 * SIZE.small * LINE_HEIGHT, width));
  return {
    ...figure,
    height: end + (notes.length === 0 ? 0 : NOTE_HEIGHT + (notes.length - 1) * SIZE.small * LINE_HEIGHT),
    shapes: [...above, ...(start === 0 ? figure.shapes : [moved(0, start, figure.shapes)]), ...below],
    description: [heading, subheading, figure.description, note]
      .filter((part) => part !== undefined && part !== "")
      .join(". "),
  };
}

const LINE_HEIGHT = 1.35;

function noteLabel(note: string, end: number, maxWidth: number): Shape {
  return label(note, {
    x: 0,
    y: end + NOTE_HEIGHT - (SIZE.small * LINE_HEIGHT) / 2,
    size: SIZE.small,
    fill: "muted",
    maxWidth,
  });
}
