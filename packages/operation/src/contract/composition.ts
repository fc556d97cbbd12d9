import type * as z from "zod";
import type { AnyOperation } from "./operation";

/** A call of a part: its arguments merged flat. */
export type PartArguments = Readonly<Record<string, unknown>>;

/** A call, one for each item of a list, or none. */
export type PartCalls = PartArguments | readonly PartArguments[] | undefined;

/** The knowledge of a part besides the request. */
export interface Before {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The answers of the parts before it, by name; those left out are missing. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** One of the operations that a composition calls. Its calls take the language of the composition. */
export type Part<Input, Answer extends z.ZodType = z.ZodType> = {
  readonly operation: AnyOperation;
  /** The schema of its answer; of a list, where its calls are one; optional, where it may have none. */
  readonly answer: Answer;
  /** A refusal of the operation leaves the part out and is told; without it, it refuses the whole. */
  readonly isOptional?: true;
} & (
  | {
      /** Calls that follow from the request alone: their faults are faults of the request. */
      readonly calls: (input: Input) => PartCalls;
    }
  | {
      /** Calls that need the time or an earlier answer. */
      readonly callsThen: (input: Input, before: Before) => PartCalls;
    }
);

/** A part without an answer. */
export interface MissingPart {
  readonly part: string;
  /** The refusal of its operation, in English. */
  readonly reason: string;
}
