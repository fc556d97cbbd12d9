import { named } from "@almagest/i18n";
import { date, prose } from "@almagest/operation";
import * as z from "zod";
import { perCycle, perPrimary } from "./curve/cycles";
import { CRITICAL_BAND, PHASE_IDS, TREND_IDS } from "./curve/phase";
import { cycleNames } from "./vocabulary/cycles";
import { trends } from "./vocabulary/phases";

export const birthDate = date.meta({
  description:
    "Date of birth, YYYY-MM-DD (proleptic Gregorian); may lie in the future where the day asked for does too",
  examples: ["1990-07-15"],
});

export const targetDate = date.optional().meta({
  description: "The day, YYYY-MM-DD, not before the birth; today in UTC by default",
  examples: ["2026-04-10"],
});

export const startDate = date.optional().meta({
  description: "First day, YYYY-MM-DD, not before the birth; today in UTC by default",
  examples: ["2026-04-01"],
});

/** `endDate`, whose default and limit differ by endpoint. */
export function endDate(limits: { readonly defaultDays: number; readonly mostDays: number }): typeof startDate {
  return date.optional().meta({
    description: `Last day, included; ${limits.defaultDays} days after the first by default, at most ${limits.mostDays}`,
    examples: ["2026-04-30"],
  });
}

export const daysSinceBirth = z.int().min(0).meta({ description: "Whole days from the date of birth, which is day 0" });
export const cycleValue = z.int().min(-100).max(100).meta({ description: "100 sin(2π days / period), rounded" });
export const rating = z.int().min(1).max(10).meta({ description: "Mean of the three primary values, as 1 to 10" });
export const primaryId = z.enum(["physical", "emotional", "intellectual"]).meta({ name: "PrimaryCycleId" });
export const direction = z.enum(["ascending", "descending"]).meta({ name: "CrossingDirection" });
export const overallPhase = z.enum(["high_energy", "mixed", "recovery", "critical"]).meta({ name: "OverallPhase" });
export const phaseLabel = z.string().meta({ description: "The phase in the language asked for" });

export const criticalCycles = z
  .array(primaryId)
  .meta({ description: "Primary cycles that pass zero in the course of the day" });

/** Members of each cycle in phases and readings. */
export const cycleRecord = z
  .object({
    ...named("name", z.string(), cycleNames),
    value: cycleValue,
    phase: z.enum(PHASE_IDS),
    phaseLabel,
    dayInCycle: z.int().min(0).max(53).meta({ description: "From 1 to the period; 0 for composites" }),
    totalDays: z.int().min(0).max(53).meta({ description: "The period in days; 0 for composites" }),
    daysUntilPeak: z.int().min(0).meta({ description: "Days to the next highest point, to the nearest whole day" }),
    daysUntilTrough: z.int().min(0).meta({ description: "Days to the next lowest point, to the nearest whole day" }),
    daysUntilCritical: z
      .int()
      .min(0)
      .meta({ description: "Days to the next day in whose course the curve passes zero; 0 on such a day" }),
    ...named("trend", z.enum(TREND_IDS).meta({ description: "Where the curve is going, whatever its phase" }), trends),
  })
  .meta({ name: "BiorhythmCycle" });

/** One schema for each of the ten cycles. */
export function everyCycle<Schema extends z.ZodType>(schema: Schema): z.ZodObject<ReturnType<typeof perCycle<Schema>>> {
  return z.object(perCycle(() => schema));
}

/** One schema for each of the three primary cycles. */
export function everyPrimary<Schema extends z.ZodType>(
  schema: Schema,
): z.ZodObject<ReturnType<typeof perPrimary<Schema>>> {
  return z.object(perPrimary(() => schema));
}

/** Choices where programs differ; `note` says what biorhythms are. */
export const conventions = z
  .object({
    counting: z.literal("whole-days-from-birth-date"),
    criticalBand: z.literal(CRITICAL_BAND).meta({ description: "A phase is critical up to this value, either way" }),
    criticalDay: z
      .literal("day-that-holds-the-zero")
      .meta({ description: "A zero at 11.5 days from birth falls on day 11, counted from 0" }),
    note: prose,
  })
  .meta({ name: "BiorhythmConventions" });

/** The same where composites are listed. */
export const cycleConventions = z
  .object({
    ...conventions.shape,
    composites: z.literal("mean-of-two-primaries"),
  })
  .meta({ name: "BiorhythmCycleConventions" });
