import { joined } from "@almagest/i18n";
import type { DraftOf } from "@almagest/operation";
import { calendarNoticeOf } from "@almagest/sky";
import type * as z from "zod";
import { isLeapYear } from "../calendar/arithmetic";
import type { HebrewBirthday } from "../calendar/birthday";
import { type HebrewDate, monthIdOf } from "../calendar/hebrew-date";
import { dateValues, hebrewDateString } from "../calendar/numerals";
import { sephirahOfValue } from "../compatibility/score";
import { spokenName } from "../names/spoken";
import type { AngelFacts } from "../names/wheels";
import { windowText } from "../names/window-text";
import type { KabbalahReader } from "../texts/reader";
import { presentSephirahName } from "../tree/present";
import { sephirahOf } from "../tree/sephirot";
import { choirs } from "../vocabulary/choirs";
import { hebrewMonths } from "../vocabulary/months";
import type { BirthProfileFacts } from "./birth-compute";
import type {
  angelSchema,
  birthdaySchema,
  birthProfileBody,
  birthProfileOutput,
  hebrewDateSchema,
  sephirahOfBirth,
} from "./birth-schema";
import { togetherText } from "./together";

export function presentBirth(facts: BirthProfileFacts, texts: KabbalahReader): DraftOf<typeof birthProfileOutput> {
  const { given, hebrewDate, skyless } = facts;
  const notices = [texts.text("psalmSource"), skyless && texts.text("skyless", skyless)].filter(
    (told) => told !== undefined,
  );
  return {
    birthData: { date: given.date, time: given.time, timezone: facts.offsetHours },
    hebrewDate: presentDate(hebrewDate, given.afterSunset),
    hebrewBirthday: presentBirthday(facts.birthday, texts),
    angels: facts.angels.map((angel, index0) => presentAngel(angel, facts.angels.slice(0, index0), given, texts)),
    together: togetherText(facts.angels, texts),
    notices: notices.length === 0 ? undefined : notices,
    sephirah: presentSephirah(hebrewDate, given.afterSunset, texts),
    conventions: {
      calendar: "proleptic-gregorian",
      angelDating: given.angelDating,
      yearStart: given.yearStart,
      leapDayPolicy: given.leapDayPolicy,
      afterSunset: given.afterSunset,
      ...(isOfFourDigits(given.date) && calendarNoticeOf(given)),
    },
  };
}

/** The sephirah that a Hebrew date comes to. */
export function presentSephirah(
  hebrewDate: HebrewDate,
  afterSunset: boolean,
  texts: KabbalahReader,
): DraftOf<typeof sephirahOfBirth> {
  const sunset = afterSunset ? "after" : "before";
  const values = dateValues(hebrewDate);
  const { reduced, sephirah: id } = sephirahOfValue(values.sum);
  const rule = hebrewDate.year % 1000 === 0 ? "thousands" : "year";
  const { english, romanization } = presentSephirahName(id);
  const { number, pointed } = sephirahOf(id);
  return {
    id,
    number,
    english,
    hebrew: pointed,
    romanization,
    reduced,
    meaning: joined([texts.text(`birthSum.${rule}`, { ...values, reduced, sunset }), texts.text(`birthNumbers.${id}`)]),
  };
}

/** A year before 0000 has a sign and six digits, and no register of births. */
export function isOfFourDigits(date: string): boolean {
  return date.length === "2000-01-01".length;
}

export function presentDate(date: HebrewDate, afterSunset: boolean): DraftOf<typeof hebrewDateSchema> {
  return {
    year: date.year,
    month: hebrewMonths[monthIdOf(date)].en,
    monthNumber: date.month,
    day: date.day,
    leapYear: isLeapYear(date.year),
    hebrew: hebrewDateString(date),
    afterSunset,
  };
}

/** Of a day that the year lacks, the note says what the day after is and when the day is there again. */
export function presentBirthday(birthday: HebrewBirthday, texts: KabbalahReader): DraftOf<typeof birthdaySchema> {
  const { from, date, hebrewYear, missing } = birthday;
  const note =
    missing &&
    texts.text("missingBirthday", {
      day: String(missing.day),
      month: hebrewMonths[missing.month][texts.speaks],
      year: String(hebrewYear),
      dayAfter: missing.dayAfter,
      nextReal: missing.nextReal,
      nextRealYear: String(missing.nextRealYear),
    });
  return { from, date, hebrewYear, note };
}

type AngelConventions = Pick<z.output<typeof birthProfileBody>, "angelDating" | "yearStart" | "leapDayPolicy">;

/** The office of the name, then its reading; a name that came before is not read twice. */
export function presentAngel(
  { role, name, window }: AngelFacts,
  before: readonly AngelFacts[],
  conventions: AngelConventions,
  texts: KabbalahReader,
): DraftOf<typeof angelSchema> {
  const same = before.find((other) => other.name.number === name.number);
  const isByDays = role === "body" && conventions.angelDating === "lenain-blocks";
  const office = texts.text(isByDays ? "roles.bodyByDays" : `roles.${role}`);
  const reading =
    same === undefined
      ? texts.lookup(`shem.${name.number}`)
      : texts.text("roles.again", { name: spokenName(name, texts.speaks) });
  return {
    role,
    number: name.number,
    name: name.name,
    romanization: name.romanization,
    traditionalName: name.traditionalName,
    choir: choirs[name.choir].en,
    window: windowText(window, conventions, texts),
    reading: office === undefined || reading === undefined ? undefined : `${office}\n\n${reading}`,
  };
}
