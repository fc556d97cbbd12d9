import {
  type BirthMoment,
  type BirthSpan,
  formatIsoUtc,
  localDateTime,
  resolveCivilTime,
  spanOfBirth,
} from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import type { DateCalendar, DraftOf, NodeType } from "@almagest/operation";
import {
  type Changes,
  type ChartMoment,
  type Engine,
  engineOf,
  momentAt,
  type Place,
  presentBirthTime,
  type SearchedSky,
  searchedSky,
} from "@almagest/sky";
import { presentMomentOf } from "../birth/present";
import { type Frame, type FrameChoice, frameAt } from "../sky/frame";
import type { openVedicConventions, vedicBirthTime } from "./schema";

/** A birth with whatever is known of its time. */
export interface OpenVedicInput extends BirthMoment, FrameChoice, Partial<Place> {
  readonly calendar?: DateCalendar | undefined;
}

/** A birth without an exact time: its span, and the earliest and the latest moment on every scale. */
export interface OpenVedicBirth<Input extends OpenVedicInput = OpenVedicInput> {
  readonly input: Input;
  readonly engine: Engine;
  readonly span: BirthSpan;
  readonly from: ChartMoment;
  readonly to: ChartMoment;
  /** Read at the earliest second. */
  readonly frame: Frame;
}

/**
 * The span of a birth, and the sky over it.
 * @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range.
 */
export function openVedicBirth<Input extends OpenVedicInput>(
  ephemeris: Ephemeris,
  input: Input,
): { readonly birth: OpenVedicBirth<Input>; readonly sky: SearchedSky } {
  const span = spanOfBirth(input);
  const sky = searchedSky(ephemeris, span);
  const [from, to] = [momentIn(sky, input, span.fromEpochMs), momentIn(sky, input, span.toEpochMs)];
  const frame = frameAt(sky.ephemeris, input, from.jdTt);
  return { birth: { input, engine: engineOf(ephemeris), span, from, to, frame }, sky };
}

function momentIn({ ephemeris }: SearchedSky, input: OpenVedicInput, epochMs: number): ChartMoment {
  const shown = momentAt(epochMs, input.timezone);
  const { date, time } = shown;
  const { latitude, longitude, timezone, calendar } = input;
  const place = latitude === undefined || longitude === undefined ? {} : { latitude, longitude };
  return {
    given: { date, time, timezone, calendar, ...place },
    civil: resolveCivilTime(shown),
    ...ephemeris.timeScales(epochMs),
  };
}

type Spanned = Pick<OpenVedicBirth, "span">;

/** An instant by the clock of the birth. */
export function clockOf({ span }: Spanned): (epochMs: number) => string {
  return (epochMs) => localDateTime(epochMs, span.timezone);
}

export function presentOpenTime({ span }: Spanned, changes: Changes): DraftOf<typeof vedicBirthTime> {
  return presentBirthTime(span.state === "range" ? "range" : "unknown", span, changes);
}

/**
 * The conventions of an answer without houses, with both ends of the span.
 *
 * @param hasLagna whether anything in the answer is counted from the Lagna.
 */
export function presentOpenConventions(
  { from, to, engine, frame }: OpenVedicBirth,
  nodeType: NodeType = "mean",
  hasLagna = true,
): DraftOf<typeof openVedicConventions> {
  const told = presentMomentOf(from, { engine, frame, nodeType, houseSystem: "none", hasLagna });
  const { utc: _, clock: __, ...conventions } = told;
  return {
    ...conventions,
    utcFrom: formatIsoUtc(from.civil.epochMilliseconds),
    utcTo: formatIsoUtc(to.civil.epochMilliseconds),
  };
}

/** The value of a member that holds all through; undefined where it changes or was not looked for. */
export function heldValue({ holds }: Pick<Changes, "holds">, member: string): string | number | boolean | undefined {
  return holds.find((held) => held.member === member)?.value;
}
