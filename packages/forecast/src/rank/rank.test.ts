import { describe, expect, test } from "vitest";
import type { ForecastEvent, Happening } from "../search/event";
import { withoutRepeats } from "../search/find";
import { mostSignificant, ranked, rankedUpTo } from "./rank";
import { partsOf, significanceOf } from "./significance";

const transit = (
  body: "saturn" | "moon" | "pluto" | "mercury",
  natal: "sun" | "moon" | "saturn" | "pluto",
  aspect: "square" | "conjunction" | "sextile" | "trine",
  orbDeg = 0,
): Happening => ({ type: "transit-aspect", body, natal, aspect, orbDeg });
const ingress = (body: "mars" | "venus" | "jupiter" | "sun"): Happening => ({
  type: "sign-ingress",
  body,
  sign: "aries",
  motion: "direct",
});
const antardasha: Happening = { type: "dasha-change", lords: ["venus", "saturn"], level: "antardasha" };
const critical = (cycle: "physical" | "emotional"): Happening => ({
  type: "critical-day",
  day: { cycle, direction: "ascending", ageDays: 0, date: "2026-01-01", zeroAtDays: 0, severity: "double" },
});
const at = (epochMs: number, happening: Happening): ForecastEvent => ({ epochMs, happening });
const FREE = { weights: {}, minSignificance: 0, cap: 200 } as const;
const scoreOf = (happening: Happening, weight = 1): number => significanceOf(partsOf(happening), weight);

describe("significance", () => {
  test.each([
    // the anchor of the scale
    [transit("saturn", "moon", "square"), { base: 83, target: 5, aspect: 2, orb: 0 }, 90],
    [transit("pluto", "sun", "conjunction"), { base: 88, target: 5, aspect: 3, orb: 0 }, 96],
    [transit("moon", "pluto", "sextile"), { base: 20, target: -4, aspect: -4, orb: 0 }, 12],
    [transit("saturn", "saturn", "trine", 0.46), { base: 83, target: 0, aspect: 0, orb: -5 }, 78],
    [antardasha, { base: 80, target: 0, aspect: 0, orb: 0 }, 80],
    [critical("physical"), { base: 40, target: 0, aspect: 0, orb: 0 }, 40],
  ] as const)("%j is made of %j and comes to %d", (happening, parts, total) => {
    expect(partsOf(happening)).toEqual(parts);
    expect(scoreOf(happening)).toBe(total);
  });

  test("is the sum times the weight, rounded, never outside 0 to 100", () => {
    expect(scoreOf(antardasha, 1.5)).toBe(100);
    expect(scoreOf(antardasha, 0)).toBe(0);
    expect(scoreOf(transit("moon", "saturn", "sextile"), 0.5)).toBe(8);
    expect(scoreOf(transit("mercury", "saturn", "trine"), 1.01)).toBe(40);
  });
});

describe("ranking", () => {
  test("weighs each tradition by its own factor, then drops what falls below the floor, which is included", () => {
    const events = [at(1, antardasha), at(2, ingress("jupiter")), at(3, critical("physical"))];
    const weights = { vedic: 0.5, biorhythm: 2 };
    const kept = ranked(events, { weights, minSignificance: 74, cap: 200 });
    expect(kept.map(({ significance, weight }) => [significance, weight])).toEqual([
      [74, 1],
      [80, 2],
    ]);
    expect(ranked(events, { weights, minSignificance: 74.5, cap: 200 })).toHaveLength(1);
  });

  test("keeps the most significant up to the cap, the earlier of two equals, and tells them in order of time", () => {
    const events = [at(5, ingress("mars")), at(4, antardasha), at(3, ingress("mars")), at(1, ingress("venus"))];
    const kept = ranked(events, { ...FREE, cap: 2 });
    expect(kept.map(({ epochMs }) => epochMs)).toEqual([3, 4]);
    expect(rankedUpTo(events, { ...FREE, cap: 2 }).events).toEqual(kept);
    const isCut = [2, events.length].map((cap) => rankedUpTo(events, { ...FREE, cap }).hasMore);
    expect(isCut).toEqual([true, false]);
    expect(ranked(events, { ...FREE, cap: 3 }).map(({ epochMs }) => epochMs)).toEqual([3, 4, 5]);
  });

  test("puts events of one instant by significance, then by type, then by body, whatever their order was", () => {
    const together = [
      at(0, critical("physical")),
      at(0, critical("emotional")),
      at(0, transit("mercury", "saturn", "trine")),
      at(0, antardasha),
    ];
    const expected = ["dasha-change", "critical-day emotional", "critical-day physical", "transit-aspect"];
    const namesOf = (events: readonly ForecastEvent[]): readonly string[] =>
      ranked(events, FREE).map(({ happening }) =>
        happening.type === "critical-day" ? `${happening.type} ${happening.day.cycle}` : happening.type,
      );
    expect(namesOf(together)).toEqual(expected);
    expect(namesOf(together.toReversed())).toEqual(expected);
  });

  test("gives highlights the most significant first, the earlier of two equals first, none for none", () => {
    const events = ranked([at(3, ingress("mars")), at(1, ingress("mars")), at(2, antardasha)], FREE);
    expect(mostSignificant(events, 3).map(({ epochMs }) => epochMs)).toEqual([2, 1, 3]);
    expect(mostSignificant(events, 0)).toEqual([]);
  });
});

test("two finds of one thing within an hour are one; passes of other days, and other things, stay", () => {
  const hour = 3_600_000;
  const trine = transit("mercury", "saturn", "trine");
  const events = [at(hour - 1, trine), at(0, trine), at(5 * hour, trine), at(1, transit("mercury", "moon", "trine"))];
  expect(withoutRepeats(events).map(({ epochMs }) => epochMs)).toEqual([0, 1, 5 * hour]);
});
