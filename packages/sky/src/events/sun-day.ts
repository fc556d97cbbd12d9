import { addDays, resolveCivilTime, weekdayOf } from "@almagest/civil-time";
import type { Ephemeris, SkyBody } from "@almagest/ephemeris";
import { DomainError } from "@almagest/operation";
import { type ChartMoment, chartMoment } from "../moment/moment";
import type { Place } from "../moment/place";
import { horizonEventAfter } from "./risings";

/** A civil day and a place. */
export interface SunDayInput extends Place {
  readonly date: string;
  readonly timezone: number | string;
}

/** A rising or setting. */
export interface SunEvent {
  readonly jdTt: number;
  readonly epochMs: number;
}

/** The day from the sunrise of a civil date to the next. */
export interface SunDay {
  readonly input: SunDayInput;
  /** 00:00:00 of the civil date. */
  readonly midnight: ChartMoment;
  /** Of the civil date, 0 for Sunday. */
  readonly weekday0: number;
  readonly sunrise: SunEvent;
  readonly sunset: SunEvent;
  readonly nextSunrise: SunEvent;
}

const DAY_MS = 86_400_000;

/** The next rising or setting within 26 hours of an instant. */
export function riseOrSet(
  ephemeris: Ephemeris,
  asked: {
    readonly body: SkyBody;
    readonly event: "rise" | "set";
    readonly afterEpochMs: number;
    readonly place: Place;
  },
): SunEvent | undefined {
  const { afterEpochMs, ...event } = asked;
  const { jdUt1 } = ephemeris.timeScales(afterEpochMs);
  const found = horizonEventAfter(ephemeris, { ...event, afterJdUt1: jdUt1 });
  return found && { jdTt: found.jdTt, epochMs: ephemeris.epochMillisecondsOf(found.jdTt) };
}

/** The first rising or setting of a body on a civil date, undefined where there is none on that date. */
export function eventOnDate(
  ephemeris: Ephemeris,
  midnight: ChartMoment,
  asked: { readonly body: SkyBody; readonly event: "rise" | "set"; readonly place: Place },
): SunEvent | undefined {
  const fromEpochMs = midnight.civil.epochMilliseconds;
  const found = riseOrSet(ephemeris, { ...asked, afterEpochMs: fromEpochMs });
  return found !== undefined && found.epochMs < fromEpochMs + DAY_MS ? found : undefined;
}

/**
 * The day of a civil date from its sunrise (upper limb, standard refraction, sea level), the first after local midnight.
 * Near the poles, where a crossing of the horizon is missing, there is no such day.
 * @param advice the end of a refusal: a clause that says why they are needed, and a sentence that says what to send.
 * @throws DomainError `unprocessable_entity` that says which one is missing and why.
 */
export function sunDay(ephemeris: Ephemeris, input: SunDayInput, advice: string): SunDay {
  const midnight = chartMoment(ephemeris, { ...input, time: "00:00:00" });
  const sun = { body: "sun", place: { latitude: input.latitude, longitude: input.longitude } } as const;
  const without = (missing: MissingSun) => withoutSun(ephemeris, input, midnight, { missing, advice });
  const sunrise = eventOnDate(ephemeris, midnight, { ...sun, event: "rise" });
  if (sunrise === undefined) throw without("rise");
  const sunset = riseOrSet(ephemeris, { ...sun, event: "set", afterEpochMs: sunrise.epochMs });
  const nextSunrise = sunriseAfter(ephemeris, input, sunrise);
  if (sunset === undefined) throw without("set");
  if (nextSunrise === undefined) throw without("next-rise");
  if (sunset.epochMs > nextSunrise.epochMs) throw without("set");
  return { input, midnight, weekday0: weekdayOf(input.date), sunrise, sunset, nextSunrise };
}

const SUNRISE_ADVANCES_MS = 4 * 3_600_000;
const SEARCHED_MS = 26 * 3_600_000;

/**
 * The next sunrise, searched from the midnight before it: the day that it begins finds it by the same steps, so that both
 * have it at the same instant. A sunrise soon after midnight may have the next on its own date.
 */
function sunriseAfter(ephemeris: Ephemeris, input: SunDayInput, { epochMs }: SunEvent): SunEvent | undefined {
  const sun = { body: "sun", event: "rise", place: { latitude: input.latitude, longitude: input.longitude } } as const;
  const next = { date: addDays(input.date, 1), time: "00:00:00", timezone: input.timezone };
  const midnightMs = resolveCivilTime(next).epochMilliseconds;
  if (midnightMs - epochMs > DAY_MS - SUNRISE_ADVANCES_MS) {
    const soon = riseOrSet(ephemeris, { ...sun, afterEpochMs: epochMs + 60_000 });
    if (soon === undefined || soon.epochMs < midnightMs) return soon;
  }
  const found = riseOrSet(ephemeris, { ...sun, afterEpochMs: midnightMs });
  return found !== undefined && found.epochMs < epochMs + SEARCHED_MS ? found : undefined;
}

export type MissingSun = "rise" | "set" | "next-rise" | "previous-set";

const WHAT_IS_MISSING = {
  rise: "The Sun does not rise",
  set: "The Sun rises but does not set before the next sunrise",
  "next-rise": "The Sun rises, but not again on the day after",
  "previous-set": "The Sun rises, but had not set within the day before",
} as const satisfies Record<MissingSun, string>;

/** Depth of the middle of the Sun's disc as its upper limb rises: half its width and the refraction. */
const SUN_BELOW_HORIZON_DEG = 0.83;

/** A day that a definition by sunrise does not cover. */
export function withoutSun(
  ephemeris: Ephemeris,
  { latitude, date }: SunDayInput,
  midnight: ChartMoment,
  { missing, advice }: { readonly missing: MissingSun; readonly advice: string },
): DomainError {
  const { declinationDeg } = ephemeris.equatorial("sun", midnight.jdTt + 0.5);
  const isUp = declinationDeg * latitude > 0;
  const limitDeg = 90 - Math.abs(declinationDeg) + (isUp ? -SUN_BELOW_HORIZON_DEG : SUN_BELOW_HORIZON_DEG);
  const message = `${WHAT_IS_MISSING[missing]} at latitude ${latitude} on ${date}: it stays ${isUp ? "above" : "below"} the horizon beyond latitude ${Math.round(10 * limitDeg) / 10} on that day, and ${advice}`;
  const details = { latitude, date, missing, limitLatitudeDeg: limitDeg };
  return new DomainError("unprocessable_entity", message, details, "latitude");
}
