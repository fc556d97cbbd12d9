// The boundary file: the only one of this package where `as` may stand. What it asserts is what `define.ts` builds.
import type { z } from "zod";
import type { BaseContext } from "./context";
import type { Method } from "./define";
import type { ParseResult, RawInput } from "./input";
import type { DeclaredSchema } from "./json-schema";

/** An operation with its types erased: what catalogues list and transports mount. */
export interface AnyOperation {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly output: z.ZodType;
  readonly needs: readonly { readonly name: string }[];
  /** Takes so long that a service computes it beside its event loop. */
  readonly isHeavy?: true;
  /** How long a caller may keep an answer. */
  readonly cacheSeconds?: number;
  readonly examples: readonly Readonly<Record<string, unknown>>[];
  readonly parse: (raw: RawInput) => ParseResult<unknown>;
  /** Takes what `parse` gave and nothing else. */
  readonly run: (input: unknown, context: BaseContext) => unknown;
}

/** A domain's operations in the contract's order, and what a reader is told about it. */
export interface Domain {
  /** The path segment of the tool server: `/mcp/{id}`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly operations: readonly AnyOperation[];
}

/** Erases the types of an operation. */
export function erase(operation: { readonly id: string; readonly run: unknown }): AnyOperation {
  return operation as unknown as AnyOperation;
}

/** What a caller who passes no context gets: the operation's needs are checked before they are read. */
export function emptyContext<Context>(): Context {
  return Object.freeze({}) as Context;
}

/** Parsed parts merged flat are, by construction of the parsers, the definition's input type. */
export function asParsed<Value>(result: ParseResult<object>): ParseResult<Value> {
  return result as ParseResult<Value>;
}

/** Puts members onto a function. */
export function attachTo<Result>(call: unknown, members: object): Result {
  return Object.assign(call as object, members) as Result;
}

/** zod's JSON Schema type allows every draft; ours uses the part that `JsonSchema` names. */
export function asSchema(schema: unknown): DeclaredSchema {
  return schema as DeclaredSchema;
}
