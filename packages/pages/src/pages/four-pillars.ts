import {
  type AnnualReading,
  annualReading,
  type BaziChart,
  baziChart,
  type LuckReading,
  luckReading,
  type UncertainAnnualReading,
  type UncertainBaziChart,
  type UncertainLuckReading,
} from "@almagest/chinese-astrology";
import type { SkyContext } from "@almagest/ephemeris";
import { answersOf, erase, type NowContext, type Operation } from "@almagest/operation";
import * as z from "zod";
import { birthIn } from "../page/arguments";
import { dayOf, yearOf } from "../page/day";
import { definePage } from "../page/define";
import { personTodayBody } from "../page/inputs";
import type { FourPillarsPage, FourPillarsPageRequest } from "../types";

const home = "@almagest/chinese-astrology";

/** Luck runs forward or backward by it: without one the luck pillars are left out. */
const gender = z.enum(["male", "female"]).optional().meta({
  name: "LuckGender",
  description: "Luck pillars run forward or backward by it; without it they are left out",
  fold: "case",
});

export const fourPillarsPage: Operation<FourPillarsPageRequest, FourPillarsPage, SkyContext & NowContext> = definePage({
  id: "getFourPillarsPage",
  page: "four-pillars",
  summary: "The page of the Four Pillars: the chart, its luck pillars below, and the year",
  description:
    "The BaZi chart by the clock of the birth, the luck pillars where a gender is sent, and the year of today. Each part is the answer of its own operation with its defaults; chapters say what to show of it.",
  body: z.object({ ...personTodayBody.shape, gender }),
  births: ["time"],
  today: dayOf,
  parts: {
    pillars: {
      operation: erase(baziChart),
      answer: answersOf<BaziChart | UncertainBaziChart>(baziChart, { name: "BaziChart", home }),
      calls: ({ gender: _, ...input }) => birthIn(input),
    },
    luck: {
      operation: erase(luckReading),
      answer: answersOf<LuckReading | UncertainLuckReading>(luckReading, { name: "LuckReading", home }).exactOptional(),
      isOptional: true,
      calls: (input) => (input.gender === undefined ? undefined : birthIn(input)),
    },
    year: {
      operation: erase(annualReading),
      answer: answersOf<AnnualReading | UncertainAnnualReading>(annualReading, { name: "AnnualReading", home }),
      callsThen: (input, { now }) => ({ ...birthIn(input), year: yearOf(dayOf(input, now)) }),
    },
  },
  chapters: [
    {
      chapter: "Pillars",
      contents: [
        { kind: "figure", at: "pillars", form: "pillars" },
        {
          kind: "table",
          at: "pillars/pillars",
          columns: ["position", "stem/chinese", "branch/chinese", "branch/animal", "tenGod/name", "naYin"],
          told: "reading",
        },
      ],
    },
    {
      chapter: "Luck pillars",
      contents: [
        { kind: "figure", at: "luck", form: "periods" },
        { kind: "reading", at: "luck/summary" },
        {
          kind: "table",
          at: "luck/luckPillars",
          columns: ["stem/chinese", "branch/chinese", "tenGod/name", "startYear", "endYear"],
          span: ["startDate", "endDate"],
          told: "reading",
        },
      ],
    },
    {
      chapter: "Day master",
      contents: [
        { kind: "facts", at: "pillars/dayMaster", columns: ["chinese", "element", "polarity"] },
        { kind: "reading", at: "pillars/dayMaster/nature" },
        { kind: "reading", at: "pillars/summary" },
      ],
    },
    {
      chapter: "Elements",
      contents: [
        { kind: "table", at: "pillars/fiveElements", columns: ["element", "count", "level"], told: "reading" },
        { kind: "table", at: "pillars/interactions", columns: ["chinese", "quality"], told: "meaning" },
      ],
    },
    {
      chapter: "The year",
      contents: [
        { kind: "figure", at: "year", form: "pillars" },
        { kind: "reading", at: "year/summary" },
      ],
    },
  ],
  examples: [
    {
      date: "1990-06-15",
      time: "14:30:00",
      latitude: 31.2304,
      longitude: 121.4737,
      timezone: "Asia/Shanghai",
      gender: "female",
      name: "Mei",
      placeName: "Shanghai",
      today: "2026-12-01",
    },
  ],
});
