import { describe, expect, test } from "vitest";
import { crystal } from "../detail/operation";
import { STONES } from "../stones/catalogue";
import { en } from "../texts/en";
import { computeDailyCrystal, computeRandomCrystal, dailyCrystal, randomCrystal } from "./operations";

const random = (byteCount: number): Uint8Array => crypto.getRandomValues(new Uint8Array(byteCount));
const context = { random, now: Date.UTC(2026, 10, 22, 23, 59), texts: [en] };

/** Sum over the cells of (observed - expected)² / expected. */
function chiSquare(counts: Iterable<number>, cells: number, draws: number): number {
  const all = [...counts];
  const expected = draws / cells;
  const seen = all.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return seen + (cells - all.length) * expected;
}

/** The 0.9999 quantile at 100 degrees of freedom. */
const CHI_100 = 161.3;

describe("the stone of the day", () => {
  // Computed by another program, in Python with hashlib, from the rule's wording.
  test.each([
    [{ date: "2026-03-05", seed: "user123" }, "user123-2026-03-05", "rhodochrosite"],
    [{ date: "2026-03-06", seed: "user123" }, "user123-2026-03-06", "chrysocolla"],
    [{ date: "2026-03-06" }, "2026-03-06", "black-obsidian"],
    [{ date: "2026-01-01", seed: "été" }, "été-2026-01-01", "sugilite"],
    [{}, "2026-11-22", "ocean-jasper"],
  ])("of %o is drawn by %s: %s", (input, seed, id) => {
    expect(dailyCrystal(input, context)).toMatchObject({ seed, id, conventions: { draw: "sha256-uniform" } });
  });

  test("says what its entry says", () => {
    const { date, seed, conventions, ...drawn } = dailyCrystal({ date: "2026-03-06", seed: "user123" }, context);
    expect(crystal({ id: drawn.id }, context)).toMatchObject(drawn);
    expect([date, Object.keys(drawn)]).toEqual([
      "2026-03-06",
      ["name", "id", "imageUrl", "description", "chakras", "zodiacSigns", "affirmation"],
    ]);
    expect(seed).toBe("user123-2026-03-06");
    expect(conventions).toEqual({ draw: "sha256-uniform" });
  });

  test("brings every stone equally often over 20,000 seeds", () => {
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 20_000; draw++) {
      const { id } = computeDailyCrystal({ date: "2026-03-06", seed: `s${draw}` }, { now: 0 }).stone;
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect(counts.size).toBe(STONES.length);
    expect(chiSquare(counts.values(), STONES.length, 20_000)).toBeLessThan(CHI_100);
  });

  test.each([{ date: "2026-02-30" }, { date: "tomorrow" }, { seed: "" }])("refuses %o at its field", (body) => {
    expect(dailyCrystal.parse({ body })).toMatchObject({ ok: false, issues: [{ path: Object.keys(body)[0] }] });
  });
});

describe("a stone at random", () => {
  test("has no seed and no date, and differs from call to call", () => {
    const answer = randomCrystal({}, context);
    expect(Object.keys(answer)).not.toContain("seed");
    expect(answer.description).toBeTruthy();
    const seen = new Set(Array.from({ length: 40 }, () => randomCrystal({}, context).id));
    expect(seen.size).toBeGreaterThan(10);
  });

  test("asks the random source alone", () => {
    const fixed = { random: (byteCount: number) => new Uint8Array(byteCount).fill(7) };
    expect(computeRandomCrystal(fixed)).toBe(computeRandomCrystal(fixed));
  });
});
