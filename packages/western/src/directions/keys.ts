import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import type { ChartMoment } from "@almagest/sky";
import { NAIBOD_DEG_PER_YEAR } from "../progressions/instant";

/** Measures of a year of life by an arc: three rates of all births, two of the day of birth, two of the Sun's real way. */
export const DIRECTION_KEYS = [
  "ptolemy",
  "naibod",
  "cardan",
  "brahe",
  "birthday-longitude",
  "placidus",
  "solar-arc-longitude",
] as const;
export type DirectionKey = (typeof DIRECTION_KEYS)[number];

/** Degrees for a year: Solar Fire's help, "Rate for Primary Directions", has the same three. */
const RATES = { ptolemy: 1, naibod: NAIBOD_DEG_PER_YEAR, cardan: 59 / 60 + 12 / 3600 } as const;

/** The Sun's mean motion, for the number of whole turns in an arc. */
const MEAN_DEG_PER_DAY = NAIBOD_DEG_PER_YEAR;

/** More than enough: each step leaves about a hundredth of the error. */
const MOST_STEPS = 12;
const WITHIN_YEARS = 1e-9;

/** An arc as years of life and back; both grow together. */
export interface Measure {
  /** Degrees for a year, where that is the same all life long. */
  readonly degPerYear: number | undefined;
  arcOf(ageYears: number): number;
  ageOf(arcDeg: number): number;
}

/**
 * The measure of a birth. The rates of a birthday are the Sun's motion in the civil day of birth, 24 hours from its
 * midnight; a real way is as many days long as there are years.
 */
export function measureOf(ephemeris: Ephemeris, birth: ChartMoment, key: DirectionKey): Measure {
  const sunDeg = (jdTt: number): number =>
    key === "brahe" || key === "placidus"
      ? ephemeris.equatorial("sun", jdTt).rightAscensionDeg
      : ephemeris.ecliptic("sun", jdTt).longitudeDeg;
  switch (key) {
    case "ptolemy":
    case "naibod":
    case "cardan":
      return steady(RATES[key]);
    case "brahe":
    case "birthday-longitude": {
      const midnight = birth.jdTt - dayPartOf(birth.given.time);
      return steady(normalizeDeg(sunDeg(midnight + 1) - sunDeg(midnight)));
    }
    case "placidus":
    case "solar-arc-longitude":
      return wayOf(sunDeg, birth.jdTt);
  }
}

function steady(degPerYear: number): Measure {
  return { degPerYear, arcOf: (age) => age * degPerYear, ageOf: (arc) => arc / degPerYear };
}

function wayOf(sunDeg: (jdTt: number) => number, birthJdTt: number): Measure {
  const atBirth = sunDeg(birthJdTt);
  const arcOf = (age: number): number => {
    const mean = age * MEAN_DEG_PER_DAY;
    const arc = normalizeDeg(sunDeg(birthJdTt + age) - atBirth);
    return arc + 360 * Math.round((mean - arc) / 360);
  };
  const ageOf = (arc: number): number => {
    let age = arc / MEAN_DEG_PER_DAY;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const more = (arc - arcOf(age)) / MEAN_DEG_PER_DAY;
      age += more;
      if (Math.abs(more) < WITHIN_YEARS) break;
    }
    return age;
  };
  return { degPerYear: undefined, arcOf, ageOf };
}

/** The part of a day that a clock has gone: HH:MM:SS. */
function dayPartOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return (hours + minutes / 60 + seconds / 3600) / 24;
}
