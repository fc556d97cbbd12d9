export { type AspectEvent, type AspectEventSearch, exactAspectsAmong } from "./aspects/exact";
export { type AspectMatch, aspectBetween, type MovingPoint } from "./aspects/find";
export { aspects } from "./aspects/operation";
export { ASPECT_IDS, ASPECTS, type AspectId, type AspectNature } from "./aspects/table";
export { monthlyAspects } from "./aspects-monthly/operation";
export { ASTEROID_IDS, type AsteroidId } from "./asteroids/compute";
export { asteroids } from "./asteroids/operation";
export { natalBirthTime } from "./birth-time/schema";
export { aspectsAmong, type ChartAspect } from "./chart/aspects";
export { archetypeOf } from "./compatibility/archetype";
export { categoryScores, overallScore } from "./compatibility/categories";
export { compatibilityScore } from "./compatibility/operation";
export { type CompositeHouses, compositeHouses, midpointDeg } from "./composite/midpoint";
export { compositeChart } from "./composite/operation";
export { primaryDirections } from "./directions/operation";
export { nodePassages } from "./ecliptic-crossings/operation";
export { fixedStars } from "./fixed-stars/operation";
export { STAR_IDS, STARS, type StarId } from "./fixed-stars/table";
export { dailyHoroscope } from "./horoscope/daily";
export { monthlyHoroscope } from "./horoscope/monthly";
export { weeklyHoroscope } from "./horoscope/weekly";
export { yearlyHoroscope } from "./horoscope/yearly";
export { houses } from "./houses/operation";
export { lilith } from "./lilith/operation";
export { LOT_IDS, type LotId, lotsOf } from "./lots/compute";
export { arabicLots } from "./lots/operation";
export { astrocartography } from "./map-lines/astrocartography";
export { localSpace } from "./map-lines/local-space";
export { moonCalendar } from "./moon-phase/calendar";
export { currentMoonPhase } from "./moon-phase/current";
export {
  illuminatedFraction,
  MOON_PHASE_IDS,
  MOON_PHASE_SYMBOLS,
  type MoonPhase,
  type MoonPhaseId,
  moonPhases,
} from "./moon-phase/phase";
export { upcomingMoonPhases } from "./moon-phase/upcoming";
export { narrowedTime } from "./narrowing/operation";
export { natalChart } from "./natal-chart/operation";
export { monthlyParallels } from "./parallels/operation";
export { findPatterns } from "./patterns/find";
export type { Pattern, PatternKind, PatternOrbs } from "./patterns/model";
export { aspectPatterns } from "./patterns/operation";
export { interAspects } from "./people/inter-aspects";
export { balanceScore } from "./people/score";
export { planetMeaning, planetMeanings, resolveBody } from "./planet-meanings/operations";
export { planetaryHours } from "./planetary-hours/operation";
export { planetPositions } from "./planets/operation";
export { monthlyEphemeris } from "./planets-monthly/operation";
export { profections } from "./profections/operation";
export { type ProfectionYear, yearOfLife } from "./profections/year";
export { type ProgressedInstant, progressedInstant } from "./progressions/instant";
export { progressions } from "./progressions/progressions";
export { solarArc } from "./progressions/solar-arc";
export { bearingDeg, type CompassPoint, compassPointOf, distanceKm } from "./relocation/globe";
export { relocationChart } from "./relocation/operation";
export { chartOfInstant, type InstantChart } from "./returns/chart";
export { nearestReturn, type ReturnPass } from "./returns/find";
export { lunarReturn } from "./returns/lunar";
export {
  presentNatalPosition,
  presentOpenLocation,
  presentOpenReturnChart,
  presentOpenReturnConventions,
  presentReturnSpan,
  presentReturnTime,
} from "./returns/open/present";
export { natalPosition, openReturnChart, openReturnConventions, returnSpan } from "./returns/open/schema";
export { planetaryReturn } from "./returns/planetary";
export { localInstantOf, presentLocation, presentReturnChart, presentReturnConventions } from "./returns/present";
export { localInstant, locationSchema, returnChartSchema, returnConventionsSchema } from "./returns/schema";
export { SOLAR_RETURN_CHOICE, solarReturn } from "./returns/solar";
export { resolveSign, zodiacSign, zodiacSigns } from "./signs/operations";
export { eclipses } from "./sky-events/eclipses";
export { ingresses } from "./sky-events/ingresses";
export { returns } from "./sky-events/returns";
export { stations } from "./sky-events/stations";
export { voidMoons } from "./sky-events/void-moons";
export { synastry } from "./synastry/operation";
export { type Dignity, dignityOf } from "./tables/bodies";
export { SIGNS } from "./tables/zodiac";
export { timeLords } from "./time-lords/operation";
export { dayOfInstantTold, instantTold, transitTold } from "./transits/contact-reading";
export { aspectsToNatal, type TransitAspect } from "./transits/find";
export { transitAspects } from "./transits/transit-aspects";
export { transits } from "./transits/transits";
export { monthlyTransits } from "./transits-monthly/operation";
export type {
  ArabicLots,
  ArabicLotsConventions,
  ArabicLotsRequest,
  AspectDescription,
  AspectPatterns,
  AspectPatternsConventions,
  AspectPatternsRequest,
  Aspects,
  AspectsConventions,
  AspectsRequest,
  Asteroids,
  AsteroidsConventions,
  AsteroidsRequest,
  Astrocartography,
  AstrocartographyConventions,
  AstrocartographyRequest,
  CompatibilityScore,
  CompatibilityScoreConventions,
  CompatibilityScoreRequest,
  CompositeChart,
  CompositeChartConventions,
  CompositeChartRequest,
  CurrentMoonPhase,
  CurrentMoonPhaseConventions,
  CurrentMoonPhaseRequest,
  DailyHoroscope,
  DailyHoroscopeRequest,
  Eclipses,
  EclipsesRequest,
  FixedStars,
  FixedStarsConventions,
  FixedStarsRequest,
  HoroscopeConventions,
  Houses,
  HousesConventions,
  HousesRequest,
  Ingresses,
  IngressesRequest,
  Lilith,
  LilithConventions,
  LilithRequest,
  LocalSpace,
  LocalSpaceConventions,
  LocalSpaceRequest,
  LunarReturn,
  LunarReturnRequest,
  MonthlyAspects,
  MonthlyAspectsConventions,
  MonthlyAspectsRequest,
  MonthlyEphemeris,
  MonthlyEphemerisConventions,
  MonthlyEphemerisRequest,
  MonthlyHoroscope,
  MonthlyHoroscopeRequest,
  MonthlyParallels,
  MonthlyParallelsConventions,
  MonthlyParallelsRequest,
  MonthlyTransits,
  MonthlyTransitsConventions,
  MonthlyTransitsRequest,
  MoonCalendar,
  MoonCalendarConventions,
  MoonCalendarRequest,
  MoonConventions,
  NarrowedTime,
  NarrowedTimeRequest,
  NatalChart,
  NatalChartConventions,
  NatalChartRequest,
  NodePassages,
  NodePassagesRequest,
  PlanetaryHours,
  PlanetaryHoursRequest,
  PlanetaryReturn,
  PlanetaryReturnConventions,
  PlanetaryReturnRequest,
  PlanetMeaning,
  PlanetMeaningRequest,
  PlanetMeanings,
  PlanetMeaningsRequest,
  PlanetPositions,
  PlanetPositionsRequest,
  PrimaryDirections,
  PrimaryDirectionsConventions,
  PrimaryDirectionsRequest,
  Profections,
  ProfectionsConventions,
  ProfectionsRequest,
  Progressions,
  ProgressionsConventions,
  ProgressionsRequest,
  RelocationChart,
  RelocationChartConventions,
  RelocationChartRequest,
  ReturnConventions,
  Returns,
  ReturnsRequest,
  ShortAndLong,
  SkyConventions,
  SolarArc,
  SolarArcConventions,
  SolarArcRequest,
  SolarReturn,
  SolarReturnRequest,
  Stations,
  StationsRequest,
  Synastry,
  SynastryConventions,
  SynastryRequest,
  TimeLords,
  TimeLordsRequest,
  TransitAspects,
  TransitAspectsConventions,
  TransitAspectsRequest,
  Transits,
  TransitsConventions,
  TransitsRequest,
  UncertainArabicLots,
  UncertainAspectPatterns,
  UncertainAspects,
  UncertainAsteroids,
  UncertainAstrocartography,
  UncertainCompatibilityScore,
  UncertainCompositeChart,
  UncertainFixedStars,
  UncertainHouses,
  UncertainLilith,
  UncertainLocalSpace,
  UncertainLunarReturn,
  UncertainNarrowedTime,
  UncertainNatalChart,
  UncertainPlanetaryReturn,
  UncertainPlanetPositions,
  UncertainProfections,
  UncertainProgressions,
  UncertainRelocationChart,
  UncertainReturns,
  UncertainSolarArc,
  UncertainSolarReturn,
  UncertainSynastry,
  UncertainTimeLords,
  UncertainTransitAspects,
  UncertainTransits,
  UpcomingMoonPhases,
  UpcomingMoonPhasesRequest,
  VoidMoons,
  VoidMoonsRequest,
  WeeklyHoroscope,
  WeeklyHoroscopeRequest,
  WindowConventions,
  YearlyHoroscope,
  YearlyHoroscopeRequest,
  ZodiacSign,
  ZodiacSignRequest,
  ZodiacSigns,
  ZodiacSignsRequest,
} from "./types";
export { eclipseKinds } from "./vocabulary/eclipses";
export { moonPhases as moonPhaseNames } from "./vocabulary/moon-phases";
export { stationNames } from "./vocabulary/stations";
export { timeLordTechniques } from "./vocabulary/time-lords";
export { voidNames } from "./vocabulary/void";
