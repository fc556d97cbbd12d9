import { describe, expect, test } from "vitest";
import { decennialOrder, decennials } from "./decennials";
import { type LordPeriod, majorsUntil, runningAt, type Scheme } from "./period";
import { isPeak, placeFrom, releasing } from "./releasing";

// Vettius Valens, Anthologies, translated by Mark T. Riley (csus.edu, 2010), read in the annotated edition
// github.com/janegca/latex-valens, files book04 and book06; K and P are the pages of Kroll and Pingree.

const IDEAL = { capricornYears: "27", yearDays: 360 } as const;
const [MONTH, YEAR] = [30, 360];

/** The parts of a period as sign and length in some unit of days. */
const signsIn = (scheme: Scheme, period: LordPeriod | undefined, unitDays: number) =>
  period === undefined
    ? []
    : scheme.partsOf(period).map(({ sign, fromDays, toDays }) => [sign, round((toDays - fromDays) / unitDays)]);

const lordsIn = (scheme: Scheme, period: LordPeriod | undefined, unitDays: number) =>
  period === undefined
    ? []
    : scheme.partsOf(period).map(({ lord, fromDays, toDays }) => [lord, round((toDays - fromDays) / unitDays)]);

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

describe("zodiacal releasing", () => {
  test("of a lot in Aries has the 15 years of IV.4 (161 K), filled by eleven signs in months", () => {
    const scheme = releasing({ ...IDEAL, startSign: "aries" });
    const majors = majorsUntil(scheme, 87 * YEAR);
    expect(majors.map(({ sign, lord, toDays }) => [sign, lord, toDays / YEAR])).toEqual([
      ["aries", "mars", 15],
      ["taurus", "venus", 23],
      ["gemini", "mercury", 43],
      ["cancer", "moon", 68],
      ["leo", "sun", 87],
    ]);
    expect(signsIn(scheme, majors[0], MONTH)).toEqual([
      ["aries", 15],
      ["taurus", 8],
      ["gemini", 20],
      ["cancer", 25],
      ["leo", 19],
      ["virgo", 20],
      ["libra", 8],
      ["scorpio", 15],
      ["sagittarius", 12],
      ["capricorn", 27],
      ["aquarius", 11],
    ]);
  });

  test("goes over to the sign opposite after 17 years 7 months, as IV.4 (162 K) says of Gemini", () => {
    const scheme = releasing({ ...IDEAL, startSign: "gemini" });
    const [gemini] = majorsUntil(scheme, 1);
    const parts = gemini ? scheme.partsOf(gemini) : [];
    const loosed = parts.filter(({ isLoosed }) => isLoosed);
    expect(loosed).toMatchObject([{ sign: "sagittarius", fromDays: 211 * MONTH, toDays: 223 * MONTH }]);
    expect(signsIn(scheme, gemini, MONTH).slice(12)).toEqual([
      ["sagittarius", 12],
      ["capricorn", 17],
    ]);
  });

  test("loosens the bond within six signs alone, those that IV.4 (162 K) names", () => {
    const scheme = releasing({ ...IDEAL, startSign: "aries" });
    const loosened = majorsUntil(scheme, 211 * YEAR - 1).filter((major) =>
      scheme.partsOf(major).some(({ isLoosed }) => isLoosed),
    );
    expect(loosened.map(({ sign }) => sign)).toEqual(["gemini", "cancer", "leo", "virgo", "capricorn", "aquarius"]);
  });

  test("has the months, days and hours of the table in IV.10 (170 K)", () => {
    // years, months, days, and hours of the last level
    const table = [
      ["leo", 19, 47.5, 3 * 24 + 23],
      ["cancer", 25, 62.5, 5 * 24 + 5],
      ["aquarius", 30, 75, 6 * 24 + 6],
      ["capricorn", 27, 67.5, 5 * 24 + 15],
      ["sagittarius", 12, 30, 2 * 24 + 12],
      ["aries", 15, 37.5, 3 * 24 + 3],
      ["taurus", 8, 20, 24 + 16],
      ["gemini", 20, 50, 4 * 24 + 4],
    ] as const;
    for (const [sign, years, days, hours] of table) {
      const chain = runningAt(releasing({ ...IDEAL, startSign: sign }), 0);
      const lengths = chain.map(({ fromDays, toDays }) => toDays - fromDays);
      expect([sign, ...lengths.map(round)]).toEqual([sign, years * YEAR, years * MONTH, days, round(hours / 24)]);
    }
  });

  test("of the nativity of IV.8 (167 K) has from Leo and from Scorpio the years and months that are told", () => {
    const fortune = releasing({ ...IDEAL, startSign: "leo" });
    expect(majorsUntil(fortune, 70 * YEAR).map(({ sign, fromDays }) => [sign, fromDays / YEAR])).toEqual([
      ["leo", 0],
      ["virgo", 19],
      ["libra", 39],
      ["scorpio", 47],
      ["sagittarius", 62],
    ]);
    // the death at 69 years 4 months, by Mars who follows in Aries
    expect(runningAt(fortune, (69 * 12 + 4) * MONTH).slice(0, 2)).toMatchObject([
      { sign: "sagittarius" },
      { sign: "aries", lord: "mars" },
    ]);
    const spirit = releasing({ ...IDEAL, startSign: "scorpio" });
    const aquarius = majorsUntil(spirit, 55 * YEAR).at(-1);
    expect(aquarius).toMatchObject({ sign: "aquarius", fromDays: 54 * YEAR });
    const told = signsIn(spirit, aquarius, MONTH).slice(0, 11);
    expect(told).toEqual([
      ["aquarius", 30],
      ["pisces", 12],
      ["aries", 15],
      ["taurus", 8],
      ["gemini", 20],
      ["cancer", 25],
      ["leo", 19],
      ["virgo", 20],
      ["libra", 8],
      ["scorpio", 15],
      ["sagittarius", 12],
    ]);
    const months = told.reduce((sum, [, one]) => sum + Number(one), 0);
    expect(54 * 12 + months).toBe(69 * 12 + 4);
  });

  test("of the nativity of IV.10 (170 K) runs Pisces, Gemini, Scorpio and Taurus on the 255th day of Gemini", () => {
    const scheme = releasing({ ...IDEAL, startSign: "pisces" });
    const before = 35 * MONTH;
    expect(runningAt(scheme, before + 254.5).map(({ sign, lord }) => [sign, lord])).toEqual([
      ["pisces", "jupiter"],
      ["gemini", "mercury"],
      ["scorpio", "mars"],
      ["taurus", "venus"],
    ]);
    const [, gemini, scorpio] = runningAt(scheme, before + 254.5);
    expect(signsIn(scheme, gemini, 1).slice(0, 6)).toEqual([
      ["gemini", 50],
      ["cancer", 62.5],
      ["leo", 47.5],
      ["virgo", 50],
      ["libra", 20],
      ["scorpio", 37.5],
    ]);
    expect(signsIn(scheme, scorpio, 1 / 24).slice(0, 6)).toEqual([
      ["scorpio", 75],
      ["sagittarius", 60],
      ["capricorn", 135],
      ["aquarius", 150],
      ["pisces", 60],
      ["aries", 75],
    ]);
  });

  test("loosens days after 528 and hours after 44 days, as IV.10 (171 K) rounds them", () => {
    const scheme = releasing({ ...IDEAL, startSign: "capricorn" });
    const [, months, days] = runningAt(scheme, 0);
    const loosedAt = (period: LordPeriod | undefined) =>
      (period ? scheme.partsOf(period) : []).find(({ isLoosed }) => isLoosed);
    expect(loosedAt(months)).toMatchObject({ sign: "cancer", fromDays: 527.5 });
    expect(loosedAt(days)?.sign).toBe("cancer");
    expect((loosedAt(days)?.fromDays ?? 0) * 24).toBeCloseTo(1055, 6);
  });

  test("gives Capricorn 30 years where that is asked for, and a round of 214", () => {
    const scheme = releasing({ startSign: "capricorn", capricornYears: "30", yearDays: 365.25 });
    const majors = majorsUntil(scheme, 215 * 365.25);
    expect(majors.map(({ fromDays }) => fromDays / 365.25).slice(0, 2)).toEqual([0, 30]);
    expect(majors[12]).toMatchObject({ sign: "capricorn", fromDays: 214 * 365.25 });
  });

  test("calls the fourth, seventh and tenth sign from Fortune and its own its angles", () => {
    expect(placeFrom("pisces", "pisces")).toBe(1);
    expect(placeFrom("pisces", "gemini")).toBe(4);
    expect(placeFrom("aries", "pisces")).toBe(12);
    expect(Array.from({ length: 12 }, (_, index0) => index0 + 1).filter(isPeak)).toEqual([1, 4, 7, 10]);
  });
});

