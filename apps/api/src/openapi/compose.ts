import type { PrintedSchema } from "./hoist";

/** A schema that may combine another one with further members. */
export interface ComposedSchema extends Omit<PrintedSchema, "properties" | "items" | "anyOf"> {
  properties?: Record<string, ComposedSchema>;
  items?: ComposedSchema;
  anyOf?: ComposedSchema[];
  allOf?: ComposedSchema[];
}

interface Base {
  readonly name: string;
  /** Each member as text, for comparison. */
  readonly members: ReadonlyMap<string, string>;
  readonly required: ReadonlySet<string>;
  readonly bytes: number;
}

/** Extending an object with fewer members tells a reader nothing. */
const FEWEST_MEMBERS = 4;

/**
 * Describes an object with all members of a named one as an extension of it (`allOf`), like `interface … extends`. The
 * largest that fits and may be extended is used.
 */
export function composed(
  schemas: ReadonlyMap<string, PrintedSchema>,
  mayExtend: (name: string) => boolean,
): ReadonlyMap<string, ComposedSchema> {
  const named = [...schemas].filter(([name]) => mayExtend(name));
  const bases = named.flatMap(([name, schema]) => baseOf(name, schema)).sort((a, b) => b.bytes - a.bytes);
  return new Map([...schemas].map(([name, schema]) => [name, compose(schema, bases)]));
}

function baseOf(name: string, { properties = {}, required = [] }: PrintedSchema): readonly Base[] {
  const members = new Map(Object.entries(properties).map(([key, member]) => [key, JSON.stringify(member)]));
  if (members.size < FEWEST_MEMBERS) return [];
  return [{ name, members, required: new Set(required), bytes: JSON.stringify(properties).length }];
}

function compose(schema: PrintedSchema, bases: readonly Base[]): ComposedSchema {
  const { properties, items, anyOf, ...rest } = schema;
  const parts: ComposedSchema = {
    ...rest,
    ...(items !== undefined && { items: compose(items, bases) }),
    ...(anyOf !== undefined && { anyOf: anyOf.map((one) => compose(one, bases)) }),
  };
  if (properties === undefined) return parts;
  const base = bases.find((one) => isExtendedBy(one, schema));
  const inherited = (name: string): boolean => base?.members.has(name) === true;
  const own = Object.entries(properties).filter(([name]) => !inherited(name));
  const members = Object.fromEntries(own.map(([name, member]) => [name, compose(member, bases)]));
  if (base === undefined) return { ...parts, properties: members };
  const { description, required = [], ...shape } = parts;
  const left = required.filter((name) => !inherited(name));
  const more = { ...shape, properties: members, ...(left.length > 0 && { required: left }) };
  return {
    ...(description !== undefined && { description }),
    allOf: [{ $ref: `#/components/schemas/${base.name}` }, more],
  };
}

function isExtendedBy({ members, required }: Base, { properties = {}, required: asked = [] }: PrintedSchema): boolean {
  if (members.size >= Object.keys(properties).length) return false;
  const needed = new Set(asked);
  return [...members].every(
    ([name, text]) => JSON.stringify(properties[name]) === text && required.has(name) === needed.has(name),
  );
}
