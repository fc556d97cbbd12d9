import { type AnyOperation, type BaseContext, isRecord, LANGS, type Lang } from "@almagest/operation";

/** Runs an operation and writes its answer as JSON text. */
export function answerText(operation: AnyOperation, input: unknown, context: BaseContext): string {
  const answer = operation.run(input, context);
  const text: unknown = JSON.stringify(answer);
  // JSON has no undefined: an operation that answers nothing is a bug, not an empty body.
  if (typeof text !== "string") throw new TypeError("the answer has no JSON form");
  return text;
}

export function langOf(input: unknown): Lang {
  const asked = isRecord(input) ? input["lang"] : undefined;
  return LANGS.find((known) => known === asked) ?? "en";
}
