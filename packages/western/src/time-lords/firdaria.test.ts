import { expect, test } from "vitest";
import { firdaria, firdariaOrder } from "./firdaria";
import { majorsUntil } from "./period";

const YEAR = 365.2422;

const ends = (sect: "day" | "night", nodes: "last" | "after-mars") => {
  const scheme = firdaria(firdariaOrder(sect, nodes), YEAR);
  return majorsUntil(scheme, 75 * YEAR).map(({ lord, toDays }) => [lord, Math.round(toDays / YEAR)]);
};

test("by day and by night are those of the table after Abu Ma'shar, in years of age", () => {
  // scribd.com/document/390734932/firdariyyat-table-pdf, "This table follows Abu Ma'shar"
  expect(ends("day", "last")).toEqual([
    ["sun", 10],
    ["venus", 18],
    ["mercury", 31],
    ["moon", 40],
    ["saturn", 51],
    ["jupiter", 63],
    ["mars", 70],
    ["north-node", 73],
    ["south-node", 75],
  ]);
  expect(ends("night", "last")).toEqual([
    ["moon", 9],
    ["saturn", 20],
    ["jupiter", 32],
    ["mars", 39],
    ["sun", 49],
    ["venus", 57],
    ["mercury", 70],
    ["north-node", 73],
    ["south-node", 75],
  ]);
});

test("with the nodes after Mars by night end at the ages that Birchfield's table 2 has after Bonatti", () => {
  // as tabulated in the sources of a test of @zodiacs/engine, src/timing/firdaria.test.ts; by day both are the same
  expect(ends("night", "after-mars").map(([, age]) => age)).toEqual([9, 20, 32, 39, 42, 44, 54, 62, 75]);
  expect(ends("day", "after-mars")).toEqual(ends("day", "last"));
});

test("share a planet's years in sevenths, with the ages that the table after Abu Ma'shar prints", () => {
  const partsOf = (sect: "day" | "night", lord: string) => {
    const scheme = firdaria(firdariaOrder(sect, "last"), YEAR);
    const major = majorsUntil(scheme, 75 * YEAR).find((one) => one.lord === lord);
    return (major ? scheme.partsOf(major) : []).map(({ lord: partner, toDays }) => [partner, toDays / YEAR] as const);
  };
  // lord, partner, printed end; the table adds a share that was rounded to three digits
  const printed = [
    [
      "day",
      "sun",
      ["sun", "venus", "mercury", "moon", "saturn", "jupiter", "mars"],
      [1.428, 2.856, 4.284, 5.712, 7.14, 8.568, 10],
    ],
    [
      "day",
      "venus",
      ["venus", "mercury", "moon", "saturn", "jupiter", "mars", "sun"],
      [11.143, 12.286, 13.429, 14.572, 15.715, 16.858, 18],
    ],
    [
      "night",
      "moon",
      ["moon", "saturn", "jupiter", "mars", "sun", "venus", "mercury"],
      [1.286, 2.572, 3.858, 5.144, 6.43, 7.716, 9],
    ],
    [
      "night",
      "saturn",
      ["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"],
      [10.571, 12.142, 13.713, 15.284, 16.855, 18.426, 20],
    ],
  ] as const;
  for (const [sect, lord, partners, ages] of printed) {
    const parts = partsOf(sect, lord);
    expect(parts.map(([partner]) => partner)).toEqual(partners);
    expect(Math.max(...parts.map(([, age], index0) => Math.abs(age - (ages[index0] ?? 0))))).toBeLessThan(0.006);
  }
});

test("have the shares of al-Biruni, in years of 360 days", () => {
  // Book of Instruction 438, typescript page 48: those of his shares that are not misprinted
  const printed = {
    sun: [1, 5, 4, 7],
    moon: [1, 3, 12, 21],
    saturn: [1, 6, 25, 17],
    jupiter: [1, 8, 17, 3],
    mars: [1, 0, 0, 0],
  } as const;
  const scheme = firdaria(firdariaOrder("day", "last"), 360);
  const majors = majorsUntil(scheme, 75 * 360);
  for (const [lord, [years, months, days, hours]] of Object.entries(printed)) {
    const [first] = majors.filter((one) => one.lord === lord).flatMap((major) => scheme.partsOf(major));
    const told = years * 360 + months * 30 + days + hours / 24;
    expect([lord, Math.abs((first ? first.toDays - first.fromDays : 0) - told) < 1 / 24]).toEqual([lord, true]);
  }
});

test("begin again after 75 years, and the nodes share with nobody", () => {
  const scheme = firdaria(firdariaOrder("day", "last"), YEAR);
  const majors = majorsUntil(scheme, 76 * YEAR);
  expect(majors.at(-1)).toMatchObject({ lord: "sun", fromDays: 75 * YEAR });
  expect(majors.filter(({ lord }) => lord.endsWith("node")).flatMap((major) => scheme.partsOf(major))).toEqual([]);
});
