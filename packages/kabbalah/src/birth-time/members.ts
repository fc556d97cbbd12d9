import { civilTimeAt, dayNumberOf, resolveCivilTime } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import {
  type Border,
  type Changes,
  changesOf,
  clockReaches,
  evenBorders,
  horizonEventAfter,
  isShort,
  longitudeBorders,
  type Member,
  type Place,
  type SearchedSky,
  sunCrossings,
} from "@almagest/sky";
import { type HebrewDate, hebrewDateOn, monthIdOf } from "../calendar/hebrew-date";
import { type AngelDating, angelsOf, type LeapDayPolicy, type Role, type YearStart } from "../names/wheels";
import { hebrewMonths } from "../vocabulary/months";

/** The setting of a birth profile, beside its time. */
export interface ProfileSetting {
  readonly angelDating: AngelDating;
  readonly yearStart: YearStart;
  readonly leapDayPolicy: LeapDayPolicy;
  /** The place of the sunset; without it no sunset is looked for, and the Hebrew date is that of the daylight. */
  readonly place?: Place | undefined;
  /** The caller's word, where there is no place: the next Hebrew day has begun. */
  readonly afterSunset?: boolean | undefined;
}

/** Twenty minutes of the clock have a name. */
const NAME_SECONDS = 1200;
const CLOCK_NAMES = Array.from({ length: 72 }, (_, index0) => index0 * NAME_SECONDS);

/** A sunset that is found from two starting points differs by milliseconds; of a grazing Sun by more. */
const SUNSET_DOUBT_MS = 20;
const GRAZING_DOUBT_MS = 1000;

/**
 * The discrete values of a birth profile as functions of the time of birth: the Hebrew date, which turns at sunset, and
 * the three names of the 72. The name of the clock turns every twenty minutes: it is told one by one in a birth known to
 * an hour, else counted.
 */
export function profileMembers(sky: SearchedSky, setting: ProfileSetting): readonly Member[] {
  const midnights = exactly(clockReaches(sky.span, [0]));
  const ofSun = setting.angelDating === "solar-longitude" ? longitudeBorders(sky, "sun", evenBorders(1)) : midnights;
  const clock = exactly(clockReaches(sky.span, CLOCK_NAMES));
  return [
    hebrewDate(sky, setting, midnights),
    angel("body", sky, { setting, borders: ofSun }),
    angel("character", sky, { setting, borders: ofSun }),
    { ...angel("spirit", sky, { setting, borders: clock }), isCounted: !isShort(sky.span) },
  ];
}

/** The values of a birth profile that hold, and those that change, through a birth whose time is not known to the second. */
export function profileChanges(sky: SearchedSky, setting: ProfileSetting): Changes {
  return changesOf(sky, profileMembers(sky, setting));
}

function exactly(instants: readonly number[]): readonly Border[] {
  return instants.map((epochMs) => ({ epochMs, doubtMs: 0 }));
}

function hebrewDate(
  sky: SearchedSky,
  { place, afterSunset = false }: ProfileSetting,
  midnights: readonly Border[],
): Member {
  const { timezone } = sky.span;
  const sunsets = place === undefined ? [] : sunsetsOf(sky, place);
  const hasSet = (asked: Ephemeris, epochMs: number): boolean => {
    if (place === undefined) return afterSunset;
    const { date } = civilTimeAt(epochMs, timezone);
    const midnightMs = resolveCivilTime({ date, time: "00:00:00", timezone }).epochMilliseconds;
    // of two that are found apart the border is as near as the value, and costs nothing
    if (asked === sky.near) return sunsets.some((sunset) => sunset.epochMs > midnightMs && sunset.epochMs <= epochMs);
    const sunset = sunsetAfter(asked, place, asked.timeScales(midnightMs).jdUt1);
    return sunset !== undefined && asked.epochMillisecondsOf(sunset.jdTt) <= epochMs;
  };
  return {
    member: "hebrewDate",
    borders: [...midnights, ...sunsets],
    valueAt: (asked, epochMs) => {
      const { date } = civilTimeAt(epochMs, timezone);
      return told(hebrewDateOn(dayNumberOf(date) + (hasSet(asked, epochMs) ? 1 : 0)));
    },
  };
}

/** `23 Sivan 5750`. */
function told(date: HebrewDate): string {
  return `${date.day} ${hebrewMonths[monthIdOf(date)].en} ${date.year}`;
}

function sunsetAfter(asked: Ephemeris, place: Place, afterJdUt1: number): ReturnType<typeof horizonEventAfter> {
  return horizonEventAfter(asked, { body: "sun", event: "set", place, afterJdUt1 });
}

/** An engine looks for 26 hours ahead. */
const SEARCH_DAYS = 1;

/** The sunsets of the civil days of a span, those before it too. */
function sunsetsOf(sky: SearchedSky, place: Place): readonly Border[] {
  const { near, span } = sky;
  const known = isShort(span) ? undefined : sunCrossings(sky, place, "set");
  if (known !== undefined) return known.map(({ epochMs }) => ({ epochMs, doubtMs: SUNSET_DOUBT_MS }));
  const found: Border[] = [];
  const toJdUt1 = near.timeScales(span.toEpochMs).jdUt1;
  let afterJdUt1 = near.timeScales(span.fromEpochMs).jdUt1 - SEARCH_DAYS;
  while (afterJdUt1 < toJdUt1) {
    const sunset = sunsetAfter(near, place, afterJdUt1);
    if (sunset !== undefined) {
      found.push({ epochMs: near.epochMillisecondsOf(sunset.jdTt), doubtMs: GRAZING_DOUBT_MS });
    }
    afterJdUt1 = sunset?.jdUt1 ?? afterJdUt1 + SEARCH_DAYS;
  }
  return found;
}

function angel(
  role: Role,
  { span }: SearchedSky,
  { setting, borders }: { readonly setting: ProfileSetting; readonly borders: readonly Border[] },
): Member {
  return {
    member: `angels.${role}`,
    borders,
    valueAt: (asked, epochMs) => {
      const { date, time } = civilTimeAt(epochMs, span.timezone);
      const sunLongitudeDeg = asked.ecliptic("sun", asked.timeScales(epochMs).jdTt).longitudeDeg;
      const found = angelsOf({ ...setting, date, time, sunLongitudeDeg }).find((one) => one.role === role);
      return found === undefined ? "none" : found.name.number;
    },
  };
}
