import { civilTimeAt, dateOfDayNumber, dayNumberOf } from "@almagest/civil-time";
import type { BaziBirth } from "./birth";

/**
 * Rules by which the way to the term becomes life: `months` gives ages to the nearest month and dates of the whole way, `minutes`
 * tells the whole way, `double-hours` counts the double hours of the clock, `years` rounds whole days to years.
 */
export const LUCK_STARTS = ["months", "minutes", "double-hours", "years"] as const;
export type LuckStartRule = (typeof LUCK_STARTS)[number];

/** Life until luck begins: months of the calendar, then seconds of at most 30 days. */
export interface LifeToLuck {
  readonly months: number;
  readonly seconds: number;
}

const SECONDS_PER_DAY = 86_400;
/** Of the way to the term: a quarter of a day is a month of life, and the rest of it counts 120 times. */
const SECONDS_PER_MONTH = SECONDS_PER_DAY / 4;
const LIFE_PER_SECOND = 120;
const SECONDS_PER_DOUBLE_HOUR = 7200;
const DOUBLE_HOURS_PER_MONTH = 3;
const DAYS_PER_DOUBLE_HOUR = 10;
const MONTHS_PER_PILLAR = 120;

/** The life that the way between a birth and its term is. */
export function lifeToLuck(birth: BaziBirth, termEpochSeconds: number, rule: LuckStartRule): LifeToLuck {
  const waySeconds = Math.abs(termEpochSeconds - birth.epochSeconds);
  if (rule === "years") return { months: 12 * wholeYears(Math.floor(waySeconds / SECONDS_PER_DAY)), seconds: 0 };
  if (rule === "double-hours") {
    const double = Math.abs(doubleHourAt(birth, termEpochSeconds) - doubleHourAt(birth, birth.epochSeconds));
    const rest = double % DOUBLE_HOURS_PER_MONTH;
    return {
      months: (double - rest) / DOUBLE_HOURS_PER_MONTH,
      seconds: rest * DAYS_PER_DOUBLE_HOUR * SECONDS_PER_DAY,
    };
  }
  const months = Math.floor(waySeconds / SECONDS_PER_MONTH);
  return { months, seconds: (waySeconds - months * SECONDS_PER_MONTH) * LIFE_PER_SECOND };
}

/** Three days are a year; of the rest one day is dropped, and two are raised to a year. */
function wholeYears(days: number): number {
  return Math.floor(days / 3) + (days % 3 === 2 ? 1 : 0);
}

/** The number of a double hour of the civil clock of the birth; that of zi begins at 23:00. */
function doubleHourAt({ input }: BaziBirth, epochSeconds: number): number {
  const { offsetHours } = civilTimeAt(epochSeconds * 1000, input.timezone);
  return Math.floor((epochSeconds + Math.round(3600 * offsetHours) + 3600) / SECONDS_PER_DOUBLE_HOUR);
}

/**
 * The day on which luck begins or so many pillars later turns, halves among them. Months are those of the calendar; a day
 * that a month lacks is counted on into the next.
 */
export function dateOfLife({ input, moment }: BaziBirth, life: LifeToLuck, pillars: number): string {
  const { date, time } = civilTimeAt(moment.civil.epochMilliseconds, input.timezone);
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  const rest = life.seconds + 3600 * hours + 60 * minutes + seconds;
  const months0 = 12 * year + month - 1 + life.months + MONTHS_PER_PILLAR * pillars;
  const first = `${String(Math.floor(months0 / 12)).padStart(4, "0")}-${String((months0 % 12) + 1).padStart(2, "0")}-01`;
  return dateOfDayNumber(dayNumberOf(first) + day - 1 + Math.floor(rest / SECONDS_PER_DAY));
}

/** The same life in the units of the old texts, a month of 30 days. */
export function unitsOfLife({
  months,
  seconds,
}: LifeToLuck): Record<"years" | "months" | "days" | "hours" | "minutes", number> {
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: Math.floor(seconds / SECONDS_PER_DAY),
    hours: Math.floor((seconds % SECONDS_PER_DAY) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
  };
}
