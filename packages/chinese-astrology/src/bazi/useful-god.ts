import { BRANCH_ROWS } from "../cycle/branches";
import { type Category, categoryOf, type Phase, phaseOfCategory } from "../cycle/phases";
import type { Pillar } from "../cycle/pillars";
import { STEM_ROWS, type Stem } from "../cycle/stems";
import type { PhaseCount } from "./balance";
import type { BaziBirth } from "./birth";
import { CLIMATE_STEMS } from "./climate-table";
import { PILLAR_POSITIONS, type PillarPosition } from "./positions";
import type { DayMasterStrength } from "./strength";

export const USEFUL_METHODS = ["balance", "climate", "flow"] as const;
export type UsefulMethod = (typeof USEFUL_METHODS)[number];

/** The fact that decides: what presses or lends strength, or that strength needs nothing. */
export const USEFUL_REASONS = [
  "weak-influence",
  "weak-output",
  "weak-wealth",
  "strong-resource",
  "strong-influence",
  "strong-output",
  "climate",
  "climate-second",
  "flow",
] as const;
export type UsefulReason = (typeof USEFUL_REASONS)[number];

/** In the open among the eight characters, under a branch alone, or nowhere; three or more of eight are plenty. */
export const PHASE_PRESENCES = ["plenty", "open", "hidden", "absent"] as const;
export type PhasePresence = (typeof PHASE_PRESENCES)[number];

export interface PhasePlace {
  readonly position: PillarPosition;
  readonly part: "stem" | "branch" | "hidden";
}

/** A phase in a chart. */
export interface PhaseFound {
  readonly presence: PhasePresence;
  /** The characters of the eight; of a hidden phase the branches that hide it. */
  readonly places: readonly PhasePlace[];
}

export interface UsefulGod extends PhaseFound {
  readonly phase: Phase;
  /** The phase as the day master sees it. */
  readonly category: Category;
  readonly method: UsefulMethod;
  readonly reason: UsefulReason;
  /** The phase that weighs most on that side, and by which the balance is set right; of flow the leading one. */
  readonly heavy: Phase;
  readonly climate: ClimateWish;
}

/** The month's two wishes for this day master. */
export interface ClimateWish {
  readonly first: Phase;
  readonly second: Phase;
  /** The chart's answer to the first. */
  readonly found: PhaseFound;
}

type Chart = Pick<BaziBirth, "pillars" | "dayMaster">;

interface Weighing {
  readonly counts: readonly PhaseCount[];
  readonly strength: DayMasterStrength;
}

/**
 * The phase that does the chart most good: by balance where the day master is weak or strong; of a balanced one by the
 * climate of its month, and where the month's wishes are granted in plenty, by the flow from the leading phase.
 */
export function usefulGod(chart: Chart, { counts, strength }: Weighing): UsefulGod {
  const climate = climateWish(chart);
  const god = strength.side === "balanced" ? byClimate(chart, climate, counts) : byBalance(chart, strength);
  return {
    ...god,
    category: categoryOf(STEM_ROWS[chart.dayMaster].phase, god.phase),
    climate,
    ...phaseFound(chart, god.phase),
  };
}

function climateWish(chart: Chart): ClimateWish {
  const [first, second] = CLIMATE_STEMS[chart.dayMaster][chart.pillars.month.branch];
  const phase = STEM_ROWS[first].phase;
  return { first: phase, second: STEM_ROWS[second].phase, found: phaseFound(chart, phase) };
}

type Chosen = Pick<UsefulGod, "phase" | "method" | "reason" | "heavy">;

function byClimate(chart: Chart, { first, second }: ClimateWish, counts: readonly PhaseCount[]): Chosen {
  const isPlenty = (phase: Phase): boolean => phaseFound(chart, phase).presence === "plenty";
  const heavy = leadingPhase(counts);
  if (!isPlenty(first)) return { phase: first, method: "climate", reason: "climate", heavy };
  if (!isPlenty(second)) return { phase: second, method: "climate", reason: "climate-second", heavy: first };
  return { phase: phaseOfCategory(heavy, "output"), method: "flow", reason: "flow", heavy };
}

/** Of a weak day master the heaviest drain decides, of a strong one the heavier support. */
function byBalance(chart: Chart, { side }: DayMasterStrength): Chosen {
  const own = STEM_ROWS[chart.dayMaster].phase;
  const weights = companyWeights(chart);
  if (side === "weak") {
    const heavy = heaviest(["influence", "output", "wealth"], weights);
    const helper = heavy === "wealth" ? "peer" : "resource";
    return chosen(own, heavy, { phase: phaseOfCategory(own, helper), reason: `weak-${heavy}` });
  }
  const heavy = heaviest(["peer", "resource"], weights);
  if (heavy === "resource")
    return chosen(own, heavy, { phase: phaseOfCategory(own, "wealth"), reason: "strong-resource" });
  const relief = weights.influence > 0 ? "influence" : "output";
  return chosen(own, heavy, { phase: phaseOfCategory(own, relief), reason: `strong-${relief}` });
}

