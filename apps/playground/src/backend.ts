/** A birthplace, or a place to observe the sky from. */
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

/** One fault of a request. */
export interface FailureIssue {
  /** Of the field: `birthDate`, `person1.date`, `positions.0.name`. */
  readonly path: string;
  readonly message: string;
}

/** The error record of the service, as its document describes it. */
export interface Failure {
  readonly code: string;
  /** The fault and what to send instead, in English. */
  readonly error: string;
  readonly issues?: readonly FailureIssue[];
}

/** The calls left, from the service's headers. */
export interface CallsLeft {
  readonly limit: number;
  readonly left: number;
  /** When the allowance is renewed, in seconds since 1970. */
  readonly resetsAt?: number;
}

export type Called =
  | {
      readonly ok: true;
      readonly answer: unknown;
      /** The languages of its sentences. */
      readonly languages: readonly string[];
      readonly callsLeft?: CallsLeft;
    }
  | { readonly ok: false; readonly error: Failure; readonly callsLeft?: CallsLeft };

/** Arguments as a tool takes them: members of path, query and body side by side. */
export type Input = Readonly<Record<string, unknown>>;

/** Computes calls: the service, or this page itself. */
export interface Backend {
  /** Never rejects: faults are returned as failures. */
  call(domainId: string, operationId: string, input: Input, lang: string): Promise<Called>;
}

/** A failure, for functions that cannot return one. */
export class BackendError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.error);
    this.failure = failure;
  }
}
