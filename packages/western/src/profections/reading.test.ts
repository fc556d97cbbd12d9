import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { BODY_IDS, SIGN_IDS } from "@almagest/sky";
import { type Piece, TONES, wordCount } from "@almagest/telling";
import { frameShare, misplaced, repeatedSentences, unread, unwritten, wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { dignityOf } from "../tables/bodies";
import { en } from "../texts/en";
import { westernReader } from "../texts/reader";
import { computeProfections } from "./compute";
import { profections } from "./operation";
import { presentIn, telling, yearPieces } from "./reading";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const texts = westernReader({ lang: "en", catalogues: [en] });
const HOUSES = Array.from({ length: 12 }, (_, index0) => String(index0 + 1));
const SEVEN = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"] as const;
const KINDS = ["joined", "soft", "square", "opposition"];
const BIRTH = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
};

const years = Array.from({ length: 60 }, (_, index0) => ({
  ...BIRTH,
  timezone: -5,
  date: new Date(Date.UTC(1940 + index0, (index0 * 5) % 12, 1 + ((index0 * 11) % 28))).toISOString().slice(0, 10),
  time: `${String((index0 * 7) % 24).padStart(2, "0")}:00:00`,
  targetDate: `${2001 + (index0 % 20)}-11-20`,
  houseSystem: "placidus" as const,
  nodeType: "true" as const,
}));

const YEAR = { ...BIRTH, timezone: -5, houseSystem: "placidus" as const, nodeType: "true" as const };

/** A family, and what its keys are made of. */
type Walk = [family: string, ...axes: (readonly string[])[]];

describe("the texts of a profection", () => {
  test.each<Walk>([
    ["house", HOUSES],
    ["work", HOUSES],
    ["young", HOUSES],
    ["late", HOUSES],
    ["sign", SIGN_IDS],
    ["present", BODY_IDS],
    ["empty", ["cardinal", "fixed", "mutable"]],
    ["lord", SEVEN],
    ["lordHouse", HOUSES],
    ["aspect", BODY_IDS.slice(0, 10), KINDS],
    ["closing", TONES],
  ])("%s are written for every fact, and for no other", (family, ...axes) => {
    expect(unwritten(en, [[`profections.${family}`], ...axes])).toEqual([]);
    expect(unread(en, [[`profections.${family}`], ...axes])).toEqual([]);
  });

  test.each(SEVEN)("%s has a text for every dignity that it can have", (lord) => {
    const dignities = [...new Set(SIGN_IDS.map((sign) => dignityOf(lord, sign)))];
    expect(unwritten(en, [[`profections.condition.${lord}`], dignities])).toEqual([]);
    expect(unread(en, [[`profections.condition.${lord}`], dignities])).toEqual([]);
  });
});

describe("the reading of a profection", () => {
  const readings = years.map((input) => {
    const pieces = yearPieces(computeProfections(input, { ephemeris }), texts);
    expect(pieces).not.toContain(undefined);
    return pieces.filter((piece): piece is Piece => piece !== undefined);
  });

  test("tells a child's year to those around it, and an old age's by what belongs to it", () => {
    for (const age of [3, 15, 16, 64, 65, 72, 84]) {
      const pieces = yearPieces(
        computeProfections({ ...YEAR, date: "1940-03-01", targetDate: `${1940 + age}-06-01` }, { ephemeris }),
        texts,
      );
      const families = pieces.map((piece) => piece?.family);
      expect(families.includes("young")).toBe(age < 16);
      expect(families.includes("late")).toBe(age >= 65);
      expect(families.includes("work")).toBe(age >= 16 && age < 65);
      expect(pieces[0]?.text).toContain(`At ${age}, for the`);
    }
    expect(
      yearPieces(computeProfections({ ...YEAR, date: "1940-03-01", targetDate: "2012-06-01" }, { ephemeris }), texts)[0]
        ?.text,
    ).toBe("At 72, for the seventh time, the year belongs to the first house.");
  });

  test("names no season, no rank and no dozen years of use, which an age or a hemisphere would belie", () => {
    const told = readings.flatMap((pieces) => pieces.filter(({ family }) => family !== "house"));
    expect(told.map(({ text }) => text).join(" ")).not.toMatch(/midsummer|by autumn|superiors|for a dozen years/);
  });

  test("has 250 to 600 words, each unit in its place, no sentence twice", () => {
    for (const pieces of readings) {
      const whole = pieces.map(({ text }) => text).join("\n");
      expect(wordCount(whole), whole).toBeGreaterThanOrEqual(250);
      expect(wordCount(whole), whole).toBeLessThanOrEqual(600);
      expect(frameShare(pieces)).toBeLessThan(0.1);
      expect(misplaced(pieces, telling.families)).toEqual([]);
      expect(whole).not.toMatch(/[{}]|undefined| {2}/);
      expect(wrongArticles(whole)).toEqual([]);
      expect(repeatedSentences(whole)).toEqual([]);
    }
  });

  test("names the bodies in the sign of the year, or says that there are none", () => {
    for (const [index0, input] of years.entries()) {
      const present = presentIn(computeProfections(input, { ephemeris }));
      const told = (readings[index0] ?? []).filter(({ family }) => family === "present" || family === "empty");
      expect(told.map(({ family, key }) => (family === "empty" ? "" : key))).toEqual(present.length ? present : [""]);
    }
  });

  test("names the lord of the year as its place in the sentence takes it", () => {
    const lords = years.map((input) => profections(input, context)).filter(({ lordOfYear }) => lordOfYear === "Moon");
    expect(lords.length).toBeGreaterThan(0);
    for (const { summary } of lords) {
      expect(summary).toContain(". The Moon is lord of the year;");
      expect(summary).toContain("follow the signs, the Moon is in the ");
    }
  });

  // Jupiter in Cancer, exalted, by day: New York 1990-07-15 14:30 has Scorpio rising, Sagittarius in the second place.
  test("reads the dignity and the sect of the lord", () => {
    const answer = profections({ ...BIRTH, targetDate: "1991-08-01" }, context);
    expect(answer.lordOfYear).toBe("Jupiter");
    expect(answer.summary).toContain("the second house, Sagittarius. Jupiter is lord of the year;");
    expect(answer.summary).toContain("Jupiter is in the ninth house.");
    expect(answer.interpretation).toContain("In Cancer Jupiter was exalted at your birth");
    expect(answer.interpretation).toContain(
      "The lord of the year is the more helpful of the two kindly planets in your chart",
    );
  });
});
