import { type AnswerForm, type AnyOperation, needNow } from "@almagest/operation";
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

/** Whether an answer stays the same until a day ends, although it depends on the moment. */
function isOfDay({ method, needs, isDaily }: Pick<AnyOperation, "method" | "needs" | "isDaily">): boolean {
  return isDaily === true && isConstant({ method, needs: needs.filter(({ name }) => name !== needNow.name) });
}

/** Whether a caller may keep an answer: for ever, or until a day ends. */
export function isKept(operation: Pick<AnyOperation, "method" | "needs" | "isDaily">): boolean {
  return isConstant(operation) || isOfDay(operation);
}

/** A day by some clock. */
export interface Day {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The first millisecond after it, since the epoch. */
  readonly endEpochMs: number;
}

/** The sources of a constant answer, as text: its operation, arguments, form and picture. */
export type MadeOf = string;

/** A repeated request for an answer that depends on its arguments alone. */
export interface Revalidation {
  /** Whether the caller has the answer that is made of this. */
  readonly has: (made: MadeOf) => boolean;
  /** Only the headers of the answer are wanted. */
  readonly isHead: boolean;
  /** The day that has begun for a request, of an operation whose answers change with it. */
  readonly dayOf: (input: unknown) => Day;
}

/** A kept answer: its sources, and the end of its day where it has one. */
export interface Kept {
  readonly made: MadeOf;
  readonly endEpochMs?: number;
}

interface AskedAnswer {
  readonly operation: AnyOperation;
  readonly picture?: AskedPicture;
  readonly revalidation?: Revalidation;
}

/** Undefined where nobody asked, and for an answer that may differ the next time. */
export function keptAnswer(asked: AskedAnswer, input: unknown, form: AnswerForm): Kept | undefined {
  const { operation, picture, revalidation } = asked;
  if (revalidation === undefined || !isKept(operation)) return undefined;
  const drawn = picture && [picture.picture.form, picture.options, picture.type];
  const sources = [operation.id, input, form, drawn];
  if (isConstant(operation)) return { made: JSON.stringify(sources) };
  const { date, endEpochMs } = revalidation.dayOf(input);
  return { made: JSON.stringify([...sources, date]), endEpochMs };
}
