import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { profections } from "./operation";
import { yearOfLife } from "./year";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const HONOLULU = {
  date: "1961-08-04",
  time: "19:24:00",
  latitude: 21.3069,
  longitude: -157.8583,
  timezone: -10,
  targetDate: "1991-09-01",
};

test("a birth of 1961-08-04 in Honolulu, Aquarius rising, at 30: seventh house, Leo, the Sun in the sixth", () => {
  const answer = profections(HONOLULU, context);
  expect(answer).toMatchObject({
    age: 30,
    profectedHouse: 7,
    profectedSign: "Leo",
    lordOfYear: "Sun",
    lordNatalPosition: { sign: "Leo", house: 6 },
    period: { from: "1991-08-04", to: "1992-08-04" },
  });
  expect(answer.interpretation?.length).toBeGreaterThan(200);
  expect(answer.summary).toContain("the seventh house, Leo");
});

describe("ages and houses", () => {
  // The first house at 0, 12, 24, 36 …, the second at 1, 13, 25 …: the tradition's table of ages (Valens, Anthology IV; Brennan 2017).
  test.each([
    [0, 1],
    [1, 2],
    [11, 12],
    [12, 1],
    [24, 1],
    [33, 10],
    [45, 10],
    [83, 12],
    [84, 1],
  ])("at %i the year is of house %i", (age, house) => {
    const answer = profections({ ...HONOLULU, targetDate: `${1961 + age}-08-04` }, context);
    expect(answer).toMatchObject({ age, profectedHouse: house });
  });

  test.each([
    [0, "Aquarius", "Saturn"],
    [1, "Pisces", "Jupiter"],
    [2, "Aries", "Mars"],
    [3, "Taurus", "Venus"],
    [4, "Gemini", "Mercury"],
    [5, "Cancer", "Moon"],
    [6, "Leo", "Sun"],
    [9, "Scorpio", "Mars"],
  ])("from Aquarius, at %i: %s, ruled of old by %s", (age, sign, lord) => {
    const answer = profections({ ...HONOLULU, targetDate: `${1961 + age}-12-31` }, context);
    expect(answer).toMatchObject({ profectedSign: sign, lordOfYear: lord });
  });

  test("the profection repeats every twelve years", () => {
    const date = fc
      .date({ min: new Date("1300-01-01"), max: new Date("2900-01-01"), noInvalidDate: true })
      .map((instant) => instant.toISOString().slice(0, 10))
      .filter((text) => !text.endsWith("02-29"));
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 12 }), (birth, years, month) => {
        const input = { ...HONOLULU, date: birth };
        const later = (plus: number) => `${Number(birth.slice(0, 4)) + 1 + plus}-${String(month).padStart(2, "0")}-15`;
        const first = profections({ ...input, targetDate: later(years) }, context);
        const second = profections({ ...input, targetDate: later(years + 12) }, context);
        expect(second.age).toBe(first.age + 12);
        for (const key of ["profectedHouse", "profectedSign", "lordOfYear"] as const) {
          expect(second[key]).toBe(first[key]);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("the year of life", () => {
  test("turns on the birthday", () => {
    expect(yearOfLife("1990-07-15", "2025-07-14")).toEqual({ age: 34, from: "2024-07-15", to: "2025-07-15" });
    expect(yearOfLife("1990-07-15", "2025-07-15")).toEqual({ age: 35, from: "2025-07-15", to: "2026-07-15" });
    expect(yearOfLife("1990-07-15", "1990-07-15").age).toBe(0);
  });

  test("of a birth on 29 February turns on 1 March in common years", () => {
    expect(yearOfLife("2000-02-29", "2001-02-28").age).toBe(0);
    expect(yearOfLife("2000-02-29", "2001-03-01")).toEqual({ age: 1, from: "2001-03-01", to: "2002-03-01" });
    expect(yearOfLife("2000-02-29", "2004-02-28")).toEqual({ age: 3, from: "2003-03-01", to: "2004-02-29" });
    expect(yearOfLife("2000-02-29", "2004-02-29").age).toBe(4);
    expect(yearOfLife("1896-02-29", "1900-03-01").age).toBe(4);
  });
});

test("a target before birth is refused at its field", () => {
  const parsed = profections.parse({ body: { ...HONOLULU, targetDate: "1961-08-03" } });
  expect(parsed).toMatchObject({ ok: false, issues: [{ path: "targetDate" }] });
  expect(profections.parse({ body: { ...HONOLULU, targetDate: "1961-08-04" } }).ok).toBe(true);
});

test("the house system decides the lord's house alone, and a polar fallback is echoed", () => {
  const whole = profections({ ...HONOLULU, houseSystem: "whole-sign" }, context);
  expect(whole).toMatchObject({
    profectedHouse: 7,
    profectedSign: "Leo",
    lordNatalPosition: { sign: "Leo", house: 7 },
  });
  const polar = profections({ ...HONOLULU, latitude: 80, houseSystem: "koch" }, context);
  expect(polar.conventions).toMatchObject({ houseSystem: "whole-sign", requestedHouseSystem: "koch" });
});

test("names are given beside the English ones in another language", () => {
  expect(profections({ ...HONOLULU, lang: "fr" }, context)).toMatchObject({
    profectedSign: "Leo",
    profectedSignLocalized: "Lion",
    lordOfYear: "Sun",
    lordOfYearLocalized: "Soleil",
  });
});
