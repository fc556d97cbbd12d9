import { describe, expect, test } from "vitest";
import { runTool } from "../test/fake-terminal";
import { noticesText } from "./notices";

/** A place east of Greenwich by the clock of New York. */
const WRONG_SIGN = ["--latitude", "40.7", "--longitude", "74", "--timezone", "America/New_York"];
const POLE = ["--latitude", "90", "--longitude", "0", "--timezone", "UTC"];
const BORN = ["1990-07-15", "14:30"];

/** In New York clocks went from 02:00 to 03:00 on 1 April 1990, and from 02:00 to 01:00 on 28 October (tz database, "US"). */
const TOLD: readonly (readonly [what: string, args: readonly string[], note: string])[] = [
  ["a chart at a pole", ["natal", ...BORN, ...POLE], "Note: Latitude 90 is a pole"],
  ["a longitude of the wrong sign", ["natal", ...BORN, ...WRONG_SIGN], "The sign of the longitude looks wrong"],
  ["a chart without a time", ["natal", "1990-07-15", ...WRONG_SIGN], "The sign of the longitude looks wrong"],
  [
    "an hour that did not exist",
    ["natal", "1990-04-01", "02:30", "New York City"],
    "the change, 1990-04-01T07:30:00Z.",
  ],
  ["an hour that came twice", ["natal", "1990-10-28", "01:30", "New York City"], "of the two, 1990-10-28T05:30:00Z."],
  [
    "a Vedic chart",
    ["vedic-astrology", "vedic-birth-chart", ...BORN, ...WRONG_SIGN],
    "The sign of the longitude looks wrong",
  ],
  [
    "four pillars of an hour that did not exist",
    ["chinese-astrology", "bazi-chart", "1990-04-01", "02:30", "New York City"],
    "No clock of the timezone showed the time",
  ],
];

describe("a notice of an answer", () => {
  test.each(TOLD)("is printed once, below the rest: %s", async (_, args, note) => {
    const { code, out, err } = await runTool(args);
    expect([code, err.replace(/^Place: .+\n/, "")]).toEqual([0, ""]);
    const prose = out.replaceAll("\n", " ");
    expect(prose.split(note)).toHaveLength(2);
    expect(out.slice(out.lastIndexOf("\n\nNote: ")).replaceAll("\n", " ")).toContain(note);
    for (const line of out.slice(out.indexOf("\n\nNote: ")).split("\n")) expect(line.length).toBeLessThanOrEqual(96);
  });

  test("is not there where nothing is wrong", async () => {
    const { out } = await runTool(["natal", ...BORN, "New York City"]);
    expect(out).not.toContain("Note:");
  });

  test("is found at any depth, and told once", () => {
    const conventions = { clock: "exact", notice: "The place is far." };
    const answer = {
      person1: { conventions },
      person2: { list: [{ conventions: { calendarNotice: "Old." } }, conventions] },
    };
    expect(noticesText(answer)).toEqual(["", "Note: The place is far.", "", "Note: Old."]);
  });
});
