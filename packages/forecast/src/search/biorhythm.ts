import { criticalDaysBetween } from "@almagest/biorhythm/facts";
import { civilTimeAt, resolveCivilTime } from "@almagest/civil-time";
import type { ForecastEvent, Span } from "./event";

/** The critical days of the three primary cycles in the span, from the day of birth on, each at 00:00 by its clock. */
export function criticalEvents(
  birthDate: string,
  { fromEpochMs, toEpochMs, timezone = 0 }: Span,
): readonly ForecastEvent[] {
  const dayOf = (epochMs: number): string => civilTimeAt(epochMs, timezone).date;
  const first = dayOf(fromEpochMs);
  const startDate = first < birthDate ? birthDate : first;
  const endDate = dayOf(toEpochMs - 1);
  if (endDate < startDate) return [];
  return criticalDaysBetween(birthDate, { startDate, endDate }).map((day) => ({
    epochMs: resolveCivilTime({ date: day.date, time: "00:00:00", timezone }).epochMilliseconds,
    happening: { type: "critical-day", day },
  }));
}
