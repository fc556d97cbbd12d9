import { addDays, civilTimeAt, formatIsoUtc, type WallClock } from "@almagest/civil-time";
import type { Ephemeris, SearchWindow } from "@almagest/ephemeris";
import { type ChartMoment, chartMoment } from "../moment/moment";

/** A month or a year by the clock of a zone. The zone's offset is read once, at the start, and holds to the end. */
export interface LocalWindow {
  /** 00:00:00 of the first day. */
  readonly start: ChartMoment;
  readonly fromEpochMs: number;
  /** Excluded. */
  readonly toEpochMs: number;
  readonly search: SearchWindow;
}

export interface YearAndMonth {
  readonly year: number;
  readonly month: number;
}

/** The window asked for; missing parts come from the month that runs in UTC. */
export function monthAsked(
  asked: { readonly year?: number | undefined; readonly month?: number | undefined },
  nowEpochMs: number,
): YearAndMonth {
  const { date } = civilTimeAt(nowEpochMs, 0);
  return { year: asked.year ?? Number(date.slice(0, 4)), month: asked.month ?? Number(date.slice(5, 7)) };
}

/** The first day of a month, YYYY-MM-DD. */
export function firstDayOf({ year, month }: YearAndMonth): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`;
}

export function monthAfter({ year, month }: YearAndMonth): YearAndMonth {
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
}

/** The days of a month, in order. */
export function daysOf(month: YearAndMonth): readonly string[] {
  const first = firstDayOf(month);
  const after = firstDayOf(monthAfter(month));
  const days: string[] = [];
  for (let day = first; day !== after; day = addDays(day, 1)) days.push(day);
  return days;
}

export function monthWindow(ephemeris: Ephemeris, month: YearAndMonth, timezone: number | string): LocalWindow {
  return windowBetween(ephemeris, { from: firstDayOf(month), to: firstDayOf(monthAfter(month)) }, timezone);
}

export function yearWindow(ephemeris: Ephemeris, year: number, timezone: number | string): LocalWindow {
  const days = { from: firstDayOf({ year, month: 1 }), to: firstDayOf({ year: year + 1, month: 1 }) };
  return windowBetween(ephemeris, days, timezone);
}

function windowBetween(
  ephemeris: Ephemeris,
  days: { readonly from: string; readonly to: string },
  timezone: number | string,
): LocalWindow {
  const start = chartMoment(ephemeris, { date: days.from, time: "00:00:00", timezone });
  const fromEpochMs = start.civil.epochMilliseconds;
  const midnight = chartMoment(ephemeris, { date: days.to, time: "00:00:00", timezone: 0 });
  const toEpochMs = midnight.civil.epochMilliseconds - 1000 * start.civil.offsetSeconds;
  const { jdTt } = ephemeris.timeScales(toEpochMs);
  return { start, fromEpochMs, toEpochMs, search: { fromJdTt: start.jdTt, toJdTt: jdTt } };
}

/** UTC epoch milliseconds of an event, kept within the window that it was found in: rounding could carry it out. */
export function epochMsIn(ephemeris: Ephemeris, window: LocalWindow, jdTt: number): number {
  const epochMs = ephemeris.epochMillisecondsOf(jdTt);
  return Math.min(Math.max(epochMs, window.fromEpochMs), window.toEpochMs - 1);
}

export interface EventInstant {
  date: string;
  time: string;
  datetime: string;
  utc: string;
}

/** An instant by the window's own offset and in UTC: the second, the minute, the day that has begun. */
export function presentInstant(epochMs: number, window: LocalWindow): EventInstant {
  return instantOf(civilTimeAt(epochMs + 1000 * window.start.civil.offsetSeconds, 0), epochMs);
}

/** The same by the clock of a zone, with the offset that it has at that instant. */
export function instantAt(epochMs: number, timezone: number | string): EventInstant {
  return instantOf(civilTimeAt(epochMs, timezone), epochMs);
}

function instantOf({ date, time }: WallClock, epochMs: number): EventInstant {
  return { date, time: time.slice(0, 5), datetime: `${date}T${time}`, utc: formatIsoUtc(epochMs) };
}
