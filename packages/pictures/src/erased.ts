// The boundary file: the only one of this package where `as` is allowed. It asserts types that `define.ts` constructs.
import type { ParseResult } from "@almagest/operation";

/** By construction of the parser, options parsed by a picture's own schema have that picture's type. */
export function asParsed<Value>(result: ParseResult<object>): ParseResult<Value> {
  return result as ParseResult<Value>;
}

/** Adds members to a function. */
export function attach<Result>(call: unknown, members: object): Result {
  return Object.assign(call as object, members) as Result;
}
