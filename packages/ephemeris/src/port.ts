import { type AyanamsaChoice, type HouseSystem, need } from "@almagest/operation";
import type { Ut1Source } from "./earth-rotation/delta-t";
import type { GeographicPlace, PoleSource } from "./earth-rotation/pole";

/** Everything that has a position. The Moon's nodes and apogees are named by the way they are computed. */
export const SKY_BODIES = [
  "sun",
  "moon",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "uranus",
  "neptune",
  "pluto",
  "mean-node",
  "true-node",
  "mean-apogee",
  "osculating-apogee",
  "chiron",
  "ceres",
  "pallas",
  "juno",
  "vesta",
] as const;

export type SkyBody = (typeof SKY_BODIES)[number];

/** Points beyond Neptune of the Hamburg School, by the elements of Witte and Sieggrün that Neely corrected. */
export const URANIAN_POINTS = [
  "cupido",
  "hades",
  "zeus",
  "kronos",
  "apollon",
  "admetos",
  "vulkanus",
  "poseidon",
] as const;

export type UranianPoint = (typeof URANIAN_POINTS)[number];

/** An engine may know more than the bodies of a chart: these points, and asteroids by their numbers. */
export type FurtherBody = UranianPoint | `asteroid-${number}`;

/** The two scales a calculation runs on, as Julian days: TT for positions, UT1 for the turning Earth. */
export interface TimeScales {
  readonly jdTt: number;
  readonly jdUt1: number;
}

/** The scales of a civil instant, and whether its UT1 and the place of the pole were measured. */
export interface CivilScales extends TimeScales {
  readonly ut1: Ut1Source;
  readonly pole: PoleSource;
}

/** Geocentric, apparent, true ecliptic and equinox of date. */
export interface EclipticPosition {
  /** [0, 360) */
  readonly longitudeDeg: number;
  /** [-90, 90] */
  readonly latitudeDeg: number;
  readonly distanceAu: number;
  readonly longitudeSpeedDegPerDay: number;
  readonly latitudeSpeedDegPerDay: number;
  readonly distanceSpeedAuPerDay: number;
}

/** Geocentric, apparent, true equator and equinox of date. */
export interface EquatorialPosition {
  /** [0, 360) */
  readonly rightAscensionDeg: number;
  /** [-90, 90] */
  readonly declinationDeg: number;
  readonly distanceAu: number;
  readonly rightAscensionSpeedDegPerDay: number;
  readonly declinationSpeedDegPerDay: number;
  readonly distanceSpeedAuPerDay: number;
}

export interface Obliquity {
  /** Of the true equator to the true ecliptic of date. */
  readonly trueDeg: number;
  readonly meanDeg: number;
  readonly nutationInLongitudeDeg: number;
  readonly nutationInObliquityDeg: number;
}

export interface HousesRequest {
  readonly jdUt1: number;
  /** [-90, 90], north positive; both as maps give them, whatever the pole does */
  readonly latitudeDeg: number;
  /** [-180, 180], east positive */
  readonly longitudeDeg: number;
  readonly system: HouseSystem;
}

/**
 * House cusps and angles, all ecliptic longitudes of date in [0, 360). Finite at every latitude. Within the polar
 * circles the Ascendant is the one of the two points on the horizon that follows the midheaven within half a circle; at
 * the poles themselves, where the horizon is the equator, that is 0 or 180.
 */
export interface Houses {
  /** The system really used: where Placidus or Koch do not exist, `whole-sign`. Any other is refused there. */
  readonly system: HouseSystem;
  /** Twelve cusps, the first house's first. */
  readonly cuspsDeg: readonly number[];
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  /** The western crossing of ecliptic and prime vertical. */
  readonly vertexDeg: number;
  /** Right ascension of the meridian. */
  readonly armcDeg: number;
}

/**
 * Sidereal frames the port knows; a custom value needs no engine. `since-2435553.5` grows from 0 at that Julian day in TT
 * by precession, so that a value of one's own, true at an epoch, is carried on by it.
 */
export type Ayanamsa = Exclude<AyanamsaChoice, "custom"> | `since-${number}`;

/** A half-open span of instants in TT Julian days: an event at `fromJdTt` belongs to it, one at `toJdTt` does not. */
export interface SearchWindow {
  readonly fromJdTt: number;
  readonly toJdTt: number;
}

/** The half-open span of instants an implementation answers for. */
export interface EphemerisRange {
  readonly fromJdTt: number;
  readonly toJdTt: number;
  /** First and last whole civil day (UTC, proleptic Gregorian) inside the span, YYYY-MM-DD. */
  readonly fromDate: string;
  readonly toDate: string;
}

