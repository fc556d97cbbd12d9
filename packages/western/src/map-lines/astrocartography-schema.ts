import { named } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { NODE_TYPES, prose } from "@almagest/operation";
import { birthDetailsSchema, skyConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import { pointsSchema, segmentsSchema } from "./present";

export const meridianSchema = z
  .object({
    longitude: z.number().gt(-180).max(180).meta({ description: "Degrees, east positive" }),
    interpretation: prose,
  })
  .meta({ name: "MeridianLine" });

export const horizonSchema = z
  .object({
    points: pointsSchema.meta({ description: "South to north, every 2 degrees of latitude from -70 to 70" }),
    circumpolarBeyond: z.number().nullable().meta({
      description: "Latitude, north and south, beyond which the body neither rises nor sets; null from 70 on",
    }),
    segments: segmentsSchema,
    interpretation: prose,
  })
  .meta({ name: "HorizonLine" });

export const lineSchema = z
  .object({
    ...named("planet", z.string(), bodyTerms),
    symbol: z.string(),
    rightAscension: z.number().min(0).lt(360).meta({ description: "Degrees" }),
    declination: z.number().min(-90).max(90).meta({ description: "Degrees, north positive" }),
    mc: meridianSchema,
    ic: meridianSchema,
    ascendant: horizonSchema,
    descendant: horizonSchema,
  })
  .meta({ name: "PlanetLines" });

export const astrocartographyRules = {
  lines: z.string(),
  pointsLatitude: z.object({ from: z.number(), to: z.number(), step: z.number() }).meta({ description: "Degrees" }),
  segmentsLatitude: z.object({ from: z.number(), to: z.number() }).meta({ description: "Degrees" }),
};

export const astrocartographyOutput = z.object({
  birthDetails: birthDetailsSchema,
  lines: z.array(lineSchema),
  summary: prose,
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      nodeType: z.enum(NODE_TYPES),
      ...astrocartographyRules,
    })
    .meta({ name: "AstrocartographyConventions" }),
});
