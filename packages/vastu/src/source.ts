import type { DraftOf } from "@almagest/operation";
import * as z from "zod";

/** The source of a statement: a verse, or `convention` with the custom behind it. Never translated. */
export const sourceSchema = z
  .object({
    text: z.string().meta({ description: "Title of the text, or convention where no verse says it" }),
    chapter: z.int().exactOptional().meta({ description: "Chapter of that text" }),
    verse: z.string().exactOptional().meta({ description: "Verse, or first and last of several" }),
    translation: z.string().exactOptional().meta({ description: "Translator of the edition whose numbers are used" }),
    year: z.int().exactOptional().meta({ description: "Year of that edition" }),
    publicDomain: z.boolean().exactOptional().meta({ description: "Whether the edition may be quoted" }),
    basis: z.string().exactOptional().meta({ description: "Of a convention: the custom or reasoning behind it" }),
    note: z
      .string()
      .exactOptional()
      .meta({ weight: "prose", description: "A disagreement of readings, or a limit of the citation" }),
  })
  .meta({ name: "VastuSource" });

export type Source = DraftOf<typeof sourceSchema>;

/** A verse of the Brihat Samhita by the numbers of Kern and Iyer; chapter 53 is the one on houses. */
export function brihatSamhita(verse: string, { chapter = 53, note }: { chapter?: number; note?: string } = {}): Source {
  return {
    text: "Brihat Samhita",
    chapter,
    verse,
    translation: "N. Chidambaram Iyer",
    year: 1884,
    publicDomain: true,
    note,
  };
}

export function convention(basis: string): Source {
  return { text: "convention", basis };
}

export function isConvention({ text }: Source): boolean {
  return text === "convention";
}

/** Each source once, in the order they were met. */
export function distinct(sources: readonly Source[]): Source[] {
  const seen = new Map<string, Source>();
  for (const source of sources) {
    const key = [source.text, source.chapter, source.verse, source.basis].join("|");
    if (!seen.has(key)) seen.set(key, source);
  }
  return [...seen.values()];
}
