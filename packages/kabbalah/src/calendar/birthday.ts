import { expandedDateOf, expandedDayNumberOf } from "@almagest/civil-time";
import { InvariantError } from "@almagest/operation";
import { isLeapYear, lastMonth } from "./arithmetic";
import { dayNumberOn, type HebrewDate, hebrewDateOn, type MonthId, monthIdOf } from "./hebrew-date";

export interface HebrewBirthday {
  /** The first day that was looked at. */
  readonly from: string;
  /** The civil day of the birthday; null where that Hebrew year has no such day. */
  readonly date: string | null;
  readonly hebrewYear: number;
  /** For a date without such a day: its name, the civil day that follows its place, and the next real one. */
  readonly missing?: {
    readonly day: number;
    readonly month: MonthId;
    readonly dayAfter: string;
    readonly nextReal: string;
    readonly nextRealYear: number;
  };
}

/** Year after year until the day exists: at most a few of them. */
const MOST_YEARS = 40;

/**
 * The next birthday in the Hebrew calendar from a civil day on, that day included. A birth in Adar of a common year is
 * kept in Adar II of a leap year, one in either Adar of a leap year in the single Adar of a common one (Shulchan Aruch,
 * Orach Chayim 55:10, on coming of age). The thirtieth of Cheshvan, Kislev or Adar I is missing in some years.
 */
export function nextBirthday(birth: HebrewDate, from: string): HebrewBirthday {
  const fromDay = expandedDayNumberOf(from);
  const thisYear = hebrewDateOn(fromDay).year;
  for (const year of [thisYear, thisYear + 1]) {
    const wanted = { year, month: monthIn(year, birth), day: birth.day };
    const found = dayNumberOn(wanted);
    if (found !== undefined && found >= fromDay) return { from, date: expandedDateOf(found), hebrewYear: year };
    if (found === undefined && dayAfter(wanted) >= fromDay) return missingIn(wanted, birth, from);
  }
  throw new InvariantError("no birthday within two years", { from });
}

function monthIn(year: number, birth: HebrewDate): number {
  if (birth.month < 12) return birth.month;
  if (!isLeapYear(year)) return 12;
  return isLeapYear(birth.year) ? birth.month : 13;
}

/** The day after a thirtieth that its month lacks. */
function dayAfter({ year, month, day }: HebrewDate): number {
  const before = dayNumberOn({ year, month, day: day - 1 });
  if (before === undefined)
    throw new InvariantError("more than one day missing at the end of a month", { year, month });
  return before + 1;
}

function missingIn(wanted: HebrewDate, birth: HebrewDate, from: string): HebrewBirthday {
  const after = expandedDateOf(dayAfter(wanted));
  for (let year = wanted.year + 1; year <= wanted.year + MOST_YEARS; year++) {
    const real = dayNumberOn({ year, month: monthIn(year, birth), day: birth.day });
    if (real === undefined) continue;
    const missing = {
      day: birth.day,
      month: monthIdOf({ year: wanted.year, month: Math.min(wanted.month, lastMonth(wanted.year)) }),
      dayAfter: after,
      nextReal: expandedDateOf(real),
      nextRealYear: year,
    };
    return { from, date: null, hebrewYear: wanted.year, missing };
  }
  throw new InvariantError("a Hebrew day missing for forty years", { ...wanted });
}
