import { describe, expect, test } from "vitest";
import { RETURN_CASES } from "./derived-cases";
import { EVENT_SEARCHES } from "./event-searches";
import { authorityText, sectionsOf } from "./kept-rows";

describe("the kept answers", () => {
  test("hold twenty returns of the Sun, of the Moon and of planets, eight and more of them with three passes", () => {
    const sections = sectionsOf("returns.txt");
    const of = (...bodies: readonly string[]): number =>
      RETURN_CASES.filter(({ body }) => bodies.includes(body)).length;
    expect([of("sun"), of("moon"), of("mercury", "venus", "mars", "jupiter", "saturn")]).toEqual([20, 20, 20]);
    expect(RETURN_CASES.map(({ body, chart, years, near }) => `${body} ${chart} ${years ?? near}`)).toEqual([
      ...sections.keys(),
    ]);
    expect([...sections.values()].filter((passes) => passes.length === 3).length).toBeGreaterThanOrEqual(8);
  });

  test("hold the events of each search, and none else", () => {
    const sections = sectionsOf("events.txt");
    expect(EVENT_SEARCHES.map(({ id }) => id)).toEqual([...sections.keys()]);
    expect([...sections.values()].every((events) => events.length > 50)).toBe(true);
  });

  test("hold every principal phase of a century: 1236 or 1237 lunations and each of the four in turn", () => {
    const angles = authorityText("phases.txt")
      .trimEnd()
      .split("\n")
      .map((line) => Number(line.split(" ")[0]));
    expect(angles.length).toBe(4948);
    expect(angles.every((angle, k) => k === 0 || angle === ((angles[k - 1] ?? 0) + 90) % 360)).toBe(true);
  });
});
