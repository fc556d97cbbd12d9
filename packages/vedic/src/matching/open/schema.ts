import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { nakshatras } from "@almagest/i18n/vedic";
import { birthTimesSchema } from "@almagest/sky";
import * as z from "zod";
import { vedicValueNames } from "../../birth-time/names";
import { vashyaClasses } from "../../vocabulary/koota-classes";
import { coupleConventionsSchema } from "../people";

// Parts of the answers about a couple of whom one or both have an open time of birth.

export const coupleBirthTime = birthTimesSchema("Couple", vedicValueNames);

const localTime = z.string().meta({ description: "By the clock of that birth, YYYY-MM-DDTHH:MM:SS" });

/** Of the outcomes of all pairs of times. */
export const pointsReach = z
  .object({ least: z.number().min(0), most: z.number().min(0) })
  .meta({ name: "PointsReach", description: "Over every pair of times that the births allow" });

export const soByTime = z
  .enum(["yes", "no", "depends"])
  .meta({ name: "SoByTime", description: "depends where the time decides it" });

/** The description of a value that is left out where outcomes differ. */
export const HELD = "Only where it is the same for every pair of times";

const possibleMoon = z
  .object({
    from: localTime.meta({ description: "The first second with this Moon, by the clock of that birth" }),
    ...named("sign", z.string(), signs),
    ...named("nakshatra", z.string(), nakshatras),
    pada: z.int().min(1).max(4),
    ...named("vashya", z.string().meta({ description: "Of the half of the sign" }), vashyaClasses),
  })
  .meta({ name: "PossibleMoon" });

export const possibleMoons = z
  .array(possibleMoon)
  .meta({ description: "Each Moon that the birth may have, in order of time; one where the time is known" });

export const openMatchedSchema = z.object({ moon: possibleMoons }).meta({ name: "UncertainMatched" });

/** The times of both from which an outcome counts. */
export const outcomeTimes = {
  person1From: localTime.meta({ description: "person1's first second of it; the Moons of person1 say until when" }),
  person2From: localTime.meta({ description: "person2's first second of it; the Moons of person2 say until when" }),
};

const { ephemeris, person1, positions, tables } = coupleConventionsSchema.shape;
const { utc: _, clock: __, ayanamsaDegrees: ___, ...ofPerson } = person1.shape;

const openMoment = z
  .object({
    ...ofPerson,
    utcFrom: z.string().meta({ description: "The earliest instant, ISO 8601" }),
    utcTo: z.string().meta({ description: "The latest instant, ISO 8601" }),
    ayanamsaDegrees: z.number().meta({ description: "At the earliest instant, not rounded" }),
  })
  .meta({ name: "UncertainMatchedMoment" });

export const openCoupleConventions = z
  .object({ positions, ephemeris, person1: openMoment, person2: openMoment, tables })
  .meta({ name: "UncertainMatchingConventions" });
