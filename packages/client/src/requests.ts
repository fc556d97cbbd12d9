/** The methods that operations have. */
export type Method = "GET" | "POST";

/** The operation of a path under a method; never where there is none. */
export type OperationAt<Paths, Path extends keyof Paths, M extends Method> =
  Paths[Path] extends Record<Lowercase<M>, infer Operation>
    ? Operation extends { responses: unknown }
      ? Operation
      : never
    : never;

/** The paths that have an operation under a method; `/batch`, whose answers are no JSON, is asked by `batch`. */
export type PathsWith<Paths, M extends Method> = {
  [Path in keyof Paths]: [AnswerOf<OperationAt<Paths, Path, M>>] extends [never] ? never : Path;
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

/** The sender on the cover of a report. */
export interface ReportSender {
  /** At most 80 characters. */
  readonly name?: string;
  /** PNG, JPEG or SVG as base64: at most 100 kB and 4 million pixels. */
  readonly logo?: string;
  /** Of titles, `#rrggbb`, with a contrast of 4.5 to 1 on white. */
  readonly ink?: string;
  /** Of rules and names, likewise. */
  readonly accent?: string;
}

/** A request whose answer is to be a report. */
export type ReportRequestOf<Operation> = RequestOf<Operation> & { readonly report?: ReportSender };

/** The request may be left out where nothing in it is required. */
export type RequestArgument<Operation> =
  Nothing extends RequestOf<Operation> ? [request?: RequestOf<Operation>] : [request: RequestOf<Operation>];

/** The body of a successful answer. */
export type AnswerOf<Operation> = Operation extends {
  responses: { 200: { content: { "application/json": infer Answer } } };
}
  ? Answer
  : never;

/** The times of birth in an object: `birth` of `birthAccuracyMinutes`. */
type TimesIn<Members> = keyof Members extends infer Name
  ? Name extends `${infer Time}AccuracyMinutes`
    ? Time
    : never
  : never;

/** The members of one birth by which a type says that its time is open. */
type OpenTime<Members, Time extends string> =
  | (Time extends keyof Members
      ? null extends Members[Time]
        ? { readonly [Name in Time]?: "unknown" | null }
        : { readonly [Name in Time]: "unknown" }
      : never)
  | { readonly [Name in `${Time}AccuracyMinutes`]: number }
  | { readonly [Name in `${Time}From`]: string };

type OpenMembers<Members> = [TimesIn<Members>] extends [never] ? never : OpenTime<Members, TimesIn<Members>>;

/** The same of the births that an object holds. */
type OpenHeld<Members> = {
  [Name in keyof Members]-?: [OpenMembers<NonNullable<Members[Name]>>] extends [never]
    ? never
    : { readonly [Own in Name]: OpenMembers<NonNullable<Members[Name]>> };
}[keyof Members];

/** A body whose type says that a time of birth in it is open: unknown, about a time, or within a range. */
type OpenBody<Body> = OpenMembers<NonNullable<Body>> | OpenHeld<NonNullable<Body>>;

/** A request on a birth whose time is open, as its type says. */
export type OpenRequestOf<Operation> = RequestOf<Operation> & { readonly body: OpenBody<BodyOf<Operation>> };

/** An answer to an open time of birth. */
interface Uncertain {
  readonly birthTime: { readonly state: "unknown" | "range" };
}

/** The answer to an open time of birth; never where an operation has none. */
export type OpenAnswerOf<Operation> = Extract<AnswerOf<Operation>, Uncertain>;

/** The answer to all else. */
export type KnownAnswerOf<Operation> = Exclude<AnswerOf<Operation>, Uncertain>;

/** The paths of operations that answer to an open time of birth. */
export type PathsWithOpenTime<Paths, M extends Method> = {
  [Path in keyof Paths]: [OpenAnswerOf<OperationAt<Paths, Path, M>>] extends [never] ? never : Path;
}[keyof Paths] &
  string;

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
  /** The page about this code. */
  readonly doc_url?: string;
}

/** Data or an error, never both and never neither. */
export type Result<Answer> =
  | { readonly data: Answer; readonly error: undefined; readonly response: Response }
  | { readonly data: undefined; readonly error: Failure; readonly response: Response | undefined };
