import { bodies, signs } from "@almagest/i18n/astrology";
import { describe, expect, test } from "vitest";
import type { Changes } from "./changes";
import { MOST_CHANGES, presentBirthTime } from "./present";
import { birthTimeSchema, valueNames } from "./schema";
import { wholeDay } from "./span";

const SPAN = wholeDay("2020-10-25", "Europe/Berlin");

const FOUND: Changes = {
  holds: [{ member: "sun.sign", value: "Scorpio" }],
  changes: [
    { member: "ascendant.sign", before: "Leo", after: "Virgo", epochMs: SPAN.fromEpochMs + 5_400_000 },
    { member: "moon.house", before: 12, after: 11, epochMs: SPAN.fromEpochMs + 36_000_000 },
  ],
  counted: [{ member: "variables.motivation.tone", changes: 38 }],
};

describe("the member of an answer", () => {
  test("tells each change by the clock of the birth, and which of two equal readings it is", () => {
    const told = presentBirthTime("unknown", SPAN, FOUND);
    expect(told).toEqual({
      state: "unknown",
      from: "2020-10-25T00:00:00",
      to: "2020-10-25T23:59:59",
      holds: [{ member: "sun.sign", value: "Scorpio" }],
      changes: [
        { member: "ascendant.sign", before: "Leo", after: "Virgo", at: "2020-10-25T01:30:00" },
        { member: "moon.house", before: 12, after: 11, at: "2020-10-25T09:00:00" },
      ],
      counted: [{ member: "variables.motivation.tone", changes: 38 }],
    });
    const repeated = {
      ...FOUND,
      changes: [{ member: "a", before: 1, after: 2, epochMs: SPAN.fromEpochMs + 12_600_000 }],
    };
    expect(presentBirthTime("range", SPAN, repeated).changes[0]).toMatchObject({
      at: "2020-10-25T02:30:00",
      utc: "2020-10-25T01:30:00Z",
    });
  });
  test("lists 200 changes and counts the others", () => {
    const [one] = FOUND.changes;
    if (one === undefined) throw new Error("no change");
    const many = { ...FOUND, changes: Array.from({ length: MOST_CHANGES + 7 }, () => one) };
    const told = presentBirthTime("unknown", SPAN, many);
    expect([told.changes.length, told.more]).toEqual([MOST_CHANGES, 7]);
    expect(presentBirthTime("unknown", SPAN, FOUND).more).toBeUndefined();
  });
  test("fits its schema", () => {
    const schema = birthTimeSchema("Sample", valueNames(signs));
    expect(schema.parse(presentBirthTime("unknown", SPAN, FOUND))).toEqual(presentBirthTime("unknown", SPAN, FOUND));
  });
});

test("a value is named by the table that knows it, by its id or its English name", () => {
  const names = valueNames(signs, bodies);
  expect([names("leo"), names("Leo"), names("Moon")]).toEqual([signs.leo, signs.leo, bodies.moon]);
  expect(names("12")).toBeUndefined();
});
