import type { YogaId } from "./rows";

/** One thing a yoga asks for, and what the chart has. */
export interface Condition {
  readonly isMet: boolean;
  /** The placement as a clause: "Jupiter is 4th from the Moon". */
  readonly found: string;
}

/** The findings about a yoga. */
export interface Finding {
  readonly isPresent: boolean;
  /** Those that make it, or, where it is absent, with those that break it. */
  readonly conditions: readonly Condition[];
  /** Facts that strengthen or weaken it and decide nothing. */
  readonly notes?: readonly string[];
  /** Ids of the catalogue whose rules are met, where several rules make one yoga. */
  readonly matched?: readonly YogaId[];
}

export function condition(isMet: boolean, found: string): Condition {
  return { isMet, found };
}

/** A yoga that needs all its conditions. */
export function allOf(conditions: readonly Condition[], notes: readonly string[] = []): Finding {
  return { isPresent: conditions.every(({ isMet }) => isMet), conditions, notes };
}
