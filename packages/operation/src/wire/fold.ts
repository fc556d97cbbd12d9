import { languageOf } from "../languages";
import type { DeclaredSchema, Fold } from "./json-schema";
import { canonicalTime, canonicalTimezone } from "./spellings";

/** The key under which two spellings of a value are the same. */
export function foldKey(text: string, fold: "case" | "separators"): string {
  const lower = text.trim().toLowerCase();
  return fold === "case" ? lower : lower.replace(/[\s_-]+/g, "-");
}

/**
 * Compiles a search by identifier, in any letter case and with or without separators and article: `The_Star`, `theStar`
 * and `the star` are `star`. Of entries that fold alike the first is found. A hyphen at an end separates nothing: `-1` is
 * no `1`.
 */
export function idFinder<Value>(
  entries: Iterable<readonly [id: string, value: Value]>,
): (text: string) => Value | undefined {
  const byKey = new Map<string, Value>();
  for (const [id, value] of entries) if (!byKey.has(memberKey(id))) byKey.set(memberKey(id), value);
  return (text) => {
    if (text.length > LONGEST_SPELLING || HYPHEN_AT_END.test(text)) return undefined;
    const key = memberKey(text);
    return byKey.get(key) ?? (key.startsWith("the") ? byKey.get(key.slice(3)) : undefined);
  };
}

const HYPHEN_AT_END = /^\s*[_-]|[_-]\s*$/;

/** The key without case and separators, under which names of members are the same: `house_system` is `houseSystem`. */
export function memberKey(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, "");
}

export type Respell = (value: unknown) => unknown;

/** Compiles how one value of a schema may be spelt. Undefined where nothing is declared. */
export function respellerFor({ fold, enum: members }: DeclaredSchema): Respell | undefined {
  switch (fold) {
    case undefined:
      return undefined;
    case "time":
      return onText(canonicalTime);
    case "birthTime":
      return onText((text) => (/^unknown$/i.test(text) ? "unknown" : canonicalTime(text)));
    case "timezone":
      return onText(canonicalTimezone);
    case "language":
      return onText((text) => languageOf(text) ?? text);
    case "calendar":
      return members && enumRespeller(members, "case");
    default:
      return members && enumRespeller(members, fold);
  }
}

function enumRespeller(members: readonly unknown[], fold: Extract<Fold, "case" | "separators">): Respell {
  const keyOf = fold === "case" ? (text: string) => foldKey(text, fold) : memberKey;
  const canonical = new Map(members.filter((m) => typeof m === "string").map((m) => [keyOf(m), m]));
  return onText((text) => (text.length > LONGEST_SPELLING ? text : (canonical.get(keyOf(text)) ?? text)));
}

/** Longer texts name no member of an enumeration, however they are spelt. */
const LONGEST_SPELLING = 100;

function onText(respell: (text: string) => unknown): Respell {
  return (value) => (typeof value === "string" ? respell(value) : value);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
