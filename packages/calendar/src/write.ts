import { addDays, civilTimeAt, resolveCivilTime } from "@almagest/civil-time";
import { DomainError, type Lang } from "@almagest/operation";
import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";
import type { CalendarEvent, When } from "./event";
import { contentLine, octetsIn, textValue } from "./line";
import { type More, moreLines } from "./more";
import { type CalendarName, nameLines } from "./names";
import { UTC_ZONE, wall, zoneText } from "./zone";

/** Of one calendar, at most. */
export const MOST_EVENTS = 2000;
/** Of UTF-8, at most. */
export const MOST_BYTES = 1_000_000;

/**
 * The DTSTAMP of every event: the day on which the way that events are written was last changed. It is no clock, so that
 * the same answer is the same file.
 */
const REVISED = "20261130T000000Z";
/** Hexadecimal digits of a UID. */
const UID_DIGITS = 32;

export interface CalendarParts {
  /** The kind of the events and whose they are, for their UIDs. */
  readonly scope: readonly string[];
  /** Times are by its clock where it is an IANA name, else in UTC. */
  readonly timezone: number | string;
  /** The time until a program asks again, as a duration of RFC 5545; left out of a file that is not asked for again. */
  readonly refresh?: string;
  /** The name by which a calendar program lists it. */
  readonly name?: CalendarName;
  /** There are events that it does not have. */
  readonly more?: More;
}

/**
 * Events as the text of an `.ics` file (RFC 5545). A UID is made of the kind, the owner, the facts and the day, so that
 * the same event has the same UID in every window and language.
 * @throws DomainError `unprocessable_entity` past 2,000 events or 1 MB.
 */
export function calendarText(events: readonly CalendarEvent[], parts: CalendarParts): string {
  if (events.length > MOST_EVENTS) {
    throw tooLarge(`at most 2,000 events, and this one would have ${events.length}`, { events: events.length });
  }
  const text = textOf(events, parts);
  const bytes = octetsIn(text);
  if (bytes > MOST_BYTES) throw tooLarge(`at most 1,000,000 bytes, and this one would have ${bytes}`, { bytes });
  return text;
}

/** The same of as many of the first events as fit; where they are not all, it says so in a language. */
export function fittingText(events: readonly CalendarEvent[], parts: CalendarParts & { readonly lang: Lang }): string {
  let kept = events.slice(0, MOST_EVENTS);
  for (;;) {
    const text = textOf(kept, { ...parts, ...boundedMore(events[kept.length], parts) });
    const bytes = octetsIn(text);
    if (bytes <= MOST_BYTES) return text;
    kept = kept.slice(0, Math.floor((kept.length * MOST_BYTES * 0.98) / bytes));
  }
}

/** Tells of the first event that is left out. */
function boundedMore(
  left: CalendarEvent | undefined,
  { more, timezone, lang }: CalendarParts & { readonly lang: Lang },
): Pick<CalendarParts, "more"> {
  if (left === undefined) return {};
  const day = localDayOf(left.when, timezone);
  return { more: { from: more !== undefined && more.from < day ? more.from : day, lang, isBounded: true } };
}

function textOf(events: readonly CalendarEvent[], { scope, timezone, name, refresh, more }: CalendarParts): string {
  const clock = clockOf(events, timezone);
  const uidOf = uids(scope);
  return [
    contentLine("BEGIN", "VCALENDAR"),
    contentLine("VERSION", "2.0"),
    contentLine("PRODID", "-//Almagest//Calendars//EN"),
    contentLine("CALSCALE", "GREGORIAN"),
    name === undefined ? "" : nameLines(name),
    // RFC 7986, 5.7, and the name that older programs know.
    ...(refresh === undefined
      ? []
      : [contentLine("REFRESH-INTERVAL;VALUE=DURATION", refresh), contentLine("X-PUBLISHED-TTL", refresh)]),
    more === undefined ? "" : moreLines(more),
    // A calendar has at least one component (RFC 5545, 3.6).
    events.length === 0 ? UTC_ZONE : clock.text,
    ...events.map((event) => eventText(event, uidOf(event), clock)),
    contentLine("END", "VCALENDAR"),
  ].join("");
}

