import {
  chineseCalendar,
  lunarDayNumberAt,
  lunarDayOf,
  lunarYearMonths,
  solarMonthAt,
} from "@almagest/chinese-astrology/facts";
import { dateOfDayNumber, dayNumberOf } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";

/** Where the year turns: at Li Chun (the Sun at 315°) or at the lunar new year. */
export const YEAR_BOUNDARIES = ["li-chun", "lunar-new-year"] as const;
export type YearBoundary = (typeof YEAR_BOUNDARIES)[number];

const LI_CHUN = 0;
const TERMS_PER_MONTH = 2;

/** The day of Li Chun of a year at UTC+8, YYYY-MM-DD. */
export function liChunDate(year: number, ephemeris: Ephemeris): string {
  return dateOfDayNumber(chineseCalendar(ephemeris).term(year, LI_CHUN).dayNumber);
}

export interface YearOfDate {
  readonly year: number;
  /** Where the year turned in the calendar year of the date, YYYY-MM-DD at UTC+8. */
  readonly boundaryDate: string;
}

/** The instant of Li Chun of a year, in seconds since 1970-01-01T00:00:00Z. */
export function liChunSeconds(year: number, ephemeris: Ephemeris): number {
  return chineseCalendar(ephemeris).term(year, LI_CHUN).epochSeconds;
}

/** The year of an instant: from the second of Li Chun, or by the day of the lunar calendar that it falls in. */
export function yearOfInstant(epochSeconds: number, boundary: YearBoundary, ephemeris: Ephemeris): number {
  const calendar = chineseCalendar(ephemeris);
  return boundary === "li-chun"
    ? solarMonthAt(calendar, epochSeconds).solarYear
    : lunarDayOf(calendar, lunarDayNumberAt(epochSeconds)).year;
}

/**
 * The year of a date, which is read at the start of its day at UTC+8. Li Chun falls within its day, so that this day
 * belongs to the outgoing year; a lunar year begins with its first day, which is its own.
 * @throws DomainError `unprocessable_entity` outside the range of the ephemeris.
 */
export function yearOfDate(date: string, boundary: YearBoundary, ephemeris: Ephemeris): YearOfDate {
  const calendarYear = Number(date.slice(0, 4));
  const calendar = chineseCalendar(ephemeris);
  const day = dayNumberOf(date);
  if (boundary === "lunar-new-year") {
    const { firstDayNumber } = at(lunarYearMonths(calendar, calendarYear), 0);
    const year = day >= firstDayNumber ? calendarYear : calendarYear - 1;
    return { year, boundaryDate: dateOfDayNumber(firstDayNumber) };
  }
  const { dayNumber } = calendar.term(calendarYear, LI_CHUN);
  return { year: day > dayNumber ? calendarYear : calendarYear - 1, boundaryDate: dateOfDayNumber(dayNumber) };
}

export interface SolarMonthNumber {
  readonly year: number;
  /** 1 to 12 from Li Chun. */
  readonly month: number;
}

/** The solar month in progress at an instant. */
export function solarMonthOf(epochMs: number, ephemeris: Ephemeris): SolarMonthNumber {
  const { solarYear, monthIndex0 } = solarMonthAt(chineseCalendar(ephemeris), epochMs / 1000);
  return { year: solarYear, month: monthIndex0 + 1 };
}

/** The instants between which a solar month runs, [start, end). */
export function solarMonthSpan(
  { year, month }: SolarMonthNumber,
  ephemeris: Ephemeris,
): { readonly startEpochMs: number; readonly endEpochMs: number } {
  const calendar = chineseCalendar(ephemeris);
  const opening = TERMS_PER_MONTH * (month - 1);
  return {
    startEpochMs: 1000 * calendar.term(year, opening).epochSeconds,
    endEpochMs: 1000 * calendar.term(year, opening + TERMS_PER_MONTH).epochSeconds,
  };
}
