import { BRANCH_ROWS } from "../cycle/branches";
import { type Category, categoryOf, type Phase, phaseOfCategory } from "../cycle/phases";
import { STEM_ROWS } from "../cycle/stems";
import { stemCategory } from "../cycle/ten-gods";
import type { BaziBirth } from "./birth";
import { HIDDEN_ROLES, type HiddenRole } from "./hidden-stems";

export const VERDICTS = ["very-weak", "weak", "balanced", "strong", "very-strong"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The state of a phase by the season's phase: the same, its mother, its child, mastered by it, or mastering it. */
export const SEASONAL_STATES = ["prosperous", "supported", "resting", "imprisoned", "dead"] as const;
export type SeasonalState = (typeof SEASONAL_STATES)[number];

export const STRENGTH_FACTORS = ["month-command", "rooting", "party"] as const;
export type StrengthFactor = (typeof STRENGTH_FACTORS)[number];

const STATE_OF_SEASON = {
  peer: "prosperous",
  resource: "supported",
  output: "resting",
  wealth: "imprisoned",
  influence: "dead",
} as const satisfies Record<Category, SeasonalState>;

// The weights, in tenths, are this package's own: docs/conventions.md gives the reasons. No classic has figures.
const SEASON_TENTHS = {
  prosperous: 20,
  supported: 10,
  resting: -10,
  imprisoned: -15,
  dead: -20,
} as const satisfies Record<SeasonalState, number>;

const ROOT_TENTHS = { principal: 7, middle: 4, residual: 2 } as const satisfies Record<HiddenRole, number>;

const PARTY_TENTHS = {
  peer: 6,
  resource: 6,
  output: -4,
  wealth: -4,
  influence: -6,
} as const satisfies Record<Category, number>;

/** Sides of the day master in texts: the two outer verdicts count with their neighbors. */
export type StrengthSide = "weak" | "balanced" | "strong";

export interface DayMasterStrength {
  readonly verdict: Verdict;
  readonly side: StrengthSide;
  /** The sum of the contributions. */
  readonly score: number;
  readonly state: SeasonalState;
  /** Branches that hide the day master's phase, 0 to 4. */
  readonly rootCount: number;
  /** Visible stems beside the day master that have its phase or feed it, 0 to 3. */
  readonly helperCount: number;
  readonly contributions: Readonly<Record<StrengthFactor, number>>;
  /** Strongest need first. Empty where the day master is balanced. */
  readonly favorable: readonly Phase[];
  readonly unfavorable: readonly Phase[];
}

/** The strength of the day master: by the season, by its roots, by the company of the other stems. */
export function dayMasterStrength({ pillars, dayMaster }: Pick<BaziBirth, "pillars" | "dayMaster">): DayMasterStrength {
  const { phase } = STEM_ROWS[dayMaster];
  const { year, month, day, hour } = pillars;
  const state = STATE_OF_SEASON[categoryOf(phase, BRANCH_ROWS[month.branch].phase)];
  const roots = [year, month, day, hour].map(({ branch }) => rootTenths(branch, phase));
  const company = [year, month, hour].map(({ stem }) => stemCategory(dayMaster, stem));
  const tenths = {
    "month-command": SEASON_TENTHS[state],
    rooting: sum(roots),
    party: sum(company.map((category) => PARTY_TENTHS[category])),
  };
  const scoreTenths = tenths["month-command"] + tenths.rooting + tenths.party;
  const verdict = verdictOf(scoreTenths);
  const side = sideOf(verdict);
  return {
    verdict,
    side,
    score: scoreTenths / 10,
    state,
    rootCount: roots.filter((root) => root > 0).length,
    helperCount: company.filter((category) => category === "peer" || category === "resource").length,
    contributions: {
      "month-command": tenths["month-command"] / 10,
      rooting: tenths.rooting / 10,
      party: tenths.party / 10,
    },
    ...needsOf(phase, side),
  };
}

export function sideOf(verdict: Verdict): StrengthSide {
  if (verdict === "balanced") return "balanced";
  return verdict === "weak" || verdict === "very-weak" ? "weak" : "strong";
}

/** Bands half-open upward: below -3, below -1, below 1, below 3. */
function verdictOf(scoreTenths: number): Verdict {
  if (scoreTenths < -30) return "very-weak";
  if (scoreTenths < -10) return "weak";
  if (scoreTenths < 10) return "balanced";
  return scoreTenths < 30 ? "strong" : "very-strong";
}

/** The strongest of the branch's hidden stems of the phase; no branch hides two of one phase. */
function rootTenths(branch: keyof typeof BRANCH_ROWS, phase: Phase): number {
  const { hiddenStems } = BRANCH_ROWS[branch];
  return sum(
    HIDDEN_ROLES.map((role, rank0) => {
      const stem = hiddenStems[rank0];
      return stem !== undefined && STEM_ROWS[stem].phase === phase ? ROOT_TENTHS[role] : 0;
    }),
  );
}

/** A weak day master needs its own phase and the one that feeds it, a strong one the three others. */
function needsOf(phase: Phase, side: StrengthSide): Pick<DayMasterStrength, "favorable" | "unfavorable"> {
  const support = [phase, phaseOfCategory(phase, "resource")];
  const release = [
    phaseOfCategory(phase, "output"),
    phaseOfCategory(phase, "wealth"),
    phaseOfCategory(phase, "influence"),
  ];
  if (side === "balanced") return { favorable: [], unfavorable: [] };
  return side === "weak" ? { favorable: support, unfavorable: release } : { favorable: release, unfavorable: support };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
