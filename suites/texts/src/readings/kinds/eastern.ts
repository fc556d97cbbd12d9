import type { Draw } from "../draw";
import { born, bornAt, dayOf, type Kind, PLACES } from "./kind";

const VEDIC = ["packages/vedic/texts"];
const CHINESE = ["packages/chinese-astrology/texts"];
const HUMAN_DESIGN = ["packages/human-design/texts"];

const GRAHAS = ["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"];
const couple = (draw: Draw): Readonly<Record<string, unknown>> => ({ person1: born(draw), person2: born(draw) });
/** The luck pillars' direction asks for it. */
const gendered = (draw: Draw): Readonly<Record<string, unknown>> => ({
  ...born(draw),
  gender: draw.of(["male", "female"]),
});

/** Kinds of Vedic, Chinese and Human Design charts. */
export const EASTERN_KINDS: Readonly<Record<string, Kind>> = {
  dashas: {
    texts: VEDIC,
    calls: [
      { operation: "getMajorDashas", times: 1, request: born, members: ["mahadashas.*.interpretation"] },
      {
        operation: "getSubDashas",
        times: 1,
        request: (draw) => ({ mahadasha: draw.of(GRAHAS), ...born(draw) }),
        members: ["mahadashaPeriod.interpretation", "antardashas.*.interpretation"],
      },
      {
        operation: "getCurrentDasha",
        times: 3,
        request: born,
        members: ["**"],
      },
    ],
  },
  "vedic-chart": {
    texts: VEDIC,
    calls: [
      {
        operation: "generateBirthChart",
        times: 3,
        request: born,
        members: ["houses.*.judgment.reading", "lagnaLord", "summary.interpretation"],
      },
    ],
  },
  yogas: {
    texts: VEDIC,
    calls: [
      {
        operation: "detectYogas",
        times: 2,
        request: born,
        members: ["yogas.*.evidence", "yogas.*.result"],
      },
    ],
  },
  "kp-horary": {
    texts: VEDIC,
    calls: [
      {
        operation: "castKpHoraryChart",
        times: 6,
        request: (draw) => ({
          ...{ date: dayOf(draw), time: draw.time(), horaryNumber: 1 + draw.below(249), ...draw.of(PLACES) },
          matter: draw.of(["marriage", "children", "employment", "property", "travelAbroad", "education"]),
        }),
        members: ["cusps.*.reading", "judgment.reading"],
      },
    ],
  },
  gochara: {
    texts: VEDIC,
    calls: [
      {
        operation: "calculateTransit",
        times: 5,
        request: (draw) => ({ ...bornAt(draw), transitDate: dayOf(draw) }),
        members: ["keyTransits.*.description", "gochara.reading"],
      },
      {
        operation: "getVedicDailyReading",
        times: 4,
        request: (draw) => ({ ...bornAt(draw), date: dayOf(draw) }),
        members: ["**"],
      },
    ],
  },
  matching: {
    texts: VEDIC,
    calls: [
      {
        operation: "calculateGunMilan",
        times: 5,
        request: couple,
        members: ["recommendation", "breakdown.*.description", "couple.reading"],
      },
    ],
  },
  panchang: {
    texts: VEDIC,
    calls: [
      {
        operation: "getDetailedPanchang",
        times: 10,
        request: (draw) => ({ date: dayOf(draw), ...draw.of(PLACES) }),
        members: ["verdict", "festivals.*.about", "*.characteristics"],
      },
    ],
  },
  muhurta: {
    texts: VEDIC,
    calls: [
      {
        operation: "findMuhurta",
        times: 6,
        request: (draw) => ({
          ...{ date: dayOf(draw), days: 4, ...draw.of(PLACES) },
          purpose: draw.of(["wedding", "house-entry", "journey", "business", "vehicle", "naming"]),
        }),
        members: ["**"],
      },
    ],
  },
  bazi: {
    texts: CHINESE,
    calls: [
      { operation: "generateBaziChart", times: 3, request: born, members: ["summary", "usefulGod.**", "dayMaster.**"] },
      { operation: "calculateLuckPillars", times: 2, request: gendered, members: ["luckPillars.*.**", "summary"] },
      {
        operation: "calculateAnnualForecast",
        times: 3,
        request: (draw) => ({ ...gendered(draw), year: 2026 + draw.below(3) }),
        members: ["**"],
      },
    ],
  },
  "human-design-transits": {
    texts: HUMAN_DESIGN,
    calls: [
      {
        operation: "generateTransit",
        times: 5,
        request: (draw) => ({ birthData: born(draw), date: dayOf(draw), time: "12:00:00" }),
        members: ["**"],
      },
      {
        operation: "calculateConnection",
        times: 2,
        request: (draw) => ({ personA: born(draw), personB: born(draw) }),
        members: ["**"],
      },
      {
        operation: "calculatePenta",
        times: 2,
        request: (draw) => ({ members: [born(draw), born(draw), born(draw)] }),
        members: ["**"],
      },
    ],
  },
};
