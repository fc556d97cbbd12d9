import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
} from "@almagest/operation";
import { askedMonth, longitudeDeg, monthNumber, yearBetween } from "@almagest/sky";
import * as z from "zod";
import { pointName, presentFrame, presentMomentOf, signNameAt, wireDegree, wireLongitude } from "../birth/present";
import {
  coordinateSystem,
  degreeInRashi,
  frameSchema,
  grahaName,
  rashiName,
  vedicConventionsSchema,
} from "../birth/schema";
import type { Graha } from "../sky/positions";
import type { VedicMonthlyEphemeris, VedicMonthlyEphemerisRequest } from "../types";
import { pointNames } from "../vocabulary/points";
import { computeMonthOfGrahas, type MonthOfGrahas } from "./compute";

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

const positionSchema = z
  .object({
    ...named("planet", grahaName, pointNames),
    longitude: longitudeDeg,
    ...named("sign", rashiName, signs),
    degreeInSign: degreeInRashi,
    isRetrograde: z.boolean(),
  })
  .meta({ name: "VedicEphemerisPosition" });

const { utc: _, houseSystem: __, ...momentless } = vedicConventionsSchema.shape;

const output = z.object({
  year: yearBetween(FIRST_YEAR, LAST_YEAR),
  month: monthNumber,
  days: z.array(z.object({ date: z.string(), positions: z.array(positionSchema) }).meta({ name: "VedicEphemerisDay" })),
  frame: frameSchema.meta({ description: "At noon of the first day" }),
  conventions: z
    .object({
      ...momentless,
      positionsAt: z.string().meta({ description: "Time of each day's positions, UTC" }),
    })
    .meta({ name: "VedicMonthlyEphemerisConventions" }),
});

export const vedicMonthlyEphemeris: Operation<
  VedicMonthlyEphemerisRequest,
  VedicMonthlyEphemeris,
  SkyContext & NowContext
> = defineOperation({
  id: "getMonthlyEphemeris",
  method: "POST",
  path: "/vedic-astrology/planetary-positions/monthly",
  summary: "Positions of the nine grahas on each day of a month, at noon UTC",
  description: "Lahiri or tropical longitudes with the mean node, one row for each calendar day.",
  query: langQuery,
  body: z.object({
    year: yearBetween(FIRST_YEAR, LAST_YEAR)
      .optional()
      .meta({ description: "The year that runs in UTC by default", examples: [2026] }),
    month: askedMonth,
    coordinateSystem,
  }),
  output,
  needs: [needEphemeris, needNow],
  compute: computeMonthOfGrahas,
  present: presentMonth,
  examples: [{ year: 2026, month: 2 }],
});

function presentMonth(facts: MonthOfGrahas): DraftOf<typeof output> {
  const { utc: _utc, houseSystem: _houses, ...conventions } = presentMomentOf(facts.firstMoment, facts);
  return {
    year: facts.year,
    month: facts.month,
    days: facts.days.map(({ date, grahas }) => ({
      date,
      positions: grahas.map(presentPosition),
    })),
    frame: presentFrame(facts.frame),
    conventions: { ...conventions, positionsAt: "12:00:00" },
  };
}

function presentPosition({ id, longitudeDeg: at, isRetrograde }: Graha): DraftOf<typeof positionSchema> {
  return {
    planet: pointName(id),
    longitude: wireLongitude(at),
    sign: signNameAt(at),
    degreeInSign: wireDegree(at),
    isRetrograde,
  };
}
