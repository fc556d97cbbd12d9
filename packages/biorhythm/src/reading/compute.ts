import { daysBetween } from "@almagest/civil-time";
import { type CycleId, PRIMARY_IDS, type PrimaryId, perCycle, perPrimary } from "../curve/cycles";
import { type CycleDay, crossingsOn, cycleOn } from "../curve/day";
import { CRITICAL_BAND } from "../curve/phase";
import { energyRating, leadingCycle, type OverallPhase, overallPhase } from "../curve/rating";
import { dayAfter } from "../dates";

export interface DayInput {
  readonly birthDate: string;
  readonly targetDate?: string | undefined;
}

/** All ten cycles on a day, and what the three primary ones make of it. */
export interface Reading {
  readonly birthDate: string;
  readonly targetDate: string;
  readonly daysSinceBirth: number;
  readonly cycles: Readonly<Record<CycleId, CycleDay>>;
  readonly energyRating: number;
  readonly overallPhase: OverallPhase;
  /** The primary cycle that the advice is about. */
  readonly leading: PrimaryId;
  /** Primary cycles within the critical band. */
  readonly inBand: readonly PrimaryId[];
  /** Primary cycles that pass zero in the course of the day. */
  readonly criticalCycles: readonly PrimaryId[];
}

/** The cycles of somebody on a day, today in UTC by default. */
export function computeReading(input: DayInput, { now }: { readonly now: number }): Reading {
  const { birthDate } = input;
  const births = [{ path: "birthDate", date: birthDate }];
  const targetDate = dayAfter(births, { path: "targetDate", date: input.targetDate }, now);
  const daysSinceBirth = daysBetween(birthDate, targetDate);
  const cycles = perCycle((id) => cycleOn(id, daysSinceBirth));
  const values = perPrimary((id) => cycles[id].value);
  const criticalCycles = crossingsOn(daysSinceBirth);
  return {
    birthDate,
    targetDate,
    daysSinceBirth,
    cycles,
    energyRating: energyRating(values),
    overallPhase: overallPhase(values),
    leading: leadingCycle(values, criticalCycles),
    inBand: PRIMARY_IDS.filter((id) => Math.abs(values[id]) <= CRITICAL_BAND),
    criticalCycles,
  };
}
