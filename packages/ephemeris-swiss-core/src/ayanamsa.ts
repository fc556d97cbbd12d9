import { type Ayanamsa, kpAyanamsaDeg, normalizeDeg } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { constants } from "./constants";
import type { Session } from "./engine";
import { ut1Of } from "./instants";
import type { SwissLibrary } from "./library";

const { SE_SIDM_LAHIRI, SE_SIDM_RAMAN, SEFLG_SWIEPH } = constants;

/**
 * The ayanamsa of date in [0, 360).
 * - `lahiri`: the library's SE_SIDM_LAHIRI (the Indian Astronomical Ephemeris since 1985: 23°15'00.658" true on
 *   1956-03-21 0h TT), nutation in longitude included.
 * - `raman`: SE_SIDM_RAMAN, nutation included.
 * - `kp-newcomb`, `kp-old`: formulas of their own (`kpAyanamsaDeg`), by UT1 and without nutation.
 */
export function ayanamsaAt({ clock, library }: Session, ayanamsa: Ayanamsa, jdTt: number): number {
  switch (ayanamsa) {
    case "lahiri":
      return swissAyanamsa(library, SE_SIDM_LAHIRI, jdTt);
    case "raman":
      return swissAyanamsa(library, SE_SIDM_RAMAN, jdTt);
    case "kp-newcomb":
    case "kp-old":
      return normalizeDeg(kpAyanamsaDeg(ayanamsa, ut1Of(clock, jdTt)));
  }
}

/** The sidereal mode is state of the library, so each call sets the one it means. */
function swissAyanamsa(library: SwissLibrary, mode: number, jdTt: number): number {
  library.set_sid_mode(mode, 0, 0);
  const { flag, error, data } = library.get_ayanamsa_ex(jdTt, SEFLG_SWIEPH);
  if (flag !== SEFLG_SWIEPH || error !== "") throw new InvariantError("no ayanamsa", { mode, jdTt, flag, error });
  return normalizeDeg(data);
}
