import { defineOperation, langQuery, type Operation } from "@almagest/operation";
import * as z from "zod";
import { CALENDAR, calendarDate, correlation, yearBearerSystem } from "../schema";
import { mesoamericanReader } from "../texts/reader";
import type { MayanChart, MayanChartRequest } from "../types";
import { computeMayanChart } from "./chart-facts";
import { chartOutput } from "./chart-schema";
import { calendarRoundName } from "./facts";
import { presentBearer, presentCross, presentHaab, presentLongCount, presentNight, summaryOf } from "./present-chart";
import { presentDay, presentReading } from "./present-day";

export const mayanChart: Operation<MayanChartRequest, MayanChart> = defineOperation({
  id: "generateMayanChart",
  method: "POST",
  path: "/mesoamerican-astrology/mayan/chart",
  summary: "A date in every Maya count: Tzolkin, Haab, Long Count, night lord, year bearer, cross",
  description:
    "The cross is highland practice of today: the day, and those 8 and 6 days before and after it. yearBearerSystem says which day of Pop bears the year.",
  query: langQuery,
  body: z.object({ date: calendarDate, correlation, yearBearerSystem }),
  output: chartOutput,
  needs: [],
  compute: computeMayanChart,
  present: (chart, words) => {
    const texts = mesoamericanReader(words);
    return {
      date: chart.date,
      tzolkin: { ...presentDay(chart.tzolkin), reading: presentReading(chart.tzolkin, texts) },
      haab: presentHaab(chart.haab, texts),
      longCount: presentLongCount(chart),
      calendarRound: calendarRoundName(chart),
      lordOfNight: presentNight(chart.lordOfNight, texts),
      yearBearer: presentBearer(chart, texts),
      cross: chart.cross.map((point) => presentCross(point, texts)),
      summary: summaryOf(chart, texts),
      conventions: { calendar: CALENDAR, correlation: chart.correlation, yearBearerSystem: chart.yearBearerSystem },
    };
  },
  examples: [{ date: "2012-12-21", correlation: "gmt-584283", yearBearerSystem: "classic" }],
});
