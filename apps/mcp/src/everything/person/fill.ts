import { formatIsoUtc, resolveCivilTime } from "@almagest/civil-time";
import type { Gazetteer } from "@almagest/location";
import { answerSchema, memberKey, toGregorian, UNKNOWN_TIME } from "@almagest/operation";
import { invalidInput, type Refusal } from "@almagest/pipeline";
import type { ToolEntry } from "../../tools";
import { type BirthPlace, birthsOf, type Part } from "./birth-members";
import { EXAMPLE_LINE, type PersonLine, readLine } from "./line";
import { middleOf } from "./open-time";
import { type Candidate, lookUp, type Somewhere } from "./where";

type Input = Readonly<Record<string, unknown>>;

export type Filled =
  | { readonly ok: true; readonly input: Input; readonly resolved?: Resolved }
  | { readonly ok: false; readonly refusal: Refusal; readonly help?: object };

/** The person understood from each line, by argument. */
export type Resolved = Readonly<Record<string, ResolvedPerson>>;

export interface ResolvedPerson {
  readonly name?: string;
  readonly date: string;
  readonly time?: string;
  readonly timeAccuracyMinutes?: number;
  readonly timeFrom?: string;
  readonly timeTo?: string;
  /** The instant in UTC; absent if the line gives too little. */
  readonly instant?: string;
  readonly place?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly timezone?: string | number;
  /** The origin of each fact that the line did not state. */
  readonly how: readonly string[];
}

/** The first day of the Gregorian calendar, in the countries that adopted it first. */
const GREGORIAN_SINCE = "1582-10-15";

const ARGUMENTS = ["person", "person1", "person2"] as const;

/**
 * Fills the births described by lines (`person`, or `person1` and `person2`) into an operation's arguments. An input
 * without lines is returned unchanged. Nothing of a line is stored.
 */
export function fillPeople(entry: ToolEntry, given: Input, gazetteer: Gazetteer | undefined): Filled {
  const input = withoutEmpty(given);
  const sent = ARGUMENTS.filter((name) => isLine(input[name]));
  if (sent.length === 0) return { ok: true, input };
  const wanted = argumentsOf(entry);
  const unwanted = sent.find((name) => !wanted.has(name));
  if (unwanted !== undefined) return refused(unwanted, unwantedLine(entry, unwanted, [...wanted.keys()]));
  let filled: Input = Object.fromEntries(Object.entries(input).filter(([name]) => !sent.some((one) => one === name)));
  const resolved: Record<string, ResolvedPerson> = {};
  for (const name of sent) {
    const place = wanted.get(name);
    if (place === undefined) continue;
    const beside = contradicting(place, filled);
    if (beside.length > 0) return refused(name, contradiction(name, beside));
    const person = readPerson(input[name], { ...place, calendar: calendarBeside(entry, place, filled) }, gazetteer);
    if (!person.ok) return refused(name, person.problem, person.lines);
    filled = put(filled, place, person.values);
    resolved[name] = person.resolved;
  }
  const missing =
    wanted.size < 2
      ? undefined
      : [...wanted].find(([name, place]) => !sent.some((one) => one === name) && isMissing(entry, place, filled));
  if (missing !== undefined) return refused(missing[0], missingLine(missing[0], sent));
  return { ok: true, input: withoutResolved(entry, filled), resolved };
}

/** An empty line counts as absent. */
function withoutEmpty(input: Input): Input {
  if (!ARGUMENTS.some((name) => input[name] === "")) return input;
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== "" || !isArgument(name)));
}

function isArgument(name: string): boolean {
  return ARGUMENTS.some((one) => one === name);
}

