import { civilTimeAt, expandedDateOf, expandedDayNumberOf, resolveOnDay } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { joined, named } from "@almagest/i18n";
import {
  civilMoment,
  type DraftOf,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  optionalProse,
  optionalProseList,
  prose,
  time,
} from "@almagest/operation";
import { calendarNoticeOf } from "@almagest/sky";
import * as z from "zod";
import { isLeapYear } from "../calendar/arithmetic";
import { type HebrewBirthday, nextBirthday } from "../calendar/birthday";
import { civilCalendar, hebrewCivilDay } from "../calendar/civil-day";
import { type HebrewDate, hebrewDateOf, monthIdOf } from "../calendar/hebrew-date";
import { dateValues, hebrewDateString } from "../calendar/numerals";
import { sephirahOfValue } from "../compatibility/score";
import {
  ANGEL_DATINGS,
  type AngelFacts,
  angelsOf,
  LEAP_DAY_POLICIES,
  ROLES,
  type WheelInput,
  YEAR_STARTS,
} from "../names/wheels";
import { windowText } from "../names/window-text";
import { sephirahId } from "../schema";
import { type KabbalahReader, kabbalahReader } from "../texts/reader";
import { presentSephirahName } from "../tree/present";
import { sephirahOf } from "../tree/sephirot";
import type { BirthProfile, BirthProfileRequest } from "../types";
import { choirs } from "../vocabulary/choirs";
import { hebrewMonths } from "../vocabulary/months";
import { sephirahGlosses } from "../vocabulary/sephirah-glosses";
import { togetherText } from "./together";

const body = z.object({
  date: hebrewCivilDay,
  time: time.default("12:00:00"),
  timezone: civilMoment.shape.timezone,
  calendar: civilMoment.shape.calendar,
  angelDating: z.enum(ANGEL_DATINGS).default("solar-longitude").meta({
    fold: "separators",
    description: "Whether the 72 names share the zodiac by the Sun's tropical longitude, or the days of the year",
  }),
  yearStart: z.enum(YEAR_STARTS).default("march-21").meta({
    fold: "separators",
    description: "The day that opens the names' year, with lenain-blocks; Lenain himself opens it on 20 March",
  }),
  leapDayPolicy: z.enum(LEAP_DAY_POLICIES).default("extend-previous").meta({
    fold: "separators",
    description: "Whether 29 February counts with the day before or the day after, with lenain-blocks",
  }),
  afterSunset: z.boolean().default(false).meta({
    description: "Whether the birth was after sunset, when the next Hebrew day has begun; no sunset is computed",
  }),
});

const hebrewDateSchema = z
  .object({
    year: z.int().meta({ description: "Since the creation" }),
    ...named("month", z.string(), hebrewMonths),
    monthNumber: z.int().min(1).max(13).meta({ description: "From Nisan 1 to Adar 12 and Adar II 13" }),
    day: z.int().min(1).max(30).meta({ description: "Of the month" }),
    leapYear: z.boolean(),
    hebrew: z.string(),
    afterSunset: z.boolean(),
  })
  .meta({ name: "HebrewDate" });

const birthdaySchema = z
  .object({
    from: z.string().meta({ description: "The day it is looked for from: today in the timezone sent, or the birth" }),
    date: z.string().nullable().meta({ description: "Its daylight; null where the Hebrew year has no such day" }),
    hebrewYear: z.int().meta({ description: "The year since the creation that was looked at" }),
    note: optionalProse,
  })
  .meta({ name: "HebrewBirthday" });

const angelSchema = z
  .object({
    role: z.enum(ROLES),
    number: z.int().min(1).max(72).meta({ description: "Of the 72 names" }),
    name: z.string(),
    romanization: z.string(),
    traditionalName: z.string(),
    ...named("choir", z.string(), choirs),
    window: z.string().meta({ description: "Degrees of longitude, civil days, or clock times by local time" }),
    reading: prose,
  })
  .meta({ name: "BirthAngel" });

