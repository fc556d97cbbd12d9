import { readFileSync } from "node:fs";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { repeatedSentences } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { kpChart } from "../index";
import { en } from "../texts/en";
import { matterRule } from "./matters";
import { PROMISED } from "./promise-told";

interface Kept {
  readonly date: string;
  readonly time: string;
  readonly timezone: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly ayanamsa: "kp-newcomb" | "kp-old";
  readonly nodeType: "mean" | "true";
  readonly cusps: readonly { readonly subLord: string }[];
  readonly significators: { readonly byPlanet: Readonly<Record<string, readonly (readonly number[])[]>> };
}

const kept: { readonly charts: readonly Kept[] } = JSON.parse(
  readFileSync(new URL("./fixtures/swetest.json", import.meta.url), "utf8"),
);
const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const answers = kept.charts.map((chart) => {
  const { date, time, timezone, latitude, longitude, ayanamsa, nodeType } = chart;
  return {
    chart,
    reading: kpChart({ date, time, timezone, latitude, longitude, ayanamsa, nodeType }, context).reading,
  };
});

describe("the opening of a KP birth chart", () => {
  test("names for each of three cusps the sub lord and the houses that a second implementation has", () => {
    for (const { chart, reading = "" } of answers) {
      expect(repeatedSentences(reading)).toEqual([]);
      const told = reading.split(/(?<=\.) /);
      expect(told).toHaveLength(PROMISED.length);
      for (const [index0, matter] of PROMISED.entries()) {
        const { cusp, favorable, against } = matterRule(matter);
        const lord = chart.cusps[cusp - 1]?.subLord ?? "";
        const signified = new Set(chart.significators.byPlanet[lord]?.flat());
        expect(told[index0]?.toLowerCase()).toContain(`${lord}, `);
        const plain = told[index0]?.replace(/ \([a-z ]+\)/g, "") ?? "";
        const sides = [favorable, against].map((houses) => houses.filter((house) => signified.has(house)));
        expect((plain.match(/(?<=houses? )[\d, and]*\d/g) ?? []).map((one) => one.match(/\d+/g)?.map(Number))).toEqual(
          sides.filter(({ length }) => length > 0),
        );
      }
    }
  });

  test("has each verdict in words", () => {
    const verdicts =
      /(?:promises?|promised|leans away|comes after|secure|breaks|hard to|takes no side|stays|goes out|alternate|kept|slow|no say)/;
    for (const { reading = "" } of answers) {
      for (const sentence of reading.split(/(?<=\.) /)) expect(sentence).toMatch(verdicts);
    }
  });
});
