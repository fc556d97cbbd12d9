export const PHASE_IDS = [
  "peak",
  "high",
  "rising",
  "critical_ascending",
  "critical_descending",
  "falling",
  "low",
  "trough",
] as const;
export type PhaseId = (typeof PHASE_IDS)[number];

export const TREND_IDS = ["rising", "falling", "peaking", "bottoming"] as const;
export type TrendId = (typeof TREND_IDS)[number];

/** A value is critical up to this far from zero, either way. */
export const CRITICAL_BAND = 9;
const HIGH = 50;
const PEAK = 95;

/** Below this part of its greatest slope a cycle is at its turn: 14.5 degrees either side, 0.9 days of 23. */
const FLAT_SLOPE = 0.25;

/** The phase of a value of -100 to 100; the critical band comes first. */
export function phaseOf(value: number, isRising: boolean): PhaseId {
  if (Math.abs(value) <= CRITICAL_BAND) return isRising ? "critical_ascending" : "critical_descending";
  if (value >= PEAK) return "peak";
  if (value <= -PEAK) return "trough";
  if (value >= HIGH) return "high";
  if (value <= -HIGH) return "low";
  return isRising ? "rising" : "falling";
}

/** Where a single cycle is going, whatever its phase: slope -1 to 1, value of either sign. */
export function trendOf(slope: number, value: number): TrendId {
  if (Math.abs(slope) < FLAT_SLOPE) return value > 0 ? "peaking" : "bottoming";
  return slope > 0 ? "rising" : "falling";
}

/** The same for a composite, whose turns may lie on either side of zero: slopes of the day before, the day, the next. */
export function compositeTrend(before: number, slope: number, after: number): TrendId {
  if (before > 0 && after < 0) return "peaking";
  if (before < 0 && after > 0) return "bottoming";
  return slope > 0 ? "rising" : "falling";
}
