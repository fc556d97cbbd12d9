import type { Issue } from "../contract/issues";
import { presetsOfMembers, withPresetOptions } from "../presets/apply";
import { type CalendarMembers, calendarMembersOf, toGregorian } from "./calendar";
import { type MomentMembers, momentMembersOf, takeApart } from "./date-time";
import { isRecord, memberKey, type Respell, respellerFor } from "./fold";
import type { DeclaredSchema } from "./json-schema";
import { OtherType } from "./other-type";
import { decodeText, type TextKind, unpackedText } from "./spellings";

/** Findings while one part of a request is read. */
export interface Reading {
  readonly issues: Issue[];
  /**
   * True where a request came over a transport: a number or a boolean may be text then, the digits of an enumeration a
   * number, an empty text stands for an optional member that is left out, and a date may hold its time of day.
   */
  readonly decodes: boolean;
  /** True where lists and objects may have come as JSON text, as some programs send the arguments of a tool. */
  readonly unpacks: boolean;
  /** Called for a member that no schema knows; `place` is the path of the object that holds it. */
  readonly onUnknown: (name: string, place: readonly string[]) => void;
}

/**
 * Gives a value as the schema may check it: members under their canonical names, `null` for an optional member left out,
 * declared spellings made canonical, and whatever is of another type than is due replaced by `OtherType`, so that no
 * check meets a type it was not made for. Every property of the input is read once.
 */
export type ValueReader = (value: unknown, path: readonly string[], reading: Reading) => unknown;

/** A property of a caller's object threw when it was read. */
export class UnreadableInput extends Error {
  override readonly name = "UnreadableInput";
}

/** The members of a caller's object, each read once. */
export function membersOf(value: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] {
  return readOnce(() => {
    const members = Object.entries(value);
    // A revoked proxy throws even here.
    for (const [, member] of members) Array.isArray(member);
    return members;
  });
}

/** @throws UnreadableInput where the caller's own code throws. */
export function readOnce<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new UnreadableInput(error instanceof Error ? String(error.message).slice(0, 80) : "a property throws");
  }
}

/** A list is read up to here, or one past its greatest length: the schema refuses what is longer. */
const MAX_ITEMS = 10_000;

export function readerFor(schema: DeclaredSchema): ValueReader {
  if (schema.properties !== undefined) return objectReader(schema, schema.properties);
  if (schema.anyOf !== undefined) return unionReader(schema, schema.anyOf);
  if (schema.type === "array") return listReader(schema);
  return scalarReader(schema, [schema]);
}

/** The object or the list among the branches is read as one; a scalar as any of them takes it. */
function unionReader(schema: DeclaredSchema, branches: readonly DeclaredSchema[]): ValueReader {
  const forObject = mergedObject(branches.filter(({ type }) => type === "object"));
  const forList = branches.find(({ type }) => type === "array");
  const readObject = forObject && readerFor(forObject);
  const readList = forList && readerFor(forList);
  const readScalar = scalarReader(schema, branches);
  const types = new Set(branches.map(typeOf));
  const isText = types.has("string") || types.has(undefined);
  return (sent, path, reading) => {
    const value = isText ? sent : unpacked(sent, reading);
    if (readObject !== undefined && isRecord(value)) return readObject(value, path, reading);
    if (readList !== undefined && Array.isArray(value)) return readList(value, path, reading);
    return readScalar(value, path, reading);
  };
}

/** Alternative objects of one place merged: every member of any, required where all require it. */
function mergedObject([first, ...others]: readonly DeclaredSchema[]): DeclaredSchema | undefined {
  if (first?.properties === undefined || others.length === 0) return first;
  const properties = Object.assign({}, ...others.map((branch) => branch.properties), first.properties);
  const required = (first.required ?? []).filter((name) => others.every((branch) => branch.required?.includes(name)));
  return { ...first, properties, required };
}

function scalarReader(schema: DeclaredSchema, branches: readonly DeclaredSchema[]): ValueReader {
  const types = new Set(branches.map(typeOf));
  const isText = types.has("string") || types.has(undefined);
  const kind: TextKind = {
    number: !isText && (types.has("number") || types.has("integer")),
    boolean: !isText && types.has("boolean"),
    texts: new Set(branches.flatMap(({ enum: members = [] }) => members)),
  };
  const respellers = [schema, ...branches.filter((branch) => branch !== schema)].flatMap(
    (one) => respellerFor(one) ?? [],
  );
  const respell: Respell = (value) => respellers.reduce((spelt, one) => one(spelt), value);
  const isPacked = types.has("object") && !types.has("string");
  return (sent, _path, reading) => {
    const value = isPacked ? unpacked(sent, reading) : sent;
    if (takes(types, value)) return respell(value);
    const read = reading.decodes ? decodeText(kind, value) : value;
    return takes(types, read) ? read : new OtherType(value);
  };
}

/** The JSON type a schema declares; undefined where it takes any. */
function typeOf({ type, enum: members, const: only }: DeclaredSchema): string | undefined {
  if (type !== undefined) return type;
  const [member] = members ?? [only];
  return member === undefined ? undefined : jsonTypeOf(member);
}

