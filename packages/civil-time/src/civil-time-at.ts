import { DomainError } from "@almagest/operation";
import { dateOfDayNumber, twoDigits } from "./days";
import { zoneClock } from "./zone-clock";

/** The clock reading of a zone at an instant. */
export interface WallClock {
  /** YYYY-MM-DD, proleptic Gregorian. */
  readonly date: string;
  /** HH:MM:SS, 24-hour, the second that has begun. */
  readonly time: string;
  /** The offset in force, decimal hours, east positive. */
  readonly offsetHours: number;
}

const DAY = 86_400;
/** A day more on either side than 0000-01-01 to 9999-12-31, for the offsets. */
const FIRST_SECOND = -719_529 * DAY;
const LAST_SECOND = 2_932_898 * DAY;

/**
 * The date and time a clock of the zone shows at an instant, rounded down to the second.
 * Throws a ValidationError on `timezone` as `resolveCivilTime` does, and a DomainError `unprocessable_entity` where the
 * date leaves 0000-01-01 to 9999-12-31.
 */
export function civilTimeAt(epochMilliseconds: number, timezone: number | string): WallClock {
  const clock = zoneClock(timezone);
  const seconds = Math.floor(epochMilliseconds / 1000);
  if (!(seconds >= FIRST_SECOND && seconds < LAST_SECOND)) throw outsideCalendar(epochMilliseconds);
  const offsetSeconds = clock.offsetSecondsAt(seconds);
  const wallSeconds = seconds + offsetSeconds;
  const dayNumber = Math.floor(wallSeconds / DAY);
  const time = timeOfDay(wallSeconds - dayNumber * DAY);
  return { date: dateOfDayNumber(dayNumber), time, offsetHours: offsetSeconds / 3600 };
}

/** An instant in UTC as YYYY-MM-DDTHH:MM:SSZ, rounded down to the second. Throws outside years 0000 to 9999. */
export function formatIsoUtc(epochMilliseconds: number): string {
  const { date, time } = civilTimeAt(epochMilliseconds, 0);
  return `${date}T${time}Z`;
}

function timeOfDay(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
}

function outsideCalendar(epochMilliseconds: number): DomainError {
  const message = "the instant is outside 0000-01-01 to 9999-12-31";
  return new DomainError("unprocessable_entity", message, { epochMilliseconds });
}
