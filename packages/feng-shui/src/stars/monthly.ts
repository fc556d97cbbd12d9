import { BRANCHES } from "@almagest/chinese-astrology/facts";
import { formatIsoUtc } from "@almagest/civil-time";
import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { defineOperation, langQuery, type NowContext, needNow, type Operation } from "@almagest/operation";
import * as z from "zod";
import { fengShuiReader } from "../texts/reader";
import type { MonthlyStars, MonthlyStarsRequest } from "../types";
import { solarYear, star } from "../wire/schema";
import { branchOfYear } from "../year/branches";
import { type SolarMonthNumber, solarMonthOf, solarMonthSpan } from "../year/solar-year";
import { presentPlate, visitingStarSchema } from "./present";
import { monthlyStar, periodOf } from "./timed";

const instant = z.string();

export const monthlyStars: Operation<MonthlyStarsRequest, MonthlyStars, SkyContext & NowContext> = defineOperation({
  id: "getMonthlyFlyingStars",
  method: "GET",
  path: "/feng-shui/flying-stars/monthly",
  summary: "The flying stars of a solar month in the nine palaces",
  description: "Months turn at the jie, the terms that open a sign: the first at Li Chun, about 4 February.",
  query: z.object({
    ...langQuery.shape,
    year: solarYear.optional().meta({ description: "Solar year; the one in progress by default" }),
    month: z
      .int()
      .min(1)
      .max(12)
      .optional()
      .meta({ description: "Solar month from Li Chun, 1 to 12; the one in progress by default", examples: [1] }),
  }),
  output: z.object({
    year: z.int(),
    month: z.int().min(1).max(12),
    centerStar: star,
    yearBranch: z.enum(BRANCHES).meta({ description: "Which of three rows the month's star is taken from" }),
    startsAt: instant.meta({ description: "When the month begins, ISO 8601 in UTC" }),
    endsAt: instant.meta({ description: "When the next one begins, ISO 8601 in UTC" }),
    palaces: z.array(visitingStarSchema).length(9).meta({ description: "The middle first, then as the stars fly" }),
  }),
  needs: [needEphemeris, needNow],
  compute: ({ year, month }, { ephemeris, now }) => {
    const asked =
      year !== undefined && month !== undefined
        ? { year, month }
        : withCurrent(year, month, solarMonthOf(now, ephemeris));
    return { ...asked, ...solarMonthSpan(asked, ephemeris) };
  },
  present: ({ year, month, startEpochMs, endEpochMs }, words) => {
    const texts = fengShuiReader(words);
    const yearBranch = branchOfYear(year);
    const center = monthlyStar(yearBranch, month);
    return {
      year,
      month,
      centerStar: center,
      yearBranch,
      startsAt: formatIsoUtc(startEpochMs),
      endsAt: formatIsoUtc(endEpochMs),
      palaces: presentPlate(center, periodOf(year), (one, palace) => texts.text(`monthly.${one}.${palace}`)),
    };
  },
  examples: [{ year: 2026, month: 1 }],
});

function withCurrent(year: number | undefined, month: number | undefined, current: SolarMonthNumber): SolarMonthNumber {
  return { year: year ?? current.year, month: month ?? current.month };
}