/**
 * A star: geocentric and apparent (proper motion, parallax, deflection and aberration), by the true ecliptic, equator and
 * equinox of date.
 */
export interface FixedStar {
  /** The traditional name that was asked for. */
  readonly name: string;
  /** The catalogue's abbreviation of its Bayer, Flamsteed or other designation: `alLeo`. */
  readonly designation: string;
  /** Visual, smaller is brighter; undefined for what has none (the galactic centre). */
  readonly magnitude: number | undefined;
  /** [0, 360) */
  readonly longitudeDeg: number;
  /** [-90, 90] */
  readonly latitudeDeg: number;
  /** [0, 360) */
  readonly rightAscensionDeg: number;
  /** [-90, 90] */
  readonly declinationDeg: number;
}

export interface FixedStars {
  /** The traditional names it knows, each once, in the catalogue's order. A star may have several. */
  names(): readonly string[];
  /** By the exact traditional name. Any other is an InvariantError: callers own their table of stars. */
  star(name: string, jdTt: number): FixedStar;
}

/** The air around an observer, which bends the light. */
export interface Atmosphere {
  /** At the observer's place, not reduced to sea level; above 0. */
  readonly pressureMbar: number;
  readonly temperatureC: number;
}

/** The standard atmosphere at sea level (ISO 2533). */
export const STANDARD_ATMOSPHERE = { pressureMbar: 1013.25, temperatureC: 15 } as const satisfies Atmosphere;

export interface RiseSetRequest {
  readonly body: SkyBody;
  /** `upper-transit` is the crossing of the observer's meridian, `lower-transit` that of the meridian opposite. */
  readonly event: "rise" | "set" | "upper-transit" | "lower-transit";
  readonly afterJdUt1: number;
  /** [-90, 90], north positive */
  readonly latitudeDeg: number;
  /** [-180, 180], east positive */
  readonly longitudeDeg: number;
  /** [-500, 25000], above the sea. It moves the observer, not the horizon, which is level. */
  readonly altitudeM: number;
  /**
   * The definition of the instant: which part of the disc, and whether the air bends the light. Transits need neither.
   */
  readonly disc: "upper-limb" | "center" | "lower-limb";
  readonly refraction: boolean;
  /** `STANDARD_ATMOSPHERE` by default. Counts only with refraction. */
  readonly atmosphere?: Atmosphere;
}

export interface RisingAndSetting {
  /**
   * The first such event after the instant, as seen from the place (parallax included), or undefined where there is none
   * in the 26 hours that follow: so long that a rising of the Moon, which comes 50 minutes later each day, is in them.
   */
  next(request: RiseSetRequest): TimeScales | undefined;
}

interface EclipseMaximum {
  readonly maximumJdTt: number;
  /**
   * Least distance of the shadow's axis from the Earth's centre (sun), of the Moon's centre from the axis of the Earth's
   * shadow (moon), in equatorial radii of the Earth; positive where the axis, or the Moon, passes north.
   */
  readonly gamma: number;
}

export interface SolarEclipse extends EclipseMaximum {
  readonly of: "sun";
  /** The greatest phase seen from anywhere on Earth; hybrid is annular at the ends of its path, total between. */
  readonly kind: "total" | "annular" | "hybrid" | "partial";
  /** Whether the shadow's axis meets the Earth. */
  readonly central: boolean;
  /**
   * Where the eclipse is greatest: the ratio of the diameters, Moon to Sun, of a central eclipse; the covered part of the
   * Sun's diameter of any other.
   */
  readonly magnitude: number;
  /** Covered part of the Sun's disc where the eclipse is greatest, (0, 1]. */
  readonly obscuration: number;
}

export interface LunarEclipse extends EclipseMaximum {
  readonly of: "moon";
  readonly kind: "total" | "partial" | "penumbral";
  /** The umbral magnitude; of a penumbral eclipse the penumbral one. */
  readonly magnitude: number;
  /** Part of the Moon's diameter in the umbra: above 1 in a total eclipse, 0 in a penumbral one. */
  readonly umbralMagnitude: number;
  /** Part of the Moon's diameter in the penumbra. */
  readonly penumbralMagnitude: number;
  /** Darkened part, [0, 1]: the umbral magnitude, a part of the diameter and not of the disc, clipped at 1. */
  readonly obscuration: number;
}

export type Eclipse = SolarEclipse | LunarEclipse;

/** Eclipses anywhere on Earth. */
export interface Eclipses {
  /** The first whose maximum is after the instant. Where that is outside the range: `unprocessable_entity`. */
  next(of: Eclipse["of"], afterJdTt: number): Eclipse;
  /** All whose maximum is in the half-open window, in order of time. The window may end where the range ends. */
  between(of: Eclipse["of"] | "both", window: SearchWindow): readonly Eclipse[];
}

