import type { BirthSpan } from "@almagest/civil-time";
import { DomainError } from "@almagest/operation";

/** The answer to an unknown time where a whole day leaves nothing: `reason` is a sentence that says why. */
export function needsATime(reason: string): DomainError {
  return new DomainError(
    "unprocessable_entity",
    `${reason} Send time, or what is known of it: time with timeAccuracyMinutes, or timeFrom and timeTo.`,
    { needed: ["time", "timeAccuracyMinutes", "timeFrom", "timeTo"] },
    "time",
  );
}

/** The longest range over which what turns with the Earth is told by its two ends. */
const MOST_HOURS = 3;
const HOUR_MS = 3_600_000;

/** @throws DomainError `unprocessable_entity` for a range in which things go so far round that two ends say nothing of them. */
export function checkNarrow({ fromEpochMs, toEpochMs }: BirthSpan, reason: string): void {
  if (toEpochMs - fromEpochMs <= MOST_HOURS * HOUR_MS) return;
  throw new DomainError(
    "unprocessable_entity",
    `${reason} Send a range of at most ${MOST_HOURS} hours: timeFrom and timeTo, or time with timeAccuracyMinutes up to ${MOST_HOURS * 30}.`,
    { mostHours: MOST_HOURS },
    "time",
  );
}
