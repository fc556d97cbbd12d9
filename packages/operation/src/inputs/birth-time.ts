import * as z from "zod";
import { InvariantError } from "../contract/errors";
import type { OperationFacts } from "../contract/operation";
import { isRecord } from "../wire/fold";
import { declaredSchemaOf } from "../wire/json-schema";
import { checkBirthTime, UNKNOWN_TIME } from "./birth-time-check";
import type { BirthTimeNames, BirthTimePlace } from "./birth-time-place";
import { date, time } from "./moment";

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

/** Reads where a time is: `time`, `birthTime`, `person1.time`, `members[].time`. */
export function birthTimePlace(body: z.ZodObject, path: string): BirthTimePlace {
  const [last = path, holder] = path.replace("[]", "").split(".").toReversed();
  const names: BirthTimeNames = {
    date: last === "time" ? "date" : last.replace(/Time$/, "Date"),
    time: last,
    accuracy: `${last}AccuracyMinutes`,
    from: `${last}From`,
    to: `${last}To`,
    dateTo: last === "time" ? "dateTo" : last.replace(/Time$/, "DateTo"),
  };
  const declared = birthSchema(holder === undefined ? body : body.shape[holder]).shape[last];
  const isRequired = declared?._zod.optin === undefined;
  return { holder, names, isUnknownWhenAbsent: isRequired, assumed: assumedTime(declared) };
}

function assumedTime(schema: z.core.$ZodType | undefined): string | undefined {
  if (!(schema instanceof z.ZodDefault)) return undefined;
  const { defaultValue } = schema._zod.def;
  return typeof defaultValue === "string" ? defaultValue : undefined;
}

/** The object of a birth, where it is given, optional, or in a list. */
function birthSchema(schema: z.core.$ZodType | undefined): z.ZodObject {
  if (schema instanceof z.ZodObject) return schema;
  if (schema instanceof z.ZodOptional) return birthSchema(schema.unwrap());
  if (schema instanceof z.ZodArray) return birthSchema(schema.element);
  throw new InvariantError("no birth is held there");
}

/** The same schema around another birth. */
function around(schema: z.core.$ZodType | undefined, birth: z.ZodObject): z.ZodType {
  const meta = schema === undefined || schema instanceof z.ZodObject ? undefined : z.globalRegistry.get(schema);
  if (schema instanceof z.ZodOptional)
    return around(schema.unwrap(), birth)
      .optional()
      .meta({ ...meta });
  if (schema instanceof z.ZodArray) return z.clone(schema, { ...schema._zod.def, element: birth }).meta({ ...meta });
  return birth;
}

/** A body whose times of birth may be unknown or less than exact; everything else in it is as it was. */
export function withBirthTimes(body: z.ZodObject, places: readonly BirthTimePlace[]): z.ZodObject {
  return places.reduce((whole, place) => {
    if (place.holder === undefined) return withMembers(whole, place);
    const held = whole.shape[place.holder];
    const birth = around(held, withMembers(birthSchema(held), place));
    return renamed(whole, whole.safeExtend({ [place.holder]: birth }));
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

/** The time as it is declared, or the word; and null, where nothing at all means the same. */
function timeOf(declared: z.ZodType, { isUnknownWhenAbsent, assumed }: BirthTimePlace): z.ZodType {
  const { pattern = "", description = "Time of birth", examples = [], name, fold } = declaredSchemaOf(declared);
  const time = z.string().regex(new RegExp(`^(?:${pattern.replace(/^\^|\$$/g, "")}|${UNKNOWN_TIME})$`));
  const spelt = { examples, ...(fold === "time" && { fold: "birthTime" }) };
  if (!isUnknownWhenAbsent) {
    const told = { ...spelt, description: `${description}; unknown if not known` };
    return time.optional().meta({ ...told, ...(assumed !== undefined && { default: assumed }) });
  }
  const told = `${description.replace(/ \(.*\)$/, "")}; unknown or null if not known`;
  return time
    .nullable()
    .optional()
    .meta({ ...spelt, ...(name === "CivilTime" && { name: "BirthTime" }), description: told });
}

/** A named object with other members needs another name: `Birth` is `BirthOfAnyTime`. */
function renamed(before: z.ZodObject, after: z.ZodObject): z.ZodObject {
  const { id: _, name, description, ...meta } = z.globalRegistry.get(before) ?? {};
  if (typeof name !== "string") return after;
  const named = after.meta({ ...meta, name: name.endsWith(ANY_TIME) ? name : `${name}${ANY_TIME}` });
  // Of the place and not of the schema: the groom and the bride are one kind of person.
  return description === undefined ? named : named.meta({ description });
}

const ANY_TIME = "OfAnyTime";

/** Whether a request leaves any of its times of birth open. */
export function leavesTimeOpen(input: Readonly<Record<string, unknown>>, places: readonly BirthTimePlace[]): boolean {
  for (const place of places) {
    const held = place.holder === undefined ? input : input[place.holder];
    const isOpen = Array.isArray(held) ? held.some((birth) => isOpenBirth(birth, place)) : isOpenBirth(held, place);
    if (isOpen) return true;
  }
  return false;
}

/** Whether an answer takes so long that a service computes it beside its event loop: always, or for a birth without a time. */
export function isHeavyCall(
  { isHeavy, uncertain }: Pick<OperationFacts, "isHeavy" | "uncertain">,
  input: unknown,
): boolean {
  if (isHeavy === true) return true;
  return uncertain !== undefined && isRecord(input) && leavesTimeOpen(input, uncertain.births);
}

function isOpenBirth(birth: unknown, { names, isUnknownWhenAbsent }: BirthTimePlace): boolean {
  if (!isRecord(birth)) return false;
  const given = birth[names.time];
  if (given === undefined ? isUnknownWhenAbsent : given === null || given === UNKNOWN_TIME) return true;
  return birth[names.accuracy] !== undefined || birth[names.from] !== undefined;
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
