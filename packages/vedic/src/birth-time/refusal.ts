import { type BirthMoment, spanOfBirth } from "@almagest/civil-time";
import { DomainError } from "@almagest/operation";

/**
 * Refuses a whole day where nothing is left to answer with, and says what to send.
 * @throws DomainError `unprocessable_entity` for an unknown time; a range passes.
 */
export function requireRange(birth: BirthMoment, reason: string): void {
  if (spanOfBirth(birth).state !== "unknown") return;
  throw new DomainError(
    "unprocessable_entity",
    `${reason} Send time, or what is known of it: time with timeAccuracyMinutes, or timeFrom and timeTo.`,
    { needed: ["time", "timeAccuracyMinutes", "timeFrom", "timeTo"] },
    "time",
  );
}
