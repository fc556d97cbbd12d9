import { readFileSync } from "node:fs";
import { lunationNear, newMoon, SOLAR_TERMS, sunReaches } from "@almagest/chinese-astrology/facts";
import type { Ephemeris } from "@almagest/ephemeris";
import type { Residual } from "./residual";

/** The instants that packages/chinese-astrology/tools/swetest_calendar.py keeps, in TT. */
const linesOf = (name: string): readonly string[] =>
  readFileSync(new URL(`../../../packages/chinese-astrology/src/calendar/fixtures/${name}`, import.meta.url), "utf8")
    .trim()
    .split("\n");

const DAY_SECONDS = 86_400;
/** Li Chun, with which a solar year begins. */
const FIRST_TERM_DEG = 315;
/** Xiao Han and Da Han fall in January of the year after. */
const TERMS_BEFORE_JANUARY = 22;

/** Solar terms and new moons, before they are rounded to seconds, against a search over swetest's rows. */
export function measureChinese(ephemeris: Ephemeris): readonly Residual[] {
  return [...solarTerms(ephemeris), ...newMoons(ephemeris)];
}

function solarTerms(ephemeris: Ephemeris): readonly Residual[] {
  return linesOf("terms.txt").flatMap((line) => {
    const [year = 0, ...kept] = line.split(" ").map(Number);
    return SOLAR_TERMS.map((id, index0): Residual => {
      const longitudeDeg = (FIRST_TERM_DEG + 15 * index0) % 360;
      const found = sunReaches(ephemeris, longitudeDeg, index0 < TERMS_BEFORE_JANUARY ? year : year + 1);
      const size = Math.abs(found - (kept[index0] ?? Number.NaN)) * DAY_SECONDS;
      return { quantity: "solar-terms", size, where: `${id} ${year}` };
    });
  });
}

/** Counted on from the first, so that one too many or too few on either side shows in all that follow. */
function newMoons(ephemeris: Ephemeris): readonly Residual[] {
  const kept = linesOf("moons.txt").map(Number);
  const first = lunationNear(kept[0] ?? 0);
  return kept.map(
    (jdTt, index0): Residual => ({
      quantity: "new-moons",
      size: Math.abs(newMoon(ephemeris, first + index0) - jdTt) * DAY_SECONDS,
      where: `TT ${jdTt}`,
    }),
  );
}
