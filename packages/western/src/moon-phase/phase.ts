import { type EclipticPosition, type Ephemeris, normalizeDeg, signedDifferenceDeg } from "@almagest/ephemeris";
import { at, InvariantError } from "@almagest/operation";
import { type Lunation, lunations, type PrincipalPhase } from "@almagest/sky";

/** The eight phases, in the order of the month. */
export const MOON_PHASE_IDS = [
  "new",
  "waxing-crescent",
  "first-quarter",
  "waxing-gibbous",
  "full",
  "waning-gibbous",
  "last-quarter",
  "waning-crescent",
] as const;

export type MoonPhaseId = (typeof MOON_PHASE_IDS)[number];

export const MOON_PHASE_SYMBOLS = {
  new: "🌑",
  "waxing-crescent": "🌒",
  "first-quarter": "🌓",
  "waxing-gibbous": "🌔",
  full: "🌕",
  "waning-gibbous": "🌖",
  "last-quarter": "🌗",
  "waning-crescent": "🌘",
} as const satisfies Record<MoonPhaseId, string>;

/** The Moon at an instant, unrounded. */
export interface MoonPhase {
  readonly jdTt: number;
  readonly phase: MoonPhaseId;
  /** Moon less Sun in apparent longitude, [0, 360). */
  readonly elongationDeg: number;
  /** Lit part of the disc, [0, 1]. */
  readonly illuminatedFraction: number;
  /** Days since the last conjunction in apparent longitude. */
  readonly ageDays: number;
  readonly lastNewMoonJdTt: number;
  /** [0, 360) */
  readonly longitudeDeg: number;
  /** From the Earth's centre to the Moon's. */
  readonly distanceKm: number;
}

/** IAU 2012, resolution B2. */
const KM_PER_AU = 149_597_870.7;

/** The longest month from one true conjunction to the next has 29.84 days. */
const LONGEST_MONTH_DAYS = 30;

/**
 * Duration of a principal phase's name: half a day before the exact instant and half a day after, so that, at noon, the
 * day on which it falls has it, and no other day. On the average the Moon gains 6.1° on the Sun meanwhile.
 */
const HALF_A_DAY = 0.5;

const INTERMEDIATE = ["waxing-crescent", "waxing-gibbous", "waning-gibbous", "waning-crescent"] as const;

/**
 * The Moon's phase at each of some instants, which are in order of time. Geocentric; the phase by the apparent longitudes,
 * the lit part by the angle at the Moon's centre between Earth and Sun.
 */
export function moonPhases(ephemeris: Ephemeris, instantsJdTt: readonly number[]): readonly MoonPhase[] {
  const first = instantsJdTt[0];
  const last = instantsJdTt.at(-1);
  if (first === undefined || last === undefined) return [];
  const around = lunations(ephemeris, { fromJdTt: first - LONGEST_MONTH_DAYS, toJdTt: last + HALF_A_DAY });
  return instantsJdTt.map((jdTt) => phaseAt(ephemeris, jdTt, around));
}

/** The name of the phase alone at an instant, for those who ask for no more. */
export function phaseIdAt(ephemeris: Ephemeris, jdTt: number): MoonPhaseId {
  const around = lunations(ephemeris, { fromJdTt: jdTt - HALF_A_DAY, toJdTt: jdTt + HALF_A_DAY });
  return principalPhaseAt(jdTt, around) ?? at(INTERMEDIATE, Math.floor(moonElongationDeg(ephemeris, jdTt) / 90));
}

/** The Moon's apparent longitude less the Sun's, [0, 360). */
export function moonElongationDeg(ephemeris: Ephemeris, jdTt: number): number {
  return normalizeDeg(ephemeris.ecliptic("moon", jdTt).longitudeDeg - ephemeris.ecliptic("sun", jdTt).longitudeDeg);
}

function phaseAt(ephemeris: Ephemeris, jdTt: number, around: readonly Lunation[]): MoonPhase {
  const moon = ephemeris.ecliptic("moon", jdTt);
  const sun = ephemeris.ecliptic("sun", jdTt);
  const elongationDeg = normalizeDeg(moon.longitudeDeg - sun.longitudeDeg);
  const lastNewMoon = around.findLast((lunation) => lunation.phase === "new" && lunation.jdTt <= jdTt);
  if (lastNewMoon === undefined) throw new InvariantError("a month without a new moon", { jdTt });
  return {
    jdTt,
    phase: principalPhaseAt(jdTt, around) ?? at(INTERMEDIATE, Math.floor(elongationDeg / 90)),
    elongationDeg,
    illuminatedFraction: illuminatedFraction(moon, sun),
    ageDays: jdTt - lastNewMoon.jdTt,
    lastNewMoonJdTt: lastNewMoon.jdTt,
    longitudeDeg: moon.longitudeDeg,
    distanceKm: moon.distanceAu * KM_PER_AU,
  };
}

function principalPhaseAt(jdTt: number, around: readonly Lunation[]): PrincipalPhase | undefined {
  return around.find((lunation) => lunation.jdTt >= jdTt - HALF_A_DAY && lunation.jdTt < jdTt + HALF_A_DAY)?.phase;
}

/**
 * Lit part of the Moon's disc as seen from the Earth's centre: (1 + cos i) / 2 with the phase angle i from the true
 * elongation, latitude included, and both distances. Meeus, Astronomical Algorithms, 2nd ed., 48.1 to 48.3.
 */
export function illuminatedFraction(moon: EclipticPosition, sun: EclipticPosition): number {
  const rad = Math.PI / 180;
  const cosLatitudes = Math.cos(moon.latitudeDeg * rad) * Math.cos(sun.latitudeDeg * rad);
  const sinLatitudes = Math.sin(moon.latitudeDeg * rad) * Math.sin(sun.latitudeDeg * rad);
  const gap = signedDifferenceDeg(moon.longitudeDeg, sun.longitudeDeg) * rad;
  const cosElongation = Math.min(1, Math.max(-1, sinLatitudes + cosLatitudes * Math.cos(gap)));
  const sinElongation = Math.sqrt(1 - cosElongation ** 2);
  const phaseAngle = Math.atan2(sun.distanceAu * sinElongation, moon.distanceAu - sun.distanceAu * cosElongation);
  return (1 + Math.cos(phaseAngle)) / 2;
}
