import { named } from "@almagest/i18n";
import { skyConventionsSchema } from "@almagest/sky";
import * as z from "zod";
import { moonPhases } from "../vocabulary/moon-phases";

export const MOON_PHASE_NAMES = [
  "New Moon",
  "Waxing Crescent Moon",
  "First Quarter Moon",
  "Waxing Gibbous Moon",
  "Full Moon",
  "Waning Gibbous Moon",
  "Last Quarter Moon",
  "Waning Crescent Moon",
] as const;

export const moonPhaseName = z.enum(MOON_PHASE_NAMES).meta({ name: "MoonPhaseName" });
export const illuminationPercent = z.number().min(0).max(100).meta({ description: "Lit part of the disc, percent" });
export const ageDays = z.number().min(0).meta({ description: "Days since the last new moon" });

export const phaseFields = {
  ...named("phase", moonPhaseName, moonPhases),
  illumination: illuminationPercent,
  age: ageDays,
};

/** The conventions of every answer about the Moon. */
export const moonConventionsSchema = skyConventionsSchema
  .pick({ zodiac: true, positions: true, ephemeris: true })
  .meta({ name: "MoonConventions" });

export const phaseRuleSchema = z.literal("principal-within-half-a-day").meta({
  description:
    "New, quarter and full for half a day on either side of the exact instant, so at noon of its day and of no other; the intermediate names between them",
});

export const illuminationRuleSchema = z.literal("geocentric-phase-angle");
