// The facts behind the answers: unrounded numbers and canonical ids, without language.
export { type BusinessNameFacts, computeBusinessName } from "./chaldean/business-name";
export { computeDual, type DualReadingFacts } from "./chaldean/dual";
export { type ChaldeanReading, computeChaldean } from "./chaldean/operations";
export { type ChartInput, computeChart, type NumerologyChartFacts } from "./chart/compute";
export { type Band, computeCompatibility, type NumberCompatibility, type Pair } from "./compatibility/compute";
export { type BirthDayNumber, computeBirthDay } from "./core/birth-day";
export { type Bridge, type Bridges, computeBridges } from "./core/bridge";
export { computeLifePath } from "./core/life-path";
export { computeMaturity, type MaturityNumber } from "./core/maturity";
export { computeExpression, computePersonality, computeSoulUrge, type NameNumber } from "./core/name-numbers";
export {
  type Birthday,
  computePersonalDay,
  computePersonalMonth,
  computePersonalYear,
  type PersonalDayFacts,
  type PersonalMonthFacts,
  type PersonalYearFacts,
} from "./cycles/compute";
export { computeDailyNumber, type DailyNumberFacts } from "./daily/operation";
export { computeKarmicDebt, type KarmicDebtFacts } from "./karmic/debt";
export { computeKarmicLessons, type KarmicLessonsFacts } from "./karmic/lessons";
