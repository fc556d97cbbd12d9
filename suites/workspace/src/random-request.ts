import { type AnyOperation, type DeclaredSchema, declaredSchemaOf, isRecord } from "@almagest/operation";
import fc from "fast-check";
import type * as z from "zod";

type Request = Readonly<Record<string, unknown>>;

const DAY_MS = 86_400_000;
/** Examples are of our time, and the files of the ephemeris go from 1800 to 2400. */
const SHIFT_DAYS = { min: -70_000, max: 146_000 };
/** Where a schema has no bound: longer than any list, and more than any count. */
const UNBOUNDED = 10_000;
const MOST_ITEMS = 8;

/** Requests of an operation: one of its examples, moved in time, some members with other values of their schemas. */
export function randomRequest({ params, query, body, examples }: AnyOperation): fc.Arbitrary<Request> {
  const changes = Object.assign({}, ...[params, query, body].map((part) => part && memberValues(part)));
  return fc
    .record({
      example: fc.constantFrom(...examples),
      days: fc.integer(SHIFT_DAYS),
      changes: fc.record<Request>(changes, { requiredKeys: [] }),
    })
    .map(({ example, days, changes: changed }) => merged(movedRequest(example, days), changed));
}

/** Values for some members of an object, by their schemas. */
export function memberValues(schema: z.ZodType): Readonly<Record<string, fc.Arbitrary<unknown>>> {
  return membersOf(declaredSchemaOf(schema));
}

function membersOf({ properties = {} }: DeclaredSchema): Readonly<Record<string, fc.Arbitrary<unknown>>> {
  const members = Object.entries(properties).map(([name, member]) => [name, valueIn(member)] as const);
  return Object.fromEntries(members.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Undefined for text that only a person could write: its example is as good as any. */
function valueIn(schema: DeclaredSchema): fc.Arbitrary<unknown> | undefined {
  const {
    anyOf,
    type,
    minimum,
    exclusiveMinimum: above,
    maximum,
    minLength,
    maxLength,
    pattern,
    examples = [],
  } = schema;
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (anyOf !== undefined) return fc.oneof(...anyOf.flatMap((one) => valueIn(one) ?? []));
  switch (type) {
    case "integer":
      return fc.integer({ min: minimum ?? -UNBOUNDED, max: maximum ?? UNBOUNDED });
    case "number":
      return fc.double({
        min: minimum ?? above ?? -UNBOUNDED,
        minExcluded: above !== undefined,
        max: maximum ?? UNBOUNDED,
        noNaN: true,
      });
    case "boolean":
      return fc.boolean();
    case "array":
      return listOf(schema);
    case "object":
      return fc.record(membersOf(schema), { requiredKeys: [] });
    case "string":
      if (schema.format === "date") return undefined;
      if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
      if (examples.length > 0) return fc.constantFrom(...examples);
      return maxLength === undefined
        ? undefined
        : fc.string({ minLength: minLength ?? 0, maxLength, unit: "grapheme" });
    default:
      return undefined;
  }
}

/** Undefined where an item is an object, of which a part is not enough. */
function listOf({ items, minItems = 0, maxItems = MOST_ITEMS }: DeclaredSchema): fc.Arbitrary<unknown> | undefined {
  const item = items?.type === "object" ? undefined : items && valueIn(items);
  return item && fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, minItems + MOST_ITEMS) });
}

/** Other values in the place of a request's own, member by member. */
function merged(request: Request, changes: Request): Request {
  const changed = Object.entries(changes).map(([name, value]) => {
    const own = request[name];
    return [name, isRecord(own) && isRecord(value) ? merged(own, value) : value];
  });
  return { ...request, ...Object.fromEntries(changed) };
}

/** Moves every date in a request by this many days, so that periods keep their length. */
function movedRequest(request: Request, days: number): Request {
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [name, moved(value, days)]));
}

function moved(value: unknown, days: number): unknown {
  if (typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value))
    return new Date(Date.parse(value) + days * DAY_MS).toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.map((one) => moved(one, days));
  return isRecord(value) ? movedRequest(value, days) : value;
}
