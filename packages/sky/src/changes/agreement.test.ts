import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { describe, expect, test } from "vitest";
import { agreementOf } from "./agreement";
import type { Member } from "./changes";
import { searchedSky } from "./searched-sky";
import { birthSpan } from "./span";

const HOUR_MS = 3_600_000;
const SPAN = birthSpan({ date: "1990-07-04", time: "00:00:00", timezone: 0 }, { date: "1990-07-04", time: "23:59:59" });
const SKY = searchedSky(swissEphemeris(), SPAN);

/** A member that changes every so many hours, numbered from 0. */
function everyHours(member: string, hours: number): Member {
  const borders = Array.from({ length: 24 / hours }, (_, index0) => ({
    epochMs: SPAN.fromEpochMs + index0 * hours * HOUR_MS,
    doubtMs: 0,
  }));
  return {
    member,
    borders,
    valueAt: (_, epochMs) => Math.floor((epochMs - SPAN.fromEpochMs) / (hours * HOUR_MS)),
  };
}

const MEMBERS = [everyHours("quarter", 6), everyHours("third", 8), everyHours("hour", 1)];
const hoursOf = (interval: { fromEpochMs: number; toEpochMs: number }): readonly number[] => [
  (interval.fromEpochMs - SPAN.fromEpochMs) / HOUR_MS,
  (interval.toEpochMs + 1000 - SPAN.fromEpochMs) / HOUR_MS,
];

describe("claims", () => {
  test("leave the seconds in which all of them hold", () => {
    const found = agreementOf(SKY, MEMBERS, [
      { member: "quarter", values: [1, 2] },
      { member: "third", values: [1] },
    ]);
    expect(found.best.map(hoursOf)).toEqual([[8, 16]]);
    expect(found.shares).toEqual([0.5, 1 / 3]);
    expect(found.bestShare).toBeCloseTo(1 / 3, 12);
    expect(found.intervals.map(({ holding }) => holding)).toEqual([[], [0], [0, 1], [0], []]);
    expect(found.intervals.map(hoursOf)).toEqual([
      [0, 6],
      [6, 8],
      [8, 16],
      [16, 18],
      [18, 24],
    ]);
  });
  test("that contradict one another leave the seconds in which the most hold", () => {
    const found = agreementOf(SKY, MEMBERS, [
      { member: "hour", values: [3] },
      { member: "hour", values: [20] },
      { member: "quarter", values: [3] },
    ]);
    expect(found.best.map(hoursOf)).toEqual([[20, 21]]);
    expect(found.best[0]?.holding).toEqual([1, 2]);
  });
  test("that never hold leave the whole span", () => {
    const found = agreementOf(SKY, MEMBERS, [{ member: "hour", values: [99] }]);
    expect([found.shares, found.bestShare, found.best.map(hoursOf)]).toEqual([[0], 1, [[0, 24]]]);
  });
  test("about no member are a bug of the caller", () => {
    expect(() => agreementOf(SKY, MEMBERS, [{ member: "fifth", values: [1] }])).toThrow("a claim about no member");
  });
});
