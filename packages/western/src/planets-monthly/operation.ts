import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { bodies as bodyTerms, signs } from "@almagest/i18n/astrology";
import {
  at,
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
} from "@almagest/operation";
import {
  angle,
  askedMonth,
  type ChartBody,
  type ChartMoment,
  chartBodies,
  chartMoment,
  daysOf,
  type Engine,
  engineOf,
  longitudeDeg,
  monthAsked,
  monthNumber,
  presentConventions,
  skyConventionsSchema,
  yearBetween,
  zodiacPlace,
} from "@almagest/sky";
import * as z from "zod";
import type { MonthlyEphemeris, MonthlyEphemerisRequest } from "../types";

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const NOON = "12:00:00";

const positionSchema = z
  .object({
    ...named("planet", z.string(), bodyTerms),
    longitude: longitudeDeg,
    latitude: z.number().meta({ description: "Ecliptic latitude, degrees, north positive" }),
    ...named("sign", z.string(), signs),
    degreeInSign: z.number().min(0).lt(30).meta({ description: "Degrees within the sign" }),
    speed: z.number().meta({ description: "Degrees of longitude per day; negative is retrograde" }),
    isRetrograde: z.boolean(),
  })
  .meta({ name: "EphemerisPosition" });

const output = z.object({
  year: yearBetween(FIRST_YEAR, LAST_YEAR),
  month: monthNumber,
  days: z.array(z.object({ date: z.string(), positions: z.array(positionSchema) })),
  conventions: z
    .object({
      ...skyConventionsSchema.omit({ utc: true, ut1: true, pole: true, deltaT: true }).shape,
      nodeType: z.literal("mean"),
      positionsAt: z.string().meta({ description: "Time of each day's positions, UTC" }),
    })
    .meta({ name: "MonthlyEphemerisConventions" }),
});

export interface EphemerisDay {
  readonly date: string;
  readonly bodies: readonly ChartBody[];
}

export interface MonthlyEphemerisFacts {
  readonly year: number;
  readonly month: number;
  readonly engine: Engine;
  /** Noon of the first day. */
  readonly firstMoment: ChartMoment;
  readonly days: readonly EphemerisDay[];
}

/** The fourteen bodies at noon UTC of each day of a month, with the mean node. */
export function computeMonthlyEphemeris(
  input: { readonly year?: number | undefined; readonly month?: number | undefined },
  needs: { readonly ephemeris: Ephemeris; readonly now: number },
): MonthlyEphemerisFacts {
  const { ephemeris } = needs;
  const asked = monthAsked(input, needs.now);
  const moments = daysOf(asked).map((date) => chartMoment(ephemeris, { date, time: NOON, timezone: 0 }));
  return {
    ...asked,
    engine: engineOf(ephemeris),
    firstMoment: at(moments, 0),
    days: moments.map(({ given, jdTt }) => ({ date: given.date, bodies: chartBodies(ephemeris, jdTt, "mean") })),
  };
}

export const monthlyEphemeris: Operation<MonthlyEphemerisRequest, MonthlyEphemeris, SkyContext & NowContext> =
  defineOperation({
    id: "getMonthlyTropicalEphemeris",
    method: "POST",
    path: "/astrology/planets/monthly",
    summary: "Daily positions of a month at noon UTC",
    description:
      "Fourteen bodies at 12:00 UTC of each calendar day: geocentric, apparent, true ecliptic of date. The nodes are the mean ones, always retrograde.",
    query: langQuery,
    body: z.object({
      year: yearBetween(FIRST_YEAR, LAST_YEAR)
        .optional()
        .meta({ description: "The year that runs in UTC by default", examples: [2026] }),
      month: askedMonth,
    }),
    output,
    needs: [needEphemeris, needNow],
    compute: computeMonthlyEphemeris,
    present: (facts) => {
      const {
        utc: _first,
        ut1: _ut1,
        pole: _pole,
        deltaT: _deltaT,
        ...conventions
      } = presentConventions(facts.firstMoment, facts.engine);
      return {
        year: facts.year,
        month: facts.month,
        days: facts.days.map(({ date, bodies }) => ({
          date,
          positions: bodies.map((body) => presentPosition(body)),
        })),
        conventions: { ...conventions, nodeType: "mean" as const, positionsAt: NOON },
      };
    },
    examples: [{ year: 2026, month: 8 }],
  });

function presentPosition(body: ChartBody): DraftOf<typeof positionSchema> {
  const { degree, ...place } = zodiacPlace(body.longitudeDeg);
  return {
    planet: bodyTerms[body.id].en,
    ...place,
    latitude: angle(body.latitudeDeg),
    degreeInSign: degree,
    speed: angle(body.speedDegPerDay),
    isRetrograde: body.speedDegPerDay < 0,
  };
}
