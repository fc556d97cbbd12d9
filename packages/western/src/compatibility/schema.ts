import { named } from "@almagest/i18n";
import { elements, signs } from "@almagest/i18n/astrology";
import { count, type DraftOf, prose, proseList } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import * as z from "zod";
import { aspectNature, aspectOrbsSchema, aspectSchema } from "../chart/schema";
import { peopleConventionsSchema, percent, personBody, scoringSchema } from "../people/schema";
import { ELEMENTS } from "../tables/zodiac";
import { archetypes } from "../vocabulary/archetypes";

export const compatibilityBody = z.object({ person1: personBody, person2: personBody });

const signId = z.enum(SIGN_IDS).meta({ name: "SignId" });

const placeSchema = z
  .object({
    ...named("sign", signId, signs),
    degree: z.number().min(0).lt(30).meta({ description: "Degrees within the sign" }),
  })
  .meta({ name: "SignPlace" });
const placesSchema = z
  .object({ sun: placeSchema, moon: placeSchema, venus: placeSchema, mars: placeSchema })
  .meta({ name: "PersonalPlaces" });

const signPairSchema = z
  .object({
    ...named("person1Sign", signId, signs),
    ...named("person2Sign", signId, signs),
    description: prose,
  })
  .meta({ name: "SignPair" });

const elementCounts = z.object({ fire: count, earth: count, air: count, water: count }).meta({ name: "ElementCounts" });

const { planet1, planet1Localized, planet2, planet2Localized, type, typeLocalized, orb, strength } = aspectSchema.shape;

export const compatibilityOutput = z.object({
  overallScore: percent.meta({ description: "Weighted mean of the categories" }),
  categories: z
    .object({ romantic: percent, emotional: percent, intellectual: percent, physical: percent, spiritual: percent })
    .meta({ description: "50 is even, and what a category without aspects gets" }),
  persons: z.object({ person1: placesSchema, person2: placesSchema }),
  signCompatibility: z.object({
    sun: signPairSchema,
    moon: signPairSchema,
    venus: signPairSchema,
    mars: signPairSchema,
  }),
  elementBalance: z.object({
    person1: elementCounts,
    person2: elementCounts,
    ...named(
      "sharedElement",
      z.enum(ELEMENTS).nullable().meta({ description: "The dominant element of both; null where they differ" }),
      elements,
    ),
    description: prose,
  }),
  archetype: z.object({
    ...named("label", z.string(), archetypes),
    description: prose,
  }),
  strengths: proseList,
  challenges: proseList,
  summary: prose,
  interpretation: prose,
  aspectBreakdown: z.object({ total: count, harmonious: count, challenging: count, neutral: count }),
  keyAspects: z
    .array(
      z.object({
        planet1,
        planet1Localized,
        planet2,
        planet2Localized,
        type,
        typeLocalized,
        orb,
        strength,
        interpretation: aspectNature,
        description: prose,
      }),
    )
    .meta({
      description:
        "Major aspects of Sun to Saturn on both sides, those among Sun, Moon, Venus and Mars before others, ten at most, strongest first; planet1 is person1's",
    }),
  conventions: z
    .object({
      ...peopleConventionsSchema.shape,
      orbs: aspectOrbsSchema,
      scoring: scoringSchema,
      categoryWeights: z.record(z.string(), z.number()).meta({ description: "In hundredths" }),
      categoryPairs: z.record(z.string(), z.array(z.string())),
      categoryAspects: z
        .record(
          z.string(),
          z.array(
            z
              .object({ planet1, planet1Localized, planet2, planet2Localized, type, typeLocalized, strength: percent })
              .meta({ name: "CategoryAspect" }),
          ),
        )
        .meta({ description: "What each category was read from; planet1 is person1's" }),
      elementsOf: z.string(),
      archetypeRule: z.string(),
    })
    .meta({ name: "CompatibilityScoreConventions" }),
});

export type CompatibilityAnswer = DraftOf<typeof compatibilityOutput>;
