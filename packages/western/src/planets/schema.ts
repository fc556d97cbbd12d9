import { named } from "@almagest/i18n";
import { bodies, signs } from "@almagest/i18n/astrology";
import { type DraftOf, NODE_TYPES, prose, proseList, withTexts } from "@almagest/operation";
import { bodyPositionSchema, offsetApplied, skyConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import { natalBirthTime, openConventions, openPointShape, signEntered, signName } from "../birth-time/schema";

const signReadingSchema = z
  .object({
    summary: z.string().meta({ weight: "prose" }),
    planetMeaning: z.string().meta({ weight: "repeated" }),
    signExpression: z.string().meta({ weight: "long" }),
    keywords: z.array(z.string()),
  })
  .meta({ name: "PositionReading" });

/** A body is the same in whatever sign it is. */
const bodyTexts = {
  symbol: z.string(),
  tagline: prose,
  description: prose.meta({ weight: "long" }),
  keywords: proseList,
};

const planetSchema = z.object({
  ...bodyPositionSchema.shape,
  ...bodyTexts,
  interpretation: withTexts(signReadingSchema).meta({ description: "The body in its sign" }),
});

export const planetPositionsOutput = z.object({
  date: z.string(),
  time: z.string(),
  timezone: offsetApplied,
  nodeType: z.enum(NODE_TYPES),
  planets: z.array(planetSchema),
  earth: bodyPositionSchema
    .exactOptional()
    .meta({ description: "Only heliocentric, where planets are those beside it" }),
  conventions: skyConventionsSchema,
});

const uncertainPlanetSchema = z
  .object({
    ...named("name", z.string().meta({ description: "English name of the body" }), bodies),
    ...openPointShape,
    ...bodyTexts,
    interpretation: signReadingSchema.exactOptional().meta({
      description: "The body in its sign, where that is the same all through",
    }),
    possibleSigns: z
      .array(
        z
          .object({
            ...named("sign", signName, signs),
            from: signEntered,
            interpretation: signReadingSchema.exactOptional(),
          })
          .meta({ name: "PossiblePosition" }),
      )
      .exactOptional()
      .meta({ description: "Where its sign changes: each in order of time" }),
  })
  .meta({ name: "UncertainPosition" });

export const uncertainPlanetPositionsOutput = z.object({
  birthTime: natalBirthTime,
  date: z.string(),
  timezone: offsetApplied.meta({ description: "Decimal hours from UTC that were applied at the earliest time" }),
  nodeType: z.enum(NODE_TYPES),
  planets: z.array(uncertainPlanetSchema),
  conventions: openConventions,
});

export type PlanetAnswer = DraftOf<typeof planetSchema>;
export type UncertainPlanetPositionsAnswer = DraftOf<typeof uncertainPlanetPositionsOutput>;
export type SignReading = DraftOf<typeof signReadingSchema>;
