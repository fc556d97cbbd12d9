import type { SkyBody } from "../port";

/** The motion of an angle, as far as a search has to know it. */
export interface AngleMotion {
  /** The smallest speed it ever has; negative where it turns retrograde. Degrees a day. */
  readonly slowestDegPerDay: number;
  /** The largest speed it ever has. Degrees a day. */
  readonly fastestDegPerDay: number;
  /** Short enough that the speed, where it is near zero, has at most one extremum in any stretch of two steps. Days. */
  readonly stepDays: number;
  /** The largest change of the speed in a day, where it is known: dips that cannot reach zero cost no slopes. */
  readonly topAccelerationDegPerDay2?: number;
}

/**
 * Geocentric motion in apparent ecliptic longitude. Speeds are those of Swiss Ephemeris, read every six hours from 1200
 * to 2999, with a margin of 3 % or more; bodies whose speed never reaches zero have no stations.
 *
 * The steps come from the same series. For each body, and for each pair of bodies that can keep pace with one another,
 * the zeros of the (relative) speed found with these steps are all that the six-hourly series has, but for two effects
 * that last hours or less. The Sun bends the light of a planet behind its disc so strongly that the longitude can turn
 * for some hours without a station in any usual sense (about a dozen times in these 1800 years: Saturn, Uranus, Neptune
 * and Pluto, for example Pluto on 2426-07-18); such turns are not looked for. And the true node and the osculating
 * apogee jump by up to 1e-5 degrees where the pieces of the Moon's series meet, about once a month, which can add or
 * remove a pair of turns a few minutes apart where they are all but stationary.
 *
 * Accelerations are differences of daily speeds from 1200 to 2999, with a margin of a quarter or more; from Mars outward
 * the greatest are of days on which the Sun bends the light.
 */
const BODY_MOTION = {
  sun: { slowestDegPerDay: 0.92, fastestDegPerDay: 1.06, stepDays: 8, topAccelerationDegPerDay2: 0.001 },
  moon: { slowestDegPerDay: 11.4, fastestDegPerDay: 15.9, stepDays: 1 },
  mercury: { slowestDegPerDay: -1.45, fastestDegPerDay: 2.3, stepDays: 4, topAccelerationDegPerDay2: 0.25 },
  venus: { slowestDegPerDay: -0.67, fastestDegPerDay: 1.31, stepDays: 4, topAccelerationDegPerDay2: 0.06 },
  mars: { slowestDegPerDay: -0.42, fastestDegPerDay: 0.82, stepDays: 8, topAccelerationDegPerDay2: 0.05 },
  jupiter: { slowestDegPerDay: -0.15, fastestDegPerDay: 0.26, stepDays: 8, topAccelerationDegPerDay2: 0.05 },
  saturn: { slowestDegPerDay: -0.09, fastestDegPerDay: 0.15, stepDays: 8, topAccelerationDegPerDay2: 0.05 },
  uranus: { slowestDegPerDay: -0.05, fastestDegPerDay: 0.07, stepDays: 8, topAccelerationDegPerDay2: 0.05 },
  neptune: { slowestDegPerDay: -0.03, fastestDegPerDay: 0.05, stepDays: 8, topAccelerationDegPerDay2: 0.05 },
  pluto: { slowestDegPerDay: -0.03, fastestDegPerDay: 0.05, stepDays: 8, topAccelerationDegPerDay2: 0.05 },
  "mean-node": { slowestDegPerDay: -0.055, fastestDegPerDay: -0.051, stepDays: 8, topAccelerationDegPerDay2: 0.0001 },
  "true-node": { slowestDegPerDay: -0.3, fastestDegPerDay: 0.3, stepDays: 0.5 },
  "mean-apogee": { slowestDegPerDay: 0.107, fastestDegPerDay: 0.116, stepDays: 8, topAccelerationDegPerDay2: 0.0001 },
  "osculating-apogee": { slowestDegPerDay: -5, fastestDegPerDay: 7, stepDays: 0.5 },
  chiron: { slowestDegPerDay: -0.09, fastestDegPerDay: 0.16, stepDays: 8 },
  ceres: { slowestDegPerDay: -0.26, fastestDegPerDay: 0.49, stepDays: 8 },
  pallas: { slowestDegPerDay: -0.37, fastestDegPerDay: 0.67, stepDays: 8 },
  juno: { slowestDegPerDay: -0.29, fastestDegPerDay: 0.64, stepDays: 8 },
  vesta: { slowestDegPerDay: -0.29, fastestDegPerDay: 0.58, stepDays: 8 },
} as const satisfies Record<SkyBody, AngleMotion>;

export function bodyMotion(body: SkyBody): AngleMotion {
  return BODY_MOTION[body];
}

/** The motion of the first body seen from the second: slowest against fastest, in the shorter of the two steps. */
export function relativeMotion(first: SkyBody, second: SkyBody): AngleMotion {
  const a = bodyMotion(first);
  const b = bodyMotion(second);
  const [accelerationA, accelerationB] = [a.topAccelerationDegPerDay2, b.topAccelerationDegPerDay2];
  const isKnown = accelerationA !== undefined && accelerationB !== undefined;
  return {
    slowestDegPerDay: a.slowestDegPerDay - b.fastestDegPerDay,
    fastestDegPerDay: a.fastestDegPerDay - b.slowestDegPerDay,
    stepDays: Math.min(a.stepDays, b.stepDays),
    ...(isKnown && { topAccelerationDegPerDay2: accelerationA + accelerationB }),
  };
}

/** Whether the angle can be stationary. */
export function canTurn(motion: AngleMotion): boolean {
  return motion.slowestDegPerDay <= 0 && motion.fastestDegPerDay >= 0;
}

export function topSpeedDegPerDay(motion: AngleMotion): number {
  return Math.max(Math.abs(motion.slowestDegPerDay), Math.abs(motion.fastestDegPerDay));
}
