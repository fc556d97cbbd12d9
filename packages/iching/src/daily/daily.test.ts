import { describe, expect, test } from "vitest";
import { hexagram } from "../hexagrams/operations";
import { HEXAGRAMS } from "../hexagrams/table";
import { en } from "../texts/en";
import { dailyCast } from "./cast";
import { computeDailyHexagram, dailyHexagram } from "./operation";

const at = (iso: string) => ({ now: Date.parse(iso), texts: [en] });
const context = at("2026-03-06T12:00:00Z");

/** Computed by another program, in Python with hashlib, from the rule's wording: they hold for ever. */
const FROZEN = [
  ["user123", "2026-03-06", 48, [7, 6, 8, 7, 7, 8], 17, 58],
  ["user123", "2026-01-28", 20, [7, 6, 7, 8, 7, 9], 37, 5],
  [undefined, "2026-03-06", 15, [8, 9, 8, 8, 8, 6], 7, 23],
  [undefined, "2024-02-29", 38, [8, 8, 8, 7, 7, 8], 45, undefined],
  ["a", "2026-01-01", 18, [8, 9, 8, 9, 8, 8], 40, 2],
] as const;

/** Quantile of 0.9999 at 63 degrees of freedom. */
const CHI_63 = 113.5;

describe("the hexagram of the day", () => {
  test.each(FROZEN)("of %s on %s is frozen", (seed, date, number) => {
    const drawn = seed === undefined ? date : `${seed}-${date}`;
    const answer = dailyHexagram({ date, seed }, context);
    expect(answer).toMatchObject({ date, seed: drawn, hexagram: { number } });
    expect(answer.hexagram).not.toHaveProperty("binary");
    expect(answer.hexagram).not.toHaveProperty("changingLines");
  });

  test("says its day, its name and its advice in one message", () => {
    const { hexagram, dailyMessage } = dailyHexagram({ date: "2026-03-06", seed: "user123" }, context);
    expect(dailyMessage).toBe(`Your hexagram for 2026-03-06: The Well (井). ${hexagram.interpretation.advice}`);
    expect(dailyHexagram({ date: "2026-03-06" }, { now: 0 }).dailyMessage).toBeUndefined();
  });

  test("is the same for all who send no seed, all day in UTC", () => {
    expect(dailyHexagram({}, at("2026-03-06T00:00:00Z"))).toEqual(dailyHexagram({}, at("2026-03-06T23:59:59Z")));
    expect(dailyHexagram({}, at("2026-03-05T23:59:59.999Z")).date).toBe("2026-03-05");
  });

  test("is each of the 64 equally often", () => {
    const draws = 10_000;
    const counts = HEXAGRAMS.map(() => 0);
    for (let draw = 0; draw < draws; draw++) {
      const { number } = computeDailyHexagram({ date: "2026-03-06", seed: `chi-${draw}` }, { now: 0 });
      counts[number - 1] = (counts[number - 1] ?? 0) + 1;
    }
    const expected = draws / HEXAGRAMS.length;
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(CHI_63);
  });

  test.each(["2026-02-29", "2026-3-6", "today"])("refuses the date %s", (date) => {
    expect(dailyHexagram.parse({ body: { date } })).toMatchObject({ ok: false, issues: [{ path: "date" }] });
  });
});

describe("the cast of the day", () => {
  test.each(FROZEN)("of %s on %s is frozen", (seed, date, _, lines, primary, resulting) => {
    const cast = dailyCast({ date, seed }, context);
    expect(cast).toMatchObject({ date, lines, hexagram: { number: primary } });
    expect(cast.seed).toBe(seed === undefined ? date : `${seed}-${date}`);
    expect(cast.resultingHexagram?.number).toBe(resulting);
  });

  test("has the texts of the lines that change, which are those of its first hexagram", () => {
    const { changingLinePositions, changingLines } = dailyCast({ date: "2026-01-28", seed: "user123" }, context);
    expect(changingLinePositions).toEqual([2, 6]);
    expect(changingLines.map(({ position }) => position)).toEqual([2, 6]);
    expect(changingLines[0]?.text).toContain("hearth");
    const still = dailyCast({ date: "2024-02-29" }, context);
    expect([still.changingLinePositions, still.changingLines]).toEqual([[], []]);
    expect(JSON.parse(JSON.stringify(still))).not.toHaveProperty("resultingHexagram");
  });

  test("has the texts that its movement calls the answer", () => {
    let several = 0;
    for (let day = 1; day <= 300; day++) {
      const { lines, answeringLines, resultingHexagram, changingLinePositions } = dailyCast(
        { date: "2026-03-06", seed: `s${day}` },
        context,
      );
      const isByRest = [4, 5].includes(changingLinePositions.length);
      const still = lines.flatMap((value, index0) => (value === 7 || value === 8 ? [index0 + 1] : []));
      expect(answeringLines.map(({ position }) => position)).toEqual(isByRest ? still : []);
      if (!isByRest) continue;
      several++;
      const [first] = hexagram({ number: resultingHexagram?.number ?? 0 }, context).changingLines.filter(
        ({ position }) => position === still[0],
      );
      expect(answeringLines[0]).toEqual({ ...first, moves: false });
    }
    expect(several).toBeGreaterThan(3);
  });
});