const conventionsShape = z
  .object({
    calendar: civilCalendar,
    angelDating: z.enum(ANGEL_DATINGS),
    yearStart: z.enum(YEAR_STARTS),
    leapDayPolicy: z.enum(LEAP_DAY_POLICIES),
    afterSunset: z.boolean(),
    notice: z.string().exactOptional().meta({
      description:
        "Only of a date from 0000 to 1582-10-14 whose calendar was not named: how it was read, and its Julian date",
    }),
  })
  .meta({ name: "BirthProfileConventions" });

const output = z.object({
  birthData: z
    .object({
      date: z.string(),
      time: z.string(),
      timezone: z.number().meta({ description: "Decimal hours in force at that date and time" }),
    })
    .meta({ name: "KabbalahBirthData" }),
  hebrewDate: hebrewDateSchema,
  hebrewBirthday: birthdaySchema,
  angels: z.array(angelSchema).meta({ description: "Three; without the Sun's place, only the one by the clock" }),
  together: optionalProse.meta({
    description: "The three names read with each other, by their choirs; absent where there are not three",
  }),
  notices: optionalProseList,
  sephirah: z
    .object({
      id: sephirahId,
      number: z.int().min(1).max(10).nullable().meta({ description: "Keter 1 to malkuth 10" }),
      ...named("english", z.string(), sephirahGlosses),
      hebrew: z.string(),
      romanization: z.string(),
      reduced: z.int().min(1).max(10).meta({ description: "Digits of the day's and the year's letters, summed" }),
      meaning: prose,
    })
    .meta({ name: "SephirahOfBirth" }),
  conventions: conventionsShape,
});

export interface BirthProfileFacts {
  readonly given: z.output<typeof body>;
  /** Days that the sky covers, where the Sun's place was asked for and the birth is outside them. */
  readonly skyless: { readonly from: string; readonly to: string } | undefined;
  readonly offsetHours: number;
  readonly hebrewDate: HebrewDate;
  readonly birthday: HebrewBirthday;
  readonly angels: readonly AngelFacts[];
}

/** The Hebrew date, its next birthday, and the three names of a birth. The sky is asked for names by degrees alone. */
export function computeBirthProfile(
  sent: z.output<typeof body>,
  { ephemeris, now }: SkyContext & NowContext,
): BirthProfileFacts {
  const dayNumber = expandedDayNumberOf(sent.date);
  const input = { ...sent, date: expandedDateOf(dayNumber) };
  const { offsetHours, epochMilliseconds } = resolveOnDay(dayNumber, input);
  const hebrewDate = hebrewDateOf(input.date, input.afterSunset);
  const today = civilTimeAt(now, input.timezone).date;
  const isByDegrees = input.angelDating === "solar-longitude";
  const sunLongitudeDeg = isByDegrees ? sunAt(ephemeris, epochMilliseconds) : undefined;
  const wheel: WheelInput = { ...input, sunLongitudeDeg };
  const { fromDate, toDate } = ephemeris.range;
  return {
    given: input,
    skyless: isByDegrees && sunLongitudeDeg === undefined ? { from: fromDate, to: toDate } : undefined,
    offsetHours,
    hebrewDate,
    birthday: nextBirthday(hebrewDate, laterOf(today, input.date)),
    angels: angelsOf(wheel),
  };
}

const DAY_MS = 86_400_000;

/** The Sun's tropical longitude in degrees; undefined on a day, in UTC, that the sky does not cover. */
function sunAt(ephemeris: Ephemeris, epochMilliseconds: number): number | undefined {
  const { fromDate, toDate } = ephemeris.range;
  const dayNumber = Math.floor(epochMilliseconds / DAY_MS);
  if (dayNumber < expandedDayNumberOf(fromDate) || dayNumber > expandedDayNumberOf(toDate)) return undefined;
  return ephemeris.ecliptic("sun", ephemeris.timeScales(epochMilliseconds).jdTt).longitudeDeg;
}

function laterOf(first: string, second: string): string {
  return expandedDayNumberOf(first) < expandedDayNumberOf(second) ? second : first;
}

