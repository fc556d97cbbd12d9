import type { AnswerForm, AnyOperation } from "@almagest/operation";
import type { AskedPicture } from "./picture";

/** Needs that are part of the program: their value is the same in every call. */
const OF_THE_PROGRAM: ReadonlySet<string> = new Set(["ephemeris", "gazetteer"]);

/**
 * Whether an operation's answer depends on its arguments and on the program alone: asked again in the same way, it is the
 * same to the byte. A need that is not known to be part of the program may change from call to call.
 */
export function isConstant({ method, needs }: Pick<AnyOperation, "method" | "needs">): boolean {
  return method === "GET" && needs.every(({ name }) => OF_THE_PROGRAM.has(name));
}

/** The sources of a constant answer, as text: its operation, arguments, form and picture. */
export type MadeOf = string;

/** A repeated request for an answer that depends on its arguments alone. */
export interface Revalidation {
  /** Whether the caller has the answer that is made of this. */
  readonly has: (made: MadeOf) => boolean;
  /** Only the headers of the answer are wanted. */
  readonly isHead: boolean;
}

interface AskedAnswer {
  readonly operation: AnyOperation;
  readonly picture?: AskedPicture;
}

/** Undefined for an answer that may differ the next time. */
export function madeOf({ operation, picture }: AskedAnswer, input: unknown, form: AnswerForm): MadeOf | undefined {
  if (!isConstant(operation)) return undefined;
  const drawn = picture && [picture.picture.form, picture.options, picture.type];
  return JSON.stringify([operation.id, input, form, drawn]);
}
