/** Parts (chalakim) of an hour and of a day; days run from 18:00. */
const HOUR = 1080;
const DAY = 24 * HOUR;
/** 29 days, 12 hours, 793 parts. */
const LUNATION = 29 * DAY + 12 * HOUR + 793;
/** The molad of the year 1, BaHaRaD: the second day, 5 hours and 204 parts; counted from the Sunday before. */
const FIRST_MOLAD = DAY + 5 * HOUR + 204;
/** That Sunday as a day since 1970-01-01. 1 Tishri of the year 1, the Monday after, is 7 October 3761 BCE (Julian). */
const FIRST_SUNDAY = -2_092_591;

const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, FRIDAY] = [0, 1, 2, 3, 5];

/** Seven years of 19 have a thirteenth month: the years 3, 6, 8, 11, 14, 17 and 19 of the cycle. */
export function isLeapYear(year: number): boolean {
  return (7 * year + 1) % 19 < 7;
}

/**
 * The day since 1970-01-01 on which 1 Tishri of a year falls (its daylight). Maimonides, Sanctification of the New Moon,
 * ch. 6 to 8: the mean new moon, put off where it comes at noon or later (molad zaken), on a Tuesday of a common year
 * from 9 hours 204 parts on (GaTaRaD), on a Monday after a leap year from 15 hours 589 parts on (BeTU TaKPaT), and from a
 * Sunday, Wednesday or Friday to the day after (ADU).
 */
export function newYear(year: number): number {
  const months = Math.floor((235 * year - 234) / 19);
  const parts = FIRST_MOLAD + months * LUNATION;
  const moladDay = Math.floor(parts / DAY);
  const time = parts - moladDay * DAY;
  const weekday = moladDay % 7;
  const isPutOff =
    time >= 18 * HOUR ||
    (weekday === TUESDAY && !isLeapYear(year) && time >= 9 * HOUR + 204) ||
    (weekday === MONDAY && isLeapYear(year - 1) && time >= 15 * HOUR + 589);
  const day = moladDay + (isPutOff ? 1 : 0);
  const isBarred = [SUNDAY, WEDNESDAY, FRIDAY].includes(day % 7);
  return FIRST_SUNDAY + day + (isBarred ? 1 : 0);
}

/** 353, 354 or 355 days; 383, 384 or 385 in a leap year. */
export function yearLength(year: number): number {
  return newYear(year + 1) - newYear(year);
}

/** 12 or 13, the number of the last month before Nisan. */
export function lastMonth(year: number): number {
  return isLeapYear(year) ? 13 : 12;
}

/** Days of a month, numbered from Nisan 1 to Adar 12, or to Adar II 13: 29 or 30. */
export function monthLength(year: number, month: number): number {
  switch (month) {
    case 8:
      return yearLength(year) % 10 === 5 ? 30 : 29;
    case 9:
      return yearLength(year) % 10 === 3 ? 29 : 30;
    case 12:
      return isLeapYear(year) ? 30 : 29;
    case 13:
      return 29;
    default:
      return month % 2 === 1 ? 30 : 29;
  }
}
