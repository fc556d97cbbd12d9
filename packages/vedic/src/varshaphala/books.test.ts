import { separationDeg } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { describe, expect, test } from "vitest";
import { isSevenGraha, SEVEN_GRAHAS } from "../grahas";
import { vedicChartOf } from "../sky/chart";
import { computeVarshaphala, type VarshaphalaFacts } from "./compute";
import { muddaPeriods, patyayiniPeriods } from "./dashas";
import { ithasalaOf } from "./ithasala";
import { sahamsOf } from "./sahams";
import { harshaBalaOf, panchavargiyaOf, placeOf } from "./strengths";

/*
 * Narasimha Rao, Vedic Astrology: An Integrated Approach, chapters 27 to 30: Examples 118 to 121 (chart 66) and 122
 * (chart 67), read in the tests of github.com/naturalstupid/PyJHora (hora/horoscope/transit/saham.py,
 * hora/tests/pvr_tests.py) and of a second program that transcribes the book's chapters 28 and 30.
 */
const sky = { ephemeris: swissEphemeris() };

function yearOf(birth: object, age: number, drekkana: "tajika" | "parashari" = "tajika"): VarshaphalaFacts {
  const whole = { date: "", time: "", timezone: 5.5, latitude: 0, longitude: 0, ...birth };
  return computeVarshaphala({ ayanamsa: "lahiri", drekkana, ...whole, age }, sky);
}

const OF_CHART_66 = { date: "1967-03-08", time: "17:40:00", latitude: 26.3, longitude: 73 + 4 / 60 };
const OF_CHART_67 = { date: "1972-06-01", time: "04:16:00", latitude: 16.25, longitude: 81.2 };
/** The birth as Charak and Adawal cast it: 7:11 by the clock of today. */
const RAJIV = { date: "1944-08-20", time: "07:11:00", latitude: 18 + 58 / 60, longitude: 72 + 50 / 60 };

const secondsFrom = (epochMs: number, utc: string): number => (epochMs - Date.parse(utc)) / 1000;

const PRINTED_66 = {
  grahas: [
    { id: "sun", longitudeDeg: 323 + 50 / 60 },
    { id: "moon", longitudeDeg: 345 + 13 / 60 },
    { id: "mars", longitudeDeg: 354 + 58 / 60 },
    { id: "mercury", longitudeDeg: 311 + 27 / 60 },
    { id: "jupiter", longitudeDeg: 10 + 10 / 60 },
    { id: "venus", longitudeDeg: 299 + 20 / 60 },
    { id: "saturn", longitudeDeg: 19 + 9 / 60 },
  ],
  lagnaDeg: 280 + 49 / 60,
  isDay: false,
} as const;

describe("the return of the Sun", () => {
  // Printed 4:41:21 and 13:30:04 IST; a second program that solves the same return finds 13:30:10.6.
  test.each([
    ["Example 118", OF_CHART_66, 33, "2000-03-07T23:11:21Z", 10],
    ["Example 122", OF_CHART_67, 21, "1993-06-01T08:00:10.6Z", 1],
  ])("%s begins its year within seconds of the printed instant", (_, birth, age, utc, within) => {
    expect(Math.abs(secondsFrom(yearOf(birth, age).beginsEpochMs, utc))).toBeLessThan(within);
  });

  test("brings the Sun back to its longitude of birth, and the first year begins at birth", () => {
    for (const age of [0, 1, 40, 120]) {
      const { natal, points, beginsEpochMs } = yearOf(OF_CHART_67, age);
      const [sun] = points;
      const natalSun = placeOf(
        natal.grahas.flatMap(({ id, longitudeDeg }) => (isSevenGraha(id) ? [{ id, longitudeDeg }] : [])),
        "sun",
      );
      expect(separationDeg(sun?.longitudeDeg ?? 0, natalSun.longitudeDeg)).toBeLessThan(1e-7);
      if (age === 0) expect(Math.abs(beginsEpochMs - natal.birth.moment.civil.epochMilliseconds)).toBeLessThan(1);
    }
  });

  test("the chart of the year has the printed Lagna, Muntha and grahas to the arcminute (charts 66 and 67)", () => {
    const year66 = yearOf(OF_CHART_66, 33);
    for (const { id, longitudeDeg } of PRINTED_66.grahas) {
      const found = year66.points.find((point) => point.id === id);
      expect(separationDeg(found?.longitudeDeg ?? 0, longitudeDeg), id).toBeLessThan(1.5 / 60);
    }
    expect(separationDeg(year66.lagnaDeg, PRINTED_66.lagnaDeg)).toBeLessThan(3 / 60);
    expect(Math.floor(year66.munthaDeg / 30)).toBe(1);
    expect(Math.floor(yearOf(OF_CHART_67, 21).munthaDeg / 30)).toBe(9);
  });
});

