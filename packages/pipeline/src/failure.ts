import { isAlmagestError } from "@almagest/operation";
import type { Refusal } from "./record";
import { invalidInput, unanswerable } from "./refusals";

/** The meaning of an exception to the caller, to the meter and to the log. */
export interface Failure {
  readonly refusal: Refusal;
  /** True where the call did its work and the domain said no. */
  readonly costs: boolean;
  /** True where it is a bug or a fault of ours, and belongs in the log. */
  readonly isIncident: boolean;
  /** Where it is another than that of the refusal's code. */
  readonly status?: number;
}

const INTERNAL: Refusal = {
  code: "internal_error",
  error: "Something failed on our side. The call was not counted; please try again.",
};

/** Tells a refusal of the domain from a bug. Nothing of a bug's details reaches the caller. */
export function failureOf(error: unknown): Failure {
  if (!isAlmagestError(error)) return { refusal: INTERNAL, costs: false, isIncident: true };
  switch (error.code) {
    case "validation_error":
      return { refusal: invalidInput(error.issues), costs: false, isIncident: false };
    case "not_found":
    case "unprocessable_entity":
      return { refusal: unanswerable(error), costs: true, isIncident: false };
    case "internal_error":
      return { refusal: INTERNAL, costs: false, isIncident: true };
  }
}
