import {
  type CivilScales,
  deltaTSeconds,
  STEERED_UTC,
  steeredEpochMilliseconds,
  steeredTtLessUtcSeconds,
  type TimeScales,
  ut1SourceAt,
} from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { constants, deltat_ex, jdet_to_utc, utc_to_jd } from "sweph";

const { OK, SE_GREG_CAL } = constants;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SECONDS_PER_DAY = 86_400;
const JD_OF_EPOCH = 2_440_587.5;

/** A Julian day of today is a double that steps by 40 microseconds; a difference within a millisecond is rounding. */
const SAME_INSTANT_DAYS = 1e-8;

/** The library refuses a sixtieth second that is no leap second; doubles round a hair before the minute to it. */
const LATEST_SECOND = 59.999_999_999;

/** Delta T with the library's default tidal acceleration, whatever file is open. */
const DEFAULT_DELTA_T = -1;

/** TT less UT1 in days as the library models it, at an instant in UT1. */
function modeledDeltaTDays(jdUt1: number): number {
  return deltat_ex(jdUt1, DEFAULT_DELTA_T).data;
}

/** TT less UT1 in days, at an instant in UT1: measured from 1962 to today, the library's model outside. */
export function deltaTDays(jdUt1: number): number {
  return deltaTSeconds(jdUt1, (jd) => modeledDeltaTDays(jd) * SECONDS_PER_DAY) / SECONDS_PER_DAY;
}

/** Both scales of an instant in UT1. */
export function scalesOfUt1(jdUt1: number): TimeScales {
  return { jdTt: jdUt1 + deltaTDays(jdUt1), jdUt1 };
}

/** UT1 of an instant in TT. Delta T changes by less than 1e-5 of the time that passes: two rounds reach the last bit. */
export function ut1Of(jdTt: number): number {
  return jdTt - deltaTDays(jdTt - deltaTDays(jdTt - deltaTDays(jdTt)));
}

/** The library's own universal time of an instant in TT, in which some of its searches are asked. */
export function modeledUt1Of(jdTt: number): number {
  return jdTt - modeledDeltaTDays(jdTt - modeledDeltaTDays(jdTt - modeledDeltaTDays(jdTt)));
}

/** TT of an instant in the library's own universal time, in which some of its searches answer. */
export function ttOfModeledUt1(jdModeledUt1: number): number {
  return jdModeledUt1 + modeledDeltaTDays(jdModeledUt1);
}

/**
 * UTC to TT and UT1. From 1972 by the library's table of leap seconds, from 1962 by the rules of the steered UTC; before,
 * civil clocks are taken to have shown UT1. UT1 is as measured, or modeled (`deltaTDays`). From the day (2033-09-17) on
 * which the library's prediction of the Earth's rotation leaves today's count of leap seconds by 1 s, UTC is taken as UT1
 * again.
 */
export function timeScalesOf(epochMilliseconds: number): CivilScales {
  const steered = steeredTtLessUtcSeconds(epochMilliseconds);
  if (steered === undefined) return librarysScales(epochMilliseconds);
  return withUt1(epochMilliseconds / DAY_MS + JD_OF_EPOCH + steered / SECONDS_PER_DAY);
}

function withUt1(jdTt: number): CivilScales {
  const jdUt1 = ut1Of(jdTt);
  return { jdTt, jdUt1, ut1: ut1SourceAt(jdUt1) };
}

function librarysScales(epochMilliseconds: number): CivilScales {
  const minute = new Date(Math.floor(epochMilliseconds / MINUTE_MS) * MINUTE_MS);
  const result = utc_to_jd(
    minute.getUTCFullYear(),
    minute.getUTCMonth() + 1,
    minute.getUTCDate(),
    minute.getUTCHours(),
    minute.getUTCMinutes(),
    Math.min((epochMilliseconds - minute.getTime()) / 1000, LATEST_SECOND),
    SE_GREG_CAL,
  );
  if (result.flag !== OK) {
    throw new InvariantError("an instant without Julian days", { epochMilliseconds, engineMessage: result.error });
  }
  const [jdTt, jdUt1] = result.data;
  return epochMilliseconds < STEERED_UTC.fromEpochMilliseconds ? { jdTt, jdUt1, ut1: "modeled" } : withUt1(jdTt);
}

/**
 * The inverse, to the rounding of a Julian day. POSIX milliseconds have no leap seconds: during one, and during the
 * smaller steps before 1972, the answer stands still at the midnight that follows, so that it never runs backwards.
 */
export function epochMillisecondsAt(jdTt: number): number {
  return steeredEpochMilliseconds(jdTt) ?? librarysEpochMilliseconds(jdTt);
}

function librarysEpochMilliseconds(jdTt: number): number {
  const { year, month, day, hour, minute, second } = jdet_to_utc(jdTt, SE_GREG_CAL);
  const clock = Date.UTC(year, month - 1, day, hour, minute) + Math.min(second, 60) * 1000;
  if (second >= 60) return clock;
  if (jdTt < STEERED_UTC.fromJdTt) return Math.min(clock, STEERED_UTC.fromEpochMilliseconds);
  // on the day on which UTC becomes UT1, the library changes over at midnight one way and during the day the other way
  const missDays = jdTt - timeScalesOf(clock).jdTt;
  if (Math.abs(missDays) < SAME_INSTANT_DAYS) return clock;
  return Math.min(clock + missDays * DAY_MS, Math.ceil(clock / DAY_MS) * DAY_MS);
}
