// The facts behind the answers: unrounded numbers and canonical ids, without language. Other traditions build on these.

export { type HorizonEvent, horizonEventAfter, SUNRISE_RULE } from "@almagest/sky";
export { computeArudhaPadas } from "./arudha/operation";
export { type ArudhaPada, arudhaPadasOf } from "./arudha/padas";
export {
  type Ashtakavarga,
  ashtakavargaOf,
  ashtakavargaOfChart,
  computeAshtakavarga,
  givesBindu,
} from "./ashtakavarga/compute";
export { type Avasthas, avasthasOf } from "./avasthas/states";
export { computeBhavChalit } from "./bhavas/chalit";
export { type DashaSpread, dashaSpreads } from "./birth-time/dasha";
export { dashaEventMembers } from "./birth-time/events";
export { kpCuspMembers } from "./birth-time/kp";
export {
  type Extent,
  type KnownPartner,
  type MatchingSetting,
  type MatchSpread,
  type MoonStay,
  matchingMembers,
  matchSpread,
  moonStays,
} from "./birth-time/matching";
export { fineVargaMembers, lagnaAndMoonMembers, vedicChanges, vedicMembers } from "./birth-time/members";
export { vedicValueNames } from "./birth-time/names";
export type { VedicSetting } from "./birth-time/search";
export { type BirthChartFacts, computeBirthChart } from "./chart/compute";
export { type ChartPoint, rashiPoints, vargaPoints } from "./chart/points";
export { computeVedicDaily, type DailyFacts, type DailyInput } from "./daily/compute";
export { type Gochara, gocharaOf } from "./daily/gochara";
export {
  commonHouses,
  type DashaBirth,
  dashaBirthOf,
  type LivedPeriod,
  type LordSignificators,
  livedPeriods,
  lordSignificators,
} from "./dasha/birth";
export { type CurrentDashaFacts, computeCurrentDasha } from "./dasha/current";
export { computeMajorDashas, type MajorDashasFacts } from "./dasha/major";
export {
  DASHA_LEVELS,
  type DashaLevel,
  type DashaPeriod,
  majorPeriods,
  periodOfPath,
  runningPeriods,
  subPeriods,
  type Vimshottari,
  vimshottari,
  YEAR_DAYS,
} from "./dasha/periods";
export { computeSubDashas, type SubDashasFacts } from "./dasha/sub";
export { computeDashaPeriods, type DashaPeriodsFacts } from "./dasha-systems/compute";
export { computeKalsarpa, type KalsarpaFacts } from "./doshas/kalsarpa";
export { type Kalsarpa, kalsarpaOf } from "./doshas/kalsarpa-rule";
export { computeManglik, type ManglikFacts } from "./doshas/manglik";
export { type Manglik, manglikOf } from "./doshas/manglik-rule";
export { computeSadhesati, type SadhesatiFacts } from "./doshas/sade-sati";
export { type SadeSatiSpan, type SaturnStay, sadeSatiSpans } from "./doshas/saturn-stays";
export { computeDrishti, type Drishti, drishtisAmong } from "./drishti/compute";
export { computeFestivals, type FestivalsFacts } from "./festivals/operation";
export {
  FIVE_PLANETS,
  GRAHA_IDS,
  type GrahaId,
  isNode,
  isSevenGraha,
  type PointId,
  SEVEN_GRAHAS,
  type SevenGraha,
  weekdayLord,
} from "./grahas";
export { computeHeliacal, type HeliacalFacts } from "./heliacal/operation";
export { computeCharaKarakas } from "./karakas/operation";
export { type CharaKaraka, charaKarakasOf } from "./karakas/rank";
export { computeKpAyanamsa } from "./kp/ayanamsa-operation";
export { type PartChange, partChanges, type RashiChange, rashiChanges } from "./kp/changes";
export { computeKpChart, computeKpCusps, computeKpPlanets, type KpChartFacts, kpChartOf } from "./kp/chart";
export { KP_PARTS, type KpLords, type KpPart, kpLords, kpPartAt, kpSpan } from "./kp/division";
export { kpFrame } from "./kp/frame";
export { computeKpHorary, type KpHoraryFacts } from "./kp/horary";
export { computeKpPlanetsInterval } from "./kp/planets-interval";
export { computeKpRasiChanges } from "./kp/rasi-changes";
export { type RulingPlanets, rulingPlanetsAt } from "./kp/ruling";
export { computeKpRulingInterval } from "./kp/ruling-interval";
export { computeKpRulingPlanets } from "./kp/ruling-operation";
export { grahasSignifying, type HousedSky, housesSignified, type KpBody } from "./kp/significators";
export { computeKpSublordChanges } from "./kp/sublord-changes";
export { computeKpDailyFinance, type KpFinanceFacts } from "./kp-finance/compute";
export { computeDashakoot, type DashakootFacts } from "./matching/dashakoot";
export { ashtakoot } from "./matching/eight";
export { computeGunMilan, type GunMilanFacts } from "./matching/gun-milan";
export { computePapasamyam, type PapasamyamFacts } from "./matching/papasamyam";
export { moonPlaceOf } from "./matching/people";
export { type Porutham, poruthamsOf } from "./matching/poruthams";
export type { MoonPlace } from "./matching/tables";
export { computeLunarAspects, computeMonthlyGrahaAspects, type GrahaAspectsFacts } from "./month/aspects-operations";
export { computeVedicCrossings, type VedicCrossingsFacts } from "./month/crossings-operation";
export { computeVedicParallels, type VedicParallelsFacts } from "./month/parallels-compute";
export { computeVedicMonthlyParallels, type VedicMonthlyParallelsFacts } from "./month/parallels-monthly";
export { type GrahaIngress, grahaIngresses } from "./month/sidereal";
export { computeVedicMonthlyTransits, type VedicMonthlyTransitsFacts } from "./month/transits-operation";
export { computeMuhurta, type MuhurtaFacts } from "./muhurta/compute";
export { computeVedicNarrowedTime, type VedicNarrowedTimeFacts } from "./narrowing/compute";
export {
  type KaranaFacts,
  karanaFacts,
  type NakshatraFacts,
  nakshatraFacts,
  type TithiFacts,
  tithiFacts,
  yogaAt,
} from "./panchang/attributes";
export { type BasicPanchangFacts, computeBasicPanchang } from "./panchang/basic";
export {
  computeDetailedPanchang,
  type DetailedPanchang,
  type InstantLimbs,
  limbsOfInstant,
} from "./panchang/compute";
export { type DayInput, type PanchangDay, panchangDay } from "./panchang/day";
export { type DayLimbs, panchangLimbs } from "./panchang/day-limbs";
export { type Choghadiya, choghadiyas, type Hora, horas } from "./panchang/hours";
export {
  LIMB_KINDS,
  LIMB_PARTS,
  type LimbKind,
  type LimbPlace,
  type LimbSpan,
  limbSpans,
  limbsAt,
  moonSignSpans,
} from "./panchang/limbs";
export { isGoodMoonHouse, taraOf, taraQuality } from "./panchang/strength";
export { amritas, dayPart, durMuhurtas, type Muhurta, muhurtas, varjyams } from "./panchang/windows";
export { computeGrahaPositions, computeMonthOfGrahas } from "./positions/compute";
export { type Bhava, bhavaOf, sripatiBhavas } from "./sky/bhavas";
export { chartInFrame, rashiHouse, type VedicBirthInput, type VedicChart, vedicChartOf } from "./sky/chart";
export { type Combustion, combustionsOf } from "./sky/combustion";
export { type Frame, type FrameChoice, frameAt, frameChoiceOf, inFrameDeg, TROPICAL_FRAME } from "./sky/frame";
export { type Graha, grahaAt, grahaOf, grahasAt, type Position, positionOf } from "./sky/positions";
export {
  type SolarDay,
  solarDayAfter,
  solarDayAt,
  varaOfDay,
} from "./sky/sun";
export { type PlanetaryWar, planetaryWars } from "./sky/war";
export { type Beneficence, beneficenceOf, isWaxing } from "./strength/beneficence";
export { type BhavaBala, computeBhavaBala } from "./strength/bhava-bala";
export { drikBalaAt, parasharaSight, ramanSight } from "./strength/drik";
export { computeShadbala, type Shadbala, type ShadbalaFacts, shadbalaOf } from "./strength/shadbala";
export { type Dignity, dignityAt, naturalRelation, signsOfGrahas } from "./tables/dignity";
export { aspectedHouses, looksAt } from "./tables/drishti";
export { computeTransit, overNatal, type TransitFacts, type TransitingGraha } from "./transit/compute";
export { contributorsOf, type Kaksha, kakshaOf } from "./transit/kaksha";
export { computeUpagrahas, sunBasedOf } from "./upagraha/compute";
export { computeDivisionalChart, computeNavamsa } from "./vargas/compute";
export { DIVISIONS, type Division, vargaPart0, vargaSign0 } from "./vargas/sign";
export { YOGAS, yogaOf } from "./yoga/catalogue";
export { computeDetectedYogas, type DetectedYoga, detectYogas } from "./yoga/detect";
export { degreeInSign, houseFrom, signIndex0, ticksOf } from "./zodiac/circle";
export {
  NAKSHATRA_IDS,
  type NakshatraId,
  type NakshatraPlace,
  nakshatraLord,
  nakshatraOf,
  VIMSHOTTARI_LORDS,
  VIMSHOTTARI_YEARS,
} from "./zodiac/nakshatras";
export { isOddSign, lordOfSign, rashiOf, signsOwnedBy } from "./zodiac/rashis";
