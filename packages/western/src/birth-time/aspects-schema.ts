import { named } from "@almagest/i18n";
import { birthTimeSchema, type ValueNames, valueNames } from "@almagest/sky";
import * as z from "zod";
import { pairFields } from "../chart/pair";
import { aspectNature, aspectsByCode, aspectType, patternSchema } from "../chart/schema";

import { localTime } from "./schema";

// Aspects and figures of a birth whose time is open.

const aspectNames: ValueNames = valueNames(aspectsByCode);

export const aspectsBirthTime = birthTimeSchema("Aspects", aspectNames);

export const orbRange = z
  .object({ from: z.number().min(0), to: z.number().min(0) })
  .meta({ name: "OrbRange", description: "Degrees from exact, when it begins to count and when it ceases to" });

export const openAspectShape = {
  ...pairFields,
  ...named("type", aspectType, aspectsByCode),
  angle: z.number().meta({ description: "The exact angle of the type" }),
  orb: orbRange,
  exactAt: localTime.exactOptional().meta({ description: "Only where it is exact within that time" }),
  isApplying: z.boolean().exactOptional().meta({ description: "Only where it is not exact within that time" }),
  strength: z.int().min(0).max(100).meta({ description: "Of the wider orb: 100 exact, 0 at its edge" }),
  interpretation: aspectNature,
};

/** The same of an aspect that counts for a part of the span. */
export const passingStrength = z
  .int()
  .min(0)
  .max(100)
  .meta({ description: "Of the narrowest orb: 100 exact, 0 at its edge" });

export const passingShape = {
  begins: localTime
    .exactOptional()
    .meta({ description: "The first second within its orb; absent where it was before" }),
  ends: localTime.exactOptional().meta({ description: "The first second out of its orb; absent where it stays" }),
};

/** A figure that is there for a part of the span. */
export const passingPatternSchema = z
  .object({
    ...patternSchema.shape,
    begins: localTime.exactOptional().meta({ description: "The first second of it; absent where it was there before" }),
    ends: localTime.exactOptional().meta({ description: "The first second without it; absent where it stays" }),
  })
  .meta({ name: "PassingPattern" });
