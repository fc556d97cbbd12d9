import { type Border, horizonEventAfter, type Place, type SearchedSky } from "@almagest/sky";

/** An engine finds one sunrise from two starting points within milliseconds. */
const SUNRISE_DOUBT_MS = 500;

/** The sunrises of a span, and a little before it. */
export function sunriseBorders({ near, span }: SearchedSky, place: Place): readonly Border[] {
  const found: Border[] = [];
  const toJdUt1 = near.timeScales(span.toEpochMs).jdUt1;
  let afterJdUt1 = near.timeScales(span.fromEpochMs).jdUt1 - BEFORE_DAYS;
  while (afterJdUt1 < toJdUt1) {
    const sunrise = horizonEventAfter(near, { body: "sun", event: "rise", place, afterJdUt1 });
    if (sunrise === undefined) {
      afterJdUt1 += SEARCH_DAYS;
      continue;
    }
    found.push({ epochMs: near.epochMillisecondsOf(sunrise.jdTt), doubtMs: SUNRISE_DOUBT_MS });
    afterJdUt1 = sunrise.jdUt1;
  }
  return found;
}

const BEFORE_DAYS = 1e-4;
/** An engine looks for 26 hours ahead. */
const SEARCH_DAYS = 1;
