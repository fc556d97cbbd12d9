import { SIGN_IDS } from "../../../../../packages/sky/src/index";
import type { Draw } from "../draw";
import { transitPattern } from "./alike";
import { born, bornAt, dayOf, type Kind } from "./kind";

const HOROSCOPE = ["packages/western/texts/en/horoscope"];
const WESTERN = ["packages/western/texts"];

const PARTS = ["overview", "love", "career", "health", "finance", "advice", "column"];
const couple = (draw: Draw): Readonly<Record<string, unknown>> => ({ person1: born(draw), person2: born(draw) });
const signed = (draw: Draw): { sign: string; date: string } => ({ sign: draw.of(SIGN_IDS) ?? "", date: dayOf(draw) });

/** Kinds of Western charts and of the forecast. */
export const WESTERN_KINDS: Readonly<Record<string, Kind>> = {
  "horoscope-daily": {
    texts: HOROSCOPE,
    calls: [{ operation: "getDailyHoroscope", times: 12, request: signed, members: PARTS }],
  },
  "horoscope-weekly": {
    texts: HOROSCOPE,
    calls: [{ operation: "getWeeklyHoroscope", times: 6, request: signed, members: PARTS }],
  },
  "horoscope-monthly": {
    texts: HOROSCOPE,
    calls: [
      {
        operation: "getMonthlyHoroscope",
        times: 3,
        request: signed,
        members: [...PARTS, "weekByWeek.*.advice"],
      },
    ],
  },
  "horoscope-yearly": {
    texts: HOROSCOPE,
    calls: [
      {
        operation: "getYearlyHoroscope",
        times: 3,
        request: (draw) => ({ sign: draw.of(SIGN_IDS), year: 2026 + draw.below(3) }),
        members: [...PARTS, "themes.*.theme", "eclipses.*.theme", "retrogrades.*.theme"],
      },
    ],
  },
  transits: {
    texts: WESTERN,
    patternOf: transitPattern,
    calls: [
      {
        operation: "calculateTransits",
        times: 4,
        request: (draw) => ({ date: dayOf(draw), time: "12:00:00", timezone: 0, natalChart: born(draw) }),
        members: ["transitAspects.*.interpretation.**", "leading.*.interpretation.**", "summary.opening"],
      },
    ],
  },
  "natal-chart": {
    texts: WESTERN,
    calls: [
      {
        operation: "generateNatalChart",
        times: 4,
        request: born,
        members: ["summary.interpretation", "patterns.*.interpretation", "aspectsInterpretation.summary"],
      },
    ],
  },
  returns: {
    texts: WESTERN,
    calls: [
      {
        operation: "generateSolarReturn",
        times: 3,
        request: (draw) => ({ ...bornAt(draw), returnYear: 2026 + draw.below(2) }),
        members: ["interpretation.**"],
      },
      {
        operation: "generateProfections",
        times: 3,
        request: (draw) => ({ ...born(draw), targetDate: dayOf(draw) }),
        members: ["summary", "interpretation"],
      },
      {
        operation: "generateProgressions",
        times: 2,
        request: (draw) => ({ ...born(draw), targetDate: dayOf(draw) }),
        members: ["planets.*.interpretation", "lunation.interpretation", "summary"],
      },
    ],
  },
  synastry: {
    texts: WESTERN,
    calls: [
      {
        operation: "calculateSynastry",
        times: 3,
        request: couple,
        members: ["analysis.**"],
      },
      {
        operation: "calculateCompatibility",
        times: 4,
        request: couple,
        members: ["**"],
      },
    ],
  },
  composite: {
    texts: WESTERN,
    calls: [
      {
        operation: "generateCompositeChart",
        times: 3,
        request: couple,
        members: ["compositePlanets.*.compositeInterpretation.**", "interpretation.**"],
      },
    ],
  },
  digest: {
    texts: ["packages/forecast/texts", ...WESTERN],
    calls: [
      {
        operation: "generateDigest",
        times: 4,
        request: (draw) => ({
          ...{ birthData: born(draw), startDate: dayOf(draw) },
          domains: ["western", "vedic", "biorhythm"],
        }),
        members: ["summary", "windows.*.top.*.description"],
      },
    ],
  },
};
