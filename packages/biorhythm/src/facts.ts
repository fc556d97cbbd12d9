// The facts behind the answers: unrounded numbers and canonical ids, without language.
export { type Compatibility, type CyclePair, computeCompatibility, type PairPhase } from "./compatibility/compute";
export {
  type CriticalDay,
  type CriticalDaysFacts,
  computeCriticalDays,
  criticalDaysBetween,
} from "./critical-days/compute";
export { computeDailyBiorhythm, type DailyBiorhythmFacts } from "./daily/compute";
export { computeForecast, type Forecast, type ForecastDay } from "./forecast/compute";
export { computeReading, type Reading } from "./reading/compute";
