import {
  type AnswerForm,
  type AnyOperation,
  type BaseContext,
  FULL,
  inForm,
  isRecord,
  LANGS,
  type Lang,
} from "@almagest/operation";
import { absoluteReferences } from "./references";

/**
 * Runs an operation and writes its answer as JSON text. Its references are absolute under `publicUrl`; where nothing is
 * served they stay the paths that a library caller gets. It comes in the form that was asked for.
 */
export function answerText(
  operation: AnyOperation,
  input: unknown,
  context: BaseContext,
  publicUrl: string | undefined,
  form: AnswerForm = FULL,
): string {
  return answerIn(operation, input, context, publicUrl)(form);
}

/** Runs an operation, and gives its answer as JSON text in any form. */
export function answerIn(
  operation: AnyOperation,
  input: unknown,
  context: BaseContext,
  publicUrl: string | undefined,
): (form: AnswerForm) => string {
  const given = operation.run(input, context);
  const answer = publicUrl === undefined ? given : absoluteReferences(operation)(given, publicUrl);
  return (form) => {
    const text: unknown = JSON.stringify(inForm({ operation, input, answer }, form));
    // JSON has no undefined: an operation that answers nothing is a bug, not an empty body.
    if (typeof text !== "string") throw new TypeError("the answer has no JSON form");
    return text;
  };
}

export function langOf(input: unknown): Lang {
  const asked = isRecord(input) ? input["lang"] : undefined;
  return LANGS.find((known) => known === asked) ?? "en";
}
