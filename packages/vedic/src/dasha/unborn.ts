import { DomainError } from "@almagest/operation";

/** The refusal of an instant before the birth. */
export function unborn(): DomainError {
  const message = "The birth is later than the instant to be read. Send a datetime at or after the birth.";
  return new DomainError("unprocessable_entity", message, {}, "datetime");
}

/** The same where the time of birth is open, and the latest birth counts. */
export function perhapsUnborn(): DomainError {
  const message =
    "The instant to be read is before the latest of these births. Send a datetime after it, or a time of birth.";
  return new DomainError("unprocessable_entity", message, {}, "datetime");
}
