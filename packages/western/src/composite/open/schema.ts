import { named } from "@almagest/i18n";
import { bodies, signs } from "@almagest/i18n/astrology";
import { type DraftOf, NODE_TYPES, prose, proseList, withTexts } from "@almagest/operation";
import { zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { signName, untimedBirth } from "../../birth-time/schema";
import { aspectOrbsSchema } from "../../chart/schema";
import {
  openAspectShape,
  openPeopleConventions,
  peopleBirthTime,
  possibleAspectSchema,
} from "../../people/open/schema";

const personSchema = z
  .object({ ...untimedBirth.shape, nodeType: z.enum(NODE_TYPES) })
  .meta({ name: "UntimedPersonDetails" });

const planetSchema = z
  .object({
    ...named("name", z.string().meta({ description: "English name of the body" }), bodies),
    ...named("sign", signName.exactOptional().meta({ description: "Only where every pair of times has it" }), signs),
    from: zodiacPlaceSchema.meta({ description: "The first degree that it may have, in the order of the zodiac" }),
    to: zodiacPlaceSchema.meta({ description: "The last degree that it may have" }),
    isOnEitherSide: z
      .boolean()
      .meta({ description: "Whether some pairs of times have it on the other side of the circle, 180° further" }),
    isRetrograde: z
      .boolean()
      .exactOptional()
      .meta({ description: "Only where both bodies go the same way all through; never of the nodes" }),
    compositeInterpretation: withTexts(
      z
        .object({ summary: z.string().meta({ weight: "prose" }), keywords: z.array(z.string()) })
        .meta({ name: "CompositeSignReading" }),
    ).meta({ description: "The pair's manner, where the sign holds" }),
  })
  .meta({ name: "UncertainCompositePlanet" });

export const uncertainCompositeOutput = z.object({
  birthTime: peopleBirthTime,
  person1: personSchema,
  person2: personSchema,
  compositePlanets: z.array(planetSchema),
  aspects: z
    .array(z.object(openAspectShape).meta({ name: "UncertainCompositeAspect" }))
    .meta({ rankedBy: "strength", description: "Those of every pair of times" }),
  possibleAspects: z.array(possibleAspectSchema).meta({ description: "Those of some pairs of times" }),
  interpretation: z
    .object({ summary: prose, strengths: proseList, challenges: proseList })
    .meta({ name: "UncertainCompositeReading" }),
  conventions: z
    .object({
      ...openPeopleConventions.shape,
      orbs: aspectOrbsSchema,
      midpoint: z.literal("shorter-arc"),
      southNode: z.literal("opposite-north-node"),
    })
    .meta({ name: "UncertainCompositeConventions" }),
});

export type UncertainCompositeAnswer = DraftOf<typeof uncertainCompositeOutput>;
