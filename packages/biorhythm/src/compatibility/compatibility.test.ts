import { addDays } from "@almagest/civil-time";
import { createContext } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { biorhythmCompatibility, PRIMARY_IDS } from "../index";
import { en } from "../texts/en";
import { messages } from "../texts/en-messages";

const context = createContext({ now: Date.UTC(2026, 3, 10, 23, 59), texts: [en] });
const BIRTH = "1990-07-15";

const dates = fc
  .tuple(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 30_000 }))
  .map(([born, lived]) => ({
    birthDate: addDays("1900-01-01", born),
    targetDate: addDays("1900-01-01", born + lived),
  }));

describe("compatibility", () => {
  test("of 1990-07-15 and 1992-03-22 on 2026-04-10, days 13053 and 12437", () => {
    const people = { person1: { birthDate: BIRTH }, person2: { birthDate: "1992-03-22" } };
    const found = biorhythmCompatibility({ ...people, targetDate: "2026-04-10" }, context);
    // 12437 is day 17 of 23, 5 of 28 and 29 of 33.
    expect(PRIMARY_IDS.map((id) => found.cycles[id].person2Value)).toEqual([-100, 90, -69]);
    expect(found.cycles.emotional).toMatchObject({ difference: 0, alignment: 100, phase: "in_sync" });
    // 0.862 apart: 56.9; 0.408 apart: 79.6.
    expect(found.cycles.physical).toMatchObject({ difference: 86, alignment: 57, phase: "neutral" });
    expect(found.cycles.intellectual).toMatchObject({ difference: 41, alignment: 80, phase: "in_sync" });
    expect(found).toMatchObject({ overallScore: 79, rating: "Well Aligned" });
    expect(found.dailySync).toEqual({ physicalDiff: 86, emotionalDiff: 0, intellectualDiff: 41 });
    expect(found.strengths).toHaveLength(2);
    expect(found.challenges).toHaveLength(1);
  });

  test("is symmetric, complete in words, and 100 with oneself", () => {
    fc.assert(
      fc.property(dates, dates, (one, other) => {
        const targetDate = [one.targetDate, other.targetDate].sort().at(-1);
        const [a, b] = [{ birthDate: one.birthDate }, { birthDate: other.birthDate }];
        const there = biorhythmCompatibility({ person1: a, person2: b, targetDate }, context);
        const back = biorhythmCompatibility({ person1: b, person2: a, targetDate }, context);
        expect({ ...back, person1: there.person1, person2: there.person2, cycles: {} }).toEqual({
          ...there,
          cycles: {},
        });
        for (const id of PRIMARY_IDS) {
          const { person1Value, person2Value, ...same } = there.cycles[id];
          expect(back.cycles[id]).toEqual({ ...same, person1Value: person2Value, person2Value: person1Value });
          expect(same.difference).toBe(Math.abs(person1Value - person2Value));
          expect(same.description).toMatch(/\.$/);
        }
        expect(there.strengths.length + there.challenges.length).toBe(3);
        expect(there.advice).toMatch(/\.$/);
        const self = biorhythmCompatibility({ person1: a, person2: a, targetDate }, context);
        expect(self).toMatchObject({ overallScore: 100, rating: "Highly Aligned", challenges: [] });
      }),
    );
  });

  test("calls nothing a strength that it warns of, and no two tired people complementary", () => {
    fc.assert(
      fc.property(dates, dates, (one, other) => {
        const targetDate = [one.targetDate, other.targetDate].sort().at(-1);
        const people = { person1: { birthDate: one.birthDate }, person2: { birthDate: other.birthDate } };
        const { cycles, strengths, advice = "" } = biorhythmCompatibility({ ...people, targetDate }, context);
        for (const id of PRIMARY_IDS) {
          const { phase, person1Value, person2Value, description = "" } = cycles[id];
          const { strengths: said, cycles: told, least } = messages.compatibility;
          const isNamed = Object.values(said[id]).some((line) => strengths.includes(line));
          if (isNamed) expect(advice).not.toContain(least[id]);
          const isBothLow = person1Value < 0 && person2Value < 0;
          if (phase !== "complementary" || !isBothLow) continue;
          expect(description).not.toBe(told[id].complementary);
          expect(strengths).not.toContain(said[id].complementary);
        }
      }),
    );
  });
});
