import { at, InvariantError } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import type { YoginiId } from "./yoginis";

/** Signs of one period counted from Lagna, Moon and Sun, zero-based. */
export interface ThreeSigns {
  readonly lagna0: number;
  readonly moon0: number;
  readonly sun0: number;
}

/** The ruler of a period: a graha, a yogini with her graha, a sign, or three signs. Signs are zero-based. */
export type Ruler =
  | { readonly graha: GrahaId; readonly yogini?: YoginiId }
  | { readonly sign0: number }
  | { readonly signs0: ThreeSigns; readonly house: number };

/** A stretch of nominal years with its ruler, and the parts that tile it in order. */
export interface Branch {
  readonly ruler: Ruler;
  readonly years: number;
  readonly parts: () => readonly Branch[];
}

/** The periods of a birth by one system, in nominal years. */
export interface DashaCycle {
  /** Of the first major period, gone at birth. */
  readonly elapsedYears: number;
  /** The major periods in order, without end; none has 0 years. */
  readonly majorAt: (index0: number) => Branch;
  /** The major periods that an answer lists, by the age at the instant that is read. */
  readonly listed: (ageYears: number) => { readonly first0: number; readonly count: number };
  /** Levels that are divided, from the major one down. */
  readonly depth: number;
}

/** A period in nominal years from birth; half-open. */
export interface SystemPeriod {
  /** From the major period's ruler to its own. */
  readonly path: readonly Ruler[];
  readonly branch: Branch;
  readonly fromYears: number;
  readonly toYears: number;
}

/** The listed major periods, the first of a life with its whole length. */
export function listedMajors(cycle: DashaCycle, ageYears: number): readonly SystemPeriod[] {
  const { first0, count } = cycle.listed(ageYears);
  return majorsUpTo(cycle, first0 + count).slice(first0);
}

function majorsUpTo({ elapsedYears, majorAt }: DashaCycle, count: number): readonly SystemPeriod[] {
  let fromYears = 0 - elapsedYears;
  return Array.from({ length: count }, (_, index0) => {
    const branch = majorAt(index0);
    const period = { path: [branch.ruler], branch, fromYears, toYears: fromYears + branch.years };
    fromYears = period.toYears;
    return period;
  });
}

/** The parts that tile a period. */
export function systemParts({ path, branch, fromYears, toYears }: SystemPeriod): readonly SystemPeriod[] {
  const parts = branch.parts();
  const total = parts.reduce((sum, { years }) => sum + years, 0);
  const borderAfter = (years: number): number =>
    years === total ? toYears : fromYears + ((toYears - fromYears) * years) / total;
  let gone = 0;
  return parts.map((part) => {
    const start = borderAfter(gone);
    gone += part.years;
    return { path: [...path, part.ruler], branch: part, fromYears: start, toYears: borderAfter(gone) };
  });
}

/** More than all years from 0000 to 9999, the shortest of 360 days: the shortest period is a year. */
const MOST_MAJORS = 20_000;

/** The periods that run at an age, from the major one down. */
export function runningAt(cycle: DashaCycle, ageYears: number): readonly SystemPeriod[] {
  const running = [majorAtAge(cycle, ageYears)];
  while (running.length < cycle.depth) {
    const parts = systemParts(at(running, running.length - 1));
    running.push(parts.findLast(({ fromYears }) => fromYears <= ageYears) ?? at(parts, 0));
  }
  return running;
}

function majorAtAge({ elapsedYears, majorAt }: DashaCycle, ageYears: number): SystemPeriod {
  let fromYears = 0 - elapsedYears;
  for (let index0 = 0; index0 < MOST_MAJORS; index0++) {
    const branch = majorAt(index0);
    const toYears = fromYears + branch.years;
    if (ageYears < toYears) return { path: [branch.ruler], branch, fromYears, toYears };
    fromYears = toYears;
  }
  throw new InvariantError("an age beyond all major periods", { ageYears });
}
