export { businessName } from "./chaldean/business-name";
export { type ChaldeanCount, chaldeanCount } from "./chaldean/count";
export { dualReading } from "./chaldean/dual";
export { chaldeanNumbers, compoundNumber } from "./chaldean/operations";
export { type BusinessRating, chaldeanValue, type Nature, natureOf, sameAs } from "./chaldean/table";
export { numerologyChart } from "./chart/operation";
export { challengesOf, type Phase, pinnaclesOf } from "./chart/phases";
export { bandOf } from "./compatibility/compute";
export { pairScore } from "./compatibility/matrix";
export { numerologyCompatibility } from "./compatibility/operation";
export { birthDay } from "./core/birth-day";
export { bridgeNumbers } from "./core/bridge";
export { lifePath } from "./core/life-path";
export { maturity } from "./core/maturity";
export { expression, personality, soulUrge } from "./core/name-numbers";
export { numberMeaning } from "./core/number-meaning";
export type { BirthDate, CorePosition, PositionNumber } from "./core/positions";
export { personalDay, personalMonth, personalYear } from "./cycles/operations";
export { dailyNumber } from "./daily/operation";
export { karmicDebt } from "./karmic/debt";
export { karmicLessons } from "./karmic/lessons";
export { type CountedName, countedName, type Reading } from "./names/counted";
export { type NameContext, needTransliterator, type Transliterate } from "./names/transliterator";
export { pythagoreanValue } from "./numbers/pythagorean";
export { DEBTS, type Debt, MASTERS, type MeaningNumber, NUMBERS, reduced, reductionChain } from "./numbers/reduce";
export type {
  BirthDay,
  BirthDayRequest,
  BridgeNumbers,
  BridgeNumbersRequest,
  BusinessName,
  BusinessNameRequest,
  ChaldeanNumbers,
  ChaldeanNumbersRequest,
  CompoundNumber,
  CompoundNumberRequest,
  DailyNumber,
  DailyNumberRequest,
  DateConventions,
  DualReading,
  DualReadingConventions,
  DualReadingRequest,
  Expression,
  ExpressionRequest,
  KarmicDebt,
  KarmicDebtRequest,
  KarmicLessons,
  KarmicLessonsRequest,
  LifePath,
  LifePathRequest,
  Maturity,
  MaturityRequest,
  NameConventions,
  NumberMeaning,
  NumberMeaningRequest,
  NumerologyChart,
  NumerologyChartConventions,
  NumerologyChartRequest,
  NumerologyCompatibility,
  NumerologyCompatibilityConventions,
  NumerologyCompatibilityRequest,
  NumerologyCycleConventions,
  PersonalDay,
  PersonalDayRequest,
  Personality,
  PersonalityRequest,
  PersonalMonth,
  PersonalMonthRequest,
  PersonalYear,
  PersonalYearRequest,
  SoulUrge,
  SoulUrgeRequest,
} from "./types";
