import { named } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { NODE_TYPES, prose } from "@almagest/operation";
import { birthDetailsSchema, skyConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import { pointsSchema, segmentsSchema } from "./present";
import { WINDS, windNames } from "./winds";

const path = {
  points: pointsSchema.meta({ description: "Every 5 degrees of arc from the birthplace to its antipodes" }),
  segments: segmentsSchema,
};

export const pathSchema = z.object(path).meta({ name: "LocalSpaceLine" });

export const localSpaceRules = {
  horizon: z.string(),
  arcStep: z.number().meta({ description: "Degrees between two points of a line" }),
};

const wind = z.enum(WINDS.map(([abbreviation]) => abbreviation));

/** The direction where it may be left out. */
export function directionField(description: string) {
  return named("compassDirection", wind.exactOptional().meta({ description }), windNames);
}

export const bodySchema = z
  .object({
    ...named("planet", z.string(), bodyTerms),
    symbol: z.string(),
    azimuth: z.number().min(0).lt(360).meta({ description: "Degrees clockwise from true north" }),
    altitude: z.number().min(-90).max(90).meta({ description: "Degrees of the true place, without refraction" }),
    ...named("compassDirection", wind, windNames),
    aboveHorizon: z.boolean(),
    line: z.object(path),
    interpretation: prose,
  })
  .meta({ name: "LocalSpaceBody" });

export const localSpaceOutput = z.object({
  birthDetails: birthDetailsSchema,
  bodies: z.array(bodySchema),
  summary: prose,
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      nodeType: z.enum(NODE_TYPES),
      ...localSpaceRules,
    })
    .meta({ name: "LocalSpaceConventions" }),
});
