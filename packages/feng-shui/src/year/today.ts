import { civilTimeAt } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import type { Star } from "../stars/lo-shu";
import { periodOf } from "../stars/timed";
import { yearOfDate } from "./solar-year";

/** YYYY-MM-DD in UTC. */
export function todayUtc(nowEpochMs: number): string {
  return civilTimeAt(nowEpochMs, 0).date;
}

/** The period of the day it is in UTC. */
export function periodToday(nowEpochMs: number, ephemeris: Ephemeris): Star {
  return periodOf(yearOfDate(todayUtc(nowEpochMs), "li-chun", ephemeris).year);
}