describe("strengths", () => {
  test("Jupiter at 8°30' of Virgo has an uccha bala of 12.94 (Narasimha Rao 28.4.2)", () => {
    const grahas = SEVEN_GRAHAS.map((id) => ({ id, longitudeDeg: 158.5 }));
    const jupiter = panchavargiyaOf(grahas, "tajika").find(({ id }) => id === "jupiter");
    expect(jupiter?.uccha).toBeCloseTo(12.94, 2);
    expect(jupiter?.hadda.lord).toBe("venus");
  });

  test("Sun 14.337 and Jupiter 14.766 in Rajiv Gandhi's 41st year (Adawal, Tajik Shastra 12.3)", () => {
    const { strengths } = yearOf(RAJIV, 40);
    const vishwa = (id: string): number => strengths.find((one) => one.id === id)?.vishwa ?? 0;
    expect(Math.abs(vishwa("sun") - 14.337)).toBeLessThan(0.002);
    expect(Math.abs(vishwa("jupiter") - 14.766)).toBeLessThan(0.002);
  });

  test("Mars 13;22 by the drekkana chart, and Sun, Moon and Mercury by their lords (Shastri, Bharatiya Jyotish 447-448)", () => {
    const birth = { date: "1912-11-21", time: "10:50:00", latitude: 25 + 33 / 60, longitude: 84 + 40 / 60 };
    const { strengths } = yearOf(birth, 34, "parashari");
    const of = (id: string) => strengths.find((one) => one.id === id);
    expect(Math.abs((of("mars")?.vishwa ?? 0) - (13 + 22 / 60))).toBeLessThan(1 / 60);
    expect(of("mars")).toMatchObject({
      kshetra: { relation: "own", units: 30 },
      hadda: { lord: "mercury", relation: "enemy", units: 3.75 },
      drekkana: { lord: "jupiter", relation: "neutral", units: 5 },
    });
    expect(of("sun")).toMatchObject({
      kshetra: { units: 7.5 },
      hadda: { lord: "mars", units: 3.75 },
      drekkana: { lord: "mars", units: 2.5 },
    });
    expect(of("moon")).toMatchObject({
      hadda: { lord: "jupiter", units: 3.75 },
      drekkana: { lord: "saturn", units: 2.5 },
    });
    expect(of("mercury")).toMatchObject({
      kshetra: { units: 7.5 },
      hadda: { units: 3.75 },
      drekkana: { lord: "mars", units: 2.5 },
    });
  });

  test("Harsha Bala of chart 66: Moon 15, Mercury and Venus 10, Jupiter and Saturn 5, Sun and Mars none (Example 119)", () => {
    const found = harshaBalaOf(PRINTED_66.grahas, { lagnaSign0: 9, isDay: false });
    expect(Object.fromEntries(found.map(({ id, total }) => [id, total]))).toEqual({
      sun: 0,
      moon: 15,
      mars: 0,
      mercury: 10,
      jupiter: 5,
      venus: 10,
      saturn: 5,
    });
  });
});

describe("the lord of the year", () => {
  test("office bearers and lord of chart 66: Jupiter, Sun, Venus, Saturn and Mars, who is lord (Example 120)", () => {
    const { bearers, yearLord, isDay } = yearOf(OF_CHART_66, 33);
    expect(isDay).toBe(false);
    expect(Object.fromEntries(bearers.map(({ office, id }) => [office, id]))).toEqual({
      muntha: "venus",
      "birth-lagna": "sun",
      "year-lagna": "saturn",
      "tri-rashi": "mars",
      "day-night": "jupiter",
    });
    expect(yearLord).toEqual({ id: "mars", chosenBy: "strongest-with-aspect" });
  });

  test("Mercury is lord of chart 67 (Narasimha Rao 30.2)", () => {
    const { bearers, yearLord } = yearOf(OF_CHART_67, 21);
    expect(new Set(bearers.map(({ id }) => id))).toEqual(new Set(["venus", "mars", "saturn", "mercury", "moon"]));
    expect(yearLord.id).toBe("mercury");
  });

  test("Sun, Mars and Jupiter hold the offices of Rajiv Gandhi's 41st year; the Sun is lord, for Jupiter sees no Lagna", () => {
    const { bearers, yearLord, lagnaDeg } = yearOf(RAJIV, 40);
    expect(Math.floor(lagnaDeg / 30)).toBe(7);
    expect(new Set(bearers.map(({ id }) => id))).toEqual(new Set(["sun", "mars", "jupiter"]));
    expect(bearers.find(({ id }) => id === "jupiter")?.bond).toBe("none");
    expect(yearLord).toEqual({ id: "sun", chosenBy: "strongest-with-aspect" });
  });
});

