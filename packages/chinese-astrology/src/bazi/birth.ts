import { civilTimeAt } from "@almagest/civil-time";
import { type Ephemeris, signedDifferenceDeg } from "@almagest/ephemeris";
import { type DateCalendar, InvariantError } from "@almagest/operation";
import { type ChartMoment, chartMoment, type Engine, engineOf } from "@almagest/sky";
import { type ChineseCalendar, chineseCalendar, lunarDayNumberAt } from "../calendar/calendar";
import { lunarDayOf } from "../calendar/lunar";
import { type SolarMonth, solarMonthAt } from "../calendar/solar-months";
import { dayPillar, hourPillar, monthPillar, type Pillar, yearPillar } from "../cycle/pillars";
import type { Stem } from "../cycle/stems";
import { bordersNear, type PillarBorder } from "./borders";
import type { PillarPosition } from "./positions";

/** When the day turns: at midnight, at 23:00, or at midnight with the last hour's stem taken from the next day. */
export const DAY_BOUNDARIES = ["split-zi", "midnight", "early-zi"] as const;
export type DayBoundary = (typeof DAY_BOUNDARIES)[number];

/** When the year turns: the instant of Li Chun, or the first day of the lunar year. */
export const YEAR_BOUNDARIES = ["li-chun", "lunar-new-year"] as const;
export type YearBoundary = (typeof YEAR_BOUNDARIES)[number];

/** The clock of the double hour: the civil clock, the mean Sun of the longitude, the true Sun. */
export const HOUR_CLOCKS = ["clock", "local-mean", "solar"] as const;
export type HourClock = (typeof HOUR_CLOCKS)[number];

export interface BaziSwitches {
  readonly dayBoundary: DayBoundary;
  readonly yearBoundary: YearBoundary;
  readonly hourClock: HourClock;
}

/** A birth as the schema parsed it. */
export interface BaziInput extends BaziSwitches {
  readonly date: string;
  readonly time: string;
  readonly timezone: number | string;
  readonly calendar?: DateCalendar | undefined;
  /** Read for a mistake in the place alone. */
  readonly latitude?: number | undefined;
  /** Degrees, east positive; needed unless the hour is that of the clock. */
  readonly longitude?: number | undefined;
}

/** A birth on every scale, with its four pillars. */
export interface BaziBirth {
  readonly input: BaziInput;
  readonly moment: ChartMoment;
  readonly engine: Engine;
  readonly calendar: ChineseCalendar;
  readonly epochSeconds: number;
  /** By Li Chun, whatever the year pillar turns with. */
  readonly solarMonth: SolarMonth;
  /** The year whose pillar is the chart's. */
  readonly year: number;
  /** The day of the day pillar, in days since 1970-01-01. */
  readonly dayNumber: number;
  /** The reading of the clock that tells the hour. */
  readonly hourTime: string;
  readonly pillars: Readonly<Record<PillarPosition, Pillar>>;
  readonly dayMaster: Stem;
  /** Changes of a pillar within three minutes; most births have none. */
  readonly borders: readonly PillarBorder[];
}

const SECONDS_PER_DAY = 86_400;
const SECONDS_PER_HOUR = 3600;
/** 23:00, where the hour of zi begins. */
const LATE_ZI_SECONDS = 82_800;
const SECONDS_PER_DEGREE = 240;

/** Clocks of an instant: seconds since 1970, in UTC and as the clocks of the day and of the hour read. */
interface Clocks {
  readonly input: BaziInput;
  readonly calendar: ChineseCalendar;
  readonly epochSeconds: number;
  readonly wallSeconds: number;
  readonly hourSeconds: number;
}

/** The pillars of an instant, and the month and year of two of them. */
interface Pillared {
  readonly solarMonth: SolarMonth;
  readonly year: number;
  readonly dayNumber: number;
  readonly pillars: Readonly<Record<PillarPosition, Pillar>>;
}

/**
 * The four pillars of a birth. Year and month turn at the instants of the minor terms; day and day boundary are read on
 * the civil clock of the birth, the hour on the clock that was asked for. A calendar that was made before may be given.
 */
export function baziBirth(
  ephemeris: Ephemeris,
  input: BaziInput,
  calendar: ChineseCalendar = chineseCalendar(ephemeris),
): BaziBirth {
  const moment = chartMoment(ephemeris, momentOf(input));
  const epochSeconds = Math.floor(moment.civil.epochMilliseconds / 1000);
  const hourSeconds = hourClockSeconds(ephemeris, { input, moment, epochSeconds });
  const clocks = { input, calendar, epochSeconds, wallSeconds: wallSeconds(input, moment), hourSeconds };
  const now = pillarsAt(clocks, 0);
  return {
    input,
    moment,
    engine: engineOf(ephemeris),
    calendar,
    epochSeconds,
    ...now,
    hourTime: civilTimeAt(Math.floor(hourSeconds) * 1000, 0).time,
    dayMaster: now.pillars.day.stem,
    borders: bordersNear(now.pillars, (seconds) => pillarsAt(clocks, seconds).pillars),
  };
}

