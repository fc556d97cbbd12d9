import { type DeclaredSchema, isRecord } from "@almagest/operation";

/** The target size of an example in the document, in bytes of JSON. */
export const WANTED_EXAMPLE_BYTES = 2048;

/** Texts are cut to these lengths in turn, until an example is small enough. */
const TEXT_LENGTHS = [Number.POSITIVE_INFINITY, 160, 80, 40, 24] as const;

/**
 * Lists keep their first item; if shorter texts are not enough, lists from this depth on keep none. The root is depth
 * 0.
 */
const EMPTY_FROM = [Number.POSITIVE_INFINITY, 4, 3, 2] as const;

/**
 * A real answer, shortened for the document: shorter lists and texts that still fit the schema. No member is left out,
 * so an answer with many members, or with a list whose length the schema fixes, stays longer than the target.
 */
export function cutAnswer(answer: unknown, schema: DeclaredSchema): unknown {
  let shortest: unknown = answer;
  for (const emptyFrom of EMPTY_FROM) {
    for (const length of TEXT_LENGTHS) {
      shortest = cutValue(answer, schema, { length, emptyFrom, depth: 0 });
      if (Buffer.byteLength(JSON.stringify(shortest)) <= WANTED_EXAMPLE_BYTES) return shortest;
    }
  }
  return shortest;
}

interface Limits {
  readonly length: number;
  readonly emptyFrom: number;
  readonly depth: number;
}

function cutValue(value: unknown, schema: DeclaredSchema | undefined, limits: Limits): unknown {
  const own = branchOf(value, schema);
  if (own === undefined) return value;
  if (typeof value === "string") return isFree(own) ? cutText(value, limits.length) : value;
  const inside = { ...limits, depth: limits.depth + 1 };
  const most = limits.depth < limits.emptyFrom ? 1 : 0;
  if (Array.isArray(value)) {
    return value.slice(0, Math.max(own.minItems ?? 0, most)).map((item) => cutValue(item, own.items, inside));
  }
  return isRecord(value) ? cutMembers(value, own, { most, inside }) : value;
}

/** The members that the schema names, and of those whose names are data, the first. */
function cutMembers(
  value: Readonly<Record<string, unknown>>,
  { properties = {}, required = [], additionalProperties }: DeclaredSchema,
  { most, inside }: { readonly most: number; readonly inside: Limits },
): unknown {
  const isNamed = (name: string): boolean => Object.hasOwn(properties, name) || required.includes(name);
  const others = Object.keys(value).filter((name) => !isNamed(name));
  const left = new Set(others.slice(most));
  const otherSchema = typeof additionalProperties === "object" ? additionalProperties : undefined;
  const kept = Object.entries(value).filter(([name]) => !left.has(name));
  return Object.fromEntries(
    kept.map(([name, member]) => [name, cutValue(member, properties[name] ?? otherSchema, inside)]),
  );
}

/** The branch of a union that the value matches; undefined where that is not known. */
function branchOf(value: unknown, schema: DeclaredSchema | undefined): DeclaredSchema | undefined {
  if (schema?.anyOf === undefined) return schema;
  const kind = Array.isArray(value) ? "array" : typeof value;
  const fitting = schema.anyOf.filter(({ type, required = [] }) => type === kind && hasAll(value, required));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Of two kinds of objects, an answer is the one whose members it has. */
function hasAll(value: unknown, names: readonly string[]): boolean {
  return !isRecord(value) || names.every((name) => Object.hasOwn(value, name));
}

/** Whether the schema allows any text. */
function isFree(schema: DeclaredSchema): boolean {
  return [schema.enum, schema.const, schema.format, schema.pattern].every((bound) => bound === undefined);
}

/** Cuts at a word's end; a text without blanks (an id, a date) stays whole. */
function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(" ", length - 1);
  return end <= 0 ? text : `${text.slice(0, end)} …`;
}
