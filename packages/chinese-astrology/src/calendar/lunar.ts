import { at, InvariantError } from "@almagest/operation";
import { type ChineseCalendar, lunarDayNumberAt } from "./calendar";
import { lunationNear } from "./roots";

/** A lunar month: its days run from that of the new moon (`lunarDayNumberAt`) to the day before the next. */
export interface LunarMonth {
  /** The year it is counted in, which begins with day 1 of month 1. */
  readonly year: number;
  /** 1 to 12; a leap month has the number of the one before it. */
  readonly month: number;
  readonly isLeap: boolean;
  /** 29 or 30 days. */
  readonly length: number;
  /** Days since 1970-01-01. */
  readonly firstDayNumber: number;
}

/** A day of the lunar calendar, day 1 to 30. */
export interface LunarDay extends LunarMonth {
  readonly day: number;
}

const DONG_ZHI = 21;
const JULIAN_DAY_OF_EPOCH = 2_440_587.5;
const DAYS_PER_YEAR = 365.2425;

/**
 * The months from that of the winter solstice before `year` to the one before the next: 12, or 13 with a leap month. The
 * month that holds the solstice is the 11th; of thirteen the first without a major term is leap.
 */
export function solsticeYear(calendar: ChineseCalendar, year: number): readonly LunarMonth[] {
  const starts = startsBetween(calendar, solsticeLunation(calendar, year - 1), solsticeLunation(calendar, year));
  const monthCount = starts.length - 1;
  const leapIndex0 = monthCount === 13 ? leapIn(calendar, year, starts) : monthCount;
  return starts.slice(0, -1).map((firstDayNumber, index0) => {
    const count0 = index0 < leapIndex0 ? index0 : index0 - 1;
    return {
      year: count0 < 2 ? year - 1 : year,
      month: ((count0 + 10) % 12) + 1,
      isLeap: index0 === leapIndex0,
      length: at(starts, index0 + 1) - firstDayNumber,
      firstDayNumber,
    };
  });
}

/** The lunar date of a day, in days since 1970-01-01. */
export function lunarDayOf(calendar: ChineseCalendar, dayNumber: number): LunarDay {
  const year = Math.floor(1970 + dayNumber / DAYS_PER_YEAR);
  const months = monthsAround(calendar, dayNumber, year);
  const month = months.findLast(({ firstDayNumber }) => firstDayNumber <= dayNumber);
  if (month === undefined) throw new InvariantError("a day before the months around it", { dayNumber, year });
  return { ...month, day: dayNumber - month.firstDayNumber + 1 };
}

/** The 12 or 13 months of a lunar year in order. */
export function lunarYearMonths(calendar: ChineseCalendar, year: number): readonly LunarMonth[] {
  return [...solsticeYear(calendar, year), ...solsticeYear(calendar, year + 1)].filter((month) => month.year === year);
}

/** The number of the month that a lunar year has twice; undefined in a year of 12 months. */
export function leapMonthOf(calendar: ChineseCalendar, year: number): number | undefined {
  return lunarYearMonths(calendar, year).find(({ isLeap }) => isLeap)?.month;
}

/** The months of the solstice year that holds the day, whose Gregorian year is that or, in December, the one before. */
function monthsAround(calendar: ChineseCalendar, dayNumber: number, year: number): readonly LunarMonth[] {
  const next = calendar.newMoon(solsticeLunation(calendar, year));
  return solsticeYear(calendar, dayNumber >= next.dayNumber ? year + 1 : year);
}

/** The lunation of the last new moon whose day is not after that of the winter solstice of a year. */
function solsticeLunation(calendar: ChineseCalendar, year: number): number {
  const { epochSeconds } = calendar.term(year, DONG_ZHI);
  const dayNumber = lunarDayNumberAt(epochSeconds);
  // the mean new moon nearest to the solstice is that one or the next, and no later one is asked for at the range's end
  let lunation = lunationNear(epochSeconds / 86_400 + JULIAN_DAY_OF_EPOCH);
  while (calendar.newMoon(lunation).dayNumber > dayNumber) lunation -= 1;
  return lunation;
}

function startsBetween(calendar: ChineseCalendar, first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index0) => calendar.newMoon(first + index0).dayNumber);
}

/** The first month within which no major term falls, of thirteen that hold the twelve from solstice to solstice. */
function leapIn(calendar: ChineseCalendar, year: number, starts: readonly number[]): number {
  const majors = Array.from({ length: 13 }, (_, index0) =>
    lunarDayNumberAt(calendar.term(year - 1, DONG_ZHI + 2 * index0).epochSeconds),
  );
  return starts.findIndex((start, index0) => {
    const end = at(starts, index0 + 1);
    return !majors.some((day) => day >= start && day < end);
  });
}
