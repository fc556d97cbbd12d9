import type { Lang } from "@almagest/operation";
import { definePicture, type Figure, group, headed, LINE, label, rect, type Shape, SIZE } from "@almagest/pictures";
import * as z from "zod";
import { titles } from "./titles";

/** The square whose rows, columns and diagonals add up to fifteen. */
const SQUARE = [4, 9, 2, 3, 5, 7, 8, 1, 6] as const;
const CELL = 92;

export const readCounts = z.record(z.string(), z.number());

/** The nine digits in the magic square, each with its count in a name; a missing digit is dashed. */
export function digitGrid(counts: z.output<typeof readCounts>): Figure {
  const countOf = (digit: number): number => counts[String(digit)] ?? 0;
  return {
    width: 3 * CELL,
    height: 3 * CELL,
    shapes: SQUARE.map((digit, index0) =>
      digitShape(digit, countOf(digit), (index0 % 3) * CELL, Math.floor(index0 / 3) * CELL),
    ),
    description: [...SQUARE]
      .sort()
      .map((digit) => `${digit} × ${countOf(digit)}`)
      .join(", "),
    isFixed: true,
  };
}

function digitShape(digit: number, count: number, x: number, y: number): Shape {
  const isThere = count > 0;
  const middle = x + CELL / 2;
  return group(
    [
      rect(
        { x: x + 3, y: y + 3, width: CELL - 6, height: CELL - 6 },
        {
          fill: isThere ? "accentWash" : "paper",
          stroke: isThere ? "accent" : "faint",
          "stroke-width": isThere ? LINE.firm : LINE.thin,
          "stroke-dasharray": isThere ? undefined : "5 4",
          rx: 6,
        },
      ),
      label(String(digit), {
        x: middle,
        y: y + CELL / 2 - 10,
        size: 30,
        anchor: "middle",
        fill: isThere ? "ink" : "muted",
        isBold: isThere,
      }),
      label(isThere ? `× ${count}` : "–", {
        x: middle,
        y: y + CELL - 22,
        size: SIZE.text,
        anchor: "middle",
        fill: isThere ? "accent" : "muted",
      }),
    ],
    { "data-digit": digit, "data-value": count },
  );
}

/** The digits of a name, those it lacks among them. */
export const karmicLessonsGrid = definePicture({
  operation: "analyzeKarmicLessons",
  form: "grid",
  title: titles.digits,
  reads: z.object({ letters: z.string(), presentNumbers: readCounts, missingNumbers: z.array(z.number()) }),
  draw: ({ letters, presentNumbers }, { lang }) => gridOf(letters, presentNumbers, lang),
});

function gridOf(letters: string, counts: z.output<typeof readCounts>, lang: Lang): Figure {
  const grid = digitGrid(counts);
  return headed({ heading: titles.digits[lang], subheading: letters }, grid);
}
