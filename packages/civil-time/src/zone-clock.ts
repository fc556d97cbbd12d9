import { canonicalTimezone, InvariantError, isTimezoneText, ValidationError } from "@almagest/operation";
import { digits } from "./days";
import { EARLY_HISTORY_END_SECONDS, earlyOffsets } from "./early-history";
import { zoneNameInIanaCase } from "./zone-name";

/** The meaning of a `timezone`: one offset for all time, or the clock of an IANA zone. */
export interface ZoneClock {
  /** `±HH:MM` or the IANA name in its own letter case; undefined for decimal hours. */
  readonly zone: string | undefined;
  /** Seconds to add to UTC, east positive, at an instant in whole seconds since 1970. */
  readonly offsetSecondsAt: (epochSeconds: number) => number;
  /** Set where the offset never changes. */
  readonly fixedSeconds: number | undefined;
}

const MAX_HOURS = 14;
const KEPT_ZONES = 256;
const DAY = 86_400;
const FIXED_OFFSET = /^[+-]\d\d:\d\d$/;
const zones = new Map<string, ZoneClock>();

/**
 * Reads decimal hours (-14 to 14, as a number or as text, rounded to the second), `±HH:MM`, `Z`, or an IANA name in any
 * letter case.
 * Throws a ValidationError on `timezone` for anything else.
 */
export function zoneClock(timezone: number | string): ZoneClock {
  if (typeof timezone === "number") return decimalHours(timezone);
  const known = zones.get(timezone);
  if (known !== undefined) return known;
  const canonical = canonicalTimezone(timezone);
  if (typeof canonical === "number") return decimalHours(canonical);
  if (!isTimezoneText(canonical)) throw badTimezone(timezone);
  const read = FIXED_OFFSET.test(canonical) ? fixedOffset(canonical) : namedZone(zoneNameInIanaCase(canonical));
  keep(timezone, read);
  return read;
}

function decimalHours(hours: number): ZoneClock {
  if (!(Math.abs(hours) <= MAX_HOURS)) throw badTimezone(hours);
  const size = Math.round(Math.abs(hours) * 3600);
  return fixedClock(undefined, hours < 0 ? -size : size);
}

function fixedOffset(text: string): ZoneClock {
  const size = digits(text, 1, 2) * 3600 + digits(text, 4, 2) * 60;
  return size === 0 ? fixedClock("+00:00", 0) : fixedClock(text, text.startsWith("-") ? -size : size);
}

function fixedClock(zone: string | undefined, seconds: number): ZoneClock {
  const fixedSeconds = seconds === 0 ? 0 : seconds;
  return { zone, fixedSeconds, offsetSecondsAt: () => fixedSeconds };
}

/**
 * Before 1970 some places have their own history; else the runtime's zone data speak.
 * The offset is read off a wall clock that shows the day of the month and the time to the second, so local mean times
 * keep their seconds (New York -4:56:02). The day tells apart offsets 24 hours from each other; all lie within 16.
 */
function namedZone(zone: string): ZoneClock {
  const wallClock = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone: zone,
    hourCycle: "h23",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const early = earlyOffsets(zone);
  const offsetSecondsAt = (epochSeconds: number): number =>
    early !== undefined && epochSeconds < EARLY_HISTORY_END_SECONDS
      ? early(epochSeconds)
      : readOffset(wallClock, epochSeconds);
  return { zone, fixedSeconds: undefined, offsetSecondsAt };
}

function readOffset(wallClock: Intl.DateTimeFormat, epochSeconds: number): number {
  const shown = wallClock.format(epochSeconds * 1000);
  const end = shown.length;
  const clock = digits(shown, end - 8, 2) * 3600 + digits(shown, end - 5, 2) * 60 + digits(shown, end - 2, 2);
  const dayNumber = Math.floor(epochSeconds / DAY);
  const dayStep = digits(shown, 0, 2) - new Date(dayNumber * DAY * 1000).getUTCDate();
  // A step of more than a day is a month's end: from the last day on to the first, or back from the first to the last.
  const days = dayStep > 1 ? -1 : dayStep < -1 ? 1 : dayStep;
  const offset = dayNumber * DAY + days * DAY + clock - epochSeconds;
  if (Number.isNaN(offset)) throw new InvariantError("the runtime's wall clock is not DD HH:MM:SS", { shown });
  return offset;
}

function keep(text: string, clock: ZoneClock): void {
  if (zones.size >= KEPT_ZONES) {
    const oldest = zones.keys().next();
    if (!oldest.done) zones.delete(oldest.value);
  }
  zones.set(text, clock);
}

function badTimezone(timezone: number | string): ValidationError {
  const came = typeof timezone === "number" ? String(timezone) : `"${timezone.slice(0, 64)}"`;
  const message =
    `${came} is not a timezone: send decimal hours from UTC (a number from -14 to 14, as 5.5), ` +
    "a fixed offset (+05:30), or an IANA name (Asia/Kolkata)";
  return new ValidationError([{ path: "timezone", message, code: "custom" }]);
}
