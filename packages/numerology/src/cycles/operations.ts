import { date, defineOperation, langQuery, type NowContext, needNow, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { day, isoDate, month, requireRealBirthday, utcDateOf } from "../core/date";
import { keyIn } from "../texts/keys";
import { numerologyReader } from "../texts/reader";
import type {
  PersonalDay,
  PersonalDayRequest,
  PersonalMonth,
  PersonalMonthRequest,
  PersonalYear,
  PersonalYearRequest,
} from "../types";
import { computePersonalDay, computePersonalMonth, computePersonalYear } from "./compute";
import {
  CYCLE_CONVENTIONS,
  cycleConventions,
  monthReading,
  presentMonth,
  presentYear,
  yearReading,
  yearTheme,
} from "./schema";

/** Calendar years that a forecast is made for. */
export const forecastYear = z
  .int()
  .min(2020)
  .max(2100)
  .optional()
  .meta({ description: "Calendar year; the running year (UTC) without it", examples: [2026] });

const birthday = { month, day };

export const personalYear: Operation<PersonalYearRequest, PersonalYear, NowContext> = defineOperation({
  id: "calculatePersonalYear",
  method: "POST",
  path: "/numerology/personal-year",
  summary: "Personal Year: where a calendar year stands in the cycle of nine",
  description:
    "Month and day of birth and the calendar year, added and brought to one digit. The running year in UTC by default.",
  query: langQuery,
  body: z.object({ ...birthday, year: forecastYear }).check(requireRealBirthday),
  output: yearReading.extend({ year: z.int(), conventions: cycleConventions }),
  needs: [needNow],
  compute: (input, { now }) => computePersonalYear(input, input.year ?? utcDateOf(now).year),
  present: (found, words) => ({
    ...presentYear(found, numerologyReader(words)),
    year: found.year,
    conventions: CYCLE_CONVENTIONS,
  }),
  examples: [{ month: 7, day: 15, year: 2025 }],
});

export const personalMonth: Operation<PersonalMonthRequest, PersonalMonth, NowContext> = defineOperation({
  id: "calculatePersonalMonth",
  method: "POST",
  path: "/numerology/personal-month",
  summary: "Personal Month within the Personal Year",
  description: "The Personal Year and the calendar month, brought to one digit. The running month in UTC by default.",
  query: langQuery,
  body: z
    .object({
      ...birthday,
      year: forecastYear,
      targetMonth: z
        .int()
        .min(1)
        .max(12)
        .optional()
        .meta({ description: "Calendar month; the running month (UTC) without it", examples: [4] }),
    })
    .check(requireRealBirthday),
  output: monthReading.extend({
    calendarMonth: z.int(),
    year: z.int(),
    personalYear: z.int(),
    personalYearTheme: prose,
    conventions: cycleConventions,
  }),
  needs: [needNow],
  compute: (input, { now }) => {
    const today = utcDateOf(now);
    return computePersonalMonth(input, input.year ?? today.year, input.targetMonth ?? today.month);
  },
  present: (found, words) => {
    const texts = numerologyReader(words);
    const { calendarMonth, personalYear: inYear } = found;
    return {
      ...presentMonth(found, texts),
      calendarMonth,
      year: inYear.year,
      personalYear: inYear.number,
      personalYearTheme: yearTheme(inYear.number, texts),
      conventions: CYCLE_CONVENTIONS,
    };
  },
  examples: [{ month: 7, day: 18, year: 2026, targetMonth: 4 }],
});

export const personalDay: Operation<PersonalDayRequest, PersonalDay, NowContext> = defineOperation({
  id: "calculatePersonalDay",
  method: "POST",
  path: "/numerology/personal-day",
  summary: "Personal Day within the Personal Month",
  description: "The Personal Month and the day of the month, brought to one digit. Today in UTC by default.",
  query: langQuery,
  body: z.object({ ...birthday, targetDate: date.optional() }).check(requireRealBirthday),
  output: z.object({
    personalDay: z.int().min(1).max(9),
    theme: prose,
    guidance: prose,
    calculation: z.string(),
    targetDate: z.string(),
    personalMonth: z.int(),
    personalMonthTheme: prose,
    personalYear: z.int(),
    personalYearTheme: prose,
    conventions: cycleConventions,
  }),
  needs: [needNow],
  compute: (input, { now }) => computePersonalDay(input, input.targetDate ? parts(input.targetDate) : utcDateOf(now)),
  present: (found, words) => {
    const texts = numerologyReader(words);
    const { personalMonth: inMonth } = found;
    const day = keyIn("digit", found.number);
    return {
      personalDay: found.number,
      theme: texts.text(`cycles.days.${day}.theme`),
      guidance: texts.text(`cycles.days.${day}.guidance`),
      calculation: found.calculation,
      targetDate: isoDate(found.targetDate),
      personalMonth: inMonth.number,
      personalMonthTheme: texts.text(`cycles.months.${keyIn("digit", inMonth.number)}.theme`),
      personalYear: inMonth.personalYear.number,
      personalYearTheme: yearTheme(inMonth.personalYear.number, texts),
      conventions: CYCLE_CONVENTIONS,
    };
  },
  examples: [{ month: 7, day: 18, targetDate: "2026-04-04" }],
});

/** The parts of a YYYY-MM-DD that the schema has accepted. */
function parts(text: string): { year: number; month: number; day: number } {
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8, 10)) };
}
