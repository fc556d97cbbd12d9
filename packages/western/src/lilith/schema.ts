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
import { apogees as apogeeTerms } from "../vocabulary/apogees";
import { VARIANTS } from "./compute";

const variantNamed = named("variant", z.enum(VARIANTS), apogeeTerms);

const note = prose.meta({ description: "This variant in words" });

const variantSchema = z
  .object({ ...variantNamed, ...housedPointSchema.shape, interpretation: prose, note })
  .meta({ name: "LilithVariant" });

const { lilith: _, ...sky } = skyConventionsSchema.shape;
const { lilith: __, ...openSky } = openConventions.shape;

const ownConventions = {
  requestedHouseSystem: houseSystemName,
  lilith: z.object({ mean: z.string(), true: z.string() }),
};

export const lilithOutput = z.object({
  birthDetails: birthDetailsSchema,
  houseSystem: houseSystemName.meta({ description: "The system really used" }),
  lilith: z.array(variantSchema),
  summary: prose,
  conventions: z.object({ ...sky, ...ownConventions }).meta({ name: "LilithConventions" }),
});

const possibleSign = z
  .object({ ...named("sign", signName, signs), from: signEntered, interpretation: optionalProse })
  .meta({ name: "PossibleLilithSign" });

const uncertainVariantSchema = z
  .object({
    ...variantNamed,
    ...openHousedShape,
    interpretation: optionalProse.meta({
      description: "Where its sign is the same all through: in that sign, and in its house where that is",
    }),
    note,
    possibleSigns: z
      .array(possibleSign)
      .exactOptional()
      .meta({ description: "Where its sign changes: each in order of time" }),
  })
  .meta({ name: "UncertainLilithVariant" });

export const uncertainLilithOutput = z.object({
  birthTime: natalBirthTime,
  birthDetails: untimedBirth,
  houseSystem: systemUsed,
  lilith: z.array(uncertainVariantSchema),
  summary: optionalProse.meta({ description: "Only where neither of the two changes its sign" }),
  conventions: z.object({ ...openSky, ...ownConventions }).meta({ name: "UncertainLilithConventions" }),
});

export type LilithAnswer = DraftOf<typeof lilithOutput>;
export type UncertainLilithAnswer = DraftOf<typeof uncertainLilithOutput>;
