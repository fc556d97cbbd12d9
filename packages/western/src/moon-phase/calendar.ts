import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { monthNames, signs } from "@almagest/i18n/astrology";
import { at, type DraftOf, defineOperation, langQuery, type Operation } from "@almagest/operation";
import {
  chartMoment,
  daysOf,
  type Engine,
  engineOf,
  eventsBody,
  monthNumber,
  type YearAndMonth,
  yearBetween,
  zodiacPlace,
} from "@almagest/sky";
import * as z from "zod";
import type { MoonCalendar, MoonCalendarRequest } from "../types";
import { type MoonPhase, moonPhases } from "./phase";
import { presentMoonConventions, presentPhase } from "./present";
import { illuminationRuleSchema, moonConventionsSchema, phaseFields, phaseRuleSchema } from "./schema";

const year = yearBetween(1900, 2100).meta({ examples: [2026] });
const month = monthNumber.meta({ examples: [3] });

const daySchema = z
  .object({
    date: z.string(),
    ...phaseFields,
    ...named("sign", z.string(), signs),
  })
  .meta({ name: "MoonCalendarDay" });

const output = z.object({
  year,
  month,
  monthName: z.string().meta({ description: "In the language asked for" }),
  calendar: z.array(daySchema),
  conventions: z
    .object({
      ...moonConventionsSchema.shape,
      phase: phaseRuleSchema,
      illumination: illuminationRuleSchema,
      evaluatedAt: z.string().meta({ description: "Time of each day's values, by timezone" }),
    })
    .meta({ name: "MoonCalendarConventions" }),
});

const NOON = "12:00:00";

export interface MoonDay {
  readonly date: string;
  readonly moon: MoonPhase;
}

export interface MoonCalendarFacts extends YearAndMonth {
  readonly engine: Engine;
  readonly days: readonly MoonDay[];
}

/** The Moon at noon of each day of a month. */
export function computeMoonCalendar(
  asked: YearAndMonth & { readonly timezone?: number | string | undefined },
  needs: { readonly ephemeris: Ephemeris },
): MoonCalendarFacts {
  const { ephemeris } = needs;
  const dates = daysOf(asked);
  const noons = dates.map((date) => chartMoment(ephemeris, { date, time: NOON, timezone: asked.timezone ?? 0 }).jdTt);
  const days = moonPhases(ephemeris, noons).map((moon, index0) => ({ date: at(dates, index0), moon }));
  return { year: asked.year, month: asked.month, engine: engineOf(ephemeris), days };
}

export const moonCalendar: Operation<MoonCalendarRequest, MoonCalendar, SkyContext> = defineOperation({
  id: "getMoonCalendar",
  method: "GET",
  path: "/astrology/moon-phase/calendar/{year}/{month}",
  summary: "The Moon's phase on each day of a month",
  description:
    "Each day at noon by timezone, UTC by default: one of eight phases, the lit part of the disc, days since the last true new moon, and the sign. New, quarter and full moons stand on the day of their exact instant.",
  params: z.object({ year, month }),
  query: langQuery.extend({ timezone: eventsBody.shape.timezone }),
  output,
  needs: [needEphemeris],
  compute: computeMoonCalendar,
  present: (facts, { lang }) => ({
    year: facts.year,
    month: facts.month,
    monthName: at(Object.values(monthNames), facts.month - 1)[lang],
    calendar: facts.days.map((day) => presentDay(day)),
    conventions: {
      ...presentMoonConventions(facts.engine),
      phase: "principal-within-half-a-day" as const,
      illumination: "geocentric-phase-angle" as const,
      evaluatedAt: NOON,
    },
  }),
  examples: [{ year: 2026, month: 3 }],
});

function presentDay({ date, moon }: MoonDay): DraftOf<typeof daySchema> {
  const { sign } = zodiacPlace(moon.longitudeDeg);
  return { date, ...presentPhase(moon), sign };
}
