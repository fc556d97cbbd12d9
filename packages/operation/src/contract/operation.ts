import type * as z from "zod";
import type { Draft } from "../draft";
import type { BirthTimePlace } from "../inputs/birth-time-place";
import type { BaseContext } from "./context";
import type { ParseResult, RawInput } from "./request";

export type Method = "GET" | "POST";

/** The description of an operation, as data: transports, documents and forms are made from it. */
export interface OperationFacts {
  /** The OpenAPI operationId. */
  readonly id: string;
  readonly method: Method;
  /** Relative to the version root, parameters in braces: `/astrology/signs/{id}`. */
  readonly path: `/${string}`;
  /** One line. */
  readonly summary: string;
  /** The computation and its conventions, as plain text. */
  readonly description?: string;
  /** Schemas of the path, the query and the body of a request. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The schema of the answer. */
  readonly output: z.ZodType;
  /** The other answer, where a time of birth may be unknown: heavy, for a day is searched for its changes. */
  readonly uncertain?: UncertainFacts;
  /** Its needs from the context, by name. */
  readonly needs: readonly { readonly name: string }[];
  /** Takes so long (docs: the benchmark) that a service computes it beside its event loop. */
  readonly isHeavy?: true;
  /**
   * Of the moment of the call it reads only the day: by the clock of `timezone`, in UTC where it has none. Until that day
   * ends the same request has the same answer.
   */
  readonly isDaily?: true;
  /** The ids of the operations whose answers it is made of: it speaks the languages that they speak. */
  readonly composedOf?: readonly string[];
  /** Of such an operation: the times of birth in its request that may be open, which its parts answer. */
  readonly openBirths?: readonly BirthTimePlace[];
  /** Requests a reader can try. */
  readonly examples: readonly object[];
}

/** The other answer of an operation, to a birth without an exact time. */
export interface UncertainFacts {
  /** The schema of that answer: its `birthTime.state` is `unknown` or `range`, and no other answer has one. */
  readonly output: z.ZodType;
  /** The times of birth in a request. */
  readonly births: readonly BirthTimePlace[];
  /** The body of a request with a known time; `body` takes both. */
  readonly knownBody: z.ZodObject;
}

declare const parsedFrom: unique symbol;
declare const answers: unique symbol;

/** A request after parsing: defaults filled in, spellings folded. Made by `parse`, taken by `run`, opaque between. */
export interface Parsed<Request> {
  /** For the type alone. */
  readonly [parsedFrom]?: (request: Request) => Request;
}

/**
 * A declared operation: data, and itself the function that a library caller uses. It takes params, query and body merged
 * flat, and a context with what it needs of the outside, which may be left out where it needs nothing. It parses, computes
 * and presents, and throws a ValidationError with every failing field, or a DomainError where the domain refuses.
 *
 * ```ts
 * const chart = natalChart({ date: "1990-07-15", … }, createContext({ ephemeris: swissEphemeris(), texts: [en] }));
 * ```
 */
export interface Operation<Request extends object, Answer, Context extends object = object> extends OperationFacts {
  // no docstring: an editor would show it instead of the operation's own
  (request: Request, ...context: ContextArgument<Context>): Answer;
  /** Every issue at once, or the parsed request. */
  readonly parse: (raw: RawInput) => ParseResult<Parsed<Request>>;
  /** Computes and presents what `parse` gave, for `JSON.stringify`: a member may be there with the value undefined. */
  readonly run: (request: Parsed<Request>, context: BaseContext & Context) => Draft<Answer>;
  /** For the type alone: an annotated answer is neither wider nor narrower than the schema's. */
  readonly [answers]?: (answer: Answer) => Answer;
}

/** A context may be left out where nothing in it is needed. */
export type ContextArgument<Context extends object> =
  Record<never, never> extends Context ? [context?: BaseContext & Context] : [context: BaseContext & Context];

/** An operation with its types erased, for catalogues and transports. */
export interface AnyOperation extends OperationFacts {
  readonly examples: readonly Readonly<Record<string, unknown>>[];
  readonly parse: (raw: RawInput) => ParseResult<unknown>;
  /** Takes what `parse` gave and nothing else. */
  readonly run: (input: unknown, context: BaseContext) => unknown;
}
