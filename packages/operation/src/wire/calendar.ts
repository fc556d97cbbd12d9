import type { Issue } from "../contract/issues";

/** A member that says of which calendar a date beside it is. */
export interface CalendarMembers {
  readonly calendar: string;
  readonly date: string;
  /** The day on which a range of times that begins on that date ends. */
  readonly dateTo?: string;
}

/** Of several dates the one of birth: all others are of our time. */
const DATES = ["birthDate", "date"] as const;

/** The calendar of an object and the date that it is of; undefined where the object takes no calendar. */
export function calendarMembersOf(
  names: readonly string[],
  isCalendar: (name: string) => boolean,
): CalendarMembers | undefined {
  const calendar = names.find(isCalendar);
  const date = DATES.find((name) => names.includes(name));
  if (calendar === undefined || date === undefined) return undefined;
  const dateTo = `${date}To`;
  return names.includes(dateTo) ? { calendar, date, dateTo } : { calendar, date };
}

const WRITTEN = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** The days between the two calendars, which neither has where the one follows the other. */
const LAST_JULIAN = "1582-10-04";
const FIRST_GREGORIAN = "1582-10-15";

/** Members with a Gregorian date, and the day that no calendar had. */
export interface Converted {
  readonly members: Readonly<Record<string, unknown>>;
  readonly issue?: Issue;
}

/**
 * Converts the date of an object that names another calendar, `julian`, or `auto` with a day before the reform of 1582.
 * The calendar is `gregorian` then, so that a request that is read twice is converted once.
 *
 * @returns undefined where there is nothing to convert. A date that is none is left for the schema to refuse.
 */
export function toGregorian(
  read: Readonly<Record<string, unknown>>,
  { dateTo, ...names }: CalendarMembers,
  path: readonly string[],
): Converted | undefined {
  const first = dateConverted(read, names, path);
  if (dateTo === undefined || read[dateTo] === undefined || first === undefined) return first;
  const last = dateConverted(read, { ...names, date: dateTo }, path);
  const members = { ...first.members, [dateTo]: (last?.members ?? read)[dateTo] };
  const issue = first.issue ?? last?.issue;
  return issue === undefined ? { members } : { members, issue };
}

function dateConverted(
  read: Readonly<Record<string, unknown>>,
  names: Omit<CalendarMembers, "dateTo">,
  path: readonly string[],
): Converted | undefined {
  const calendar = read[names.calendar];
  if (calendar !== "julian" && calendar !== "auto") return undefined;
  const sent = read[names.date];
  const [, year, month = "", day = ""] = typeof sent === "string" ? (WRITTEN.exec(sent) ?? []) : [];
  if (year === undefined) return undefined;
  const date = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  const isGregorian = calendar === "auto" && date > LAST_JULIAN;
  if (isGregorian && date < FIRST_GREGORIAN) return { members: read, issue: leftOut(date, names, path) };
  const gregorian = isGregorian ? date : gregorianOf(Number(year), Number(month), Number(day));
  if (gregorian === undefined) return undefined;
  return { members: { ...read, [names.calendar]: "gregorian", [names.date]: gregorian } };
}

function leftOut(
  date: string,
  { calendar, date: name }: Omit<CalendarMembers, "dateTo">,
  path: readonly string[],
): Issue {
  const message = `${name} ${date} is one of the ten days that the calendar left out: ${LAST_JULIAN} was followed by ${FIRST_GREGORIAN}. Send ${calendar} julian where it was counted on, or gregorian.`;
  return { path: [...path, name].join("."), message, code: "invalid_format", format: "date" };
}

const DAY_MS = 86_400_000;
/** The Julian day number of 1970-01-01, whose noon it is. */
const EPOCH_JULIAN_DAY = 2_440_588;

/** A date of the Julian calendar in the Gregorian one; undefined where the Julian has no such day. */
function gregorianOf(year: number, month: number, day: number): string | undefined {
  const lengths = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (day < 1 || day > (lengths[month - 1] ?? 0)) return undefined;
  // years from March, counted from a leap year far back (Richards, Explanatory Supplement to the Almanac, 15.11)
  const early = month <= 2 ? 1 : 0;
  const marchYear = year + 4800 - early;
  const monthDays = Math.floor((153 * (month + 12 * early - 3) + 2) / 5);
  const julianDay = day + monthDays + 365 * marchYear + Math.floor(marchYear / 4) - 32_083;
  return new Date((julianDay - EPOCH_JULIAN_DAY) * DAY_MS).toISOString().slice(0, -14);
}
