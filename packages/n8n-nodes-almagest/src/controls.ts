import type { Schema } from "./document";
import type { Property } from "./interface";
import { labelled } from "./labels";

type Control = Pick<Property, "type" | "default" | "options">;
type Choice = string | number | boolean;

/**
 * The kind of a field, with the service's own default where it has one. Nothing else is filled in beforehand: a call
 * would be computed for a place that nobody chose, or with an option that nobody asked for.
 */
export function controlOf(schema: Schema, isRequired: boolean): Control {
  const { type, anyOf, properties } = schema;
  const values = choicesOf(schema);
  if (values !== undefined) {
    const preset = isRequired ? undefined : defaultOf(schema, values);
    const options = values.map((value) => ({ name: labelled(String(value)), value }));
    // n8n reports a value that is none of the options.
    const none = isRequired || preset !== undefined ? [] : [{ name: "Not Set", value: "" }];
    return { type: "options", default: preset ?? "", options: [...none, ...options] };
  }
  const types = new Set(
    [type ?? [], (anyOf ?? []).map((one) => one.type ?? [])].flat(3).filter((one) => one !== "null"),
  );
  if (properties !== undefined || types.has("object") || types.has("array") || types.size === 0) {
    return { type: "json", default: "" };
  }
  if (types.size > 1 || types.has("string")) return { type: "string", default: "" };
  if (types.has("boolean")) return { type: "boolean", default: defaultOf(schema, [true, false]) ?? false };
  return { type: "number", default: "" };
}

const LISTED = /^(?:One of |.*: )([a-z][a-z-]*(?:, [a-z][a-z-]*){2,})(?:;|$)/;

/** The values to choose from: the schema's list, or that of its description where the service takes other spellings too. */
function choicesOf({ enum: values, type, description = "" }: Schema): readonly Choice[] | undefined {
  if (values !== undefined) {
    const choices = values.flatMap((value) => (value === null ? [] : [value]));
    return choices.length === values.length ? choices : undefined;
  }
  return type === "string" ? LISTED.exec(description)?.[1]?.split(", ") : undefined;
}

/** As the schema has it, or else its description: `Default "placidus"`, `Default true`, `default never`. */
function defaultOf<Value extends Choice>(
  { default: own, description = "" }: Schema,
  values: readonly Value[],
): Value | undefined {
  const told = own ?? /\bdefault "?([\w-]+)/i.exec(description)?.[1] ?? /\b(\w+) by default/.exec(description)?.[1];
  return values.find((value) => String(value) === String(told));
}
