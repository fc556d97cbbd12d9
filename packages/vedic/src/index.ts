export { arudhaPadas } from "./arudha/operation";
export { ashtakavarga } from "./ashtakavarga/operation";
export { avastha, avasthas } from "./avasthas/operations";
export { bhavChalit } from "./bhavas/chalit";
export { nakshatra, nakshatras } from "./catalogue/nakshatras";
export { rashi, rashis } from "./catalogue/rashis";
export { vedicBirthChart } from "./chart/birth-chart";
export { vedicDailyReading } from "./daily/operation";
export { currentDasha } from "./dasha/current";
export { majorDashas } from "./dasha/major";
export { periodTold } from "./dasha/reading";
export { pranaDashas, pratyantardashas, sookshmaDashas, subDashas } from "./dasha/sub";
export { dashaPeriods } from "./dasha-systems/operation";
export { kalsarpaDosha } from "./doshas/kalsarpa";
export { manglikDosha } from "./doshas/manglik";
export { sadhesati } from "./doshas/sadhesati";
export { drishti } from "./drishti/operation";
export { festivals } from "./festivals/operation";
export { GRAHA_IDS, type GrahaId } from "./grahas";
export { heliacalVisibility } from "./heliacal/operation";
export { charaKarakas } from "./karakas/operation";
export { kpAyanamsa } from "./kp/ayanamsa-operation";
export { kpChart } from "./kp/chart-operation";
export { kpCusps } from "./kp/cusps-operation";
export { kpHorary } from "./kp/horary-operation";
export { kpPlanets } from "./kp/planets";
export { kpPlanetsInterval } from "./kp/planets-interval";
export { kpRasiChanges } from "./kp/rasi-changes";
export { kpRulingInterval } from "./kp/ruling-interval";
export { kpRulingPlanets } from "./kp/ruling-operation";
export { kpSublordChanges } from "./kp/sublord-changes";
export { kpDailyFinance } from "./kp-finance/operation";
export { dashakoot } from "./matching/dashakoot";
export { gunMilan } from "./matching/gun-milan";
export { papasamyam } from "./matching/papasamyam";
export { lunarAspects, monthlyGrahaAspects } from "./month/aspects-operations";
export { vedicEclipticCrossings } from "./month/crossings-operation";
export { vedicParallels } from "./month/parallels";
export { vedicMonthlyParallels } from "./month/parallels-monthly";
export { vedicMonthlyTransits } from "./month/transits-operation";
export { muhurta } from "./muhurta/operation";
export { vedicNarrowedTime } from "./narrowing/operation";
export { basicPanchang } from "./panchang/basic";
export { detailedPanchang } from "./panchang/detailed";
export { choghadiya, hora } from "./panchang/hours-operations";
export { panchangMonth } from "./panchang/month";
export { vedicMonthlyEphemeris } from "./positions/monthly";
export { grahaPositions } from "./positions/positions";
export { bhavaBala } from "./strength/bhava-bala";
export { shadbala } from "./strength/shadbala-operation";
export { vedicTransit } from "./transit/operation";
export type {
  ArudhaPadas,
  ArudhaPadasConventions,
  ArudhaPadasRequest,
  Ashtakavarga,
  AshtakavargaConventions,
  AshtakavargaRequest,
  Avastha,
  AvasthaRequest,
  Avasthas,
  AvasthasRequest,
  BasicPanchang,
  BasicPanchangRequest,
  BhavaBala,
  BhavaBalaConventions,
  BhavaBalaRequest,
  BhavChalit,
  BhavChalitRequest,
  CharaKarakas,
  CharaKarakasRequest,
  Choghadiya,
  ChoghadiyaRequest,
  CurrentDasha,
  CurrentDashaRequest,
  DashaConventions,
  Dashakoot,
  DashakootRequest,
  DashaPeriods,
  DashaPeriodsRequest,
  DetailedPanchang,
  DetailedPanchangRequest,
  DetectedYogas,
  DetectedYogasRequest,
  DivisionalChart,
  DivisionalChartRequest,
  Drishti,
  DrishtiConventions,
  DrishtiRequest,
  Festivals,
  FestivalsRequest,
  GrahaPositions,
  GrahaPositionsRequest,
  GunMilan,
  GunMilanRequest,
  HeliacalVisibility,
  HeliacalVisibilityConventions,
  HeliacalVisibilityRequest,
  Hora,
  HoraRequest,
  KalsarpaDosha,
  KalsarpaDoshaRequest,
  KpAyanamsa,
  KpAyanamsaRequest,
  KpChart,
  KpChartRequest,
  KpConventions,
  KpCusps,
  KpCuspsConventions,
  KpCuspsRequest,
  KpDailyFinance,
  KpDailyFinanceRequest,
  KpHorary,
  KpHoraryRequest,
  KpPlanets,
  KpPlanetsInterval,
  KpPlanetsIntervalRequest,
  KpPlanetsRequest,
  KpRasiChanges,
  KpRasiChangesRequest,
  KpRulingInterval,
  KpRulingIntervalRequest,
  KpRulingPlanets,
  KpRulingPlanetsRequest,
  KpSublordChanges,
  KpSublordChangesRequest,
  LimbChange,
  LunarAspects,
  LunarAspectsRequest,
  MajorDashas,
  MajorDashasRequest,
  ManglikDosha,
  ManglikDoshaRequest,
  MatchingConventions,
  MonthlyGrahaAspects,
  MonthlyGrahaAspectsRequest,
  Muhurta,
  MuhurtaRequest,
  Nakshatra,
  NakshatraRequest,
  Nakshatras,
  NakshatrasRequest,
  Navamsa,
  NavamsaRequest,
  PanchangDayConventions,
  PanchangHoursConventions,
  PanchangInstantConventions,
  PanchangMonth,
  PanchangMonthRequest,
  Papasamyam,
  PapasamyamRequest,
  PranaDashas,
  PranaDashasRequest,
  Pratyantardashas,
  PratyantardashasRequest,
  Rashi,
  RashiRequest,
  Rashis,
  RashisRequest,
  SadeSatiConventions,
  Sadhesati,
  SadhesatiRequest,
  Shadbala,
  ShadbalaConventions,
  ShadbalaRequest,
  SookshmaDashas,
  SookshmaDashasRequest,
  SubDashas,
  SubDashasRequest,
  UncertainArudhaPadas,
  UncertainAshtakavarga,
  UncertainBhavaBala,
  UncertainBhavChalit,
  UncertainCharaKarakas,
  UncertainCurrentDasha,
  UncertainDashakoot,
  UncertainDashaPeriods,
  UncertainDetectedYogas,
  UncertainDivisionalChart,
  UncertainDrishti,
  UncertainGrahaPositions,
  UncertainGunMilan,
  UncertainKalsarpaDosha,
  UncertainKpChart,
  UncertainKpCusps,
  UncertainKpDailyFinance,
  UncertainKpPlanets,
  UncertainKpRulingPlanets,
  UncertainMajorDashas,
  UncertainManglikDosha,
  UncertainMuhurta,
  UncertainNavamsa,
  UncertainPapasamyam,
  UncertainPranaDashas,
  UncertainPratyantardashas,
  UncertainSadhesati,
  UncertainShadbala,
  UncertainSookshmaDashas,
  UncertainSubDashas,
  UncertainUpagrahas,
  UncertainVedicBirthChart,
  UncertainVedicDailyReading,
  UncertainVedicNarrowedTime,
  UncertainVedicParallels,
  UncertainVedicTransit,
  UpagrahaConventions,
  Upagrahas,
  UpagrahasRequest,
  VargaConventions,
  Varshaphala,
  VarshaphalaConventions,
  VarshaphalaRequest,
  VedicAspectSearchConventions,
  VedicBirthChart,
  VedicBirthChartConventions,
  VedicBirthChartRequest,
  VedicConventions,
  VedicDailyReading,
  VedicDailyReadingConventions,
  VedicDailyReadingRequest,
  VedicEclipticCrossings,
  VedicEclipticCrossingsRequest,
  VedicMonthlyEphemeris,
  VedicMonthlyEphemerisConventions,
  VedicMonthlyEphemerisRequest,
  VedicMonthlyParallels,
  VedicMonthlyParallelsConventions,
  VedicMonthlyParallelsRequest,
  VedicMonthlyTransits,
  VedicMonthlyTransitsRequest,
  VedicNarrowedTime,
  VedicNarrowedTimeRequest,
  VedicParallels,
  VedicParallelsConventions,
  VedicParallelsRequest,
  VedicSearchConventions,
  VedicTransit,
  VedicTransitConventions,
  VedicTransitRequest,
  YogaCatalogue,
  YogaCatalogueRequest,
  YogaEntry,
  YogaEntryRequest,
} from "./types";
export { upagrahas } from "./upagraha/operation";
export { divisionalChart, navamsa } from "./vargas/operations";
export { varshaphala } from "./varshaphala/operation";
export { yogaCatalogue, yogaEntry } from "./yoga/catalogue-operations";
export { detectedYogas } from "./yoga/detect-operation";
