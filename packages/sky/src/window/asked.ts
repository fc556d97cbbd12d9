import { addDays, civilTimeAt, daysBetween, resolveCivilTime } from "@almagest/civil-time";
import type { Ephemeris, SearchWindow, SkyContext } from "@almagest/ephemeris";
import { type DraftOf, date, type NowContext, timezone, ValidationError } from "@almagest/operation";
import * as z from "zod";
import { chartMoment } from "../moment/moment";
import { type EventInstant, epochMsIn, instantAt, type LocalWindow } from "./window";

/** No search goes on for longer. */
export const MOST_YEARS = 100;
const MOST_DAYS = 36_525;
export const MOST_EVENTS = 200;
const NEXT_EVENTS = 10;

/** Input of operations that list the events of a window, or the next ones. */
export const eventsBody = z.object({
  startDate: date.optional().meta({
    description: "First day, from 00:00 by timezone; this moment by default",
    examples: ["2026-11-29"],
  }),
  endDate: date.optional().meta({
    description: `Last day by timezone, included, at most ${MOST_YEARS} years after the first. Leave it out to get the next events, however far ahead within ${MOST_YEARS} years`,
    examples: ["2027-12-31"],
  }),
  count: z
    .int()
    .min(1)
    .max(MOST_EVENTS)
    .optional()
    .meta({
      description: `Events to return at most, the first in time; ${NEXT_EVENTS} by default, or ${MOST_EVENTS} with endDate`,
      examples: [3],
    }),
  timezone: timezone.default(0).meta({
    description:
      "Of days and local times: decimal hours from UTC, a fixed offset (-05:00), or an IANA name, whose offset at each event counts; UTC by default",
    examples: ["America/New_York"],
  }),
});

export interface EventsInput {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly count?: number | undefined;
  readonly timezone: number | string;
}

/** The window that is searched, the clock of its answers, and how many are wanted. */
export interface AskedWindow extends LocalWindow {
  readonly timezone: number | string;
  readonly count: number;
}

/** The days ahead in which the next events are looked for, and their number, where the request does not say. */
export interface NextSearch {
  readonly nextDays: number;
  readonly nextCount: number;
}

const NEXT: NextSearch = { nextDays: MOST_DAYS, nextCount: NEXT_EVENTS };

/** A tenth of a millisecond: the end of the ephemeris' range has no civil instant of its own. */
const LAST_INSTANT_DAYS = 1e-9;

/**
 * The window of a request: from a day or from now on, to the end of a day or of a century.
 * @throws ValidationError for an end before the start or more than a century behind it.
 */
export function windowAsked(
  input: EventsInput,
  { ephemeris, now }: SkyContext & NowContext,
  { nextDays, nextCount }: NextSearch = NEXT,
): AskedWindow {
  const { startDate, endDate, timezone: zone } = input;
  const start =
    startDate === undefined
      ? chartMoment(ephemeris, { ...civilTimeAt(now, 0), timezone: 0 })
      : chartMoment(ephemeris, { date: startDate, time: "00:00:00", timezone: zone });
  const fromEpochMs = start.civil.epochMilliseconds;
  const firstDay = startDate ?? civilTimeAt(now, zone).date;
  if (endDate !== undefined) requireOrder(firstDay, endDate);
  const lastJdTt =
    endDate === undefined
      ? Math.min(start.jdTt + nextDays, ephemeris.range.toJdTt)
      : ephemeris.timeScales(endOf(endDate, zone)).jdTt;
  const search = { fromJdTt: start.jdTt, toJdTt: Math.max(start.jdTt, lastJdTt) };
  return {
    start,
    fromEpochMs,
    toEpochMs: Math.max(fromEpochMs + 1, Math.round(ephemeris.epochMillisecondsOf(search.toJdTt - LAST_INSTANT_DAYS))),
    search,
    timezone: zone,
    count: input.count ?? (endDate === undefined ? nextCount : MOST_EVENTS),
  };
}

function requireOrder(firstDay: string, endDate: string): void {
  const message =
    endDate < firstDay
      ? `endDate is ${endDate}, before the start on ${firstDay}. Send a date on or after ${firstDay}.`
      : daysBetween(firstDay, endDate) > MOST_DAYS
        ? `endDate is ${endDate}, more than ${MOST_YEARS} years after the start on ${firstDay}. Send a date up to ${addDays(firstDay, MOST_DAYS)}.`
        : undefined;
  if (message !== undefined) throw new ValidationError([{ path: "endDate", message, code: "custom" }]);
}

/** The first instant behind a day of a clock. */
function endOf(day: string, zone: number | string): number {
  return resolveCivilTime({ date: day, time: "23:59:59", timezone: zone }).epochMilliseconds + 1000;
}

/** The first events of a window with their instants, and whether it has more. */
export interface FirstEvents<Event> {
  readonly events: readonly (Event & { readonly epochMs: number })[];
  readonly hasMore: boolean;
}

/** A search begins with two months and goes on in ever longer pieces: few events are asked for more often than all. */
const FIRST_PIECE_DAYS = 64;
const LONGEST_PIECE_DAYS = 4096;

/** The first `count` events of the window, in order of time, by a search that answers for any part of it. */
export function firstEvents<Event extends { readonly jdTt: number }>(
  ephemeris: Ephemeris,
  window: AskedWindow,
  search: (piece: SearchWindow) => readonly Event[],
): FirstEvents<Event> {
  const { fromJdTt, toJdTt } = window.search;
  const found: Event[] = [];
  let days = FIRST_PIECE_DAYS;
  for (
    let from = fromJdTt;
    from < toJdTt && found.length <= window.count;
    days = Math.min(2 * days, LONGEST_PIECE_DAYS)
  ) {
    const to = Math.min(from + days, toJdTt);
    found.push(...search({ fromJdTt: from, toJdTt: to }));
    from = to;
  }
  const events = found
    .slice(0, window.count)
    .map((event) => ({ ...event, epochMs: epochMsIn(ephemeris, window, event.jdTt) }));
  return { events, hasMore: found.length > window.count };
}

/** The instant of an event by the clock of the request. */
export function localInstant({ timezone: zone }: AskedWindow, epochMs: number): EventInstant {
  return instantAt(epochMs, zone);
}

/** The members of every list of events. */
export const eventsEcho = z.object({
  timezone: z
    .union([z.number(), z.string()])
    .meta({ description: "As sent; the offset of each event is in its times" }),
  hasMore: z
    .boolean()
    .meta({ description: "Whether there are events after the last one, to endDate or as far as was searched" }),
});

export function presentEventsEcho({ timezone: zone }: AskedWindow, hasMore: boolean): DraftOf<typeof eventsEcho> {
  return { timezone: zone, hasMore };
}
