import { daysBetween } from "@almagest/civil-time";
import { PERIODS, PRIMARY_IDS, type PrimaryId, perPrimary } from "../curve/cycles";
import { valueOn } from "../curve/day";
import { sineOf } from "../curve/sine";
import { dayAfter } from "../dates";

export const PAIR_PHASES = ["in_sync", "complementary", "neutral", "opposing"] as const;
export type PairPhase = (typeof PAIR_PHASES)[number];

export const RATINGS = ["Highly Aligned", "Well Aligned", "Moderately Aligned", "Misaligned", "Opposed"] as const;
export type Rating = (typeof RATINGS)[number];

export interface CyclePair {
  readonly person1Value: number;
  readonly person2Value: number;
  /** Of the two values, 0 to 200. */
  readonly difference: number;
  /** 0 to 100: the half difference of the unrounded values taken from 1, in hundredths. */
  readonly alignment: number;
  readonly phase: PairPhase;
}

export interface Compatibility {
  readonly birthDates: readonly [string, string];
  readonly targetDate: string;
  readonly cycles: Readonly<Record<PrimaryId, CyclePair>>;
  /** Rounded mean of the three alignments. */
  readonly overallScore: number;
  readonly rating: Rating;
}

interface Person {
  readonly birthDate: string;
}

/** The primary cycles of two people compared on a day, today in UTC by default. */
export function computeCompatibility(
  input: { readonly person1: Person; readonly person2: Person; readonly targetDate?: string | undefined },
  { now }: { readonly now: number },
): Compatibility {
  const first = input.person1.birthDate;
  const second = input.person2.birthDate;
  const births = [
    { path: "person1.birthDate", date: first },
    { path: "person2.birthDate", date: second },
  ];
  const targetDate = dayAfter(births, { path: "targetDate", date: input.targetDate }, now);
  const ages = [daysBetween(first, targetDate), daysBetween(second, targetDate)] as const;
  const cycles = perPrimary((id) => pairOf(id, ages));
  const overallScore = Math.round(PRIMARY_IDS.reduce((sum, id) => sum + cycles[id].alignment, 0) / PRIMARY_IDS.length);
  return { birthDates: [first, second], targetDate, cycles, overallScore, rating: ratingOf(overallScore) };
}

function pairOf(id: PrimaryId, [first, second]: readonly [number, number]): CyclePair {
  const person1Value = valueOn(id, first);
  const person2Value = valueOn(id, second);
  const rawDifference = Math.abs(sineOf(first, PERIODS[id]) - sineOf(second, PERIODS[id]));
  const alignment = Math.round(100 * (1 - rawDifference / 2));
  return {
    person1Value,
    person2Value,
    difference: Math.abs(person1Value - person2Value),
    alignment,
    phase: pairPhaseOf(alignment),
  };
}

/** 80 and more in sync, 60 complementary, 40 neutral, below opposing. */
export function pairPhaseOf(alignment: number): PairPhase {
  if (alignment >= 80) return "in_sync";
  if (alignment >= 60) return "complementary";
  return alignment >= 40 ? "neutral" : "opposing";
}

/** Steps of 20 from 80 down. */
export function ratingOf(score: number): Rating {
  if (score >= 80) return "Highly Aligned";
  if (score >= 60) return "Well Aligned";
  if (score >= 40) return "Moderately Aligned";
  return score >= 20 ? "Misaligned" : "Opposed";
}
