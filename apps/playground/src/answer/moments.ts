import type { Lang } from "@almagest/operation";
import { isMembers, type Members } from "./names";

/** The clock that moments are told by. */
export interface Clock {
  readonly lang: Lang;
  /** An IANA zone or an offset (`+05:30`) for moments in UTC; without one they are told in UTC. */
  readonly zone?: string | undefined;
  /** The day of an answer about one day: it goes without saying. */
  readonly day?: string | undefined;
}

const MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;
const HALF_MINUTE_MS = 30_000;
/** A day this far from the day of an answer needs its year. */
const NEAR_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * A moment in words, by the local clock and to the minute; undefined where the text is none. Local moments are cut, as
 * figures cut them; those in UTC are rounded, as sentences do.
 */
export function momentText(text: string, { lang, zone, day }: Clock): string | undefined {
  const [, date = "", clock = "", , offset] = MOMENT.exec(text) ?? [];
  if (date === "") return undefined;
  const isUtc = offset === "Z";
  // Older browsers take no offset for a zone.
  const shiftMs = isUtc ? offsetMs(zone) : undefined;
  const at = isUtc ? new Date(Date.parse(text) + HALF_MINUTE_MS + (shiftMs ?? 0)) : new Date(`${date}T${clock}:00Z`);
  if (Number.isNaN(at.getTime())) return undefined;
  const timeZone = isUtc && zone !== undefined && shiftMs === undefined ? zone : "UTC";
  const written = new Intl.DateTimeFormat(lang, { ...styleOf(at, { timeZone, day }), timeZone }).format(at);
  const suffix = isUtc ? (zone === undefined ? " UTC" : "") : offsetText(offset);
  return written + suffix;
}

const OFFSET = /^([+-])(\d\d):(\d\d)$/;

/** Of `+05:30`; undefined for a zone with a name. */
function offsetMs(zone = ""): number | undefined {
  const [, sign, hours, minutes] = OFFSET.exec(zone) ?? [];
  if (sign === undefined) return undefined;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const offsetText = (offset = ""): string => (offset === "" ? "" : ` UTC${offset.replace("-", "−")}`);

interface Shown {
  readonly timeZone: string;
  readonly day: string | undefined;
}

function styleOf(at: Date, { timeZone, day }: Shown): Intl.DateTimeFormatOptions {
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  if (day === undefined) return { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" };
  const isNear = Math.abs(at.getTime() - Date.parse(day)) < NEAR_DAYS * DAY_MS;
  if (dayIn(at, timeZone) === day) return clock;
  return isNear
    ? { month: "short", day: "numeric", ...clock }
    : { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" };
}

/** `YYYY-MM-DD`, which Swedish writes. */
function dayIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("sv", { timeZone }).format(at);
}

/** A date in words; undefined where the text is none. */
export function dateWords(text: string, lang: Lang): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const at = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return undefined;
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeZone: "UTC" }).format(at);
}

/** The date of a moment, or a date, in words. */
export function dayText(text: string, { lang }: Clock): string | undefined {
  return dateWords(text.slice(0, "YYYY-MM-DD".length), lang);
}

/** The zone of a request, as its form has it: a name, hours from UTC, or the reader's own. */
export function zoneOf(input: Members): string {
  const inside = [input, ...Object.values(input).filter(isMembers)].map((one) => one["timezone"]);
  const asked = inside.find((zone) => zone !== undefined && zone !== "");
  const zone =
    typeof asked === "number" || /^[+-]?\d+(?:\.\d+)?$/.test(String(asked)) ? offsetOf(Number(asked)) : asked;
  return typeof zone === "string" && isZone(zone) ? zone : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function offsetOf(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${hours < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function isZone(timeZone: string): boolean {
  if (OFFSET.test(timeZone)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** The day of an answer about one day: its own date, or that of a page without a time of birth. */
export function dayOfAnswer(answer: unknown): string | undefined {
  if (!isMembers(answer)) return undefined;
  const [subject, other]: readonly unknown[] = Array.isArray(answer["subjects"]) ? answer["subjects"] : [];
  const isDays =
    isMembers(subject) && other === undefined && subject["time"] === undefined && answer["timeFrom"] === undefined;
  const day = isDays ? subject["date"] : answer["date"];
  return typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
}

/** Whether an answer has a moment in UTC, which tables tell by a local clock. */
export function hasUtcMoments(answer: unknown): boolean {
  return /"\d{4}-\d\d-\d\dT[\d:.]+Z"/.test(JSON.stringify(answer));
}
