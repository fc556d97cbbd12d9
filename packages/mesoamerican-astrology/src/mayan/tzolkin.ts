import { defineOperation, langQuery, type Operation } from "@almagest/operation";
import * as z from "zod";
import { CALENDAR, calendarDate, correlation, correlationEcho, tzolkinFields, tzolkinReading } from "../schema";
import { mesoamericanReader } from "../texts/reader";
import type { Tzolkin, TzolkinRequest } from "../types";
import { mayanDayOf } from "./facts";
import { presentDay, presentReading } from "./present-day";

export const tzolkin: Operation<TzolkinRequest, Tzolkin> = defineOperation({
  id: "calculateTzolkin",
  method: "POST",
  path: "/mesoamerican-astrology/mayan/tzolkin",
  summary: "A date in the Maya count of 260 days: sign, number and trecena",
  description:
    "By the correlation that is asked for, GMT 584283 by default. A date is a day from midnight to midnight; neither hour nor place is asked.",
  query: langQuery,
  body: z.object({ date: calendarDate, correlation }),
  output: z.object({
    ...tzolkinFields,
    date: z.string(),
    reading: tzolkinReading,
    conventions: correlationEcho,
  }),
  needs: [],
  compute: (input) => mayanDayOf(input.date, input.correlation),
  present: (day, words) => ({
    ...presentDay(day.tzolkin),
    date: day.date,
    reading: presentReading(day.tzolkin, mesoamericanReader(words)),
    conventions: { calendar: CALENDAR, correlation: day.correlation },
  }),
  examples: [{ date: "2012-12-21", correlation: "gmt-584283" }],
});
