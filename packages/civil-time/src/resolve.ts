import { ValidationError } from "@almagest/operation";
import { dayNumberOf, digits } from "./days";
import { type ZoneClock, zoneClock } from "./zone-clock";

/** A date and time as a clock on the wall shows it, and the zone whose clock it is. */
export interface CivilTime {
  /** YYYY-MM-DD, proleptic Gregorian, 0000-01-01 to 9999-12-31. */
  readonly date: string;
  /** HH:MM:SS, 24-hour. */
  readonly time: string;
  /** Decimal hours from UTC (-14 to 14, rounded to the second), `±HH:MM` up to 14 hours, or an IANA name. */
  readonly timezone: number | string;
}

/** The way from a wall-clock time to its instant. */
export type CivilTimeKind =
  /** The clock showed it once. */
  | "exact"
  /** The clock was put back and showed it twice; this is the first time. */
  | "repeated-hour-first"
  /** The clock was put forward and never showed it; the instant is as far after the change as the time is into the gap. */
  | "moved-past-gap";

export interface CivilInstant {
  /** Milliseconds since 1970-01-01T00:00:00 UTC, whole seconds. */
  readonly epochMilliseconds: number;
  /** The offset applied: civil time minus UTC in seconds, east positive. In a gap, the one in force before it. */
  readonly offsetSeconds: number;
  /** `offsetSeconds / 3600`, not rounded: given back as decimal hours it resolves to the same instant. */
  readonly offsetHours: number;
  readonly kind: CivilTimeKind;
  /** `±HH:MM` or the IANA name in its own letter case; undefined for decimal hours. */
  readonly zone: string | undefined;
}

const DAY = 86_400;

/**
 * The instant of a civil time, with the zone's full history: local mean time, war time, days that were left out.
 * A repeated time is its first occurrence, a time in a gap moves forward past it (RFC 5545, Temporal's "compatible").
 * Exact to the second. Throws a ValidationError on `date`, `time` or `timezone`.
 */
export function resolveCivilTime(civil: CivilTime): CivilInstant {
  return resolveOnDay(dayNumberOf(civil.date), civil);
}

/** The same of a day by its number, which may lie outside 0000-01-01 to 9999-12-31. */
export function resolveOnDay(dayNumber: number, civil: Omit<CivilTime, "date">): CivilInstant {
  const wallSeconds = dayNumber * DAY + secondsOfDay(civil.time);
  const clock = zoneClock(civil.timezone);
  const { offsetSeconds, kind } =
    clock.fixedSeconds === undefined
      ? offsetOfWallTime(clock, wallSeconds)
      : { offsetSeconds: clock.fixedSeconds, kind: "exact" as const };
  return {
    epochMilliseconds: (wallSeconds - offsetSeconds) * 1000,
    offsetSeconds,
    offsetHours: offsetSeconds / 3600,
    kind,
    zone: clock.zone,
  };
}

/**
 * Offsets lie within 16 hours of UTC, so the instant lies within a day of the wall time read as UTC. No zone changes
 * twice in those two days (the closest pair in the tz database is four days apart: Freetown, September 1939), hence
 * equal offsets at both ends hold in between, and otherwise there is one change, with one offset on each side.
 */
function offsetOfWallTime(clock: ZoneClock, wallSeconds: number): { offsetSeconds: number; kind: CivilTimeKind } {
  const before = clock.offsetSecondsAt(wallSeconds - DAY);
  const after = clock.offsetSecondsAt(wallSeconds + DAY);
  if (before === after) return { offsetSeconds: before, kind: "exact" };
  const shownBefore = clock.offsetSecondsAt(wallSeconds - before) === before;
  const shownAfter = clock.offsetSecondsAt(wallSeconds - after) === after;
  if (shownBefore) return { offsetSeconds: before, kind: shownAfter ? "repeated-hour-first" : "exact" };
  return shownAfter ? { offsetSeconds: after, kind: "exact" } : { offsetSeconds: before, kind: "moved-past-gap" };
}

/** The last instant at which a clock showed a time: of a repeated one the second, in all else as `resolveCivilTime`. */
export function lastInstantOf(civil: CivilTime): number {
  const first = resolveCivilTime(civil);
  if (first.kind !== "repeated-hour-first") return first.epochMilliseconds;
  const wallSeconds = first.epochMilliseconds / 1000 + first.offsetSeconds;
  const after = zoneClock(civil.timezone).offsetSecondsAt(wallSeconds + DAY);
  return (wallSeconds - after) * 1000;
}

/** The first instant of a day; where the clock skipped its midnight, that of the change. */
export function startOfDay(dayNumber: number, timezone: number | string): number {
  const start = resolveOnDay(dayNumber, { time: "00:00:00", timezone });
  return start.kind === "moved-past-gap" ? changeBefore(zoneClock(timezone), start) : start.epochMilliseconds;
}

/** The last second of a day, of one that the clock had twice the second time; no day is without one. */
export function endOfDay(dayNumber: number, timezone: number | string): number {
  const next = resolveOnDay(dayNumber + 1, { time: "00:00:00", timezone });
  if (next.kind !== "repeated-hour-first") return startOfDay(dayNumber + 1, timezone) - 1000;
  const wallSeconds = (dayNumber + 1) * DAY;
  return (wallSeconds - zoneClock(timezone).offsetSecondsAt(wallSeconds + DAY)) * 1000 - 1000;
}

/** The instant of the change that a time was moved past: the first second with the offset that is in force after it. */
function changeBefore(clock: ZoneClock, { epochMilliseconds, offsetSeconds }: CivilInstant): number {
  let after = epochMilliseconds / 1000;
  let before = after - DAY;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (clock.offsetSecondsAt(middle) === offsetSeconds) before = middle;
    else after = middle;
  }
  return after * 1000;
}

function secondsOfDay(time: string): number {
  const hour = digits(time, 0, 2);
  const minute = digits(time, 3, 2);
  const second = digits(time, 6, 2);
  const shaped = time.length === 8 && time[2] === ":" && time[5] === ":";
  if (!shaped || !(hour < 24 && minute < 60 && second < 60)) throw badTime(time);
  return hour * 3600 + minute * 60 + second;
}

function badTime(time: string): ValidationError {
  const message = `"${time.slice(0, 40)}" is not a time of day: send HH:MM:SS from 00:00:00 to 23:59:59, as 14:30:00`;
  return new ValidationError([{ path: "time", message, code: "custom" }]);
}
