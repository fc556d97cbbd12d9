import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { unwritten } from "@almagest/telling/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { natalChart } from "../natal-chart/operation";
import { en } from "../texts/en";
import { westernReader } from "../texts/reader";
import { LOT_IDS, type LotId, lotsOf } from "./compute";
import { arabicLots } from "./operation";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const texts = westernReader({ lang: "en", catalogues: [en] });
const HOUSE_NUMBERS = Array.from({ length: 12 }, (_, index0) => String(index0 + 1));
const HONOLULU = { date: "1961-08-04", time: "19:24:00", latitude: 21.3069, longitude: -157.8583, timezone: -10 };

const sign = (name: string, degree: number): number =>
  30 * "Ari Tau Gem Can Leo Vir Lib Sco Sag Cap Aqu Pis".split(" ").indexOf(name) + degree;
const forward = (from: number, to: number): number => (to - from + 720) % 360;

const anywhere = fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1_000_000);
const places = fc.record({
  ascendant: anywhere,
  sun: anywhere,
  moon: anywhere,
  mercury: anywhere,
  venus: anywhere,
  mars: anywhere,
  jupiter: anywhere,
  saturn: anywhere,
});

describe("the seven lots", () => {
  const still = { mercury: 0, venus: 0, mars: 0, jupiter: 0, saturn: 0 };

  test("Fortune of a day birth: Ascendant 24 Gemini, Moon 28 Libra, Sun 26 Sagittarius give 26 Aries (Solar Fire)", () => {
    const points = { ascendant: sign("Gem", 24), moon: sign("Lib", 28), sun: sign("Sag", 26), ...still };
    expect(lotsOf(points, "day")[0]?.longitudeDeg).toBeCloseTo(sign("Ari", 26), 9);
  });

  test("counted as Paulus tells it: so many degrees as from one to the other, cast off from the Ascendant", () => {
    // Introduction 23, the places between which each lot is counted by day; by night the other way round.
    const COUNTED: Readonly<Record<LotId, readonly [from: string, to: string]>> = {
      fortune: ["sun", "moon"],
      spirit: ["moon", "sun"],
      eros: ["spirit", "venus"],
      necessity: ["mercury", "fortune"],
      courage: ["mars", "fortune"],
      victory: ["spirit", "jupiter"],
      nemesis: ["saturn", "fortune"],
    };
    fc.assert(
      fc.property(places, fc.boolean(), (points, byDay) => {
        const lots = lotsOf(points, byDay ? "day" : "night");
        const known = new Map<string, number>([
          ...Object.entries(points),
          ...lots.map(({ id, longitudeDeg }) => [id, longitudeDeg] as const),
        ]);
        for (const { id, longitudeDeg } of lots) {
          const [from, to] = COUNTED[id];
          const start = known.get(byDay ? from : to) ?? Number.NaN;
          const end = known.get(byDay ? to : from) ?? Number.NaN;
          const gap = Math.abs(((forward(start, end) - forward(points.ascendant, longitudeDeg) + 540) % 360) - 180);
          expect(gap, id).toBeLessThan(1e-9);
        }
      }),
    );
  });

  test("Fortune and Spirit lie as far from the Ascendant, on either side", () => {
    fc.assert(
      fc.property(places, (points) => {
        const [fortune, spirit] = lotsOf(points, "day");
        const sum = forward(points.ascendant, fortune?.longitudeDeg ?? 0);
        const other = forward(spirit?.longitudeDeg ?? 0, points.ascendant);
        expect(Math.abs(((sum - other + 540) % 360) - 180)).toBeLessThan(1e-9);
      }),
    );
  });

  test("at new moon both lie on the Ascendant", () => {
    const points = { ascendant: 100, sun: 40, moon: 40, ...still };
    expect(
      lotsOf(points, "night")
        .map(({ longitudeDeg }) => longitudeDeg)
        .slice(0, 2),
    ).toEqual([100, 100]);
  });
});

describe("calculateArabicLots", () => {
  const answer = arabicLots(HONOLULU, context);

  test("the published chart: Part of Fortune in Aries 27.24, by night Ascendant + Sun - Moon", () => {
    expect(answer.sect).toBe("night");
    expect(answer.lots[0]).toMatchObject({
      id: "fortune",
      name: "Part of Fortune",
      sign: "Aries",
      formula: "Ascendant + Sun - Moon",
    });
    expect(answer.lots[0]?.degree).toBeCloseTo(27.24, 2);
  });

  test("seven lots in order, the names of Fortune and Spirit as printed", () => {
    expect(answer.lots.map(({ id }) => id)).toEqual([...LOT_IDS]);
    expect(answer.lots[1]?.name).toBe("Part of Spirit");
  });

  test("by day each formula reads the other way round", () => {
    const day = arabicLots({ ...HONOLULU, time: "10:00:00" }, context);
    expect(day.sect).toBe("day");
    expect(day.lots.map(({ formula }) => formula)).toEqual([
      "Ascendant + Moon - Sun",
      "Ascendant + Sun - Moon",
      "Ascendant + Venus - Spirit",
      "Ascendant + Fortune - Mercury",
      "Ascendant + Fortune - Mars",
      "Ascendant + Jupiter - Spirit",
      "Ascendant + Fortune - Saturn",
    ]);
    expect(answer.lots.map(({ formula }) => formula)).toEqual(
      day.lots.map(({ formula }) => formula.replace(/\+ (\w+) - (\w+)/, "+ $2 - $1")),
    );
  });

  test("Fortune is the natal chart's own, in every house system", () => {
    for (const houseSystem of ["placidus", "whole-sign", "equal", "koch"] as const) {
      const lots = arabicLots({ ...HONOLULU, houseSystem }, context);
      const { partOfFortune } = natalChart({ ...HONOLULU, houseSystem }, context);
      expect(lots.lots[0]?.longitude).toBe(partOfFortune.longitude);
      expect(lots.lots[0]?.house).toBe(partOfFortune.house);
      expect(lots.sect).toBe(partOfFortune.sect);
    }
  });

  test("each lot and the whole are read; names come in the language asked for", () => {
    for (const { interpretation } of answer.lots) expect(interpretation?.length).toBeGreaterThan(150);
    expect(answer.summary).toContain("Aries");
    expect(JSON.stringify(answer)).not.toMatch(/[{]\w+[}]|Localized/);
    expect(arabicLots({ ...HONOLULU, lang: "fr" }, context).lots[1]?.nameLocalized).toBe("Part d'Esprit");
  });
});

test("a lot is read in its own sign and its own house: two in one house say different things", () => {
  expect(unwritten(en, [["lots"], ["house"], LOT_IDS, HOUSE_NUMBERS])).toEqual([]);
  const told = LOT_IDS.flatMap((lot) => HOUSE_NUMBERS.map((house) => texts.lookup(`lots.house.${lot}.${house}`)));
  expect(new Set(told).size).toBe(84);
});

test("the prose of lots is English as a whole in a language that has none yet", () => {
  const [german, english] = (["de", "en"] as const).map((lang) => arabicLots({ ...HONOLULU, lang }, context));
  expect(german?.summary).toBe(english?.summary);
  expect(german?.lots.map(({ interpretation }) => interpretation)).toEqual(
    english?.lots.map(({ interpretation }) => interpretation),
  );
});
