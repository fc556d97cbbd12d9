import { civilTimeAt } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import {
  type DraftOf,
  date,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
} from "@almagest/operation";
import {
  chartMoment,
  type Engine,
  engineOf,
  eventsBody,
  instantAt,
  type Lunation,
  lunations,
  zodiacPlace,
  zodiacPlaceSchema,
} from "@almagest/sky";
import * as z from "zod";
import type { UpcomingMoonPhases, UpcomingMoonPhasesRequest } from "../types";
import { principalMoonPhases } from "../vocabulary/moon-phases";
import { presentMoonConventions } from "./present";
import { moonConventionsSchema } from "./schema";

const query = z.object({
  ...langQuery.shape,
  startDate: date.optional().meta({
    description: "First day, YYYY-MM-DD, from 00:00 by timezone; today by default",
    examples: ["2025-12-18"],
  }),
  timezone: eventsBody.shape.timezone,
  count: z.int().min(1).max(20).default(8).meta({ description: "How many phases to return" }),
});

const phaseSchema = z
  .object({
    date: z.string().meta({ description: "The day by timezone" }),
    ...named(
      "phase",
      z.enum(["New Moon", "First Quarter Moon", "Full Moon", "Third Quarter Moon"]),
      principalMoonPhases,
    ),
    utc: z.string().meta({ description: "The exact instant, ISO 8601" }),
    datetime: z.string().meta({ description: "By timezone, to the second that has begun" }),
    ...zodiacPlaceSchema.shape,
  })
  .meta({ name: "UpcomingMoonPhase" });

const output = z.object({ phases: z.array(phaseSchema), conventions: moonConventionsSchema });

/** No quarter takes longer: from 1200 to 2999 they have 6.58 to 8.24 days. */
const LONGEST_QUARTER_DAYS = 8.5;

interface DatedLunation extends Lunation {
  readonly epochMs: number;
}

export interface UpcomingMoonPhasesFacts {
  readonly engine: Engine;
  readonly timezone: number | string;
  readonly phases: readonly DatedLunation[];
}

/** The principal phases from the start of a day on. */
export function computeUpcomingMoonPhases(
  input: {
    readonly startDate?: string | undefined;
    readonly timezone?: number | string | undefined;
    readonly count: number;
  },
  needs: { readonly ephemeris: Ephemeris; readonly now: number },
): UpcomingMoonPhasesFacts {
  const { ephemeris } = needs;
  const { timezone = 0 } = input;
  const day = input.startDate ?? civilTimeAt(needs.now, timezone).date;
  const start = chartMoment(ephemeris, { date: day, time: "00:00:00", timezone });
  const found = lunations(ephemeris, {
    fromJdTt: start.jdTt,
    toJdTt: start.jdTt + LONGEST_QUARTER_DAYS * input.count,
  });
  const phases = found.slice(0, input.count).map((lunation) => ({
    ...lunation,
    epochMs: Math.max(ephemeris.epochMillisecondsOf(lunation.jdTt), start.civil.epochMilliseconds),
  }));
  return { engine: engineOf(ephemeris), timezone, phases };
}

export const upcomingMoonPhases: Operation<UpcomingMoonPhasesRequest, UpcomingMoonPhases, SkyContext & NowContext> =
  defineOperation({
    id: "getUpcomingMoonPhases",
    method: "GET",
    path: "/astrology/moon-phase/upcoming",
    summary: "The next new moons, quarters and full moons",
    description:
      "Principal phases at or after the start of a day by timezone, UTC by default: the instants at which the Moon's apparent longitude is 0°, 90°, 180° or 270° ahead of the Sun's, with the Moon's place in the zodiac.",
    query,
    output,
    needs: [needEphemeris, needNow],
    isDaily: true,
    compute: computeUpcomingMoonPhases,
    present: ({ phases, timezone, engine }) => ({
      phases: phases.map((lunation) => presentLunation(lunation, timezone)),
      conventions: presentMoonConventions(engine),
    }),
    examples: [{ startDate: "2025-12-18", count: 8 }],
  });

function presentLunation(lunation: DatedLunation, timezone: number | string): DraftOf<typeof phaseSchema> {
  const { date: day, datetime, utc } = instantAt(lunation.epochMs, timezone);
  return {
    date: day,
    phase: principalMoonPhases[lunation.phase].en,
    utc,
    datetime,
    ...zodiacPlace(lunation.moonLongitudeDeg),
  };
}
