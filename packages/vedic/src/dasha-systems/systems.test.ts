import { at } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { GRAHA_IDS, type GrahaId } from "../grahas";
import { ashtottariCycle, vimshottariCycle, yoginiCycle } from "./graha-systems";
import { kalachakra } from "./kalachakra";
import type { SignChart } from "./sign-chart";
import { charaCycle, narayanaCycle, sudarshanaCycle } from "./sign-systems";
import { type DashaCycle, listedMajors, type Ruler, runningAt, systemParts } from "./system";

const SIGNS = ["Ar", "Ta", "Ge", "Cn", "Le", "Vi", "Li", "Sc", "Sg", "Cp", "Aq", "Pi"];

function nameOf(ruler: Ruler): string {
  if ("graha" in ruler) return ruler.yogini ?? ruler.graha;
  return at(SIGNS, "sign0" in ruler ? ruler.sign0 : ruler.signs0.lagna0);
}

/** Rulers and years of the listed major periods, the first as it is left at birth. */
function lived(cycle: DashaCycle): readonly (readonly [string, number])[] {
  return listedMajors(cycle, 0).map(({ branch, fromYears, toYears }) => [
    nameOf(branch.ruler),
    Math.round(1e6 * (toYears - Math.max(0, fromYears))) / 1e6,
  ]);
}

/** A chart by the places of its grahas: sign and degree, as a book prints it. */
function chart(lagna: string, places: Readonly<Record<GrahaId, readonly [string, number]>>): SignChart {
  return {
    lagna0: SIGNS.indexOf(lagna),
    sign0Of: (graha) => SIGNS.indexOf(places[graha][0]),
    degreeOf: (graha) => places[graha][1],
    grahas: GRAHA_IDS,
  };
}

/** The same where the book prints signs alone. */
function signsOnly(lagna: string, signs: Readonly<Record<GrahaId, string>>): SignChart {
  return {
    lagna0: SIGNS.indexOf(lagna),
    sign0Of: (graha) => SIGNS.indexOf(signs[graha]),
    degreeOf: () => 0,
    grahas: GRAHA_IDS,
  };
}

const degrees = (sign: string, degree: number, minute = 0): number => 30 * SIGNS.indexOf(sign) + degree + minute / 60;
/** Years of twelve months of thirty days, as the books print them. */
const printed = (years: number, months: number, days: number): number => years + months / 12 + days / 360;

describe("Kalachakra", () => {
  /** P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 24, as told in PyJHora, tests/pvr_tests.py. */
  it.each([
    [
      "example 95",
      degrees("Ta", 15, 50),
      "Sc 4.75, Li 16, Vi 9, Le 5, Cn 21, Ge 9, Ta 16, Ar 7, Sg 10",
      { direction: "apasavya" },
    ],
    [
      "example 96",
      degrees("Cn", 3),
      "Pi 8.6, Sc 7, Li 16, Vi 9, Cn 21, Le 5, Ge 9, Ta 16, Ar 7",
      { direction: "savya", paramayus: 86 },
    ],
    [
      "exercise 34",
      degrees("Aq", 5, 50),
      "Ge 2, Ta 16, Ar 7, Sg 10, Cp 4, Aq 4, Pi 10, Ar 7, Ta 16, Ge 9",
      { direction: "apasavya", paramayus: 100 },
    ],
  ])("has the periods of the Integrated Approach, %s", (_, moonDeg, expected, about) => {
    const cycle = kalachakra(moonDeg);
    const told = lived(cycle).map(([sign, years]) => `${sign} ${years}`);
    expect(told.slice(0, expected.split(", ").length).join(", ")).toBe(expected);
    expect(cycle).toMatchObject(about);
  });

  it("has deha, jiva and paramayus of Purva Phalguni's third pada (saravali.de/articles/kala_balance.html)", () => {
    const cycle = kalachakra(degrees("Le", 20, 37));
    expect(cycle).toMatchObject({ direction: "apasavya", pada: 3, paramayus: 85 });
    expect([cycle.deha0, cycle.jiva0].map((sign0) => SIGNS[sign0])).toEqual(["Cp", "Ge"]);
    expect(lived(cycle)[0]?.[0]).toBe("Cn");
  });

  it("has 100, 85, 83 and 86 years in savya, and these backward in apasavya (astrojyoti.com/bphspage6-2.htm)", () => {
    const years = (nakshatra0: number): readonly number[] =>
      [0, 1, 2, 3].map((pada0) => kalachakra((nakshatra0 * 4 + pada0) * (10 / 3) + 0.01).paramayus);
    for (const nakshatra0 of [0, 1, 2, 6, 13, 26]) expect(years(nakshatra0)).toEqual([100, 85, 83, 86]);
    for (const nakshatra0 of [3, 4, 5, 10, 16, 23]) expect(years(nakshatra0)).toEqual([86, 83, 85, 100]);
  });

  it("divides a sign by the signs of its pada from itself on", () => {
    const [first] = listedMajors(kalachakra(degrees("Ar", 0, 1)), 0);
    const parts = systemParts(first ?? expect.unreachable());
    expect(parts.map(({ branch }) => nameOf(branch.ruler)).join()).toBe("Ar,Ta,Ge,Cn,Le,Vi,Li,Sc,Sg");
    expect(parts[3]?.branch.years).toBeCloseTo((7 * 21) / 100, 12);
  });
});

