import { addDays, daysBetween } from "@almagest/civil-time";
import { createContext, isAlmagestError } from "@almagest/operation";
import { sentencesOf } from "@almagest/telling";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { biorhythmForecast, biorhythmReading, criticalDays, PERIODS, PRIMARY_IDS } from "../index";
import { en } from "../texts/en";

const context = createContext({ now: Date.UTC(2026, 3, 10, 23, 59), texts: [en] });
const BIRTH = "1990-07-15";

/** The issues a call is refused with, as path and message. */
function refusal(call: () => unknown): readonly (readonly [path: string, message: string])[] {
  try {
    call();
  } catch (error) {
    if (isAlmagestError(error) && error.code === "validation_error") {
      return error.issues.map(({ path, message }) => [path, message] as const);
    }
    throw error;
  }
  return [];
}

const dates = fc
  .tuple(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 30_000 }))
  .map(([born, lived]) => ({
    birthDate: addDays("1900-01-01", born),
    targetDate: addDays("1900-01-01", born + lived),
  }));

describe("critical days", () => {
  /** Found by bisection of the three sines in another program. */
  const SPRING_2026 = [
    "2026-04-05 emotional ascending 13048",
    "2026-04-08 intellectual descending 13051.5",
    "2026-04-09 physical descending 13052.5",
    "2026-04-19 emotional descending 13062",
    "2026-04-21 physical ascending 13064",
    "2026-04-25 intellectual ascending 13068",
    "2026-05-02 physical descending 13075.5",
    "2026-05-03 emotional ascending 13076",
    "2026-05-11 intellectual descending 13084.5",
    "2026-05-14 physical ascending 13087",
    "2026-05-17 emotional descending 13090",
    "2026-05-25 physical descending 13098.5",
    "2026-05-28 intellectual ascending 13101",
    "2026-05-31 emotional ascending 13104",
    "2026-06-06 physical ascending 13110",
    "2026-06-13 intellectual descending 13117.5",
    "2026-06-14 emotional descending 13118",
    "2026-06-17 physical descending 13121.5",
    "2026-06-28 emotional ascending 13132",
    "2026-06-29 physical ascending 13133",
    "2026-06-30 intellectual ascending 13134",
  ];

  test("of spring 2026 are the real roots of the curves", () => {
    const { criticalDays: days, ...rest } = criticalDays({ birthDate: BIRTH, startDate: "2026-04-01" }, context);
    expect(rest).toMatchObject({ endDate: "2026-06-30", totalCriticalDays: 21, tripleCriticalDay: null });
    expect(days.map((day) => `${day.date} ${day.cycle} ${day.direction} ${day.zeroAtDays}`)).toEqual(SPRING_2026);
    expect(days.every(({ cycle, period }) => period === PERIODS[cycle])).toBe(true);
  });

  test("a double day counts twice and is listed once, in the order of the cycles", () => {
    const found = criticalDays({ birthDate: "1947-06-01", startDate: "2026-01-01", endDate: "2026-06-29" }, context);
    expect(found.doubleCriticalDays).toEqual(["2026-03-22", "2026-05-19"]);
    expect(found.totalCriticalDays).toBe(40);
    expect(
      found.criticalDays
        .filter(({ severity }) => severity === "double")
        .map(({ date, cycle, zeroAtDays }) => [date, cycle, zeroAtDays]),
    ).toEqual([
      ["2026-03-22", "physical", 28_784.5],
      ["2026-03-22", "emotional", 28_784],
      ["2026-05-19", "physical", 28_842],
      ["2026-05-19", "intellectual", 28_842],
    ]);
  });

  test("the day of birth and the 21252nd day are triple", () => {
    for (const day of [BIRTH, addDays(BIRTH, 21_252)]) {
      const found = criticalDays({ birthDate: BIRTH, startDate: day, endDate: day }, context);
      expect(found).toMatchObject({ totalCriticalDays: 3, doubleCriticalDays: [day], tripleCriticalDay: day });
      expect(found.criticalDays.map(({ cycle, severity }) => [cycle, severity])).toEqual(
        PRIMARY_IDS.map((id) => [id, "triple"]),
      );
    }
  });

  test("are the forecast's, and a reading counts down to the next of each cycle", () => {
    fc.assert(
      fc.property(dates, ({ birthDate, targetDate }) => {
        const asked = { birthDate, startDate: targetDate, endDate: addDays(targetDate, 90) };
        const { criticalDays: days } = criticalDays(asked, context);
        const rows = biorhythmForecast(asked, context).days.flatMap(({ date, criticalCycles }) =>
          criticalCycles.map((cycle) => `${date} ${cycle}`),
        );
        expect(days.map(({ date, cycle }) => `${date} ${cycle}`)).toEqual(rows);
        const { cycles } = biorhythmReading({ birthDate, targetDate }, context);
        for (const id of PRIMARY_IDS) {
          const next = days.find(({ cycle }) => cycle === id);
          expect(cycles[id].daysUntilCritical).toBe(daysBetween(targetDate, next?.date ?? ""));
        }
      }),
      { numRuns: 30 },
    );
  });

  test("run 90 days by default, 180 at most", () => {
    const of = (endDate: string) => criticalDays({ birthDate: BIRTH, startDate: "2026-01-01", endDate }, context);
    expect(of("2026-06-30").endDate).toBe("2026-06-30");
    expect(refusal(() => of("2026-07-01"))).toEqual([
      ["endDate", "endDate is 2026-07-01, 181 days after the start. Send a date at most 180 days after 2026-01-01."],
    ]);
  });

  test("days on which cycles meet tell their meeting once, after the first of them", () => {
    const { criticalDays: days } = criticalDays(
      { birthDate: "1966-05-30", startDate: "2027-02-01", endDate: "2027-03-31" },
      context,
    );
    const sentences = days.flatMap(({ advisory = "" }) => sentencesOf(advisory));
    expect(days.filter(({ severity }) => severity === "double")).toHaveLength(4);
    expect(sentences.filter((one) => one.startsWith("Heart and reason both switch sides"))).toHaveLength(1);
    expect(sentences.filter((one) => one.startsWith("Body and mood change over on one"))).toHaveLength(1);
    const both = days
      .filter(({ severity }) => severity === "double")
      .map(({ advisory = "" }) => sentencesOf(advisory).length);
    expect(both.map((count) => count > 2)).toEqual([true, false, true, false]);
  });
});
