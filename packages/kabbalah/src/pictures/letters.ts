import {
  definePicture,
  type Figure,
  group,
  headed,
  LINE,
  label,
  PAGE_WIDTH,
  rect,
  type Shape,
  SIZE,
  stacked,
  table,
} from "@almagest/pictures";
import * as z from "zod";
import { titles } from "./titles";

export interface LetterCell {
  readonly glyph: string;
  readonly name: string;
  readonly value: number;
  /** The form at the end of a word, with what it counts. */
  readonly final?: { readonly glyph: string; readonly value: number } | undefined;
  readonly isMarked?: boolean;
}

const CELL = { perRow: 8, width: 90, height: 112, gap: 6 } as const;

/** Letters in rows from right to left, each with its name and what it counts. */
export function letterRows(letters: readonly LetterCell[]): Figure {
  const columns = Math.min(CELL.perRow, Math.max(1, letters.length));
  const rows = Math.ceil(letters.length / CELL.perRow);
  const hasFinals = letters.some(({ final }) => final !== undefined);
  const height = CELL.height + (hasFinals ? 22 : 0);
  return {
    width: columns * CELL.width,
    height: rows * height - CELL.gap,
    shapes: letters.map((letter, index0) => {
      const x = (columns - 1 - (index0 % CELL.perRow)) * CELL.width;
      return letterShape(letter, x, Math.floor(index0 / CELL.perRow) * height, height - CELL.gap);
    }),
    description: letters.map(({ glyph, name, value }) => `${glyph} ${name} ${value}`).join(", "),
    isFixed: true,
  };
}

function letterShape({ glyph, name, value, final }: LetterCell, x: number, y: number, height: number): Shape {
  const middle = x + CELL.width / 2;
  const width = CELL.width - CELL.gap;
  return group(
    [
      rect(
        { x: x + CELL.gap / 2, y, width, height },
        { fill: "wash", stroke: "faint", "stroke-width": LINE.hair, rx: 6 },
      ),
      label(glyph, { x: middle, y: y + 32, size: 34, anchor: "middle", isBold: true }),
      label(name, { x: middle, y: y + 66, size: SIZE.small, anchor: "middle", maxWidth: width - 8 }),
      label(String(value), { x: middle, y: y + 88, size: SIZE.text, anchor: "middle", fill: "accent", isBold: true }),
      ...(final === undefined
        ? []
        : [
            label(`${final.value} · ${final.glyph}`, {
              x: middle,
              y: y + 110,
              size: SIZE.small,
              anchor: "middle",
              fill: "muted",
            }),
          ]),
    ],
    { "data-value": value },
    glyph,
  );
}

export const readCounted = z.object({
  glyph: z.string(),
  name: z.string(),
  nameLocalized: z.string().optional(),
  value: z.number(),
  standardValue: z.number(),
});

export const hebrewLettersRows = definePicture({
  operation: "listHebrewLetters",
  form: "rows",
  title: titles.letters,
  reads: z.object({
    letters: z.array(
      z.object({
        letter: z.string(),
        final: z.string().nullable(),
        finalValue: z.number().nullable(),
        name: z.string(),
        nameLocalized: z.string().optional(),
        value: z.number(),
      }),
    ),
  }),
  draw: ({ letters }, { lang }) =>
    headed(
      { heading: titles.letters[lang] },
      letterRows(
        letters.map(({ letter, final, finalValue, name, nameLocalized = name, value }) => ({
          glyph: letter,
          name: nameLocalized,
          value,
          final: final === null || finalValue === null ? undefined : { glyph: final, value: finalValue },
        })),
      ),
    ),
});

/** The chosen letters of a word, and its value by each cipher. */
export const gematriaRows = definePicture({
  operation: "calculateGematria",
  form: "rows",
  title: titles.gematria,
  reads: z.object({
    hebrewForms: z.array(z.object({ hebrew: z.string(), romanization: z.string(), letters: z.array(readCounted) })),
    chosen: z.object({ hebrew: z.string() }),
    values: z.array(z.object({ name: z.string(), nameLocalized: z.string().optional(), value: z.number() })),
  }),
  draw: ({ hebrewForms, chosen, values }, { lang }) => {
    const form = hebrewForms.find(({ hebrew }) => hebrew === chosen.hebrew) ?? hebrewForms[0];
    const letters = (form?.letters ?? []).map(({ glyph, name, nameLocalized = name, value }) => ({
      glyph,
      name: nameLocalized,
      value,
    }));
    const listed = table({
      width: PAGE_WIDTH,
      columns: [{ title: titles.cipher[lang] }, { title: titles.value[lang], anchor: "end" }],
      rows: values.map(({ name, nameLocalized = name, value }) => ({ cells: [nameLocalized, String(value)] })),
    });
    return headed(
      { heading: titles.gematria[lang], subheading: form?.romanization },
      stacked([letterRows(letters), listed]),
    );
  },
});