/** The pillars so many seconds later, or earlier where negative. */
function pillarsAt({ input, calendar, ...clocks }: Clocks, later: number): Pillared {
  const epochSeconds = clocks.epochSeconds + later;
  const solarMonth = solarMonthAt(calendar, epochSeconds);
  const year = yearOf(calendar, { epochSeconds, solarMonth, yearBoundary: input.yearBoundary });
  const dayNumber = civilDayNumber(input, clocks.wallSeconds + later);
  return {
    solarMonth,
    year,
    dayNumber,
    pillars: {
      year: yearPillar(year),
      month: monthPillar(solarMonth.solarYear, solarMonth.monthIndex0),
      day: dayPillar(dayNumber),
      hour: hourOf(clocks.hourSeconds + later, input.dayBoundary),
    },
  };
}

/** Forms that were made from the contract send its default, 0, for a latitude: no mistake in the place is looked for with it. */
function momentOf({ date, time, timezone, calendar, latitude, longitude }: BaziInput): ChartMoment["given"] {
  const given = { date, time, timezone, calendar };
  return !latitude || longitude === undefined ? given : { ...given, latitude, longitude };
}

function yearOf(
  calendar: ChineseCalendar,
  at: { readonly epochSeconds: number; readonly solarMonth: SolarMonth; readonly yearBoundary: YearBoundary },
): number {
  if (at.yearBoundary === "li-chun") return at.solarMonth.solarYear;
  return lunarDayOf(calendar, lunarDayNumberAt(at.epochSeconds)).year;
}

/**
 * The reading of the civil clock, which a time in a gap has moved on, in seconds since 1970-01-01T00:00 on that clock.
 */
function wallSeconds({ timezone }: BaziInput, { civil }: ChartMoment): number {
  const { offsetHours } = civilTimeAt(civil.epochMilliseconds, timezone);
  return Math.floor(civil.epochMilliseconds / 1000) + Math.round(offsetHours * SECONDS_PER_HOUR);
}

/** The day of the civil clock; with `early-zi` the next one from 23:00. */
function civilDayNumber(input: BaziInput, seconds: number): number {
  return Math.floor((input.dayBoundary === "early-zi" ? seconds + SECONDS_PER_HOUR : seconds) / SECONDS_PER_DAY);
}

interface HourAsked {
  readonly input: BaziInput;
  readonly moment: ChartMoment;
  readonly epochSeconds: number;
}

/** The reading of the clock that tells the hour, in seconds since 1970-01-01T00:00 on that clock. */
function hourClockSeconds(ephemeris: Ephemeris, { input, moment, epochSeconds }: HourAsked): number {
  if (input.hourClock === "clock") return wallSeconds(input, moment);
  if (input.longitude === undefined) throw new InvariantError("an hour by the Sun without a longitude", { ...input });
  const meanSeconds = epochSeconds + input.longitude * SECONDS_PER_DEGREE;
  return input.hourClock === "local-mean" ? meanSeconds : meanSeconds + equationOfTimeSeconds(ephemeris, moment);
}

/** Apparent less mean solar time, in seconds, from the Sun's hour angle at Greenwich: within about 1,000 of zero. */
export function equationOfTimeSeconds(ephemeris: Ephemeris, moment: Pick<ChartMoment, "jdTt" | "jdUt1">): number {
  const { rightAscensionDeg } = ephemeris.equatorial("sun", moment.jdTt);
  const hourAngleDeg = ephemeris.siderealTimeDeg(moment.jdUt1) - rightAscensionDeg;
  // a Julian day begins at noon, when the mean Sun's hour angle is 0
  return SECONDS_PER_DEGREE * signedDifferenceDeg(hourAngleDeg, 360 * (moment.jdUt1 % 1));
}

/** The double hour, whose stem is counted from its day; from 23:00 that is the next, unless the day turns at midnight. */
function hourOf(hourSeconds: number, dayBoundary: DayBoundary): Pillar {
  const dayNumber = Math.floor(hourSeconds / SECONDS_PER_DAY);
  const secondOfDay = hourSeconds - dayNumber * SECONDS_PER_DAY;
  const isLateZi = secondOfDay >= LATE_ZI_SECONDS;
  const day = dayPillar(isLateZi && dayBoundary !== "midnight" ? dayNumber + 1 : dayNumber);
  return hourPillar(day, Math.floor((secondOfDay + 3600) / 7200) % 12);
}