describe("Ashtottari", () => {
  const counted = { start: "ardra", abhijit: "counted" } as const;

  /** sushmajee.com/astrology/dashaa/dashaa-conditional.htm: BPHS 46.17-20. */
  it("gives four stars and three by turns from Ardra to its eight lords", () => {
    const firstOf = (nakshatra0: number): string =>
      nameOf(ashtottariCycle(nakshatra0 * (40 / 3) + 1, counted).majorAt(0).ruler);
    expect([5, 8, 9, 11, 12, 15, 16, 18].map(firstOf)).toEqual([
      "sun",
      "sun",
      "moon",
      "moon",
      "mars",
      "mars",
      "mercury",
      "mercury",
    ]);
    expect([19, 20, 21, 22, 24, 25, 26, 0, 1, 2, 4].map(firstOf)).toEqual([
      "saturn",
      "saturn",
      "saturn",
      "jupiter",
      "jupiter",
      "rahu",
      "rahu",
      "rahu",
      "rahu",
      "venus",
      "venus",
    ]);
    expect(lived(ashtottariCycle(degrees("Ge", 6, 40), counted))).toEqual([
      ["sun", 6],
      ["moon", 15],
      ["mars", 8],
      ["mercury", 17],
      ["saturn", 10],
      ["jupiter", 19],
      ["rahu", 12],
      ["venus", 21],
    ]);
  });

  it("from Krittika gives four stars to benefics and three to malefics (1library.net, Complete Astro Book for Beginners, 89-96)", () => {
    const start = { start: "krittika", abhijit: "counted" } as const;
    const firstOf = (nakshatra0: number): string =>
      nameOf(ashtottariCycle(nakshatra0 * (40 / 3) + 1, start).majorAt(0).ruler);
    expect([2, 3, 4].map(firstOf)).toEqual(["sun", "sun", "sun"]);
    expect([5, 6, 7, 8].map(firstOf)).toEqual(["moon", "moon", "moon", "moon"]);
    expect([9, 12, 16, 19, 22, 25].map(firstOf)).toEqual(["mars", "mercury", "saturn", "jupiter", "rahu", "venus"]);
  });

  it("has Abhijit from 276°40' to 280°53'20\": each of Saturn's stars has 2.5 years", () => {
    const left = (moonDeg: number): number | undefined => lived(ashtottariCycle(moonDeg, counted))[0]?.[1];
    expect(left(degrees("Cp", 6, 40))).toBe(5);
    expect(left(degrees("Cp", 6, 40) + 15_200 / 7200)).toBeCloseTo(3.75, 5);
    expect(left(degrees("Cp", 6, 40) + 15_200 / 3600)).toBe(2.5);
    expect(lived(ashtottariCycle(280, { ...counted, abhijit: "left-out" }))[0]?.[1]).toBeCloseTo(10 / 3, 5);
  });

  /**
   * Integrated Approach, ch. 17, example 61, as told in PyJHora: Indira Gandhi, Moon at 5°35' Capricorn, has the Moon's
   * period from 1980 to 1994/95. The book has no Abhijit.
   */
  it("runs the Moon from 1980 in the Integrated Approach's example 61", () => {
    const cycle = ashtottariCycle(degrees("Cp", 5, 35), { start: "ardra", abhijit: "left-out" });
    const moon = listedMajors(cycle, 0).find(({ branch }) => nameOf(branch.ruler) === "moon") ?? expect.unreachable();
    expect([moon.fromYears, moon.toYears].map((years) => Math.floor(1917.883 + years))).toEqual([1980, 1995]);
  });
});

