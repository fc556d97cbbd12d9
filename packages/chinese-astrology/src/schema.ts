import { named } from "@almagest/i18n";
import { bodies } from "@almagest/i18n/astrology";
import { animals, phases } from "@almagest/i18n/chinese";
import { date, prose } from "@almagest/operation";
import * as z from "zod";
import { ACTIVITIES } from "./almanac/activities";
import { MANSION_PLANETS, PALACES } from "./almanac/mansions";
import { OFFICER_QUALITIES, OFFICERS } from "./almanac/officers";
import { ANIMALS, BRANCHES } from "./cycle/branches";
import { STEMS } from "./cycle/stems";
import { activityNames } from "./vocabulary/activities";
import { mansionAnimals } from "./vocabulary/mansion-animals";
import { mansionNames } from "./vocabulary/mansions";
import { naYinNames } from "./vocabulary/na-yin";
import { officerNames } from "./vocabulary/officers";

/** The phases as answers name them, in the order in which each feeds the next. */
export const PHASE_NAMES = ["Wood", "Fire", "Earth", "Metal", "Water"] as const;
export const POLARITIES = ["yang", "yin"] as const;

export const phaseName = z.enum(PHASE_NAMES).meta({ name: "Phase", description: "One of the five phases (wu xing)" });
export const polarity = z.enum(POLARITIES).meta({ name: "ChinesePolarity" });
export const animalId = z.enum(ANIMALS).meta({ name: "ChineseAnimal" });
export const stemId = z.enum(STEMS).meta({ name: "HeavenlyStemId", description: "Pinyin without tones" });
export const branchId = z.enum(BRANCHES).meta({ name: "EarthlyBranchId", description: "Pinyin without tones" });

export const chineseText = z.string().meta({ description: "Traditional characters, the same in every language" });
export const pinyinText = z.string().meta({ description: "Pinyin with tones" });

/** A number of the cycle of sixty. */
export const cycleNumber = z.int().min(1).max(60).meta({ description: "1 jia-zi to 60 gui-hai" });
export const pillarId = z.string().meta({ description: "Stem and branch, hyphened", examples: ["geng-wu"] });

export const stemSchema = z
  .object({
    id: stemId,
    chinese: chineseText,
    pinyin: pinyinText,
    ...named("element", phaseName, phases),
    polarity,
  })
  .meta({ name: "HeavenlyStem" });

export const branchSchema = z
  .object({
    id: branchId,
    chinese: chineseText,
    pinyin: pinyinText,
    ...named("animal", animalId, animals),
    ...named("element", phaseName, phases),
    polarity,
  })
  .meta({ name: "EarthlyBranch" });

/** Members of every answer about an animal; its phase is that of its branch, whatever the year. */
export const animalShape = {
  id: animalId,
  ...named("name", z.string(), animals),
  chinese: chineseText,
  pinyin: pinyinText,
  branch: branchId,
  ...named("element", phaseName.meta({ description: "The fixed phase of the branch" }), phases),
  polarity,
} as const;
export const animalSchema = z.object(animalShape).meta({ name: "ChineseAnimalRow" });

export const lunarSchema = z
  .object({
    year: z.int().meta({ description: "Turns with day 1 of month 1" }),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(30),
    isLeapMonth: z.boolean().meta({ description: "Whether it is the second month of its number in that year" }),
    monthLength: z.int().min(29).max(30).meta({ description: "Days" }),
    date: z.string().meta({ description: "The Gregorian date" }),
  })
  .meta({ name: "ChineseLunarDate" });

/** A pillar of the almanac, by its ids. */
export const almanacPillarSchema = z
  .object({
    id: pillarId,
    number: cycleNumber,
    stem: stemId,
    branch: branchId,
    chinese: chineseText,
    ...named("naYin", z.string(), naYinNames),
    ...named("naYinElement", phaseName, phases),
  })
  .meta({ name: "AlmanacPillar" });

const officerSchema = z
  .object({
    id: z.enum(OFFICERS),
    ...named("name", z.string(), officerNames),
    chinese: chineseText,
    pinyin: pinyinText,
    quality: z.enum(OFFICER_QUALITIES),
    meaning: prose,
  })
  .meta({ name: "DayOfficer" });

const mansionSchema = z
  .object({
    number: z.int().min(1).max(28),
    ...named("name", z.string(), mansionNames),
    chinese: chineseText,
    pinyin: pinyinText,
    palace: z.enum(PALACES),
    ...named(
      "planet",
      z.enum(MANSION_PLANETS).meta({ name: "MansionPlanet", description: "The weekday's, in fixed turn" }),
      [bodies, phases],
    ),
    ...named("animal", z.string().meta({ description: "Third character of the full name" }), mansionAnimals),
    meaning: prose,
  })
  .meta({ name: "LunarMansionOfDay" });

export const activityId = z.enum(ACTIVITIES).meta({ name: "AlmanacActivity" });

export const almanacDayShape = {
  date: z.string(),
  lunar: lunarSchema,
  yearPillar: almanacPillarSchema.meta({ description: "By Li Chun, whole days" }),
  monthPillar: almanacPillarSchema.meta({ description: "By the minor terms, whole days" }),
  dayPillar: almanacPillarSchema,
  dayOfficer: officerSchema,
  mansion: mansionSchema,
  ...named("clashAnimal", animalId.meta({ description: "The animal of the branch opposite the day's" }), animals),
  ...named("favours", z.array(activityId), activityNames),
  ...named("avoids", z.array(activityId), activityNames),
} as const;
export const almanacDaySchema = z.object(almanacDayShape).meta({ name: "AlmanacEntry" });

/** The conventions of dates of the Chinese calendar. */
export const calendarConventionsShape = {
  meridian: z.string().meta({ description: "Whose days the terms, new moons and dates are" }),
  ephemeris: z.string().meta({ description: "Name and version of what computed the sky" }),
  notice: z
    .string()
    .exactOptional()
    .meta({ description: "Only where printed calendars have another date: which, and why" }),
} as const;
export const calendarConventionsSchema = z
  .object(calendarConventionsShape)
  .meta({ name: "ChineseCalendarConventions" });

export const page = {
  total: z.int().min(0).meta({ description: "How many there are in all" }),
  limit: z.int().min(1),
  offset: z.int().min(0),
};

/** A day that the almanac is asked about. */
export const almanacDate = date.meta({ examples: ["2026-03-01"] });
