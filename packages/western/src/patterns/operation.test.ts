import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import type { BodyId } from "@almagest/sky";
import { repeatedSentences } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { natalChart } from "../natal-chart/operation";
import { en } from "../texts/en";
import { westernReader } from "../texts/reader";
import { findPatterns } from "./find";
import { PATTERN_KINDS, STRICT_PATTERN_ORBS } from "./model";
import { aspectPatterns } from "./operation";
import { presentPatterns } from "./present";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const input = { date: "1955-02-24", time: "19:15:00", latitude: 37.77, longitude: -122.42, timezone: -8 };

const KINDS: readonly string[] = PATTERN_KINDS;

describe("detectAspectPatterns", () => {
  test("a T-square on the apex or the opposition of an earlier one is told in one sentence", () => {
    const square = { kind: "T_SQUARE" } as const;
    const found = [
      ["jupiter", "mars", "saturn"],
      ["jupiter", "saturn", "uranus"],
      ["jupiter", "mars", "pluto"],
      ["neptune", "mars", "saturn"],
    ] as const;
    const patterns = found.map(([apex, ...legs]) => ({
      ...square,
      apex,
      bodies: [apex, ...legs],
      tightness: 50,
      dissociate: false,
    }));
    const [, ...later] = presentPatterns(patterns, westernReader({ lang: "en", catalogues: [en] }));
    expect(later).toHaveLength(3);
    for (const { interpretation } of later) expect(interpretation?.match(/[.!?](?= |$)/g)).toHaveLength(1);
  });

  test("a stellium of Saturn, Uranus and Neptune is told as that of all people of an age", () => {
    const told = (bodies: readonly ("venus" | "saturn" | "uranus" | "neptune")[]): string =>
      presentPatterns(
        [{ kind: "STELLIUM", bodies, sign: "capricorn", signs: ["capricorn"], tightness: 50 }],
        westernReader({ lang: "en", catalogues: [en] }),
      )[0]?.interpretation ?? "";
    expect(told(["saturn", "uranus", "neptune"])).toContain("born about the same time");
    expect(told(["venus", "saturn", "uranus"])).not.toContain("born about");
  });

  test("gives a natal chart's own patterns by default", () => {
    const answer = aspectPatterns(input, context);
    expect(answer.patterns).toEqual(natalChart(input, context).patterns);
    expect(answer.total).toBe(answer.patterns.length);
    expect(answer.options).toEqual({ strictOrbs: false, include: [] });
  });

  test.each(["true", "1", "YES", "On", " true ", true])("strictOrbs %j narrows the orbs", (strictOrbs) => {
    const answer = aspectPatterns({ ...input, strictOrbs }, context);
    expect(answer.options.strictOrbs).toBe(true);
    expect(answer.conventions.orbs).toEqual({
      conjunction: 8,
      opposition: 8,
      trine: 5,
      square: 5,
      sextile: 4,
      quincunx: 2,
    });
  });

  test.each(["false", "0", "", "no", "OFF", false, undefined])("strictOrbs %j leaves them", (strictOrbs) => {
    expect(aspectPatterns({ ...input, strictOrbs }, context).options.strictOrbs).toBe(false);
  });

  test.each([
    ["chiron", ["chiron"]],
    ["northNode", ["northNode"]],
    ["north_node, CHIRON", ["chiron", "northNode"]],
    ["north-node,northnode", ["northNode"]],
    [",,chiron", ["chiron"]],
    ["", []],
  ])("include %j adds %j", (include, canonical) => {
    expect(aspectPatterns({ ...input, include }, context).options.include).toEqual(canonical);
  });

  test("a word that names nothing is refused, not ignored", () => {
    expect(() => aspectPatterns({ ...input, include: "chiron,vesta" }, context)).toThrow(
      'include names "vesta". Send any of chiron, northNode, separated by commas.',
    );
    expect(() => aspectPatterns({ ...input, strictOrbs: "maybe" }, context)).toThrow(
      /^strictOrbs: strictOrbs is "maybe"/,
    );
  });

  test("what is included takes part, in the kinds' order, and what is not does not", () => {
    const order = (kinds: readonly string[]): number[] => kinds.map((kind) => KINDS.indexOf(kind));
    let joined = 0;
    for (let year = 1950; year < 1980; year++) {
      const at = { ...input, date: `${year}-06-15` };
      const plain = aspectPatterns(at, context);
      const full = aspectPatterns({ ...at, include: "chiron,northNode" }, context);
      const extra = full.patterns.filter(({ planets }) => planets.some((name) => /Chiron|North Node/.test(name)));
      joined += extra.length;
      expect(JSON.stringify(plain)).not.toMatch(/Chiron|North Node/);
      expect(order(full.patterns.map(({ kind }) => kind))).toEqual(
        order(full.patterns.map(({ kind }) => kind)).sort((a, b) => a - b),
      );
    }
    expect(joined).toBeGreaterThan(10);
  });
});

