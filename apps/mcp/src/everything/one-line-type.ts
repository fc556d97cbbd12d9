import type { JsonSchema } from "@almagest/operation";

/** A longer type does not help a reader who chooses what to ask for. */
const LONGEST = 1_500;
const DEEPEST = 3;

/** A schema in one line: `{ planets: [{ name: text, speed?: number }] }`. Deep members are `…`. */
export function oneLineType(schema: JsonSchema): string {
  for (let depth = DEEPEST; depth > 0; depth -= 1) {
    const line = typeAt(schema, depth);
    if (line.length <= LONGEST) return line;
  }
  return `${typeAt(schema, 1).slice(0, LONGEST)}…`;
}

function typeAt(schema: JsonSchema, depth: number): string {
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map((branch) => typeAt(branch, depth)))].join(" | ");
  if (schema.enum !== undefined && schema.enum.length <= 4)
    return schema.enum.map((one) => JSON.stringify(one)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items !== undefined) return `[${typeAt(schema.items, depth)}]`;
  if (schema.properties !== undefined) return objectAt(schema, depth);
  if (typeof schema.additionalProperties === "object")
    return `{ [name]: ${typeAt(schema.additionalProperties, depth - 1)} }`;
  return NAMES[schema.type ?? ""] ?? schema.type ?? "any";
}

const NAMES: Readonly<Record<string, string>> = { string: "text", integer: "number", object: "{ … }", array: "[ … ]" };

function objectAt({ properties = {}, required = [] }: JsonSchema, depth: number): string {
  if (depth === 0) return "{ … }";
  const members = Object.entries(properties).filter(([name]) => !name.endsWith("Localized"));
  const told = members.map(([name, one]) => `${name}${required.includes(name) ? "" : "?"}: ${typeAt(one, depth - 1)}`);
  return `{ ${told.join(", ")} }`;
}
