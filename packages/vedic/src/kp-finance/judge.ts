import type { GrahaId } from "../grahas";

export const VERDICTS = ["favourable", "mixed", "unfavourable", "neutral"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Significators of houses of gain, and of houses of loss: the strongest of each house first. */
export interface Sides {
  readonly gain: readonly GrahaId[];
  readonly loss: readonly GrahaId[];
}

/** The meaning of a graha for the question. */
export interface Judgement {
  readonly planet: GrahaId;
  readonly inGain: boolean;
  readonly inLoss: boolean;
  readonly verdict: Verdict;
  /** 100 favorable, 50 mixed or neutral, 0 unfavorable. */
  readonly base: number;
}

export const RETROGRADE_PENALTY = 10;

export function judged({ gain, loss }: Sides, planet: GrahaId): Judgement {
  const inGain = gain.includes(planet);
  const inLoss = loss.includes(planet);
  if (inGain === inLoss) return { planet, inGain, inLoss, verdict: inGain ? "mixed" : "neutral", base: 50 };
  return { planet, inGain, inLoss, verdict: inGain ? "favourable" : "unfavourable", base: inGain ? 100 : 0 };
}

/** The mean score of the rows of a layer; there is always one. */
export function layerMean(rows: readonly { readonly score: number }[]): number {
  return rows.reduce((sum, { score }) => sum + score, 0) / rows.length;
}

export const BANDS = ["strong", "favourable", "mixed", "caution", "unfavourable"] as const;
export type Band = (typeof BANDS)[number];

/** The name of a score. */
export function bandOf(score: number): Band {
  if (score >= 70) return "strong";
  if (score >= 55) return "favourable";
  if (score >= 45) return "mixed";
  return score >= 30 ? "caution" : "unfavourable";
}

interface TimedRow {
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  readonly verdict: Verdict;
}

/** The longest favorable window, the first of equals; undefined where there is none. */
export function bestWindow<Row extends TimedRow>(windows: readonly Row[]): Row | undefined {
  let best: Row | undefined;
  for (const row of windows) {
    if (row.verdict !== "favourable") continue;
    if (best === undefined || row.toEpochMs - row.fromEpochMs > best.toEpochMs - best.fromEpochMs) best = row;
  }
  return best;
}
