import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longitudeTold } from "../explain/told";
import { LINE_FORMS, readLine } from "./line";
import { nakshatraNamed, pillarNamed, signNamed } from "./names";
import { readValue } from "./read";
import { type SentValue, WHATS } from "./whats";

const arcOf = (value: string, rounding?: SentValue["rounding"]) => {
  const read = readValue({ what: "position", of: "moon", value, ...(rounding && { rounding }) });
  return "reason" in read || read.target.kind !== "arc" ? undefined : read.target;
};

describe("a longitude", () => {
  test.each([
    ["12°30' Leo", 132.5],
    ["12 Leo 30", 132.5],
    ["12.5 Leo", 132.5],
    ["Leo 12°30'", 132.5],
    ["12°30'00\" ♌", 132.5],
    ["132.5", 132.5],
    ["12le30", 132.5],
    ["12°30' Simha", 132.5],
    ["0°00' Aries", 0],
    ["29°59' Pisces", 359 + 59 / 60],
  ])("%s is read", (text, deg) => {
    const arc = arcOf(text);
    expect(arc?.fromDeg).toBeLessThanOrEqual(deg);
    expect(arc?.toDeg).toBeGreaterThan(deg);
    expect((arc?.toDeg ?? 0) - (arc?.fromDeg ?? 0)).toBeLessThan(0.2);
  });

  test("is as wide as it was shortened", () => {
    const width = (value: string, rounding?: SentValue["rounding"]): number => {
      const arc = arcOf(value, rounding);
      return Math.round(3600 * ((arc?.toDeg ?? 0) - (arc?.fromDeg ?? 0)));
    };
    expect(width("12°30' Leo", "cut")).toBe(66);
    expect(width("12°30' Leo", "rounded")).toBe(66);
    expect(width("12°30' Leo")).toBe(96);
    expect(width("12° Leo", "cut")).toBe(3606);
    expect(width("12°30' Leo", "sign-only")).toBe(30 * 3600 + 6);
  });

  test.each(["30° Leo", "12°60' Leo", "12°30' Lion", "361", "", "-5 Leo 3-4", "NaN", "1e9", "12.5.3.4"])(
    "%j is refused",
    (value) => {
      expect(readValue({ what: "position", of: "moon", value })).toHaveProperty("reason");
    },
  );

  test("that is printed is read back", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), (deg) => {
        const arc = arcOf(longitudeTold(deg), "cut");
        expect(arc?.fromDeg).toBeLessThanOrEqual(deg);
        expect(arc?.toDeg).toBeGreaterThan(deg);
      }),
    );
  });
});

test("names are read as programs spell them", () => {
  expect(["Moola", "Mula", "mūla"].map(nakshatraNamed)).toEqual([18, 18, 18]);
  expect(["Ashwini", "Aswini", "Asvini"].map(nakshatraNamed)).toEqual([0, 0, 0]);
  expect(["P.Phalguni", "Purva Phalguni", "Swati", "Svati"].map(nakshatraNamed)).toEqual([10, 10, 14, 14]);
  expect(["丙午", "bing-wu", "Bing Wu", "bingwu", "Fire Horse", "Yang Fire Horse"].map(pillarNamed)).toEqual(
    Array(6).fill(42),
  );
  expect(pillarNamed("wu-yin")).toBe(14);
  expect(["甲丑", "jia-chou", "Fire", "", "丙"].map(pillarNamed)).toEqual(Array(5).fill(undefined));
  expect(["Leo", "leo", "Si", "Singh", "♌"].map(signNamed)).toEqual([4, 4, undefined, 4, 4]);
});

describe("a line of text", () => {
  test("is read part by part", () => {
    const { values, unread } = readLine(
      "Moon 12°30' Leo, Ascendant Virgo, nakshatra Magha, hour pillar 丙午, kootas 21; house of Mars 5, Sun in the 10th house, cusp 10: 3° Taurus, Venus dasha from 2004-05-03, Rahu nakshatra Swati pada 2, profile 4/6, solar arc 34°12' on 2025-07-15",
    );
    expect(unread).toEqual([]);
    expect(values).toEqual([
      { what: "position", of: "moon", value: "12°30' Leo" },
      { what: "position", of: "ascendant", value: "Virgo" },
      { what: "nakshatra", of: "moon", value: "Magha" },
      { what: "hour-pillar", value: "丙午" },
      { what: "kootas", value: "21" },
      { what: "house", of: "mars", value: "5" },
      { what: "house", of: "sun", value: "10" },
      { what: "cusp", of: "10", value: "3° Taurus" },
      { what: "dasha-start", value: "Venus 2004-05-03" },
      { what: "nakshatra", of: "north-node", value: "Swati" },
      { what: "pada", of: "north-node", value: "2" },
      { what: "profile", value: "4/6" },
      { what: "solar-arc", value: "34°12' on 2025-07-15" },
    ]);
  });

  test("takes the place of a house for its cusp", () => {
    const { values, unread } = readLine(
      "2nd house 4°25' Sagittarius, 2nd house: Sagittarius, house 2 4°25' Sg, House 10: 3 Ta 12, 5th bhava Meena",
    );
    expect(unread).toEqual([]);
    expect(values).toEqual([
      { what: "cusp", of: "2", value: "4°25' Sagittarius" },
      { what: "cusp", of: "2", value: "Sagittarius" },
      { what: "cusp", of: "2", value: "4°25' Sg" },
      { what: "cusp", of: "10", value: "3 Ta 12" },
      { what: "cusp", of: "5", value: "Meena" },
    ]);
    expect(readLine("2nd house Moon, house 5 9, 13th house Leo, house of Mars 5").unread).toHaveLength(3);
  });

  test("has forms for each kind of value, all of which are read", () => {
    const [examples = ""] = LINE_FORMS.replace(/^Write for example /, "").split(". Bodies are ");
    const { values, unread } = readLine(examples);
    expect(unread).toEqual([]);
    expect([...new Set(values.map(({ what }) => what))]).toEqual([...WHATS]);
    expect(values.slice(0, 3).map(({ of }) => of)).toEqual(["ascendant", "midheaven", "moon"]);
    expect(values.map(readValue).filter((read) => "reason" in read)).toEqual([]);
  });

  test("names the parts that it cannot read", () => {
    expect(readLine("Moon Leo, the stars are nice, Sun").unread).toEqual([
      { number: 2, text: "the stars are nice" },
      { number: 3, text: "Sun" },
    ]);
  });

  test("of any text is read or not read, and quickly", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        const { values } = readLine(text);
        expect(values.map(readValue)).not.toContain(undefined);
      }),
    );
    const start = process.cpuUsage().user;
    readLine("cusp ".repeat(400));
    readLine("nakshatra pada ".repeat(130));
    expect(process.cpuUsage().user - start).toBeLessThan(2_000_000);
  });
});
