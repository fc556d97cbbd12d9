import type { EclipticPosition, Ephemeris, EquatorialPosition, SkyBody } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { constants, sidtime, version } from "sweph";
import { obliquityNumbers, trueAyanamsaDeg } from "./ayanamsa";
import { ECLIPTIC_FLAGS, EQUATORIAL_FLAGS, position, useDirectory } from "./call";
import { PACKAGED_DATA, verifyDataFiles } from "./data-files";
import { housesAt } from "./houses";
import { epochMillisecondsOf, timeScalesOf } from "./instants";
import { RANGE, requireEpochInRange, requireJdInRange } from "./range";

const BODY_NUMBERS = {
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

export interface SwissOptions {
  /** A folder with the files of this package's `data/`; that folder itself by default. */
  readonly dataDirectory?: string;
}

/**
 * The sky by Swiss Ephemeris, from its own files for 1200-01-09 to 2999-12-31. All files are read and compared with the
 * manifest when the first adapter of a folder is made.
 * @throws Error where a file is missing or damaged: nothing is ever computed from a lesser model instead.
 */
export function swissEphemeris(options: SwissOptions = {}): Ephemeris {
  const directory = options.dataDirectory ?? PACKAGED_DATA;
  verifyDataFiles(directory);
  const six = (body: SkyBody, jdTt: number, flags: number): readonly number[] => {
    requireJdInRange(jdTt);
    useDirectory(directory);
    return position(BODY_NUMBERS[body], jdTt, flags);
  };
  return {
    name: "Swiss Ephemeris",
    version: version(),
    range: RANGE,
    timeScales: (epochMilliseconds) => {
      requireEpochInRange(epochMilliseconds);
      useDirectory(directory);
      return timeScalesOf(epochMilliseconds);
    },
    epochMillisecondsOf: (jdTt) => {
      requireJdInRange(jdTt);
      useDirectory(directory);
      return epochMillisecondsOf(jdTt);
    },
    ecliptic: (body, jdTt) => eclipticOf(six(body, jdTt, ECLIPTIC_FLAGS)),
    equatorial: (body, jdTt) => equatorialOf(six(body, jdTt, EQUATORIAL_FLAGS)),
    obliquity: (jdTt) => {
      requireJdInRange(jdTt);
      useDirectory(directory);
      return obliquityNumbers(jdTt);
    },
    siderealTimeDeg: (jdUt1) => {
      useDirectory(directory);
      return 15 * sidtime(jdUt1);
    },
    houses: (request) => {
      useDirectory(directory);
      return housesAt(request);
    },
    ayanamsaDeg: (ayanamsa, jdTt) => {
      requireJdInRange(jdTt);
      useDirectory(directory);
      return trueAyanamsaDeg(ayanamsa, jdTt);
    },
  };
}

function eclipticOf(six: readonly number[]): EclipticPosition {
  return {
    longitudeDeg: at(six, 0),
    latitudeDeg: at(six, 1),
    distanceAu: at(six, 2),
    longitudeSpeedDegPerDay: at(six, 3),
    latitudeSpeedDegPerDay: at(six, 4),
    distanceSpeedAuPerDay: at(six, 5),
  };
}

function equatorialOf(six: readonly number[]): EquatorialPosition {
  return {
    rightAscensionDeg: at(six, 0),
    declinationDeg: at(six, 1),
    distanceAu: at(six, 2),
    rightAscensionSpeedDegPerDay: at(six, 3),
    declinationSpeedDegPerDay: at(six, 4),
    distanceSpeedAuPerDay: at(six, 5),
  };
}
