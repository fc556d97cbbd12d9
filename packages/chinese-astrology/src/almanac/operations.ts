import { dateOfDayNumber, dayNumberOf } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  at,
  DomainError,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
} from "@almagest/operation";
import { askedMonth, daysOf, type Engine, engineOf, monthAsked, monthNumber, yearBetween } from "@almagest/sky";
import * as z from "zod";
import { chineseCalendar, type SolarTerm } from "../calendar/calendar";
import { dayNotice } from "../calendar/printed";
import { noticesOf, presentTermName, termShape } from "../calendar/terms-operation";
import { presentCalendarConventions } from "../present";
import { almanacDate, almanacDaySchema, almanacDayShape, calendarConventionsSchema } from "../schema";
import type { AlmanacDay, AlmanacDayRequest, MonthlyAlmanac, MonthlyAlmanacRequest } from "../types";
import { type AlmanacDayFacts, almanacDayOf } from "./day";
import { presentAlmanacDay } from "./present";

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** The almanac of a day at UTC+8. @throws DomainError `not_found` outside the years 1900 to 2100. */
export function computeAlmanacDay(
  { date }: { readonly date: string },
  { ephemeris }: { readonly ephemeris: Ephemeris },
): AlmanacDayFacts & { readonly engine: Engine } {
  const year = Number(date.slice(0, 4));
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    const [from, to] = [`${FIRST_YEAR}-01-01`, `${LAST_YEAR}-12-31`];
    throw new DomainError("not_found", `There is no almanac of ${date}. Send a date from ${from} to ${to}.`, {
      from,
      to,
    });
  }
  return { ...almanacDayOf(chineseCalendar(ephemeris), dayNumberOf(date)), engine: engineOf(ephemeris) };
}

export const almanacDay: Operation<AlmanacDayRequest, AlmanacDay, SkyContext> = defineOperation({
  id: "getAlmanacDay",
  method: "GET",
  path: "/chinese-astrology/calendar/day/{date}",
  summary: "A day of the almanac: pillars, officer, mansion, clash, what it favors and avoids",
  description:
    "Whole days at UTC+8: the day on which a solar term falls belongs to the year and month that it opens. Favors and avoids are those of the day officer.",
  params: z.object({ date: almanacDate }),
  query: langQuery,
  output: z.object({ ...almanacDayShape, conventions: calendarConventionsSchema }),
  needs: [needEphemeris],
  compute: computeAlmanacDay,
  present: (facts, words) => ({
    ...presentAlmanacDay(facts, words),
    conventions: presentCalendarConventions(facts.engine, dayNotice(facts.lunar, facts.date)),
  }),
  examples: [{ date: "1990-06-15" }],
});

export interface MonthlyAlmanacFacts {
  readonly year: number;
  readonly month: number;
  readonly days: readonly AlmanacDayFacts[];
  readonly terms: readonly SolarTerm[];
  readonly engine: Engine;
}

/** Every day of a Gregorian month, and the solar terms whose day at UTC+8 is in it. */
export function computeMonthlyAlmanac(
  input: { readonly year?: number | undefined; readonly month?: number | undefined },
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): MonthlyAlmanacFacts {
  const { year, month } = monthAsked(input, now);
  const calendar = chineseCalendar(ephemeris);
  const days = daysOf({ year, month }).map((date) => almanacDayOf(calendar, dayNumberOf(date)));
  const dayNumbers = days.map(({ dayNumber }) => dayNumber);
  // in January the terms of the running solar year are its last: 22 and 23
  const first = 2 * (month - 2);
  const terms = [first - 1, first, first + 1, first + 2]
    .map((index0) => calendar.term(year, index0))
    .filter(({ dayNumber }) => dayNumbers.includes(dayNumber));
  return { year, month, days, terms, engine: engineOf(ephemeris) };
}

const monthTerm = z.object({ ...termShape, date: z.string().meta({ description: "At UTC+8" }) }).meta({
  name: "SolarTermOfMonth",
});

export const monthlyAlmanac: Operation<MonthlyAlmanacRequest, MonthlyAlmanac, SkyContext & NowContext> =
  defineOperation({
    id: "getMonthlyAlmanac",
    method: "GET",
    path: "/chinese-astrology/calendar/monthly",
    summary: "The almanac of a Gregorian month, day by day, with its solar terms",
    description:
      "This month in UTC by default. Dates are those of UTC+8, the meridian of the Chinese calendar; solar terms are the two or so that fall into the month.",
    query: z.object({
      ...langQuery.shape,
      year: yearBetween(FIRST_YEAR, LAST_YEAR)
        .optional()
        .meta({ description: "The year that runs in UTC by default", examples: [1990] }),
      month: askedMonth,
    }),
    output: z.object({
      year: z.int(),
      month: monthNumber,
      total: z.int().min(28).max(31).meta({ description: "Days of the month" }),
      solarTerms: z.array(monthTerm),
      days: z.array(almanacDaySchema),
      conventions: calendarConventionsSchema,
    }),
    needs: [needEphemeris, needNow],
    isDaily: true,
    compute: computeMonthlyAlmanac,
    present: ({ year, month, days, terms, engine }, words) => ({
      year,
      month,
      total: days.length,
      solarTerms: terms.map((term) => ({
        ...presentTermName(term, words.lang),
        longitude: term.longitudeDeg,
        date: dateOfDayNumber(term.dayNumber),
      })),
      days: days.map((day) => presentAlmanacDay(day, words)),
      conventions: presentCalendarConventions(engine, monthNotices(days, terms)),
    }),
    examples: [{ year: 1990, month: 6 }],
  });

/** Notes about the lunar months of the days, and about the terms, each sentence once. */
function monthNotices(days: readonly AlmanacDayFacts[], terms: readonly SolarTerm[]): string | undefined {
  const months = [at(days, 0), at(days, days.length - 1)].map(({ lunar, date }) => dayNotice(lunar, date));
  const notices = new Set([...months, noticesOf(terms)].filter((notice) => notice !== undefined));
  return notices.size === 0 ? undefined : [...notices].join(" ");
}
