import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { type DraftOf, houseSystemName, optionalProse, prose } from "@almagest/operation";
import { birthDetailsSchema, housedPointSchema, skyConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import {
  natalBirthTime,
  openConventions,
  openHousedShape,
  signEntered,
  signName,
  systemUsed,
  untimedBirth,
} from "../birth-time/schema";
import { asteroids as asteroidTerms } from "../vocabulary/asteroids";
import { furtherOutput } from "./further";

const asteroidNames = { ...named("name", z.string(), asteroidTerms), symbol: z.string() };

const asteroidSchema = z
  .object({ ...asteroidNames, ...housedPointSchema.shape, interpretation: prose })
  .meta({ name: "Asteroid" });

export const asteroidsOutput = z.object({
  birthDetails: birthDetailsSchema,
  houseSystem: houseSystemName.meta({ description: "The system really used" }),
  asteroids: z.array(asteroidSchema),
  ...furtherOutput,
  summary: prose,
  conventions: z
    .object({ ...skyConventionsSchema.shape, requestedHouseSystem: houseSystemName })
    .meta({ name: "AsteroidsConventions" }),
});

const possibleSign = z
  .object({ ...named("sign", signName, signs), from: signEntered, interpretation: optionalProse })
  .meta({ name: "PossibleAsteroidSign" });

const uncertainAsteroidSchema = z
  .object({
    ...asteroidNames,
    ...openHousedShape,
    interpretation: optionalProse.meta({
      description: "Where its sign is the same all through: in that sign, and in its house where that is",
    }),
    possibleSigns: z
      .array(possibleSign)
      .exactOptional()
      .meta({ description: "Where its sign changes: each in order of time" }),
  })
  .meta({ name: "UncertainAsteroid" });

export const uncertainAsteroidsOutput = z.object({
  birthTime: natalBirthTime,
  birthDetails: untimedBirth,
  houseSystem: systemUsed,
  asteroids: z.array(uncertainAsteroidSchema),
  summary: optionalProse.meta({ description: "Only where no sign and no direction changes" }),
  conventions: z
    .object({ ...openConventions.shape, requestedHouseSystem: houseSystemName })
    .meta({ name: "UncertainAsteroidsConventions" }),
});

export type AsteroidsAnswer = DraftOf<typeof asteroidsOutput>;
export type UncertainAsteroidsAnswer = DraftOf<typeof uncertainAsteroidsOutput>;
