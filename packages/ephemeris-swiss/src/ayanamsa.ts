import { type Ayanamsa, kpAyanamsaDeg, normalizeDeg } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { constants, get_ayanamsa_ex, set_sid_mode } from "sweph";
import { type EarthClock, ut1Of } from "./instants";

const { SE_SIDM_LAHIRI, SE_SIDM_RAMAN, SEFLG_SWIEPH } = constants;

/**
 * The ayanamsa of date in [0, 360).
 * - `lahiri`: the library's SE_SIDM_LAHIRI (the Indian Astronomical Ephemeris since 1985: 23°15'00.658" true on
 *   1956-03-21 0h TT), nutation in longitude included.
 * - `raman`: SE_SIDM_RAMAN, nutation included.
 * - `kp-newcomb`, `kp-old`: formulas of their own (`kpAyanamsaDeg`), by UT1 and without nutation.
 */
export function ayanamsaAt(clock: EarthClock, ayanamsa: Ayanamsa, jdTt: number): number {
  switch (ayanamsa) {
    case "lahiri":
      return swissAyanamsa(SE_SIDM_LAHIRI, jdTt);
    case "raman":
      return swissAyanamsa(SE_SIDM_RAMAN, jdTt);
    case "kp-newcomb":
    case "kp-old":
      return normalizeDeg(kpAyanamsaDeg(ayanamsa, ut1Of(clock, jdTt)));
  }
}

/** The sidereal mode is state of the library, so each call sets the one it means. */
function swissAyanamsa(mode: number, jdTt: number): number {
  set_sid_mode(mode, 0, 0);
  const { flag, error, data } = get_ayanamsa_ex(jdTt, SEFLG_SWIEPH);
  if (flag !== SEFLG_SWIEPH || error !== "") throw new InvariantError("no ayanamsa", { mode, jdTt, flag, error });
  return normalizeDeg(data);
}
