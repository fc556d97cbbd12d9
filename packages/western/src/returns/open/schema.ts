import { named } from "@almagest/i18n";
import { bodies, signs } from "@almagest/i18n/astrology";
import { houseSystemName, NODE_TYPES, optionalProse, optionalProseList, prose } from "@almagest/operation";
import { zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { openConventions, openHousedShape, signName } from "../../birth-time/schema";
import { pairFields } from "../../chart/pair";
import { aspectNature, aspectOrbsSchema, aspectsByCode, aspectType } from "../../chart/schema";
import { localInstant, locationSchema, returnConventionsSchema } from "../schema";

/** The time of a return, by the time of birth. */
export const returnSpan = z
  .object({ from: localInstant, to: localInstant })
  .meta({ name: "ReturnSpan", description: "The earliest and the latest that it may be, by the time of birth" });

const ends = {
  from: zodiacPlaceSchema.meta({ description: "At the earliest return" }),
  to: zodiacPlaceSchema.meta({ description: "At the latest" }),
};

const returnAngle = z
  .object({ ...named("sign", signName, signs), ...ends })
  .meta({ name: "ReturnAngle", description: "Only of a range, and where its sign is the same all through" });

/** The place of the returning body at birth, over the span. */
export const natalPosition = z
  .object({
    ...named("sign", signName.exactOptional().meta({ description: "Only where it is the same all through" }), signs),
    from: zodiacPlaceSchema.meta({ description: "At the earliest time of birth" }),
    to: zodiacPlaceSchema.meta({ description: "At the latest" }),
  })
  .meta({ name: "NatalPositionInTime" });

const aspectSchema = z
  .object({
    ...pairFields,
    ...named("type", aspectType, aspectsByCode),
    angle: z.number().meta({ description: "The exact angle of the type" }),
    orb: z
      .object({ from: z.number().min(0), to: z.number().min(0) })
      .meta({ name: "ReturnOrb", description: "Degrees from exact at the earliest and at the latest return" }),
    isApplying: z.boolean().exactOptional().meta({ description: "Only where it is not exact between them" }),
    strength: z.int().min(0).max(100).meta({ description: "Of the wider orb: 100 exact, 0 at its edge" }),
    interpretation: aspectNature,
  })
  .meta({ name: "ReturnAspectInTime" });

export const openReturnChart = z
  .object({
    moment: z
      .object({ ...returnSpan.shape, ...locationSchema.shape })
      .meta({ name: "ReturnMomentInTime", description: "Time and place of this chart: those of the return" }),
    planets: z.array(
      z
        .object({
          ...named("name", z.string().meta({ description: "English name of the body" }), bodies),
          ...openHousedShape,
        })
        .meta({ name: "ReturnBodyInTime", description: "from and to are of the earliest and the latest return" }),
    ),
    aspects: z.array(aspectSchema).exactOptional().meta({
      rankedBy: "strength",
      description: "Within their orbs at every such return; only where these are at most a day and a half apart",
    }),
    ascendant: returnAngle.exactOptional(),
    midheaven: returnAngle.exactOptional(),
  })
  .meta({ name: "UncertainReturnChart" });

export const openReturnConventions = z
  .object({
    ...openConventions.shape,
    nodeType: z.enum(NODE_TYPES),
    requestedHouseSystem: houseSystemName,
    orbs: aspectOrbsSchema,
    returnUtcFrom: z.string().meta({ description: "The earliest return in UTC, ISO 8601, to the nearest second" }),
    returnUtcTo: z.string().meta({ description: "The latest" }),
    precession: returnConventionsSchema.shape.precession,
    choice: returnConventionsSchema.shape.choice,
  })
  .meta({ name: "UncertainReturnConventions" });

/** Beside the opening only what no time would decide: the rest may be missing. */
export const openReturnReadingSchema = z
  .object({ summary: prose, purpose: optionalProse, keyThemes: optionalProseList })
  .meta({ name: "UncertainReturnReading" });
