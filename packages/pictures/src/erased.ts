// The boundary file: the only one of this package where `as` may stand. What it asserts is what `define.ts` builds.
import type { ParseResult } from "@almagest/operation";

/** Options parsed by a picture's own schema are, by construction of the parser, that picture's options. */
export function asParsed<Value>(result: ParseResult<object>): ParseResult<Value> {
  return result as ParseResult<Value>;
}

/** Puts members onto a function. */
export function attach<Result>(call: unknown, members: object): Result {
  return Object.assign(call as object, members) as Result;
}
