import { DomainError } from "@almagest/operation";

/** The answer to an unknown time where a whole day leaves nothing: `reason` is a sentence that says why. */
export function needsATime(reason: string): DomainError {
  return new DomainError(
    "unprocessable_entity",
    `${reason} Send time, or what is known of it: time with timeAccuracyMinutes, or timeFrom and timeTo.`,
    { needed: ["time", "timeAccuracyMinutes", "timeFrom", "timeTo"] },
  );
}
