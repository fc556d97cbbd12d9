import { weekdayOf } from "@almagest/civil-time";
import type { Ephemeris, SkyBody } from "@almagest/ephemeris";
import { DomainError } from "@almagest/operation";
import { type ChartMoment, chartMoment, horizonEventAfter, type Place } from "@almagest/sky";

/** The civil day and place that a panchang is asked for. */
export interface DayInput extends Place {
  readonly date: string;
  readonly timezone: number | string;
}

/** An instant on the scales that a panchang needs. */
export interface SunEvent {
  readonly jdTt: number;
  readonly epochMs: number;
}

/** The day of the panchang: from the sunrise of a civil date to the next, with the night before it. */
export interface PanchangDay {
  readonly input: DayInput;
  /** 00:00:00 of the civil date; its offset holds for the whole day. */
  readonly midnight: ChartMoment;
  /** Of the civil date, 0 for Sunday. */
  readonly weekday0: number;
  readonly previousSunset: SunEvent;
  readonly sunrise: SunEvent;
  readonly sunset: SunEvent;
  readonly nextSunrise: SunEvent;
}

const DAY_MS = 86_400_000;

/** The next rising or setting within 26 hours of an instant. */
function riseOrSet(
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
 * The panchang's day of a civil date: its sunrise (upper limb, standard refraction, sea level) is the first after local
 * midnight. Near the poles, where one of the four horizon crossings is missing, there is no such day: a DomainError
 * `unprocessable_entity` says which one and why, and nothing is put in its place.
 */
export function panchangDay(ephemeris: Ephemeris, input: DayInput): PanchangDay {
  const midnight = chartMoment(ephemeris, { ...input, time: "00:00:00" });
  const sun = { body: "sun", place: { latitude: input.latitude, longitude: input.longitude } } as const;
  const sunrise = eventOnDate(ephemeris, midnight, { ...sun, event: "rise" });
  if (sunrise === undefined) throw withoutSun(ephemeris, input, midnight, "rise");
  const sunset = riseOrSet(ephemeris, { ...sun, event: "set", afterEpochMs: sunrise.epochMs });
  const nextSunrise = riseOrSet(ephemeris, { ...sun, event: "rise", afterEpochMs: sunrise.epochMs + 60_000 });
  const previousSunset = riseOrSet(ephemeris, { ...sun, event: "set", afterEpochMs: sunrise.epochMs - DAY_MS });
  if (sunset === undefined) throw withoutSun(ephemeris, input, midnight, "set");
  if (nextSunrise === undefined) throw withoutSun(ephemeris, input, midnight, "next-rise");
  if (
    previousSunset === undefined ||
    previousSunset.epochMs >= sunrise.epochMs ||
    sunset.epochMs > nextSunrise.epochMs
  ) {
    throw withoutSun(ephemeris, input, midnight, "previous-set");
  }
  return { input, midnight, weekday0: weekdayOf(input.date), previousSunset, sunrise, sunset, nextSunrise };
}

type Missing = "rise" | "set" | "next-rise" | "previous-set";

const WHAT_IS_MISSING = {
  rise: "The Sun does not rise",
  set: "The Sun rises but does not set before the next sunrise",
  "next-rise": "The Sun rises, but not again on the day after",
  "previous-set": "The Sun rises, but had not set within the day before",
} as const satisfies Record<Missing, string>;

/** Depth of the middle of the Sun's disc as its upper limb rises: half its width and the refraction. */
const SUN_BELOW_HORIZON_DEG = 0.83;

/** A day that the tradition's own definition does not cover. */
export function withoutSun(
  ephemeris: Ephemeris,
  input: DayInput,
  midnight: ChartMoment,
  missing: Missing,
): DomainError {
  const { declinationDeg } = ephemeris.equatorial("sun", midnight.jdTt + 0.5);
  const isUp = declinationDeg * input.latitude > 0;
  const limitDeg = 90 - Math.abs(declinationDeg) + (isUp ? -SUN_BELOW_HORIZON_DEG : SUN_BELOW_HORIZON_DEG);
  const message = `${WHAT_IS_MISSING[missing]} at latitude ${input.latitude} on ${input.date}: it stays ${isUp ? "above" : "below"} the horizon beyond latitude ${limitDeg.toFixed(1)} on that day, and the panchang's day runs from sunrise to sunrise. Send a date or a latitude with a sunrise and a sunset, or ask panchang/basic for the limbs of an instant.`;
  return new DomainError("unprocessable_entity", message, {
    latitude: input.latitude,
    date: input.date,
    missing,
    limitLatitudeDeg: limitDeg,
  });
}

/** A span of time in UTC epoch milliseconds, half-open. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** The span cut into equal parts. */
export function equalParts({ startMs, endMs }: Span, count: number): readonly Span[] {
  const edge = (index0: number): number => startMs + ((endMs - startMs) * index0) / count;
  return Array.from({ length: count }, (_, index0) => ({ startMs: edge(index0), endMs: edge(index0 + 1) }));
}

export function dayOf({ sunrise, sunset }: PanchangDay): Span {
  return { startMs: sunrise.epochMs, endMs: sunset.epochMs };
}

export function nightOf({ sunset, nextSunrise }: PanchangDay): Span {
  return { startMs: sunset.epochMs, endMs: nextSunrise.epochMs };
}

export function nightBefore({ previousSunset, sunrise }: PanchangDay): Span {
  return { startMs: previousSunset.epochMs, endMs: sunrise.epochMs };
}

/** From sunrise to sunrise. */
export function wholeDayOf({ sunrise, nextSunrise }: PanchangDay): Span {
  return { startMs: sunrise.epochMs, endMs: nextSunrise.epochMs };
}
