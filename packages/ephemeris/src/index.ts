export { normalizeDeg, separationDeg, signedDifferenceDeg } from "./angles";
export { type KpAyanamsa, kpAyanamsaDeg } from "./kp-ayanamsa";
export {
  type Ayanamsa,
  type Eclipse,
  type Eclipses,
  type EclipticPosition,
  type Ephemeris,
  type EphemerisRange,
  type EquatorialPosition,
  type FixedStar,
  type FixedStars,
  type Houses,
  type HousesRequest,
  needEphemeris,
  type Obliquity,
  type RiseSetRequest,
  type RisingAndSetting,
  SKY_BODIES,
  type SkyBody,
  type TimeScales,
} from "./port";
