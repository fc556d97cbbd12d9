import { civilDate, LATE_NAMES, unreadableDate } from "./date";
import { type OpenTime, readOpenTime } from "./open-time";
import { abbreviatedZone, abbreviationIn, readZoneAfterTime, zoneIn } from "./zone";

/** A birth as written in a line. */
export interface PersonLine {
  readonly name?: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM:SS. */
  readonly time?: string;
  /** In place of a time: what the line leaves open, and its words. */
  readonly open?: OpenTime & { readonly written: string };
  readonly place?: LinePlace;
  /** As operations take it. */
  readonly timezone?: string | number;
  /** Whether the zone was written right after the time, as in 14:30Z. */
  readonly isZoneOfTime?: true;
}

export type LinePlace =
  | { readonly kind: "name"; readonly text: string }
  | { readonly kind: "point"; readonly latitude: number; readonly longitude: number };

export type LineRead =
  | { readonly ok: true; readonly line: PersonLine }
  /** What is wrong with it, and what to send instead. */
  | { readonly ok: false; readonly problem: string };

export const LONGEST_LINE = 200;
export const EXAMPLE_LINE = "Ada: 1990-07-15 14:30, New York";

const DATE = /(?<![\d-])(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
const TIME = /^(?:at\s+)?(\d{1,2})(?::(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s*(?:([ap])\.?m\b\.?)?/i;

/**
 * Reads `Ada: 1990-07-15 14:30, New York`: an optional name, the date, the time or what is known of it
 * (`time unknown`, `around 3pm`, `between 14:00 and 15:00`, `morning`), the place, an optional zone.
 */
export function readLine(text: unknown): LineRead {
  if (typeof text !== "string") return wrong("is no text");
  if (text.length > LONGEST_LINE) return wrong(`has ${text.length} characters, and at most ${LONGEST_LINE} are read`);
  const found = DATE.exec(text);
  if (found === null) return wrong(unreadableDate(text));
  const [written, year = "", month = "", day = ""] = found;
  const date = civilDate(year, month, day);
  if (date === undefined) return wrong(`says ${written}, a day that does not exist`);
  const name = nameIn(text.slice(0, found.index));
  const rest = text.slice(found.index + written.length).replace(/^(?:T(?=\d)|[\s,;]+)/i, "");
  const time = readTime(rest);
  if (typeof time === "string") return wrong(time);
  if (time === undefined) return wrong(`says ${JSON.stringify(rest.slice(0, 20))} for the time, which no clock shows`);
  const after = rest.slice(time.length);
  const isUntold = time.time === undefined && (time.open === undefined || time.open.kind === "unknown");
  const zone = isUntold ? { length: 0 } : readZoneAfterTime(after);
  if (zone.abbreviation !== undefined) return { ok: false, problem: abbreviatedZone(zone.abbreviation) };
  const where = readWhere(after.slice(zone.length));
  if (typeof where === "string") return wrong(where);
  if ("problem" in where) return { ok: false, problem: where.problem };
  if (zone.timezone !== undefined && where.timezone !== undefined && zone.timezone !== where.timezone)
    return wrong(`has two timezones, ${zone.timezone} at the time and ${where.timezone} at the end`);
  const ofTime = zone.timezone === undefined ? {} : ({ timezone: zone.timezone, isZoneOfTime: true } as const);
  const told = { ...(time.time && { time: time.time }), ...(time.open && { open: time.open }) };
  const timed = { ...told, ...where, ...ofTime };
  return { ok: true, line: { ...(name !== "" && { name }), date, ...timed } };
}

function wrong(what: string): LineRead {
  return { ok: false, problem: `The line ${what}. Send a line like ${JSON.stringify(EXAMPLE_LINE)}.` };
}

/** The text before the date, without connecting words. */
function nameIn(text: string): string {
  return text
    .trim()
    .replace(LATE_NAMES, "")
    .replace(/[\s:,;–—-]+$/u, "")
    .trim();
}

interface TimeRead extends Pick<PersonLine, "time" | "open"> {
  readonly length: number;
}

/** The time at the start of a text and its length; undefined for an impossible time, a message where it is less than exact. */
function readTime(text: string): TimeRead | string | undefined {
  const read = readOpenTime(text);
  if (typeof read === "string") return read;
  if (read !== undefined) return { open: { ...read.open, written: text.slice(0, read.length) }, length: read.length };
  const found = TIME.exec(text);
  if (found === null) return { length: 0 };
  const [written, hourText = "", minute, second = "00", half] = found;
  // A bare number, or one that continues, is the start of coordinates.
  if (minute === undefined && half === undefined) return { length: 0 };
  const hour = hourOf(Number(hourText), half);
  if (hour === undefined || Number(minute ?? 0) > 59 || Number(second) > 59) return undefined;
  return { time: `${String(hour).padStart(2, "0")}:${minute ?? "00"}:${second}`, length: written.length };
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}

type Where = Pick<PersonLine, "place" | "timezone">;

/** Place and zone, or their fault. */
function readWhere(text: string): Where | { readonly problem: string } | string {
  const parts = text
    .replace(/^\s*(?:in|at)\s+/i, "")
    .split(/[,;，、]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const point = pointIn(parts);
  if (typeof point === "string") return point;
  const others = point === undefined ? parts : parts.slice(2);
  const last = others.at(-1);
  const abbreviation = last === undefined ? undefined : abbreviationIn(last);
  if (abbreviation !== undefined) return { problem: abbreviatedZone(abbreviation) };
  const timezone = last === undefined ? undefined : zoneIn(last);
  const named = timezone === undefined ? others : others.slice(0, -1);
  const zone = timezone === undefined ? {} : { timezone };
  if (point === undefined)
    return { ...(named.length > 0 && { place: { kind: "name", text: named.join(", ") } }), ...zone };
  if (named.length > 0)
    return `has ${JSON.stringify(named.join(", ").slice(0, 60))} after the coordinates, which is no timezone`;
  return { place: point, ...zone };
}

const NORTH_OR_EAST = /^([+-−]?\d{1,3}(?:\.\d+)?)\s*°?\s*([NSEW])?$/i;

/** The point given by two leading numbers; undefined if they are no numbers, a message if there is no such point. */
function pointIn([first = "", second = ""]: readonly string[]):
  | Extract<LinePlace, { kind: "point" }>
  | undefined
  | string {
  const [latitude, longitude] = [degreesIn(first, /[NS]/i), degreesIn(second, /[EW]/i)];
  if (latitude === undefined || longitude === undefined) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
    return `says ${first}, ${second} for the place, and latitude goes to 90 degrees, longitude to 180`;
  }
  return { kind: "point", latitude, longitude };
}

function degreesIn(text: string, winds: RegExp): number | undefined {
  const [, number, wind] = NORTH_OR_EAST.exec(text) ?? [];
  if (number === undefined || (wind !== undefined && !winds.test(wind))) return undefined;
  const degrees = Number(number.replace("−", "-"));
  return /[SW]/i.test(wind ?? "") ? -degrees : degrees;
}
