import { civilTimeAt, resolveCivilTime } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { time as civilTime, date, InvariantError, ValidationError } from "@almagest/operation";
import type { ChartMoment } from "@almagest/sky";
import * as z from "zod";

const DATETIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2}))?(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/i;

/** The pattern is part of the schema, so that a refusal says by the description what to send. */
const datetimeText = z
  .string()
  .regex(DATETIME, { abort: true })
  .refine((text) => partsOf(text) !== undefined);

/** A date and time in one text, where a trailing Z means UTC. */
export const instantText = datetimeText.meta({
  name: "DashaInstant",
  description: "A date and time as YYYY-MM-DDTHH:MM:SS with Z or an offset; without one, on the birth's clock",
  examples: ["2026-08-23T13:47:46Z"],
});

/** A date and time in one text, on the clock of the timezone beside it. */
export const datetime = datetimeText.meta({
  name: "KpDatetime",
  description:
    "A date and time as YYYY-MM-DDTHH:MM:SS on the clock of timezone; a trailing Z is the clock of timezone too (UTC where that is 0), a trailing offset (+05:30) is taken at its word",
  examples: ["2025-01-15T10:30:00"],
});

interface DatetimeParts {
  readonly date: string;
  readonly time: string;
  readonly offset: string | undefined;
}

function partsOf(text: string): DatetimeParts | undefined {
  const [, day, minute, second = "00", zone] = DATETIME.exec(text) ?? [];
  if (day === undefined || minute === undefined) return undefined;
  const time = `${minute}:${second}`;
  if (!date.safeParse(day).success || !civilTime.safeParse(time).success) return undefined;
  return { date: day, time, offset: zone === undefined || /^z$/i.test(zone) ? undefined : zone };
}

/** The instant of such a text, in UTC epoch milliseconds. */
export function epochOfDatetime(text: string, timezone: number | string): number {
  const parts = partsOf(text);
  if (parts === undefined) throw new InvariantError("a datetime that its schema refuses", { text });
  return resolveCivilTime({ date: parts.date, time: parts.time, timezone: parts.offset ?? timezone }).epochMilliseconds;
}

/** The instant of such a text; without an offset, by the clock given. */
export function epochOfInstant(text: string, timezone: number | string): number {
  return epochOfDatetime(text, /z$/i.test(text) ? 0 : timezone);
}

/** An instant as a moment by the clock of a fixed offset. */
export function momentAt(ephemeris: Ephemeris, epochMs: number, offsetHours: number): ChartMoment {
  const { date, time } = civilTimeAt(epochMs, offsetHours);
  const civil = {
    epochMilliseconds: epochMs,
    offsetHours,
    offsetSeconds: Math.round(3600 * offsetHours),
    kind: "exact",
    zone: undefined,
  } as const;
  return { given: { date, time, timezone: offsetHours }, civil, ...ephemeris.timeScales(epochMs) };
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Input of an interval operation. */
export interface IntervalInput {
  readonly startDatetime: string;
  readonly endDatetime: string;
  readonly intervalMinutes: number;
  readonly timezone: number | string;
}

export interface Sampling {
  /** Both ends included: the last is the last whole step at or before the end. */
  readonly epochsMs: readonly number[];
  /** In force at the start, and kept to the end. */
  readonly offsetHours: number;
}

/**
 * The instants of a range, from its start by whole steps to its end.
 * @throws ValidationError where the end is before the start, or the range or the number of instants passes its bound.
 */
export function samplingOf(
  input: IntervalInput,
  bounds: { readonly days: number; readonly instants: number },
): Sampling {
  const startMs = epochOfDatetime(input.startDatetime, input.timezone);
  const { offsetHours } = civilTimeAt(startMs, input.timezone);
  const endMs = epochOfDatetime(input.endDatetime, input.timezone);
  if (endMs < startMs) throw refused("endDatetime is before startDatetime. Send an end at or after the start.");
  if (endMs - startMs > bounds.days * DAY_MS) {
    throw refused(`The range is longer than ${bounds.days} days. Send a shorter one, or several.`);
  }
  const count = Math.floor((endMs - startMs) / (input.intervalMinutes * MINUTE_MS)) + 1;
  if (count > bounds.instants) {
    const leastMinutes = Math.ceil((endMs - startMs) / MINUTE_MS / (bounds.instants - 1));
    throw refused(
      `The range holds ${count} instants, more than ${bounds.instants}. Send intervalMinutes of at least ${leastMinutes}, or a shorter range.`,
    );
  }
  const epochsMs = Array.from({ length: count }, (_, step) => startMs + step * input.intervalMinutes * MINUTE_MS);
  return { epochsMs, offsetHours };
}

function refused(message: string): ValidationError {
  return new ValidationError([{ path: "endDatetime", code: "custom", message }]);
}