describe("Yogini", () => {
  it.each([
    // prachinaastrology.com/2020/05/yogini-dasha-calculation.html
    [degrees("Sg", 19, 55), "siddha", printed(3, 6, 16)],
    // horosoft.net/learnastro_Yogini_Dasha.html: Swati, whose yogini is Pingala
    [degrees("Li", 7, 35), "pingala", (2 * (20 - 7 - 35 / 60)) / (40 / 3)],
  ])("has the first yogini and her balance, the Moon at %s", (moonDeg, yogini, years) => {
    const [[first, left] = []] = lived(yoginiCycle(moonDeg));
    expect(first).toBe(yogini);
    expect(Math.abs((left ?? 0) - years)).toBeLessThan(1 / 360);
  });

  it("divides a year by the yoginis' years: of 360 days Mangala has 10 and Sankata 80", () => {
    const cycle = yoginiCycle(degrees("Ge", 6, 40));
    const parts = systemParts(listedMajors(cycle, 0)[0] ?? expect.unreachable());
    expect(parts.map(({ branch }) => Math.round(360 * branch.years))).toEqual([10, 20, 30, 40, 50, 60, 70, 80]);
  });
});

/** astrojyoti.com/rajayoga-study-in-jaimini-astrology.htm, by K. N. Rao: J. F. Kennedy; signs from the same degrees. */
const KENNEDY = chart("Vi", {
  sun: ["Ta", 15.13],
  moon: ["Le", 24.5],
  mars: ["Ar", 25.72],
  mercury: ["Ar", 27.88],
  jupiter: ["Ta", 0.33],
  venus: ["Ta", 24.03],
  saturn: ["Cn", 4.45],
  rahu: ["Sg", 18.53],
  ketu: ["Ge", 18.53],
});
const INDIRA = signsOnly("Cn", {
  sun: "Sc",
  moon: "Cp",
  mars: "Le",
  mercury: "Sc",
  jupiter: "Ta",
  venus: "Sg",
  saturn: "Cn",
  rahu: "Sg",
  ketu: "Ge",
});

describe("Chara by K. N. Rao", () => {
  it("reaches Aries in 1957 in Kennedy's chart, Cancer in it in 1960 and Scorpio in November 1963", () => {
    const cycle = charaCycle(KENNEDY, "kn-rao");
    const majors = listedMajors(cycle, 0);
    expect(lived(cycle).slice(0, 8)).toEqual([
      ["Vi", 5],
      ["Li", 7],
      ["Sc", 5],
      ["Sg", 5],
      ["Cp", 6],
      ["Aq", 2],
      ["Pi", 10],
      ["Ar", 12],
    ]);
    expect(majors[7]?.fromYears).toBe(40);
    const subAt = (ageYears: number): string =>
      nameOf(runningAt(cycle, ageYears)[1]?.branch.ruler ?? expect.unreachable());
    expect(subAt(1963.89 - 1917.41)).toBe("Sc");
    expect(subAt(1960.2 - 1917.41)).toBe("Cn");
  });

  /** learnjyotishnow.com/Indira_Gandhi.html, of the Journal of Astrology. */
  it("has Aries from 1935 to 1939 and Pisces to 1949 in Indira Gandhi's, with Aries and Taurus first in Pisces", () => {
    const majors = listedMajors(charaCycle(INDIRA, "kn-rao"), 0);
    const told = majors.map(({ branch, fromYears, toYears }) => [
      nameOf(branch.ruler),
      1917 + fromYears,
      1917 + toYears,
    ]);
    expect(told.slice(3, 5)).toEqual([
      ["Ar", 1935, 1939],
      ["Pi", 1939, 1949],
    ]);
    const parts = systemParts(majors[4] ?? expect.unreachable());
    expect(parts.slice(0, 2).map(({ branch }) => nameOf(branch.ruler))).toEqual(["Ar", "Ta"]);
    // ten months each: November 1939 to September 1940, to July 1941
    expect(parts[1]?.toYears).toBeCloseTo(22 + 20 / 12, 9);
  });
});