function takes(types: ReadonlySet<string | undefined>, value: unknown): boolean {
  if (types.has(undefined) || value === undefined) return true;
  const type = jsonTypeOf(value);
  return types.has(type) || (type === "number" && types.has("integer"));
}

function jsonTypeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function listReader({ items, maxItems = MAX_ITEMS - 1 }: DeclaredSchema): ValueReader {
  const readItem = items && readerFor(items);
  return (sent, path, reading) => {
    const value = unpacked(sent, reading);
    if (!Array.isArray(value)) return value === undefined ? undefined : new OtherType(value);
    const few: readonly unknown[] = readOnce(() => Array.from(value.slice(0, Math.min(maxItems, MAX_ITEMS) + 1)));
    return readItem === undefined ? few : few.map((item, index0) => readItem(item, [...path, String(index0)], reading));
  };
}

interface Member {
  readonly name: string;
  readonly read: ValueReader;
  readonly isLeftOutByNull: boolean;
  readonly isLeftOutByEmpty: boolean;
}

/** The members of an object by the keys of their names, and those that say when. */
interface Members {
  readonly byKey: ReadonlyMap<string, Member>;
  readonly moments: readonly MomentMembers[];
}

function objectReader(schema: DeclaredSchema, properties: Readonly<Record<string, DeclaredSchema>>): ValueReader {
  const required = new Set(schema.required);
  const byKey = new Map<string, Member>();
  for (const [name, property] of Object.entries(properties)) {
    const isOptional = !required.has(name);
    const isLeftOutByNull = isOptional && !takesNull(property);
    const isLeftOutByEmpty = isOptional && property.keepsEmpty !== true;
    byKey.set(memberKey(name), { name, read: readerFor(property), isLeftOutByNull, isLeftOutByEmpty });
  }
  const moments = momentMembersOf(Object.keys(properties), (name) => properties[name]?.fold === "timezone");
  const members: Members = { byKey, moments };
  const presets = presetsOfMembers(properties);
  const calendar = calendarMembersOf(Object.keys(properties), (name) => properties[name]?.fold === "calendar");
  return (sent, path, reading) => {
    const value = unpacked(sent, reading);
    if (!isRecord(value)) return value;
    const own = readMembers(members, value, path, reading);
    const read = presets === undefined ? own : withPresetOptions(own, properties, presets);
    const apart = reading.decodes ? withMomentsApart(members, read, path, reading) : read;
    return calendar === undefined ? apart : withGregorianDate(calendar, apart, path, reading);
  };
}

/**
 * The list or object that a text writes in JSON, where one is due and texts may stand for them; any other value
 * unchanged.
 */
function unpacked(value: unknown, { unpacks }: Reading): unknown {
  return unpacks ? unpackedText(value) : value;
}

function takesNull(schema: DeclaredSchema): boolean {
  return (schema.anyOf ?? [schema]).some(({ type }) => type === "null");
}

/** No member has a longer name. */
export const LONGEST_NAME = 64;

function isLeftOut(member: Member, sent: unknown, { decodes }: Reading): boolean {
  return (sent === null && member.isLeftOutByNull) || (sent === "" && decodes && member.isLeftOutByEmpty);
}

function readMembers(
  { byKey }: Members,
  value: Readonly<Record<string, unknown>>,
  path: readonly string[],
  reading: Reading,
): Readonly<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  const sentAs = new Map<string, string>();
  for (const [name, sent] of membersOf(value)) {
    const member = name.length > LONGEST_NAME ? undefined : byKey.get(memberKey(name));
    if (sent === undefined) continue;
    if (member === undefined) {
      reading.onUnknown(name, path);
    } else if (!isLeftOut(member, sent, reading)) {
      const earlier = sentAs.get(member.name);
      if (earlier !== undefined) reading.issues.push(repeatedMember(name, earlier, path));
      sentAs.set(member.name, name);
      read[member.name] = member.read(sent, [...path, member.name], reading);
    }
  }
  return read;
}

function withMomentsApart(
  { moments }: Members,
  read: Readonly<Record<string, unknown>>,
  path: readonly string[],
  { issues }: Reading,
): Readonly<Record<string, unknown>> {
  let members = read;
  for (const names of moments) {
    const apart = takeApart(members, names, path);
    if (apart?.issue !== undefined) issues.push(apart.issue);
    members = apart?.members ?? members;
  }
  return members;
}

function withGregorianDate(
  names: CalendarMembers,
  read: Readonly<Record<string, unknown>>,
  path: readonly string[],
  { issues }: Reading,
): Readonly<Record<string, unknown>> {
  const converted = toGregorian(read, names, path);
  if (converted?.issue !== undefined) issues.push(converted.issue);
  return converted?.members ?? read;
}

function repeatedMember(name: string, earlier: string, path: readonly string[]): Issue {
  const message = `${name} and ${earlier} are one member in two spellings. Send it once.`;
  return { path: [...path, name].join("."), message, code: "repeated_member" };
}
