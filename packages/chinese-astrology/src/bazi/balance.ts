import { at } from "@almagest/operation";
import { BRANCH_ROWS } from "../cycle/branches";
import { CATEGORIES, type Category, categoryOf, PHASES, type Phase, phaseOfCategory } from "../cycle/phases";
import { STEM_ROWS } from "../cycle/stems";
import { type BaziBirth, PILLAR_POSITIONS } from "./birth";

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

/**
 * The family of phases that leads the count, as the day master sees them. Of equals the phase of the month, which rules
 * the chart; where that is not among them, the first of the categories.
 */
export function leadingCategory(
  { pillars, dayMaster }: Pick<BaziBirth, "pillars" | "dayMaster">,
  counts: readonly PhaseCount[],
): Category {
  const most = Math.max(...counts.map(({ count }) => count));
  const leading = counts.filter(({ count }) => count === most).map(({ phase }) => phase);
  const ofMonth = BRANCH_ROWS[pillars.month.branch].phase;
  const own = STEM_ROWS[dayMaster].phase;
  if (leading.includes(ofMonth)) return categoryOf(own, ofMonth);
  return at(
    CATEGORIES.filter((category) => leading.includes(phaseOfCategory(own, category))),
    0,
  );
}

function levelOf(count: number): PhaseLevel {
  if (count === 0) return "deficient";
  return count < 3 ? "balanced" : "excess";
}
