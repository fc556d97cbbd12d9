import { count, type DraftOf, NODE_TYPES } from "@almagest/operation";
import { bodyPositionSchema, skyConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import { passingPatternSchema } from "../birth-time/aspects-schema";
import { natalBirthTime, openBodySchema, openConventions } from "../birth-time/schema";
import { patternSchema } from "../chart/schema";
import { EXTRA } from "./compute";

const options = z.object({ strictOrbs: z.boolean(), include: z.array(z.enum(EXTRA)) });

const rules = {
  nodeType: z.enum(NODE_TYPES),
  orbs: z.record(z.string(), z.number()).meta({ description: "Greatest orb in degrees of each defining aspect" }),
  stelliumArc: z.number().meta({ description: "Degrees within which three bodies make a stellium over a sign border" }),
};

export const aspectPatternsOutput = z.object({
  patterns: z.array(patternSchema),
  total: count,
  planets: z
    .array(bodyPositionSchema)
    .meta({ description: "Every body that was looked at, to draw by", weight: "bulk" }),
  options,
  conventions: z
    .object({
      ...skyConventionsSchema.shape,
      ...rules,
    })
    .meta({ name: "AspectPatternsConventions" }),
});

export const uncertainAspectPatternsOutput = z.object({
  birthTime: natalBirthTime,
  patterns: z.array(patternSchema).meta({ description: "There all through, at their loosest" }),
  passingPatterns: z.array(passingPatternSchema).meta({ description: "There for a part of that time" }),
  total: count.meta({ description: "Of those all through" }),
  planets: z.array(openBodySchema).meta({ description: "Every body that was looked at, to draw by", weight: "bulk" }),
  options,
  conventions: z.object({ ...openConventions.shape, ...rules }).meta({ name: "UncertainAspectPatternsConventions" }),
});

export type UncertainAspectPatternsAnswer = DraftOf<typeof uncertainAspectPatternsOutput>;
