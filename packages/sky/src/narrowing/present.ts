import type { DraftOf } from "@almagest/operation";
import type { Interval } from "../changes/agreement";
import { type BirthSpan, localDateTimeOf, utcWhereRepeated } from "../changes/span";
import type { NarrowingBirth } from "./birth";
import { counted, type Evidence, leadingOf, type Narrowing, secondsIn } from "./narrow";
import type { narrowingBirthTime, timeInterval } from "./schema";

const MOST_EVIDENCE = 60;
const MOST_RANKED = 24;

type TimeInterval = DraftOf<typeof timeInterval>;

export function presentInterval(interval: Interval, { timezone }: Pick<BirthSpan, "timezone">): TimeInterval {
  const { fromEpochMs, toEpochMs } = interval;
  return {
    from: localDateTimeOf(fromEpochMs, timezone),
    to: localDateTimeOf(toEpochMs, timezone),
    minutes: minutesIn([interval]),
    utcFrom: utcWhereRepeated(fromEpochMs, timezone),
    utcTo: utcWhereRepeated(toEpochMs, timezone),
  };
}

export function minutesIn(intervals: readonly Interval[]): number {
  return Math.round((100 * secondsIn(intervals)) / 60) / 100;
}

/** Four decimals, and never 0 of something or 1 of less than all. */
function shareOf(part: number, whole: number): number {
  const share = Math.round((1e4 * part) / whole) / 1e4;
  if (share === 0 && part > 0) return 1e-4;
  return share === 1 && part < whole ? 0.9999 : share;
}

export function presentBirthTimeOf({ span }: NarrowingBirth): DraftOf<typeof narrowingBirthTime> {
  return {
    state: span.state === "range" ? "range" : "unknown",
    from: localDateTimeOf(span.fromEpochMs, span.timezone),
    to: localDateTimeOf(span.toEpochMs, span.timezone),
  };
}

/** The second of a birth that is known to it. */
export function presentSecondOf({ span }: NarrowingBirth): string {
  return localDateTimeOf(span.fromEpochMs, span.timezone);
}

/** The members on the birth and on claims, which every tradition has. */
export function presentClaims(
  { input, from }: NarrowingBirth,
  { span, claims, agreeing, weighed, ranking }: Narrowing<unknown>,
) {
  const shown = (intervals: readonly Interval[]): TimeInterval[] => intervals.map((one) => presentInterval(one, span));
  const whole = secondsIn([span]);
  const { date, latitude, longitude } = input;
  return {
    birthDetails: { date, latitude, longitude, timezone: from.civil.offsetHours },
    agreeing: shown(agreeing),
    claims: claims.map(({ member, value, intervals }) => ({
      member,
      value,
      minutes: minutesIn(intervals),
      share: shareOf(secondsIn(intervals), whole),
      intervals: shown(intervals),
    })),
    narrowed: {
      fromMinutes: minutesIn([span]),
      toMinutes: minutesIn(agreeing),
      share: shareOf(secondsIn(agreeing), whole),
      weighedMinutes: ranking.length === 0 ? undefined : minutesIn(weighed),
      leadingMinutes: ranking.length === 0 ? undefined : minutesIn(leadingOf({ ranking })),
    },
  };
}

/** The members on the evidence of one event. */
export function presentEvidence<Fact, Shown>(
  pieces: readonly Evidence<Fact>[],
  span: BirthSpan,
  presentFact: (fact: Fact) => Shown,
) {
  const told = pieces.flatMap(({ stance, ...piece }) => (stance === "neither" ? [] : [{ ...piece, stance }]));
  const of = (stance: "for" | "against"): number => minutesIn(told.filter((one) => one.stance === stance));
  const more = told.length - MOST_EVIDENCE;
  return {
    minutesFor: of("for"),
    minutesAgainst: of("against"),
    intervals: told.slice(0, MOST_EVIDENCE).map((piece) => ({
      ...presentInterval(piece, span),
      stance: piece.stance,
      facts: piece.facts.map(presentFact),
    })),
    more: more > 0 ? more : undefined,
  };
}

export function presentRanking({ span, ranking }: Narrowing<unknown>) {
  const more = ranking.length - MOST_RANKED;
  return {
    ranking: ranking.slice(0, MOST_RANKED).map((one) => ({
      ...presentInterval(one, span),
      for: counted(one, "for"),
      against: counted(one, "against"),
    })),
    moreRanked: more > 0 ? more : undefined,
  };
}
