import { longitudeCrossings, normalizeDeg } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { repeatedSentences } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { long } from "../../../../suites/strength";
import { en } from "../texts/en";
import { transitsTold } from "../texts/en-transits-told";
import { passesOver } from "./passes";
import { transitAspects } from "./transit-aspects";
import { transits } from "./transits";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 1, 3), texts: [en] });
const wordless = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 1, 3), texts: [] });

const TOLD_WITHIN: Readonly<Record<string, number>> = {
  ...{ Sun: 1, Moon: 1, Mercury: 1, Venus: 1, Mars: 2, Jupiter: 2, Saturn: 3, Uranus: 3, Neptune: 3, Pluto: 3 },
  ...{ "North Node": 2, "South Node": 2, Chiron: 2, "Black Moon Lilith": 1 },
};
/** Slower ones turn on the way, so that their present speed tells no time. */
const SWIFT = ["Sun", "Moon", "Mercury", "Venus", "Mars"];
const PLANETS = Object.keys(TOLD_WITHIN).slice(0, 10);
const MAJOR = ["CONJUNCTION", "SEXTILE", "SQUARE", "TRINE", "OPPOSITION"];
const LEADING = 8;

const two = (value: number): string => String(value).padStart(2, "0");
const CASES = Array.from({ length: long(16, 200) }, (_, index0) => ({
  date: `${2020 + (index0 % 11)}-${two(1 + (index0 % 12))}-${two(1 + ((index0 * 7) % 28))}`,
  time: "12:00:00",
  timezone: 0,
  natalChart: {
    date: `${1940 + ((index0 * 13) % 70)}-${two(1 + ((index0 * 5) % 12))}-${two(1 + ((index0 * 11) % 28))}`,
    time: `${two((index0 * 3) % 24)}:30:00`,
    latitude: ((index0 * 17) % 120) - 60,
    longitude: ((index0 * 37) % 360) - 180,
    timezone: 0,
  },
}));

const iso = (epochMs: number): { date: string; time: string } => {
  const [date = "", time = ""] = new Date(epochMs).toISOString().split("T");
  return { date, time: time.slice(0, 8) };
};

describe.each([0, 1, 2, 3])("the transits of many charts, quarter %i", (quarter) => {
  const answers = CASES.filter((_, index0) => index0 % 4 === quarter).map((asked) => ({
    asked,
    answer: transits(asked, context),
  }));

  test("a wide transit says its distance and its motion, and no more than a sentence a part", () => {
    for (const { answer } of answers) {
      for (const { transitPlanet, orb, isApplying, strength, interpretation } of answer.transitAspects ?? []) {
        const { summary = "", impact = "", guidance = "", timing = "" } = interpretation ?? {};
        if (orb <= (TOLD_WITHIN[transitPlanet] ?? 0)) {
          expect(summary).not.toMatch(/^\S.* is [\d.]+° from /);
          continue;
        }
        expect(summary).toContain(`${orb.toFixed(1)}°`);
        expect(timing).toMatch(
          isApplying
            ? / short of the exact aspect to | narrows the distance to /
            : / past the exact aspect to | widens the distance to /,
        );
        if (/about/.test(timing)) expect(SWIFT).toContain(transitPlanet);
        expect(impact).toContain(`a strength of ${strength} in 100`);
        expect(guidance).toContain(transitPlanet === "Black Moon Lilith" ? "Lilith" : transitPlanet);
        for (const part of [summary, impact, guidance, timing]) expect(part.match(/[.!?](?:\s|$)/g)).toHaveLength(1);
      }
    }
  });

  test("every planet's transit that is told has the dates of its passes, or says that there is none", () => {
    for (const { answer } of answers) {
      for (const { transitPlanet, orb, interpretation } of answer.transitAspects ?? []) {
        const isDated = /exact \w+(?: \w+)?, .*\d{4}, \d\d:\d\d UTC|turns before it is exact/.test(
          interpretation?.timing ?? "",
        );
        const isClose = orb <= (TOLD_WITHIN[transitPlanet] ?? 0);
        expect(isDated, interpretation?.timing).toBe(isClose && PLANETS.includes(transitPlanet));
      }
    }
  });

  test("those that lead are planets in major aspects within their orb, eight where there are so many", () => {
    for (const { answer } of answers) {
      const { leading = [], transitAspects: list = [] } = answer;
      const close = list.filter(
        ({ transitPlanet, natalPlanet, type, orb }) =>
          PLANETS.includes(transitPlanet) &&
          PLANETS.includes(natalPlanet) &&
          MAJOR.includes(type) &&
          orb <= (TOLD_WITHIN[transitPlanet] ?? 0),
      );
      expect(leading.length).toBeLessThanOrEqual(LEADING);
      expect(leading.length).toBeGreaterThanOrEqual(Math.min(LEADING, close.length));
      expect(leading.map(({ rank }) => rank)).toEqual(leading.map((_, rank0) => rank0 + 1));
      for (const { index, interpretation, ...leader } of leading) {
        if (index === undefined) {
          expect(["Ascendant", "Midheaven"]).toContain(leader.natalPlanet);
          expect(interpretation?.summary.length).toBeGreaterThan(20);
          continue;
        }
        const { transitPlanet, natalPlanet, type, orb } = list[index] ?? {};
        expect([transitPlanet, natalPlanet, type, orb]).toEqual([
          leader.transitPlanet,
          leader.natalPlanet,
          leader.type,
          leader.orb,
        ]);
        expect(interpretation).toBeUndefined();
      }
    }
  });

  test("a pass is exact at its second, those told as past are past, and the words carry their dates", () => {
    for (const { asked, answer } of answers.slice(0, long(2, 12))) {
      for (const { passes, isApplying, transitPlanet, natalPlanet, type, index, interpretation } of answer.leading ??
        []) {
        const timing = (index === undefined ? interpretation : answer.transitAspects?.[index]?.interpretation)?.timing;
        for (const { at, isPast } of passes) {
          expect(isPast).toBe(Date.parse(at) <= Date.parse(`${asked.date}T12:00:00Z`));
          if (index === undefined) continue;
          const then = transits({ ...asked, ...iso(Date.parse(at)) }, wordless).transitAspects ?? [];
          const again = then.find(
            (one) => one.transitPlanet === transitPlanet && one.natalPlanet === natalPlanet && one.type === type,
          );
          expect(again?.orb, `${transitPlanet} ${type} ${natalPlanet} ${at}`).toBeLessThan(0.001);
        }
        if (passes.length === 0) expect(timing).toMatch(/turns before it is exact/);
        if (passes.length > 1 && passes.every(({ isPast }) => isPast)) {
          expect(timing).toMatch(isApplying ? /coming near once more\.$/ : /and over\.$/);
        }
        const last = passes.at(-1);
        if (last !== undefined) expect(timing).toContain(last.at.slice(0, 4));
      }
    }
  });

  test("no sentence of an answer is told twice", () => {
    for (const { answer } of answers) {
      const told = [
        ...(answer.transitAspects ?? []).map(
          ({ interpretation: { keywords: _, ...prose } = { keywords: [] } }) => prose,
        ),
        ...(answer.leading ?? []).map(({ interpretation: { keywords: _, ...prose } = { keywords: [] } }) => prose),
        answer.summary?.opening,
      ];
      expect(repeatedSentences(told)).toEqual([]);
      expect(JSON.stringify(told)).not.toMatch(/\{\w+\}/);
    }
  });
});

