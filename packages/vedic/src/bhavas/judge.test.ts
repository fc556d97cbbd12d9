import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { repeatedSentences, unread, unwritten, wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { ashtakavarga, navamsa, vedicBirthChart } from "../index";
import { en } from "../texts/en";
import { BHAVA_FACTORS, BHAVA_VERDICTS, verdictOf } from "./judge";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.parse("2026-11-22T06:00:00Z"), texts: [en] });
const HOUSES = Array.from({ length: 12 }, (_, index0) => String(index0 + 1));

const births = Array.from({ length: 40 }, (_, index0) => {
  const longitude = ((index0 * 53) % 340) - 170;
  return {
    date: new Date(Date.UTC(1938 + ((index0 * 11) % 80), (index0 * 7) % 12, 1 + ((index0 * 13) % 28)))
      .toISOString()
      .slice(0, 10),
    time: `${String((index0 * 5) % 24).padStart(2, "0")}:${String((index0 * 17) % 60).padStart(2, "0")}:00`,
    latitude: ((index0 * 19) % 110) - 50,
    longitude,
    timezone: Math.round(longitude / 15),
  };
});
const charts = births.map((birth) => ({ birth, chart: vedicBirthChart(birth, context) }));
const judgments = charts.flatMap(({ chart }) => chart.houses.flatMap(({ judgment }) => judgment ?? []));

describe("the judgment of a house", () => {
  test("gives no verdict to more than two fifths of many houses, nor to fewer than a tenth", () => {
    expect(judgments).toHaveLength(12 * births.length);
    for (const verdict of BHAVA_VERDICTS) {
      const share = judgments.filter((one) => one.verdict === verdict).length / judgments.length;
      expect(share, verdict).toBeGreaterThan(0.1);
      expect(share, verdict).toBeLessThan(0.4);
    }
  });

  test("turns at its bounds", () => {
    expect([2.25, 2.2499, 0.75, 0.7499, -0.75, -0.7501].map(verdictOf)).toEqual([
      ...["strong", "good", "good", "mixed", "mixed", "weak"],
    ]);
  });

  test("names what helps and what hurts it where an earlier house has the same contradiction", () => {
    const again = judgments.flatMap(
      ({ reading = "" }) => /The house is helped by (.+) and held back by (.+?)\./.exec(reading) ?? [],
    );
    expect(again.length).toBeGreaterThan(30);
    expect(again.filter((side) => side === "" || /[{}]|undefined/.test(side))).toEqual([]);
    for (const { reading = "", evidence } of judgments) {
      const [, hurts] = /and held back by ([A-Z]\w+|the (?:Sun|Moon))[ .]/.exec(reading) ?? [];
      if (hurts !== undefined) expect(evidence.join("\n"), reading).toContain(hurts.replace("the ", ""));
    }
  });

  test("sets no graha against itself, and explains a term once in a chart", () => {
    const sides = [
      /Help comes from (?<names>.+?), while (?<other>.+?) rules the house/,
      /The house has the help of (?<names>.+?), although (?<other>.+?), its significator/,
      /(?<other>[A-Z]\w+) is an able ruler, but the house is under pressure from (?<names>.+?)\./,
      /For the house speaks (?<other>.+?), a strong significator(?: \(karaka\))?; against it, (?<names>.+?)\./,
    ];
    let opposed = 0;
    for (const { reading = "" } of judgments) {
      for (const side of sides) {
        const { names, other } = side.exec(reading)?.groups ?? {};
        if (names === undefined || other === undefined) continue;
        opposed += 1;
        expect(names, reading).not.toContain(other);
      }
    }
    expect(opposed).toBeGreaterThan(3);
    for (const { chart } of charts) {
      const whole = chart.houses.map(({ judgment }) => judgment?.reading).join(" ");
      for (const term of ["(karaka)", "(favorable points", "(the ninefold"]) {
        expect(whole.split(term).length, term).toBeLessThanOrEqual(2);
      }
      const first = [whole.indexOf("points of ashtakavarga"), whole.indexOf("points of ashtakavarga (favorable")];
      expect(first[0]).toBe(first[1]);
    }
  });

  test("rests on occupants, points and the navamsa that their own operations answer", () => {
    for (const { birth, chart } of charts.slice(0, 15)) {
      const { sarva } = pointsOf(birth);
      const division = navamsa(birth, context);
      const lagna0 = SIGNS.indexOf(chart.meta.Lagna.rashi);
      for (const house of chart.houses) {
        const evidence = house.judgment?.evidence.join("\n") ?? "";
        const here = Object.entries(chart.meta).flatMap(([name, { rashi }]) =>
          name !== "Lagna" && rashi === SIGNS[(lagna0 + house.number - 1) % 12] ? [name] : [],
        );
        const occupants = /occupants: (.+)/.exec(evidence)?.[1]?.split(/, | and /) ?? [];
        expect(occupants.filter((name) => name !== "none")).toEqual(here);
        expect(evidence).toContain(`sarvashtakavarga: ${sarva[(lagna0 + house.number - 1) % 12]} points`);
        const inNavamsa = /D9: its lord in the (\d+)/.exec(evidence)?.[1];
        if (inNavamsa === undefined) continue;
        expect(Number(inNavamsa)).toBe(houseIn(division, house.lord));
      }
    }
  });

  test("names each house's two opposed factors once, and says no sentence of a chart twice", () => {
    for (const { chart } of charts) {
      const readings = chart.houses.map(({ judgment }) => judgment?.reading ?? "");
      expect(repeatedSentences(readings)).toEqual([]);
      const whole = readings.join(" ");
      expect(wrongArticles(whole)).toEqual([]);
      expect(whole).not.toMatch(/[{}]|undefined| {2}|[.!?] [a-z]/);
    }
  });

  test("is written for every case", () => {
    const factors = BHAVA_FACTORS.map((factor) => factor);
    const walks = [
      [["judgment.bhava.verdict"], HOUSES, BHAVA_VERDICTS],
      [["judgment.bhava.because"], factors, ["up", "down"], ["a", "b", "c"]],
    ] as const;
    for (const walk of walks) expect(unwritten(en, walk)).toEqual([]);
    expect(unread(en, walks[0])).toEqual([]);
    for (const helps of factors) {
      const others = factors.filter((factor) => factor !== helps);
      expect(unwritten(en, [[`judgment.bhava.but.${helps}`], others])).toEqual([]);
    }
  });
});

const SIGNS = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split(" ");

function pointsOf(birth: (typeof births)[number]): { readonly sarva: readonly number[] } {
  return { sarva: ashtakavarga(birth, context).sarvashtakavarga.bindus };
}

function houseIn(division: ReturnType<typeof navamsa>, lord: string): number | undefined {
  return Object.values(division.chart.meta).find(({ graha }) => graha === lord)?.house;
}