/**
 * A way of seeing other than the geocentric apparent one. The Moon's nodes and apogees belong to its orbit around the
 * Earth: they have the same place however they are seen, and none from the Sun.
 */
export interface Viewing {
  /** `true` is where a body is at the instant: no time of light, no deflection, no aberration. */
  readonly positions: "apparent" | "true";
  /** A place at sea level, whose parallax counts; the Sun; or the center of the Earth. */
  readonly from: "earth" | "sun" | GeographicPlace;
}

/** The positions of bodies as they are seen in a way. From the Sun there is an Earth in place of the Sun. */
export interface ViewedBodies {
  ecliptic(body: SkyBody | FurtherBody | "earth", jdTt: number): EclipticPosition;
  equatorial(body: SkyBody | FurtherBody | "earth", jdTt: number): EquatorialPosition;
  /** The star or galactic center that an ayanamsa hangs on is as true as the positions. */
  ayanamsaDeg(ayanamsa: Ayanamsa, jdTt: number): number;
}

export interface FurtherBodies {
  /**
   * Seen as the sky that has it. An asteroid whose file is not there, or not for that time, is a DomainError
   * `unprocessable_entity` that names the file.
   */
  ecliptic(body: FurtherBody, jdTt: number): EclipticPosition;
  /** The name of an asteroid in its file; undefined where that has none. */
  nameOf(asteroid: number): string | undefined;
}

/** The zodiac that the longitudes of a sky are told in: a sidereal one, or that from the Moon's north node. */
export interface SiderealZodiac {
  readonly ayanamsa: AyanamsaChoice | "draconic";
  readonly ayanamsaEpoch?: string;
  /** The ayanamsa, or the longitude of the node, at an instant, [0, 360). */
  readonly degAt: (jdTt: number) => number;
}

/**
 * The questions that a domain may ask of the sky. Implementations have no global state: the same question has the same
 * answer, in any order and in any thread. A date outside `range` is a DomainError `unprocessable_entity` that names the
 * limits.
 */
export interface Ephemeris {
  readonly name: string;
  readonly version: string;
  readonly range: EphemerisRange;
  /** Of a sky whose longitudes are told in another zodiac than the tropical one. */
  readonly zodiac?: SiderealZodiac;
  /** Of a sky that is seen in another way than the geocentric apparent one. */
  readonly viewing?: Viewing;
  /** Of a sky seen from the Sun: the Earth, in place of the Sun. */
  readonly earth?: (jdTt: number) => EclipticPosition;
  /** Of a sky whose longitudes, but for those of houses, are times this. */
  readonly harmonic?: number;
  /** Of a sky whose Black Moon is another than the mean apogee. */
  readonly apogee?: "osculating-apogee";

  /**
   * The two scales of an instant in UTC epoch milliseconds, proleptic Gregorian: UTC as it was kept since 1962, UT1
   * before. UT1 and the pole as measured where they are known (`MEASURED_UT1`, `MEASURED_POLE`).
   */
  timeScales(epochMilliseconds: number): CivilScales;
  /** The inverse: UTC epoch milliseconds of an instant in TT, not rounded. */
  epochMillisecondsOf(jdTt: number): number;
  ecliptic(body: SkyBody, jdTt: number): EclipticPosition;
  equatorial(body: SkyBody, jdTt: number): EquatorialPosition;
  obliquity(jdTt: number): Obliquity;
  /** Greenwich apparent sidereal time, [0, 360). */
  siderealTimeDeg(jdUt1: number): number;
  houses(request: HousesRequest): Houses;
  /**
   * The ayanamsa of date, [0, 360): a true one, nutation included. Only `kp-newcomb` and `kp-old` are their authors'
   * formulas, which know no nutation (`kpAyanamsaDeg`). Before its epoch one may be just under 360.
   */
  ayanamsaDeg(ayanamsa: Ayanamsa, jdTt: number): number;

  /** Capabilities an implementation may have; an operation that needs one says so. */
  readonly fixedStars?: FixedStars;
  readonly risingAndSetting?: RisingAndSetting;
  readonly eclipses?: Eclipses;
  readonly furtherBodies?: FurtherBodies;
  readonly viewed?: (viewing: Viewing) => ViewedBodies;
}

/** The context of an operation that reads the sky. */
export interface SkyContext {
  readonly ephemeris: Ephemeris;
}

/** The need that operations under the sky declare. */
export const needEphemeris = need<Ephemeris>()("ephemeris", {
  install: "@almagest/ephemeris-swiss",
  value: "swissEphemeris()",
});
