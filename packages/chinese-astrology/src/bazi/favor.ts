import type { Phase } from "../cycle/phases";
import type { PhaseFavor } from "../texts/shape";
import type { PhaseCount } from "./balance";
import type { DayMasterStrength } from "./strength";

/**
 * Whether a phase that comes with the years is welcome: by the needs of the day master, and where it is balanced, by what
 * the chart lacks or has in excess.
 */
export function phaseFavor(
  phase: Phase,
  { favorable, unfavorable }: Pick<DayMasterStrength, "favorable" | "unfavorable">,
  counts: readonly PhaseCount[],
): PhaseFavor {
  if (favorable.includes(phase)) return "favorable";
  if (unfavorable.includes(phase)) return "unfavorable";
  const level = counts.find((count) => count.phase === phase)?.level;
  if (level === "deficient") return "favorable";
  return level === "excess" ? "unfavorable" : "neutral";
}
