import { named } from "@almagest/i18n";
import { civilMoment, optionalProse, optionalProseList, prose, time } from "@almagest/operation";
import * as z from "zod";
import { civilCalendar, hebrewCivilDay } from "../calendar/civil-day";
import { ANGEL_DATINGS, LEAP_DAY_POLICIES, ROLES, YEAR_STARTS } from "../names/wheels";
import { sephirahId } from "../schema";
import { choirs } from "../vocabulary/choirs";
import { hebrewMonths } from "../vocabulary/months";
import { sephirahGlosses } from "../vocabulary/sephirah-glosses";
import { usualNames } from "../vocabulary/shem-names";

export const birthProfileBody = z.object({
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

export const hebrewDateSchema = z
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

export const birthdaySchema = z
  .object({
    from: z.string().meta({ description: "The day it is looked for from: today in the timezone sent, or the birth" }),
    date: z.string().nullable().meta({ description: "Its daylight; null where the Hebrew year has no such day" }),
    hebrewYear: z.int().meta({ description: "The year since the creation that was looked at" }),
    note: optionalProse,
  })
  .meta({ name: "HebrewBirthday" });

export const angelSchema = z
  .object({
    role: z.enum(ROLES),
    number: z.int().min(1).max(72).meta({ description: "Of the 72 names" }),
    name: z.string(),
    romanization: z.string(),
    ...named("traditionalName", z.string(), usualNames),
    ...named("choir", z.string(), choirs),
    window: prose.meta({ description: "Degrees of longitude, civil days, or clock times by local time" }),
    reading: prose,
  })
  .meta({ name: "BirthAngel" });

export const conventionsShape = z
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

export const sephirahOfBirth = z
  .object({
    id: sephirahId,
    number: z.int().min(1).max(10).nullable().meta({ description: "Keter 1 to malkuth 10" }),
    ...named("english", z.string(), sephirahGlosses),
    hebrew: z.string(),
    romanization: z.string(),
    reduced: z.int().min(1).max(10).meta({ description: "Digits of the day's and the year's letters, summed" }),
    meaning: prose,
  })
  .meta({ name: "SephirahOfBirth" });

export const birthProfileOutput = z.object({
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
  sephirah: sephirahOfBirth,
  conventions: conventionsShape,
});
