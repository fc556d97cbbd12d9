import type { InteractionType } from "../../cycle/bonds";
import type { Branch } from "../../cycle/branches";
import type { Phase } from "../../cycle/phases";
import type { Pillar } from "../../cycle/pillars";
import type { Stem } from "../../cycle/stems";
import type { PillarPosition } from "../positions";
import type { Verdict } from "../strength";

/** A time of the day by its animal; two hours of the Rat are told apart. */
export interface HourNamed {
  readonly branch: Branch;
  readonly rat?: "early" | "late" | undefined;
}

export interface Counted<Value> {
  readonly of: Value;
  readonly count: number;
}

/** The fillings of texts in the language that they speak: names, and the joints between them. */
export interface Speech {
  readonly stem: (stem: Stem) => string;
  readonly branch: (branch: Branch) => string;
  /** A branch where nothing goes before it. */
  readonly bareBranch: (branch: Branch) => string;
  readonly phase: (phase: Phase) => string;
  /** A pillar where the text says `the {first} pillar`. */
  readonly position: (position: PillarPosition | "luck") => string;
  /** A pillar with its characters or its id. */
  readonly pillar: (position: PillarPosition, pillar: Pillar) => string;
  readonly list: (words: readonly string[]) => string;
  readonly place: (part: "stem" | "branch", position: PillarPosition) => string;
  readonly branchesOf: (positions: readonly PillarPosition[]) => string;
  /** Phases by the number of their characters, and those without any. */
  readonly counts: (counts: readonly Counted<Phase>[], missing: readonly Phase[]) => string;
  readonly verdict: (verdict: Verdict) => string;
  readonly verdicts: (counts: readonly Counted<Verdict>[], total: number) => string;
  readonly turned: (positions: readonly PillarPosition[], time: string) => string;
  readonly hours: (hours: readonly HourNamed[]) => string;
  /** A stretch of the clock, without its end where it lasts. */
  readonly stretch: (from: string, to?: string) => string;
  readonly candidates: (fewer: readonly { readonly phase: Phase; readonly when: string }[], most: Phase) => string;
  /** A phrase of when, from hours that have been named. */
  readonly inHours: (hours: string) => string;
  readonly yearsOf: (phases: readonly Phase[]) => string;
  /** A bond where the text names its two members. */
  readonly bond: (type: InteractionType) => string;
  /** A pillar of time by its two characters. */
  readonly timePillar: (pillar: Pillar) => string;
  readonly year: (year: string) => string;
  /** Years of which one is meant. */
  readonly eitherYear: (years: readonly string[]) => string;
  /** From one year, or one of several, to another. */
  readonly yearSpan: (from: string, to: string) => string;
  readonly age: (years: number, months: number) => string;
  readonly ageReach: (ages: readonly string[]) => string;
  readonly courses: (courses: readonly LuckCourse[]) => string;
  /** The shares of hours in a year, one after the other. */
  readonly shares: (shares: readonly string[]) => string;
  readonly otherTimes: string;
  readonly half: (part: "stem" | "branch") => string;
}

/** A course that luck may have, for the births before or from a time. */
export interface LuckCourse {
  readonly before?: string;
  readonly from?: string;
  readonly direction: "forward" | "backward";
  readonly ages: readonly string[];
}
