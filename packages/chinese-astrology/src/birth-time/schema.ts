import { animals, phases } from "@almagest/i18n/chinese";
import { birthTimeSchema, valueNames } from "@almagest/sky";
import * as z from "zod";
import { baziBirthDataSchema, baziConventionsSchema } from "../bazi/schema";

// Parts of the answers to a birth of the four pillars whose time is open.

export const baziBirthTime = birthTimeSchema("Bazi", valueNames(animals, phases));

export const localTime = z.string().meta({ description: "By the clock of the birth, YYYY-MM-DDTHH:MM:SS" });

/** A birth as it was understood, without its time. */
export const untimedBaziBirth = baziBirthDataSchema.omit({ time: true }).meta({ name: "UntimedBaziBirth" });

export const openBaziConventions = z
  .object({
    ...baziConventionsSchema.omit({ hourTime: true, borders: true, utc: true, clock: true }).shape,
    utcFrom: z.string().meta({ description: "The earliest instant, ISO 8601" }),
    utcTo: z.string().meta({ description: "The latest instant, ISO 8601" }),
  })
  .meta({ name: "UncertainBaziConventions" });

/** A score over all charts that a birth may have. */
export const scoreReach = z
  .object({ least: z.number(), most: z.number() })
  .meta({ name: "BaziScoreReach", description: "Points, at least and at most" });
