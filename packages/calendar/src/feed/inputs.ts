import { addDays } from "@almagest/civil-time";
import { InvariantError } from "@almagest/operation";
import { type Span, spanOf } from "./spans";

/** The days of a feed, YYYY-MM-DD, half-open. */
export interface FeedWindow {
  readonly from: string;
  readonly to: string;
}

const MONTHS_BACK = 1;
const MONTHS_AHEAD = 12;

/** From a month before a day to twelve months after it, that day included. */
export function feedWindow(today: string): FeedWindow {
  return { from: monthsFrom(today, -MONTHS_BACK), to: addDays(monthsFrom(today, MONTHS_AHEAD), 1) };
}

const MEMBERS: Readonly<Record<Span["kind"], readonly string[]>> = {
  dates: ["startDate", "endDate", "count"],
  starts: ["startDate", "count"],
  months: ["year", "month"],
  years: ["year"],
  whole: [],
};

/** Members of the request that a feed fills by itself; none where the operation tells of a whole life. */
export function windowMembers(operationId: string): readonly string[] {
  return MEMBERS[known(operationId).kind];
}

/**
 * The requests whose answers together are the calendar of a feed on a day.
 * @param input params, query and body in one object, without the members of the window.
 * @param today YYYY-MM-DD
 * @throws InvariantError where the operation has no calendar.
 */
export function feedInputs(
  operationId: string,
  input: Readonly<Record<string, unknown>>,
  today: string,
): readonly Readonly<Record<string, unknown>>[] {
  return times(known(operationId), feedWindow(today)).map((time) => ({ ...input, ...time }));
}

function known(operationId: string): Span {
  const span = spanOf(operationId);
  if (span === undefined) throw new InvariantError("there is no calendar of such an answer", { operationId });
  return span;
}

function times(span: Span, { from, to }: FeedWindow): readonly Readonly<Record<string, unknown>>[] {
  switch (span.kind) {
    case "dates": {
      const { days, count } = span;
      const counted = count === undefined ? {} : { count };
      return starts(days, { from, to }).map((startDate) => {
        const endDate = least(addDays(startDate, days - 1), addDays(to, -1));
        return { startDate, endDate, ...counted };
      });
    }
    case "starts":
      return starts(span.days, { from, to }).map((startDate) => ({ startDate, count: span.count }));
    case "months":
      return monthsIn({ from, to });
    case "years":
      return [...new Set(monthsIn({ from, to }).map(({ year }) => year))].map((year) => ({ year }));
    case "whole":
      return [{}];
  }
}

function starts(days: number, { from, to }: FeedWindow): readonly string[] {
  const found: string[] = [];
  for (let day = from; day < to; day = addDays(day, days)) found.push(day);
  return found;
}

function monthsIn({ from, to }: FeedWindow): readonly { readonly year: number; readonly month: number }[] {
  const found: { readonly year: number; readonly month: number }[] = [];
  const last = addDays(to, -1).slice(0, 7);
  for (let day = `${from.slice(0, 7)}-01`; day.slice(0, 7) <= last; day = monthsFrom(day, 1)) {
    found.push({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });
  }
  return found;
}

function least(one: string, other: string): string {
  return one < other ? one : other;
}

/** The same day so many months later, or the last day of a shorter month. */
function monthsFrom(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const index0 = year * 12 + month - 1 + months;
  const first = `${String(Math.floor(index0 / 12)).padStart(4, "0")}-${String((index0 % 12) + 1).padStart(2, "0")}-01`;
  for (let days = day - 1; ; days -= 1) {
    const found = addDays(first, days);
    if (found.startsWith(first.slice(0, 7))) return found;
  }
}
