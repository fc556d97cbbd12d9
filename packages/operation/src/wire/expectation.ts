import type { JsonSchema } from "./json-schema";

/** Says in words what a schema takes, for "Send …": `a number from -90 to 90, for example 40.7128`. */
export function expectation(schema: JsonSchema | undefined): string {
  if (schema === undefined) return "a value as the reference describes";
  const example = schema.examples?.[0];
  return `${kindOf(schema)}${example === undefined ? "" : `, for example ${JSON.stringify(example)}`}`;
}

function kindOf(schema: JsonSchema): string {
  if (schema.enum !== undefined) return `one of ${schema.enum.map((member) => JSON.stringify(member)).join(", ")}`;
  if (schema.anyOf !== undefined) return inSentence(schema.description) ?? schema.anyOf.map(kindOf).join(" or ");
  switch (schema.type) {
    case "number":
      return `a number${range(schema)}`;
    case "integer":
      return `a whole number${range(schema)}`;
    case "boolean":
      return "true or false";
    case "null":
      return "null";
    case "array":
      return `a list${length(schema.minItems, schema.maxItems)}${schema.items ? `, each ${kindOf(schema.items)}` : ""}`;
    case "object":
      return objectKind(schema);
    default:
      return textKind(schema);
  }
}

function objectKind({ required = [] }: JsonSchema): string {
  return required.length === 0 ? "a JSON object" : `a JSON object with ${required.join(", ")}`;
}

function textKind(schema: JsonSchema): string {
  if (schema.format === "date") return "a calendar date as YYYY-MM-DD";
  if (schema.pattern !== undefined && schema.description !== undefined) return inSentence(schema.description);
  if (schema.maxLength !== undefined) return `text of ${schema.minLength ?? 0} to ${schema.maxLength} characters`;
  return "text";
}

/** A description in the form that follows "Send". */
function inSentence(description: string): string;
function inSentence(description: string | undefined): string | undefined;
function inSentence(description: string | undefined): string | undefined {
  return description && description.charAt(0).toLowerCase() + description.slice(1);
}

/** The allowed length of a list: "a list of 3 to 5, each text". */
function length(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return ` of ${least} to ${most}`;
  if (least !== undefined) return ` of ${least} or more`;
  return most === undefined ? "" : ` of up to ${most}`;
}

/** From where to where a number may go; a bound that is not itself allowed is "above" or "below". */
function range(schema: JsonSchema): string {
  const { minimum: low, exclusiveMinimum: above, maximum: high, exclusiveMaximum: below } = schema;
  if (above !== undefined) return ` above ${above}${until(" and up to", high, " and below", below)}`;
  if (low === undefined) return until(" up to", high, " below", below);
  return high === undefined && below === undefined
    ? ` of ${low} or more`
    : ` from ${low}${until(" to", high, " to below", below)}`;
}

function until(to: string, high: number | undefined, toBelow: string, below: number | undefined): string {
  if (below !== undefined) return `${toBelow} ${below}`;
  return high === undefined ? "" : `${to} ${high}`;
}
