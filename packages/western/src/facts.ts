// The facts behind the answers: unrounded numbers and canonical ids, without language.

export { computeAspects } from "./aspects/compute";
export { computeMonthlyAspects, type MonthlyAspectsFacts } from "./aspects-monthly/operation";
export { computeAsteroids } from "./asteroids/compute";
export {
  EVENT_ANGLES,
  EVENT_TIMINGS,
  type EventAngle,
  type EventContact,
  type EventEvidence,
  type EventMembers,
  type EventTiming,
  eventEvidence,
  eventMembers,
} from "./birth-time/events";
export { natalChanges, natalMembers } from "./birth-time/members";
export { natalValueNames } from "./birth-time/names";
export { type OpenBirth, type OpenMomentInput, openBirth } from "./birth-time/open-birth";
export { pointMembers, signMember } from "./birth-time/points";
export { type Arc, type NatalReach, natalReaches, WIDEST_DATED_DEG } from "./birth-time/reach";
export { type NatalSetting, pointSearch } from "./birth-time/search";
export { edgesOf, type Visit, visitsAmong } from "./birth-time/visits";
export { type Compatibility, computeCompatibility } from "./compatibility/compute";
export { type CompositeChartFacts, computeCompositeChart } from "./composite/compute";
export { computeNodePassages, type NodePassagesFacts } from "./ecliptic-crossings/operation";
export { computeFixedStars } from "./fixed-stars/compute";
export { computeDailyHoroscope, type DailyHoroscopeFacts } from "./horoscope/daily";
export { computeMonthlyHoroscope, type MonthlyHoroscopeFacts } from "./horoscope/monthly";
export { computeWeeklyHoroscope } from "./horoscope/weekly";
export { computeYearlyHoroscope, type YearlyHoroscopeFacts } from "./horoscope/yearly";
export { computeHouses } from "./houses/compute";
export { computeLilith } from "./lilith/compute";
export { computeArabicLots } from "./lots/compute";
export { computeAstrocartography } from "./map-lines/astrocartography-compute";
export { computeLocalSpace } from "./map-lines/local-space-compute";
export { computeMoonCalendar, type MoonCalendarFacts } from "./moon-phase/calendar";
export { type CurrentMoonPhaseFacts, computeCurrentMoonPhase } from "./moon-phase/current";
export { computeUpcomingMoonPhases, type UpcomingMoonPhasesFacts } from "./moon-phase/upcoming";
export { computeNarrowedTime, type NarrowedTimeFacts } from "./narrowing/compute";
export { computeNatalChart, type NatalBody, type NatalChartFacts, type NatalInput } from "./natal-chart/compute";
export { computeMonthlyParallels, type MonthlyParallelsFacts } from "./parallels/operation";
export { computeAspectPatterns } from "./patterns/compute";
export { computePlanetPositions } from "./planets/compute";
export { computeMonthlyEphemeris, type MonthlyEphemerisFacts } from "./planets-monthly/operation";
export { computeProfections, type ProfectionsFacts } from "./profections/compute";
export { computeProgressions, type ProgressionsFacts } from "./progressions/progressions-compute";
export { computeSolarArc, type SolarArcFacts } from "./progressions/solar-arc-compute";
export { computeRelocation, type Relocation } from "./relocation/compute";
export { computeLunarReturn } from "./returns/lunar";
export { computePlanetaryReturn } from "./returns/planetary";
export { computeOpenSolarReturn, computeSolarReturn } from "./returns/solar";
export { computeSynastry, type SynastryFacts } from "./synastry/compute";
export { computeTransitAspects } from "./transits/transit-aspects";
export { computeTransits } from "./transits/transits";
export { computeMonthlyTransits, type MonthlyTransitsFacts } from "./transits-monthly/operation";
