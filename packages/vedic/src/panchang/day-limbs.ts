import type { Ephemeris, SearchWindow } from "@almagest/ephemeris";
import { rememberedSky } from "@almagest/sky";
import { type DayInput, type PanchangDay, panchangDay } from "./day";
import { type LimbKind, type LimbPlace, type LimbSpan, limbSpans, limbsAt, luminariesAt, moonSignSpans } from "./limbs";

export type LimbSpans = Readonly<Record<LimbKind, readonly LimbSpan[]>>;

/** The limbs of a panchang's day: those at its sunrise, and all others before the next. */
export interface DayLimbs {
  readonly day: PanchangDay;
  /** At sunrise. */
  readonly places: Readonly<Record<LimbKind, LimbPlace>>;
  /** Longitudes at sunrise by Lahiri, [0, 360). */
  readonly sunLongitudeDeg: number;
  readonly moonLongitudeDeg: number;
  /** All that run between this sunrise and the next, whole, the one at sunrise first: skipped ones included. */
  readonly spans: LimbSpans;
  readonly moonSigns: readonly LimbSpan[];
}

/**
 * The five limbs of the day that begins with the sunrise of a civil date at a place. By Lahiri, apparent positions, each
 * border within 2 ms.
 * @throws DomainError `unprocessable_entity` where the Sun does not rise and set there that day.
 */
export function panchangLimbs(ephemeris: Ephemeris, input: DayInput): DayLimbs {
  return limbsOfDay(rememberedSky(ephemeris), panchangDay(ephemeris, input));
}

export function limbsOfDay(sky: Ephemeris, day: PanchangDay): DayLimbs {
  const window = windowOf(day);
  const spans = (kind: LimbKind): readonly LimbSpan[] => limbSpans(sky, kind, window);
  return {
    day,
    places: limbsAt(sky, day.sunrise.jdTt),
    ...luminariesAt(sky, day.sunrise.jdTt),
    spans: { tithi: spans("tithi"), nakshatra: spans("nakshatra"), yoga: spans("yoga"), karana: spans("karana") },
    moonSigns: moonSignSpans(sky, window),
  };
}

export function windowOf({ sunrise, nextSunrise }: PanchangDay): SearchWindow {
  return { fromJdTt: sunrise.jdTt, toJdTt: nextSunrise.jdTt };
}
