import type { EclipticPosition, EquatorialPosition, Obliquity, SkyBody } from "@almagest/ephemeris";
import { constants } from "./constants";
import { type LibraryUse, swissNumbers } from "./engine";
import type { Six } from "./library";

const { SE_ECL_NUT, SEFLG_EQUATORIAL, SEFLG_SPEED, SEFLG_SWIEPH } = constants;

const ECLIPTIC_FLAGS = SEFLG_SWIEPH | SEFLG_SPEED;
const EQUATORIAL_FLAGS = ECLIPTIC_FLAGS | SEFLG_EQUATORIAL;

/** The library's numbers of the bodies. */
export const BODY_NUMBERS = {
  sun: constants.SE_SUN,
  moon: constants.SE_MOON,
  mercury: constants.SE_MERCURY,
  venus: constants.SE_VENUS,
  mars: constants.SE_MARS,
  jupiter: constants.SE_JUPITER,
  saturn: constants.SE_SATURN,
  uranus: constants.SE_URANUS,
  neptune: constants.SE_NEPTUNE,
  pluto: constants.SE_PLUTO,
  "mean-node": constants.SE_MEAN_NODE,
  "true-node": constants.SE_TRUE_NODE,
  "mean-apogee": constants.SE_MEAN_APOG,
  "osculating-apogee": constants.SE_OSCU_APOG,
  chiron: constants.SE_CHIRON,
  ceres: constants.SE_CERES,
  pallas: constants.SE_PALLAS,
  juno: constants.SE_JUNO,
  vesta: constants.SE_VESTA,
} as const satisfies Record<SkyBody, number>;

/** The library's numbers of a body under some flags beside the usual ones. */
export type Numbers = (flags: number) => Six;

export function eclipticPosition(use: LibraryUse, body: SkyBody, jdTt: number): EclipticPosition {
  return eclipticOf((flags) => swissNumbers(use, jdTt, BODY_NUMBERS[body], flags));
}

export function equatorialPosition(use: LibraryUse, body: SkyBody, jdTt: number): EquatorialPosition {
  return equatorialOf((flags) => swissNumbers(use, jdTt, BODY_NUMBERS[body], flags));
}

export function eclipticOf(numbersBy: Numbers): EclipticPosition {
  const numbers = numbersBy(ECLIPTIC_FLAGS);
  return {
    longitudeDeg: belowFullCircle(numbers[0]),
    latitudeDeg: numbers[1],
    distanceAu: numbers[2],
    longitudeSpeedDegPerDay: numbers[3],
    latitudeSpeedDegPerDay: numbers[4],
    distanceSpeedAuPerDay: numbers[5],
  };
}

export function equatorialOf(numbersBy: Numbers): EquatorialPosition {
  const numbers = numbersBy(EQUATORIAL_FLAGS);
  return {
    rightAscensionDeg: belowFullCircle(numbers[0]),
    declinationDeg: numbers[1],
    distanceAu: numbers[2],
    rightAscensionSpeedDegPerDay: numbers[3],
    declinationSpeedDegPerDay: numbers[4],
    distanceSpeedAuPerDay: numbers[5],
  };
}

export function obliquityAt(use: LibraryUse, jdTt: number): Obliquity {
  const numbers = swissNumbers(use, jdTt, SE_ECL_NUT, SEFLG_SWIEPH);
  return {
    trueDeg: numbers[0],
    meanDeg: numbers[1],
    nutationInLongitudeDeg: numbers[2],
    nutationInObliquityDeg: numbers[3],
  };
}

/** An angle that the library gives in [0, 360], the upper end by rounding only. */
export function belowFullCircle(angleDeg: number): number {
  return angleDeg >= 360 ? angleDeg - 360 : angleDeg;
}
