export { normalizeDeg, separationDeg, signedDifferenceDeg } from "./angles";
export { deltaTSeconds, MEASURED_UT1, type Ut1Source, ut1SourceAt } from "./earth-rotation/delta-t";
export {
  type GeographicPlace,
  MEASURED_POLE,
  type Pole,
  type PoleSource,
  placeByPole,
  poleAt,
  poleSourceAt,
} from "./earth-rotation/pole";
export { STEERED_UTC, steeredEpochMilliseconds, steeredTtLessUtcSeconds } from "./earth-rotation/steered-utc";
export { alwaysHasHouses, lastingHouseSystems } from "./house-latitudes";
export { type KpAyanamsa, kpAyanamsaDeg } from "./kp-ayanamsa";
export {
  type Atmosphere,
  type Ayanamsa,
  type CivilScales,
  type Eclipse,
  type Eclipses,
  type EclipticPosition,
  type Ephemeris,
  type EphemerisRange,
  type EquatorialPosition,
  type FixedStar,
  type FixedStars,
  type FurtherBodies,
  type FurtherBody,
  type Houses,
  type HousesRequest,
  type LunarEclipse,
  needEphemeris,
  type Obliquity,
  type RiseSetRequest,
  type RisingAndSetting,
  type SearchWindow,
  type SiderealZodiac,
  SKY_BODIES,
  type SkyBody,
  type SkyContext,
  type SolarEclipse,
  STANDARD_ATMOSPHERE,
  type TimeScales,
  URANIAN_POINTS,
  type UranianPoint,
  type ViewedBodies,
  type Viewing,
} from "./port";
export { type Approach, type ApproachSearch, closestApproaches } from "./search/approach";
export { type AspectSearch, type ExactAspect, exactAspects } from "./search/aspect";
export {
  type AngleSearch,
  angleCrossings,
  type Crossing,
  type LongitudeSearch,
  longitudeCrossings,
} from "./search/crossing";
export { type Extremum, type ExtremumSearch, extremaOf } from "./search/extrema";
export { type AngleMotion, bodyMotion, canTurn, relativeMotion } from "./search/motion";
export { ROOT_TOLERANCE_DAYS, type ScalarFunction } from "./search/root";
export { type RootSearch, rootsOf } from "./search/roots";
export { type IsSettled, SETTLED_WITHIN_DAYS } from "./search/settled";
export { type Direction, type Station, type StationSearch, stations, type Turn, turnsOf } from "./search/station";
export { type AngleState, type AngleTrack, elongationTrack, longitudeTrack } from "./search/track";
export { answerableWindow } from "./search/window";
