import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { timesThrough } from "../../../../sky/test/open-agreement";
import { en } from "../../texts/en";
import type { VedicBirthChart } from "../../types";
import { vedicBirthChart } from "../birth-chart";
import { uncertainBirthChartOutput } from "./schema";

const ephemeris = rememberedSky(swissEphemeris());
const context = createContext({ ephemeris, texts: [en] });
const DELHI = { date: "1990-07-06", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const DAYS = [
  ["the Moon leaves Scorpio", DELHI],
  ["the Moon keeps her sign", { ...DELHI, date: "2003-09-05", latitude: 51.34, longitude: 12.37, timezone: 2 }],
] as const;

type Birth = (typeof DAYS)[number][1];

const known = (birth: Birth, local: string): VedicBirthChart =>
  vedicBirthChart(
    { ...birth, date: local.slice(0, 10), time: local.slice(11), modernPlanets: true, avasthaInfo: true },
    context,
  );

const pointOf = ({ meta }: VedicBirthChart, name: string) => {
  const found = Object.entries(meta).find(([id]) => id === name);
  if (found === undefined) throw new Error(`no point is called ${name}`);
  return found[1];
};

const readingOf = ({ interpretations }: VedicBirthChart, name: string) =>
  Object.entries(interpretations).find(([id]) => id === name)?.[1];

describe.each(DAYS)("%s, the time unknown", (_, birth) => {
  const open = vedicBirthChart({ ...birth, modernPlanets: true, avasthaInfo: true }, context);

  test("has the states, readings, wars and yogas that every chart of the day has", () => {
    for (const local of timesThrough(open.birthTime, 5)) {
      const chart = known(birth, local);
      for (const graha of open.grahas) {
        const own = pointOf(chart, graha.graha);
        for (const state of ["awastha", "jagradadi", "deeptadi", "rashi", "isRetrograde"] as const) {
          if (graha[state] !== undefined)
            expect([local, graha.graha, own[state]]).toEqual([local, graha.graha, graha[state]]);
        }
        const told = readingOf(chart, graha.graha);
        if (graha.interpretation?.rashi !== undefined) expect(told?.rashi).toBe(graha.interpretation.rashi);
        if (graha.interpretation?.nakshatra !== undefined) expect(told?.nakshatra).toBe(graha.interpretation.nakshatra);
        const index0 = graha.possible?.findLastIndex(({ from }) => from <= local) ?? -1;
        const reading = graha.possibleReadings?.[index0];
        if (reading !== undefined) expect(told).toMatchObject({ rashi: reading.rashi, nakshatra: reading.nakshatra });
      }
      const burnt = chart.combustion.map(({ planet }) => planet);
      for (const { graha, isCombust } of open.grahas) {
        if (isCombust !== undefined) expect([graha, burnt.includes(graha)]).toEqual([graha, isCombust]);
      }
      for (const war of open.planetaryWar) expect(chart.planetaryWar).toContainEqual(expect.objectContaining(war));
      for (const { planet, rashi, isRetrograde, nakshatra } of open.modernPlanets ?? []) {
        const own = chart.modernPlanets?.find((one) => one.planet === planet);
        expect(own).toMatchObject({ rashi, isRetrograde, nakshatra: { name: nakshatra } });
      }
      const present = new Map(chart.yogas.map((yoga) => [yoga.id, yoga.present]));
      for (const yoga of open.yogas) expect([yoga.id, present.get(yoga.id)]).toEqual([yoga.id, yoga.present]);
    }
  });

  test("counts houses from the Moon, and is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainBirthChartOutput.strict().parse(told)).toEqual(told);
    for (const { countedFrom, houses } of open.charts) {
      expect(countedFrom).toBe("Moon");
      expect(houses[0]?.grahas).toContain("Moon");
      for (const { lord, lordHouse } of houses) {
        expect(houses.find(({ grahas }) => grahas.includes(lord))?.number).toBe(lordHouse);
      }
    }
    expect(open).not.toHaveProperty("lagna");
    expect(open).not.toHaveProperty("houses");
  });
});

test("of a range with one Lagna houses are the Lagna's, with their readings", () => {
  const open = vedicBirthChart({ ...DELHI, time: "10:12:00", timeAccuracyMinutes: 15 }, context);
  const chart = known(DELHI, "1990-07-06T10:20:00");
  expect(open.lagna).toMatchObject({
    rashi: chart.meta.Lagna.rashi,
    interpretation: chart.interpretations.Lagna?.rashi,
  });
  expect(open.lagnaLord).toBe(chart.lagnaLord);
  expect(open.charts[0]?.houses.map(({ rashi, lord, lordHouse }) => [rashi, lord, lordHouse])).toEqual(
    chart.houses.map(({ rashi, lord, lordHouse }) => [rashi, lord, lordHouse]),
  );
  for (const { graha, house, interpretation } of open.grahas) {
    expect(house).toBe(pointOf(chart, graha).house);
    expect(interpretation?.house).toBe(readingOf(chart, graha)?.house);
  }
});

test("a known time has no other answer than before", () => {
  const operation = erase(vedicBirthChart);
  const parsed = operation.parse({ flat: { ...DELHI, time: "10:12", timeAccuracyMinutes: null } });
  const told = parsed.ok ? operation.run(parsed.value, context) : undefined;
  expect(told).not.toHaveProperty("birthTime");
  expect(told).toHaveProperty("houses");
});

describe("the reading", () => {
  const births = Array.from({ length: 24 }, (_, index0) => ({
    date: `${1941 + index0 * 3}-${String((index0 % 12) + 1).padStart(2, "0")}-${String(((index0 * 7) % 28) + 1).padStart(2, "0")}`,
    latitude: -57 + index0 * 3,
    longitude: index0 * 8 - 80,
    timezone: 0,
  }));
  const readings = births.map((birth) => vedicBirthChart(birth, context).summary?.interpretation ?? "");

  test("of an unknown time leans on no Lagna, and says in its second sentence what a time would add", () => {
    for (const reading of readings) {
      const [first, second, ...rest] = sentencesOf(reading);
      expect(second).toMatch(/^A time would .+Lagna/);
      expect(rest.join(" ")).not.toMatch(/Lagna|your (?:first|second|\w+th) house|[Aa]scendant|shadbala|\{/);
      expect(first).toContain("Chandra lagna");
    }
  });

  test("is worth reading: 250 to 450 words, no sentence twice", () => {
    const ranges = births
      .slice(0, 8)
      .map((birth) => vedicBirthChart({ ...birth, time: "12:00:00", timeAccuracyMinutes: 15 }, context).summary);
    for (const reading of [...readings, ...ranges.map((summary) => summary?.interpretation ?? "")]) {
      const words = reading.split(/\s+/).length;
      expect(words, reading).toBeGreaterThanOrEqual(250);
      expect(words, reading).toBeLessThanOrEqual(450);
      const sentences = sentencesOf(reading);
      expect(new Set(sentences).size, reading).toBe(sentences.length);
      expect(sentences.filter((sentence) => /^[a-z]/.test(sentence))).toEqual([]);
      expect(reading).not.toMatch(/undefined|\{|\}| {2}/);
    }
  });

  test("and without texts there is none, and all else is there", () => {
    const bare = vedicBirthChart(DELHI, createContext({ ephemeris }));
    expect(bare).not.toHaveProperty("summary");
    expect(bare.grahas).toHaveLength(9);
  });
});
