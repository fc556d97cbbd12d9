import type { z } from "zod";
import { folderFor, isRecord } from "./fold";
import type { Issue } from "./issues";
import { declaredSchemaOf, jsonSchemaOf } from "./json-schema";
import { issuesOf } from "./zod-issues";

/** The three places a request carries values in. A flat call puts the same object into each. */
export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Parses one part: folds declared spellings, then checks, and words every issue. */
export type PartParser = (raw: unknown) => ParseResult<object>;

/** Compiles a part's schema once. The schemas behind the messages are built when the first message is. */
export function partParser(schema: z.ZodObject): PartParser {
  let folder: ((value: unknown) => unknown) | undefined;
  let compiled = false;
  return (raw) => {
    if (!compiled) {
      folder = folderFor(declaredSchemaOf(schema));
      compiled = true;
    }
    const folded = folder ? folder(raw) : raw;
    const result = schema.safeParse(folded);
    if (result.success) return { ok: true, value: result.data };
    return { ok: false, issues: issuesOf(result.error.issues, folded, jsonSchemaOf(schema, "input")) };
  };
}

/**
 * Compiles how the values of a path or query string are read, by the type their schema declares: `"5.5"` where a number
 * may stand is 5.5, `"true"` where a boolean stands is true. What does not read stays text, for the schema to refuse.
 */
export function textDecoder(
  schema: z.ZodObject,
): (values: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const kinds = new Map<string, TextKind>();
  for (const [key, property] of Object.entries(declaredSchemaOf(schema).properties ?? {})) {
    const types = (property.anyOf ?? [property]).map((branch) => branch.type);
    const kind = { number: types.includes("number") || types.includes("integer"), boolean: types.includes("boolean") };
    if (kind.number || kind.boolean) kinds.set(key, kind);
  }
  if (kinds.size === 0) return (values) => ({ ...values });
  return (values) => {
    const decoded: Record<string, unknown> = { ...values };
    for (const [key, kind] of kinds) if (Object.hasOwn(decoded, key)) decoded[key] = decodeText(kind, decoded[key]);
    return decoded;
  };
}

interface TextKind {
  readonly number: boolean;
  readonly boolean: boolean;
}

function decodeText(kind: TextKind, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (kind.number && /^[+-]?\d+(?:\.\d+)?$/.test(value)) return Number(value);
  if (kind.boolean && /^(?:true|false)$/i.test(value)) return value.toLowerCase() === "true";
  return value;
}

/** Parses all parts and reports every failing field of all of them at once. */
export function parseParts(
  parts: { readonly params?: PartParser; readonly query?: PartParser; readonly body?: PartParser },
  raw: RawInput,
): ParseResult<object> {
  const results = [
    parts.params?.(raw.params ?? {}),
    parts.query?.(raw.query ?? {}),
    parts.body?.(raw.body === undefined ? {} : raw.body),
  ].filter((result) => result !== undefined);
  const issues = results.flatMap((result) => (result.ok ? [] : result.issues));
  if (issues.length > 0) return { ok: false, issues };
  const merged: Record<string, unknown> = {};
  for (const result of results) if (result.ok && isRecord(result.value)) Object.assign(merged, result.value);
  return { ok: true, value: merged };
}