function chosen(own: Phase, heavy: Category, found: Pick<Chosen, "phase" | "reason">): Chosen {
  return { ...found, method: "balance", heavy: phaseOfCategory(own, heavy) };
}

/** The first in the list that none outweighs. */
function heaviest<Name extends Category>(
  categories: readonly [Name, ...Name[]],
  weights: Readonly<Record<Category, number>>,
): Name {
  return categories.reduce((most, one) => (weights[one] > weights[most] ? one : most), categories[0]);
}

/** The seven characters beside the day master by their families; the branch of the month counts twice. */
function companyWeights({ pillars, dayMaster }: Chart): Readonly<Record<Category, number>> {
  const own = STEM_ROWS[dayMaster].phase;
  const weights = { peer: 0, output: 0, wealth: 0, influence: 0, resource: 0 };
  for (const position of PILLAR_POSITIONS) {
    const { stem, branch } = pillars[position];
    if (position !== "day") weights[categoryOf(own, STEM_ROWS[stem].phase)] += 1;
    weights[categoryOf(own, BRANCH_ROWS[branch].phase)] += position === "month" ? 2 : 1;
  }
  return weights;
}

/** From so many characters beside the day master on a phase is there in plenty. */
const PLENTY = 3;

function phaseFound({ pillars }: Pick<BaziBirth, "pillars">, phase: Phase): PhaseFound {
  const open = PILLAR_POSITIONS.flatMap((position): readonly PhasePlace[] => {
    const { stem, branch } = pillars[position];
    const isStem = position !== "day" && STEM_ROWS[stem].phase === phase;
    return [
      ...(isStem ? [{ position, part: "stem" } as const] : []),
      ...(BRANCH_ROWS[branch].phase === phase ? [{ position, part: "branch" } as const] : []),
    ];
  });
  if (open.length > 0) return { presence: open.length >= PLENTY ? "plenty" : "open", places: open };
  const hidden = PILLAR_POSITIONS.filter((position) =>
    BRANCH_ROWS[pillars[position].branch].hiddenStems.some((stem: Stem) => STEM_ROWS[stem].phase === phase),
  );
  return {
    presence: hidden.length > 0 ? "hidden" : "absent",
    places: hidden.map((position) => ({ position, part: "hidden" })),
  };
}

function countOf(counts: readonly PhaseCount[], phase: Phase): number {
  return counts.find((count) => count.phase === phase)?.count ?? 0;
}

/** Of equal ones the one that flows into the scarcer phase, then the first in the order of the cycle. */
function leadingPhase(counts: readonly PhaseCount[]): Phase {
  const scarcity = (phase: Phase): number => -countOf(counts, phaseOfCategory(phase, "output"));
  return counts.reduce((most, one) => {
    const more = one.count - most.count || scarcity(one.phase) - scarcity(most.phase);
    return more > 0 ? one : most;
  }).phase;
}

/** The relation of a phase that comes with a time to what the chart needs. */
export const PHASE_ROLES = ["useful", "feeds", "helps", "neutral", "masters", "burdens"] as const;
export type PhaseRole = (typeof PHASE_ROLES)[number];

/** The needs of a chart, weighed once: every reading of it and of its times asks these. */
export interface Needs {
  readonly useful: UsefulGod;
  readonly strength: Pick<DayMasterStrength, "favorable" | "unfavorable">;
  readonly counts: readonly PhaseCount[];
}

/**
 * The role of a phase that comes: the useful god itself, what the strength wants besides or cannot use, and of a
 * balanced chart the phase that feeds its god, the one that masters it, and what the chart has in plenty.
 */
export function phaseRole(phase: Phase, { useful, strength, counts }: Needs): PhaseRole {
  if (phase === useful.phase) return "useful";
  const toUseful = categoryOf(useful.phase, phase);
  const isAgainst = toUseful === "influence";
  if (strength.favorable.includes(phase)) return toUseful === "resource" ? "feeds" : "helps";
  if (strength.unfavorable.includes(phase)) return isAgainst ? "masters" : "burdens";
  if (isAgainst) return "masters";
  if (toUseful === "resource") return "feeds";
  return countOf(counts, phase) >= PLENTY ? "burdens" : "neutral";
}

/** The roles of a pillar that comes: of its stem and of its branch. */
export function rolesOf({ stem, branch }: Pillar, needs: Needs): { stemRole: PhaseRole; branchRole: PhaseRole } {
  return {
    stemRole: phaseRole(STEM_ROWS[stem].phase, needs),
    branchRole: phaseRole(BRANCH_ROWS[branch].phase, needs),
  };
}
