import { type AnswerForm, type AnyOperation, isRecord } from "@almagest/operation";

export interface Unseeded {
  readonly operation: Pick<AnyOperation, "needs" | "params" | "query" | "body">;
  /** As `parse` gave it. */
  readonly input: unknown;
  readonly form: AnswerForm;
  readonly random: (byteCount: number) => Uint8Array;
}

const SEED_BYTES = 12;

/**
 * A partial answer may be continued by further calls, which must repeat the same draw. Where an operation takes a seed
 * and none was sent, chance therefore makes the seed instead of the draw, and the next call names it.
 */
export function withSeed({ operation, input, form, random }: Unseeded): unknown {
  const isWhole = form.detail === "full" && form.selection === undefined;
  if (isWhole || !isRecord(input) || input["seed"] !== undefined || !isDrawnBySeed(operation)) return input;
  return { ...input, seed: hex(random(SEED_BYTES)) };
}

function isDrawnBySeed({ needs, params, query, body }: Unseeded["operation"]): boolean {
  const parts = [params, query, body];
  return needs.some(({ name }) => name === "random") && parts.some((part) => part && "seed" in part.shape);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
