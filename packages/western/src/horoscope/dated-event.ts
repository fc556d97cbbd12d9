import type { Ephemeris } from "@almagest/ephemeris";
import { inOrderOfTime } from "@almagest/sky";
import type { SkyEvent } from "./sky-event";

/** An event with its instant in UTC, epoch milliseconds. */
export interface TimedEvent extends SkyEvent {
  readonly epochMs: number;
}

/** An event with its instants in UTC, epoch milliseconds. */
export interface DatedEvent extends TimedEvent {
  /** The end of what it begins; undefined where nothing lasts, or past the ephemeris' range. */
  readonly throughEpochMs: number | undefined;
}

/** Two finds of one event, by different searches, are not further apart: half a second. */
const SAME_INSTANT_DAYS = 6e-6;

/** In order of time, each once. */
export function uniqueEvents(events: readonly SkyEvent[]): readonly SkyEvent[] {
  const kept: SkyEvent[] = [];
  for (const event of inOrderOfTime(events)) if (!kept.some((before) => isSame(before, event))) kept.push(event);
  return kept;
}

export function isSame(a: SkyEvent, b: SkyEvent): boolean {
  return (
    a.form === b.form && a.first === b.first && a.second === b.second && Math.abs(a.jdTt - b.jdTt) < SAME_INSTANT_DAYS
  );
}

export function timedEvents(ephemeris: Ephemeris, events: readonly SkyEvent[]): readonly TimedEvent[] {
  return events.map((event) => ({ ...event, epochMs: ephemeris.epochMillisecondsOf(event.jdTt) }));
}

export function datedEvents(
  ephemeris: Ephemeris,
  events: readonly SkyEvent[],
  endOf: (event: SkyEvent) => number | undefined,
): readonly DatedEvent[] {
  return timedEvents(ephemeris, events).map((event) => ({ ...event, throughEpochMs: endOf(event) }));
}
