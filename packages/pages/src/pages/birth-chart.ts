import type { SkyContext } from "@almagest/ephemeris";
import { type ForecastTransits, forecastTransits, type UncertainForecastTransits } from "@almagest/forecast";
import { answersOf, erase, type NowContext, type Operation } from "@almagest/operation";
import { type NatalChart, natalChart, type UncertainNatalChart } from "@almagest/western";
import { birthDataIn, birthIn } from "../page/arguments";
import { dayOf, monthOf } from "../page/day";
import { definePage } from "../page/define";
import { personTodayBody } from "../page/inputs";
import type { BirthChartPage, BirthChartPageRequest } from "../types";

/** Events of a month below this are passing aspects of the Moon and other small ones. */
const WORTH_TELLING = 50;

export const birthChartPage: Operation<BirthChartPageRequest, BirthChartPage, SkyContext & NowContext> = definePage({
  id: "getNatalPage",
  page: "birth-chart",
  summary: "The natal page: wheel, reading, tables, and the transits of this month",
  description:
    "The natal chart in Placidus houses, and what transits it in the calendar month of today, by significance 50 and more. Each part is the answer of its own operation with its defaults; chapters say what to show of it.",
  body: personTodayBody,
  births: ["time"],
  today: dayOf,
  parts: {
    chart: {
      operation: erase(natalChart),
      answer: answersOf<NatalChart | UncertainNatalChart>(natalChart, {
        name: "NatalChart",
        home: "@almagest/western",
      }),
      calls: birthIn,
    },
    transits: {
      operation: erase(forecastTransits),
      answer: answersOf<ForecastTransits | UncertainForecastTransits>(forecastTransits, {
        name: "ForecastTransits",
        home: "@almagest/forecast",
      }),
      callsThen: (input, { now }) => {
        const { first, last } = monthOf(dayOf(input, now));
        return { birthData: birthDataIn(input), startDate: first, endDate: last, minSignificance: WORTH_TELLING };
      },
    },
  },
  chapters: [
    {
      chapter: "Chart",
      contents: [
        { kind: "figure", at: "chart", form: "wheel" },
        { kind: "table", at: "chart/planets", columns: ["name", "sign", "degree", "house", "isRetrograde"] },
      ],
    },
    { chapter: "Reading", contents: [{ kind: "reading", at: "chart/summary/interpretation" }] },
    {
      chapter: "Planets",
      contents: [
        { kind: "table", at: "chart/planets", columns: ["name", "sign", "house", "dignity"], told: "interpretation" },
      ],
    },
    { chapter: "Houses", contents: [{ kind: "table", at: "chart/houses", columns: ["number", "sign", "degree"] }] },
    {
      chapter: "Aspects",
      contents: [
        { kind: "figure", at: "chart", form: "grid" },
        {
          kind: "table",
          at: "chart/aspects",
          columns: ["planet1", "type", "planet2", "orb", "isApplying"],
          told: "aspectInterpretation/summary",
        },
      ],
    },
    {
      chapter: "Patterns",
      contents: [{ kind: "table", at: "chart/patterns", columns: ["name", "planets"], told: "interpretation" }],
    },
    {
      chapter: "This month",
      contents: [
        { kind: "figure", at: "transits", form: "strips" },
        { kind: "table", at: "transits/events", columns: ["datetime"], told: "description" },
      ],
    },
  ],
  examples: [
    {
      date: "1990-07-15",
      time: "14:30:00",
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
      name: "Ada",
      placeName: "New York",
      today: "2026-12-01",
    },
  ],
});