describe("Chara by Parashara", () => {
  /**
   * enjoylearningsanskrit.com/scriptures/parashara/chapter-46/verse-165. With Jupiter in Capricorn nothing is left of
   * Sagittarius, as K. N. Rao notes of this rule (astrojyoti.com/calculation-of-charadas-for-scorpio-and-aquarius.htm).
   */
  it("adds a year for an exalted lord and takes one for a debilitated one", () => {
    const signs = { ...SIGNS_OF_INDIRA, moon: "Ta", jupiter: "Cp" };
    const years = (count: "kn-rao" | "parashara"): Readonly<Record<string, number>> =>
      Object.fromEntries(lived(charaCycle(signsOnly("Cn", signs), count)));
    expect(years("parashara")).toMatchObject({ Cn: 3 });
    expect(years("parashara")).not.toHaveProperty("Sg");
    expect(years("kn-rao")).toMatchObject({ Cn: 2, Sg: 1 });
  });
});

describe("The two lords of Scorpio and Aquarius", () => {
  const yearsOf = (sign: string, count: "kn-rao" | "parashara", moved: Partial<Record<GrahaId, string>>) =>
    Object.fromEntries(lived(charaCycle(signsOnly("Cn", { ...SIGNS_OF_INDIRA, ...moved }), count)))[sign];

  /** astrojyoti.com/calculation-of-charadas-for-scorpio-and-aquarius.htm, a to c. */
  it("count to the one outside the sign, and give twelve years where both are in it", () => {
    expect(yearsOf("Sc", "kn-rao", { mars: "Sc", ketu: "Ge" })).toBe(7);
    expect(yearsOf("Sc", "kn-rao", { mars: "Le", ketu: "Sc" })).toBe(9);
    expect(yearsOf("Sc", "kn-rao", { mars: "Sc", ketu: "Sc" })).toBe(12);
    expect(yearsOf("Aq", "kn-rao", { saturn: "Aq", rahu: "Sg" })).toBe(2);
  });

  /** enjoylearningsanskrit.com/scriptures/parashara/chapter-46/verse-161 to -164. */
  it("by Parashara are decided by exaltation, then company, then the sign, then the years", () => {
    // Saturn exalted alone in Libra, Rahu with Venus
    expect(yearsOf("Aq", "parashara", { saturn: "Li" })).toBe(4 + 1);
    // Rahu with Venus, Saturn alone
    expect(yearsOf("Aq", "parashara", { saturn: "Cn" })).toBe(2);
    // both alone: Rahu in a dual sign, Saturn in a movable one
    expect(yearsOf("Aq", "parashara", { venus: "Li" })).toBe(2);
    // both alone in dual signs: the longer way
    expect(yearsOf("Aq", "parashara", { venus: "Li", saturn: "Vi" })).toBe(5);
  });
});

const SIGNS_OF_INDIRA = {
  sun: "Sc",
  moon: "Cp",
  mars: "Le",
  mercury: "Sc",
  jupiter: "Ta",
  venus: "Sg",
  saturn: "Cn",
  rahu: "Sg",
  ketu: "Ge",
} as const;

describe("Narayana", () => {
  /** Integrated Approach, ch. 18, as told in PyJHora, tests/pvr_tests.py: signs and years of both rounds. */
  it.each([
    [
      "example 66, B. V. Raman",
      signsOnly("Aq", {
        sun: "Cn",
        moon: "Ta",
        mars: "Le",
        mercury: "Le",
        jupiter: "Sc",
        venus: "Le",
        saturn: "Ta",
        rahu: "Pi",
        ketu: "Vi",
      }),
      "Le 1, Cp 8, Ge 2, Sc 9, Ar 4, Vi 1, Aq 9, Cn 3, Sg 11, Ta 3, Li 10, Pi 4, Le 11, Cp 4, Ge 10, Sc 3, Ar 8, Vi 11, Aq 3, Cn 9",
    ],
    [
      "exercise 27",
      signsOnly("Le", {
        sun: "Sc",
        moon: "Aq",
        mars: "Ge",
        mercury: "Li",
        jupiter: "Sg",
        venus: "Sg",
        saturn: "Sg",
        rahu: "Le",
        ketu: "Aq",
      }),
      "Aq 2, Vi 11, Ar 2, Sc 3, Ge 4, Cp 1, Le 9, Pi 3, Li 2, Ta 7, Sg 12, Cn 5, Aq 10, Vi 1, Ar 10, Sc 9, Ge 8, Cp 11, Le 3, Pi 9",
    ],
  ])("has the periods of %s", (_, signs, expected) => {
    const told = lived(narayanaCycle(signs)).map(([sign, years]) => `${sign} ${years}`);
    expect(told.slice(0, 20).join(", ")).toBe(expected);
  });
});

