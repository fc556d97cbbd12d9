import { addDays } from "@almagest/civil-time";
import { createContext, isAlmagestError } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { biorhythmForecast, biorhythmReading, PRIMARY_IDS } from "../index";
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

const paths = (call: () => unknown): readonly string[] => refusal(call).map(([path]) => path);

const dates = fc
  .tuple(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 30_000 }))
  .map(([born, lived]) => ({
    birthDate: addDays("1900-01-01", born),
    targetDate: addDays("1900-01-01", born + lived),
  }));

describe("a forecast", () => {
  const april = { birthDate: BIRTH, startDate: "2026-04-01", endDate: "2026-04-30" };

  test("of April 2026 has thirty rows, its best and worst day by the mean of the three values", () => {
    const { days, summary, totalDays } = biorhythmForecast(april, context);
    expect(totalDays).toBe(30);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 30 }, (_, index) => addDays("2026-04-01", index)),
    );
    const sums = days.map((day) => day.physical + day.emotional + day.intellectual);
    expect(summary.bestDay).toBe(days[sums.indexOf(Math.max(...sums))]?.date);
    expect(summary.worstDay).toBe(days[sums.indexOf(Math.min(...sums))]?.date);
    expect(summary.averageEnergy).toBeCloseTo(days.reduce((sum, day) => sum + day.energyRating, 0) / 30, 1);
    expect(summary.criticalDayCount).toBe(6);
    expect(days.filter(({ isCritical }) => isCritical).map(({ date }) => date.slice(-2))).toEqual(
      "05 08 09 19 21 25".split(" "),
    );
  });

  test("has the rows that single readings give", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 90 }), ({ birthDate, targetDate: startDate }, length) => {
        const { days } = biorhythmForecast({ birthDate, startDate, endDate: addDays(startDate, length) }, context);
        const row = days.at(-1);
        if (row === undefined) throw new Error("no rows");
        const day = biorhythmReading({ birthDate, targetDate: row.date }, context);
        for (const id of [...PRIMARY_IDS, "intuitive"] as const) expect(row[id]).toBe(day.cycles[id].value);
        expect(row).toMatchObject({ energyRating: day.energyRating, daysSinceBirth: day.daysSinceBirth });
        expect(row.criticalCycles).toEqual(day.criticalCycles);
        expect(row.isCritical).toBe(day.criticalCycles.length > 0);
      }),
      { numRuns: 50 },
    );
  });

  test("runs 30 days by default, 90 at most, and one at least", () => {
    const of = (asked: object) => biorhythmForecast({ birthDate: BIRTH, startDate: "2026-04-01", ...asked }, context);
    expect(of({})).toMatchObject({ endDate: "2026-05-01", totalDays: 31 });
    expect(of({ endDate: "2026-06-30" }).totalDays).toBe(91);
    expect(of({ endDate: "2026-04-01" })).toMatchObject({ totalDays: 1, summary: { bestDay: "2026-04-01" } });
    expect(refusal(() => of({ endDate: "2026-07-01" }))).toEqual([
      ["endDate", "endDate is 2026-07-01, 91 days after the start. Send a date at most 90 days after 2026-04-01."],
    ]);
    expect(paths(() => of({ endDate: "2026-03-31" }))).toEqual(["endDate"]);
  });

  test("has advice for every kind of period", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 90 }), ({ birthDate, targetDate: startDate }, length) => {
        const endDate = addDays(startDate, length);
        const { periodAdvice } = biorhythmForecast({ birthDate, startDate, endDate }, context).summary;
        expect(periodAdvice).toMatch(/\.$/);
        expect(periodAdvice).not.toMatch(/[{}#]|undefined/);
      }),
    );
  });

  test("is not fallow throughout, nor heavy at its opening, where it opens with the days rated highest", () => {
    const asked = { birthDate: BIRTH, startDate: "2026-11-23" };
    const ofDays = (endDate: string) => biorhythmForecast({ ...asked, endDate }, context);
    const short = ofDays("2026-12-13");
    expect(short.days.slice(0, 3).map(({ energyRating }) => energyRating)).toEqual([9, 8, 7]);
    expect(short.summary.periodAdvice).toMatch(/^Lean on the whole, though not evenly so/);
    const { summary } = ofDays("2026-12-23");
    expect(summary.bestDay).toBe("2026-11-23");
    expect(summary.periodAdvice).toMatch(/^It runs neither uphill nor downhill in one line/);
  });
});
