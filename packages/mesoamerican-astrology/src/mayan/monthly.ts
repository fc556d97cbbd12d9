import { addDays, daysBetween } from "@almagest/civil-time";
import { count, defineOperation, langQuery, type NowContext, needNow, type Operation } from "@almagest/operation";
import * as z from "zod";
import type { Correlation } from "../calendar/correlation";
import { SIGN_NAMES } from "../names/mayan";
import { CALENDAR, coefficient, correlation, correlationEcho, mayanSign, trecenaNumber } from "../schema";
import { todayUtc } from "../today";
import type { TzolkinMonth, TzolkinMonthRequest } from "../types";
import { haabName, type MayanDay, mayanDayOf } from "./facts";

const gridDay = z
  .object({
    date: z.string(),
    daySign: mayanSign,
    daySignName: z.string(),
    number: coefficient,
    trecena: trecenaNumber,
    haab: z.string(),
    longCount: z.string(),
  })
  .meta({ name: "TzolkinGridDay" });

export interface TzolkinMonthFacts {
  readonly year: number;
  readonly month: number;
  readonly days: readonly MayanDay[];
  readonly correlation: Correlation;
}

/** Every day of a civil month in the Maya calendars; the month of today in UTC where year and month are left out. */
export function computeTzolkinMonth(
  input: {
    readonly year?: number | undefined;
    readonly month?: number | undefined;
    readonly correlation: Correlation;
  },
  { now }: NowContext,
): TzolkinMonthFacts {
  const today = todayUtc(now);
  const year = input.year ?? Number(today.slice(0, 4));
  const month = input.month ?? Number(today.slice(5, 7));
  const first = firstOf(year, month);
  const length = daysBetween(first, month === 12 ? firstOf(year + 1, 1) : firstOf(year, month + 1));
  const days = Array.from({ length }, (_, index0) => mayanDayOf(addDays(first, index0), input.correlation));
  return { year, month, days, correlation: input.correlation };
}

function firstOf(year: number, month: number): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`;
}

export const tzolkinMonth: Operation<TzolkinMonthRequest, TzolkinMonth, NowContext> = defineOperation({
  id: "getMonthlyTzolkinCalendar",
  method: "GET",
  path: "/mesoamerican-astrology/mayan/calendar/monthly",
  summary: "A civil month, day by day, in Tzolkin, Haab and Long Count",
  description: "This month in UTC by default, by the correlation that is asked for.",
  query: z.object({
    ...langQuery.shape,
    year: z
      .int()
      .min(1900)
      .max(2100)
      .optional()
      .meta({ description: "This year in UTC by default", examples: [2026] }),
    month: z
      .int()
      .min(1)
      .max(12)
      .optional()
      .meta({ description: "This month in UTC by default", examples: [9] }),
    correlation,
  }),
  output: z.object({
    year: z.int(),
    month: z.int(),
    total: count.meta({ description: "Days of the month" }),
    days: z.array(gridDay),
    conventions: correlationEcho,
  }),
  needs: [needNow],
  isDaily: true,
  compute: computeTzolkinMonth,
  present: ({ year, month, days, correlation: used }) => ({
    year,
    month,
    total: days.length,
    days: days.map(({ date, tzolkin, haab, longCount }) => ({
      date,
      daySign: tzolkin.sign,
      daySignName: SIGN_NAMES[tzolkin.sign].yucatec,
      number: tzolkin.number,
      trecena: tzolkin.trecena.number,
      haab: haabName(haab),
      longCount,
    })),
    conventions: { calendar: CALENDAR, correlation: used },
  }),
  examples: [{ year: 2026, month: 9, correlation: "gmt-584283" }],
});
