import { addDays } from "@almagest/civil-time";
import type { SkyContext } from "@almagest/ephemeris";
import { type ForecastTransits, forecastTransits, type UncertainForecastTransits } from "@almagest/forecast";
import { answersOf, erase, type NowContext, type Operation, type Part } from "@almagest/operation";
import {
  type Profections,
  profections,
  type SolarReturn,
  solarReturn,
  type UncertainProfections,
  type UncertainSolarReturn,
} from "@almagest/western";
import { birthDataIn, birthIn } from "../page/arguments";
import type { Content } from "../page/content";
import { birthdayNear, dayOf, yearOf } from "../page/day";
import { definePage } from "../page/define";
import { personTodayBody } from "../page/inputs";
import type { YearAheadPage, YearAheadPageRequest } from "../types";

const home = "@almagest/western";

/** Slow transits, stations, eclipses, and what else a year is remembered by. */
const WORTH_REMEMBERING = 65;
/** A forecast covers so many days at most; four of them are a year but for a day. */
const QUARTER_DAYS = 91;

interface Born {
  readonly date: string;
  readonly timezone: number | string;
  readonly today?: string | undefined;
}

/** The birthday whose year of life covers most of the twelve months ahead. */
function birthdayOf(input: Born, now: number): string {
  return birthdayNear(dayOf(input, now), input.date);
}

/** The names that the solar return gives the members of a birth. */
const OF_A_RETURN: Readonly<Record<string, string>> = {
  date: "birthDate",
  time: "birthTime",
  timeAccuracyMinutes: "birthTimeAccuracyMinutes",
  timeFrom: "birthTimeFrom",
  timeTo: "birthTimeTo",
  dateTo: "birthDateTo",
};

function quarter(index0: number) {
  return {
    operation: erase(forecastTransits),
    answer: answersOf<ForecastTransits | UncertainForecastTransits>(forecastTransits, {
      name: "ForecastTransits",
      home: "@almagest/forecast",
    }),
    callsThen: (input: Born, { now }: { readonly now: number }) => {
      const startDate = addDays(dayOf(input, now), index0 * QUARTER_DAYS);
      const endDate = addDays(startDate, QUARTER_DAYS - 1);
      return { birthData: birthDataIn(input), startDate, endDate, minSignificance: WORTH_REMEMBERING };
    },
  } satisfies Part<Born>;
}

function quarterContents(at: string): readonly Content[] {
  return [
    { kind: "figure", at, form: "strips" },
    {
      kind: "table",
      at: `${at}/events`,
      columns: ["datetime", "body", "type", "aspect", "target"],
      told: "description",
    },
  ];
}

export const yearAheadPage: Operation<YearAheadPageRequest, YearAheadPage, SkyContext & NowContext> = definePage({
  id: "getYearAheadPage",
  page: "year-ahead",
  summary: "The page of the year ahead: solar return, lord of the year, and the transits of four quarters",
  description:
    "The solar return and the annual profection of the birthday nearest to today, whose year of life covers most of the twelve months ahead, and the transits of 52 weeks from today in four quarters, by significance 65 and more. Each part is the answer of its own operation with its defaults; chapters say what to show of it.",
  body: personTodayBody,
  births: ["time"],
  today: dayOf,
  parts: {
    return: {
      operation: erase(solarReturn),
      answer: answersOf<SolarReturn | UncertainSolarReturn>(solarReturn, {
        name: "SolarReturn",
        home,
      }).exactOptional(),
      isOptional: true,
      callsThen: (input, { now }) => ({
        ...Object.fromEntries(
          Object.entries(birthIn(input)).map(([name, value]) => [OF_A_RETURN[name] ?? name, value]),
        ),
        returnYear: yearOf(birthdayOf(input, now)),
      }),
    },
    profection: {
      operation: erase(profections),
      answer: answersOf<Profections | UncertainProfections>(profections, {
        name: "Profections",
        home,
      }).exactOptional(),
      isOptional: true,
      callsThen: (input, { now }) => ({ ...birthIn(input), targetDate: birthdayOf(input, now) }),
    },
    quarter1: quarter(0),
    quarter2: quarter(1),
    quarter3: quarter(2),
    quarter4: quarter(3),
  },
  chapters: [
    {
      chapter: "Solar return",
      contents: [
        { kind: "figure", at: "return", form: "wheel" },
        { kind: "reading", at: "return/interpretation" },
        { kind: "table", at: "return/chart/planets", columns: ["name", "sign", "degree", "house", "isRetrograde"] },
      ],
    },
    {
      chapter: "Year lord",
      contents: [
        { kind: "figure", at: "profection", form: "ring" },
        {
          kind: "facts",
          at: "profection",
          columns: ["age", "profectedHouse", "profectedSign", "lordOfYear", "period"],
        },
        { kind: "reading", at: "profection/summary" },
        { kind: "reading", at: "profection/interpretation" },
        { kind: "table", at: "profection/candidates", columns: ["ascendant", "lordOfYear"], told: "interpretation" },
      ],
    },
    { chapter: "First quarter", contents: quarterContents("quarter1") },
    { chapter: "Second quarter", contents: quarterContents("quarter2") },
    { chapter: "Third quarter", contents: quarterContents("quarter3") },
    { chapter: "Fourth quarter", contents: quarterContents("quarter4") },
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
