import type { Ephemeris } from "@almagest/ephemeris";
import type { DomainError } from "@almagest/operation";
import {
  type ChartMoment,
  type MissingSun,
  type Place,
  riseOrSet,
  type SunDay,
  type SunEvent,
  sunDay,
  withoutSun as withoutSunDay,
} from "@almagest/sky";

/** The civil day and place that a panchang is asked for. */
export interface DayInput extends Place {
  readonly date: string;
  readonly timezone: number | string;
}

/** The day of the panchang: from the sunrise of a civil date to the next, with the night before it. */
export interface PanchangDay extends SunDay {
  readonly input: DayInput;
  readonly previousSunset: SunEvent;
}

const DAY_MS = 86_400_000;

const ADVICE =
  "the panchang's day runs from sunrise to sunrise. Send a date or a latitude with a sunrise and a sunset, or ask panchang/basic for the limbs of an instant.";

/**
 * The panchang's day of a civil date: its sunrise (upper limb, standard refraction, sea level) is the first after local
 * midnight. Near the poles, where one of the four horizon crossings is missing, there is no such day: a DomainError
 * `unprocessable_entity` says which one and why, and nothing is put in its place.
 */
export function panchangDay(ephemeris: Ephemeris, input: DayInput): PanchangDay {
  const day = sunDay(ephemeris, input, ADVICE);
  const { sunrise, midnight } = day;
  const place = { latitude: input.latitude, longitude: input.longitude };
  const afterEpochMs = sunrise.epochMs - DAY_MS;
  const previousSunset = riseOrSet(ephemeris, { body: "sun", event: "set", afterEpochMs, place });
  if (previousSunset === undefined || previousSunset.epochMs >= sunrise.epochMs) {
    throw withoutSun(ephemeris, input, midnight, "previous-set");
  }
  return { ...day, previousSunset };
}

/** A day that the tradition's own definition does not cover. */
export function withoutSun(
  ephemeris: Ephemeris,
  input: DayInput,
  midnight: ChartMoment,
  missing: MissingSun,
): DomainError {
  return withoutSunDay(ephemeris, input, midnight, { missing, advice: ADVICE });
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
