import { daysBetween } from "@almagest/civil-time";
import { at, type Draw, dailySeed, InvariantError, openDraw } from "@almagest/operation";
import { PERIODS, PRIMARY_IDS, type PrimaryId, perPrimary } from "../curve/cycles";
import { type CycleDay, crossingsOn, cycleOn } from "../curve/day";
import { energyRating, leadingCycle, type OverallPhase, overallPhase } from "../curve/rating";
import { remainderOf } from "../curve/sine";
import { todayUtc } from "../dates";

/** Where the days are counted from. */
const EPOCH = "1970-01-01";

/** After so many days the three primary cycles are as at birth: 23 · 28 · 33. */
export const JOINT_PERIOD = PERIODS.physical * PERIODS.emotional * PERIODS.intellectual;

export interface DailyBiorhythmFacts {
  readonly date: string;
  /** `{seed}-{date}`, or the date alone. */
  readonly seed: string;
  readonly isSeeded: boolean;
  readonly cycles: Readonly<Record<PrimaryId, CycleDay>>;
  readonly energyRating: number;
  readonly overallPhase: OverallPhase;
  /** The primary cycle that the advice of a day that is not mixed is about. */
  readonly leading: PrimaryId;
  readonly spotlight: PrimaryId;
}

/**
 * A day's cycles without a date of birth. The seed alone says how old its rhythm was on 1970-01-01, so that its days
 * follow one another as a person's do; without one everybody's is 0 days old then. Seed and date choose the spotlight.
 */
export function computeDailyBiorhythm(
  input: { readonly date?: string | undefined; readonly seed?: string | undefined },
  { now }: { readonly now: number },
): DailyBiorhythmFacts {
  const date = input.date ?? todayUtc(now);
  const seed = dailySeed(date, input.seed);
  const ageAtEpoch = input.seed === undefined ? 0 : drawBy(input.seed).uniform(JOINT_PERIOD);
  const ageDays = remainderOf(ageAtEpoch + daysBetween(EPOCH, date), JOINT_PERIOD);
  const cycles = perPrimary((id) => cycleOn(id, ageDays));
  const values = perPrimary((id) => cycles[id].value);
  return {
    date,
    seed,
    isSeeded: input.seed !== undefined,
    cycles,
    energyRating: energyRating(values),
    overallPhase: overallPhase(values),
    leading: leadingCycle(values, crossingsOn(ageDays)),
    spotlight: at(PRIMARY_IDS, drawBy(seed).uniform(PRIMARY_IDS.length)),
  };
}

function drawBy(seed: string): Draw {
  return openDraw({ domain: "biorhythm", operation: "getDailyBiorhythm", seed }, noRandom).picks;
}

function noRandom(): never {
  throw new InvariantError("a seeded draw asked for random bytes");
}
