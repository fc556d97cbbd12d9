import { named } from "@almagest/i18n";
import { elements, signs } from "@almagest/i18n/astrology";
import { count, type DraftOf, prose, proseList } from "@almagest/operation";
import { SIGN_IDS, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { aspectOrbsSchema } from "../../chart/schema";
import {
  HELD,
  openAspectShape,
  openPeopleConventions,
  peopleBirthTime,
  scoreReachSchema,
} from "../../people/open/schema";
import { scoringSchema } from "../../people/schema";
import { ELEMENTS } from "../../tables/zodiac";

const signId = z.enum(SIGN_IDS).meta({ name: "SignId" });

const placeSchema = z
  .object({
    ...named("sign", signId.exactOptional().meta({ description: "Only where it is the same all through" }), signs),
    from: zodiacPlaceSchema.meta({ description: "At the earliest time" }),
    to: zodiacPlaceSchema.meta({ description: "At the latest time" }),
  })
  .meta({ name: "UncertainSignPlace" });

const placesSchema = z
  .object({ sun: placeSchema, moon: placeSchema, venus: placeSchema, mars: placeSchema })
  .meta({ name: "UncertainPersonalPlaces" });

const signPairSchema = z
  .object({
    ...named("person1Sign", signId.exactOptional(), signs),
    ...named("person2Sign", signId.exactOptional(), signs),
    description: prose,
  })
  .meta({ name: "UncertainSignPair", description: "Each sign where it is the same all through; text where both are" });

const elementReach = z
  .object({ least: count, most: count })
  .meta({ name: "ElementReach", description: "Planets of the ten, at least and at most" });

const elementCounts = z
  .object({ fire: elementReach, earth: elementReach, air: elementReach, water: elementReach })
  .meta({ name: "UncertainElementCounts" });

export const uncertainCompatibilityOutput = z.object({
  birthTime: peopleBirthTime,
  overallScore: scoreReachSchema,
  categories: z
    .object({
      romantic: scoreReachSchema,
      emotional: scoreReachSchema,
      intellectual: scoreReachSchema,
      physical: scoreReachSchema,
      spiritual: scoreReachSchema,
    })
    .meta({ name: "UncertainCategories", description: "50 is even, and what a category without aspects gets" }),
  persons: z.object({ person1: placesSchema, person2: placesSchema }),
  signCompatibility: z.object({
    sun: signPairSchema,
    moon: signPairSchema,
    venus: signPairSchema,
    mars: signPairSchema,
  }),
  elementBalance: z
    .object({
      person1: elementCounts,
      person2: elementCounts,
      ...named("sharedElement", z.enum(ELEMENTS).exactOptional(), elements),
    })
    .meta({
      name: "UncertainElementBalance",
      description: "sharedElement only where one element leads in both charts at all times",
    }),
  strengths: proseList,
  challenges: proseList,
  summary: prose,
  aspectBreakdown: z
    .object({ total: count, harmonious: count, challenging: count, neutral: count })
    .meta({ name: "HeldAspectCounts", description: "Of the aspects of every pair of times" }),
  keyAspects: z
    .array(z.object({ ...openAspectShape, description: prose }).meta({ name: "UncertainKeyAspect" }))
    .meta({ description: `${HELD}: major aspects of Sun to Saturn on both sides, ten at most, strongest first` }),
  conventions: z
    .object({
      ...openPeopleConventions.shape,
      orbs: aspectOrbsSchema,
      scoring: scoringSchema,
      categoryWeights: z.record(z.string(), z.number()).meta({ description: "In hundredths" }),
      categoryPairs: z.record(z.string(), z.array(z.string())),
      elementsOf: z.string(),
    })
    .meta({ name: "UncertainCompatibilityConventions" }),
});

export type UncertainCompatibilityAnswer = DraftOf<typeof uncertainCompatibilityOutput>;
