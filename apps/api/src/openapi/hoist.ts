import { type DeclaredSchema, InvariantError, type JsonSchema } from "@almagest/operation";

/** A schema as the document prints it: named schemas become references. */
export type PrintedSchema = JsonSchema & { readonly $ref?: string };

/** The named schemas of a document, each listed once. */
export interface NamedSchemas {
  /** A schema with its named parts replaced by references. */
  readonly hoist: (schema: DeclaredSchema) => PrintedSchema;
  /** Stores a schema under a name and returns the reference. */
  readonly keep: (name: string, schema: DeclaredSchema) => PrintedSchema;
  readonly all: () => ReadonlyMap<string, PrintedSchema>;
  /** Whether a name belongs to the schema itself, not to its operation. */
  readonly isOwn: (name: string) => boolean;
}

/** Members that may be given beside a reference; the others belong to the named schema. */
const OF_THE_PLACE = ["description", "default", "examples"] as const;

/** @throws InvariantError where two different schemas have one name. */
export function namedSchemas(): NamedSchemas {
  const kept = new Map<string, PrintedSchema>();
  const own = new Set<string>();

  const keep: NamedSchemas["keep"] = (name, schema) => {
    const printed = schema.name === undefined || schema.name === name ? printedParts(schema, hoist) : hoist(schema);
    const known = kept.get(name);
    if (known !== undefined && !isSame(known, printed)) {
      const schemas = [known, printed].map((one) => JSON.stringify(one));
      throw new InvariantError(`two schemas of the document are called ${name}: ${schemas.join(" and ")}`);
    }
    kept.set(name, printed);
    return { $ref: `#/components/schemas/${name}` };
  };

  const hoist: NamedSchemas["hoist"] = (schema) => {
    const { name, atName = {}, ...rest } = schema;
    if (name === undefined) return printedParts(rest, hoist);
    const { description: _, examples: __, default: ___, ...meant } = rest;
    own.add(name);
    const reference = keep(name, { ...atName, ...meant });
    const place = OF_THE_PLACE.filter((key) => key in rest && (key === "default" || !isSame(rest[key], atName[key])));
    return { ...reference, ...Object.fromEntries(place.map((key) => [key, rest[key]])) };
  };

  return { hoist, keep, all: () => kept, isOwn: (name) => own.has(name) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The schema with each part printed, and without the members that only the kernel reads. */
function printedParts(
  {
    fold: _,
    name: __,
    home: ____________,
    atName: ___,
    weight: ____,
    withTexts: _____,
    rankedBy: ______,
    keepsEmpty: _______,
    reasons: ________,
    listed: __________,
    unlisted: ___________,
    presets,
    ...schema
  }: DeclaredSchema,
  print: NamedSchemas["hoist"],
): PrintedSchema {
  const { properties, items, anyOf, additionalProperties } = schema;
  const required = alwaysSent(schema);
  return {
    // No keyword of JSON Schema, which OpenAPI asks to begin so.
    ...(presets !== undefined && { "x-presets": presets }),
    ...schema,
    ...(required.length > 0 && { required }),
    // Relative references in an answer are completed before it leaves the service.
    ...(schema.format === "uri-reference" && { format: "uri" }),
    ...(items !== undefined && { items: print(items) }),
    ...(anyOf !== undefined && { anyOf: anyOf.map(print) }),
    ...(typeof additionalProperties === "object" && { additionalProperties: print(additionalProperties) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, print(member)])),
    }),
  };
}

/** The service always has all texts, so members optional only for callers without texts are always present here. */
function alwaysSent({ properties = {}, required = [] }: DeclaredSchema): string[] {
  const known = new Set(required);
  return Object.entries(properties).flatMap(([name, { withTexts = false }]) =>
    withTexts || known.has(name) ? [name] : [],
  );
}