/** `resolved` is part of every answer with lines: `fields` may name it, but no operation knows it. */
function withoutResolved({ operation }: ToolEntry, input: Input): Input {
  const name = Object.keys(input).find((one) => one.length < 60 && memberKey(one) === "fields");
  const fields = name === undefined ? undefined : input[name];
  if (name === undefined || typeof fields !== "string") return input;
  const paths = fields.split(",");
  const others = paths.filter((path) => !/^\s*resolved\s*(?:[.[]|$)/i.test(path));
  if (others.length === paths.length) return input;
  if (others.length > 0) return { ...input, [name]: others.join(",") };
  // Only `resolved` was wanted: the conventions, which are always sent anyway, leave out everything else.
  const schema = answerSchema(operation);
  return [schema, ...(schema.anyOf ?? [])].some(({ properties = {} }) => "conventions" in properties)
    ? { ...input, [name]: "conventions" }
    : input;
}

/**
 * Whether the other of two people is missing, both as a line and as members; a name may come in another script, too.
 */
function isMissing({ tool }: ToolEntry, { holder, members, required }: BirthPlace, input: Input): boolean {
  const sent = Object.keys(input).filter((name) => input[name] !== undefined && input[name] !== null);
  const isSent = (name: string): boolean => sent.some((one) => memberKey(one.slice(0, 60)).startsWith(memberKey(name)));
  if (holder !== undefined) return (tool.inputSchema.required ?? []).includes(holder) && !isSent(holder);
  return required.has("name") && !isSent(members.name ?? "");
}

function missingLine(name: string, sent: readonly string[]): string {
  return `${name} is missing beside ${sent.join(", ")}. Send it as a line, too, for example ${JSON.stringify(EXAMPLE_LINE)}.`;
}

/** Operations for two people take objects, and JSON text of them, themselves. */
function isLine(value: unknown): boolean {
  return (
    value !== undefined && value !== null && (typeof value !== "object" || Array.isArray(value)) && !isJsonText(value)
  );
}

function isJsonText(value: unknown): boolean {
  return typeof value === "string" && /^\s*\{/.test(value);
}

/** The line arguments of an operation, and the place that each one fills. */
function argumentsOf(entry: ToolEntry): ReadonlyMap<string, BirthPlace> {
  const births = birthsOf(entry);
  if (births.kind === "none") return new Map();
  if (births.kind === "one") return new Map([["person", births.place]]);
  const [one, other] = births.places;
  return new Map([
    ["person1", one],
    ["person2", other],
  ]);
}

function unwantedLine({ tool }: ToolEntry, name: string, wanted: readonly string[]): string {
  if (wanted.length === 0)
    return `${tool.name} takes no birth. Leave ${name} out; describe_operation says what it takes.`;
  return `${tool.name} takes ${wanted.join(" and ")}, not ${name}. Send ${wanted.length === 1 ? "one line" : "a line in each"}, for example ${JSON.stringify(EXAMPLE_LINE)}.`;
}

/** Arguments sent in addition to a line that already gives them. */
function contradicting({ holder, members }: BirthPlace, input: Input): readonly string[] {
  const taken = new Set((holder === undefined ? Object.values(members) : [holder]).map(memberKey));
  return Object.keys(input).filter(
    (name) => input[name] !== undefined && name.length < 60 && taken.has(memberKey(name)),
  );
}

function contradiction(name: string, beside: readonly string[]): string {
  return `${beside.join(", ")} is sent beside ${name}, which already contains it. Send only ${name}, or leave it out.`;
}

type PersonRead =
  | { readonly ok: true; readonly values: Readonly<Partial<Record<Part, unknown>>>; readonly resolved: ResolvedPerson }
  | { readonly ok: false; readonly problem: string; readonly lines?: readonly Candidate[] };

/** A birth whose line is read, and the calendar beside it: what was sent, and whether it may be. */
interface LinePlace extends BirthPlace {
  readonly calendar: { readonly isTaken: boolean; readonly sent: string | undefined };
}

function readPerson(text: unknown, birth: LinePlace, gazetteer: Gazetteer | undefined): PersonRead {
  const read = readLine(text);
  if (!read.ok) return read;
  const { line } = read;
  const { members, required } = birth;
  const how: string[] = [];
  const timed = timeOf(line, birth, how);
  if ("problem" in timed) return { ok: false, problem: timed.problem };
  const { time } = timed.values;
  const needsPoint = members.latitude !== undefined;
  const needsZone = members.timezone !== undefined;
  const found =
    line.place && (needsPoint || (needsZone && line.timezone === undefined))
      ? lookUp(gazetteer, line.place)
      : undefined;
  if (found?.ok === false)
    return { ok: false, problem: found.problem, lines: found.candidates.map((one) => asLine(line, one)) };
  const where = found?.where;
  if (where !== undefined) how.push(where.how);
  const timezone = line.timezone ?? where?.timezone;
  const lacking = lackOf({ line, required, where, timezone });
  if (lacking !== undefined) return { ok: false, problem: lacking };
  if (where !== undefined && needsZone && !line.isZoneOfTime)
    how.push(line.timezone === undefined ? "the timezone of that place" : "the timezone as sent");
  if (line.isZoneOfTime && needsZone)
    how.push(`the time is taken in the timezone written at it, ${line.timezone}, not in that of the place`);
  const date = dateMeant(line.date, birth.calendar, how);
  const isExact = timed.values.accuracy === undefined && time !== UNKNOWN_TIME;
  const instant = isExact ? instantOf({ date, time, timezone }, how) : undefined;
  if (typeof instant === "object") return { ok: false, ...instant };
  const point = where && { latitude: where.latitude, longitude: where.longitude };
  const [year, month, day] = line.date.split("-").map(Number);
  const { name } = line;
  const values = { name, date: line.date, ...timed.values, timezone, ...point, year, month, day };
  const { accuracy, from, to } = timed.values;
  const told = line.open?.kind === "unknown" ? UNKNOWN_TIME : time;
  const resolved: ResolvedPerson = {
    ...(name !== undefined && { name }),
    date,
    ...(told !== undefined && { time: told }),
    ...(accuracy !== undefined && { timeAccuracyMinutes: accuracy }),
    ...(from !== undefined && { timeFrom: from }),
    ...(to !== undefined && { timeTo: to }),
    ...(instant !== undefined && { instant }),
    ...(where?.place !== undefined && { place: where.place }),
    ...point,
    ...(timezone !== undefined && { timezone }),
    how,
  };
  return { ok: true, values, resolved };
}

/** The calendar sent beside a line that fills members at the top; in an object there is no room beside a line. */
function calendarBeside({ tool }: ToolEntry, { holder }: BirthPlace, input: Input): LinePlace["calendar"] {
  const isTaken = holder === undefined && tool.inputSchema.properties?.["calendar"] !== undefined;
  if (!isTaken) return { isTaken, sent: undefined };
  const name = Object.keys(input).find((one) => one.length < 60 && memberKey(one) === memberKey("calendar"));
  const sent = name === undefined ? undefined : input[name];
  return { isTaken, sent: typeof sent === "string" ? sent.trim().toLowerCase() : undefined };
}

/** The Gregorian date of a line's, which the operation converts itself as it reads the calendar. */
function dateMeant(date: string, { isTaken, sent: calendar }: LinePlace["calendar"], how: string[]): string {
  const names = { calendar: "calendar", date: "date" };
  const gregorian = toGregorian({ calendar, date }, names, [])?.members["date"];
  if (typeof gregorian === "string" && gregorian !== date) {
    how.push(
      `the date is read in the Julian calendar, as calendar ${calendar} says: ${date} was ${gregorian} of the Gregorian`,
    );
    return gregorian;
  }
  if (date < GREGORIAN_SINCE && calendar !== "gregorian")
    how.push(
      `the date is read in the proleptic Gregorian calendar; for a Julian one send ${isTaken ? "calendar julian beside the line" : "date and calendar julian in place of the line"}`,
    );
  return date;
}

interface TimeValues {
  readonly time?: string;
  readonly accuracy?: number;
  readonly from?: string;
  readonly to?: string;
}

/**
 * The time of a line. One that is not exact is sent as that where the operation answers to it; elsewhere the middle of
 * what the line says, and nothing where it is unknown.
 */
function timeOf(
  { time, open }: PersonLine,
  { required, members, mayLackTime = false }: BirthPlace,
  how: string[],
): { readonly values: TimeValues } | { readonly problem: string } {
  const takesOpen = members.accuracy !== undefined;
  if (open === undefined) {
    if (time !== undefined) return { values: { time } };
    if (!required.has("time") && (!takesOpen || mayLackTime)) return { values: {} };
    return { problem: 'The line has no time of day. Add it, or "time unknown" after the date.' };
  }
  if (takesOpen) return { values: openValues(open, how) };
  if (required.has("time"))
    return { problem: "This operation takes an exact time of day only. Add it after the date." };
  return { values: open.kind === "unknown" ? {} : { time: middleOf(open) } };
}

function openValues(open: NonNullable<PersonLine["open"]>, how: string[]): TimeValues {
  const written = JSON.stringify(open.written);
  if (open.kind === "unknown") {
    how.push("the time is unknown: the answer tells what holds all day, and what changes when");
    return { time: UNKNOWN_TIME };
  }
  if (open.kind === "around") {
    how.push(`${written} is read as ${open.minutes} minutes before and after ${open.time.slice(0, 5)}`);
    return { time: open.time, accuracy: open.minutes };
  }
  how.push(`${written} is read as ${open.from.slice(0, 5)} to ${open.to.slice(0, 5)}`);
  return { from: open.from, to: open.to };
}

interface Known {
  readonly line: PersonLine;
  readonly required: ReadonlySet<Part>;
  readonly where: Somewhere | undefined;
  readonly timezone: string | number | undefined;
}

function lackOf({ line, required, where, timezone }: Known): string | undefined {
  if (required.has("name") && line.name === undefined) {
    return `The line has no name. Put it in front, as in ${JSON.stringify(EXAMPLE_LINE)}.`;
  }
  if (required.has("latitude") && where === undefined) {
    return `The line has no place. Add a town or latitude,longitude, as in ${JSON.stringify(EXAMPLE_LINE)}.`;
  }
  if (required.has("timezone") && timezone === undefined) {
    return "The line says nothing that the timezone follows from. Add a town, or a timezone at the end: America/New_York, -05:00.";
  }
  return undefined;
}

interface Moment {
  readonly date: string;
  readonly time: string | undefined;
  readonly timezone: string | number | undefined;
}

/** The instant in UTC, if time and zone are known. A time skipped by the clock is taken as after the gap. */
function instantOf({ date, time, timezone }: Moment, how: string[]): string | undefined | { problem: string } {
  if (time === undefined || timezone === undefined) return undefined;
  try {
    const { epochMilliseconds, kind } = resolveCivilTime({ date, time, timezone });
    if (kind === "repeated-hour-first") how.push("the clock showed this time twice that day; the first is taken");
    if (kind === "moved-past-gap") how.push("the clock skipped this time that day; it is moved past the gap");
    return formatIsoUtc(epochMilliseconds);
  } catch (error) {
    return { problem: `The line has no instant: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function asLine({ name, date, time, open }: PersonLine, { text, ...about }: Candidate): Candidate {
  const told = open?.written ?? time?.slice(0, time.endsWith(":00") ? 5 : 8);
  const moment = told === undefined ? date : `${date} ${told}`;
  return { text: `${name === undefined ? "" : `${name}: `}${moment}, ${text}`, ...about };
}

function put(input: Input, { holder, members }: BirthPlace, values: Readonly<Partial<Record<Part, unknown>>>): Input {
  const taken: Record<string, unknown> = {};
  for (const [part, value] of Object.entries(values)) {
    const name = Object.entries(members).find(([one]) => one === part)?.[1];
    if (name !== undefined && value !== undefined) taken[name] = value;
  }
  return holder === undefined ? { ...input, ...taken } : { ...input, [holder]: taken };
}

function refused(path: string, problem: string, lines: readonly Candidate[] = []): Filled {
  const offered = lines.map(({ text }) => JSON.stringify(text)).join(" or ");
  const message = lines.length === 0 ? problem : `${problem} Send one of these lines: ${offered}.`;
  const refusal = invalidInput([{ path, message, code: "invalid_value" }]);
  const help = lines.map(({ text, place, population }) => ({ line: text, place, population }));
  return { ok: false, refusal, ...(lines.length > 0 && { help: { lines: help } }) };
}
