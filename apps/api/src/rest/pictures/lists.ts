import { type AnyOperation, type DeclaredSchema, declaredSchemaOf, memberKey } from "@almagest/operation";
import type { Query } from "../query";
import { stepsOf } from "./arguments";

/**
 * The lists among the arguments of an address: `planets=Sun&planets=Moon`, or `planets=Sun,Moon` where the items are
 * words or numbers without commas. A value in brackets is JSON, which the operation reads itself.
 */
export function listParameters(
  operation: AnyOperation,
  { values, repeated }: Query,
): ReadonlyMap<string, readonly string[]> {
  const schemas = schemasOf(operation);
  const lists = new Map<string, readonly string[]>();
  for (const [name, value] of Object.entries(values)) {
    const list = stepsOf(name)
      .reduce(inside, schemas)
      .find(({ type }) => type === "array");
    const all = repeated.get(name) ?? [value];
    // An empty text is not split: the operation treats it as absent.
    if (list === undefined || (all.length === 1 && /^\s*(?:\[|$)/.test(value))) continue;
    const isSplit =
      (list.items?.enum ?? []).length > 0 || list.items?.type === "integer" || list.items?.type === "number";
    if (isSplit)
      lists.set(
        name,
        all.flatMap((one) => one.split(",").map((item) => item.trim())),
      );
    else if (all.length > 1) lists.set(name, all);
  }
  return lists;
}

const known = new WeakMap<AnyOperation, readonly DeclaredSchema[]>();

/** An operation's input schemas, converted for its first picture by GET. */
function schemasOf(operation: AnyOperation): readonly DeclaredSchema[] {
  const { params, query, body } = operation;
  const schemas =
    known.get(operation) ?? [params, query, body].flatMap((part) => (part === undefined ? [] : declaredSchemaOf(part)));
  known.set(operation, schemas);
  return schemas;
}

/** The schemas allowed under a name, or for an item of a list. */
function inside(schemas: readonly DeclaredSchema[], step: string): readonly DeclaredSchema[] {
  const key = memberKey(step.slice(0, LONGEST_STEP));
  const found = schemas.flatMap(({ properties = {}, items }) => {
    if (/^\d+$/.test(step)) return items ?? [];
    return Object.entries(properties).flatMap(([name, schema]) => (memberKey(name) === key ? [schema] : []));
  });
  return found.flatMap((schema) => schema.anyOf ?? [schema]);
}

/** Longer than every existing name. */
const LONGEST_STEP = 64;
