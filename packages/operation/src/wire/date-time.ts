import type { Issue } from "../contract/issues";
import { isTimezoneText } from "../inputs/moment";
import { OtherType } from "./other-type";
import { canonicalTimezone } from "./spellings";

/** The members of one object that say when: a date, its time of day, and the clock that both are of. */
export interface MomentMembers {
  readonly date: string;
  readonly time: string;
  /** Undefined where the object takes no timezone. */
  readonly timezone: string | undefined;
}

/** The pairs of a date and a time among the members of an object: `birthDate` and `birthTime`. */
export function momentMembersOf(
  names: readonly string[],
  isTimezone: (name: string) => boolean,
): readonly MomentMembers[] {
  const timezone = names.find(isTimezone);
  return names.flatMap((date) => {
    const time = date.replace(/date$/, "time").replace(/Date$/, "Time");
    return time !== date && names.includes(time) ? [{ date, time, timezone }] : [];
  });
}

/** A date and a time in one text, as pickers and programs write it, and its offset where it has one. */
const DATE_TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::(\d\d)(?:\.0{1,9})?)?\s?(Z|[+-]\d\d:?\d\d)?$/i;
const LONGEST = 40;

interface Written {
  readonly date: string;
  readonly time: string;
  /** `Z` or `+02:00`, as written. */
  readonly offset: string | undefined;
}

function written(value: unknown): Written | undefined {
  if (typeof value !== "string" || value.length > LONGEST) return undefined;
  const [, date, minute, second = "00", offset] = DATE_TIME.exec(value) ?? [];
  return date === undefined ? undefined : { date, time: `${minute}:${second}`, offset };
}

type Members = Readonly<Record<string, unknown>>;

/** Members with a date and a time apart, and what cannot be taken apart. */
export interface TakenApart {
  readonly members: Members;
  readonly issue?: Issue;
}

/**
 * Takes a date with a time of day apart where its object has a member for each: `date: "1990-07-15T14:30:00"` is that
 * date and that time. Two times that differ are refused, and so is an offset unless the timezone has it at that instant:
 * nobody can tell then whether the offset or the clock is meant.
 *
 * @returns undefined where the date is no such text.
 */
export function takeApart(read: Members, names: MomentMembers, path: readonly string[]): TakenApart | undefined {
  const moment = written(read[names.date]);
  if (moment === undefined) return undefined;
  const { date } = moment;
  const sent = OtherType.whatCame(read[names.time]);
  const isAlone = sent === undefined || sent === null || sent === "";
  const members = { ...read, [names.date]: date, [names.time]: isAlone ? moment.time : read[names.time] };
  const problem = problemOf(moment, names, members);
  if (problem === undefined) return { members };
  const message = `${names.date} is ${JSON.stringify(read[names.date])}, which has ${problem}`;
  return { members, issue: { path: [...path, names.date].join("."), message, code: "invalid_format", format: "date" } };
}

/** A time of another type is refused as that. */
function problemOf(moment: Written, names: MomentMembers, members: Members): string | undefined {
  const time = members[names.time];
  if (typeof time !== "string") return undefined;
  if (time !== moment.time) {
    const right = `Send ${names.date} ${moment.date}, and the right time as ${names.time}.`;
    return `a time of day, and ${names.time} is ${JSON.stringify(time.slice(0, LONGEST))}. ${right}`;
  }
  const { offset } = moment;
  return offset === undefined ? undefined : offsetProblem({ ...moment, offset }, names, members);
}

function offsetProblem(
  { date, time, offset }: Written & { readonly offset: string },
  names: MomentMembers,
  members: Members,
): string | undefined {
  const asWritten = `${names.date} ${date} and ${names.time} ${time}`;
  const clock = `If the clock there showed ${time}, send ${asWritten}, without ${offset}.`;
  if (names.timezone === undefined) return `an offset. ${clock} If not, send them converted to that clock.`;
  const zone = zoneOf(offset);
  const sent = members[names.timezone];
  const shown = clockAt(Date.parse(`${date}T${time}${zone}`), sent);
  if (shown?.date === date && shown.time === time) return undefined;
  const converted =
    shown === undefined
      ? ""
      : `, or converted to ${String(sent)}, ${names.date} ${shown.date} and ${names.time} ${shown.time}`;
  return `an offset. If that is the instant, send ${asWritten} with ${names.timezone} ${zone}${converted}. ${clock}`;
}

/** `Z` and `+0200` as a timezone is written. */
function zoneOf(offset: string): string {
  return /^z$/i.test(offset) ? "+00:00" : `${offset.slice(0, 3)}:${offset.slice(-2)}`;
}

interface Clock {
  readonly date: string;
  readonly time: string;
}

/** No clock is further from UTC. */
const MOST_HOURS = 14;

/** The reading of a clock; undefined where it is not known here: before 1970 a place's own history decides. */
function clockAt(epochMs: number, timezone: unknown): Clock | undefined {
  const zone = typeof timezone === "string" ? canonicalTimezone(timezone) : timezone;
  if (Number.isNaN(epochMs)) return undefined;
  if (typeof zone === "number" && !(Math.abs(zone) <= MOST_HOURS)) return undefined;
  if (typeof zone === "number") return shownAt(epochMs + Math.round(zone * 3600) * 1000);
  if (typeof zone !== "string" || !isTimezoneText(zone)) return undefined;
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(zone) ?? [];
  if (sign === undefined) return epochMs < 0 ? undefined : shownIn(zone, epochMs);
  const size = Number(hours) * 60 + Number(minutes);
  return shownAt(epochMs + (sign === "-" ? -size : size) * 60_000);
}

function shownAt(epochMs: number): Clock {
  const text = new Date(epochMs).toISOString();
  return { date: text.slice(0, -14), time: text.slice(-13, -5) };
}

function shownIn(timeZone: string, epochMs: number): Clock {
  const two = "2-digit";
  const parts = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  }).formatToParts(epochMs);
  const part = (name: string): string => parts.find(({ type }) => type === name)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}:${part("second")}`,
  };
}
