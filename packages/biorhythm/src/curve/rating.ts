import { PRIMARY_IDS, type PrimaryId } from "./cycles";
import { CRITICAL_BAND } from "./phase";

/** Values of the three primary cycles on a day, whole numbers of -100 to 100. */
export type PrimaryValues = Readonly<Record<PrimaryId, number>>;

export const OVERALL_PHASES = ["high_energy", "mixed", "recovery", "critical"] as const;
export type OverallPhase = (typeof OVERALL_PHASES)[number];

const HIGH_RATING = 7;
const LOW_RATING = 4;

const PHASE_OF_LEVEL = { high: "high_energy", moderate: "mixed", low: "recovery" } as const;

export function sumOf(values: PrimaryValues): number {
  return PRIMARY_IDS.reduce((sum, id) => sum + values[id], 0);
}

/** 1 to 10: the mean of the three, -100 to 100 spread evenly over 1 to 10 and rounded, half up. */
export function energyRating(values: PrimaryValues): number {
  return Math.round((1100 + 3 * sumOf(values)) / 200);
}

/** Critical where a primary cycle is in the band; else by the rating: 7 and more high, 4 and less recovery. */
export function overallPhase(values: PrimaryValues): OverallPhase {
  if (PRIMARY_IDS.some((id) => Math.abs(values[id]) <= CRITICAL_BAND)) return "critical";
  return PHASE_OF_LEVEL[ratingLevel(energyRating(values))];
}

/** The rating in a word, at the same borders as the overall phase. */
export function ratingLevel(rating: number): "high" | "moderate" | "low" {
  if (rating >= HIGH_RATING) return "high";
  return rating <= LOW_RATING ? "low" : "moderate";
}

/**
 * The cycle that a day's advice is about: the first in the band, the lowest of a day of recovery, else the highest, which
 * on a mixed day is none that passes zero in its course.
 */
export function leadingCycle(values: PrimaryValues, crossing: readonly PrimaryId[]): PrimaryId {
  const phase = overallPhase(values);
  const weight = (id: PrimaryId): number => {
    if (phase === "critical") return Math.abs(values[id]) <= CRITICAL_BAND ? 1 : 0;
    if (phase === "recovery") return -values[id];
    return phase === "mixed" && crossing.includes(id) ? Number.NEGATIVE_INFINITY : values[id];
  };
  return PRIMARY_IDS.reduce((best, id) => (weight(id) > weight(best) ? id : best));
}
