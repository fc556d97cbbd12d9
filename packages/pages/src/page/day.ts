import { addDays, civilTimeAt } from "@almagest/civil-time";

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
