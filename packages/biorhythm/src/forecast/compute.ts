import { addDays, daysBetween } from "@almagest/civil-time";
import { type PrimaryId, perPrimary } from "../curve/cycles";
import { crossingsOn, valueOn } from "../curve/day";
import { energyRating, type PrimaryValues, sumOf } from "../curve/rating";
import { type AskedRange, type DateRange, rangeAfter } from "../dates";

export const FORECAST_RANGE = { defaultDays: 30, mostDays: 90 } as const;

export interface ForecastDay {
  readonly date: string;
  readonly daysSinceBirth: number;
  readonly values: PrimaryValues;
  readonly intuitive: number;
  readonly energyRating: number;
  /** Primary cycles that pass zero in the course of the day. */
  readonly criticalCycles: readonly PrimaryId[];
}

export interface Forecast extends DateRange {
  readonly birthDate: string;
  readonly days: readonly ForecastDay[];
  /** The day of the highest mean of the three primary values, the first of equals. */
  readonly best: ForecastDay;
  /** The day of the lowest, the first of equals. */
  readonly worst: ForecastDay;
  readonly criticalDayCount: number;
  /** Mean of the daily ratings. */
  readonly meanRating: number;
}

/** A row a day from the first to the last, both included: 30 days from today in UTC by default, at most 90. */
export function computeForecast(
  input: AskedRange & { readonly birthDate: string },
  { now }: { readonly now: number },
): Forecast {
  const { birthDate } = input;
  const range = rangeAfter({ path: "birthDate", date: birthDate }, input, now, FORECAST_RANGE);
  const first = dayOf(birthDate, daysBetween(birthDate, range.startDate));
  const rest = Array.from({ length: daysBetween(range.startDate, range.endDate) }, (_, index0) =>
    dayOf(birthDate, first.daysSinceBirth + index0 + 1),
  );
  const days = [first, ...rest];
  return {
    birthDate,
    ...range,
    days,
    best: rest.reduce((best, day) => (sumOf(day.values) > sumOf(best.values) ? day : best), first),
    worst: rest.reduce((worst, day) => (sumOf(day.values) < sumOf(worst.values) ? day : worst), first),
    criticalDayCount: days.filter(({ criticalCycles }) => criticalCycles.length > 0).length,
    meanRating: meanRating(days),
  };
}

/** Mean of the ratings of at least one day. */
export function meanRating(days: readonly ForecastDay[]): number {
  return days.reduce((sum, day) => sum + day.energyRating, 0) / days.length;
}

function dayOf(birthDate: string, daysSinceBirth: number): ForecastDay {
  const values = perPrimary((id) => valueOn(id, daysSinceBirth));
  return {
    date: addDays(birthDate, daysSinceBirth),
    daysSinceBirth,
    values,
    intuitive: valueOn("intuitive", daysSinceBirth),
    energyRating: energyRating(values),
    criticalCycles: crossingsOn(daysSinceBirth),
  };
}
