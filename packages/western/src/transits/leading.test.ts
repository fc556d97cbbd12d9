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
const PLANETS = Object.keys(TOLD_WITHIN).slice(0, 10);
const MAJOR = ["CONJUNCTION", "SEXTILE", "SQUARE", "TRINE", "OPPOSITION"];
const LEADING = 8;
const SAME_CONTACT = / is the same contact as /;

const hasParagraph = ({
  transitPlanet,
  natalPlanet,
  type,
  orb,
}: Record<"transitPlanet" | "natalPlanet" | "type", string> & { orb: number }) =>
  [transitPlanet, natalPlanet].every((one) => PLANETS.includes(one)) &&
  MAJOR.includes(type) &&
  orb <= (TOLD_WITHIN[transitPlanet] ?? 0);
const isNode = (name: string): boolean => name.endsWith(" Node");
const end = (name: string): string => (isNode(name) ? "Nodes" : name);

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

  test("a transit without a paragraph says its distance and its nearest passes, in a sentence a part", () => {
    for (const { asked, answer } of answers) {
      const now = Date.parse(`${asked.date}T${asked.time}Z`);
      for (const found of answer.transitAspects ?? []) {
        const { summary = "", impact = "", guidance = "", timing = "" } = found.interpretation ?? {};
        if (hasParagraph(found)) {
          expect(summary).not.toContain("°");
          continue;
        }
        for (const part of [summary, impact, guidance, timing]) expect(part.match(/[.!?](?:\s|$)/g)).toHaveLength(1);
        if (SAME_CONTACT.test(summary)) continue;
        const shown = found.orb < 0.05 ? "less than 0.1" : found.orb.toFixed(1);
        expect(summary).toContain(` is ${shown}° from `);
        if (found.transitPlanet.endsWith("Node")) expect(summary).not.toMatch(/closer|away/);
        else expect(summary).toMatch(found.isApplying ? /, and comes closer\.$/ : /, and moves away\.$/);
        expect(timing).not.toMatch(/exact (?:twice|four times|six times)/);
        expect(impact.startsWith("At this distance, ")).toBe(found.strength < 25);
        const isIdle = found.strength < 25 || found.type === "SEMI_SEXTILE";
        expect(guidance.startsWith("You need not plan for "), guidance).toBe(isIdle);
        for (const [, date = ""] of timing.matchAll(/was exact on (\w+ \d+, \d+)[ .,;]/g)) {
          expect(Date.parse(`${date} UTC`), timing).toBeLessThanOrEqual(now);
        }
        for (const [, date = ""] of timing.matchAll(/is (?:exact|so again) on (\w+ \d+, \d+)[ .,]/g)) {
          expect(Date.parse(`${date} UTC`) + 86_400_000, timing).toBeGreaterThan(now);
        }
      }
    }
  });

  test("every transit has a date, or says between which dates it has none", () => {
    for (const { answer } of answers) {
      for (const { interpretation } of answer.transitAspects ?? []) {
        const { timing = "" } = interpretation ?? {};
        expect(timing).toMatch(/exact .*\d{4}|is not exact between|turns before the|has the dates of/);
      }
    }
  });

  test("what meets one lunar Node is told once, and the other row names the transit that tells it", () => {
    for (const { answer } of answers) {
      const list = answer.transitAspects ?? [];
      const onAxis = list.filter(({ transitPlanet, natalPlanet }) => isNode(transitPlanet) || isNode(natalPlanet));
      const groups = new Map<string, typeof onAxis>();
      for (const one of onAxis) {
        const key = `${end(one.transitPlanet)} ${end(one.natalPlanet)}`;
        groups.set(key, [...(groups.get(key) ?? []), one]);
      }
      for (const group of groups.values()) {
        const told = group.filter(({ interpretation }) => !SAME_CONTACT.test(interpretation?.summary ?? ""));
        expect(told).toHaveLength(1);
        const [main] = told;
        for (const { orb, strength, interpretation } of group) {
          expect(orb).toBeCloseTo(main?.orb ?? 0, 3);
          expect(strength).toBeLessThanOrEqual(main?.strength ?? 0);
          if (interpretation === main?.interpretation) continue;
          expect(interpretation?.summary).toContain(`${main?.type.toLowerCase().replace("_", "-")} of `);
          const isIdle = main?.interpretation?.guidance.startsWith("You need not plan for ");
          if (!isIdle) expect(interpretation?.guidance).toContain(`your natal ${main?.natalPlanet}`);
        }
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
        if (passes.length === 0) expect(timing).toMatch(/turns before the \w+ /);
        if (passes.length > 1 && passes.every(({ isPast }) => isPast)) {
          expect(timing).toMatch(isApplying ? /; \w+ turns before the \w+ is exact again\.$/ : / the last time on /);
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
    const joins = first.type === "CONJUNCTION" ? "with" : "to";
    expect(summary?.opening).toContain(`${first.transitPlanet} ${joins} your natal ${first.natalPlanet}`);
    expect(summary?.opening).toContain(`, ${first.orb < 0.05 ? "less than 0.1" : first.orb.toFixed(1)}° from exact.`);
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
  for (const body of ["chiron", "uranus", "neptune", "pluto"] as const) {
    for (const jdTt of [2460600, 2461000, 2461330, 2461500]) {
      const { longitudeDeg } = ephemeris.ecliptic(body, jdTt);
      const longitudesDeg = [-2.9, -1.6, -0.4, 0.7, 1.8, 2.9]
        .filter((orbDeg) => Math.abs(orbDeg) < (body === "chiron" ? 2 : 3))
        .map((orbDeg) => normalizeDeg(longitudeDeg + orbDeg));
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
