import { formatIsoUtc } from "@almagest/civil-time";
import type { DraftOf } from "@almagest/operation";
import { type Changes, localDateTimeOf, presentBirthTime } from "@almagest/sky";
import type * as z from "zod";
import { presentDesignConventions } from "../chart/conventions";
import type { OpenBirth } from "./open-design";
import type { designBirthTime, openDesignConventions, timesShape } from "./schema";
import type { Candidate, Interval } from "./timeline";

export function presentOpenTime({ span }: OpenBirth, changes: Changes): DraftOf<typeof designBirthTime> {
  return presentBirthTime(span.state === "range" ? "range" : "unknown", span, changes);
}

export function presentOpenConventions(birth: OpenBirth): DraftOf<typeof openDesignConventions> {
  const { input, engine, from, to } = birth;
  const { nodeType } = input;
  const known = presentDesignConventions({ moment: from, engine, nodeType, borders: [] });
  const { borders: _, utc: __, clock: ___, ...conventions } = known;
  return {
    ...conventions,
    utcFrom: formatIsoUtc(from.civil.epochMilliseconds),
    utcTo: formatIsoUtc(to.civil.epochMilliseconds),
  };
}

/** An instant by the clock of the birth. */
export function clockOf({ span }: Pick<OpenBirth, "span">): (epochMs: number) => string {
  return (epochMs) => localDateTimeOf(epochMs, span.timezone);
}

/** `14:05` as sentences have it, with the date where the span reaches into another day. */
export function shortClock({ span, input }: Pick<OpenBirth, "span" | "input">): (epochMs: number) => string {
  const clock = clockOf({ span });
  const isOneDay = clock(span.fromEpochMs).slice(0, 10) === clock(span.toEpochMs).slice(0, 10);
  return (epochMs) => {
    const told = clock(epochMs);
    return isOneDay || told.startsWith(input.date) ? told.slice(11, 16) : told.slice(0, 16).replace("T", " ");
  };
}

const SHARE_STEPS = 10_000;

/** The times of something, and the part of all times that they are. */
export function presentTimes(
  { share, intervals }: Pick<Candidate<unknown>, "share" | "intervals">,
  birth: Pick<OpenBirth, "span">,
): DraftOf<z.ZodObject<typeof timesShape>> {
  return { share: Math.round(share * SHARE_STEPS) / SHARE_STEPS, intervals: presentIntervals(intervals, birth) };
}

function presentIntervals(
  intervals: readonly Interval[],
  birth: Pick<OpenBirth, "span">,
): DraftOf<z.ZodObject<typeof timesShape>>["intervals"] {
  const clock = clockOf(birth);
  return intervals.map(({ fromEpochMs, toEpochMs }) => ({ from: clock(fromEpochMs), to: clock(toEpochMs) }));
}