function tooLarge(why: string, details: Readonly<Record<string, unknown>>): DomainError {
  return new DomainError("unprocessable_entity", `A calendar has ${why}. Ask for a shorter time.`, details);
}

function eventText({ when, summary, description }: CalendarEvent, uid: string, clock: Clock): string {
  return [
    contentLine("BEGIN", "VEVENT"),
    contentLine("UID", uid),
    contentLine("DTSTAMP", REVISED),
    ...timeLines(when, clock),
    contentLine("SUMMARY", textValue(summary)),
    ...(description === undefined ? [] : [contentLine("DESCRIPTION", textValue(description))]),
    // Nobody is busy because Mercury turns.
    contentLine("TRANSP", "TRANSPARENT"),
    contentLine("END", "VEVENT"),
  ].join("");
}

/** An instant has no end: it is over as it begins. */
function timeLines(when: When, clock: Clock): readonly string[] {
  if (when.kind === "instant") return [clock.line("DTSTART", when.at)];
  if (when.kind === "period") return [clock.line("DTSTART", when.from), clock.line("DTEND", when.to)];
  const { from, to = addDays(from, 1) } = when;
  return [
    contentLine("DTSTART;VALUE=DATE", from.replaceAll("-", "")),
    contentLine("DTEND;VALUE=DATE", to.replaceAll("-", "")),
  ];
}

/** The clock by which times are written. */
interface Clock {
  /** The zone's own component, or nothing. */
  readonly text: string;
  readonly line: (name: string, epochMs: number) => string;
}

const UTC: Clock = { text: "", line: (name, epochMs) => contentLine(name, `${wall(epochMs)}Z`) };

function clockOf(events: readonly CalendarEvent[], timezone: number | string): Clock {
  const instants = events.flatMap(({ when }) => instantsOf(when));
  if (instants.length === 0 || typeof timezone === "number") return UTC;
  const { zone } = resolveCivilTime({ date: "2000-01-01", time: "00:00:00", timezone });
  if (zone === undefined || !/^[A-Za-z]/.test(zone) || zone === "UTC") return UTC;
  const [from, to] = instants.reduce(
    ([least, most], at) => [Math.min(least, at), Math.max(most, at)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  return {
    text: zoneText(zone, from, to),
    line: (name, epochMs) => {
      const { date, time } = civilTimeAt(epochMs, zone);
      // A local time means the first of two equal ones: only UTC can say the second.
      const isSaid = resolveCivilTime({ date, time, timezone: zone }).epochMilliseconds === epochMs;
      return isSaid
        ? contentLine(`${name};TZID=${zone}`, `${date}T${time}`.replace(/[-:]/g, ""))
        : UTC.line(name, epochMs);
    },
  };
}

function instantsOf(when: When): readonly number[] {
  if (when.kind === "instant") return [when.at];
  return when.kind === "period" ? [when.from, when.to] : [];
}

/** Two equal events on one day are counted. */
function uids(scope: readonly string[]): (event: CalendarEvent) => string {
  const counts = new Map<string, number>();
  return ({ facts, when }) => {
    const made = JSON.stringify([...scope, ...facts, dayOf(when)]);
    const count = (counts.get(made) ?? 0) + 1;
    counts.set(made, count);
    const digest = sha256(count === 1 ? made : `${made}${count}`);
    return `${bytesToHex(digest).slice(0, UID_DIGITS)}@almagest`;
  };
}

/** The day on which it begins by the clock of a zone. */
export function localDayOf(when: When, timezone: number | string): string {
  return when.kind === "days" ? when.from : civilTimeAt(when.kind === "instant" ? when.at : when.from, timezone).date;
}

/** The day of a UID, in UTC. */
export function dayOf(when: When): string {
  return localDayOf(when, 0);
}
