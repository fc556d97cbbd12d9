import {
  calendar,
  date,
  houseSystem,
  houseSystemName,
  NODE_TYPES,
  place,
  prose,
  proseList,
  rareNodeType,
  time,
  timezone,
} from "@almagest/operation";
import { houseCuspSchema, skyConventionsSchema, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { orbsUsed } from "../aspects/orbs-schema";
import { aspectSchema, housedBodySchema, housedPlaceSchema, partOfFortuneSchema } from "../chart/schema";

/** The body of every return: a birth, and the place of the return. */
export const returnBody = z.object({
  birthDate: date,
  birthTime: time,
  timezone: timezone.meta({
    description:
      "Of the birth: decimal hours from UTC, a fixed offset, or an IANA name; its clock also tells the return",
    examples: ["America/New_York"],
  }),
  calendar,
  ...place.shape,
  houseSystem,
  nodeType: rareNodeType,
});

export const localInstant = z.string().meta({
  description: "Civil time by the clock of timezone on that date, YYYY-MM-DDTHH:MM:SS, to the nearest second",
});

export const locationSchema = z
  .object({
    latitude: z.number().meta({ description: "Degrees, north positive" }),
    longitude: z.number().meta({ description: "Degrees, east positive" }),
    timezone: z.number().meta({ description: "Decimal hours from UTC of timezone at the return" }),
  })
  .meta({ name: "ReturnLocation" });

export const chartDetailsSchema = z
  .object({ date: z.string(), time: z.string(), ...locationSchema.shape })
  .meta({ name: "ReturnDetails" });

export const returnChartSchema = z
  .object({
    birthDetails: chartDetailsSchema.meta({ description: "Moment and place of this chart: those of the return" }),
    planets: z.array(housedBodySchema),
    houses: z.array(houseCuspSchema),
    houseSystem: houseSystemName.meta({ description: "The system really used" }),
    aspects: z.array(aspectSchema).meta({ rankedBy: "strength" }),
    ascendant: zodiacPlaceSchema,
    midheaven: zodiacPlaceSchema,
    partOfFortune: partOfFortuneSchema,
    vertex: housedPlaceSchema,
  })
  .meta({ name: "ReturnChart" });

export const returnReadingSchema = z
  .object({ summary: prose, purpose: prose, keyThemes: proseList })
  .meta({ name: "ReturnReading" });

export const returnConventionsSchema = z
  .object({
    ...skyConventionsSchema.shape,
    nodeType: z.enum(NODE_TYPES),
    requestedHouseSystem: houseSystemName,
    ...orbsUsed,
    returnUtc: z.string().meta({ description: "The return in UTC, ISO 8601, to the nearest second" }),
    precession: z
      .literal("not-corrected")
      .meta({ description: "Both longitudes are counted from the equinox of date" }),
    choice: z.string().meta({ description: "Which of the body's returns is given" }),
  })
  .meta({ name: "ReturnConventions" });
