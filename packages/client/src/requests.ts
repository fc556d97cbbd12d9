/** The methods that operations have. */
export type Method = "GET" | "POST";

/** The operation of a path under a method; never where there is none. */
export type OperationAt<Paths, Path extends keyof Paths, M extends Method> =
  Paths[Path] extends Record<Lowercase<M>, infer Operation>
    ? Operation extends { responses: unknown }
      ? Operation
      : never
    : never;

/** The paths that have an operation under a method. */
export type PathsWith<Paths, M extends Method> = {
  [Path in keyof Paths]: [OperationAt<Paths, Path, M>] extends [never] ? never : Path;
}[keyof Paths] &
  string;

type Parameters<Operation> = Operation extends { parameters: infer Given } ? Given : never;
type PathOf<Operation> = Parameters<Operation> extends { path: infer Members } ? Members : never;
type QueryOf<Operation> = Parameters<Operation> extends { query?: infer Members } ? NonNullable<Members> : never;
type HeaderOf<Operation> = Parameters<Operation> extends { header?: infer Members } ? NonNullable<Members> : never;
type BodyOf<Operation> = Operation extends { requestBody: { content: { "application/json": infer Body } } }
  ? Body
  : Operation extends { requestBody?: { content: { "application/json": infer Body } } }
    ? Body | undefined
    : never;

type Nothing = Record<never, never>;

/** A part of a request: absent where there is nothing to send, and free where nothing in it is required. */
type Part<Name extends string, Members> = [Members] extends [never]
  ? Nothing
  : Nothing extends Members
    ? { readonly [Key in Name]?: Members }
    : undefined extends Members
      ? { readonly [Key in Name]?: Members }
      : { readonly [Key in Name]: Members };

/** The option of calls that take an idempotency key: every POST. */
type Once<Operation> = [HeaderOf<Operation>] extends [never]
  ? Nothing
  : {
      /** Makes the call one call however often it is sent: a broken connection is then tried again. A random UUID. */
      readonly idempotencyKey?: string;
    };

/** The values of a request, by where they travel. */
export type RequestOf<Operation> = Part<"path", PathOf<Operation>> &
  Part<"query", QueryOf<Operation>> &
  Part<"body", BodyOf<Operation>> &
  Once<Operation> & {
    /** Ends the call and the waiting for another try. */
    readonly signal?: AbortSignal;
  };

/** The request may be left out where nothing in it is required. */
export type RequestArgument<Operation> =
  Nothing extends RequestOf<Operation> ? [request?: RequestOf<Operation>] : [request: RequestOf<Operation>];

/** The body of a successful answer. */
export type AnswerOf<Operation> = Operation extends {
  responses: { 200: { content: { "application/json": infer Answer } } };
}
  ? Answer
  : never;

/** The service's error record, or the same shape where no service answered. */
export interface Failure {
  /** Meant for people; the wording may change. */
  readonly error: string;
  /** For programs: the service's code, or `unreachable`, `aborted` or `unreadable`, which are the client's own. */
  readonly code: string;
  /** Each failing field, where the request was invalid. */
  readonly issues?: readonly { readonly path: string; readonly message: string; readonly code: string }[];
  /** Whole seconds until it is worth asking again. */
  readonly retryAfterSeconds?: number;
  readonly docUrl?: string;
}

/** Data or an error, never both and never neither. */
export type Result<Answer> =
  | { readonly data: Answer; readonly error: undefined; readonly response: Response }
  | { readonly data: undefined; readonly error: Failure; readonly response: Response | undefined };
