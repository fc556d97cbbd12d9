/** A place to be born in, or to look at the sky from. */
export interface Place {
  readonly city: string;
  /** Empty on some islands. */
  readonly province: string;
  readonly country: string;
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
  /** An IANA name. */
  readonly timezone: string;
}

/** One thing that is wrong with a request. */
export interface FailureIssue {
  /** Of the field: `birthDate`, `person1.date`, `positions.0.name`. */
  readonly path: string;
  readonly message: string;
}

/** The error record of the service, as it stands in its documents. */
export interface Failure {
  readonly code: string;
  /** What is wrong and what to send instead, in English. */
  readonly error: string;
  readonly issues?: readonly FailureIssue[];
}

/** How much of an allowance is left, as the service's headers say it. */
export interface CallsLeft {
  readonly limit: number;
  readonly left: number;
  /** When there are new ones, in seconds since 1970. */
  readonly resetsAt?: number;
}

export type Called =
  | { readonly ok: true; readonly answer: unknown; readonly callsLeft?: CallsLeft }
  | { readonly ok: false; readonly error: Failure; readonly callsLeft?: CallsLeft };

/** Arguments as a tool takes them: members of path, query and body side by side. */
export type Input = Readonly<Record<string, unknown>>;

/** Whoever computes: the service, or this page itself. */
export interface Backend {
  /** Never rejects: what goes wrong is a failure. */
  call(domainId: string, operationId: string, input: Input, lang: string): Promise<Called>;
}

/** A failure, where a function has an answer to give and none to give it in. */
export class BackendError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.error);
    this.failure = failure;
  }
}
