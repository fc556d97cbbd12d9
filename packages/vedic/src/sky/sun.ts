import { civilTimeAt, weekdayOf } from "@almagest/civil-time";
import type { Ephemeris, TimeScales } from "@almagest/ephemeris";
import { DomainError } from "@almagest/operation";
import { horizonEventAfter, type Place } from "@almagest/sky";

/** From a sunrise to the next: the day of the tradition. */
export interface SolarDay {
  readonly sunrise: TimeScales;
  readonly sunset: TimeScales;
  readonly nextSunrise: TimeScales;
}

const SEARCH_BACK_DAYS = 25 / 24;

/**
 * The day, sunrise to sunrise, that begins with the first sunrise after an instant (`afterJdUt1` itself excluded).
 * Undefined where the Sun does not rise, set and rise again, each within 26 hours of the last.
 */
export function solarDayAfter(ephemeris: Ephemeris, place: Place, afterJdUt1: number): SolarDay | undefined {
  const sunrise = horizonEventAfter(ephemeris, { body: "sun", event: "rise", place, afterJdUt1 });
  return sunrise && dayFromSunrise(ephemeris, place, sunrise);
}

/** The day, sunrise to sunrise, that holds an instant: `[sunrise, nextSunrise)`. Undefined where there is none. */
export function solarDayAt(ephemeris: Ephemeris, place: Place, jdUt1: number): SolarDay | undefined {
  let day = solarDayAfter(ephemeris, place, jdUt1 - SEARCH_BACK_DAYS);
  // Two sunrises can be in the 25 hours before.
  for (let days = 0; day !== undefined && days < 3; days++) {
    if (day.sunrise.jdUt1 > jdUt1) return undefined;
    if (jdUt1 < day.nextSunrise.jdUt1) return day;
    day = dayFromSunrise(ephemeris, place, day.nextSunrise);
  }
  return undefined;
}

function dayFromSunrise(ephemeris: Ephemeris, place: Place, sunrise: TimeScales): SolarDay | undefined {
  const sunset = horizonEventAfter(ephemeris, { body: "sun", event: "set", place, afterJdUt1: sunrise.jdUt1 });
  if (sunset === undefined) return undefined;
  const nextSunrise = horizonEventAfter(ephemeris, { body: "sun", event: "rise", place, afterJdUt1: sunset.jdUt1 });
  return nextSunrise && { sunrise, sunset, nextSunrise };
}

/** The civil date at sunrise by the given offset. */
export function sunriseDate(ephemeris: Ephemeris, { sunrise }: SolarDay, offsetHours: number): string {
  return civilTimeAt(ephemeris.epochMillisecondsOf(sunrise.jdTt), offsetHours).date;
}

/** The weekday, 0 Sunday to 6 Saturday, of the civil date at sunrise by the given offset: the day's vara. */
export function varaOfDay(ephemeris: Ephemeris, day: SolarDay, offsetHours: number): number {
  return weekdayOf(sunriseDate(ephemeris, day, offsetHours));
}

/** Refuses what cannot be told without a sunrise, and says why. */
export function noSunrise(place: Place, date: string, wanted: string): DomainError {
  const message = `The Sun does not rise and set within a day of ${date} at latitude ${place.latitude}, and ${wanted} is counted from sunrise. Send a place nearer to the equator (below 65.5 degrees the Sun rises every day), or another date.`;
  return new DomainError("unprocessable_entity", message);
}
