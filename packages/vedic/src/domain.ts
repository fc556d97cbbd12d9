import { type Domain, defineDomain } from "@almagest/operation";
import { arudhaPadas } from "./arudha/operation";
import { ashtakavarga } from "./ashtakavarga/operation";
import { avastha, avasthas } from "./avasthas/operations";
import { bhavChalit } from "./bhavas/chalit";
import { nakshatra, nakshatras } from "./catalogue/nakshatras";
import { rashi, rashis } from "./catalogue/rashis";
import { vedicBirthChart } from "./chart/birth-chart";
import { concepts } from "./concepts";
import { vedicDailyReading } from "./daily/operation";
import { currentDasha } from "./dasha/current";
import { majorDashas } from "./dasha/major";
import { pranaDashas, pratyantardashas, sookshmaDashas, subDashas } from "./dasha/sub";
import { dashaPeriods } from "./dasha-systems/operation";
import { kalsarpaDosha } from "./doshas/kalsarpa";
import { manglikDosha } from "./doshas/manglik";
import { sadhesati } from "./doshas/sadhesati";
import { drishti } from "./drishti/operation";
import { festivals } from "./festivals/operation";
import { collections } from "./field-labels/collections";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { heliacalVisibility } from "./heliacal/operation";
import { charaKarakas } from "./karakas/operation";
import { kpAyanamsa } from "./kp/ayanamsa-operation";
import { kpChart } from "./kp/chart-operation";
import { kpCusps } from "./kp/cusps-operation";
import { kpHorary } from "./kp/horary-operation";
import { kpPlanets } from "./kp/planets";
import { kpPlanetsInterval } from "./kp/planets-interval";
import { kpRasiChanges } from "./kp/rasi-changes";
import { kpRulingInterval } from "./kp/ruling-interval";
import { kpRulingPlanets } from "./kp/ruling-operation";
import { kpSublordChanges } from "./kp/sublord-changes";
import { kpDailyFinance } from "./kp-finance/operation";
import { dashakoot } from "./matching/dashakoot";
import { gunMilan } from "./matching/gun-milan";
import { papasamyam } from "./matching/papasamyam";
import { lunarAspects, monthlyGrahaAspects } from "./month/aspects-operations";
import { vedicEclipticCrossings } from "./month/crossings-operation";
import { vedicParallels } from "./month/parallels";
import { vedicMonthlyParallels } from "./month/parallels-monthly";
import { vedicMonthlyTransits } from "./month/transits-operation";
import { muhurta } from "./muhurta/operation";
import { loadNames } from "./names.generated";
import { vedicNarrowedTime } from "./narrowing/operation";
import { basicPanchang } from "./panchang/basic";
import { detailedPanchang } from "./panchang/detailed";
import { choghadiya, hora } from "./panchang/hours-operations";
import { panchangMonth } from "./panchang/month";
import { vedicMonthlyEphemeris } from "./positions/monthly";
import { grahaPositions } from "./positions/positions";
import { bhavaBala } from "./strength/bhava-bala";
import { shadbala } from "./strength/shadbala-operation";
import { vedicTransit } from "./transit/operation";
import { upagrahas } from "./upagraha/operation";
import { divisionalChart, navamsa } from "./vargas/operations";
import { varshaphala } from "./varshaphala/operation";
import { yogaCatalogue, yogaEntry } from "./yoga/catalogue-operations";
import { detectedYogas } from "./yoga/detect-operation";

/** Vedic astrology, Krishnamurti Paddhati and the panchang as the transports mount them. */
export const vedic: Domain = defineDomain({
  concepts,
  id: "vedic-astrology",
  folder: "vedic",
  title: "Vedic astrology",
  description: "Sidereal charts and their strengths, dashas, yogas, matching, the panchang and Krishnamurti Paddhati",
  featured: ["generateBirthChart", "getCurrentDasha", "getDetailedPanchang"],
  operations: {
    arudhaPadas,
    ashtakavarga,
    drishti,
    lunarAspects,
    monthlyGrahaAspects,
    avasthas,
    avastha,
    bhavChalit,
    bhavaBala,
    vedicBirthChart,
    charaKarakas,
    gunMilan,
    vedicDailyReading,
    currentDasha,
    majorDashas,
    subDashas,
    pratyantardashas,
    sookshmaDashas,
    pranaDashas,
    dashaPeriods,
    divisionalChart,
    kalsarpaDosha,
    manglikDosha,
    sadhesati,
    vedicEclipticCrossings,
    heliacalVisibility,
    kpAyanamsa,
    kpChart,
    kpCusps,
    kpHorary,
    kpPlanets,
    kpPlanetsInterval,
    kpRasiChanges,
    kpRulingPlanets,
    kpRulingInterval,
    kpSublordChanges,
    nakshatras,
    nakshatra,
    navamsa,
    basicPanchang,
    choghadiya,
    detailedPanchang,
    panchangMonth,
    hora,
    vedicParallels,
    vedicMonthlyParallels,
    grahaPositions,
    vedicMonthlyEphemeris,
    rashis,
    rashi,
    shadbala,
    vedicTransit,
    vedicMonthlyTransits,
    upagrahas,
    yogaCatalogue,
    detectedYogas,
    yogaEntry,
    dashakoot,
    papasamyam,
    kpDailyFinance,
    festivals,
    muhurta,
    vedicNarrowedTime,
    varshaphala,
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
  pictures: {
    of: [
      "calculateArudhaPadas",
      "calculateAshtakavarga",
      "calculateDrishti",
      "getLunarAspects",
      "getMonthlyAspects",
      "calculateBhavChalit",
      "calculateBhavaBala",
      "generateBirthChart",
      "calculateCharaKarakas",
      "calculateGunMilan",
      "getVedicDailyReading",
      "getCurrentDasha",
      "getMajorDashas",
      "getSubDashas",
      "getPratyantardashas",
      "getSookshmaDashas",
      "getPranaDashas",
      "getDashaPeriods",
      "generateDivisionalChart",
      "checkSadhesati",
      "getEclipticCrossings",
      "getHeliacalVisibility",
      "generateKpChart",
      "getKpCusps",
      "castKpHoraryChart",
      "getKpPlanets",
      "getKpPlanetsInterval",
      "getKpRasiChanges",
      "getKpRulingPlanets",
      "getKpRulingInterval",
      "getKpSublordChanges",
      "listNakshatras",
      "getNakshatra",
      "generateNavamsa",
      "getBasicPanchang",
      "getChoghadiya",
      "getDetailedPanchang",
      "getPanchangMonth",
      "getHora",
      "calculateParallels",
      "getMonthlyParallels",
      "getPlanetPositions",
      "getMonthlyEphemeris",
      "listRashis",
      "getRashi",
      "calculateShadbala",
      "calculateTransit",
      "getMonthlyTransits",
      "getUpagrahaPositions",
      "calculateDashakoot",
      "calculatePapasamyam",
      "getKpDailyFinance",
      "narrowVedicBirthTime",
      "castVarshaphala",
    ],
    load: () => import("./pictures"),
  },
  loadNames,
});
