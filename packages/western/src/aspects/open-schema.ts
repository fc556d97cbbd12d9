import { count, type DraftOf, NODE_TYPES } from "@almagest/operation";
import { offsetApplied } from "@almagest/sky";
import * as z from "zod";
import {
  aspectsBirthTime,
  openAspectShape,
  passingPatternSchema,
  passingShape,
  passingStrength,
} from "../birth-time/aspects-schema";
import { openConventions } from "../birth-time/schema";
import { aspectOrbsSchema, patternSchema } from "../chart/schema";
import { aspectMeaningSchema } from "./meaning";

const openAspectSchema = z
  .object({ ...openAspectShape, meaning: aspectMeaningSchema.exactOptional().meta({ weight: "repeated" }) })
  .meta({ name: "AspectInTime" });

const passingAspectSchema = z
  .object({ ...openAspectSchema.shape, strength: passingStrength, ...passingShape })
  .meta({ name: "PassingAspectInTime" });

export const uncertainAspectsOutput = z.object({
  birthTime: aspectsBirthTime,
  date: z.string(),
  timezone: offsetApplied.meta({ description: "Decimal hours from UTC that were applied at the earliest time" }),
  nodeType: z.enum(NODE_TYPES),
  aspectsFound: count.meta({ description: "Those within their orbs all through" }),
  aspects: z.array(openAspectSchema).meta({ description: "Within their orbs all through" }),
  passingAspects: z.array(passingAspectSchema).meta({ description: "Within their orbs for a part of that time" }),
  patterns: z.array(patternSchema).meta({ description: "Of the whole chart: there all through, at their loosest" }),
  passingPatterns: z.array(passingPatternSchema).meta({ description: "There for a part of that time" }),
  summary: z.object({
    totalAspects: count.meta({ description: "Of those all through, as the counts below" }),
    harmonious: count,
    challenging: count,
    neutral: count,
    byType: z.record(z.string(), count).meta({ description: "Only types that occur" }),
  }),
  conventions: z
    .object({ ...openConventions.shape, orbs: aspectOrbsSchema })
    .meta({ name: "UncertainAspectsConventions" }),
});

export type UncertainAspectsAnswer = DraftOf<typeof uncertainAspectsOutput>;
