import { addDays, civilTimeAt, weekdayOf } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { type ChartMoment, chartMoment, eventOnDate, horizonEventAfter, type Place } from "@almagest/sky";
import { type DayInput, withoutSun } from "../panchang/day";
import type { Moment } from "./rule";

/** Sunrise, sunset and the next sunrise of a civil date, UTC epoch milliseconds. */
export interface SunDay {
  readonly date: string;
  readonly weekday0: number;
  readonly midnight: ChartMoment;
  readonly sunriseMs: number;
  readonly sunsetMs: number;
  readonly nextSunriseMs: number;
  /** Undefined where the Moon does not rise between this sunrise and the next. */
  moonriseMs(): number | undefined;
}

/** The days of a place, each asked of the sky once. */
export interface DaysOfPlace {
  day(date: string): SunDay;
  /** The date whose sunrise was the last before an instant. */
  dateOf(epochMs: number): string;
}

export function daysOfPlace(sky: Ephemeris, input: Omit<DayInput, "date">): DaysOfPlace {
  const place: Place = { latitude: input.latitude, longitude: input.longitude };
  const mornings = new Map<
    string,
    { readonly midnight: ChartMoment; readonly sunriseMs: number; readonly jdUt1: number }
  >();
  const known = new Map<string, SunDay>();
  const morning = (date: string) => {
    const before = mornings.get(date);
    if (before !== undefined) return before;
    const midnight = chartMoment(sky, { ...input, date, time: "00:00:00" });
    const rise = eventOnDate(sky, midnight, { body: "sun", event: "rise", place });
    if (rise === undefined) throw withoutSun(sky, { ...input, date }, midnight, "rise");
    const found = { midnight, sunriseMs: rise.epochMs, jdUt1: sky.timeScales(rise.epochMs).jdUt1 };
    mornings.set(date, found);
    return found;
  };
  const made = (date: string): SunDay => {
    const { midnight, sunriseMs, jdUt1 } = morning(date);
    const set = horizonEventAfter(sky, { body: "sun", event: "set", place, afterJdUt1: jdUt1 });
    if (set === undefined) throw withoutSun(sky, { ...input, date }, midnight, "set");
    const nextSunriseMs = morning(addDays(date, 1)).sunriseMs;
    const moonriseMs = (): number | undefined => {
      const rise = horizonEventAfter(sky, { body: "moon", event: "rise", place, afterJdUt1: jdUt1 });
      const ms = rise && sky.epochMillisecondsOf(rise.jdTt);
      return ms !== undefined && ms < nextSunriseMs ? ms : undefined;
    };
    return {
      date,
      weekday0: weekdayOf(date),
      midnight,
      sunriseMs,
      sunsetMs: sky.epochMillisecondsOf(set.jdTt),
      nextSunriseMs,
      moonriseMs,
    };
  };
  const day = (date: string): SunDay => {
    const before = known.get(date);
    if (before !== undefined) return before;
    const found = made(date);
    known.set(date, found);
    return found;
  };
  return { day, dateOf: (epochMs) => dateAt(day, epochMs) };
}

/** The date that the clock shows, or the one before where the Sun has not risen. */
function dateAt(day: (date: string) => SunDay, epochMs: number): string {
  const { offsetSeconds } = day(civilTimeAt(epochMs, 0).date).midnight.civil;
  const date = civilTimeAt(epochMs + 1000 * offsetSeconds, 0).date;
  const { sunriseMs, nextSunriseMs } = day(date);
  if (epochMs < sunriseMs) return addDays(date, -1);
  return epochMs < nextSunriseMs ? date : addDays(date, 1);
}

/** A span in epoch milliseconds; where both ends are one, an instant. */
export interface Moments {
  readonly fromMs: number;
  readonly toMs: number;
}

const GHATIKA_MS = 24 * 60_000;

/** A moment of a day in milliseconds; undefined if the day has none (no moonrise). */
export function momentOf(day: SunDay, moment: Moment): Moments | undefined {
  const { sunriseMs, sunsetMs, nextSunriseMs } = day;
  const muhurtaMs = (sunsetMs - sunriseMs) / 15;
  const ofDay = (from: number, to: number): Moments => ({
    fromMs: sunriseMs + from * muhurtaMs,
    toMs: sunriseMs + to * muhurtaMs,
  });
  switch (moment) {
    case "sunrise":
      return ofDay(0, 0);
    case "long-sunrise":
      return ofDay(3, 3);
    case "forenoon":
      return ofDay(0, 5);
    case "noon":
      return { fromMs: ofDay(7.5, 7.5).fromMs - GHATIKA_MS, toMs: ofDay(7.5, 7.5).toMs + GHATIKA_MS };
    case "midday":
      return ofDay(6, 9);
    case "afternoon":
      return ofDay(9, 12);
    case "evening":
      return ofDay(12, 15);
    case "dusk":
      return { fromMs: sunsetMs, toMs: sunsetMs + 4 * GHATIKA_MS };
    case "midnight": {
      const middleMs = (sunsetMs + nextSunriseMs) / 2;
      return { fromMs: middleMs - GHATIKA_MS, toMs: middleMs + GHATIKA_MS };
    }
    case "before-dawn":
      return { fromMs: sunriseMs - 4 * GHATIKA_MS, toMs: sunriseMs };
    case "moonrise": {
      const riseMs = day.moonriseMs();
      return riseMs === undefined ? undefined : { fromMs: riseMs, toMs: riseMs };
    }
  }
}
