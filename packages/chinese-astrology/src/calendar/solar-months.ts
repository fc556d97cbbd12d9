import type { ChineseCalendar, SolarTerm } from "./calendar";

/** A solar month: 0 that of yin, which Li Chun opens, to 11 that of chou, and the year they are counted in. */
export interface SolarMonth {
  readonly solarYear: number;
  readonly monthIndex0: number;
  /** The minor term that opened it. */
  readonly openedBy: SolarTerm;
}

const SECONDS_PER_DAY = 86_400;
const DAYS_PER_MONTH = 365.2425 / 12;
/** Li Chun falls 34 days after New Year. */
const DAYS_TO_LI_CHUN = 34;
/** Minor terms come up to a day before and three days after even steps from Li Chun. */
const DAYS_EARLY = 4;

/** The solar month of an instant; a month begins in the second of its minor term. */
export function solarMonthAt(calendar: ChineseCalendar, epochSeconds: number): SolarMonth {
  const day = epochSeconds / SECONDS_PER_DAY;
  return lastMonthBegun(calendar, day, ({ epochSeconds: begins }) => begins <= epochSeconds);
}

/** The solar month of a whole day: the day on which a minor term falls (UTC+8) belongs to what it opens. */
export function solarMonthOfDay(calendar: ChineseCalendar, dayNumber: number): SolarMonth {
  return lastMonthBegun(calendar, dayNumber, ({ dayNumber: begins }) => begins <= dayNumber);
}

/** The minor terms on both sides of an instant: the last that has begun and the first that has not. */
export function minorTermsAround(
  calendar: ChineseCalendar,
  epochSeconds: number,
): { readonly before: SolarTerm; readonly after: SolarTerm } {
  const { solarYear, monthIndex0, openedBy } = solarMonthAt(calendar, epochSeconds);
  return { before: openedBy, after: calendar.term(solarYear, 2 * (monthIndex0 + 1)) };
}

/** Begins at the latest month that could have begun and goes back, by one or two. */
function lastMonthBegun(calendar: ChineseCalendar, day: number, hasBegun: (term: SolarTerm) => boolean): SolarMonth {
  let monthCount = Math.floor(12 * 1970 + (day - DAYS_TO_LI_CHUN + DAYS_EARLY) / DAYS_PER_MONTH);
  while (!hasBegun(openingOf(calendar, monthCount))) monthCount -= 1;
  const solarYear = Math.floor(monthCount / 12);
  return { solarYear, monthIndex0: monthCount - 12 * solarYear, openedBy: openingOf(calendar, monthCount) };
}

/** Months counted through, 12 to a solar year. */
function openingOf(calendar: ChineseCalendar, monthCount: number): SolarTerm {
  return calendar.term(0, 2 * monthCount);
}
