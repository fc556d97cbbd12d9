import { createHash } from "node:crypto";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError } from "@almagest/operation";
import type { Case } from "./requests";

/** Without texts: what is compared is what was computed, and a text that is mended changes nothing here. */
const context = createContext({
  texts: [],
  ephemeris: swissEphemeris(),
  now: Date.UTC(2026, 10, 29),
  random: (count: number) => new Uint8Array(count),
});

/** Twelve digits of the hash of an answer, or of its refusal. */
export function digestOf({ operation, input }: Case): string {
  return createHash("sha256").update(answerOf(operation, input)).digest("hex").slice(0, 12);
}

function answerOf(operation: Case["operation"], input: Case["input"]): string {
  const parsed = operation.parse({ flat: input });
  if (!parsed.ok) return JSON.stringify(parsed.issues);
  try {
    return JSON.stringify(operation.run(parsed.value, context));
  } catch (error) {
    if (!isAlmagestError(error)) throw error;
    return error.message;
  }
}