describe("strict orbs on skies made by hand", () => {
  const sky = (places: Partial<Record<BodyId, number>>): readonly string[] =>
    findPatterns(
      (["sun", "moon", "mars", "saturn"] as const).flatMap((id) => {
        const longitudeDeg = places[id];
        return longitudeDeg === undefined ? [] : [{ id, longitudeDeg, latitudeDeg: 0, speedDegPerDay: 0 }];
      }),
      STRICT_PATTERN_ORBS,
    ).map(({ kind }) => kind);

  test("a trine counts at 5° and no further", () => {
    expect(sky({ sun: 10, moon: 130, mars: 255 })).toEqual(["GRAND_TRINE"]);
    expect(sky({ sun: 10, moon: 130, mars: 255.01 })).toEqual([]);
  });
  test("a square counts at 5°, an opposition still at 8°", () => {
    expect(sky({ sun: 0, moon: 180, mars: 95 })).toEqual(["T_SQUARE"]);
    expect(sky({ sun: 0, moon: 180, mars: 95.01 })).toEqual([]);
    expect(sky({ sun: 0, moon: 188, mars: 94 })).toEqual(["T_SQUARE"]);
  });
  test("a yod takes a sextile within 4° and quincunxes within 2°", () => {
    expect(sky({ sun: 0, moon: 64, mars: 212 })).toEqual(["YOD"]);
    expect(sky({ sun: 0, moon: 64.01, mars: 212 })).toEqual([]);
    expect(sky({ sun: 0, moon: 60, mars: 212.01 })).toEqual([]);
  });
});

describe("the patterns of one chart as they are told", () => {
  const dates = Array.from({ length: 60 }, (_, index0) => `${1950 + index0}-0${(index0 % 9) + 1}-11`);
  const charts = dates.map((date) => aspectPatterns({ ...input, date, include: "chiron,northNode" }, context));

  test("no sentence comes twice, however many figures share a leg", () => {
    expect(Math.max(...charts.map(({ total }) => total))).toBeGreaterThan(5);
    for (const { patterns } of charts) {
      const told = patterns.map(({ interpretation }) => interpretation);
      expect(repeatedSentences(told)).toEqual([]);
      expect(told.join(" ")).not.toMatch(/[{}]|(?:^|[.!?] )the /);
      expect(told).not.toContain(undefined);
    }
  });

  test("figures after the first of a kind say what they share", () => {
    const again = charts.flatMap(({ patterns }) =>
      patterns.filter(({ kind }, index0) => patterns.findIndex((other) => other.kind === kind) < index0),
    );
    const squares = again.filter(({ kind }) => kind === "T_SQUARE").map(({ interpretation = "" }) => interpretation);
    expect(squares.some((text) => text.includes("square to the same opposition"))).toBe(true);
    expect(squares.some((text) => text.startsWith("Once more it is"))).toBe(true);
  });

  test("apex, element and modality have their names in other languages, absent in English", () => {
    const german = dates.flatMap((date) => aspectPatterns({ ...input, date, lang: "de" }, context).patterns);
    for (const pattern of german) {
      expect(pattern.apexLocalized === undefined).toBe(pattern.apex === undefined);
      expect(pattern.modalityLocalized === undefined).toBe(pattern.modality === undefined);
      expect(pattern.elementLocalized === undefined).toBe(pattern.element === undefined);
    }
    expect(german).toContainEqual(expect.objectContaining({ modality: "fixed", modalityLocalized: "Fix" }));
    expect(JSON.stringify(charts)).not.toContain("Localized");
  });
});
