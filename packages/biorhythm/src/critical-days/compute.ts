import { addDays, daysBetween } from "@almagest/civil-time";
import { at } from "@almagest/operation";
import { PERIODS, PRIMARY_IDS, type PrimaryId } from "../curve/cycles";
import { crossingOn, type Direction, zeroOn } from "../curve/simple";
import { type AskedRange, type DateRange, rangeAfter } from "../dates";

export const CRITICAL_DAYS_RANGE = { defaultDays: 90, mostDays: 180 } as const;

export const SEVERITIES = ["single", "double", "triple"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A primary cycle that passes zero, and on which day. */
export interface Crossing {
  readonly cycle: PrimaryId;
  readonly direction: Direction;
  readonly ageDays: number;
}

/** A primary cycle that passes zero in the course of a day. */
export interface CriticalDay extends Crossing {
  readonly date: string;
  /** Days from birth to the zero itself: a whole number, or half a day more. */
  readonly zeroAtDays: number;
  /** The number of primary cycles that pass zero on that day. */
  readonly severity: Severity;
}

export interface CriticalDaysFacts extends DateRange {
  readonly birthDate: string;
  /** By date, then in the order of the cycles. */
  readonly events: readonly CriticalDay[];
}

/** The critical days of the primary cycles from the first day to the last, both included. */
export function criticalDaysBetween(birthDate: string, { startDate, endDate }: DateRange): readonly CriticalDay[] {
  const firstAge = daysBetween(birthDate, startDate);
  const dayCount = daysBetween(startDate, endDate) + 1;
  return Array.from({ length: dayCount }, (_, index0) => firstAge + index0).flatMap((ageDays) => {
    const crossings = PRIMARY_IDS.flatMap((cycle) => crossingOf(cycle, ageDays));
    if (crossings.length === 0) return [];
    const shared = { date: addDays(birthDate, ageDays), severity: at(SEVERITIES, crossings.length - 1) };
    return crossings.map((crossing) => ({
      ...crossing,
      ...shared,
      zeroAtDays: zeroOn(ageDays, PERIODS[crossing.cycle]),
    }));
  });
}

function crossingOf(cycle: PrimaryId, ageDays: number): readonly Crossing[] {
  const direction = crossingOn(ageDays, PERIODS[cycle]);
  return direction === undefined ? [] : [{ cycle, direction, ageDays }];
}

/** The same for what a caller asks: 90 days from today in UTC by default, at most 180. */
export function computeCriticalDays(
  input: AskedRange & { readonly birthDate: string },
  { now }: { readonly now: number },
): CriticalDaysFacts {
  const { birthDate } = input;
  const range = rangeAfter({ path: "birthDate", date: birthDate }, input, now, CRITICAL_DAYS_RANGE);
  return { birthDate, ...range, events: criticalDaysBetween(birthDate, range) };
}

/** The dates on which at least that many cycles meet, each once. */
export function datesOfMeetings(events: readonly CriticalDay[], least: 2 | 3): readonly string[] {
  const dates = events.filter(({ severity }) => severity === "triple" || (least === 2 && severity === "double"));
  return [...new Set(dates.map(({ date }) => date))];
}
