import { type AnyOperation, type JsonSchema, jsonSchemaOf } from "@almagest/operation";

/** The fields that a caller may send to an operation, by names on the wire. */
export interface InputNames {
  readonly fields: ReadonlySet<string>;
  readonly values: readonly EnumeratedValue[];
}

export interface EnumeratedValue {
  readonly field: string;
  readonly value: string | number;
}

/** Every field and parameter of an operation, members of members too, and every value that one of them enumerates. */
export function inputNames(operation: AnyOperation): InputNames {
  const fields = new Set<string>();
  const values: EnumeratedValue[] = [];
  for (const part of [operation.params, operation.query, operation.body]) {
    if (part !== undefined) gather(jsonSchemaOf(part, "input"), "", { fields, values });
  }
  return { fields, values };
}

/** The members of a list, and the branches of a choice, have the name of their field. */
function gather(schema: JsonSchema, field: string, names: { fields: Set<string>; values: EnumeratedValue[] }): void {
  for (const value of [...(schema.enum ?? []), schema.const]) {
    if (typeof value === "string" || typeof value === "number") names.values.push({ field, value });
  }
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    names.fields.add(name);
    gather(member, name, names);
  }
  for (const branch of schema.anyOf ?? []) gather(branch, field, names);
  if (schema.items !== undefined) gather(schema.items, field, names);
  if (typeof schema.additionalProperties === "object") gather(schema.additionalProperties, field, names);
}
