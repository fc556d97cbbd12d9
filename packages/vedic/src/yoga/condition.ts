import type { GrahaId } from "../grahas";
import type { Fact } from "./clause";
import type { YogaId } from "./rows";

/** One thing a yoga asks for, and what the chart has. */
export interface Condition {
  readonly isMet: boolean;
  /** The placement: "Jupiter, fourth from the Moon". */
  readonly found: Fact;
  /** The lack, with which graha is where; the same where the placement says it. */
  readonly lacks: () => Fact;
}

/** The findings about a yoga. */
export interface Finding {
  readonly isPresent: boolean;
  /** Those that make it, or, where it is absent, with those that break it. */
  readonly conditions: readonly Condition[];
  /** Facts that strengthen or weaken it and decide nothing. */
  readonly notes?: readonly Fact[];
  /** Ids of the catalogue whose rules are met, where several rules make one yoga. */
  readonly matched?: readonly YogaId[];
  /** The grahas that make it, by whose strength and dashas it gives; none where all seven do. */
  readonly makers?: readonly GrahaId[];
}

export function condition(isMet: boolean, found: Fact, lacks: () => Fact = () => found): Condition {
  return { isMet, found, lacks };
}

/** A yoga that needs all its conditions. */
export function allOf(
  conditions: readonly Condition[],
  notes: readonly Fact[] = [],
  makers: readonly GrahaId[] = [],
): Finding {
  return { isPresent: conditions.every(({ isMet }) => isMet), conditions, notes, makers };
}
