import { named } from "@almagest/i18n";
import type { DraftOf, Lang } from "@almagest/operation";
import * as z from "zod";
import { DOSHA_IDS, type DoshaId } from "./tables/doshas";
import { doshaTerms } from "./vocabulary/doshas";
import { scopeNotice } from "./vocabulary/scope-notice";
import { spanTerms } from "./vocabulary/states";

export const doshaId = z.enum(DOSHA_IDS).meta({ name: "DoshaId" });
export const doshaList = z.array(doshaId);

/** A list of doshas under `doshas`, with their names. */
export const doshasShape = named("doshas", doshaList, doshaTerms);

export const metaSchema = z
  .object({
    disclaimer: z
      .string()
      .meta({ weight: "prose", description: "What these answers are not, in the language asked for" }),
  })
  .meta({ name: "AyurvedaScope" });

/** In every answer of this domain, with or without texts. */
export function presentMeta(lang: Lang): DraftOf<typeof metaSchema> {
  return { disclaimer: scopeNotice[lang] };
}

/** An instant of the wire: UTC, the second that has begun. */
export const instant = z.string().meta({ description: "ISO 8601, UTC, to the second" });

export const doshaPeriodShape = {
  ...named("dosha", doshaId, doshaTerms),
  start: instant,
  end: instant,
  ...named("span", z.enum(["day", "night"]).meta({ name: "DayOrNight" }), spanTerms),
};

export const page = {
  total: z.int().min(0).meta({ description: "How many there are" }),
  limit: z.int().min(1).meta({ description: "At most so many on this page" }),
  offset: z.int().min(0).meta({ description: "So many were left out before it" }),
};

/** The doshas of a list in standing order, each once. */
export function inOrder(doshas: Iterable<DoshaId>): DoshaId[] {
  const held = new Set(doshas);
  return DOSHA_IDS.filter((id) => held.has(id));
}
