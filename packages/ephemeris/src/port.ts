import { type HouseSystem, need } from "@almagest/operation";

/** What has a position. Nodes and apogees of the Moon by the way they are computed. */
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

/** The two scales a calculation runs on, as Julian days: TT for positions, UT1 for the turning Earth. */
export interface TimeScales {
  readonly jdTt: number;
  readonly jdUt1: number;
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
  /** [-90, 90], north positive */
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
  /** The system really used: where Placidus or Koch do not exist, `whole-sign`. */
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

/** Sidereal frames the port knows; a custom value needs no engine. */
export type Ayanamsa = "lahiri" | "raman" | "kp-newcomb" | "kp-old";

/** The half-open span of instants an implementation answers for. */
export interface EphemerisRange {
  readonly fromJdTt: number;
  readonly toJdTt: number;
  /** First and last whole civil day (UTC, proleptic Gregorian) inside the span, YYYY-MM-DD. */
  readonly fromDate: string;
  readonly toDate: string;
}

export interface FixedStar {
  readonly name: string;
  readonly magnitude: number;
}

export interface FixedStars {
  star(name: string, jdTt: number): FixedStar & EclipticPosition;
}

export interface RiseSetRequest {
  readonly body: SkyBody;
  readonly event: "rise" | "set" | "upper-transit" | "lower-transit";
  readonly afterJdUt1: number;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly altitudeM: number;
  /** What counts as the instant: which part of the disc, and whether the air bends the light. */
  readonly disc: "upper-limb" | "center" | "lower-limb";
  readonly refraction: boolean;
}

export interface RisingAndSetting {
  /** The first such event after the instant, or undefined where the body does not rise or set that day. */
  next(request: RiseSetRequest): number | undefined;
}

export interface Eclipse {
  readonly of: "sun" | "moon";
  readonly kind: "total" | "annular" | "hybrid" | "partial" | "penumbral";
  readonly maximumJdTt: number;
  /** Covered part of the diameter at maximum. */
  readonly magnitude: number;
}

export interface Eclipses {
  next(of: "sun" | "moon", afterJdTt: number): Eclipse;
}

/**
 * What a domain may ask of the sky. Implementations are free of global state: the same question has the same answer,
 * in any order and in any thread. A date outside `range` is a DomainError `unprocessable_entity` that names the limits.
 */
export interface Ephemeris {
  readonly name: string;
  readonly version: string;
  readonly range: EphemerisRange;

  /** The two scales of an instant in UTC epoch milliseconds (proleptic Gregorian; UT1 before 1972). */
  timeScales(epochMilliseconds: number): TimeScales;
  /** The inverse: UTC epoch milliseconds of an instant in TT, not rounded. */
  epochMillisecondsOf(jdTt: number): number;
  ecliptic(body: SkyBody, jdTt: number): EclipticPosition;
  equatorial(body: SkyBody, jdTt: number): EquatorialPosition;
  obliquity(jdTt: number): Obliquity;
  /** Greenwich apparent sidereal time, [0, 360). */
  siderealTimeDeg(jdUt1: number): number;
  houses(request: HousesRequest): Houses;
  /**
   * The ayanamsa of date, [0, 360). `lahiri` and `raman` are true ayanamsas, nutation included; the two of the
   * Krishnamurti Paddhati are their authors' formulas, which know no nutation (`kpAyanamsaDeg`).
   */
  ayanamsaDeg(ayanamsa: Ayanamsa, jdTt: number): number;

  /** Capabilities an implementation may have; an operation that needs one says so. */
  readonly fixedStars?: FixedStars;
  readonly risingAndSetting?: RisingAndSetting;
  readonly eclipses?: Eclipses;
}

/** The need that operations under the sky declare. */
export const needEphemeris = need<Ephemeris>()("ephemeris");
