export {
  type BusinessName,
  calculateBusinessName as businessName,
  computeBusinessName,
} from "./chaldean/business-name";
export { type ChaldeanCount, chaldeanCount } from "./chaldean/count";
export { calculateDual as dualReading, computeDual, type DualReading } from "./chaldean/dual";
export {
  type ChaldeanReading,
  calculateChaldean as chaldeanNumbers,
  computeChaldean,
  getCompoundNumber as compoundNumber,
} from "./chaldean/operations";
export { type BusinessRating, chaldeanValue, type Nature, natureOf, sameAs } from "./chaldean/table";
export { type ChartInput, computeChart, type NumerologyChart } from "./chart/compute";
export { generateNumerologyChart as numerologyChart } from "./chart/operation";
export { challengesOf, type Phase, pinnaclesOf } from "./chart/phases";
export { type Band, bandOf, computeCompatibility, type NumberCompatibility, type Pair } from "./compatibility/compute";
export { pairScore } from "./compatibility/matrix";
export { calculateNumCompatibility as compatibility } from "./compatibility/operation";
export { type BirthDayNumber, calculateBirthDay as birthDay, computeBirthDay } from "./core/birth-day";
export { type Bridge, type Bridges, calculateBridgeNumbers as bridgeNumbers, computeBridges } from "./core/bridge";
export { calculateLifePath as lifePath, computeLifePath } from "./core/life-path";
export { calculateMaturity as maturity, computeMaturity, type MaturityNumber } from "./core/maturity";
export {
  calculateExpression as expression,
  calculatePersonality as personality,
  calculateSoulUrge as soulUrge,
  computeExpression,
  computePersonality,
  computeSoulUrge,
  type NameNumber,
} from "./core/name-numbers";
export { getNumberMeaning as numberMeaning } from "./core/number-meaning";
export type { BirthDate, CorePosition, PositionNumber } from "./core/positions";
export {
  type Birthday,
  type PersonalDay,
  type PersonalMonth,
  type PersonalYear,
  personalDay as computePersonalDay,
  personalMonth as computePersonalMonth,
  personalYear as computePersonalYear,
} from "./cycles/compute";
export {
  calculatePersonalDay as personalDay,
  calculatePersonalMonth as personalMonth,
  calculatePersonalYear as personalYear,
} from "./cycles/operations";
export { computeDailyNumber, type DailyNumber, getDailyNumber as dailyNumber } from "./daily/operation";
export { checkKarmicDebt as karmicDebt, computeKarmicDebt, type KarmicDebt } from "./karmic/debt";
export { analyzeKarmicLessons as karmicLessons, computeKarmicLessons, type KarmicLessons } from "./karmic/lessons";
export { type CountedName, countedName, type Reading } from "./names/counted";
export { type NameContext, needTransliterator, type Transliterate } from "./names/transliterator";
export { pythagoreanValue } from "./numbers/pythagorean";
export { DEBTS, type Debt, MASTERS, type MeaningNumber, NUMBERS, reduced, reductionChain } from "./numbers/reduce";
export { numerology } from "./operations";
