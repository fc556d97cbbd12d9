import type { TimeScales } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { constants, jdet_to_utc, utc_to_jd } from "sweph";

const { SE_GREG_CAL, OK } = constants;

/** UTC to TT and UT1, leap seconds included; UTC is taken as UT1 before 1972. */
export function timeScalesOf(epochMilliseconds: number): TimeScales {
  const at = new Date(epochMilliseconds);
  const wholeMs = at.getTime();
  const seconds = at.getUTCSeconds() + (at.getUTCMilliseconds() + (epochMilliseconds - wholeMs)) / 1000;
  const result = utc_to_jd(
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    seconds,
    SE_GREG_CAL,
  );
  if (result.flag !== OK)
    throw new InvariantError("an instant without a Julian day", { epochMilliseconds, message: result.error });
  const [jdTt, jdUt1] = result.data;
  return { jdTt, jdUt1 };
}

/** TT to UTC; an instant inside a leap second is given as the second after it, which is where POSIX time puts it. */
export function epochMillisecondsOf(jdTt: number): number {
  const { year, month, day, hour, minute, second } = jdet_to_utc(jdTt, SE_GREG_CAL);
  return Date.UTC(year, month - 1, day, hour, minute) + second * 1000;
}
