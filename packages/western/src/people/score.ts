import type { ChartAspect } from "../chart/aspects";
import { canonicalPair } from "./inter-aspects";
import { aspectValue, importanceOf } from "./value";

/** Where for and against weigh the same, and where there is nothing to weigh. */
export const EVEN_SCORE = 50;

export const BALANCE_FORMULA =
  "round(50 + 50 * sum(w * s * v) / sum(w * s * |v|)), w the product of the two weights, s strength / 100, v the aspect's value; 50 where nothing weighs";

/**
 * The balance of a set of aspects, a whole number 0 to 100: 100 where everything speaks for, 0 where everything speaks
 * against, 50 where it is even or where there is nothing to weigh. Swapping the two people does not change it.
 */
export function balanceScore(aspects: readonly ChartAspect[]): number {
  const byPair = new Map<string, { net: number; total: number }[]>();
  for (const aspect of aspects) {
    const value = aspectValue(aspect);
    const weight = importanceOf(aspect);
    const key = canonicalPair(aspect).join();
    const own = byPair.get(key) ?? [];
    own.push({ net: weight * value, total: weight * Math.abs(value) });
    byPair.set(key, own);
  }
  // A pair has two aspects at most, and a sum of two does not depend on their order: rounding stays the same either way.
  const pairs = [...byPair].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, own]) => own);
  const sum = (of: (entry: { net: number; total: number }) => number): number =>
    pairs.reduce((before, own) => before + own.reduce((subtotal, entry) => subtotal + of(entry), 0), 0);
  const total = sum((entry) => entry.total);
  return total === 0 ? EVEN_SCORE : Math.round(EVEN_SCORE + (50 * sum((entry) => entry.net)) / total);
}

export const SCORE_BANDS = ["strained", "uneven", "mixed", "warm", "easy"] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];

/** The band whose text reads a score: below 35, below 50, below 65, below 80, and the rest. */
export function bandOf(score: number): ScoreBand {
  if (score < 35) return "strained";
  if (score < 50) return "uneven";
  if (score < 65) return "mixed";
  return score < 80 ? "warm" : "easy";
}
