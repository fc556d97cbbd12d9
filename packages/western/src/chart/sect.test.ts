import { lastingHouseSystems } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { arabicLots } from "../lots/operation";
import { natalChart } from "../natal-chart/operation";
import { computeProfections } from "../profections/compute";
import { chartOfInstant } from "../returns/chart";
import { en } from "../texts/en";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });

/** Altitudes of the Sun's center by libswe 2.10.03 (swe_azalt, no refraction), to a tenth of a degree. */
const BIRTHS = [
  ["11.6 below, in a whole sign of the upper half", "1996-03-23", "00:34:00", -35.82, -83.278, "night"],
  ["2.3 above, in the rising sign", "2010-07-03", "15:34:00", 12.323, -145.127, "day"],
  ["12.7 above, at night by the houses of 83 degrees north", "1979-07-26", "20:58:00", 83.218, 57.424, "day"],
] as const;

describe.each(BIRTHS)("the Sun %s", (_, date, time, latitude, longitude, sect) => {
  const birth = { date, time, latitude, longitude, timezone: 0 };

  test.each(lastingHouseSystems(latitude))("is of one sect in %s", (houseSystem) => {
    const input = { ...birth, houseSystem };
    expect(arabicLots(input, context).sect).toBe(sect);
    expect(natalChart(input, context).partOfFortune.sect).toBe(sect);
    const year = { ...input, nodeType: "true", targetDate: "2026-01-01" } as const;
    expect(computeProfections(year, { ephemeris }).sect).toBe(sect);
    const { jdTt } = ephemeris.timeScales(Date.parse(`${date}T${time}Z`));
    expect(chartOfInstant(ephemeris, { jdTt, place: birth, houseSystem, nodeType: "true" }).sect).toBe(sect);
  });
});

test("the lots of a birth by night in whole signs are those of its night (libswe 2.10.03)", () => {
  const [, date, time, latitude, longitude] = BIRTHS[0];
  const { lots } = arabicLots({ date, time, latitude, longitude, timezone: 0, houseSystem: "whole-sign" }, context);
  const [fortune, spirit] = lots;
  expect(fortune?.longitude).toBeCloseTo(160.395615, 3);
  expect(spirit?.longitude).toBeCloseTo(249.350822, 3);
});
