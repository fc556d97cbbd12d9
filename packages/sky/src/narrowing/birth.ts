import {
  addDays,
  type BirthMoment,
  type BirthSpan,
  civilTimeAt,
  formatIsoUtc,
  resolveCivilTime,
  spanOfBirth,
} from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { type DateCalendar, type DraftOf, type Issue, ValidationError } from "@almagest/operation";
import { momentAt } from "../changes/span";
import { presentMomentConventions } from "../moment/conventions";
import { type Engine, engineOf } from "../moment/engine";
import type { ChartMoment } from "../moment/moment";
import type { Place } from "../moment/place";
import type { LifeEvent, Statements } from "./request";
import type { narrowingConventions } from "./schema";

/** A birth with all that is known of its time, and what is said of it. */
export interface NarrowingInput extends BirthMoment, Statements {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly calendar?: DateCalendar | undefined;
}

/** The birth of a narrowing: its span, and the earliest and the latest moment on every scale. */
export interface NarrowingBirth {
  readonly input: NarrowingInput;
  readonly engine: Engine;
  readonly span: BirthSpan;
  readonly from: ChartMoment;
  readonly to: ChartMoment;
}

/** @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range. */
export function narrowingBirth(ephemeris: Ephemeris, input: NarrowingInput): NarrowingBirth {
  const span = spanOfBirth(input);
  const momentOf = (epochMs: number): ChartMoment => {
    const shown = momentAt(epochMs, input.timezone);
    const { timezone, calendar } = input;
    const given = { date: shown.date, time: shown.time, timezone, calendar, ...placeOf(input) };
    return { given, civil: resolveCivilTime(shown), ...ephemeris.timeScales(epochMs) };
  };
  return {
    input,
    engine: engineOf(ephemeris),
    span,
    from: momentOf(span.fromEpochMs),
    to: momentOf(span.toEpochMs),
  };
}

function placeOf({ latitude, longitude }: NarrowingInput): Partial<Place> {
  return latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
}

/** A life of more years is taken for a slip of the pen. */
const MOST_YEARS = 120;

/**
 * Noon of each event by the clock of the birth: a date has no hour.
 * @throws ValidationError for events that are not in the 120 years behind the birth.
 */
export function eventInstants({ input, span }: NarrowingBirth): readonly number[] {
  const events = input.events ?? [];
  const birthDate = civilTimeAt(span.toEpochMs, span.timezone).date;
  const last = addDays(birthDate, Math.floor(MOST_YEARS * 365.25));
  const issues = events.flatMap(({ date }, index0): Issue[] => {
    if (date > birthDate && date <= last) return [];
    const message = `${date} is not within ${MOST_YEARS} years behind the birth. Send a date after ${birthDate}, up to ${last}.`;
    return [{ path: `events.${index0}.date`, message, code: "custom" }];
  });
  if (issues.length > 0) throw new ValidationError(issues);
  return events.map((event) => noonOf(event, span));
}

function noonOf({ date }: LifeEvent, { timezone }: BirthSpan): number {
  return resolveCivilTime({ date, time: "12:00:00", timezone }).epochMilliseconds;
}

export function presentNarrowingConventions({
  from,
  to,
  engine,
}: NarrowingBirth): DraftOf<typeof narrowingConventions> {
  const { utc: _, clock: __, ...conventions } = presentMomentConventions(from, engine);
  return {
    ...conventions,
    utcFrom: formatIsoUtc(from.civil.epochMilliseconds),
    utcTo: formatIsoUtc(to.civil.epochMilliseconds),
  };
}
