import { dateOfDayNumber } from "@almagest/civil-time";
import type { SolarTerm } from "./calendar";
import type { LunarMonth } from "./lunar";

const HONG_KONG = "the Hong Kong Observatory's tables mark that day as uncertain by one";

/** First days of months whose new moon is on the next day at UTC+8. Y. T. Liu (ytliu0.github.io/ChineseCalendar). */
const MONTHS_BY_MEAN_TIME = ["1914-11-17", "1916-02-03", "1920-11-10"];

/**
 * New moons so near midnight that printed calendars begin the month a day earlier: the Hong Kong Observatory's
 * conversion tables.
 */
const MONTHS_PRINTED_EARLIER: Readonly<Record<string, string>> = {
  "2057-09-29": HONG_KONG,
  "2097-08-08": HONG_KONG,
};

/** Solar terms that printed calendars have on another day, by the day at UTC+8; the same source. */
const TERMS_PRINTED: Readonly<Record<string, string>> = {
  "1912-11-22": "1912-11-23",
  "1913-09-23": "1913-09-24",
  "1917-12-08": "1917-12-07",
  "1927-09-09": "1927-09-08",
  "1928-06-22": "1928-06-21",
  "1979-01-20": "1979-01-21",
};

/** 1645-01-28, the first day of the Shixian calendar, which took up the true motion of the Sun. */
const TRUE_SUN_SINCE = -118_676;
/** 1900-01-01 */
const COMPARED_SINCE = -25_567;

/** The note on a lunar month whose days printed calendars count otherwise; undefined where they agree. */
export function monthNotice({ firstDayNumber, length }: LunarMonth): string | undefined {
  const nextDayNumber = firstDayNumber + length;
  return (
    oldCalendarNotice(firstDayNumber) ??
    byMeanTime(firstDayNumber, "begins") ??
    byMeanTime(nextDayNumber, "ends") ??
    beginsEarlier(firstDayNumber) ??
    endsEarlier(nextDayNumber)
  );
}

/** The same of a day on which a solar term falls. */
export function termNotice({ dayNumber }: SolarTerm): string | undefined {
  return termNoticeOn(dateOfDayNumber(dayNumber)) ?? oldCalendarNotice(dayNumber);
}

/** The same of a day of the almanac, which is counted in lunar months and by the terms. */
export function dayNotice(lunar: LunarMonth, date: string): string | undefined {
  const term = Object.entries(TERMS_PRINTED).find(([computed, printed]) => computed === date || printed === date);
  return monthNotice(lunar) ?? (term && termNoticeOn(term[0]));
}

function termNoticeOn(date: string): string | undefined {
  const printed = TERMS_PRINTED[date];
  return (
    printed &&
    `The solar term of ${date} stands on ${printed} in printed calendars, which counted from other tables or another meridian.`
  );
}

function oldCalendarNotice(dayNumber: number): string | undefined {
  if (dayNumber >= COMPARED_SINCE) return undefined;
  return dayNumber < TRUE_SUN_SINCE
    ? "Calendars before 1645 were made with mean solar terms and other rules; this date is today's rule carried back."
    : "Calendars before 1900 were made for Beijing with the tables of their time and can differ by a day or a month.";
}

/** On a turn of months that UTC+8 has a day later. */
function byMeanTime(dayNumber: number, turns: "begins" | "ends"): string | undefined {
  if (!MONTHS_BY_MEAN_TIME.includes(dateOfDayNumber(dayNumber))) return undefined;
  const there = dateOfDayNumber(turns === "begins" ? dayNumber + 1 : dayNumber);
  return `This month ${turns} a day earlier than by GB/T 33661-2017, which has UTC+8 in all years and ${there} here: calendars of 1912 to 1928 counted by the mean time of Beijing (UTC+7:45:40), and so does this answer.`;
}

function beginsEarlier(firstDayNumber: number): string | undefined {
  const reason = MONTHS_PRINTED_EARLIER[dateOfDayNumber(firstDayNumber)];
  return reason && `Printed calendars begin this month on ${dateOfDayNumber(firstDayNumber - 1)}: ${reason}.`;
}

function endsEarlier(nextDayNumber: number): string | undefined {
  const reason = MONTHS_PRINTED_EARLIER[dateOfDayNumber(nextDayNumber)];
  return (
    reason && `Printed calendars end this month a day earlier, on ${dateOfDayNumber(nextDayNumber - 2)}: ${reason}.`
  );
}
