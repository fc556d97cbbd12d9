// The boundary file: the only one of this package where `as` is allowed. It asserts what `define.ts` builds.

import type * as z from "zod";
import type { AnyOperation } from "./contract/operation";
import type { ParseResult } from "./contract/request";
import type { Draft } from "./draft";

/** Erases the types of an operation. */
export function erase(operation: { readonly id: string; readonly run: unknown }): AnyOperation {
  return operation as unknown as AnyOperation;
}

/** The context of a caller who passes none: the operation's needs are checked before they are read. */
export function emptyContext<Context>(): Context {
  return Object.freeze({}) as Context;
}

/** Parsed parts merged flat are, by construction of the parsers, the definition's input type. */
export function asParsed<Value>(result: ParseResult<object>): ParseResult<Value> {
  return result as ParseResult<Value>;
}

/** A draft with its localized members is one of the same type. */
export function asDraft<Answer>(localized: unknown): Draft<Answer> {
  return localized as Draft<Answer>;
}

/** A draft without its undefined members is an answer. */
export function asAnswer<Answer>(draft: unknown): Answer {
  return draft as Answer;
}

/** Puts members onto a function. */
export function attachTo<Result>(call: unknown, members: object): Result {
  return Object.assign(call as object, members) as Result;
}

/** zod's JSON Schema type allows every draft; ours uses the part that `JsonSchema` names. */
export function asSchema<Schema>(schema: unknown): Schema {
  return schema as Schema;
}

/** The calculation of an arm takes what the arm's own body parses to. */
export function asComputed<Compute>(compute: unknown): Compute {
  return compute as Compute;
}

/** The schema of an operation's answers is of the type that the operation is annotated with. */
export function asAnswerSchema<Answer>(schema: z.ZodType): z.ZodType<Answer> {
  return schema as z.ZodType<Answer>;
}
