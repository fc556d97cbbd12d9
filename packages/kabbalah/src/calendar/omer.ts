import { dayNumberOf, expandedDateOf } from "@almagest/civil-time";
import { InvariantError } from "@almagest/operation";
import { dayNumberOn, type HebrewDate } from "./hebrew-date";

/** The seven sephirot of the count, for its weeks and for the days in each. */
export const OMER_SEPHIROT = ["chesed", "gevurah", "tiferet", "netzach", "hod", "yesod", "malkuth"] as const;
export type OmerSephirah = (typeof OMER_SEPHIROT)[number];

/** 1 on 16 Nisan to 49 on 5 Sivan; undefined on every other day. */
export function omerDay({ month, day }: HebrewDate): number | undefined {
  if (month === 1 && day >= 16) return day - 15;
  if (month === 2) return 15 + day;
  return month === 3 && day <= 5 ? 44 + day : undefined;
}

const LAST_DAY = dayNumberOf("9999-12-31");

/** The civil day (daylight) of 16 Nisan after a Hebrew date outside the count; undefined past the year 9999. */
export function nextOmerStart(date: HebrewDate): string | undefined {
  const isAhead = date.month >= 7 || (date.month === 1 && date.day < 16);
  const start = dayNumberOn({ year: date.year + (isAhead ? 0 : 1), month: 1, day: 16 });
  if (start === undefined) throw new InvariantError("a year without 16 Nisan", { ...date });
  return start > LAST_DAY ? undefined : expandedDateOf(start);
}
