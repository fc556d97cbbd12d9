export { biorhythmCompatibility } from "./compatibility/operation";
export { criticalDaysBetween } from "./critical-days/compute";
export { criticalDays } from "./critical-days/operation";
export { advisoryTold } from "./critical-days/reading";
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
export { dailyBiorhythm } from "./daily/operation";
export { biorhythmForecast } from "./forecast/operation";
export { biorhythmPhases } from "./phases/operation";
export { biorhythmReading } from "./reading/operation";
export type {
  BiorhythmCompatibility,
  BiorhythmCompatibilityConventions,
  BiorhythmCompatibilityRequest,
  BiorhythmConventions,
  BiorhythmCycleConventions,
  BiorhythmForecast,
  BiorhythmForecastRequest,
  BiorhythmPhases,
  BiorhythmPhasesRequest,
  BiorhythmReading,
  BiorhythmReadingRequest,
  CriticalDays,
  CriticalDaysRequest,
  DailyBiorhythm,
  DailyBiorhythmConventions,
  DailyBiorhythmRequest,
} from "./types";
export { cycleNames } from "./vocabulary/cycles";
export { phaseLabels } from "./vocabulary/phases";