export const birthProfile: Operation<BirthProfileRequest, BirthProfile, SkyContext & NowContext> = defineOperation({
  id: "generateBirthProfile",
  method: "POST",
  path: "/kabbalah/birth-profile",
  summary: "A birth: its Hebrew date and birthday, three of the 72 names, a sephirah",
  description:
    "The Hebrew date is arithmetic; whether the sun had set is the caller's word. Names for days and degrees are a practice of Renaissance and later writers.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris, needNow],
  compute: computeBirthProfile,
  present: (facts, words) => presentBirth(facts, kabbalahReader(words)),
  examples: [{ date: "1990-06-15", time: "14:30:00", timezone: "America/New_York" }],
});

function presentBirth(facts: BirthProfileFacts, texts: KabbalahReader): DraftOf<typeof output> {
  const { given, hebrewDate, skyless } = facts;
  const notices = [texts.text("psalmSource"), skyless && texts.text("skyless", skyless)].filter(
    (told) => told !== undefined,
  );
  const values = dateValues(hebrewDate);
  const { reduced, sephirah: id } = sephirahOfValue(values.sum);
  const sunset = given.afterSunset ? "after" : "before";
  const rule = hebrewDate.year % 1000 === 0 ? "thousands" : "year";
  const { english, romanization } = presentSephirahName(id);
  const { number, pointed } = sephirahOf(id);
  return {
    birthData: { date: given.date, time: given.time, timezone: facts.offsetHours },
    hebrewDate: presentDate(hebrewDate, given.afterSunset),
    hebrewBirthday: presentBirthday(facts.birthday, texts),
    angels: facts.angels.map((angel, index0) => presentAngel(angel, facts.angels.slice(0, index0), given, texts)),
    together: togetherText(facts.angels, texts),
    notices: notices.length === 0 ? undefined : notices,
    sephirah: {
      id,
      number,
      english,
      hebrew: pointed,
      romanization,
      reduced,
      meaning: joined([
        texts.text(`birthSum.${rule}`, { ...values, reduced, sunset }),
        texts.text(`birthNumbers.${id}`),
      ]),
    },
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

/** A year before 0000 has a sign and six digits, and no register of births. */
function isOfFourDigits(date: string): boolean {
  return date.length === "2000-01-01".length;
}

function presentDate(date: HebrewDate, afterSunset: boolean): DraftOf<typeof hebrewDateSchema> {
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
function presentBirthday(birthday: HebrewBirthday, texts: KabbalahReader): DraftOf<typeof birthdaySchema> {
  const { from, date, hebrewYear, missing } = birthday;
  const note =
    missing &&
    texts.text("missingBirthday", {
      day: `${missing.day} ${hebrewMonths[missing.month].en}`,
      year: String(hebrewYear),
      dayAfter: missing.dayAfter,
      nextReal: missing.nextReal,
      nextRealYear: String(missing.nextRealYear),
    });
  return { from, date, hebrewYear, note };
}

/** The office of the name, then its reading; a name that came before is not read twice. */
function presentAngel(
  { role, name, window }: AngelFacts,
  before: readonly AngelFacts[],
  conventions: z.output<typeof body>,
  texts: KabbalahReader,
): DraftOf<typeof angelSchema> {
  const same = before.find((other) => other.name.number === name.number);
  const isByDays = role === "body" && conventions.angelDating === "lenain-blocks";
  const office = texts.text(isByDays ? "roles.bodyByDays" : `roles.${role}`);
  const reading =
    same === undefined
      ? texts.lookup(`shem.${name.number}`)
      : texts.text("roles.again", { name: name.traditionalName });
  return {
    role,
    number: name.number,
    name: name.name,
    romanization: name.romanization,
    traditionalName: name.traditionalName,
    choir: choirs[name.choir].en,
    window: windowText(window, conventions),
    reading: office === undefined || reading === undefined ? undefined : `${office}\n\n${reading}`,
  };
}
