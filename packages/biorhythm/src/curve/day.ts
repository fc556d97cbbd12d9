import * as composite from "./composite";
import {
  COMPONENTS,
  type CompositeId,
  type CycleId,
  isComposite,
  PERIODS,
  PRIMARY_IDS,
  type PrimaryId,
  type SimpleId,
} from "./cycles";
import { compositeTrend, type PhaseId, phaseOf, type TrendId, trendOf } from "./phase";
import { crossingOn, type Direction, daysToPeak, daysToTrough, daysToZero } from "./simple";
import { cosineOf, remainderOf, sineOf } from "./sine";

/** A cycle on a day. */
export interface CycleDay {
  readonly id: CycleId;
  /** -1 to 1, unrounded. */
  readonly rawValue: number;
  /** The same in hundredths, rounded: phases and ratings are taken from these. */
  readonly value: number;
  readonly phase: PhaseId;
  readonly trend: TrendId;
  /** Which way the curve passes zero in the course of the day; undefined on other days and for composites. */
  readonly crossing: Direction | undefined;
  /** From 1 to the period; 0 for composites. */
  readonly dayInCycle: number;
  /** The period in days; 0 for composites. */
  readonly totalDays: number;
  /** Days to the next day, today included, of the highest value. */
  readonly daysUntilPeak: number;
  /** Days to the next day, today included, of the lowest value. */
  readonly daysUntilTrough: number;
  /** Days to the next day, today included, in the course of which the curve is zero. */
  readonly daysUntilCritical: number;
}

/** A cycle on a day, so many whole days after the date of birth. */
export function cycleOn(id: CycleId, ageDays: number): CycleDay {
  return isComposite(id) ? compositeOn(id, ageDays) : simpleOn(id, ageDays);
}

/** The value of a cycle on a day, a whole number of -100 to 100. */
export function valueOn(id: SimpleId, ageDays: number): number {
  return hundredths(sineOf(ageDays, PERIODS[id]));
}

/** The primary cycles that pass zero in the course of a day. */
export function crossingsOn(ageDays: number): readonly PrimaryId[] {
  return PRIMARY_IDS.filter((id) => crossingOn(ageDays, PERIODS[id]) !== undefined);
}

function simpleOn(id: SimpleId, ageDays: number): CycleDay {
  const period = PERIODS[id];
  const rawValue = sineOf(ageDays, period);
  const value = hundredths(rawValue);
  const slope = cosineOf(ageDays, period);
  return {
    id,
    rawValue,
    value,
    phase: phaseOf(value, slope > 0),
    trend: trendOf(slope, value),
    crossing: crossingOn(ageDays, period),
    dayInCycle: remainderOf(ageDays, period) + 1,
    totalDays: period,
    daysUntilPeak: daysToPeak(ageDays, period),
    daysUntilTrough: daysToTrough(ageDays, period),
    daysUntilCritical: daysToZero(ageDays, period),
  };
}

function compositeOn(id: CompositeId, ageDays: number): CycleDay {
  const [first, second] = COMPONENTS[id];
  const pair = [PERIODS[first], PERIODS[second]] as const;
  const rawValue = composite.meanOf(ageDays, pair);
  const value = hundredths(rawValue);
  const slope = composite.slopeOf(ageDays, pair);
  return {
    id,
    rawValue,
    value,
    phase: phaseOf(value, slope > 0),
    trend: compositeTrend(composite.slopeOf(ageDays - 1, pair), slope, composite.slopeOf(ageDays + 1, pair)),
    crossing: undefined,
    dayInCycle: 0,
    totalDays: 0,
    daysUntilPeak: composite.daysToPeak(ageDays, pair),
    daysUntilTrough: composite.daysToTrough(ageDays, pair),
    daysUntilCritical: composite.daysToZero(ageDays, pair),
  };
}

/** Adding zero turns -0 into 0. */
function hundredths(rawValue: number): number {
  return Math.round(100 * rawValue) + 0;
}
