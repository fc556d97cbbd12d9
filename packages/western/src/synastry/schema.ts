import { named } from "@almagest/i18n";
import { aspects, natures, signs } from "@almagest/i18n/astrology";
import { count, type DraftOf, houseSystem, houseSystemName, prose, proseList, withTexts } from "@almagest/operation";
import { bodyPositionSchema, houseCuspSchema, houseNumber, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { orbsUsed } from "../aspects/orbs-schema";
import { aspectDescriptionSchema, aspectNature, aspectSchema, aspectsByCode, aspectType } from "../chart/schema";
import { houseSystemUsed, namedPersonBody, peopleConventionsSchema, percent, scoringSchema } from "../people/schema";

export const synastryBody = z.object({ person1: namedPersonBody, person2: namedPersonBody, houseSystem });

const synastryPersonSchema = z
  .object({
    name: z.string().exactOptional().meta({ description: "As given" }),
    ascendant: zodiacPlaceSchema,
    midheaven: zodiacPlaceSchema,
    houses: z.array(houseCuspSchema).meta({ description: "The person's own cusps, to draw by", weight: "bulk" }),
    ...named("sunSign", z.string(), signs),
    ...named("moonSign", z.string(), signs),
    planets: z.array(
      z.object({
        ...bodyPositionSchema.shape,
        house: houseNumber.meta({ description: "In the person's own chart" }),
        houseInOtherChart: houseNumber.meta({ description: "On the other person's cusps, in the same house system" }),
      }),
    ),
  })
  .meta({ name: "SynastryPerson" });

const { isApplying: _motion, ...aspectOfTwo } = aspectSchema.shape;

const interAspectSchema = z
  .object({
    ...aspectOfTwo,
    meaning: withTexts(
      z.object({
        ...named("name", z.string(), aspects),
        description: aspectDescriptionSchema,
        keywords: z.array(z.string()),
        ...named("nature", aspectNature, natures),
        relationshipContext: z.string().meta({ description: "These two bodies in this aspect, between two people" }),
      }),
    ).meta({ weight: "repeated" }),
  })
  .meta({ name: "InterAspect" });

export const synastryOutput = z.object({
  person1: synastryPersonSchema,
  person2: synastryPersonSchema,
  houseSystem: houseSystemUsed,
  compatibilityScore: percent.meta({ description: "Balance of the inter-aspects; 50 is even" }),
  interAspects: z
    .array(interAspectSchema)
    .meta({ rankedBy: "strength", description: "planet1 is person1's, planet2 person2's" }),
  glossary: z
    .array(
      z
        .object({
          ...named("type", aspectType, aspectsByCode),
          short: z.string(),
          long: z.string(),
        })
        .meta({ name: "InterAspectMeaning" }),
    )
    .exactOptional()
    .meta({ description: "The kinds of aspect that occur, each explained once", weight: "repeated" }),
  summary: z.object({
    total: count,
    harmonious: count,
    challenging: count,
    neutral: count,
    byType: z.record(z.string(), count).meta({ description: "Only types that occur" }),
  }),
  analysis: z.object({ overall: prose, strengths: proseList, challenges: proseList }),
  conventions: z
    .object({
      ...peopleConventionsSchema.shape,
      requestedHouseSystem: houseSystemName,
      ...orbsUsed,
      scoring: scoringSchema,
    })
    .meta({ name: "SynastryConventions" }),
});

export type SynastryAnswer = DraftOf<typeof synastryOutput>;
