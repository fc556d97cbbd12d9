import { type AnyOperation, type JsonSchema, jsonSchemaOf } from "@almagest/operation";

/** A tool's schema: an object at the root, as MCP demands. */
export type ObjectSchema = JsonSchema & { readonly type: "object" };

/** What a tool takes: params, query and body merged flat. Examples stay out: the list is paid for in a caller's context. */
export function toolInput(operation: AnyOperation): ObjectSchema {
  const parts = [operation.params, operation.query, operation.body].flatMap((part) =>
    part === undefined ? [] : [jsonSchemaOf(part, "input")],
  );
  const properties = Object.fromEntries(
    parts.flatMap((part) => Object.entries(part.properties ?? {}).map(([name, schema]) => [name, announced(schema)])),
  );
  const required = parts.flatMap((part) => part.required ?? []);
  return { type: "object", properties, ...(required.length === 0 ? {} : { required }) };
}

/** What every answer under the sky says about itself: worth reading, not worth announcing in each tool's schema. */
const UNANNOUNCED = "conventions";

/**
 * What a tool's structured content holds, in every form: two levels of the answer; deeper ones are left open, and nothing
 * is required, for `detail` and `fields` leave members out.
 */
export function toolOutput(operation: AnyOperation): ObjectSchema {
  const answer = jsonSchemaOf(operation.output, "output");
  if (answer.type === "array") {
    return { type: "object", properties: { items: { type: "array" } } };
  }
  return {
    type: "object",
    properties: mapProperties(answer, (member, name) => (name === UNANNOUNCED ? {} : shallow(member))),
  };
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

/** In the place of `format`, which many clients and models do not know. The service refuses 30 February all the same. */
const DATE_PATTERN = "^\\d{4}(-\\d\\d){2}$";

/** Without examples, dates by their pattern, bounds among what they bound. */
function announced(schema: JsonSchema): JsonSchema {
  const { examples: _, format, exclusiveMinimum, exclusiveMaximum, ...plain } = schema;
  const rest: JsonSchema = {
    ...plain,
    // Some clients and models know no exclusive bound. The service refuses the bound itself all the same.
    ...(exclusiveMinimum !== undefined && { minimum: exclusiveMinimum }),
    ...(exclusiveMaximum !== undefined && { maximum: exclusiveMaximum }),
    ...(format === "date" ? { pattern: DATE_PATTERN } : format && { format }),
  };
  if (rest.items !== undefined) rest.items = announced(rest.items);
  if (rest.anyOf !== undefined) rest.anyOf = rest.anyOf.map(announced);
  if (rest.properties !== undefined) rest.properties = mapProperties(rest, (member) => announced(member));
  return rest;
}
