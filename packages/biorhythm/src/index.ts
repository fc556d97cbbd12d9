export { type Compatibility, type CyclePair, computeCompatibility, type PairPhase } from "./compatibility/compute";
export { calculateBioCompatibility } from "./compatibility/operation";
export { type CriticalDay, type CriticalDays, computeCriticalDays, criticalDaysBetween } from "./critical-days/compute";
export { getCriticalDays } from "./critical-days/operation";
export {
  COMPONENTS,
  COMPOSITE_IDS,
  type CompositeId,
  CYCLE_IDS,
  type CycleId,
  PERIODS,
  PRIMARY_IDS,
  type PrimaryId,
  SECONDARY_IDS,
  type SecondaryId,
} from "./curve/cycles";
export { type CycleDay, crossingsOn, cycleOn, valueOn } from "./curve/day";
export { CRITICAL_BAND, PHASE_IDS, type PhaseId, TREND_IDS, type TrendId } from "./curve/phase";
export { energyRating, OVERALL_PHASES, type OverallPhase, overallPhase } from "./curve/rating";
export type { Direction } from "./curve/simple";
export { computeDailyBiorhythm, type DailyBiorhythm } from "./daily/compute";
export { getDailyBiorhythm } from "./daily/operation";
export { computeForecast, type Forecast, type ForecastDay } from "./forecast/compute";
export { getForecast } from "./forecast/operation";
export { biorhythm } from "./operations";
export { getPhases } from "./phases/operation";
export { computeReading, type Reading } from "./reading/compute";
export { getReading } from "./reading/operation";
export { cycleNames } from "./vocabulary/cycles";
export { phaseLabels } from "./vocabulary/phases";
