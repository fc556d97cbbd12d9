import { named } from "@almagest/i18n";
import { bodies, elements, signs } from "@almagest/i18n/astrology";
import { count, type DraftOf, houseSystemName, NODE_TYPES, prose } from "@almagest/operation";
import { houseNumber, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { openAspectShape, passingShape, passingStrength } from "../../birth-time/aspects-schema";
import { natalBirthTime, openConventions, signEntered, signName, untimedBirth } from "../../birth-time/schema";
import { aspectOrbsSchema, patternSchema } from "../../chart/schema";
import { dignities } from "../../vocabulary/dignities";
import { modalities } from "../../vocabulary/modalities";

/** A point over the span, with its places at the earliest and at the latest second. */
const ends = {
  from: zodiacPlaceSchema.meta({ description: "At the earliest time" }),
  to: zodiacPlaceSchema.meta({ description: "At the latest time" }),
};

const bodyReadingSchema = z
  .object({
    summary: z.string().meta({ weight: "prose" }),
    detailed: z.string().meta({ weight: "long" }),
    keywords: z.array(z.string()),
  })
  .meta({ name: "BodyReading" });

const aspectReadingSchema = z
  .object({ summary: z.string(), keywords: z.array(z.string()) })
  .meta({ name: "AspectReading" });

const possibleSign = z
  .object({
    ...named("sign", signName, signs),
    from: signEntered,
    interpretation: bodyReadingSchema.exactOptional(),
  })
  .meta({ name: "PossibleSign" });

const uncertainPlanetSchema = z
  .object({
    ...named("name", z.string().meta({ description: "English name of the body" }), bodies),
    ...named("sign", signName.exactOptional().meta({ description: "Only where it is the same all through" }), signs),
    ...ends,
    isRetrograde: z
      .boolean()
      .exactOptional()
      .meta({ description: "Only where it is the same all through; never of the nodes" }),
    house: houseNumber.exactOptional().meta({ description: "Only of a range, and where it is the same all through" }),
    ...named(
      "dignity",
      z.enum(["domicile", "exaltation", "detriment", "fall", "peregrine"]).exactOptional(),
      dignities,
    ),
    interpretation: bodyReadingSchema.exactOptional().meta({ description: "Where its sign is the same all through" }),
    possibleSigns: z
      .array(possibleSign)
      .exactOptional()
      .meta({ description: "Where its sign changes: each in order of time" }),
  })
  .meta({ name: "UncertainNatalPlanet" });

const uncertainAngleSchema = z
  .object({ ...named("sign", signName, signs), ...ends })
  .meta({ name: "UncertainAngle", description: "Only of a range, and where its sign is the same all through" });

const uncertainAspectSchema = z
  .object({
    ...openAspectShape,
    aspectInterpretation: aspectReadingSchema.exactOptional().meta({ weight: "repeated" }),
  })
  .meta({ name: "UncertainAspect" });

const passingAspectSchema = z
  .object({ ...uncertainAspectSchema.shape, strength: passingStrength, ...passingShape })
  .meta({ name: "PassingAspect" });

const reach = z
  .record(z.string(), z.object({ least: count, most: count }))
  .meta({ name: "CountReach", description: "Planets of the ten, at least and at most" });

const margin = count.meta({ description: "By how many planets one leads the next at least; 0 where two tie" });

export const uncertainNatalChartOutput = z.object({
  birthTime: natalBirthTime,
  birthDetails: z.object({ ...untimedBirth.shape, nodeType: z.enum(NODE_TYPES) }).meta({ name: "UntimedBirthDetails" }),
  summary: z.object({
    interpretation: prose.meta({
      description:
        "The chart without what the time would decide, in 230 to 450 words: Sun and Moon, the lunation, Venus and Mars, closest aspects, dignity, elements, retrogradation; of a range the Ascendant's sign where it holds",
    }),
    ...named(
      "dominantElement",
      z.string().exactOptional().meta({
        description: "Only where it is the same all through; of a tie the first in the order Fire, Earth, Air, Water",
      }),
      elements,
    ),
    dominantElementMargin: margin,
    ...named(
      "dominantModality",
      z.string().exactOptional().meta({
        description: "Only where it is the same all through; of a tie the first in the order Cardinal, Fixed, Mutable",
      }),
      modalities,
    ),
    dominantModalityMargin: margin,
    ...named("retrogradePlanets", z.array(z.string()).meta({ description: "Retrograde all through" }), bodies),
    elementDistribution: reach,
    modalityDistribution: reach,
  }),
  planets: z.array(uncertainPlanetSchema),
  ascendant: uncertainAngleSchema.exactOptional(),
  midheaven: uncertainAngleSchema.exactOptional(),
  aspects: z.array(uncertainAspectSchema).meta({ rankedBy: "strength", description: "Within their orbs all through" }),
  passingAspects: z
    .array(passingAspectSchema)
    .meta({ rankedBy: "strength", description: "Within their orbs for a part of that time" }),
  aspectsInterpretation: z.object({
    summary: prose,
    dominant: z.enum(["harmonious", "challenging", "balanced"]),
    harmonious: count.meta({
      description: "Of the aspects all through: trines and sextiles; the lunar nodes count as one axis",
    }),
    challenging: count.meta({
      description: "Squares, oppositions, semi-squares and sesquiquadrates; the lunar nodes count as one axis",
    }),
    neutral: count.meta({ description: "The other aspects; the lunar nodes count as one axis" }),
  }),
  patterns: z.array(patternSchema).meta({ description: "There all through, at their loosest" }),
  conventions: z
    .object({
      ...openConventions.shape,
      requestedHouseSystem: houseSystemName,
      orbs: aspectOrbsSchema,
    })
    .meta({ name: "UncertainNatalConventions" }),
});

export type UncertainNatalAnswer = DraftOf<typeof uncertainNatalChartOutput>;
