import { type Ayanamsa, kpAyanamsaDeg, normalizeDeg, type Viewing } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { constants } from "./constants";
import type { Session } from "./engine";
import { ut1Of } from "./instants";
import type { SwissLibrary } from "./library";

const { SE_SIDM_USER, SEFLG_SWIEPH, SEFLG_TRUEPOS } = constants;

type Engines = Exclude<Ayanamsa, "kp-newcomb" | "kp-old" | `since-${number}`>;

/** The library's numbers of its ayanamsas (`SE_SIDM_…` in swephexp.h). */
const MODES: Readonly<Record<Engines, number>> = {
  "fagan-bradley": 0,
  lahiri: 1,
  "de-luce": 2,
  raman: 3,
  "usha-shashi": 4,
  krishnamurti: 5,
  "djwhal-khul": 6,
  yukteshwar: 7,
  "jn-bhasin": 8,
  "babylonian-kugler-1": 9,
  "babylonian-kugler-2": 10,
  "babylonian-kugler-3": 11,
  "babylonian-huber": 12,
  "babylonian-eta-piscium": 13,
  "aldebaran-15-taurus": 14,
  hipparchos: 15,
  sassanian: 16,
  "galactic-center-0-sagittarius": 17,
  j2000: 18,
  j1900: 19,
  b1950: 20,
  "surya-siddhanta": 21,
  "surya-siddhanta-mean-sun": 22,
  aryabhata: 23,
  "aryabhata-mean-sun": 24,
  "surya-siddhanta-revati": 25,
  "surya-siddhanta-citra": 26,
  "true-citra": 27,
  "true-revati": 28,
  "true-pushya": 29,
  "galactic-center-gil-brand": 30,
  "galactic-equator-iau-1958": 31,
  "galactic-equator": 32,
  "galactic-equator-mula": 33,
  "galactic-alignment-mardyks": 34,
  "true-mula": 35,
  "galactic-center-mula": 36,
  "aryabhata-522": 37,
  "babylonian-britton": 38,
  "true-sheoran": 39,
  "galactic-center-0-capricorn": 40,
  "galactic-equator-fiorenza": 41,
  "valens-moon": 42,
  "lahiri-1940": 43,
  "lahiri-vp285": 44,
  "krishnamurti-vp291": 45,
  "lahiri-icrc": 46,
};

/**
 * The ayanamsa of date in [0, 360).
 * - those of the library, nutation in longitude included; `lahiri` is SE_SIDM_LAHIRI (the Indian Astronomical Ephemeris
 *   since 1985: 23°15'00.658" true on 1956-03-21 0h TT). Stars and the galactic center that some hang on are in the
 *   library itself, not in its list of stars.
 * - `kp-newcomb`, `kp-old`: formulas of their own (`kpAyanamsaDeg`), by UT1 and without nutation.
 * - `since-<jd>`: precession since that day, and the nutation of date.
 *
 * @param positions of the star or galactic center that an ayanamsa hangs on.
 */
export function ayanamsaAt(
  { clock, library }: Session,
  ayanamsa: Ayanamsa,
  { jdTt, positions }: { readonly jdTt: number } & Pick<Viewing, "positions">,
): number {
  if (ayanamsa === "kp-newcomb" || ayanamsa === "kp-old") {
    return normalizeDeg(kpAyanamsaDeg(ayanamsa, ut1Of(clock, jdTt)));
  }
  const mode = isSince(ayanamsa)
    ? { mode: SE_SIDM_USER, fromJdTt: Number(ayanamsa.slice(SINCE.length)) }
    : { mode: MODES[ayanamsa], fromJdTt: 0 };
  return swissAyanamsa(library, mode, { jdTt, flags: positions === "true" ? SEFLG_TRUEPOS : 0 });
}

const SINCE = "since-";

function isSince(ayanamsa: Ayanamsa): ayanamsa is `since-${number}` {
  return ayanamsa.startsWith(SINCE);
}

interface SiderealMode {
  readonly mode: number;
  readonly fromJdTt: number;
}

interface Asked {
  readonly jdTt: number;
  readonly flags: number;
}

/** The sidereal mode is state of the library, so each call sets the one it means. It answers without the flags asked. */
function swissAyanamsa(library: SwissLibrary, { mode, fromJdTt }: SiderealMode, { jdTt, flags }: Asked): number {
  library.set_sid_mode(mode, fromJdTt, 0);
  const { flag, error, data } = library.get_ayanamsa_ex(jdTt, SEFLG_SWIEPH | flags);
  if (flag !== SEFLG_SWIEPH || error !== "") throw new InvariantError("no ayanamsa", { mode, jdTt, flag, error });
  return normalizeDeg(data);
}
