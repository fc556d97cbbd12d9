import { joined } from "@almagest/i18n";
import { defineOperation, langQuery, type NowContext, needNow, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { SIGN_NAMES } from "../names/mayan";
import { CALENDAR, calendarDate, correlation, correlationEcho, tzolkinFields, tzolkinReading } from "../schema";
import { type MesoamericanReader, mesoamericanReader } from "../texts/reader";
import { todayUtc, trecenaPart } from "../today";
import type { DailyMayan, DailyMayanRequest } from "../types";
import { type MayanDay, mayanDayOf } from "./facts";
import { presentDay, presentReading } from "./present-day";

export const dailyMayan: Operation<DailyMayanRequest, DailyMayan, NowContext> = defineOperation({
  id: "getDailyMayanReading",
  method: "GET",
  path: "/mesoamerican-astrology/mayan/daily",
  summary: "The Tzolkin day of a date, read for everybody",
  description: "Today in UTC by default: sign, number and trecena, with an overview of the day.",
  query: z.object({
    ...langQuery.shape,
    date: calendarDate
      .optional()
      .meta({ description: "Calendar date; today in UTC by default", examples: ["2026-09-02"] }),
    correlation,
  }),
  output: z.object({
    ...tzolkinFields,
    date: z.string(),
    overview: prose,
    reading: tzolkinReading,
    conventions: correlationEcho,
  }),
  needs: [needNow],
  isDaily: true,
  compute: (input, { now }) => mayanDayOf(input.date ?? todayUtc(now), input.correlation),
  present: (day, words) => {
    const texts = mesoamericanReader(words);
    return {
      ...presentDay(day.tzolkin),
      date: day.date,
      overview: overviewOf(day, texts),
      reading: presentReading(day.tzolkin, texts),
      conventions: { calendar: CALENDAR, correlation: day.correlation },
    };
  },
  examples: [{ date: "2026-09-02", correlation: "gmt-584283" }],
});

/** The use of the day, and its place in its trecena. */
function overviewOf({ tzolkin: { sign, trecena } }: MayanDay, texts: MesoamericanReader): string | undefined {
  const opening = SIGN_NAMES[trecena.rulingSign].yucatec;
  return joined([
    texts.text(`daySigns.${sign}.day`),
    texts.text(`daily.${trecenaPart(trecena.dayOfTrecena)}`, { sign: opening, number: trecena.dayOfTrecena }),
  ]);
}
