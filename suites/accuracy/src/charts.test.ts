import { resolveCivilTime } from "@almagest/civil-time";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { COMMON_HOUSE_SYSTEMS } from "@almagest/operation";
import { natalChart } from "@almagest/western";
import { describe, expect, test } from "vitest";
import { type AuthorityChart, CHARTS, chartNamed } from "./charts";
import { expectedHouses, natalChartOf } from "./measure-charts";
import { readSwetest } from "./swetest";

const charts: readonly AuthorityChart[] = CHARTS;
const ephemeris = swissEphemeris();
const TRUE_PLACIDUS = { houseSystem: "placidus", nodeType: "true" } as const;

describe("the charts", () => {
  test.each(charts)("$id: its civil time is the UTC that the authority was asked for", ({ civil, utc }) => {
    expect(new Date(resolveCivilTime(civil).epochMilliseconds).toISOString()).toBe(`${utc}.000Z`);
  });

  test("have different names", () => {
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
  });

  test.each([
    ["1200 to 1499", "1200", "1500"],
    ["1500 to 2599", "1500", "2600"],
    ["2600 to 2999", "2600", "3000"],
  ])("cover %s", (_, from, to) => {
    expect(charts.filter(({ utc }) => utc >= from && utc < to).length).toBeGreaterThan(1);
  });
});

describe("houses beyond the polar circles", () => {
  test.each(charts)("$id: each system is drawn where swetest draws it, else whole-sign under that name", (chart) => {
    const swetest = readSwetest(chart.id);
    const used = COMMON_HOUSE_SYSTEMS.map(
      (houseSystem) => natalChartOf(chart, { ...TRUE_PLACIDUS, houseSystem }, ephemeris).houses.system,
    );
    expect(used).toEqual(COMMON_HOUSE_SYSTEMS.map((asked) => expectedHouses(swetest, asked).system));
  });

  test("exist among the charts: north and south, and just inside of both circles", () => {
    const undrawn = charts.filter(({ id }) => !readSwetest(id).houses.placidus.drawn);
    expect(undrawn.map(({ place }) => Math.sign(place.latitude))).toEqual(expect.arrayContaining([1, -1]));
    const drawn = charts.filter((chart) => !undrawn.includes(chart)).map(({ place }) => place.latitude);
    expect([Math.max(...drawn), Math.min(...drawn)]).toEqual([66.56, -66.5]);
  });
});

describe("the same chart", () => {
  test("has the same facts to the last bit, whatever was asked before it", () => {
    const forwards = charts.map((chart) => natalChartOf(chart, TRUE_PLACIDUS, ephemeris));
    const backwards = charts.toReversed().map((chart) => natalChartOf(chart, TRUE_PLACIDUS, ephemeris));
    expect(backwards.toReversed()).toEqual(forwards);
  });

  test("at longitude 180 and -180 has the same facts", () => {
    const [east, west] = ["date-line-east", "date-line-west"].map((id) => {
      const chart = charts.find((own) => own.id === id);
      if (chart === undefined) throw new Error(`no chart ${id}`);
      const { houses, bodies } = natalChartOf(chart, TRUE_PLACIDUS, ephemeris);
      return { houses, bodies };
    });
    expect(east).toEqual(west);
  });
});

describe("a birth in the Julian calendar", () => {
  // dates as the records of their time have them; swetest was asked for the Gregorian ones
  test.each([
    ["runnymede-1215", "1215-06-15"],
    ["vinci-1452", "1452-04-15"],
    ["beijing-1556", "1556-01-23"],
    ["rome-1582-last", "1582-10-04"],
    ["lincolnshire-1643", "1642-12-25"],
  ])("%s, on %s, has the Sun and the Ascendant of swetest", (id, date) => {
    const { civil, place } = chartNamed(id);
    const told = natalChart({ ...civil, ...place, date, calendar: "julian" }, { ephemeris });
    expect(told.birthDetails.date).toBe(civil.date);
    expect(told.conventions.notice ?? "").not.toContain("The date was read");
    const swetest = readSwetest(id);
    expect(told.planets[0]?.longitude).toBeCloseTo(swetest.body("Sun").longitudeDeg, 3);
    expect(told.ascendant.longitude).toBeCloseTo(swetest.houses.placidus.ascendantDeg, 2);
    const unsaid = natalChart({ ...civil, ...place, date: "1500-06-15" }, { ephemeris });
    expect(unsaid.conventions.notice).toMatch(/read as 1500-06-15 of the Gregorian .+ was 1500-06-05\./);
  });
});