describe("decennials", () => {
  // VI.5 (253 K): the Moon in Pisces 18°, Venus in Aries, Jupiter in Libra, Saturn in Sagittarius, Mars at the beginning of
  // Aquarius, the Sun in Aquarius, Mercury in Pisces; the degrees of the others are in Neugebauer's L132 by sign alone
  const order = decennialOrder(
    { moon: 348, venus: 10, jupiter: 195, saturn: 255, mars: 301, sun: 315, mercury: 340 },
    "night",
  );
  const rules = { yearDays: 360, subdivision: "rounds" } as const;

  test("of the nativity of VI.5 begin with the Moon and follow the zodiac", () => {
    expect(order).toEqual(["moon", "venus", "jupiter", "saturn", "mars", "sun", "mercury"]);
  });

  test("give each planet 10 years 9 months: four are 43 years, and Mars follows with the months told", () => {
    const scheme = decennials(order, rules);
    const mars = majorsUntil(scheme, 44 * YEAR).at(-1);
    expect(mars).toMatchObject({ lord: "mars", fromDays: 43 * YEAR, toDays: 53.75 * YEAR });
    expect(lordsIn(scheme, mars, MONTH)).toEqual([
      ["mars", 15],
      ["sun", 19],
      ["mercury", 20],
      ["moon", 25],
      ["venus", 8],
      ["jupiter", 12],
      ["saturn", 30],
    ]);
  });

  test("count rounds of 129 days, of which the 667th day is Saturn's within the sixth, of Venus", () => {
    const scheme = decennials(order, rules);
    const chain = runningAt(scheme, 51.25 * YEAR + 666.5);
    expect(chain.map(({ lord }) => lord)).toEqual(["mars", "saturn", "venus", "saturn"]);
    expect(lordsIn(scheme, chain[1], 1)).toEqual([
      ["saturn", 129],
      ["mars", 129],
      ["sun", 129],
      ["mercury", 129],
      ["moon", 129],
      ["venus", 129],
      ["jupiter", 126],
    ]);
    expect(lordsIn(scheme, chain[2], 1).slice(0, 3)).toEqual([
      ["venus", 8],
      ["jupiter", 12],
      ["saturn", 30],
    ]);
  });

  test("in proportion have the days and hours of the table in VI.6 (254 K), but five that contradict it", () => {
    // of each planet's months the share of each planet, from itself on in this order: days and hours
    const printed = {
      saturn: "209 6.25, 83 17.33, 104 15.67, 132 13.42, 55 19.5, 139 12.67, 174 10",
      jupiter: "33 11.75, 41 20.67, 53 20.5, 22 7.83, 55 19.5, 69 18.33, 83 17.25",
      mars: "52 7.67, 66 6.67, 27 21.83, 69 18.33, 87 5, 104 15.67, 41 20.67",
      sun: "83 22.75, 35 8.33, 88 8.92, 110 11.25, 132 13.25, 53 8.5, 66 6.67",
      venus: "14 21.2, 37 4.25, 46 12.25, 55 19.5, 22 7.67, 27 21.75, 35 8.33",
      mercury: "93 9.5, 116 6.75, 139 12.75, 55 19.5, 69 18.42, 88 8.92, 37 5",
      moon: "145 8.25, 174 10, 69 18.42, 87 5, 110 11.17, 46 12.25, 116 6.75",
    };
    const scheme = decennials(["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"], {
      yearDays: 360,
      subdivision: "proportion",
    });
    const [major] = majorsUntil(scheme, 1);
    const off = (major ? scheme.partsOf(major) : []).flatMap((months) => {
      const told =
        Object.entries(printed)
          .find(([lord]) => lord === months.lord)?.[1]
          .split(", ") ?? [];
      return scheme.partsOf(months).flatMap(({ lord, fromDays, toDays }, index0) => {
        const [days = 0, hours = 0] = (told[index0] ?? "").split(" ").map(Number);
        const hoursOff = (toDays - fromDays) * 24 - (days * 24 + hours);
        return Math.abs(hoursOff) < 0.2 ? [] : [`${months.lord} to ${lord} ${hoursOff.toFixed(1)} h`];
      });
    });
    // the Sun's share of Jupiter and Jupiter's of the Sun are the same product, and are printed with 12 hours between
    expect(off).toEqual([
      "saturn to saturn 1.0 h",
      "jupiter to sun -19.9 h",
      "sun to jupiter -7.9 h",
      "venus to mercury 0.8 h",
      "mercury to mercury -8.9 h",
    ]);
  });
});
