const BRAND = Symbol.for("almagest.administration-error");

/**
 * `not_found`: nothing has the name that was sent. `invalid`: the input cannot be read. `conflict`: it cannot be done
 * in the present state.
 */
export type AdministrationErrorCode = "not_found" | "invalid" | "conflict";

/** A change or a report that is refused. The message says what to send instead, and holds no secret. */
export class AdministrationError extends Error {
  override readonly name = "AdministrationError";
  readonly [BRAND] = true;
  readonly code: AdministrationErrorCode;

  constructor(code: AdministrationErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** True for an AdministrationError, whichever copy of this module made it. */
export function isAdministrationError(error: unknown): error is AdministrationError {
  return typeof error === "object" && error !== null && BRAND in error;
}

/**
 * The reason of a failure, in one line: the driver's message, without the statement and its parameters, which Drizzle
 * puts before it.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const code = "code" in error ? String(error.code) : error.name;
  return (error.message === "" ? code : error.message).replace(/\s+/g, " ");
}
