import { birthTimeSchema } from "@almagest/sky";
import * as z from "zod";
import { vedicConventionsSchema } from "../birth/schema";
import { vedicValueNames } from "./names";

// Parts of the answers to a birth whose time is open.

export const vedicBirthTime = birthTimeSchema("Vedic", vedicValueNames);

export const localTime = z.string().meta({ description: "By the clock of the birth, YYYY-MM-DDTHH:MM:SS" });

/** A date that moves with the time of birth. */
export const dateReach = z
  .object({
    from: localTime.meta({ description: "The earliest that any of these births has" }),
    to: localTime.meta({ description: "The latest" }),
  })
  .meta({ name: "VedicDateReach" });

/** The times of birth of which something is told, both ends included. */
export const bornBetween = z
  .object({
    from: localTime.meta({ description: "The earliest of these times of birth" }),
    to: localTime.meta({ description: "The latest of them" }),
  })
  .meta({ name: "VedicBornBetween" });

export const openVedicConventions = z
  .object({
    ...vedicConventionsSchema.omit({ utc: true, clock: true }).shape,
    utcFrom: z.string().meta({ description: "The earliest instant, ISO 8601" }),
    utcTo: z.string().meta({ description: "The latest instant, ISO 8601" }),
  })
  .meta({ name: "UncertainVedicConventions" });
