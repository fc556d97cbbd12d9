import { type DraftOf, optionalProse } from "@almagest/operation";
import * as z from "zod";
import type { AyurvedaReader } from "../texts/reader";
import { type Cited, editionOf, type Work } from "./works";

export const sourceSchema = z
  .object({
    text: z.string().meta({ description: "Title of the text; `convention` where no verse states the rule" }),
    chapter: z.string().meta({ description: "Empty on a convention" }),
    verse: z.string().meta({ description: "Verse or range; empty on a convention" }),
    translation: z.string().nullable().meta({
      description: "Translator of an edition in the public domain; null where the English is from the Sanskrit",
    }),
    year: z.int().nullable().meta({ description: "Year of that edition" }),
    publicDomain: z.boolean().meta({ description: "Whether the edition may be quoted" }),
    note: optionalProse,
  })
  .meta({ name: "AyurvedaSource" });

/** One place in one text. */
export function presentSource({ note, ...cited }: Cited, texts: AyurvedaReader): DraftOf<typeof sourceSchema> {
  const { text, translation, year, publicDomain } = editionOf(cited.work);
  const { chapter, verse } = cited;
  return {
    text,
    chapter,
    verse,
    translation,
    year,
    publicDomain,
    ...(note === undefined ? {} : { note: texts.text(`notes.${note}`) }),
  };
}

/** Each text once, with all the places that an answer rests on. */
export function presentSources(cited: readonly Cited[], texts: AyurvedaReader): DraftOf<typeof sourceSchema>[] {
  const byWork = new Map<Work, Cited[]>();
  for (const one of cited) byWork.set(one.work, [...(byWork.get(one.work) ?? []), one]);
  return [...byWork.values()].map((places) => presentSource(together(places), texts));
}

/** Verses of one chapter in a row; of several, each with its chapter before it. */
function together(places: readonly Cited[]): Cited {
  const [first] = places;
  if (first === undefined) throw new RangeError("no places to put together");
  const chapters = distinct(places.map(({ chapter }) => chapter));
  const verseOf = ({ chapter, verse }: Cited): string => (chapters.length > 1 ? `${chapter}.${verse}` : verse);
  return { work: first.work, chapter: chapters.join(", "), verse: distinct(places.map(verseOf)).join(", ") };
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
