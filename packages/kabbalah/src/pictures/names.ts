import { definePicture, type Figure, pageEntries, type RingCell, ring, signLook } from "@almagest/pictures";
import * as z from "zod";
import { titles } from "./titles";

const readName = z.object({
  number: z.int().min(1).max(72),
  letters: z.string(),
  traditionalName: z.string(),
  traditionalNameLocalized: z.string().optional(),
  arcStart: z.number(),
  arcEnd: z.number(),
});

type ReadName = z.output<typeof readName>;

const COUNT = 72;

function calledIn({ traditionalName, traditionalNameLocalized }: ReadName): string {
  return traditionalNameLocalized ?? traditionalName;
}

/** The circle of the names, five degrees each; places whose names were not asked for stay empty. */
function namesRing(names: readonly ReadName[], center: readonly string[]): Figure {
  const at = new Map(names.map((name) => [name.number, name]));
  const isMarked = names.length === 1;
  const cells = (labelOf: (name: ReadName) => string): readonly RingCell[] =>
    Array.from({ length: COUNT }, (_, index0) => {
      const name = at.get(index0 + 1);
      return name === undefined ? { label: "" } : { label: labelOf(name), isMarked };
    });
  const figure = ring({
    startDeg: 180,
    direction: "counterclockwise",
    isFixed: true,
    center,
    rings: [
      { thickness: 62, cells: cells(({ letters }) => letters) },
      { thickness: 36, cells: cells(({ number }) => String(number)) },
      { thickness: 46, cells: Array.from({ length: 12 }, (_, sign0) => ({ label: "", glyph: signLook(sign0).glyph })) },
    ],
  });
  const told = names.map((name) => `${name.number} ${name.letters} ${calledIn(name)}`);
  return { ...figure, description: [...center, told.join(", ")].join("; ") };
}

export const shemNamesRing = definePicture({
  operation: "listShemNames",
  form: "ring",
  title: titles.names,
  reads: z.object({ total: z.int(), names: z.array(readName) }),
  draw: ({ total, names }, { lang }) => namesRing(pageEntries(names, total), [titles.names[lang]]),
});

export const shemNameRing = definePicture({
  operation: "getShemName",
  form: "ring",
  title: titles.names,
  reads: readName,
  draw: (name) => namesRing([name], [name.letters, calledIn(name), `${name.arcStart}°–${name.arcEnd}°`]),
});