test("the first in rank opens the summary", () => {
  for (const asked of CASES.slice(0, long(6, 20))) {
    const { leading = [], summary } = transits(asked, context);
    const [first] = leading;
    if (first === undefined) continue;
    expect(summary?.opening).toContain(`${first.transitPlanet} to your natal ${first.natalPlanet}`);
    expect(summary?.opening).toContain(`${first.orb.toFixed(1)}°`);
  }
});

test("filters of transit-aspects filter what leads as well", () => {
  const { natalChart, date } = CASES[7] ?? {};
  if (natalChart === undefined || date === undefined) throw new Error("no case");
  const { leading, aspects } = transitAspects(
    { natalChart, transitDate: date, planets: ["Saturn", "Sun"], aspectTypes: ["SQUARE", "TRINE"] },
    context,
  );
  for (const { transitPlanet, type, index } of leading) {
    expect(["Saturn", "Sun"]).toContain(transitPlanet);
    expect(["SQUARE", "TRINE"]).toContain(type);
    if (index !== undefined) expect(aspects[index]).toMatchObject({ planet1: transitPlanet, type });
  }
});

test("a round of passes of the slow planets is whole: none before or after it while the transit is told", () => {
  const ephemeris = swissEphemeris();
  for (const body of ["uranus", "neptune", "pluto"] as const) {
    for (const jdTt of [2460600, 2461000, 2461330, 2461500]) {
      const { longitudeDeg } = ephemeris.ecliptic(body, jdTt);
      const longitudesDeg = [-2.9, -1.6, -0.4, 0.7, 1.8, 2.9].map((orbDeg) => normalizeDeg(longitudeDeg + orbDeg));
      const inRound = [...passesOver(ephemeris, { body, jdTt }, longitudesDeg).values()].flat();
      const window = { fromJdTt: jdTt - 4000, toJdTt: jdTt + 4000 };
      expect(inRound, `${body} ${jdTt}`).toHaveLength(
        longitudeCrossings(ephemeris, { body, longitudesDeg, window }).length,
      );
    }
  }
});

test("a square to the Midheaven and an opposition to it have words of their own", () => {
  for (const { midheaven } of Object.values(transitsTold)) {
    const { square, tense } = midheaven;
    for (const part of ["summary", "impact", "guidance"] as const) expect(square[part]).not.toBe(tense[part]);
    expect(JSON.stringify(square)).not.toMatch(/\b(?:home|house|family|parents?|relatives)\b/i);
  }
});
