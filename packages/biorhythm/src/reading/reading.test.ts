import { addDays } from "@almagest/civil-time";
import { createContext } from "@almagest/operation";
import { unwritten } from "@almagest/telling/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { biorhythmPhases, biorhythmReading, CYCLE_IDS, PRIMARY_IDS } from "../index";
import { en } from "../texts/en";
import { biorhythmReader } from "../texts/reader";

const context = createContext({ now: Date.UTC(2026, 3, 10, 23, 59), texts: [en] });
const BIRTH = "1990-07-15";

const dates = fc
  .tuple(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 30_000 }))
  .map(([born, lived]) => ({
    birthDate: addDays("1900-01-01", born),
    targetDate: addDays("1900-01-01", born + lived),
  }));

describe("a reading", () => {
  test("of 1990-07-15 on 2026-04-10, day 13053", () => {
    const { cycles, ...day } = biorhythmReading({ birthDate: BIRTH, targetDate: "2026-04-10" }, context);
    expect(day).toMatchObject({ daysSinceBirth: 13_053, energyRating: 6, overallPhase: "mixed", criticalCycles: [] });
    expect(CYCLE_IDS.map((id) => cycles[id].value)).toEqual([-14, 90, -28, 0, -36, -38, 98, 38, -21, 31]);
    // Day 13 of 23: the trough is at 17.25, the next zero at 23, the next peak at 28.75.
    expect(cycles.physical).toMatchObject({
      dayInCycle: 13,
      daysUntilTrough: 5,
      daysUntilCritical: 11,
      daysUntilPeak: 17,
    });
    expect(cycles.emotional).toMatchObject({
      dayInCycle: 6,
      phase: "high",
      phaseLabel: "High Energy",
      trend: "rising",
    });
    expect(cycles.intuitive).toMatchObject({ rawValue: 0, phase: "critical_descending", daysUntilCritical: 0 });
    expect(cycles.spiritual).toMatchObject({ phase: "peak", trend: "peaking" });
    expect(cycles.spiritual.rawValue).toBeCloseTo(Math.sin((2 * Math.PI * 15) / 53), 14);
    expect(cycles.passion).toMatchObject({ dayInCycle: 0, totalDays: 0, daysUntilCritical: 3 });
    expect(day).not.toHaveProperty("criticalAlerts");
  });

  test("gives raw values as they are, without rounding and without a negative zero", () => {
    const { cycles } = biorhythmReading({ birthDate: "2000-02-29", targetDate: "2024-02-29" }, context);
    expect(cycles.intellectual.rawValue).toBeCloseTo(-0.755_749_574_35, 11);
    expect(cycles.intellectual.rawValue).not.toBe(-0.755_75);
    const { cycles: born } = biorhythmReading({ birthDate: BIRTH, targetDate: BIRTH }, context);
    for (const id of CYCLE_IDS) expect(Object.is(born[id].rawValue, 0), id).toBe(true);
  });

  test("of the day of birth: three zeros going up", () => {
    const { criticalAlerts, ...day } = biorhythmReading({ birthDate: BIRTH, targetDate: BIRTH }, context);
    expect(day).toMatchObject({ daysSinceBirth: 0, energyRating: 6, overallPhase: "critical" });
    expect(day.criticalCycles).toEqual([...PRIMARY_IDS]);
    expect(criticalAlerts?.map(({ cycle, type, direction }) => [cycle, type, direction])).toEqual(
      PRIMARY_IDS.map((id) => [id, "zero_crossing", "ascending"]),
    );
  });

  test("has alerts exactly where a primary value is within 9 of zero, one for each such cycle", () => {
    fc.assert(
      fc.property(dates, (asked) => {
        const { criticalAlerts, cycles, overallPhase } = biorhythmReading(asked, context);
        const inBand = PRIMARY_IDS.filter((id) => Math.abs(cycles[id].value) <= 9);
        expect(criticalAlerts?.map(({ cycle }) => cycle)).toEqual(inBand.length > 0 ? inBand : undefined);
        expect(overallPhase === "critical").toBe(inBand.length > 0);
        for (const { cycle, direction } of criticalAlerts ?? [])
          expect(cycles[cycle].phase).toBe(`critical_${direction}`);
      }),
    );
  });

  test("speaks of the zero on a day in whose course a cycle passes it, outside the band at its beginning", () => {
    const day = biorhythmReading({ birthDate: BIRTH, targetDate: addDays(BIRTH, 11) }, context);
    expect(day.criticalCycles).toEqual(["physical"]);
    expect(day.cycles.physical).toMatchObject({ value: 14, phase: "falling", daysUntilCritical: 0 });
    expect(day.cycles.physical.interpretation).toBe(
      biorhythmReader({ lang: "en", catalogues: [en] }).text("readings.physical.critical_descending"),
    );
    expect(day).not.toHaveProperty("criticalAlerts");
  });

  test("never tells curves as all above or all below on a day when one of them is at the line", () => {
    const reader = biorhythmReader({ lang: "en", catalogues: [en] });
    const plain = (["none", "physical", "emotional", "intellectual", "all"] as const).map((key) =>
      reader.text(`days.combinations.${key}`),
    );
    let atLine = 0;
    for (let day = 0; day < 1000; day++) {
      const {
        interpretation = "",
        cycles,
        criticalCycles,
      } = biorhythmReading({ birthDate: BIRTH, targetDate: addDays(BIRTH, day) }, context);
      const isNear = PRIMARY_IDS.some((id) => Math.abs(cycles[id].value) <= 9) || criticalCycles.length > 0;
      if (!isNear) continue;
      atLine += 1;
      expect(
        plain.filter((text) => text !== undefined && interpretation.startsWith(text)),
        `day ${day}`,
      ).toEqual([]);
      expect(interpretation).toMatch(
        /line|zero mark|crosses|changing over|changes direction|turns? over|change over|turning point/,
      );
      expect(interpretation).not.toContain("above the line together");
    }
    expect(atLine).toBeGreaterThan(200);
  });

  test("has a text for any curves at the line and where the others stand", () => {
    const one = ["physical", "emotional", "intellectual"];
    const two = ["physicalEmotional", "physicalIntellectual", "emotionalIntellectual"];
    expect(unwritten(en, [["days"], ["line"], one, ["up", "down", "split"]])).toEqual([]);
    expect(unwritten(en, [["days"], ["line"], two, ["up", "down"]])).toEqual([]);
    expect(biorhythmReading({ birthDate: BIRTH, targetDate: BIRTH }, context).interpretation).toContain(
      "All three curves",
    );
  });

  test("is of today in UTC where no day is given", () => {
    expect(biorhythmReading({ birthDate: BIRTH }, context).targetDate).toBe("2026-04-10");
    expect(biorhythmPhases({ birthDate: BIRTH }, createContext({ now: Date.UTC(2026, 3, 11) })).targetDate).toBe(
      "2026-04-11",
    );
  });

  test("without texts gives its facts, labels included", () => {
    const bare = biorhythmReading({ birthDate: BIRTH }, createContext({ now: context.now }));
    expect(bare.cycles.physical).toMatchObject({ name: "Physical", phaseLabel: "Falling" });
    expect(bare.interpretation).toBeUndefined();
  });

  test("keeps canonical values in every language", () => {
    const asked = { birthDate: BIRTH, targetDate: "2026-04-10" };
    const [english, german] = [biorhythmReading(asked, context), biorhythmReading({ ...asked, lang: "de" }, context)];
    expect(JSON.stringify(english)).not.toContain("Localized");
    expect(german.cycles.physical).toMatchObject({ name: "Physical", nameLocalized: "Körperlich", phase: "falling" });
    expect(german.cycles.physical).toMatchObject({
      phaseLabel: "Fallend",
      trend: "falling",
      trendLocalized: "Fallend",
    });
    expect(german).toMatchObject({ overallPhase: "mixed", overallPhaseLocalized: "Gemischt" });
  });
});

describe("phases", () => {
  test("are those of the reading", () => {
    fc.assert(
      fc.property(dates, (asked) => {
        const { cycles } = biorhythmReading(asked, context);
        const { phases } = biorhythmPhases(asked, context);
        for (const id of CYCLE_IDS) expect(cycles[id]).toMatchObject(phases[id]);
      }),
    );
  });

  test("are counted in the summary, which leaves out what there is none of", () => {
    const summary = (targetDate: string) => biorhythmPhases({ birthDate: BIRTH, targetDate }, context).summary;
    expect(summary("2026-04-10")).toBe("1 cycle rising, 1 high, 1 at peak, 6 falling, 1 critical");
    expect(summary(BIRTH)).toBe("10 cycles critical");
  });
});
