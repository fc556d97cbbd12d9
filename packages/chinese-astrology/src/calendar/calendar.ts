import type { Ephemeris } from "@almagest/ephemeris";
import { at, DomainError, isAlmagestError } from "@almagest/operation";
import { modulo } from "../cycle/modulo";
import { newMoon, sunReaches } from "./roots";
import { SOLAR_TERMS, type SolarTermId, type SolarTermKind, termKind, termLongitudeDeg } from "./solar-terms";

/** The meridian of terms and almanac days: UTC+8, for all years. */
export const REFERENCE_OFFSET_HOURS = 8;
const REFERENCE_OFFSET_SECONDS = REFERENCE_OFFSET_HOURS * 3600;
const SECONDS_PER_DAY = 86_400;
/** The Republic's calendars counted lunar months by the mean time of Beijing, UTC+7:45:40, from 1912 to 1928. */
const BEIJING_MEAN_SECONDS = 27_940;
/** 1912-01-01 and 1929-01-01. */
const MEAN_TIME_DAYS = { from: -21_185, to: -14_975 };

/** A solar term of a solar year, which begins with Li Chun; Xiao Han and Da Han fall in January of the year after. */
export interface SolarTerm {
  readonly id: SolarTermId;
  /** 0 Li Chun to 23 Da Han */
  readonly index0: number;
  readonly solarYear: number;
  /** [0, 360) */
  readonly longitudeDeg: number;
  readonly kind: SolarTermKind;
  /**
   * The instant in UTC to the nearest second, since 1970-01-01T00:00:00Z. The period that it opens begins in this
   * second.
   */
  readonly epochSeconds: number;
  /** The day at UTC+8 in days since 1970-01-01. */
  readonly dayNumber: number;
}

/** A new moon: the lunar month begins on its day. */
export interface NewMoon {
  readonly lunation: number;
  readonly epochSeconds: number;
  /** Of the lunar calendar: `lunarDayNumberAt`. */
  readonly dayNumber: number;
}

/**
 * The solar terms and new moons of a sky, each found once: made for a call, or kept for as many days as are asked.
 * Where they lie outside the range of the ephemeris both throw the DomainError `unprocessable_entity`.
 */
export interface ChineseCalendar {
  readonly ephemeris: Ephemeris;
  /** `index0` counts from Li Chun; below 0 and above 23 are the terms of the years before and after. */
  term(solarYear: number, index0: number): SolarTerm;
  newMoon(lunation: number): NewMoon;
}

export function chineseCalendar(ephemeris: Ephemeris): ChineseCalendar {
  return {
    ephemeris,
    term: remembered(
      (count) => withinRange(ephemeris, () => termAt(ephemeris, Math.floor(count / 24), modulo(count, 24))),
      toTermCount,
    ),
    newMoon: remembered(
      (lunation) => withinRange(ephemeris, () => newMoonOf(ephemeris, lunation)),
      (lunation: number) => lunation,
    ),
  };
}

/**
 * A day near the end of the ephemeris has terms and new moons beyond it, so that the limits which the ephemeris names
 * would be those of a date it refuses. A lunar year is counted from the solstice before it to that of the next year.
 */
function withinRange<Found>(ephemeris: Ephemeris, find: () => Found): Found {
  try {
    return find();
  } catch (error) {
    if (!isAlmagestError(error) || error.code !== "unprocessable_entity") throw error;
    const { fromDate, toDate } = ephemeris.range;
    const [first, last] = [Number(fromDate.slice(0, 4)) + 1, Number(toDate.slice(0, 4)) - 1];
    const [from, to] = [`${first}-03-01`, `${last}-12-31`];
    throw new DomainError(
      "unprocessable_entity",
      `The date has solar terms or new moons of its Chinese year outside the ephemeris, which covers ${fromDate} to ${toDate}. Send a date from ${from} to ${to}, or a year from ${first} to ${last}.`,
      { from, to },
    );
  }
}

/** The 24 terms of a solar year in order, from Li Chun. */
export function solarTermsOf(calendar: ChineseCalendar, solarYear: number): readonly SolarTerm[] {
  return SOLAR_TERMS.map((_, index0) => calendar.term(solarYear, index0));
}

/** The day at UTC+8 of an instant, in days since 1970-01-01. */
export function referenceDayOf(epochSeconds: number): number {
  return Math.floor((epochSeconds + REFERENCE_OFFSET_SECONDS) / SECONDS_PER_DAY);
}

/**
 * The day of the lunar calendar that an instant falls in, in days since 1970-01-01: by the mean time of Beijing from
 * 1912 to 1928, as the calendars of those years were made (Y. T. Liu, Rules for the Chinese calendar), else at UTC+8.
 * Earlier calendars were made with tables whose errors are larger than the difference of the two.
 */
export function lunarDayNumberAt(epochSeconds: number): number {
  const day = referenceDayOf(epochSeconds);
  return isMeanTimeDay(day) ? Math.floor((epochSeconds + BEIJING_MEAN_SECONDS) / SECONDS_PER_DAY) : day;
}

/** Hours from UTC of a day of the lunar calendar. */
export function lunarOffsetHours(dayNumber: number): number {
  return isMeanTimeDay(dayNumber) ? BEIJING_MEAN_SECONDS / 3600 : REFERENCE_OFFSET_HOURS;
}

function isMeanTimeDay(dayNumber: number): boolean {
  return dayNumber >= MEAN_TIME_DAYS.from && dayNumber < MEAN_TIME_DAYS.to;
}

function termAt(ephemeris: Ephemeris, solarYear: number, index0: number): SolarTerm {
  const longitudeDeg = termLongitudeDeg(index0);
  // the Sun's year begins at 280 degrees: Xiao Han and Da Han are of the one after
  const jdTt = sunReaches(ephemeris, longitudeDeg, index0 < 22 ? solarYear : solarYear + 1);
  const epochSeconds = secondsOf(ephemeris, jdTt);
  return {
    id: at(SOLAR_TERMS, index0),
    index0,
    solarYear,
    longitudeDeg,
    kind: termKind(index0),
    epochSeconds,
    dayNumber: referenceDayOf(epochSeconds),
  };
}

function newMoonOf(ephemeris: Ephemeris, lunation: number): NewMoon {
  const epochSeconds = secondsOf(ephemeris, newMoon(ephemeris, lunation));
  return { lunation, epochSeconds, dayNumber: lunarDayNumberAt(epochSeconds) };
}

function secondsOf(ephemeris: Ephemeris, jdTt: number): number {
  return Math.round(ephemeris.epochMillisecondsOf(jdTt) / 1000);
}

function toTermCount(solarYear: number, index0: number): number {
  return 24 * solarYear + index0;
}

function remembered<Given extends readonly number[], Found>(
  find: (count: number) => Found,
  countOf: (...given: Given) => number,
): (...given: Given) => Found {
  const known = new Map<number, Found>();
  return (...given) => {
    const count = countOf(...given);
    const before = known.get(count);
    if (before !== undefined) return before;
    const found = find(count);
    known.set(count, found);
    return found;
  };
}
