import { type DraftOf, houseSystem, houseSystemName, prose, proseList, withTexts } from "@almagest/operation";
import { bodyPositionSchema, houseCuspSchema, houseNumber, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { orbsUsed } from "../aspects/orbs-schema";
import { aspectSchema } from "../chart/schema";
import { houseSystemUsed, peopleConventionsSchema, personBody, personEchoSchema } from "../people/schema";

export const compositeBody = z.object({ person1: personBody, person2: personBody, houseSystem });

const compositePlanetSchema = z
  .object({
    ...bodyPositionSchema.shape,
    house: houseNumber.meta({ description: "On the composite cusps" }),
    compositeInterpretation: withTexts(
      z.object({
        summary: z.string().meta({ weight: "prose" }),
        relationshipMeaning: z.string().meta({ weight: "long" }),
        keywords: z.array(z.string()),
      }),
    ).meta({ description: "The pair's manner (sign) and the part of shared life (house)" }),
  })
  .meta({ name: "CompositePlanet" });

export const compositeOutput = z.object({
  person1: personEchoSchema,
  person2: personEchoSchema,
  compositePlanets: z.array(compositePlanetSchema),
  compositeHouses: z.array(houseCuspSchema),
  houseSystem: houseSystemUsed,
  compositeAscendant: zodiacPlaceSchema,
  compositeMidheaven: zodiacPlaceSchema,
  aspects: z.array(z.object(aspectSchema.shape)).meta({ rankedBy: "strength" }),
  interpretation: z.object({ summary: prose, strengths: proseList, challenges: proseList }),
  conventions: z
    .object({
      ...peopleConventionsSchema.shape,
      requestedHouseSystem: houseSystemName,
      ...orbsUsed,
      midpoint: z.literal("shorter-arc"),
      latitudeAndSpeed: z.literal("mean"),
      southNode: z.literal("opposite-north-node"),
      cuspOrder: z.literal("from-midheaven"),
      repairedCusps: z
        .array(houseNumber)
        .meta({ description: "Houses whose cusp is the middle of the longer arc, to keep the cusps in order" }),
    })
    .meta({ name: "CompositeChartConventions" }),
});

export type CompositeAnswer = DraftOf<typeof compositeOutput>;
