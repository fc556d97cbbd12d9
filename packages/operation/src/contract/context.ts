import type { TextCatalogue } from "./words";

/**
 * Something an operation needs from the outside, as data: a name in the context, and the type of the value under it.
 * `value` exists for the type alone and is never set.
 */
export interface Need<Name extends string = string, Value = unknown> {
  readonly name: Name;
  readonly value?: Value;
  readonly source?: NeedSource;
}

/** Where a caller gets what is needed, for the message that it is missing. */
export interface NeedSource {
  /** The package to install, where it takes one. */
  readonly install?: string;
  /** The expression that gives it: `swissEphemeris()`. */
  readonly value: string;
}

/** Declares a need: `need<number>()("now", { value: "Date.now()" })`. */
export function need<Value>(): <Name extends string>(name: Name, source?: NeedSource) => Need<Name, Value> {
  return (name, source) => (source === undefined ? { name } : { name, source });
}

/** The message for a caller whose context lacks something. */
export function missingNeed({ name, source }: Need): string {
  const install = source?.install === undefined ? "" : `npm install ${source.install}, then `;
  const value = source === undefined ? name : `${name}: ${source.value}`;
  return `needs "${name}" in its context: ${install}pass createContext({ ${value} }).`;
}

/** A need that a context may leave out. */
export interface OptionalNeed<Name extends string = string, Value = unknown> extends Need<Name, Value> {
  readonly isOptional: true;
}

/** Declares a need that a context may leave out; `compute` finds `undefined` then. */
export function optionalNeed<Value>(): <Name extends string>(name: Name) => OptionalNeed<Name, Value> {
  return (name) => ({ name, isOptional: true });
}

/** The context of an operation that asks what time it is. */
export interface NowContext {
  /** The moment of the call in epoch milliseconds, fixed for the call. */
  readonly now: number;
}

export const needNow = need<NowContext["now"]>()("now", { value: "Date.now()" });

/** The context of an operation that may draw at random. */
export interface RandomContext {
  /** Gives this many random bytes. */
  readonly random: (byteCount: number) => Uint8Array;
}

export const needRandom = need<RandomContext["random"]>()("random", {
  value: "(count) => crypto.getRandomValues(new Uint8Array(count))",
});

/** The members that a list of needs puts into the context. */
export type NeededContext<Needs extends readonly Need[]> = {
  readonly [K in Exclude<Needs[number], OptionalNeed> as K["name"]]: K extends Need<string, infer Value>
    ? Value
    : never;
} & {
  readonly [K in Extract<Needs[number], OptionalNeed> as K["name"]]?: K extends Need<string, infer Value>
    ? Value
    : never;
};

/** Every context may hold texts; without them an answer comes without its prose. */
export interface BaseContext {
  readonly texts?: readonly TextCatalogue[];
}

/** Freezes what a call may use. An operation whose need is missing does not typecheck against it. */
export function createContext<Parts extends BaseContext & object>(parts: Parts): Readonly<Parts> {
  return Object.freeze({ ...parts });
}
