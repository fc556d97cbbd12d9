import { civilTimeAt, dateOfDayNumber, dayNumberOf } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  date,
  defineOperation,
  type Issue,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  ValidationError,
} from "@almagest/operation";
import { type Engine, engineOf } from "@almagest/sky";
import * as z from "zod";
import { presentLunar } from "../almanac/present";
import { presentCalendarConventions } from "../present";
import { calendarConventionsSchema, lunarSchema } from "../schema";
import type { LunarDate, LunarDateRequest } from "../types";
import { type ChineseCalendar, chineseCalendar, lunarOffsetHours } from "./calendar";
import { type LunarDay, type LunarMonth, leapMonthOf, lunarDayOf, lunarYearMonths } from "./lunar";
import { monthNotice } from "./printed";

export interface LunarDateInput {
  readonly date?: string | undefined;
  readonly lunarYear?: number | undefined;
  readonly lunarMonth?: number | undefined;
  readonly lunarDay?: number | undefined;
  readonly isLeapMonth?: boolean | undefined;
}

export interface LunarDateFacts {
  readonly lunar: LunarDay;
  readonly dayNumber: number;
  readonly leapMonth: number | undefined;
  readonly engine: Engine;
}

interface LunarFields {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly isLeap: boolean;
}

/**
 * The lunar date of a day, or the day of a lunar date; of today in UTC where neither is given.
 * @throws ValidationError for both at once, a lunar date in part, and a month or day that the year does not have.
 */
export function computeLunarDate(
  input: LunarDateInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): LunarDateFacts {
  const calendar = chineseCalendar(ephemeris);
  const fields = lunarFieldsOf(input);
  const dayNumber =
    fields === undefined ? dayNumberOf(input.date ?? civilTimeAt(now, 0).date) : dayNumberOfLunar(calendar, fields);
  const lunar = lunarDayOf(calendar, dayNumber);
  return { lunar, dayNumber, leapMonth: leapMonthOf(calendar, lunar.year), engine: engineOf(ephemeris) };
}

const LUNAR_FIELDS = ["lunarYear", "lunarMonth", "lunarDay"] as const;

/** The lunar date that was sent, undefined where none was. */
function lunarFieldsOf({ isLeapMonth, ...input }: LunarDateInput): LunarFields | undefined {
  const { date: given, lunarYear: year, lunarMonth: month, lunarDay: day } = input;
  const sent = LUNAR_FIELDS.filter((field) => input[field] !== undefined);
  if (sent.length === 0 && isLeapMonth !== true) return undefined;
  if (given !== undefined) {
    const clashing = [...sent, ...(isLeapMonth === true ? ["isLeapMonth"] : [])];
    const message = "Both date and a lunar date were sent. Send date, or lunarYear, lunarMonth and lunarDay.";
    throw refusal(["date", ...clashing], message);
  }
  if (year === undefined || month === undefined || day === undefined) {
    const missing = LUNAR_FIELDS.filter((field) => input[field] === undefined);
    throw refusal(
      missing,
      "A lunar date is lunarYear, lunarMonth and lunarDay together. Send all three, or date alone.",
    );
  }
  return { year, month, day, isLeap: isLeapMonth ?? false };
}

function dayNumberOfLunar(calendar: ChineseCalendar, fields: LunarFields): number {
  const { year, month, day, isLeap } = fields;
  const months = lunarYearMonths(calendar, year);
  const found = months.find((one) => one.month === month && one.isLeap === isLeap);
  if (found === undefined) throw refusal(["isLeapMonth"], noLeapMonth(year, month, months));
  if (day > found.length) {
    const name = `${isLeap ? "Leap month" : "Month"} ${month} of lunar year ${year}`;
    throw refusal(["lunarDay"], `${name} has ${found.length} days. Send lunarDay 1 to ${found.length}.`);
  }
  return found.firstDayNumber + day - 1;
}

function noLeapMonth(year: number, month: number, months: readonly LunarMonth[]): string {
  const leap = months.find(({ isLeap }) => isLeap);
  const has = leap === undefined ? "has no leap month" : `doubles month ${leap.month}, not month ${month}`;
  return `Lunar year ${year} ${has}. Send isLeapMonth false, or the month that the year doubles.`;
}

function refusal(paths: readonly string[], message: string): ValidationError {
  return new ValidationError(paths.map((path): Issue => ({ path, message, code: "custom" })));
}

export const lunarDate: Operation<LunarDateRequest, LunarDate, SkyContext & NowContext> = defineOperation({
  id: "calculateLunarDate",
  method: "POST",
  path: "/chinese-astrology/calendar/lunar-date",
  summary: "A Gregorian date in the Chinese calendar, or a Chinese one in the Gregorian",
  description:
    "Send date, or lunarYear, lunarMonth and lunarDay; with neither it is today in UTC. Months begin on the day of the new moon (UTC+8; from 1912 to 1928 UTC+7:45:40); the one with the winter solstice is the 11th.",
  query: langQuery,
  body: z.object({
    date: date.optional(),
    lunarYear: z
      .int()
      .min(1900)
      .max(2100)
      .optional()
      .meta({ description: "Lunar year", examples: [1990] }),
    lunarMonth: z
      .int()
      .min(1)
      .max(12)
      .optional()
      .meta({ description: "Lunar month", examples: [5] }),
    lunarDay: z
      .int()
      .min(1)
      .max(30)
      .optional()
      .meta({ description: "Day of the lunar month", examples: [23] }),
    isLeapMonth: z
      .boolean()
      .optional()
      .meta({ description: "Whether the second month of that number is meant; false by default" }),
  }),
  output: z.object({
    gregorianDate: z.string(),
    lunar: lunarSchema,
    leapMonthOfYear: z.int().min(1).max(12).exactOptional().meta({ description: "Only in a year that has one" }),
    referenceOffset: z.number().meta({
      description: "Hours from UTC of the calendar's days: 8, from 1912 to 1928 those of Beijing's mean time",
    }),
    conventions: calendarConventionsSchema,
  }),
  needs: [needEphemeris, needNow],
  compute: computeLunarDate,
  present: ({ lunar, dayNumber, leapMonth, engine }) => ({
    gregorianDate: dateOfDayNumber(dayNumber),
    lunar: presentLunar(lunar, dayNumber),
    leapMonthOfYear: leapMonth,
    referenceOffset: Math.round(1e6 * lunarOffsetHours(dayNumber)) / 1e6,
    conventions: presentCalendarConventions(engine, monthNotice(lunar)),
  }),
  examples: [{ date: "1990-06-15" }, { lunarYear: 1990, lunarMonth: 5, lunarDay: 23 }],
});
