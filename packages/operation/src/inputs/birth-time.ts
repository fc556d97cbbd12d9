import * as z from "zod";
import { InvariantError } from "../contract/errors";
import { isRecord } from "../wire/fold";
import { type BirthTimeNames, checkBirthTime, UNKNOWN_TIME } from "./birth-time-check";
import { date, time } from "./moment";

const TIME_OR_UNKNOWN = /^(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|unknown)$/;

const WRITTEN = {
  description: "Wall-clock time, 24-hour HH:MM:SS, or unknown",
  examples: ["14:30:00"],
  fold: "birthTime",
} as const;

/** `time` of a birth where it may be unknown: that word, null, or nothing at all. */
const timeOrNothing = z
  .string()
  .regex(TIME_OR_UNKNOWN)
  .nullable()
  .optional()
  .meta({
    name: "BirthTime",
    ...WRITTEN,
    description: "Wall-clock time, 24-hour HH:MM:SS; unknown or null if not known",
  });

/** The same where nothing at all has another meaning. */
const timeOrUnknown = z.string().regex(TIME_OR_UNKNOWN).optional();

const accuracy = z
  .int()
  .min(1)
  .max(720)
  .optional()
  .meta({
    name: "TimeAccuracy",
    description: "Minutes before and after time",
    examples: [15],
  });
const from = time.optional().meta({ description: "The earliest, instead of time", examples: ["14:00:00"] });
const to = time.optional().meta({ description: "The latest, within 24 hours", examples: ["15:00:00"] });
const dateTo = date.optional().meta({ description: "Day of the latest time", examples: ["1990-07-16"] });

/** The time of one birth in a request. */
export interface BirthTimePlace {
  /** The object that holds the birth; undefined where that is the body. */
  readonly holder: string | undefined;
  readonly names: BirthTimeNames;
  /** Whether nothing at all means that the time is unknown; where it does not, that has a meaning of its own. */
  readonly isUnknownWhenAbsent: boolean;
  /** What the time is where it is left out. */
  readonly assumed: string | undefined;
}

/** Reads where a time is: `time`, `birthTime`, `person1.time`. */
export function birthTimePlace(body: z.ZodObject, path: string): BirthTimePlace {
  const [last = path, holder] = path.split(".").toReversed();
  const names: BirthTimeNames = {
    date: last === "time" ? "date" : last.replace(/Time$/, "Date"),
    time: last,
    accuracy: `${last}AccuracyMinutes`,
    from: `${last}From`,
    to: `${last}To`,
    dateTo: last === "time" ? "dateTo" : last.replace(/Time$/, "DateTo"),
  };
  const declared = holderSchema(body, holder).shape[last];
  const isRequired = declared?._zod.optin === undefined;
  return { holder, names, isUnknownWhenAbsent: isRequired, assumed: assumedTime(declared) };
}

function assumedTime(schema: z.core.$ZodType | undefined): string | undefined {
  if (!(schema instanceof z.ZodDefault)) return undefined;
  const { defaultValue } = schema._zod.def;
  return typeof defaultValue === "string" ? defaultValue : undefined;
}

function holderSchema(body: z.ZodObject, holder: string | undefined): z.ZodObject {
  const held = holder === undefined ? body : unwrapped(body.shape[holder]);
  if (held instanceof z.ZodObject) return held;
  throw new InvariantError(`${holder ?? "the body"} is no object`);
}

function unwrapped(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  return schema instanceof z.ZodOptional ? unwrapped(schema.unwrap()) : schema;
}

/** A body whose times of birth may be unknown or less than exact; everything else in it is as it was. */
export function withBirthTimes(body: z.ZodObject, places: readonly BirthTimePlace[]): z.ZodObject {
  return places.reduce((whole, place) => {
    const held = withMembers(holderSchema(whole, place.holder), place);
    if (place.holder === undefined) return held;
    const isOptional = whole.shape[place.holder] instanceof z.ZodOptional;
    return renamed(whole, whole.safeExtend({ [place.holder]: isOptional ? held.optional() : held }));
  }, body);
}

function withMembers(object: z.ZodObject, place: BirthTimePlace): z.ZodObject {
  const { names } = place;
  const declared = object.shape[names.time];
  if (declared === undefined) throw new InvariantError(`there is no ${names.time} to leave open`);
  const open = object.safeExtend({
    [names.time]: timeOf(declared, place),
    [names.accuracy]: accuracy,
    [names.from]: from,
    [names.to]: to,
    [names.dateTo]: dateTo,
  });
  return renamed(
    object,
    open.check((context) => checkBirthTime(context, names)),
  );
}

function timeOf(declared: z.core.$ZodType, { isUnknownWhenAbsent, assumed }: BirthTimePlace): z.ZodType {
  if (isUnknownWhenAbsent) return timeOrNothing;
  const { description } = z.globalRegistry.get(declared) ?? {};
  const told = `${description ?? "Wall-clock time, 24-hour HH:MM:SS"}; unknown where nobody knows it`;
  return timeOrUnknown.meta({ ...WRITTEN, description: told, ...(assumed !== undefined && { default: assumed }) });
}

/** A named object with other members needs another name: `Birth` is `BirthOfAnyTime`. */
function renamed(before: z.ZodObject, after: z.ZodObject): z.ZodObject {
  const { id: _, name, ...meta } = z.globalRegistry.get(before) ?? {};
  if (typeof name !== "string") return after;
  return after.meta({ ...meta, name: name.endsWith(ANY_TIME) ? name : `${name}${ANY_TIME}` });
}

const ANY_TIME = "OfAnyTime";

/** Whether a request leaves any of its times of birth open. */
export function leavesTimeOpen(input: Readonly<Record<string, unknown>>, places: readonly BirthTimePlace[]): boolean {
  for (const { holder, names, isUnknownWhenAbsent } of places) {
    const person = holder === undefined ? input : input[holder];
    if (!isRecord(person)) continue;
    const given = person[names.time];
    if (given === undefined ? isUnknownWhenAbsent : given === null || given === UNKNOWN_TIME) return true;
    if (person[names.accuracy] !== undefined || person[names.from] !== undefined) return true;
  }
  return false;
}

/** The request with the times that its defaults assume: a birth that is left out is no open one. */
export function withAssumedTimes<Input extends object>(input: Input, places: readonly BirthTimePlace[]): Input {
  let filled = input;
  for (const { holder, names, assumed } of places) {
    if (assumed === undefined || holder !== undefined) continue;
    if (!Object.hasOwn(filled, names.time)) filled = { ...filled, [names.time]: assumed };
  }
  return filled;
}
