import { addDays } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { chartMoment, eventOnDate } from "@almagest/sky";
import { type AmantaMonth, amantaMonthAt, type MonthName, purnimantaName } from "../calendar/months";
import { type AyanaId, ayanaOf, type RituId, rituOf } from "../calendar/seasons";
import { type NationalDate, nationalDate, type Samvats, samvatsAt } from "../calendar/years";
import type { DayLimbs } from "./day-limbs";
import { type LimbKind, type LimbPlace, limbsAt } from "./limbs";

/** A season and a course of the Sun by one zodiac. */
export interface Season {
  readonly ritu: RituId;
  readonly ayana: AyanaId;
}

/** The day before or after. */
export interface NeighborDay {
  readonly date: string;
  readonly places: Readonly<Record<LimbKind, LimbPlace>>;
}

/** Month, years and seasons at the sunrise of a day, and the days beside it. */
export interface CalendarDay {
  readonly month: AmantaMonth;
  readonly purnimanta: MonthName;
  readonly samvats: Samvats;
  readonly national: NationalDate;
  /** By the Sun among the stars (Lahiri), and by the equinox. */
  readonly sidereal: Season;
  readonly tropical: Season;
  /** Undefined where the Sun does not rise. */
  readonly previous: NeighborDay | undefined;
  readonly next: NeighborDay;
}

const DARK_HALF0 = 15;

/** A lunar month and the one beside it. */
const REACH_DAYS = 62;

/** Undefined at the ends of the ephemeris, where a month is not whole. */
export function calendarOfDay(sky: Ephemeris, { day, places, sunLongitudeDeg }: DayLimbs): CalendarDay | undefined {
  const { jdTt } = day.sunrise;
  const { fromJdTt, toJdTt } = sky.range;
  if (jdTt - REACH_DAYS < fromJdTt || jdTt + REACH_DAYS > toJdTt) return undefined;
  const month = amantaMonthAt(sky, jdTt);
  const tropicalDeg = sky.ecliptic("sun", jdTt).longitudeDeg;
  const season = (longitudeDeg: number): Season => ({ ritu: rituOf(longitudeDeg), ayana: ayanaOf(longitudeDeg) });
  const { date } = day.input;
  return {
    month,
    purnimanta: purnimantaName(month, places.tithi.index0 >= DARK_HALF0),
    samvats: samvatsAt(sky, jdTt, month),
    national: nationalDate(date),
    sidereal: season(sunLongitudeDeg),
    tropical: season(tropicalDeg),
    previous: previousDay(sky, day.input),
    next: { date: addDays(date, 1), places: limbsAt(sky, day.nextSunrise.jdTt) },
  };
}

function previousDay(sky: Ephemeris, input: DayLimbs["day"]["input"]): NeighborDay | undefined {
  const date = addDays(input.date, -1);
  const midnight = chartMoment(sky, { ...input, date, time: "00:00:00" });
  const place = { latitude: input.latitude, longitude: input.longitude };
  const rise = eventOnDate(sky, midnight, { body: "sun", event: "rise", place });
  return rise && { date, places: limbsAt(sky, rise.jdTt) };
}
