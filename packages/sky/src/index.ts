export { angle } from "./angle";
export { type BearingSector, bearingSector, MOUNTAIN_PLACES, type MountainPlace, mountainAt } from "./bearing";
export { BODY_IDS, type BodyId, isPlanet, PLANET_IDS, type PlanetId, skyBodyOf } from "./bodies/bodies";
export {
  bodyOf,
  type ChartBody,
  chartBodies,
  chartBodyAt,
  FROM_SUN_IDS,
  heliocentricBodies,
  isHeliocentric,
  oppositeOf,
  type SeenBody,
} from "./bodies/positions";
export { bodyPositionSchema, presentBody } from "./bodies/present";
export { type AgreeingInterval, type Agreement, agreementOf, type Claim, type Interval } from "./changes/agreement";
export { isBehindSun, passesBehindSun } from "./changes/behind-sun";
export {
  type BirthTimes,
  combinationsOf,
  type OneOfBirths,
  type PieceMember,
  pieceChanges,
  presentBirthTimes,
  type SharedChanges,
  type SharedMember,
  sharedChanges,
} from "./changes/births";
export {
  angleBorders,
  type BordersDeg,
  directionBorders,
  doubtMsOf,
  evenBorders,
  LEAST_DOUBT_MS,
  longitudeBorders,
  monotoneBorders,
  type Passage,
  passagesIn,
  searchWindowOf,
} from "./changes/borders";
export {
  type Border,
  type Change,
  type Changes,
  changesOf,
  type Member,
  type MemberValue,
  type SearchedSky,
  type Stay,
  staysOf,
} from "./changes/changes";
export { curveCrossings } from "./changes/curve";
export {
  type HourAngles,
  ON_ASCENDANT,
  ON_HORIZON,
  ON_KOCH_CUSPS,
  ON_MIDHEAVEN,
  ON_PLACIDUS_CUSPS,
} from "./changes/hour-angles";
export { type FrameDeg, type PlacedBorders, placedBorders } from "./changes/points";
export { type BirthTime, MOST_CHANGES, presentBirthTime } from "./changes/present";
export { birthTimeSchema, birthTimesSchema, type ValueNames, valueNames } from "./changes/schema";
export { searchedSky } from "./changes/searched-sky";
export {
  type BirthSpan,
  birthSpan,
  clockChanges,
  clockReaches,
  isShort,
  localDateTimeOf,
  momentAt,
  wholeDay,
} from "./changes/span";
export { spanSky } from "./changes/span-sky";
export { type SunCrossing, sunCrossings } from "./changes/sun-crossings";
export {
  eclipticTarget,
  flipBorders,
  type Target,
  type TurningSky,
  turningBorders,
  turningSky,
} from "./changes/turning-sky";
export { obscurationOf } from "./eclipses/discs";
export { type LocalEclipse, localEclipse, type Seen } from "./eclipses/local";
export { type LunarStage, lunarStages } from "./eclipses/lunar";
export type { SolarStage } from "./eclipses/solar";
export { type AngleEvent, type AngleEventSearch, exactAnglesAmong } from "./events/angles";
export {
  type DeclinationEvent,
  type DeclinationSearch,
  declinationEvents,
  type ParallelKind,
} from "./events/declination";
export { type BodyStation, type SignIngress, signIngresses, stationsIn } from "./events/ingresses";
export { type CrossingBody, type EclipticCrossing, eclipticCrossings, isCrossingBody } from "./events/latitude";
export { ECLIPSE_REACH_DAYS, lunationEclipse } from "./events/lunation-eclipse";
export { type Lunation, lunations, PRINCIPAL_PHASES, type PrincipalPhase } from "./events/lunations";
export { type BodyPair, type EventSearch, inOrderOfTime } from "./events/point";
export { type BoundedMotion, partsWithinReach, type Reach } from "./events/reach";
export { rememberedSky } from "./events/remembered-sky";
export { type HorizonEvent, horizonEventAfter, SUNRISE_RULE } from "./events/risings";
export {
  eventOnDate,
  type MissingSun,
  riseOrSet,
  type SunDay,
  type SunDayInput,
  type SunEvent,
  sunDay,
  withoutSun,
} from "./events/sun-day";
export { houseCuspSchema, houseNumber, presentCusps } from "./houses/cusps";
export { type HousedPoint, housedPoint, housedPointSchema, presentHousedPoint } from "./houses/housed-point";
export { HOUSE_KEYS, type HouseKey, houseKeyOf, houseOf } from "./houses/houses";
export { SECT_RULE, SECTS, type Sect, type SectMoment, sectOf } from "./houses/sect";
export {
  type Birth,
  type BirthInput,
  birthBody,
  birthDetailsSchema,
  birthOf,
  type HousedBirthInput,
  housedBirthBody,
  housesOf,
  nodeBirthBody,
  presentBirth,
} from "./moment/birth";
export { isLeftOut, requireCivilDate } from "./moment/civil-date";
export {
  calendarNoticeOf,
  chartNoticeOf,
  momentConventionsSchema,
  noticeOf,
  offsetApplied,
  otherPlaceNoticeOf,
  POSITIONS,
  presentBodyConventions,
  presentChartMoment,
  presentConventions,
  presentMomentConventions,
  presentViewing,
  skyConventionsSchema,
} from "./moment/conventions";
export { type Engine, engineOf } from "./moment/engine";
export { type ChartMoment, type CivilMoment, chartMoment, type PlacedMoment } from "./moment/moment";
export { withMember } from "./moment/named-member";
export { type Place, requireAscendant } from "./moment/place";
export {
  eventInstants,
  type NarrowingBirth,
  type NarrowingInput,
  narrowingBirth,
  presentNarrowingConventions,
} from "./narrowing/birth";
export {
  type ClaimAsked,
  type Evidence,
  type Narrowing,
  narrowingOf,
  type RankedInterval,
  type Stance,
} from "./narrowing/narrow";
export {
  presentBirthTimeOf,
  presentClaims,
  presentEvidence,
  presentInterval,
  presentRanking,
  presentSecondOf,
} from "./narrowing/present";
export {
  type Claimable,
  type Claimed,
  checkStatements,
  claimsOf,
  LIFE_EVENTS,
  type LifeEvent,
  type LifeEventKind,
  lifeEvents,
  lifeEventsOf,
  type Statements,
} from "./narrowing/request";
export {
  claimShape,
  narrowingBirthTime,
  narrowingConventions,
  narrowingSecond,
  narrowingShape,
} from "./narrowing/schema";
export { type NarrowingKey, type NarrowingTelling, narrowingSummary } from "./narrowing/told";
export { askedSky, inAskedSky, inUsualSky, type SkyChoice } from "./viewing/asked-sky";
export {
  type AskedWindow,
  type EventsInput,
  eventsBody,
  eventsEcho,
  type FirstEvents,
  firstEvents,
  localInstant,
  presentEventsEcho,
  windowAsked,
} from "./window/asked";
export {
  datedIn,
  type MonthFacts,
  type MonthInput,
  monthConventionsSchema,
  monthEcho,
  monthFacts,
  presentMonthConventions,
  presentMonthEcho,
} from "./window/month";
export { presentPeriodSearched, presentWindowConventions } from "./window/present";
export {
  askedMonth,
  eventInstantSchema,
  monthBody,
  monthNumber,
  periodSearched,
  windowConventionsSchema,
  windowTimezone,
  yearBetween,
} from "./window/schema";
export {
  daysOf,
  type EventInstant,
  epochMsIn,
  firstDayOf,
  instantAt,
  type LocalWindow,
  monthAsked,
  monthWindow,
  presentInstant,
  type YearAndMonth,
  yearWindow,
} from "./window/window";
export { type Frame, type FrameChoice, frameAt, frameChoiceOf, inFrameDeg, TROPICAL_FRAME } from "./zodiac/frame";
export { type ZodiacPlace, zodiacPlace } from "./zodiac/place";
export { longitudeDeg, zodiacPlaceSchema } from "./zodiac/schema";
export { skyInZodiac } from "./zodiac/sidereal-sky";
export { SIGN_IDS, type SignId, signAfter, signAt, signOf } from "./zodiac/signs";
