import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deltaTSeconds, MEASURED_UT1, ut1SourceAt } from "./delta-t";
import { DELTA_T_SERIES } from "./delta-t-series";
import { STEERED_UTC, steeredEpochMilliseconds, steeredTtLessUtcSeconds } from "./steered-utc";

const JD_OF_EPOCH = 2_440_587.5;
const DAY_MS = 86_400_000;
/** TT less UTC since 1972, by IERS Bulletin C: the first day of each, and the seconds. */
const LEAPS = [
  ["1972-01-01", 42.184],
  ["1972-07-01", 43.184],
  ["1973-01-01", 44.184],
  ["1974-01-01", 45.184],
  ["1975-01-01", 46.184],
  ["1976-01-01", 47.184],
  ["1977-01-01", 48.184],
  ["1978-01-01", 49.184],
  ["1979-01-01", 50.184],
  ["1980-01-01", 51.184],
  ["1981-07-01", 52.184],
  ["1982-07-01", 53.184],
  ["1983-07-01", 54.184],
  ["1985-07-01", 55.184],
  ["1988-01-01", 56.184],
  ["1990-01-01", 57.184],
  ["1991-01-01", 58.184],
  ["1992-07-01", 59.184],
  ["1993-07-01", 60.184],
  ["1994-07-01", 61.184],
  ["1996-01-01", 62.184],
  ["1997-07-01", 63.184],
  ["1999-01-01", 64.184],
  ["2006-01-01", 65.184],
  ["2009-01-01", 66.184],
  ["2012-07-01", 67.184],
  ["2015-07-01", 68.184],
  ["2017-01-01", 69.184],
] as const;

const noModel = (): number => Number.NaN;

function ttLessUtc(date: string): number {
  const leap = LEAPS.findLast(([from]) => from <= date)?.[1];
  return steeredTtLessUtcSeconds(Date.parse(date)) ?? leap ?? Number.NaN;
}

describe("deltaTSeconds", () => {
  const published = readFileSync(new URL("../../test/ut1-utc.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(" "));

  it("is what the IERS published, within 0.001 s, at 200 dates that are no nodes of the table", () => {
    expect(published).toHaveLength(200);
    const apart = published.map(([date = "", ut1LessUtc]) => {
      const jdUt1 = Date.parse(date) / DAY_MS + JD_OF_EPOCH + Number(ut1LessUtc) / 86_400;
      return Math.abs(deltaTSeconds(jdUt1, noModel) - (ttLessUtc(date) - Number(ut1LessUtc)));
    });
    expect(Math.max(...apart)).toBeLessThan(0.001);
    // 0.01 seconds of arc, which the Earth turns in 0.67 ms
    expect(apart.filter((seconds) => seconds > 0.0002).length).toBeLessThan(3);
  });

  it("has no step between its nodes, and none where the measurement ends", () => {
    const model = (): number => 68.8;
    for (let day = MEASURED_UT1.toJdUt1 - 400; day < MEASURED_UT1.toJdUt1 + 2000; day += 0.25) {
      const step = deltaTSeconds(day + 0.25, model) - deltaTSeconds(day, model);
      expect(Math.abs(step)).toBeLessThan(0.001);
    }
  });

  it("is the engine's before the measured years and five years behind them", () => {
    const model = (jdUt1: number): number => jdUt1 / 1e5;
    const { fromJdUt1, toJdUt1 } = MEASURED_UT1;
    for (const jdUt1 of [fromJdUt1 - 1e-6, toJdUt1 + 1826]) expect(deltaTSeconds(jdUt1, model)).toBe(model(jdUt1));
    expect([ut1SourceAt(fromJdUt1), ut1SourceAt(toJdUt1)]).toEqual(["measured", "modeled"]);
  });

  it("is a table of a few tens of kilobytes", () => {
    expect(DELTA_T_SERIES.secondDifferences.join("").length).toBeLessThan(20_000);
  });
});

describe("steered UTC", () => {
  // ERFA 2.0.0, eraDat: TAI-UTC at 0h on the first day of each rule, and half a day before the next
  const dat = readFileSync(new URL("../../test/tai-utc.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(" "));

  it("is ERFA's on both sides of each change of rule", () => {
    expect(dat.length).toBeGreaterThan(20);
    for (const [instant = "", taiLessUtc] of dat) {
      const ours = steeredTtLessUtcSeconds(Date.parse(instant)) ?? Number.NaN;
      expect(Math.abs(ours - 32.184 - Number(taiLessUtc)), instant).toBeLessThan(2e-7);
    }
  });

  it("knows nothing outside its years", () => {
    const { fromEpochMilliseconds, toEpochMilliseconds, fromJdTt, toJdTt } = STEERED_UTC;
    expect(steeredTtLessUtcSeconds(fromEpochMilliseconds - 1)).toBeUndefined();
    expect(steeredTtLessUtcSeconds(toEpochMilliseconds)).toBeUndefined();
    expect(steeredEpochMilliseconds(fromJdTt - 1e-6)).toBeUndefined();
    expect(steeredEpochMilliseconds(toJdTt)).toBeUndefined();
  });
});
