import { baziMembers, DAY_BOUNDARIES, HOUR_CLOCKS, YEAR_BOUNDARIES } from "@almagest/chinese-astrology/facts";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { searchedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { long } from "../../../strength";
import { missesOf } from "./brute-force";
import { birthCases, dayOf, RARE_DAYS } from "./cases";

const ephemeris = swissEphemeris();

/** The solar term and the clocks that are set are among the five. */
const CASES = [...RARE_DAYS.slice(3, 8), ...birthCases(long(0, 200), 34)].map(
  (birth, index0) => [birth.name, birth, index0] as const,
);

test.each(CASES)("%s", (_, birth, index0) => {
  const sky = searchedSky(ephemeris, dayOf(birth));
  for (const hourClock of HOUR_CLOCKS) {
    const dayBoundary = DAY_BOUNDARIES[index0 % 3] ?? "split-zi";
    const yearBoundary = YEAR_BOUNDARIES[index0 % 2] ?? "li-chun";
    const setting = { dayBoundary, yearBoundary, hourClock, longitude: birth.longitude };
    expect(missesOf(sky, baziMembers(sky, setting, index0 % 2 === 0 ? "male" : "female"))).toEqual([]);
  }
});
