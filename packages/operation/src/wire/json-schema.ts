import * as z from "zod";
import { asSchema } from "../erased";

/** The part of JSON Schema 2020-12 that our schemas use. */
export interface JsonSchema {
  type?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
  default?: unknown;
  examples?: readonly unknown[];
}

/**
 * Accepted spellings besides the canonical one: of an enumerated value any letter case (`case`), or also any or no
 * space, hyphen and underscore (`separators`); a `time` without its seconds, and as a `birthTime` the word unknown in any case; a `timezone` as text of any kind; a
 * `language` as any BCP 47 tag of it. A `calendar` is in any case, and the date beside it is read by it.
 */
export type Fold = "case" | "separators" | "time" | "birthTime" | "timezone" | "language" | "calendar";

/**
 * The cost of a member to a reader who wants facts: `prose` is text for a person; `long` such text of a paragraph or
 * more; `repeated` says in each row what the kind of row says already; `bulk` is points to draw by, or tables to look
 * up.
 */
export type Weight = "prose" | "long" | "repeated" | "bulk";

/** A name that stands for the values of other members. */
export interface DeclaredPreset {
  readonly name: string;
  readonly program: string;
  readonly version: string;
  readonly proof: string;
  /** By member; one that a request sends goes before it. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** A schema that still carries the declarations the kernel acts on. */
export interface DeclaredSchema extends JsonSchema {
  fold?: Fold;
  /** Of an optional text: an empty one is kept, for a seed, a question or a name is the caller's own word. */
  keepsEmpty?: true;
  /** Why a text that might be sent is no value, by its spelling without case and separators. */
  reasons?: Readonly<Record<string, string>>;
  /** Of a long list of values: one line in its place, where many operations are listed. */
  listed?: string;
  /** Of an option that few ask for: it is left out where many operations are listed, and told where one is described. */
  unlisted?: true;
  /** Of the member that names a program: what each sets. */
  presets?: readonly DeclaredPreset[];
  /** Left out of short answers; nothing where the member is there at every detail. */
  weight?: Weight;
  /** Of an optional member: it is absent only where no texts are loaded, so a service always sends it. */
  withTexts?: boolean;
  /** Of a list: the member of its items, a number, by which they rank; the highest first where the list is cut. */
  rankedBy?: string;
  /** The name of the thing, `ZodiacPlace`: its type for a library user, its component in the OpenAPI document. */
  name?: string;
  /** The package that declares the name's type, of an answer that another package's operation gives. */
  home?: string;
  /** Its own description when it got its name; `description` and `examples` belong to the place where it is used. */
  atName?: Pick<JsonSchema, "description" | "examples">;
  properties?: Record<string, DeclaredSchema>;
  items?: DeclaredSchema;
  anyOf?: DeclaredSchema[];
}

export type SchemaSide = "input" | "output";

/**
 * The only converter: OpenAPI 3.1, the tool list and error messages all use it. `input` describes a request (a default
 * makes a member optional), `output` an answer.
 */
export function jsonSchemaOf(schema: z.ZodType, side: SchemaSide): JsonSchema {
  return convert(schema, side, true);
}

/** The same with what `.meta` declares beyond JSON Schema, `fold` and `name`. */
export function declaredSchemaOf(schema: z.ZodType, side: SchemaSide = "input"): DeclaredSchema {
  return convert(schema, side, false);
}

function convert(schema: z.ZodType, io: SchemaSide, publish: boolean): DeclaredSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      if (!publish) describeName(zodSchema, jsonSchema);
      tidy(jsonSchema, publish);
    },
  });
  return asSchema(converted);
}

function tidy(node: Record<string, unknown>, publish: boolean): void {
  if (publish) {
    for (const own of [
      "fold",
      "keepsEmpty",
      "reasons",
      "listed",
      "unlisted",
      "presets",
      "name",
      "home",
      "weight",
      "withTexts",
      "rankedBy",
    ])
      delete node[own];
  }
  if (node["additionalProperties"] === false) delete node["additionalProperties"];
  if (node["minimum"] === Number.MIN_SAFE_INTEGER) delete node["minimum"];
  if (node["maximum"] === Number.MAX_SAFE_INTEGER) delete node["maximum"];
  if (node["format"] === "date" || node["format"] === "date-time") delete node["pattern"];
}

/** With `type: ["number", "null"]` as the branches it is short for, so that the kernel knows one form. */
export function withBranches(schema: DeclaredSchema): DeclaredSchema {
  const { properties, items, anyOf, ...own } = schema;
  const { type, ...rest } = own;
  const split: unknown = type;
  const branches = Array.isArray(split)
    ? split.map((one) => ({ ...rest, type: String(one) }))
    : anyOf?.map(withBranches);
  const members = Object.entries(properties ?? {}).map(([name, one]) => [name, withBranches(one)] as const);
  return {
    ...(Array.isArray(split) ? rest : own),
    ...(properties === undefined ? {} : { properties: Object.fromEntries(members) }),
    ...(items === undefined ? {} : { items: withBranches(items) }),
    ...(branches === undefined ? {} : { anyOf: branches }),
  };
}

function describeName(schema: z.core.$ZodType, node: Record<string, unknown>): void {
  if (nameOf(schema) === undefined) return;
  const { description, examples } = z.globalRegistry.get(namedRoot(schema)) ?? {};
  node["atName"] = { ...(description !== undefined && { description }), ...(examples !== undefined && { examples }) };
}

/** The name that a schema was given with `.meta({ name })`. */
export function nameOf(schema: z.core.$ZodType): string | undefined {
  const name = z.globalRegistry.get(schema)?.["name"];
  return typeof name === "string" ? name : undefined;
}

/** The schema as it got its name: a place that describes it anew does not describe what the name means. */
export function namedRoot(schema: z.core.$ZodType): z.core.$ZodType {
  const { parent } = schema._zod;
  return parent !== undefined && nameOf(parent) === nameOf(schema) ? namedRoot(parent) : schema;
}

/** The package that declares the type of a named schema; undefined where it is the package that uses it. */
export function homeOf(schema: z.core.$ZodType): string | undefined {
  const home = z.globalRegistry.get(schema)?.["home"];
  return typeof home === "string" ? home : undefined;
}
