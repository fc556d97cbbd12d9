import { normalizeDeg } from "@almagest/ephemeris";
import { at } from "@almagest/operation";

/** The eight phases of the lunation cycle, each an eighth of the round: Rudhyar, The Lunation Cycle (1967). */
export const LUNATION_PHASES = [
  "new",
  "crescent",
  "first-quarter",
  "gibbous",
  "full",
  "disseminating",
  "last-quarter",
  "balsamic",
] as const;

export type LunationPhase = (typeof LUNATION_PHASES)[number];

/** The phase that begins with an exact new moon (elongation 0 belongs to `new`) and lasts 45 degrees. */
export function lunationPhaseOf(elongationDeg: number): LunationPhase {
  return at(LUNATION_PHASES, Math.floor(normalizeDeg(elongationDeg) / 45));
}
