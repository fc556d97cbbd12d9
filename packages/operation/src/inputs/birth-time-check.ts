import type * as z from "zod";
import type { BirthTimeNames } from "./birth-time-place";

/** The word for a time of birth that nobody knows. */
export const UNKNOWN_TIME = "unknown";

type Members = Readonly<Record<string, unknown>>;
type Payload = z.core.ParsePayload<Members>;

/** Refuses members that do not go together, and says which do. */
export function checkBirthTime(context: Payload, names: BirthTimeNames): void {
  const { value } = context;
  const time = value[names.time];
  const sent = [names.from, names.to, names.dateTo].filter((name) => value[name] !== undefined);
  const hasAccuracy = value[names.accuracy] !== undefined;
  if (sent.length > 0 && (hasAccuracy || typeof time === "string")) bothForms(context, names, sent);
  else if (hasAccuracy && (typeof time !== "string" || time === UNKNOWN_TIME)) accuracyAlone(context, names);
  else if (sent.length > 0) checkRange(context, names);
}

function bothForms({ value, issues }: Payload, names: BirthTimeNames, sent: readonly string[]): void {
  const beside = [names.time, names.accuracy].filter((name) => (value[name] ?? undefined) !== undefined);
  const [first = names.from] = sent;
  const message = `${sent.join(", ")} and ${beside.join(", ")} say the same in two ways. Send ${names.time}, with ${names.accuracy} where it is not exact, or ${names.from} and ${names.to} without ${names.time}.`;
  issues.push({ code: "custom", path: [first], message, input: value[first] });
}

function accuracyAlone({ value, issues }: Payload, names: BirthTimeNames): void {
  const message = `${names.accuracy} says how far ${names.time} may be off, and there is no ${names.time}. Send ${names.time} as HH:MM:SS, or leave ${names.accuracy} out: the whole day is taken then.`;
  issues.push({ code: "custom", path: [names.accuracy], message, input: value[names.accuracy] });
}

function checkRange({ value, issues }: Payload, names: BirthTimeNames): void {
  for (const name of [names.from, names.to]) {
    if (value[name] !== undefined) continue;
    const message = `${name} is missing. Send both ${names.from} and ${names.to} as HH:MM:SS.`;
    issues.push({ code: "invalid_type", expected: "string", path: [name], message, input: undefined });
    return;
  }
  const range = rangeOf(value, names);
  if (range === undefined) return;
  const isOneDay = range.days === 0;
  const lengthSeconds = range.days * DAY_SECONDS + range.to - range.from;
  if (lengthSeconds >= 0 && lengthSeconds <= DAY_SECONDS) return;
  const path = [isOneDay ? names.to : names.dateTo];
  const message = lengthSeconds > 0 ? tooLong(lengthSeconds, names) : earlier(range, names);
  issues.push({ code: "custom", path, message, input: value[isOneDay ? names.to : names.dateTo] });
}

const DAY_SECONDS = 86_400;

interface Range {
  readonly date: string;
  /** Days from the date of the first time to that of the last. */
  readonly days: number;
  readonly dateTo: string;
  /** Seconds of the day. */
  readonly from: number;
  readonly to: number;
}

/** Undefined where a member is none of its kind, which is refused by itself. */
function rangeOf(value: Members, names: BirthTimeNames): Range | undefined {
  const [date, from, to] = [value[names.date], value[names.from], value[names.to]];
  if (typeof date !== "string" || typeof from !== "string" || typeof to !== "string") return undefined;
  const last = value[names.dateTo];
  const dateTo = typeof last === "string" ? last : date;
  const days = Math.round((dayMs(dateTo) - dayMs(date)) / (DAY_SECONDS * 1000));
  return { date, days, dateTo, from: secondsOf(from), to: secondsOf(to) };
}

/** Months and days may come with one digit. */
function dayMs(date: string): number {
  return Date.parse(`${date.replace(/-(?=\d(?:-|$))/g, "-0")}T00:00:00Z`);
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

function tooLong(lengthSeconds: number, names: BirthTimeNames): string {
  const hours = Math.ceil(lengthSeconds / 3600);
  return `${names.from} to ${names.to} is a range of ${hours} hours, and at most 24 are taken. Send a shorter one, or ${names.time} unknown for all of ${names.date}.`;
}

/** A night is the range that people mean by a later time that is earlier: it can be sent in two ways. */
function earlier({ date, days, dateTo, from, to }: Range, names: BirthTimeNames): string {
  if (days < 0) return `${names.dateTo} ${dateTo} is before ${names.date} ${date}. Send the day of ${names.to}.`;
  const wholeMinutes = Math.ceil((DAY_SECONDS + to - from) / 120);
  const middle = from + wholeMinutes * 60;
  const next = dateAfter(date, 1);
  const day = middle >= DAY_SECONDS ? next : date;
  const about = `${names.date} ${day} and ${names.time} ${timeOf(middle % DAY_SECONDS)} with ${names.accuracy} ${wholeMinutes}`;
  return `${names.to} ${timeOf(to)} is earlier than ${names.from} ${timeOf(from)}. For the night that follows ${date} send ${names.dateTo} ${next} as well, or ${about}.`;
}

function dateAfter(date: string, days: number): string {
  return new Date(dayMs(date) + days * DAY_SECONDS * 1000).toISOString().slice(0, -14);
}

function timeOf(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
