import type * as z from "zod";
import { isPiece } from "./shared-piece";

/**
 * An answer under construction: an optional member may have the value `undefined`, which JSON leaves out. `known`
 * removes those before a library caller gets the answer.
 */
export type Draft<Answer> = Answer extends readonly (infer Item)[]
  ? Draft<Item>[]
  : Answer extends object
    ? { [K in keyof Answer]: Draft<Answer[K]> | Absent<Answer, K> }
    : Answer;

/** `undefined` where a member is optional; keys that are any text name no member. */
type Absent<Answer, K extends keyof Answer> = string extends K
  ? never
  : Record<never, never> extends Pick<Answer, K>
    ? undefined
    : never;

/** The draft of what a schema describes. */
export type DraftOf<Schema extends z.ZodType> = Draft<z.output<Schema>>;

/** The value without members that are `undefined`, at any depth. Objects that have none are kept as they are. */
export function known(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return knownItems(value);
  if (isPlain(value)) return knownMembers(value);
  return isPiece(value) ? copied(value) : value;
}

/** Pieces of an answer are shared by many: each caller gets their own. */
function copied(value: object): object {
  if (Array.isArray(value))
    return value.map((item) => (typeof item === "object" && item !== null ? copied(item) : item));
  const copy: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    copy[key] = typeof member === "object" && member !== null ? copied(member) : member;
  }
  return copy;
}

type Members = Readonly<Record<string, unknown>>;

function isPlain(value: object): value is Members {
  return Object.getPrototypeOf(value) === Object.prototype;
}

// Every answer of a library passes through these loops: indexes and `for … in` make no lists of their own.

function knownItems(items: readonly unknown[]): readonly unknown[] {
  let kept: unknown[] | undefined;
  for (let index0 = 0; index0 < items.length; index0 += 1) {
    const item = items[index0];
    const inside = typeof item === "object" ? known(item) : item;
    if (inside !== item) kept ??= items.slice(0, index0);
    kept?.push(inside);
  }
  return kept ?? items;
}

/** Copies from the first member on that changes: most objects of an answer have none. */
function knownMembers(value: Members): Members {
  let kept: Record<string, unknown> | undefined;
  for (const key in value) {
    const member = value[key];
    const inside = typeof member === "object" ? known(member) : member;
    if (inside === undefined || inside !== member) kept ??= membersBefore(value, key);
    if (kept !== undefined && inside !== undefined) kept[key] = inside;
  }
  return kept ?? value;
}

function membersBefore(value: Members, end: string): Record<string, unknown> {
  const before: Record<string, unknown> = {};
  for (const key in value) {
    if (key === end) break;
    before[key] = value[key];
  }
  return before;
}
