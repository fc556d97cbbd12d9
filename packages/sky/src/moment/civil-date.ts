import { addDays, civilTimeAt, resolveCivilTime } from "@almagest/civil-time";
import { DomainError } from "@almagest/operation";

/** A date by the clock of a zone. */
export interface CivilDate {
  readonly date: string;
  readonly timezone: number | string;
}

/** Whether a zone went over a whole date, as a place does that changes its side of the date line. */
export function isLeftOut({ date, timezone }: CivilDate): boolean {
  const { kind, epochMilliseconds } = resolveCivilTime({ date, time: "00:00:00", timezone });
  return kind === "moved-past-gap" && civilTimeAt(epochMilliseconds, timezone).date !== date;
}

/**
 * For what is of a day, not of a moment: a day that never was has no sunrise of its own.
 * @throws DomainError `unprocessable_entity` for a date that the zone left out.
 */
export function requireCivilDate({ date, timezone }: CivilDate): void {
  if (!isLeftOut({ date, timezone })) return;
  const message = `${date} was left out in ${timezone}: the clock went from ${addDays(date, -1)} to ${addDays(date, 1)}. Send one of these dates.`;
  throw new DomainError("unprocessable_entity", message, { date, timezone }, "date");
}
