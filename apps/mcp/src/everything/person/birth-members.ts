import type { JsonSchema } from "@almagest/operation";
import type { ToolEntry } from "../../tools";

/** The facts about a person that an operation may take. */
export type Part =
  | ("name" | "date" | "time" | "latitude" | "longitude" | "timezone" | "year" | "month" | "day")
  /** The members for a time that is not exact. */
  | ("accuracy" | "from" | "to" | "dateTo");

type OpenPart = "accuracy" | "from" | "to" | "dateTo";

/** The position of a person in an operation's arguments: at the top, or in an object. */
export interface BirthPlace {
  /** The argument that is the object; undefined for members at the top. */
  readonly holder: string | undefined;
  readonly members: Readonly<Partial<Record<Part, string>>>;
  /** Parts without which the call is refused. */
  readonly required: ReadonlySet<Part>;
  /** Whether a time that may be open has a meaning of its own where it is left out. */
  readonly mayLackTime?: boolean;
}

/** An operation takes people by `person`, by `person1` and `person2`, or not at all. */
export type Births =
  | { readonly kind: "one"; readonly place: BirthPlace }
  | { readonly kind: "two"; readonly places: readonly [BirthPlace, BirthPlace] }
  | { readonly kind: "none" };

const NAMES: Readonly<Record<Exclude<Part, "year" | "month" | "day" | OpenPart>, readonly string[]>> = {
  name: ["fullName", "name"],
  date: ["birthDate", "date"],
  time: ["birthTime", "time"],
  latitude: ["birthLatitude", "latitude"],
  longitude: ["birthLongitude", "longitude"],
  timezone: ["birthTimezone", "timezone"],
};

const TWO: readonly (readonly [string, string])[] = [
  ["person1", "person2"],
  ["personA", "personB"],
];
/** The birth, where the operation also takes another moment. */
const ONE = ["natalChart", "birthData"];

const known = new WeakMap<ToolEntry, Births>();

/** The people that an operation takes, read from its schema. */
export function birthsOf(entry: ToolEntry): Births {
  const births = known.get(entry) ?? readBirths(entry);
  known.set(entry, births);
  return births;
}

function readBirths({ tool, operation }: ToolEntry): Births {
  const { properties = {}, required = [] } = tool.inputSchema;
  const inside = (holder: string): BirthPlace | undefined => placeIn(properties[holder], holder);
  for (const [one, other] of TWO) {
    const [first, second] = [inside(one), inside(other)];
    if (first !== undefined && second !== undefined) return { kind: "two", places: [first, second] };
  }
  if (properties["firstName"] !== undefined && properties["secondName"] !== undefined) {
    const named = (name: string): BirthPlace => ({ holder: undefined, members: { name }, required: new Set(["name"]) });
    return { kind: "two", places: [named("firstName"), named("secondName")] };
  }
  const held = ONE.map(inside).find((place) => place !== undefined);
  if (held !== undefined) return { kind: "one", place: held };
  if (operation.method === "GET") return { kind: "none" };
  const members = membersIn(properties, required);
  if (members === undefined) return { kind: "none" };
  const mayLackTime = operation.uncertain?.births.some((birth) => !birth.isUnknownWhenAbsent) ?? false;
  const parts = requiredParts(members, required);
  return { kind: "one", place: { holder: undefined, members, required: parts, mayLackTime } };
}

function placeIn(schema: JsonSchema | undefined, holder: string): BirthPlace | undefined {
  const object = [schema, ...(schema?.anyOf ?? [])].find((one) => one?.properties !== undefined);
  if (object?.properties === undefined) return undefined;
  const members = membersIn(object.properties, object.required ?? []);
  return members && { holder, members, required: requiredParts(members, object.required ?? []) };
}

type Schemas = Readonly<Record<string, JsonSchema>>;

/** Undefined if none of them belongs to a person. */
function membersIn(properties: Schemas, required: readonly string[]): BirthPlace["members"] | undefined {
  const members: Partial<Record<Part, string>> = {};
  for (const part of ["name", "date", "time", "latitude", "longitude", "timezone"] as const) {
    const name = NAMES[part].find((one) => properties[one] !== undefined);
    if (name !== undefined) members[part] = name;
  }
  // Beside a `birthDate`, `time` belongs to the day looked at.
  if (members.date === "birthDate" && members.time === "time") delete members.time;
  if (!isBirthDate(members, properties, required)) {
    for (const part of ["date", "time", "latitude", "longitude", "timezone"] as const) delete members[part];
  }
  Object.assign(members, numbersIn(properties, required), openTimeIn(members.time, properties));
  return Object.keys(members).length === 0 ? undefined : members;
}

/** The members for a time that is not exact, where the operation answers to one. */
function openTimeIn(time: string | undefined, properties: Schemas): BirthPlace["members"] {
  const accuracy = `${time}AccuracyMinutes`;
  if (properties[accuracy] === undefined) return {};
  const dateTo = time === "time" ? "dateTo" : `${time}`.replace(/Time$/, "DateTo");
  return { accuracy, from: `${time}From`, to: `${time}To`, dateTo };
}

/** An optional date means today, unless it comes with members that only a person has. */
function isBirthDate({ date }: BirthPlace["members"], properties: Schemas, required: readonly string[]): boolean {
  if (date === undefined) return false;
  return date === "birthDate" || required.includes(date) || properties["gender"] !== undefined;
}

/** A birth date as numbers. An optional year beside a required day is the year looked at. */
function numbersIn(properties: Schemas, required: readonly string[]): BirthPlace["members"] {
  if (properties["day"] === undefined) return {};
  if (properties["month"] === undefined) return { day: "day" };
  const isBirthYear = properties["year"] !== undefined && (required.includes("year") || !required.includes("day"));
  return { ...(isBirthYear && { year: "year" }), month: "month", day: "day" };
}

function requiredParts(members: BirthPlace["members"], required: readonly string[]): ReadonlySet<Part> {
  const all: readonly Part[] = ["name", "date", "time", "latitude", "longitude", "timezone", "year", "month", "day"];
  return new Set(all.filter((part) => required.includes(members[part] ?? "")));
}
