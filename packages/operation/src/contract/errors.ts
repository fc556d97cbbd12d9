import type { Issue } from "./issues";

/** Every code an answer can carry, with its HTTP status: the one table. `error` is the fallback of any other status. */
export const ERROR_STATUS = {
  validation_error: 400,
  bad_request: 400,
  api_key_required: 401,
  invalid_api_key: 401,
  api_key_revoked: 401,
  subscription_not_found: 401,
  subscription_inactive: 401,
  unauthorized: 401,
  publishable_key_not_allowed_on_mcp: 401,
  invalid_client_ip: 401,
  forbidden: 403,
  origin_required: 403,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unprocessable_entity: 422,
  rate_limit_exceeded: 429,
  rate_limited: 429,
  free_tier_exhausted: 429,
  internal_error: 500,
  compute_saturated: 503,
  error: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

export const ERROR_CODES: readonly ErrorCode[] = Object.keys(ERROR_STATUS).filter(isErrorCode);

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}

/** The codes with which a computation may refuse; every other code belongs to the service. */
export type DomainErrorCode = "not_found" | "unprocessable_entity";

const BRAND = Symbol.for("almagest.error");

/** Base of the errors that packages throw. Compare `code`: an ESM and a CJS copy are different classes. */
export abstract class AlmagestError extends Error {
  readonly [BRAND] = true;
  abstract readonly code: ErrorCode;
}

/** The input does not fit the schema; `issues` has one entry for each failing field. */
export class ValidationError extends AlmagestError {
  override readonly name = "ValidationError";
  readonly code = "validation_error";
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map((issue) => `${issue.path}: ${issue.message}`).join("; "));
    this.issues = issues;
  }
}

/** The fields are valid and the domain refuses: an unknown identifier, or a combination without an answer. */
export class DomainError extends AlmagestError {
  override readonly name = "DomainError";
  readonly code: DomainErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  /** The member to change, where the refusal names one. */
  readonly issues: readonly Issue[];

  /** @param path the member of the request to change, as an issue has it. */
  constructor(code: DomainErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}, path?: string) {
    super(message);
    this.code = code;
    this.details = details;
    this.issues = path === undefined ? [] : [{ path, message, code: "custom" }];
  }
}

/** A stored answer is not one that a picture can be drawn of; `issues` says what is missing in it. */
export class ForeignAnswerError extends AlmagestError {
  override readonly name = "ForeignAnswerError";
  readonly code = "unprocessable_entity";
  readonly details: Readonly<Record<string, unknown>>;
  readonly issues: readonly Issue[];

  constructor(message: string, issues: readonly Issue[]) {
    super(message);
    this.issues = issues;
    this.details = { issues };
  }
}

/** A bug: an impossible state. `state` and `cause` are for developers; no caller gets them. */
export class InvariantError extends AlmagestError {
  override readonly name = "InvariantError";
  readonly code = "internal_error";
  readonly state: Readonly<Record<string, unknown>>;

  constructor(message: string, state: Readonly<Record<string, unknown>> = {}, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause });
    this.state = state;
  }
}

/** True for an error of these packages, whichever copy of this module made it. */
export function isAlmagestError(
  error: unknown,
): error is ValidationError | DomainError | ForeignAnswerError | InvariantError {
  return typeof error === "object" && error !== null && BRAND in error;
}
