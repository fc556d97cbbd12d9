import { signs } from "@almagest/i18n/astrology";
import { describe, expect, test } from "vitest";
import { type OneOfBirths, presentBirthTimes, sharedChanges } from "./births";
import { birthTimesSchema, valueNames } from "./schema";
import { wholeDay } from "./span";

const DAY = wholeDay("2020-10-25", "Europe/Berlin");
const NOTHING = { holds: [], changes: [] };
const HOUR_MS = 3_600_000;

const OPEN: OneOfBirths = {
  which: "person2",
  span: { ...DAY, state: "unknown" },
  changes: {
    holds: [{ member: "sun.sign", value: "Scorpio" }],
    changes: [{ member: "moon.sign", before: "Leo", after: "Virgo", epochMs: DAY.fromEpochMs + 3.5 * HOUR_MS }],
  },
};
const instant = { ...DAY, toEpochMs: DAY.fromEpochMs };
const KNOWN: OneOfBirths = { which: "person1", span: { ...instant, state: "known" }, changes: NOTHING };

describe("values of two births", () => {
  const sum = { member: "sum", valueAt: (pieces: readonly number[]) => pieces.reduce((all, one) => all + one, 0) };
  const same = { member: "same", valueAt: () => "so" };

  test("hold if they do for every pair, and change at the times of the one open birth", () => {
    expect(sharedChanges([[5], [10, 20, 30]], [sum, same])).toEqual({
      holds: [{ member: "same", value: "so" }],
      changes: [
        { birth0: 1, member: "sum", before: 0, after: 1, epochMs: 20 },
        { birth0: 1, member: "sum", before: 1, after: 2, epochMs: 30 },
      ],
    });
  });

  test("have no time of their own where both births are open", () => {
    const seen: string[] = [];
    const watched = { member: "sum", valueAt: (pieces: readonly number[]) => seen.push(pieces.join()) };
    expect(
      sharedChanges(
        [
          [5, 6],
          [10, 20, 30],
        ],
        [watched, same],
      ),
    ).toEqual({ holds: [{ member: "same", value: "so" }], changes: [] });
    expect(seen).toEqual(["0,0", "0,1", "0,2", "1,0", "1,1", "1,2"]);
  });
});

describe("the member of an answer", () => {
  test("names the person of each value, and tells a repeated time by its UTC", () => {
    const shared = {
      holds: [{ member: "nadi", value: 8 }],
      changes: [{ birth0: 1, member: "total", before: 18, after: 24.5, epochMs: DAY.fromEpochMs + 12 * HOUR_MS }],
    };
    const told = presentBirthTimes([KNOWN, OPEN], shared);
    expect(told).toEqual({
      state: "unknown",
      people: [
        { which: "person1", state: "known", from: "2020-10-25T00:00:00", to: "2020-10-25T00:00:00" },
        { which: "person2", state: "unknown", from: "2020-10-25T00:00:00", to: "2020-10-25T23:59:59" },
      ],
      holds: [
        { member: "nadi", value: 8 },
        { which: "person2", member: "sun.sign", value: "Scorpio" },
      ],
      changes: [
        { which: "person2", member: "total", before: 18, after: 24.5, at: "2020-10-25T11:00:00" },
        {
          which: "person2",
          member: "moon.sign",
          before: "Leo",
          after: "Virgo",
          at: "2020-10-25T02:30:00",
          utc: "2020-10-25T01:30:00Z",
        },
      ],
    });
    expect(birthTimesSchema("Pair", valueNames(signs)).parse(told)).toEqual(told);
  });

  test("is unknown if any birth is, and lists 200 changes", () => {
    const ranged: OneOfBirths = { ...OPEN, which: "person1", span: { ...DAY, state: "range" } };
    expect(presentBirthTimes([ranged, KNOWN]).state).toBe("range");
    expect(presentBirthTimes([ranged, OPEN]).state).toBe("unknown");
    const [one] = OPEN.changes.changes;
    const many = { ...OPEN, changes: { holds: [], changes: one === undefined ? [] : new Array(207).fill(one) } };
    const told = presentBirthTimes([KNOWN, many]);
    expect([told.changes.length, told.more]).toEqual([200, 7]);
  });
});
