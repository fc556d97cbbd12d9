import type { Domain, JsonSchema } from "@almagest/operation";
import type { ObjectSchema } from "../schemas";
import type { Guide, Tool, ToolEntry } from "../tools";
import { hasLine } from "./call";
import type { FreeLimit } from "./free-limit";
import { callOne } from "./one-call";
import { type BirthPlace, birthsOf } from "./person/birth-members";

/** The featured operations of the domains, in order, under their own names. */
export function featuredGuides(
  domains: readonly Domain[],
  entries: readonly ToolEntry[],
  limit: FreeLimit,
): readonly Guide[] {
  const ids = new Set(domains.flatMap(({ featured }) => featured));
  return entries
    .filter(({ operation }) => ids.has(operation.id))
    .map((entry) => ({
      tool: shortTool(entry),
      take: (input, host) => (hasLine(input) ? limit(host.caller) : undefined) ?? callOne(host, entry, input),
    }));
}

/** A tool in the short list: one line instead of the members of a birth, no repetitions, no output schema. */
function shortTool(entry: ToolEntry): Tool {
  const { name, title, description, inputSchema, annotations } = entry.tool;
  return { name, title, description, inputSchema: shortInput(entry, inputSchema), annotations };
}

const LINE = { type: "string", description: "Birth in a line: Ada: 1990-07-15 14:30, New York" } as const;
const DAY_LINE = { type: "string", description: "Day and place in a line: 2026-11-22, Delhi" } as const;

/** Birth members are still accepted: describe_operation lists them. */
function shortInput(entry: ToolEntry, schema: ObjectSchema): ObjectSchema {
  const births = birthsOf(entry);
  const required = schema.required ?? [];
  const properties = { ...schema.properties };
  if (births.kind === "none") return compactSchema(properties, required);
  const places = births.kind === "one" ? [births.place] : births.places;
  const replaced = new Set(places.flatMap(membersOf));
  const isNeeded = required.some((name) => replaced.has(name));
  const others = Object.entries(properties).filter(([name]) => !replaced.has(name));
  const lines = births.kind === "one" ? { person: lineFor(births.place) } : { person1: LINE, person2: LINE };
  const still = required.filter((name) => !replaced.has(name));
  return compactSchema(
    { ...lines, ...Object.fromEntries(others) },
    isNeeded ? [...Object.keys(lines), ...still] : still,
  );
}

function lineFor({ members }: BirthPlace): JsonSchema {
  return members.date !== undefined && members.time === undefined ? DAY_LINE : LINE;
}

function membersOf({ holder, members }: BirthPlace): readonly string[] {
  return holder === undefined ? Object.values(members) : [holder];
}

function compactSchema(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): ObjectSchema {
  const told = Object.entries(properties).map(([name, schema]) => [name, compactMember(name, schema)] as const);
  return {
    type: "object",
    properties: Object.fromEntries(told),
    ...(required.length > 0 && { required: [...required] }),
  };
}

/** Members of most operations, described once in the server's introduction. */
const KNOWN = new Set(["lang", "date", "time", "timezone", "latitude", "longitude", "nodeType"]);

function compactMember(name: string, schema: JsonSchema): JsonSchema {
  if (!KNOWN.has(name)) return schema;
  const { description: _, ...others } = schema;
  return others;
}
