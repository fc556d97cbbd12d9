import { BRANCH_ROWS } from "../cycle/branches";
import { type Category, categoryOf, PHASES, type Phase } from "../cycle/phases";
import { STEM_ROWS } from "../cycle/stems";
import type { BaziBirth } from "./birth";
import { PILLAR_POSITIONS } from "./positions";

export const PHASE_LEVELS = ["deficient", "balanced", "excess"] as const;
export type PhaseLevel = (typeof PHASE_LEVELS)[number];

/** The count of a phase among the eight visible characters; hidden stems are not counted. */
export interface PhaseCount {
  readonly phase: Phase;
  /** 0 to 8; the five make 8. */
  readonly count: number;
  /** None is deficient, one or two are balanced, three or more excess. */
  readonly level: PhaseLevel;
}

/** The five phases from Wood, each with its count. */
export function phaseCounts({ pillars }: Pick<BaziBirth, "pillars">): readonly PhaseCount[] {
  const found = PILLAR_POSITIONS.flatMap((position) => {
    const { stem, branch } = pillars[position];
    return [STEM_ROWS[stem].phase, BRANCH_ROWS[branch].phase];
  });
  return PHASES.map((phase) => {
    const count = found.filter((one) => one === phase).length;
    return { phase, count, level: levelOf(count) };
  });
}

/** The family of phases that leads the count, as the day master sees them; undefined where two phases share the lead. */
export function leadingCategory(
  { dayMaster }: Pick<BaziBirth, "dayMaster">,
  counts: readonly PhaseCount[],
): Category | undefined {
  const most = Math.max(...counts.map(({ count }) => count));
  const [leading, next] = counts.filter(({ count }) => count === most);
  if (leading === undefined || next !== undefined) return undefined;
  return categoryOf(STEM_ROWS[dayMaster].phase, leading.phase);
}

function levelOf(count: number): PhaseLevel {
  if (count === 0) return "deficient";
  return count < 3 ? "balanced" : "excess";
}
