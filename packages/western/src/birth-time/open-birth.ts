import {
  type BirthMoment,
  type BirthSpan,
  formatIsoUtc,
  localDateTime,
  resolveCivilTime,
  spanOfBirth,
} from "@almagest/civil-time";
import type { Ephemeris, SearchWindow } from "@almagest/ephemeris";
import type { DateCalendar, DraftOf } from "@almagest/operation";
import {
  type Changes,
  type ChartMoment,
  type Engine,
  engineOf,
  momentAt,
  type Place,
  presentBirth,
  presentBirthTime,
  presentConventions,
  type SearchedSky,
  searchedSky,
} from "@almagest/sky";
import type { natalBirthTime, openConventions, untimedBirth } from "./schema";

/** A birth with whatever is known of its time, and its place where one was given. */
export interface OpenMomentInput extends BirthMoment {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
  readonly calendar?: DateCalendar | undefined;
}

export type OpenBirthInput = OpenMomentInput & Place;

/** A birth without an exact time: its span, and the earliest and the latest moment on every scale. */
export interface OpenBirth<Input extends OpenMomentInput = OpenBirthInput> {
  readonly input: Input;
  readonly engine: Engine;
  readonly span: BirthSpan;
  readonly from: ChartMoment;
  readonly to: ChartMoment;
}

/**
 * The span of a birth, and the sky over it, and over other stretches that are read as often.
 * @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range.
 */
export function openBirth<Input extends OpenMomentInput>(
  ephemeris: Ephemeris,
  input: Input,
  besideOf: (span: BirthSpan) => readonly SearchWindow[] = () => [],
): { readonly birth: OpenBirth<Input>; readonly sky: SearchedSky } {
  const span = spanOfBirth(input);
  const sky = searchedSky(ephemeris, span, besideOf(span));
  const [from, to] = [momentIn(sky, input, span.fromEpochMs), momentIn(sky, input, span.toEpochMs)];
  return { birth: { input, engine: engineOf(ephemeris), span, from, to }, sky };
}

function momentIn({ ephemeris }: SearchedSky, input: OpenMomentInput, epochMs: number): ChartMoment {
  const shown = momentAt(epochMs, input.timezone);
  const civil = resolveCivilTime(shown);
  const { date, time } = shown;
  const { latitude, longitude, timezone, calendar } = input;
  const place = latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
  return { given: { date, time, ...place, timezone, calendar }, civil, ...ephemeris.timeScales(epochMs) };
}

/** An instant by the clock of the birth. */
export function clockOf({ span }: Pick<OpenBirth, "span">): (epochMs: number) => string {
  return (epochMs) => localDateTime(epochMs, span.timezone);
}

export function presentOpenTime({ span }: Pick<OpenBirth, "span">, changes: Changes): DraftOf<typeof natalBirthTime> {
  return presentBirthTime(span.state === "range" ? "range" : "unknown", span, changes);
}

export function presentUntimedBirth({ input, from }: OpenBirth): DraftOf<typeof untimedBirth> {
  const { time: _, ...birth } = presentBirth({ input, moment: from });
  return { ...birth, date: input.date };
}

export function presentOpenConventions(
  { from, to, engine }: Pick<OpenBirth, "from" | "to" | "engine">,
  conventionsOf = presentConventions,
): DraftOf<typeof openConventions> {
  const { utc: _, clock: __, ...conventions } = conventionsOf(from, engine);
  return {
    ...conventions,
    utcFrom: formatIsoUtc(from.civil.epochMilliseconds),
    utcTo: formatIsoUtc(to.civil.epochMilliseconds),
  };
}
