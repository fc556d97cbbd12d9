import { civilTimeAt, formatIsoUtc } from "@almagest/civil-time";
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
    description: "First day, YYYY-MM-DD, from 00:00 UTC; today in UTC by default",
    examples: ["2025-12-18"],
  }),
  count: z.int().min(1).max(20).default(8).meta({ description: "How many phases to return" }),
});

const phaseSchema = z
  .object({
    date: z.string().meta({ description: "The day in UTC" }),
    ...named(
      "phase",
      z.enum(["New Moon", "First Quarter Moon", "Full Moon", "Third Quarter Moon"]),
      principalMoonPhases,
    ),
    utc: z.string().meta({ description: "The exact instant, ISO 8601" }),
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
  readonly phases: readonly DatedLunation[];
}

/** The principal phases from the start of a day in UTC on. */
export function computeUpcomingMoonPhases(
  input: { readonly startDate?: string | undefined; readonly count: number },
  needs: { readonly ephemeris: Ephemeris; readonly now: number },
): UpcomingMoonPhasesFacts {
  const { ephemeris } = needs;
  const day = input.startDate ?? civilTimeAt(needs.now, 0).date;
  const start = chartMoment(ephemeris, { date: day, time: "00:00:00", timezone: 0 });
  const found = lunations(ephemeris, {
    fromJdTt: start.jdTt,
    toJdTt: start.jdTt + LONGEST_QUARTER_DAYS * input.count,
  });
  const phases = found.slice(0, input.count).map((lunation) => ({
    ...lunation,
    epochMs: Math.max(ephemeris.epochMillisecondsOf(lunation.jdTt), start.civil.epochMilliseconds),
  }));
  return { engine: engineOf(ephemeris), phases };
}

export const upcomingMoonPhases: Operation<UpcomingMoonPhasesRequest, UpcomingMoonPhases, SkyContext & NowContext> =
  defineOperation({
    id: "getUpcomingMoonPhases",
    method: "GET",
    path: "/astrology/moon-phase/upcoming",
    summary: "The next new moons, quarters and full moons",
    description:
      "Principal phases at or after the start of a day in UTC: the instants at which the Moon's apparent longitude is 0°, 90°, 180° or 270° ahead of the Sun's, with the Moon's place in the zodiac.",
    query,
    output,
    needs: [needEphemeris, needNow],
    compute: computeUpcomingMoonPhases,
    present: ({ phases, engine }) => ({
      phases: phases.map((lunation) => presentLunation(lunation)),
      conventions: presentMoonConventions(engine),
    }),
    examples: [{ startDate: "2025-12-18", count: 8 }],
  });

function presentLunation(lunation: DatedLunation): DraftOf<typeof phaseSchema> {
  const utc = formatIsoUtc(lunation.epochMs);
  return {
    date: utc.slice(0, 10),
    phase: principalMoonPhases[lunation.phase].en,
    utc,
    ...zodiacPlace(lunation.moonLongitudeDeg),
  };
}
