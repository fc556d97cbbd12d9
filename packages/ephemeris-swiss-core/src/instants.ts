import {
  type CivilScales,
  deltaTSeconds,
  type GeographicPlace,
  placeByPole,
  poleSourceAt,
  STEERED_UTC,
  steeredEpochMilliseconds,
  steeredTtLessUtcSeconds,
  type TimeScales,
  ut1SourceAt,
} from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { constants } from "./constants";
import type { SwissLibrary } from "./library";

const { OK, SE_GREG_CAL } = constants;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SECONDS_PER_DAY = 86_400;
const JD_OF_EPOCH = 2_440_587.5;

/** A Julian day of today is a double that steps by 40 microseconds; a difference within a millisecond is rounding. */
const SAME_INSTANT_DAYS = 1e-8;

/** The library refuses a sixtieth second that is not a leap second; doubles round a hair before the minute to it. */
const LATEST_SECOND = 59.999_999_999;

/** Delta T with the library's default tidal acceleration, whatever file is open. */
const DEFAULT_DELTA_T = -1;

/** TT less UT1 in days as the library models it, at an instant in UT1. */
function modeledDeltaTDays(library: SwissLibrary, jdUt1: number): number {
  return library.deltat_ex(jdUt1, DEFAULT_DELTA_T).data;
}

/** The turn of the Earth: as it was measured and clocks were kept, or by the library's own model. */
export interface EarthClock {
  /** TT less UT1 in days, at an instant in UT1. */
  readonly deltaTDays: (jdUt1: number) => number;
  readonly timeScales: (epochMilliseconds: number) => CivilScales;
  readonly epochMilliseconds: (jdTt: number) => number;
  /** A place by the axis about which the Earth turns at an instant. */
  readonly placeByAxis: (place: GeographicPlace, jdUt1: number) => GeographicPlace;
}

/** Both scales of an instant in UT1. */
export function scalesOfUt1({ deltaTDays }: EarthClock, jdUt1: number): TimeScales {
  return { jdTt: jdUt1 + deltaTDays(jdUt1), jdUt1 };
}

/** UT1 of an instant in TT. Delta T changes by less than 1e-5 of the time that passes: two rounds reach the last bit. */
export function ut1Of({ deltaTDays }: Pick<EarthClock, "deltaTDays">, jdTt: number): number {
  return jdTt - deltaTDays(jdTt - deltaTDays(jdTt - deltaTDays(jdTt)));
}

/** The library's own universal time of an instant in TT, in which some of its searches are asked. */
export function modeledUt1Of(library: SwissLibrary, jdTt: number): number {
  return ut1Of({ deltaTDays: (jdUt1) => modeledDeltaTDays(library, jdUt1) }, jdTt);
}

/** TT of an instant in the library's own universal time, in which some of its searches answer. */
export function ttOfModeledUt1(library: SwissLibrary, jdModeledUt1: number): number {
  return jdModeledUt1 + modeledDeltaTDays(library, jdModeledUt1);
}

/**
 * UTC as it was kept: from 1972 by the library's table of leap seconds, from 1962 by the rules of the steered UTC; before,
 * civil clocks are taken to have shown UT1. UT1 is measured from 1962 to today and modeled outside (`deltaTSeconds`).
 * From the day (2033-09-17) on which the library's prediction of the Earth's rotation leaves today's count of leap
 * seconds by 1 s, UTC is taken as UT1 again.
 */
export function measuredClock(library: SwissLibrary): EarthClock {
  const deltaTDays = (jdUt1: number): number =>
    deltaTSeconds(jdUt1, (jd) => modeledDeltaTDays(library, jd) * SECONDS_PER_DAY) / SECONDS_PER_DAY;
  const atTt = (jdTt: number): CivilScales => {
    const jdUt1 = ut1Of({ deltaTDays }, jdTt);
    return { jdTt, jdUt1, ut1: ut1SourceAt(jdUt1), pole: poleSourceAt(jdUt1) };
  };
  return {
    deltaTDays,
    timeScales: (epochMilliseconds) => {
      const steered = steeredTtLessUtcSeconds(epochMilliseconds);
      if (steered !== undefined) return atTt(epochMilliseconds / DAY_MS + JD_OF_EPOCH + steered / SECONDS_PER_DAY);
      const modeled = modeledScales(library, epochMilliseconds);
      return epochMilliseconds < STEERED_UTC.fromEpochMilliseconds ? modeled : atTt(modeled.jdTt);
    },
    epochMilliseconds: (jdTt) => {
      const steered = steeredEpochMilliseconds(jdTt);
      if (steered !== undefined) return steered;
      const clock = modeledEpochMilliseconds(library, jdTt);
      return jdTt < STEERED_UTC.fromJdTt ? Math.min(clock, STEERED_UTC.fromEpochMilliseconds) : clock;
    },
    placeByAxis: placeByPole,
  };
}

/** UTC by the library's table of leap seconds and taken as UT1 before 1972, with its model of UT1; its pole does not move. */
export function modeledClock(library: SwissLibrary): EarthClock {
  return {
    deltaTDays: (jdUt1) => modeledDeltaTDays(library, jdUt1),
    timeScales: (epochMilliseconds) => modeledScales(library, epochMilliseconds),
    epochMilliseconds: (jdTt) => modeledEpochMilliseconds(library, jdTt),
    placeByAxis: (place) => place,
  };
}

/** UT1 was 46 ms behind UTC when 1972 began: TT steps back by as much there. */
function modeledScales(library: SwissLibrary, epochMilliseconds: number): CivilScales {
  const minute = new Date(Math.floor(epochMilliseconds / MINUTE_MS) * MINUTE_MS);
  const result = library.utc_to_jd(
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
  return { jdTt: result.data[0], jdUt1: result.data[1], ut1: "modeled", pole: "none" };
}

/**
 * The inverse, to the rounding of a Julian day. POSIX milliseconds have no leap seconds: during one the answer stays at
 * the midnight that follows, so that it never runs backwards. The last 46 ms of 1971 share their TT with the first of
 * 1972, which are the answer.
 */
function modeledEpochMilliseconds(library: SwissLibrary, jdTt: number): number {
  const { year, month, day, hour, minute, second } = library.jdet_to_utc(jdTt, SE_GREG_CAL);
  const clock = Date.UTC(year, month - 1, day, hour, minute) + Math.min(second, 60) * 1000;
  if (second >= 60) return clock;
  // on the day on which UTC becomes UT1, the library changes over at midnight one way and during the day the other way
  const missDays = jdTt - modeledScales(library, clock).jdTt;
  if (Math.abs(missDays) < SAME_INSTANT_DAYS) return clock;
  return Math.min(clock + missDays * DAY_MS, Math.ceil(clock / DAY_MS) * DAY_MS);
}
