import {
  type AnyOperation,
  type DeclaredSchema,
  declaredSchemaOf,
  type JsonSchema,
  jsonSchemaOf,
} from "@almagest/operation";

/** A tool's schema: an object at the root, as MCP requires. */
export type ObjectSchema = JsonSchema & { readonly type: "object" };

/**
 * A tool's input: params, query and body merged flat. Examples are left out, because the caller's context pays for the
 * list.
 */
export function toolInput(operation: AnyOperation): ObjectSchema {
  return inputOf(operation, (published) => announced(published));
}

/** The same for a list of many tools, with one line in place of a long list of values, and without rare options. */
export function listedInput(operation: AnyOperation): ObjectSchema {
  return inputOf(operation, (published, declared) =>
    declared?.unlisted === true ? undefined : announced(inOneLine(published, declared)),
  );
}

type Told = (published: JsonSchema, declared: DeclaredSchema | undefined) => JsonSchema | undefined;

function inputOf({ params, query, body }: AnyOperation, told: Told): ObjectSchema {
  const parts = [params, query, body].flatMap((part) =>
    part === undefined ? [] : [{ published: jsonSchemaOf(part, "input"), declared: declaredSchemaOf(part) }],
  );
  const properties = Object.fromEntries(
    parts.flatMap(({ published, declared }) =>
      Object.entries(published.properties ?? {}).flatMap(([name, schema]) => {
        const member = told(schema, declared.properties?.[name]);
        return member === undefined ? [] : [[name, member]];
      }),
    ),
  );
  const required = parts.flatMap(({ published }) => published.required ?? []);
  return { type: "object", properties, ...(required.length === 0 ? {} : { required }) };
}

function inOneLine(published: JsonSchema, declared: DeclaredSchema | undefined): JsonSchema {
  const { enum: _, ...rest } = published;
  const line = declared?.listed;
  if (line !== undefined) return { ...rest, description: line };
  if (published.properties === undefined) return published;
  const listed = Object.entries(published.properties).filter(
    ([name]) => declared?.properties?.[name]?.unlisted !== true,
  );
  return {
    ...published,
    properties: Object.fromEntries(
      listed.map(([name, member]) => [name, inOneLine(member, declared?.properties?.[name])]),
    ),
  };
}

/** The conventions of an answer: worth reading, but not worth announcing in each tool's schema. */
const UNANNOUNCED = "conventions";

/**
 * A tool's structured content in every form: two levels of the answer. Deeper ones are left open, and nothing is
 * required, because `detail` and `fields` leave members out.
 */
export function toolOutput(operation: AnyOperation): ObjectSchema {
  const { output, uncertain } = operation;
  const answer = jsonSchemaOf(output, "output");
  if (answer.type === "array") {
    return { type: "object", properties: { items: { type: "array" } } };
  }
  const known = announcedMembers(answer);
  if (uncertain === undefined) return { type: "object", properties: known };
  const other = announcedMembers(jsonSchemaOf(uncertain.output, "output"));
  return { type: "object", properties: eitherMember(known, other) };
}

function announcedMembers(answer: JsonSchema): Record<string, JsonSchema> {
  return mapProperties(answer, (member, name) => (name === UNANNOUNCED ? {} : shallow(member)));
}

type Properties = Readonly<Record<string, JsonSchema>>;

/** The members of two answers; one that differs in them is left open. */
function eitherMember(one: Properties, other: Properties): Record<string, JsonSchema> {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, eitherSchema(one[name], other[name])]));
}

function eitherSchema(one: JsonSchema | undefined, other: JsonSchema | undefined): JsonSchema {
  if (one === undefined || other === undefined) return one ?? other ?? {};
  if (JSON.stringify(one) === JSON.stringify(other)) return one;
  if (one.properties === undefined || other.properties === undefined)
    return one.type === other.type ? shallowType(one) : {};
  return { ...shallowType(one), properties: eitherMember(one.properties, other.properties) };
}

function shallowType({ type }: JsonSchema): JsonSchema {
  return type === undefined ? {} : { type };
}

function shallow(schema: JsonSchema): JsonSchema {
  const type = schema.type === undefined ? {} : { type: schema.type };
  if (schema.properties === undefined) return type;
  return {
    ...type,
    properties: mapProperties(schema, (member) => (member.type === undefined ? {} : { type: member.type })),
  };
}

function mapProperties(
  schema: JsonSchema,
  change: (member: JsonSchema, name: string) => JsonSchema,
): Record<string, JsonSchema> {
  const members = Object.entries(schema.properties ?? {});
  return Object.fromEntries(members.map(([name, member]) => [name, change(member, name)]));
}

/**
 * Used instead of `format`, which many clients and models do not know. The service refuses 30 February all the same.
 */
const DATE_PATTERN = "^\\d{4}(-\\d\\d){2}$";

/** Without examples, with patterns for dates, and with inclusive bounds. */
function announced(schema: JsonSchema): JsonSchema {
  const { examples: _, format, exclusiveMinimum, exclusiveMaximum, ...plain } = schema;
  const rest: JsonSchema = {
    ...plain,
    // Some clients and models know no exclusive bounds. The service still refuses the bound itself.
    ...(exclusiveMinimum !== undefined && { minimum: exclusiveMinimum }),
    ...(exclusiveMaximum !== undefined && { maximum: exclusiveMaximum }),
    ...(format === "date" ? { pattern: DATE_PATTERN } : format && { format }),
  };
  if (rest.items !== undefined) rest.items = announced(rest.items);
  if (rest.anyOf !== undefined) rest.anyOf = rest.anyOf.map(announced);
  if (rest.properties !== undefined) rest.properties = mapProperties(rest, (member) => announced(member));
  return rest;
}
