import { type Ayanamsa, kpAyanamsaDeg, normalizeDeg } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { constants, get_ayanamsa_ex, set_sid_mode } from "sweph";
import { position } from "./call";

const { SEFLG_SWIEPH, SE_ECL_NUT, SE_SIDM_LAHIRI, SE_SIDM_RAMAN } = constants;

/**
 * True ayanamsa in [0, 360): nutation in longitude included. The library keeps the sidereal mode as state, so it is set
 * on each call.
 */
export function trueAyanamsaDeg(ayanamsa: Ayanamsa, jdTt: number): number {
  if (ayanamsa === "kp-newcomb" || ayanamsa === "kp-old") {
    return normalizeDeg(kpAyanamsaDeg(ayanamsa, jdTt) + nutationInLongitudeDeg(jdTt));
  }
  set_sid_mode(ayanamsa === "lahiri" ? SE_SIDM_LAHIRI : SE_SIDM_RAMAN, 0, 0);
  const { flag, data, error } = get_ayanamsa_ex(jdTt, SEFLG_SWIEPH);
  if (flag !== SEFLG_SWIEPH) throw new InvariantError("no ayanamsa", { ayanamsa, jdTt, message: error });
  return normalizeDeg(data);
}

function nutationInLongitudeDeg(jdTt: number): number {
  return obliquityNumbers(jdTt).nutationInLongitudeDeg;
}

/** Obliquity and nutation of date. */
export function obliquityNumbers(jdTt: number): {
  readonly trueDeg: number;
  readonly meanDeg: number;
  readonly nutationInLongitudeDeg: number;
  readonly nutationInObliquityDeg: number;
} {
  const [
    trueDeg = Number.NaN,
    meanDeg = Number.NaN,
    nutationInLongitudeDeg = Number.NaN,
    nutationInObliquityDeg = Number.NaN,
  ] = position(SE_ECL_NUT, jdTt, SEFLG_SWIEPH);
  return { trueDeg, meanDeg, nutationInLongitudeDeg, nutationInObliquityDeg };
}
