import { changed, type Figure } from "../figure";
import { label, moved, type Shape, widthOf } from "../shape";
import { SIZE } from "./type";

/** Lines above a figure, each of parts that stay whole: a name, a place, a date. */
export type Caption = readonly (readonly string[])[];

const BETWEEN = " · ";
const LINE_HEIGHT = 1.35;
const AFTER = 10;

/** Says above a figure what it is of. A line that is wider than the figure is broken between its parts. */
export function captioned(caption: Caption, figure: Figure): Figure {
  return changed(figure, (one) => captionedOne(caption, one));
}

function captionedOne(caption: Caption, figure: Figure): Figure {
  const lines = caption.flatMap((parts) => brokenAt(figure.width, parts));
  if (lines.length === 0) return figure;
  const height = SIZE.text * LINE_HEIGHT;
  const above = lines.map(
    (line, index0): Shape =>
      label(line, { x: 0, y: (index0 + 0.5) * height, size: SIZE.text, maxWidth: figure.width, isBold: true }),
  );
  const start = lines.length * height + AFTER;
  return {
    ...figure,
    height: start + figure.height,
    shapes: [...above, moved(0, start, figure.shapes)],
    description: [...lines, figure.description].filter((part) => part !== "").join(". "),
  };
}

function brokenAt(width: number, parts: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = `${last}${BETWEEN}${part}`;
    if (last !== undefined && widthOf(longer, SIZE.text, true) <= width) lines.splice(-1, 1, longer);
    else lines.push(part);
  }
  return lines;
}
