import { type CivilInstant, resolveCivilTime } from "@almagest/civil-time";
import type { CivilScales, Ephemeris } from "@almagest/ephemeris";
import type { DateCalendar } from "@almagest/operation";
import type { Place } from "./place";

/** The civil moment a caller gives, as the schema parsed it. */
export interface CivilMoment {
  /** Gregorian: a request in another calendar is converted as it is read. */
  readonly date: string;
  /** Whether a calendar was named; a date is not converted by it here. */
  readonly calendar?: DateCalendar | undefined;
  readonly time: string;
  readonly timezone: number | string;
}

/** The same with the place whose clock showed it, where one was given. */
export interface PlacedMoment extends CivilMoment, Partial<Place> {}

/** The same moment on every scale a calculation needs. */
export interface ChartMoment extends CivilScales {
  readonly given: PlacedMoment;
  readonly civil: CivilInstant;
}

/** Resolves a civil moment to UTC, TT and UT1. */
export function chartMoment(ephemeris: Ephemeris, given: PlacedMoment): ChartMoment {
  const civil = resolveCivilTime(given);
  return { given, civil, ...ephemeris.timeScales(civil.epochMilliseconds) };
}
