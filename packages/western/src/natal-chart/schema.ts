import { named } from "@almagest/i18n";
import { bodies, elements } from "@almagest/i18n/astrology";
import {
  civilMoment,
  count,
  type DraftOf,
  houseSystem,
  houseSystemName,
  NODE_TYPES,
  nodeType,
  place,
  prose,
  withTexts,
} from "@almagest/operation";
import {
  birthDetailsSchema,
  bodyPositionSchema,
  houseCuspSchema,
  houseNumber,
  skyConventionsSchema,
  zodiacPlaceSchema,
} from "@almagest/sky";
import * as z from "zod";
import { orbsUsed, seriesAspects } from "../aspects/orbs-schema";
import { aspectSchema, housedPlaceSchema, partOfFortuneSchema, patternSchema } from "../chart/schema";
import { dignities } from "../vocabulary/dignities";
import { modalities } from "../vocabulary/modalities";
import { extrasOutput, rulerFields, schoolsUsed } from "./extras/extras";

export const natalChartBody = z
  .object({
    ...civilMoment.shape,
    ...place.shape,
    nodeType,
    houseSystem,
  })
  .meta({ name: "ChartBirth" });

const natalPlanetSchema = z
  .object({
    ...bodyPositionSchema.shape,
    house: houseNumber,
    ...named(
      "dignity",
      z.enum(["domicile", "exaltation", "detriment", "fall", "peregrine"]).exactOptional(),
      dignities,
    ),
    ...rulerFields,
    interpretation: withTexts(
      z.object({
        summary: z.string().meta({ weight: "prose" }),
        detailed: z.string().meta({ weight: "long" }),
        keywords: z.array(z.string()),
      }),
    ).meta({ description: "The body in its sign and house" }),
  })
  .meta({ name: "NatalPlanet" });

const natalAspectSchema = z
  .object({
    ...aspectSchema.shape,
    aspectInterpretation: withTexts(z.object({ summary: z.string(), keywords: z.array(z.string()) })).meta({
      weight: "repeated",
    }),
  })
  .meta({ name: "NatalAspect" });

const planetCount = count.meta({ description: "Planets, of the ten from the Sun to Pluto" });

export const natalChartOutput = z.object({
  birthDetails: z.object({ ...birthDetailsSchema.shape, nodeType: z.enum(NODE_TYPES) }),
  summary: z.object({
    interpretation: prose.meta({
      description:
        "The chart as a whole in 600 to 900 words: the planet in which its lines meet and what has to be reconciled with it, Ascendant and its ruler, Sun and Moon, sect, figures and emphasis, then love, work and growth",
    }),
    ...named(
      "dominantElement",
      z.string().meta({ description: "Of a tie the first in the order Fire, Earth, Air, Water" }),
      elements,
    ),
    ...named(
      "tiedElements",
      z
        .array(z.string())
        .exactOptional()
        .meta({ description: "Only where two or more elements weigh most alike: all of these" }),
      elements,
    ),
    ...named(
      "dominantModality",
      z.string().meta({ description: "Of a tie the first in the order Cardinal, Fixed, Mutable" }),
      modalities,
    ),
    ...named(
      "tiedModalities",
      z
        .array(z.string())
        .exactOptional()
        .meta({ description: "Only where two or more modalities weigh most alike: all of these" }),
      modalities,
    ),
    ...named("retrogradePlanets", z.array(z.string()), bodies),
    elementDistribution: z
      .record(z.string(), planetCount)
      .meta({ description: "How many of the ten planets stand in each element" }),
    modalityDistribution: z
      .record(z.string(), planetCount)
      .meta({ description: "How many of the ten planets stand in each modality" }),
  }),
  planets: z.array(natalPlanetSchema),
  houses: z.array(houseCuspSchema),
  houseSystem: houseSystemName.meta({ description: "The system really used" }),
  aspects: z.array(natalAspectSchema).meta({ rankedBy: "strength" }),
  seriesAspects,
  ...extrasOutput,
  aspectsInterpretation: z.object({
    summary: prose,
    dominant: z.enum(["harmonious", "challenging", "balanced"]),
    harmonious: count.meta({ description: "Trines and sextiles; the lunar nodes count as one axis" }),
    challenging: count.meta({
      description: "Squares, oppositions, semi-squares and sesquiquadrates; the lunar nodes count as one axis",
    }),
    neutral: count.meta({ description: "The other aspects; the lunar nodes count as one axis" }),
  }),
  patterns: z.array(patternSchema),
  ascendant: zodiacPlaceSchema,
  midheaven: zodiacPlaceSchema,
  partOfFortune: partOfFortuneSchema,
  vertex: housedPlaceSchema,
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      requestedHouseSystem: houseSystemName,
      ...orbsUsed,
      ...schoolsUsed,
    })
    .meta({ name: "NatalChartConventions" }),
});

export type NatalChartAnswer = DraftOf<typeof natalChartOutput>;
