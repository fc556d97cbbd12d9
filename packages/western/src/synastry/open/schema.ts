import { named } from "@almagest/i18n";
import { aspects, bodies, natures, signs } from "@almagest/i18n/astrology";
import { count, type DraftOf, houseSystemName, prose, proseList, withTexts } from "@almagest/operation";
import { houseCuspSchema, houseNumber, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { openPointShape } from "../../birth-time/schema";
import { aspectDescriptionSchema, aspectNature, aspectOrbsSchema } from "../../chart/schema";
import {
  HELD,
  openAspectShape,
  openPeopleConventions,
  peopleBirthTime,
  possibleAspectSchema,
  scoreReachSchema,
} from "../../people/open/schema";
import { scoringSchema } from "../../people/schema";

const knownOnly = "Only where that time is known";

const planetSchema = z
  .object({
    ...named("name", z.string().meta({ description: "English name of the body" }), bodies),
    ...openPointShape,
    house: houseNumber.exactOptional().meta({ description: "In the person's own chart, where that time is known" }),
    houseInOtherChart: houseNumber.exactOptional().meta({
      description: "On the other person's cusps, where that time is known and the body is in one house all through",
    }),
  })
  .meta({ name: "UncertainSynastryPlanet" });

const personSchema = z
  .object({
    name: z.string().exactOptional().meta({ description: "As given" }),
    ascendant: zodiacPlaceSchema.exactOptional().meta({ description: knownOnly }),
    midheaven: zodiacPlaceSchema.exactOptional().meta({ description: knownOnly }),
    houses: z.array(houseCuspSchema).exactOptional().meta({ description: knownOnly, weight: "bulk" }),
    ...named("sunSign", z.string().exactOptional(), signs),
    ...named("moonSign", z.string().exactOptional(), signs),
    planets: z.array(planetSchema),
  })
  .meta({ name: "UncertainSynastryPerson" });

const interAspectSchema = z
  .object({
    ...openAspectShape,
    meaning: withTexts(
      z
        .object({
          ...named("name", z.string(), aspects),
          description: aspectDescriptionSchema,
          keywords: z.array(z.string()),
          ...named("nature", aspectNature, natures),
          relationshipContext: z.string().meta({ description: "These two bodies in this aspect, between two people" }),
        })
        .meta({ name: "UncertainContactMeaning" }),
    ).meta({ weight: "repeated" }),
  })
  .meta({ name: "UncertainInterAspect" });

export const uncertainSynastryOutput = z.object({
  birthTime: peopleBirthTime,
  person1: personSchema,
  person2: personSchema,
  houseSystem: houseSystemName.exactOptional().meta({ description: "Of the one whose time is known" }),
  compatibilityScore: scoreReachSchema,
  interAspects: z
    .array(interAspectSchema)
    .meta({ rankedBy: "strength", description: "Those of every pair of times; planet1 is person1's" }),
  possibleAspects: z.array(possibleAspectSchema).meta({
    description:
      "Those of some pairs of times; where one time alone is open, birthTime.changes says when each comes and goes",
  }),
  summary: z
    .object({ total: count, harmonious: count, challenging: count, neutral: count })
    .meta({ name: "HeldAspectCounts", description: "Of the aspects of every pair of times" }),
  analysis: z
    .object({ overall: prose, strengths: proseList, challenges: proseList })
    .meta({ name: "UncertainSynastryAnalysis", description: HELD }),
  conventions: z
    .object({
      ...openPeopleConventions.shape,
      requestedHouseSystem: houseSystemName,
      orbs: aspectOrbsSchema,
      scoring: scoringSchema,
    })
    .meta({ name: "UncertainSynastryConventions" }),
});

export type UncertainSynastryAnswer = DraftOf<typeof uncertainSynastryOutput>;
