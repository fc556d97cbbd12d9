import { civilTimeAt, weekdayOf } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import {
  type Border,
  horizonEventAfter,
  type Member,
  momentAt,
  type Place,
  type SearchedSky,
  sunCrossings,
} from "@almagest/sky";
import { solarDayAt } from "../sky/sun";

/** An engine finds one sunrise from two starting points within milliseconds. */
const SUNRISE_DOUBT_MS = 20;

/** Near a polar circle the grazing Sun is less certain. */
const GRAZING_DOUBT_MS = 1000;

/** An engine looks for 26 hours ahead. */
const SEARCH_DAYS = 1;
const BEFORE_DAYS = 1e-4;

const DAY_MINUTES = 1440;
/** A sunrise of the day before is known to some minutes: its date is not, so near midnight. */
const DATE_DOUBT_MINUTES = 15;

/** The weekday from sunrise to sunrise, 0 for Sunday, or -1 where the Sun does not rise, and where it may change. */
export function weekdaysBySunrise(
  sky: SearchedSky,
  place: Place,
): Pick<Member, "borders"> & { readonly weekday0At: WeekdayAt } {
  const { timezone } = sky.span;
  const byEngine: WeekdayAt = (asked, epochMs) => {
    const day = solarDayAt(asked, place, asked.timeScales(epochMs).jdUt1);
    if (day === undefined) return NO_DAY;
    return weekdayOfSunrise(asked.epochMillisecondsOf(day.sunrise.jdTt), epochMs, timezone);
  };
  const found = sunCrossings(sky, place, "rise");
  if (found === undefined || found.some(({ isExact, epochMs }) => !isExact && isNearMidnight(epochMs, timezone))) {
    return { borders: sunrisesByEngine(sky, place), weekday0At: byEngine };
  }
  return {
    borders: found.map(({ epochMs }) => ({ epochMs, doubtMs: SUNRISE_DOUBT_MS })),
    weekday0At: (asked, epochMs) => {
      const last = asked === sky.near ? found.findLast((sunrise) => sunrise.epochMs <= epochMs) : undefined;
      if (last === undefined) return byEngine(asked, epochMs);
      return weekdayOfSunrise(last.epochMs, epochMs, timezone);
    },
  };
}

/** The weekday of the civil date at a sunrise, by the offset that the clock has at the birth. */
function weekdayOfSunrise(sunriseMs: number, birthMs: number, timezone: number | string): number {
  return weekdayOf(civilTimeAt(sunriseMs, momentAt(birthMs, timezone).timezone).date);
}

type WeekdayAt = (asked: Ephemeris, epochMs: number) => number;

export const NO_DAY = -1;

function isNearMidnight(epochMs: number, timezone: number | string): boolean {
  const { time } = civilTimeAt(epochMs, timezone);
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return minutes < DATE_DOUBT_MINUTES || minutes > DAY_MINUTES - DATE_DOUBT_MINUTES;
}

/** Sunrises where there may be none, and where a day may lack its end. */
function sunrisesByEngine({ near, span }: SearchedSky, place: Place): readonly Border[] {
  const found: Border[] = [];
  const toJdUt1 = near.timeScales(span.toEpochMs).jdUt1;
  let afterJdUt1 = near.timeScales(span.fromEpochMs).jdUt1 - BEFORE_DAYS;
  while (afterJdUt1 < toJdUt1) {
    const sunrise = horizonEventAfter(near, { body: "sun", event: "rise", place, afterJdUt1 });
    if (sunrise !== undefined) {
      found.push({ epochMs: near.epochMillisecondsOf(sunrise.jdTt), doubtMs: GRAZING_DOUBT_MS });
    }
    afterJdUt1 = sunrise?.jdUt1 ?? afterJdUt1 + SEARCH_DAYS;
  }
  return found;
}
