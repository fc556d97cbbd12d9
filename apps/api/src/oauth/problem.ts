/** Codes of RFC 6749 (4.1.2.1, 5.2), RFC 6750 (3.1), RFC 7591 (3.2.2) and RFC 8707 (2). */
type Code =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "unsupported_grant_type"
  | "unsupported_response_type"
  | "access_denied"
  | "server_error"
  | "temporarily_unavailable"
  | "invalid_token"
  | "invalid_redirect_uri"
  | "invalid_client_metadata"
  | "invalid_target"
  | "invalid_scope";

/** A refusal in the form of RFC 6749 (5.2), with which everything under `/oauth` and `/.well-known` answers. */
export interface Problem {
  readonly error: Code;
  readonly description: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The way to tell it to the program: its registered address, with the fault (RFC 6749, 4.1.2.1). */
  readonly back?: Back;
}

export interface Back {
  readonly address: string;
  readonly host: string;
  /** On the reader's own computer: nobody is led to another site. */
  readonly isLocal: boolean;
}

const STATUS: Partial<Record<Code, number>> = {
  invalid_client: 401,
  invalid_token: 401,
  server_error: 500,
  temporarily_unavailable: 503,
};

export function problem(error: Code, description: string, more: Partial<Problem> = {}): Problem {
  return { error, description, status: STATUS[error] ?? 400, ...more };
}

export function tooMany(description: string, seconds: number): Problem {
  const headers = { "Retry-After": String(seconds) };
  return problem("temporarily_unavailable", description, { status: 429, headers });
}

export function isProblem(value: object): value is Problem {
  return "error" in value && "description" in value;
}

export function problemBody({ error, description }: Problem): string {
  return JSON.stringify({ error, error_description: description });
}