describe("Mercury in Virgo", () => {
  /** scribd.com/document/255156929: his exaltation counts as his own sign. */
  it("gives Gemini no year more in the Narayana dasha", () => {
    const signs = signsOnly("Le", { ...SIGNS_OF_INDIRA, mercury: "Vi" });
    const gemini = listedMajors(narayanaCycle(signs), 0).find(({ branch }) => nameOf(branch.ruler) === "Ge");
    expect(gemini?.branch.years).toBe(3);
  });
});

describe("Sudarshana Chakra", () => {
  /** scribd.com/document/127803425/Sudarshan-Chakra: a year for each house, a month, 2.5 days and 5 hours in it. */
  it("gives each house a year from Lagna, Moon and Sun, and the Lagna again at 12", () => {
    const cycle = sudarshanaCycle(INDIRA);
    const [first, second] = listedMajors(cycle, 3);
    expect(first?.branch.ruler).toEqual({ house: 1, signs0: { lagna0: 3, moon0: 9, sun0: 7 } });
    expect(second?.branch.ruler).toEqual({ house: 2, signs0: { lagna0: 4, moon0: 10, sun0: 8 } });
    expect(listedMajors(cycle, 30)[0]).toMatchObject({ fromYears: 24, branch: { ruler: { house: 1 } } });
    const running = runningAt(cycle, 0.26);
    expect(running.map(({ branch }) => ("house" in branch.ruler ? branch.ruler.house : 0))).toEqual([1, 4, 5, 10]);
    expect(running.map(({ branch }) => Math.round(10 * 360 * branch.years) / 10)).toEqual([360, 30, 2.5, 0.2]);
  });
});

describe("Periods of every system", () => {
  const cycles: readonly (readonly [string, DashaCycle])[] = [
    ["vimshottari", vimshottariCycle(215.3)],
    ["ashtottari", ashtottariCycle(278.1, { start: "ardra", abhijit: "counted" })],
    ["yogini", yoginiCycle(100)],
    ["kalachakra", kalachakra(200)],
    ["chara", charaCycle(KENNEDY, "kn-rao")],
    ["chara of Parashara", charaCycle(KENNEDY, "parashara")],
    ["narayana", narayanaCycle(KENNEDY)],
    ["sudarshana", sudarshanaCycle(KENNEDY)],
  ];

  it.each(cycles)("%s: tile, each whole between the same two borders as its parts", (_, cycle) => {
    const majors = listedMajors(cycle, 0);
    for (const [index0, major] of majors.entries()) {
      expect(major.toYears).toBeGreaterThan(major.fromYears);
      if (index0 > 0) expect(major.fromYears).toBe(majors[index0 - 1]?.toYears);
      const parts = systemParts(major);
      expect(parts[0]?.fromYears).toBe(major.fromYears);
      expect(parts.at(-1)?.toYears).toBe(major.toYears);
      expect(parts.reduce((sum, { branch }) => sum + branch.years, 0)).toBeCloseTo(major.branch.years, 9);
      for (const [part0, part] of parts.entries())
        if (part0 > 0) expect(part.fromYears).toBe(parts[part0 - 1]?.toYears);
    }
  });

  it.each(cycles)("%s: run on all levels at every age, each within the one above", (_, cycle) => {
    for (const age of [0, 0.5, 17.3, 61, 118.9, 150]) {
      const running = runningAt(cycle, age);
      expect(running).toHaveLength(cycle.depth);
      for (const { fromYears, toYears } of running) {
        expect(age).toBeGreaterThanOrEqual(fromYears);
        expect(age).toBeLessThan(toYears);
      }
    }
  });
});
