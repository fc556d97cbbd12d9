import { type Domain, defineDomain } from "@almagest/operation";
import { aspects } from "./aspects/operation";
import { monthlyAspects } from "./aspects-monthly/operation";
import { asteroids } from "./asteroids/operation";
import { compatibilityScore } from "./compatibility/operation";
import { compositeChart } from "./composite/operation";
import { concepts } from "./concepts";
import { primaryDirections } from "./directions/operation";
import { nodePassages } from "./ecliptic-crossings/operation";
import { collections } from "./field-labels/collections";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { fixedStars } from "./fixed-stars/operation";
import { dailyHoroscope } from "./horoscope/daily";
import { monthlyHoroscope } from "./horoscope/monthly";
import { weeklyHoroscope } from "./horoscope/weekly";
import { yearlyHoroscope } from "./horoscope/yearly";
import { houses } from "./houses/operation";
import { lilith } from "./lilith/operation";
import { arabicLots } from "./lots/operation";
import { astrocartography } from "./map-lines/astrocartography";
import { localSpace } from "./map-lines/local-space";
import { moonCalendar } from "./moon-phase/calendar";
import { currentMoonPhase } from "./moon-phase/current";
import { upcomingMoonPhases } from "./moon-phase/upcoming";
import { loadNames } from "./names.generated";
import { narrowedTime } from "./narrowing/operation";
import { natalChart } from "./natal-chart/operation";
import { monthlyParallels } from "./parallels/operation";
import { aspectPatterns } from "./patterns/operation";
import { DRAWN } from "./pictures/drawn";
import { planetMeaning, planetMeanings } from "./planet-meanings/operations";
import { planetaryHours } from "./planetary-hours/operation";
import { planetPositions } from "./planets/operation";
import { monthlyEphemeris } from "./planets-monthly/operation";
import { profections } from "./profections/operation";
import { progressions } from "./progressions/progressions";
import { solarArc } from "./progressions/solar-arc";
import { relocationChart } from "./relocation/operation";
import { lunarReturn } from "./returns/lunar";
import { planetaryReturn } from "./returns/planetary";
import { solarReturn } from "./returns/solar";
import { zodiacSign, zodiacSigns } from "./signs/operations";
import { eclipses } from "./sky-events/eclipses";
import { ingresses } from "./sky-events/ingresses";
import { returns } from "./sky-events/returns";
import { stations } from "./sky-events/stations";
import { voidMoons } from "./sky-events/void-moons";
import { synastry } from "./synastry/operation";
import { timeLords } from "./time-lords/operation";
import { transitAspects } from "./transits/transit-aspects";
import { transits } from "./transits/transits";
import { monthlyTransits } from "./transits-monthly/operation";

/** Western astrology as the transports mount it. */
export const western: Domain = defineDomain({
  concepts,
  id: "astrology",
  folder: "western",
  title: "Western astrology",
  description: "Tropical charts: positions, houses, aspects and their reading; signs and planets",
  featured: [
    "generateNatalChart",
    "calculateTransits",
    "calculateSynastry",
    "getDailyHoroscope",
    "getCurrentMoonPhase",
  ],
  operations: {
    arabicLots,
    aspectPatterns,
    aspects,
    monthlyAspects,
    asteroids,
    astrocartography,
    compatibilityScore,
    compositeChart,
    nodePassages,
    fixedStars,
    dailyHoroscope,
    monthlyHoroscope,
    weeklyHoroscope,
    houses,
    lilith,
    localSpace,
    lunarReturn,
    moonCalendar,
    currentMoonPhase,
    upcomingMoonPhases,
    natalChart,
    monthlyParallels,
    planetMeanings,
    planetMeaning,
    planetaryReturn,
    planetPositions,
    monthlyEphemeris,
    profections,
    progressions,
    relocationChart,
    zodiacSigns,
    zodiacSign,
    solarArc,
    solarReturn,
    synastry,
    transitAspects,
    transits,
    monthlyTransits,
    yearlyHoroscope,
    narrowedTime,
    stations,
    ingresses,
    eclipses,
    returns,
    voidMoons,
    timeLords,
    planetaryHours,
    primaryDirections,
  },
  texts: {
    en: async () => [(await import("./texts/en")).en],
    de: async () => (await import("./texts/de")).read(),
    es: async () => (await import("./texts/es")).read(),
    fr: async () => (await import("./texts/fr")).read(),
    hi: async () => (await import("./texts/hi")).read(),
    pt: async () => (await import("./texts/pt")).read(),
    ru: async () => (await import("./texts/ru")).read(),
    tr: async () => (await import("./texts/tr")).read(),
    "zh-Hans": async () => (await import("./texts/zh-Hans")).read(),
    "zh-Hant": async () => (await import("./texts/zh-Hant")).read(),
  },
  labels: { fields, values, collections },
  pictures: { of: DRAWN, load: () => import("./pictures") },
  loadNames,
});
