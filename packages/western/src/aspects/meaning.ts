import { named } from "@almagest/i18n";
import { aspects as aspectTerms } from "@almagest/i18n/astrology";
import type { DraftOf } from "@almagest/operation";
import * as z from "zod";
import { aspectDescriptionSchema, aspectNature } from "../chart/schema";
import { copyOf, type WesternReader } from "../texts/reader";
import { ASPECTS, type AspectId } from "./table";

/** The meaning of a type of aspect. */
export const aspectMeaningSchema = z
  .object({
    ...named("name", z.string(), aspectTerms),
    description: aspectDescriptionSchema,
    keywords: z.array(z.string()),
    nature: aspectNature,
  })
  .meta({ name: "AspectMeaning" });

export function meaningOf(
  { aspect }: { readonly aspect: AspectId },
  texts: WesternReader,
): DraftOf<typeof aspectMeaningSchema> | undefined {
  const short = texts.text(`aspects.${aspect}.short`);
  const long = texts.text(`aspects.${aspect}.long`);
  const keywords = copyOf(texts.list(`aspects.${aspect}.keywords`));
  if (!short || !long || !keywords) return undefined;
  return { name: aspectTerms[aspect].en, description: { short, long }, keywords, nature: ASPECTS[aspect].nature };
}
