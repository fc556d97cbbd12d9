import {
  DomainError,
  defineOperation,
  type Issue,
  langQuery,
  type Operation,
  optionalProse,
  ValidationError,
} from "@almagest/operation";
import * as z from "zod";
import { type Correlation, daysSinceEpoch, EPOCH_JDN } from "../calendar/correlation";
import { dateOfJdn, FIRST_DATE, FIRST_JDN, julianDateBeforeReform, LAST_DATE, LAST_JDN } from "../calendar/days";
import { formatLongCount, parseLongCount } from "../calendar/long-count";
import { NIGHT_LORDS, nightLordOn } from "../calendar/night";
import { CALENDAR, calendarDate, correlation, correlationEcho } from "../schema";
import { mesoamericanReader } from "../texts/reader";
import type { LongCount, LongCountRequest } from "../types";
import { calendarRoundName, type MayanDay, mayanDayOf } from "./facts";

export interface LongCountInput {
  readonly date?: string | undefined;
  readonly longCount?: string | undefined;
  readonly correlation: Correlation;
}

/**
 * The day of a date or of a Long Count.
 * @throws ValidationError where both or neither are given, or the Long Count is not one.
 * @throws DomainError `unprocessable_entity` for a Long Count outside the years 1 to 4000.
 */
export function computeLongCount({ date, longCount, correlation }: LongCountInput): MayanDay {
  if (date !== undefined && longCount === undefined) return mayanDayOf(date, correlation);
  if (longCount !== undefined && date === undefined)
    return mayanDayOf(dateOfCount(longCount, correlation), correlation);
  const what = date === undefined ? "Neither date nor longCount was sent" : "Both date and longCount were sent";
  const issue = (path: string): Issue => ({ path, message: `${what}. Send exactly one of them.`, code: "custom" });
  throw new ValidationError([issue("date"), issue("longCount")]);
}

function dateOfCount(longCount: string, correlation: Correlation): string {
  const jdn = parseLongCount(longCount) + EPOCH_JDN[correlation];
  if (jdn >= FIRST_JDN && jdn <= LAST_JDN) return dateOfJdn(jdn);
  const [first, last] = [FIRST_JDN, LAST_JDN].map((end) => formatLongCount(daysSinceEpoch(end, correlation)));
  throw new DomainError(
    "unprocessable_entity",
    `longCount is ${longCount.trim()}, outside the years 1 to 4000. Under ${correlation} send ${first} (${FIRST_DATE}) to ${last} (${LAST_DATE}).`,
    { first, last },
  );
}

export const longCount: Operation<LongCountRequest, LongCount> = defineOperation({
  id: "convertLongCount",
  method: "POST",
  path: "/mesoamerican-astrology/mayan/long-count/convert",
  summary: "A date to its Long Count, or a Long Count to its date",
  description: "Send either date or longCount. Both ways without loss for the years 1 to 4000.",
  query: langQuery,
  body: z.object({
    date: calendarDate.optional(),
    longCount: z
      .string()
      .max(32)
      .optional()
      .meta({ description: "Baktun, katun, tun, winal, kin with dots between", examples: ["13.0.0.0.0"] }),
    correlation,
  }),
  output: z.object({
    date: z.string(),
    longCount: z.string(),
    daysSinceEpoch: z.int(),
    julianDayNumber: z.int(),
    calendarRound: z.string(),
    lordOfNight: z.enum(NIGHT_LORDS),
    note: optionalProse.meta({ description: "Before 1582-10-15: the date in the Julian calendar" }),
    conventions: correlationEcho,
  }),
  needs: [],
  compute: computeLongCount,
  present: (day, words) => {
    const julian = julianDateBeforeReform(day.jdn);
    return {
      date: day.date,
      longCount: day.longCount,
      daysSinceEpoch: day.days,
      julianDayNumber: day.jdn,
      calendarRound: calendarRoundName(day),
      lordOfNight: nightLordOn(day.days),
      note: julian === undefined ? undefined : mesoamericanReader(words).text("julianNote", { julian }),
      conventions: { calendar: CALENDAR, correlation: day.correlation },
    };
  },
  examples: [{ date: "2012-12-21", correlation: "gmt-584283" }, { longCount: "9.12.11.5.18" }],
});
