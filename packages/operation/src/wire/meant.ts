/** No text of this length is one number or one date. */
const LONGEST = 40;

/** Numbers that a text may stand for, the likeliest first: `40,7` is 40.7, `1,500` 1.5 or 1500, `73.9 W` -73.9. */
export function numbersMeant(text: string): readonly number[] {
  const plain = text.length > LONGEST ? "" : text.normalize("NFKC").replace(/[\u2212\u2013]/g, "-");
  const [, sign = "", digits = "", side = ""] = (plain.length <= LONGEST && NUMBER.exec(plain)) || [];
  const isNegative = (sign === "-") !== /[SW]/i.test(side);
  const sizes = sizesOf(digits).filter((size) => Number.isFinite(size));
  return sizes.map((size) => (isNegative && size !== 0 ? -size : size));
}

/** A sign, possible digits, and the side of the globe after a sign for degrees. */
const NUMBER = /^\s*([+-]?)\s*([\da-fx.,_'\u2019\s]+?(?:[+-]\d+)?)\s*\u00b0?\s*([NSEW]?)\s*$/i;

/** The same for digits without a sign; empty where they are none. */
function sizesOf(digits: string): readonly number[] {
  if (/^(?:0x[\da-f]+|\d+(?:\.\d*)?e[+-]?\d+)$/i.test(digits)) return [Number(digits)];
  if (/^(?:\d+\.?|\d*\.\d+)$/.test(digits)) return [Number(digits)];
  const grouped = /^\d{1,3}(?:[,_'\u2019\s]\d{3})+(?:\.\d+)?$/.test(digits)
    ? [Number(digits.replace(/[^\d.]/g, ""))]
    : [];
  if (/^\d*,\d+$/.test(digits)) return [Number(digits.replace(",", ".")), ...grouped];
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits)) return [Number(digits.replaceAll(".", "").replace(",", "."))];
  return grouped;
}

const YES = /^(?:true|yes|y|on|1)$/i;
const NO = /^(?:false|no|n|off|0)$/i;

/** The boolean that a text stands for. */
export function booleanMeant(text: string): boolean | undefined {
  const word = text.length > LONGEST ? "" : text.trim();
  return YES.test(word) ? true : NO.test(word) ? false : undefined;
}

/**
 * Days that a text in another form may stand for, as YYYY-MM-DD: `13.04.1983` is one, `04.05.1983` two, for day and month
 * may be exchanged. Of a date with a time of day it is the date.
 */
export function datesMeant(text: string): readonly string[] {
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].{0,20})?$/.exec(text.trim()) ?? [];
  if (year !== undefined) return daysOf([[year, month, day]]);
  const [, first, second, last] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(text.trim()) ?? [];
  return daysOf([
    [last, second, first],
    [last, first, second],
  ]);
}

type Parts = readonly [year: string | undefined, month: string | undefined, day: string | undefined];

/** The days that exist in the calendar, each once. */
function daysOf(all: readonly Parts[]): readonly string[] {
  const days = all.flatMap(([year = "", month = "", day = ""]) => {
    const isDay = year !== "" && Number(day) >= 1 && Number(day) <= lastDay(Number(year), Number(month));
    return isDay ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : [];
  });
  return [...new Set(days)];
}

/** The number of days in a month; 0 for a month that does not exist. */
export function lastDay(year: number, month: number): number {
  if (!(month >= 1 && month <= 12)) return 0;
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