/** Sign and degrees, rounded, as the answers to Example 121 have them. */
const EXAMPLE_121 = {
  punya: [8, 19],
  vidya: [11, 2],
  yashas: [6, 20],
  mitra: [7, 8],
  mahatmya: [0, 16],
  asha: [8, 17],
  samarthya: [11, 5],
  bhratri: [9, 2],
  pitri: [7, 15],
  rajya: [7, 15],
  matri: [7, 25],
  putra: [8, 16],
  jiva: [9, 2],
  karma: [7, 27],
  roga: [7, 6],
  kali: [8, 26],
  bandhu: [11, 14],
  artha: [7, 2],
  vanik: [8, 7],
  vivaha: [1, 1],
  shraddha: [0, 6],
  vyapara: [8, 17],
  shatru: [11, 5],
} as const;

describe("sahams", () => {
  test("of chart 66, a year that begins by night (Example 121)", () => {
    for (const { id, longitudeDeg } of sahamsOf(PRINTED_66)) {
      const [sign0, degree] = EXAMPLE_121[id];
      expect(separationDeg(longitudeDeg, 30 * sign0 + degree), id).toBeLessThan(0.7);
    }
  });

  test("Vivaha of chart 67, by day, is at 2°22' of Sagittarius", () => {
    const vivaha = yearOf(OF_CHART_67, 21).sahams.find(({ id }) => id === "vivaha");
    expect(separationDeg(vivaha?.longitudeDeg ?? 0, 242 + 22 / 60)).toBeLessThan(2 / 60);
  });
});

describe("dashas of the year", () => {
  test("Mudda of chart 67 begins with 42.66 parts of Rahu and 48 of Jupiter (Narasimha Rao 30.3)", () => {
    const [rahu, jupiter] = yearOf(OF_CHART_67, 21).mudda.map(
      ({ lord, from, to }) => [lord, 360 * (to - from)] as const,
    );
    expect(rahu?.[0]).toBe("rahu");
    expect(Math.abs((rahu?.[1] ?? 0) - 42.66)).toBeLessThan(0.06);
    expect(jupiter?.[0]).toBe("jupiter");
    expect(jupiter?.[1]).toBeCloseTo(48, 9);
  });

  test.each([
    ["Chitra and 28 years (Varshapradipaka, p. 148)", 14, 28],
    ["Purva Phalguni and 40 years (Adawal 7.1)", 11, 40],
  ])("the first lord of %s is Rahu", (_, nakshatra, age) => {
    expect(muddaPeriods((nakshatra - 0.5) * (360 / 27), age)[0]?.lord).toBe("rahu");
  });

  test("Patyayini of chart 67 at the printed instant, in days of a year of 365.2425 (table 75)", () => {
    const chart = vedicChartOf(sky.ephemeris, {
      ...OF_CHART_67,
      timezone: 5.5,
      ayanamsa: "lahiri",
      date: "1993-06-01",
      time: "13:30:04",
    });
    const seven = chart.grahas.flatMap(({ id, longitudeDeg }) => (isSevenGraha(id) ? [{ id, longitudeDeg }] : []));
    const found = patyayiniPeriods(seven, chart.lagnaDeg).map(
      ({ lord, from, to }) => [lord, 365.2425 * (to - from)] as const,
    );
    const printed = [
      ["venus", 24.98],
      ["mercury", 48.17],
      ["moon", 0.51],
      ["saturn", 25.74],
      ["lagna", 11.24],
      ["jupiter", 57.35],
      ["sun", 93.29],
      ["mars", 103.99],
    ] as const;
    expect(found.map(([lord]) => lord)).toEqual(printed.map(([lord]) => lord));
    // the table is made of degrees rounded to the arcminute, and one of them is 0.255 of a day
    for (const [index0, [lord, days]] of printed.entries())
      expect(Math.abs((found[index0]?.[1] ?? 0) - days), lord).toBeLessThan(0.27);
  });

  test("both fill the year without a gap", () => {
    const { mudda, patyayini } = yearOf(OF_CHART_67, 21);
    for (const periods of [mudda, patyayini]) {
      expect(periods[0]?.from).toBe(0);
      expect(periods.at(-1)?.to).toBe(1);
      for (const [index0, { from }] of periods.entries()) if (index0 > 0) expect(from).toBe(periods[index0 - 1]?.to);
    }
  });
});

describe("Ithasala", () => {
  test("of Mercury with Jupiter in chart 67: running, 6.20 degrees before the square (Example 122)", () => {
    const { points, aspects } = yearOf(OF_CHART_67, 21);
    const seven = points.flatMap(({ id, longitudeDeg }) =>
      id !== "lagna" && isSevenGraha(id) ? [{ id, longitudeDeg }] : [],
    );
    expect(ithasalaOf(placeOf(seven, "mercury"), placeOf(seven, "jupiter"))).toEqual({
      faster: "mercury",
      slower: "jupiter",
      kind: "vartamana",
    });
    const square = aspects.find(({ faster, slower }) => faster === "mercury" && slower === "jupiter");
    expect(square?.bond).toBe("secret-enemy");
    expect(square?.aheadDeg).toBeCloseTo(6.2, 1);
  });
});
