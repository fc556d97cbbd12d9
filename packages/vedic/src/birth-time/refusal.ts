import { DomainError } from "@almagest/operation";
import type { OpenVedicBirth } from "./open-birth";

/**
 * Refuses a whole day where nothing is left to answer with, and says what to send.
 * @throws DomainError `unprocessable_entity` for an unknown time; a range passes.
 */
export function requireRange({ span }: Pick<OpenVedicBirth, "span">, reason: string): void {
  if (span.state !== "unknown") return;
  throw new DomainError(
    "unprocessable_entity",
    `${reason} Send time, or what is known of it: time with timeAccuracyMinutes, or timeFrom and timeTo.`,
    { needed: ["time", "timeAccuracyMinutes", "timeFrom", "timeTo"] },
  );
}
