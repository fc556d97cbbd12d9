import { addDays, civilTimeAt, daysBetween } from "@almagest/civil-time";

interface Clock {
  readonly timezone: number | string;
  readonly today?: string | undefined;
}

/** The day that a page is read on: the one that was sent, or the current one by the clock of the place. */
export function dayOf({ timezone, today }: Clock, now: number): string {
  return today ?? civilTimeAt(now, timezone).date;
}

/** The first and the last day of a day's month. */
export function monthOf(day: string): { readonly first: string; readonly last: string } {
  const first = `${day.slice(0, -2)}01`;
  const inNext = addDays(first, 31);
  return { first, last: addDays(`${inNext.slice(0, -2)}01`, -1) };
}

export function yearOf(day: string): number {
  return Number(day.slice(0, -6));
}

/** The birthday nearest to a day, in the calendar of the birth date; that of 29 February is 1 March in common years. */
export function birthdayNear(day: string, birthDate: string): string {
  const rest = birthDate.slice(-6);
  const year = yearOf(day);
  const birthdays = [year - 1, year, year + 1].map((one) => civilDay(`${String(one).padStart(4, "0")}${rest}`));
  const distance = (birthday: string): number => Math.abs(daysBetween(day, birthday));
  return birthdays.reduce((nearest, one) => (distance(one) < distance(nearest) ? one : nearest));
}

/** The day behind 28 February for the 29th, which is 1 March in common years. */
function civilDay(date: string): string {
  return date.endsWith("-02-29") ? addDays(date.replace(/29$/, "28"), 1) : date;
}
