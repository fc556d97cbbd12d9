import type { Issue } from "./issues";

/** A request in the places it carries values in. Numbers and booleans may be text, as an address has them. */
export interface PartedInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** A call that carries params, query and body merged in one object. */
export interface FlatInput {
  readonly flat: unknown;
  /** True over a transport: numbers, booleans, lists and objects may have come as text, at any depth. */
  readonly decodes?: boolean;
}

export type RawInput = PartedInput | FlatInput;

export type ParseResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly Issue[] };
