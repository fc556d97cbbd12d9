import { type Ephemeris, normalizeDeg, signedDifferenceDeg } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";

const J2000 = 2_451_545;
const TROPICAL_YEAR_DAYS = 365.2422;
/** Mean longitude of the Sun at J2000. */
const SUN_AT_J2000_DEG = 280.46;
const MOST_STEPS = 12;
/** After a step of less than 0.9 s the next would be below the resolution of a Julian day. */
const LAST_STEP_DAYS = 1e-5;

/**
 * The instant (TT) at which the Sun's apparent longitude has a value, in the year that begins about 1 January of
 * `year`; 300 is reached on its 20th day. Newton's method on the ephemeris' own longitude and speed, which never turns.
 */
export function sunReaches(ephemeris: Ephemeris, longitudeDeg: number, year: number): number {
  const sinceNewYearDeg = normalizeDeg(longitudeDeg - SUN_AT_J2000_DEG);
  const near = J2000 + TROPICAL_YEAR_DAYS * (year - 2000 + sinceNewYearDeg / 360);
  return newton(near, (jdTt) => {
    const sun = ephemeris.ecliptic("sun", jdTt);
    return signedDifferenceDeg(longitudeDeg, sun.longitudeDeg) / sun.longitudeSpeedDegPerDay;
  });
}

/**
 * The instant (TT) of the new moon of a lunation, 0 for that of 2000-01-06: the Moon's apparent longitude is the Sun's.
 * The first guess is the mean new moon with the two largest terms of Meeus, Astronomical Algorithms, ch. 49.
 */
export function newMoon(ephemeris: Ephemeris, lunation: number): number {
  const mean = 2_451_550.09766 + 29.530588861 * lunation;
  const sunAnomaly = sineOf(2.5534 + 29.1053567 * lunation);
  const moonAnomaly = sineOf(201.5643 + 385.81693528 * lunation);
  return newton(mean - 0.4072 * moonAnomaly + 0.17241 * sunAnomaly, (jdTt) => {
    const sun = ephemeris.ecliptic("sun", jdTt);
    const moon = ephemeris.ecliptic("moon", jdTt);
    const gapDeg = signedDifferenceDeg(sun.longitudeDeg, moon.longitudeDeg);
    return gapDeg / (moon.longitudeSpeedDegPerDay - sun.longitudeSpeedDegPerDay);
  });
}

/** The number of the lunation whose mean new moon is nearest to an instant. */
export function lunationNear(jdTt: number): number {
  return Math.round((jdTt - 2_451_550.09766) / 29.530588861);
}

function sineOf(deg: number): number {
  return Math.sin((deg * Math.PI) / 180);
}

/** Follows the step that a function asks for until it is small. */
function newton(nearJdTt: number, stepDays: (jdTt: number) => number): number {
  let jdTt = nearJdTt;
  for (let count = 0; count < MOST_STEPS; count++) {
    const step = stepDays(jdTt);
    jdTt += step;
    if (Math.abs(step) < LAST_STEP_DAYS) return jdTt;
  }
  throw new InvariantError("a solar term or new moon did not converge", { nearJdTt, jdTt });
}
