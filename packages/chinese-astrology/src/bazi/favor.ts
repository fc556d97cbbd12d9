import type { Phase } from "../cycle/phases";
import type { PhaseFavor } from "../texts/shape";
import { type Needs, type PhaseRole, phaseRole } from "./useful-god";

const FAVOR_OF_ROLE = {
  useful: "favorable",
  feeds: "favorable",
  helps: "favorable",
  neutral: "neutral",
  masters: "unfavorable",
  burdens: "unfavorable",
} as const satisfies Record<PhaseRole, PhaseFavor>;

/** Whether a phase that comes with the years is welcome. */
export function phaseFavor(phase: Phase, needs: Needs): PhaseFavor {
  return FAVOR_OF_ROLE[phaseRole(phase, needs)];
}
