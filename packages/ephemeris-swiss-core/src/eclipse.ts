import type { Eclipse, LunarEclipse, SolarEclipse } from "@almagest/ephemeris";
import { at, InvariantError } from "@almagest/operation";
import { constants } from "./constants";
import { type LibraryUse, refusedAnswer, swissNumbers } from "./engine";

const { SE_ECL_ANNULAR, SE_ECL_ANNULAR_TOTAL, SE_ECL_CENTRAL, SE_ECL_PARTIAL, SE_ECL_PENUMBRAL, SE_ECL_TOTAL } =
  constants;
const { SE_MOON, SE_SUN, SEFLG_EQUATORIAL, SEFLG_SWIEPH, SEFLG_XYZ } = constants;

const EQUATORIAL_VECTOR = SEFLG_SWIEPH | SEFLG_EQUATORIAL | SEFLG_XYZ;

/** Equatorial radius of the Earth: 6378.1366 km (IERS Conventions 2010, table 1.1) in au of 149597870.7 km (IAU 2012 B2). */
const EARTH_RADIUS_AU = 6378.1366 / 149_597_870.7;

/** The contacts of every eclipse are within. */
const CONTACTS_DAYS = 0.15;

const SOLAR_KINDS = [
  ["hybrid", SE_ECL_ANNULAR_TOTAL],
  ["total", SE_ECL_TOTAL],
  ["annular", SE_ECL_ANNULAR],
  ["partial", SE_ECL_PARTIAL],
] as const;
const LUNAR_KINDS = [
  ["total", SE_ECL_TOTAL],
  ["partial", SE_ECL_PARTIAL],
  ["penumbral", SE_ECL_PENUMBRAL],
] as const;

/** A maximum in both scales, with the flags of the kind. */
export interface FoundEclipse {
  readonly of: Eclipse["of"];
  readonly flags: number;
  readonly jdTt: number;
  readonly jdModeledUt1: number;
}

type Vector = readonly [number, number, number];

/**
 * An eclipse at its maximum. Neither the library's search nor its description tells whether it read from the files; the
 * positions of both bodies at the maximum and on both sides of it, which are refused where they do not, tell.
 */
export function describedEclipse(use: LibraryUse, found: FoundEclipse): Eclipse {
  for (const jdTt of [found.jdTt - CONTACTS_DAYS, found.jdTt + CONTACTS_DAYS]) {
    for (const body of [SE_SUN, SE_MOON]) swissNumbers(use, jdTt, body, SEFLG_SWIEPH);
  }
  return found.of === "sun" ? solarEclipse(use, found) : lunarEclipse(use, found);
}

function solarEclipse(use: LibraryUse, { flags, jdTt, jdModeledUt1 }: FoundEclipse): SolarEclipse {
  const place = use.library.sol_eclipse_where(jdModeledUt1, SEFLG_SWIEPH);
  if (place.flag < 0) throw refusedAnswer(use, { of: "sun", jdModeledUt1 }, place);
  const [sun, moon] = [vectorOf(use, SE_SUN, jdTt), vectorOf(use, SE_MOON, jdTt)];
  return {
    of: "sun",
    kind: kindOf(SOLAR_KINDS, flags),
    maximumJdTt: jdTt,
    central: (flags & SE_ECL_CENTRAL) !== 0,
    magnitude: at(place.attributes, 8),
    obscuration: Math.min(at(place.attributes, 2), 1),
    gamma: gammaOf(moon, [moon[0] - sun[0], moon[1] - sun[1], moon[2] - sun[2]]),
  };
}

function lunarEclipse(use: LibraryUse, { flags, jdTt, jdModeledUt1 }: FoundEclipse): LunarEclipse {
  // the place that this function wants counts for the Moon's height alone
  const shadows = use.library.lun_eclipse_how(jdModeledUt1, SEFLG_SWIEPH, [0, 0, 0]);
  if (shadows.error !== "") throw refusedAnswer(use, { of: "moon", jdModeledUt1 }, shadows);
  const [umbralMagnitude, penumbralMagnitude] = shadows.data;
  const kind = kindOf(LUNAR_KINDS, flags);
  return {
    of: "moon",
    kind,
    maximumJdTt: jdTt,
    magnitude: kind === "penumbral" ? penumbralMagnitude : umbralMagnitude,
    umbralMagnitude,
    penumbralMagnitude,
    obscuration: Math.min(umbralMagnitude, 1),
    gamma: gammaOf(vectorOf(use, SE_MOON, jdTt), vectorOf(use, SE_SUN, jdTt)),
  };
}

function kindOf<Kind extends string>(kinds: readonly (readonly [Kind, number])[], flags: number): Kind {
  const kind = kinds.find(([, bit]) => (flags & bit) !== 0);
  if (kind === undefined) throw new InvariantError("an eclipse of no kind", { flags });
  return kind[0];
}

function vectorOf(use: LibraryUse, body: number, jdTt: number): Vector {
  const [x, y, z] = swissNumbers(use, jdTt, body, EQUATORIAL_VECTOR);
  return [x, y, z];
}

/**
 * Distance of the Moon from a line through the Earth's center, which equals the distance of the parallel line through
 * the Moon from the center: in equatorial radii, northern positive.
 */
function gammaOf(moon: Vector, axis: Vector): number {
  const along = dot(moon, axis) / dot(axis, axis);
  const off: Vector = [moon[0] - along * axis[0], moon[1] - along * axis[1], moon[2] - along * axis[2]];
  return (Math.sign(off[2]) * Math.sqrt(dot(off, off))) / EARTH_RADIUS_AU;
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
