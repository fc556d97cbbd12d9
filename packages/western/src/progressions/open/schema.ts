import { named } from "@almagest/i18n";
import { bodies, signs } from "@almagest/i18n/astrology";
import { NODE_TYPES } from "@almagest/operation";
import { birthTimeSchema, valueNames } from "@almagest/sky";
import * as z from "zod";
import { openConventions, signEntered, signName } from "../../birth-time/schema";
import { aspectsByCode } from "../../chart/schema";
import { progressionConventionsSchema } from "../schema";

export const progressionBirthTime = birthTimeSchema("Progressed", valueNames(signs, aspectsByCode));

const { method, yearDays, target } = progressionConventionsSchema.shape;

export const openProgressionConventions = z.object({
  ...openConventions.shape,
  nodeType: z.enum(NODE_TYPES),
  method,
  yearDays,
  target,
  direction: progressionConventionsSchema.shape.direction,
  progressedUtcFrom: z.string().meta({ description: "The progressed instant of the earliest birth in UTC, ISO 8601" }),
  progressedUtcTo: z.string().meta({ description: "That of the latest" }),
});

export const elapsedYears = z
  .number()
  .meta({ description: "Mean tropical years from the earliest birth, two decimals; negative before birth" });

export const bodyName = named("name", z.string().meta({ description: "English name of the body" }), bodies);

/** The signs of a body whose sign changes, each with its reading. */
export const possibleSigns = z
  .array(
    z
      .object({
        ...named("sign", signName, signs),
        from: signEntered,
        interpretation: z.string().meta({ weight: "prose" }).exactOptional(),
      })
      .meta({ name: "PossibleProgressedSign" }),
  )
  .exactOptional()
  .meta({ description: "Where its sign depends on the time of birth: each in order of time" });
