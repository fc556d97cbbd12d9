import * as z from "zod";
import { YEAR_BOUNDARIES } from "../bazi/birth";
import { gender } from "../bazi/luck-schema";
import { baziBirthShape } from "../bazi/schema";
import { LAST_YEAR } from "./compute";
import {
  BRIGHTNESS_TABLES,
  FIRE_BELL_RULES,
  FIRST_DECADES,
  HORSE_BASES,
  KUI_YUE_VERSES,
  LEAP_MONTHS,
  LIFE_LORD_BASES,
  RULE_SETS,
  TRANSFORMATION_TABLES,
  WOUND_RULES,
} from "./schools";

export const ruleSet = z.enum(RULE_SETS).meta({ name: "ZiWeiRuleSet" });

/** The rules on which schools differ, as an answer names them. */
export const rulesShape = {
  leapMonth: z.enum(LEAP_MONTHS).meta({ name: "ZiWeiLeapMonth" }),
  transformationTable: z.enum(TRANSFORMATION_TABLES).meta({ name: "ZiWeiTransformationTable" }),
  kuiYueVerse: z.enum(KUI_YUE_VERSES).meta({ name: "ZiWeiKuiYueVerse" }),
  fireBellRule: z.enum(FIRE_BELL_RULES).meta({ name: "ZiWeiFireBellRule" }),
  horseBase: z.enum(HORSE_BASES).meta({ name: "ZiWeiHorseBase" }),
  woundRule: z.enum(WOUND_RULES).meta({ name: "ZiWeiWoundRule" }),
  lifeLordBase: z.enum(LIFE_LORD_BASES).meta({ name: "ZiWeiLifeLordBase" }),
  firstDecade: z.enum(FIRST_DECADES).meta({ name: "ZiWeiFirstDecade" }),
  brightnessTable: z.enum(BRIGHTNESS_TABLES).meta({ name: "ZiWeiBrightnessTable" }),
} as const;

function choice<Rule extends z.ZodEnum>(rule: Rule, description: string) {
  return rule.optional().meta({ description, fold: "separators", unlisted: true });
}

const { leapMonth, transformationTable, kuiYueVerse, fireBellRule, horseBase } = rulesShape;
const { woundRule, lifeLordBase, firstDecade, brightnessTable } = rulesShape;

/** The members of a request. A body made of them ends with `.check(requireLongitude)`. */
export const ziWeiShape = {
  ...baziBirthShape,
  dayBoundary: baziBirthShape.dayBoundary.meta({
    description: "From 23:00: split-zi and midnight keep the lunar day, early-zi begins the next one",
    fold: "separators",
  }),
  yearBoundary: z.enum(YEAR_BOUNDARIES).meta({ name: "BaziYearBoundary" }).default("lunar-new-year").meta({
    description: "Whether the year turns with the lunar year or at the instant of Li Chun",
    fold: "separators",
  }),
  gender: gender.meta({ fold: "case", description: "Decides the direction with the polarity of the year" }),
  year: z
    .int()
    .min(1900)
    .max(LAST_YEAR)
    .optional()
    .meta({ description: "A year to tell: its palaces, transformations, decade", examples: [2026] }),
  ruleSet: ruleSet.default("general").meta({
    description:
      "Rules on which schools differ, together: those in general use, the Quan Shu to the letter, the Zhongzhou school of Wang Tingzhi",
    fold: "separators",
  }),
  leapMonth: choice(
    leapMonth,
    "Birth in a leap month: split counts days 1 to 15 with the month itself, later ones with the next; next and same all of them",
  ),
  transformationTable: choice(
    transformationTable,
    "Stars that a stem transforms; tables differ for wu, geng and ren: quan-ji ren Zuo Fu; quan-shu ren Tian Fu; zhongzhou wu Tai Yang, geng and ren Tian Fu; min geng Tian Tong and Tai Yin; north geng Tian Tong and Tian Xiang",
  ),
  kuiYueVerse: choice(
    kuiYueVerse,
    "Tian Kui and Tian Yue of the stem xin at horse and tiger, at tiger and horse, or at horse and tiger with geng",
  ),
  fireBellRule: choice(fireBellRule, "Huo Xing and Ling Xing counted on by the hour, or by the year alone"),
  horseBase: choice(horseBase, "Tian Ma by the branch of the year or of the month"),
  woundRule: choice(
    woundRule,
    "Tian Shang with friends and Tian Shi with health always, or exchanged where decades run backward",
  ),
  lifeLordBase: choice(lifeLordBase, "Lord of life by the branch of the life palace or of the year"),
  firstDecade: choice(firstDecade, "Palace of the first decade: life, or the next one along the direction"),
  brightnessTable: choice(brightnessTable, "Table of brightness: the Quan Shu's or the Zhongzhou school's"),
} as const;
