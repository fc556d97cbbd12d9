import { named } from "@almagest/i18n";
import { animals, phases } from "@almagest/i18n/chinese";
import * as z from "zod";
import { LUCK_DIRECTIONS } from "../bazi/luck";
import { gender } from "../bazi/luck-schema";
import { baziBirthDataSchema, baziConventionsSchema } from "../bazi/schema";
import { STAGES } from "../bazi/sections/stages";
import { animalId, branchId, chineseText, lunarSchema, phaseName, pillarId, pinyinText, stemId } from "../schema";
import { stageNames } from "../vocabulary/stages";
import { brightnessNames, palaceNames, transformationNames, ziWeiNames } from "../vocabulary/zi-wei";
import { BRIGHTNESSES } from "./brightness";
import { PALACES } from "./palaces";
import { ruleSet, rulesShape } from "./request";
import { STAR_KINDS } from "./stars";
import { TRANSFORMATIONS } from "./transformations";

export const palaceId = z.enum(PALACES).meta({ name: "ZiWeiPalaceId" });
const starId = z.string().meta({ description: "Of a star: pinyin without tones" });
const transformationId = z.enum(TRANSFORMATIONS).meta({ name: "ZiWeiTransformationId" });
const nominalAge = z.int().min(1);

const starSchema = z
  .object({
    id: starId,
    ...named("name", z.string(), ziWeiNames),
    chinese: chineseText,
    pinyin: pinyinText,
    kind: z.enum(STAR_KINDS).meta({ name: "ZiWeiStarKind" }),
    ...named(
      "brightness",
      z
        .enum(BRIGHTNESSES)
        .exactOptional()
        .meta({ name: "ZiWeiBrightness", description: "Only of stars that the table grades" }),
      brightnessNames,
    ),
    ...named(
      "transformation",
      transformationId.exactOptional().meta({ description: "By the stem of the year of birth" }),
      transformationNames,
    ),
  })
  .meta({ name: "ZiWeiStar" });

/** A star by its names alone. */
export const starNameSchema = z
  .object({ id: starId, ...named("name", z.string(), ziWeiNames), chinese: chineseText, pinyin: pinyinText })
  .meta({ name: "ZiWeiStarName" });

const godSchema = z
  .object({ id: z.string(), ...named("name", z.string(), ziWeiNames), chinese: chineseText, pinyin: pinyinText })
  .meta({ name: "ZiWeiGod" });

const stageSchema = z
  .object({
    id: z.enum(STAGES).meta({ name: "LifeStageId" }),
    ...named("name", z.string(), stageNames),
    chinese: chineseText,
    pinyin: pinyinText,
  })
  .meta({ name: "LifeStage" });

export const transformationSchema = z
  .object({
    id: transformationId,
    ...named("name", z.string(), transformationNames),
    chinese: chineseText,
    pinyin: pinyinText,
    star: starNameSchema,
    ...named("palace", palaceId.meta({ description: "Of the star, among the palaces of birth" }), palaceNames),
  })
  .meta({ name: "ZiWeiTransformation" });

const decadeSchema = z
  .object({
    index: z.int().min(1).max(12),
    fromAge: nominalAge.meta({ description: "As Chinese count: 1 in the year of birth" }),
    toAge: nominalAge.meta({ description: "Included" }),
    fromYear: z.int().meta({ description: "Chinese year" }),
    toYear: z.int().meta({ description: "Included" }),
  })
  .meta({ name: "ZiWeiDecade" });

export const palaceSchema = z
  .object({
    id: palaceId,
    ...named("name", z.string(), palaceNames),
    chinese: chineseText,
    pinyin: pinyinText,
    isBody: z.boolean().meta({ description: "Whether it is the body palace too" }),
    stem: stemId,
    branch: branchId,
    pillarChinese: chineseText,
    stars: z.array(starSchema).meta({ description: "The major ones first" }),
    decade: decadeSchema,
    smallLimitAges: z.array(nominalAge).meta({ description: "Ages to 120 whose small limit is here" }),
    stage: stageSchema.meta({ description: "Of the bureau" }),
    doctorGod: godSchema.meta({ description: "Of the twelve from Lu Cun" }),
    yearGod: godSchema.meta({ description: "Of the twelve from the branch of the year of birth" }),
    generalGod: godSchema.meta({ description: "Of the twelve from the peak branch of that year's trine" }),
  })
  .meta({ name: "ZiWeiPalace" });

const yearPalaceSchema = z
  .object({
    id: palaceId.meta({ description: "In that year" }),
    ...named("name", z.string(), palaceNames),
    chinese: chineseText,
    pinyin: pinyinText,
    ...named("natal", palaceId.meta({ description: "The palace of birth that it is on" }), palaceNames),
    stem: stemId.meta({ description: "By the stem of that year" }),
    branch: branchId,
    stars: z.array(starNameSchema).meta({ description: "Stars that move with the year" }),
    yearGod: godSchema,
    generalGod: godSchema,
  })
  .meta({ name: "ZiWeiYearPalace" });

const palace = named("palace", palaceId, palaceNames);

export const yearSchema = z
  .object({
    year: z.int(),
    age: nominalAge.meta({ description: "As Chinese count: 1 in the year of birth" }),
    pillar: pillarId,
    pillarChinese: chineseText,
    ...named("animal", animalId, animals),
    ...named(
      "lifePalace",
      palaceId.meta({ description: "The palace of birth at the branch of the year" }),
      palaceNames,
    ),
    transformations: z.array(transformationSchema).length(4).meta({ description: "By the stem of the year" }),
    palaces: z.array(yearPalaceSchema).length(12),
    decade: z
      .object({
        ...palace,
        fromAge: nominalAge,
        toAge: nominalAge.meta({ description: "Included" }),
        transformations: z.array(transformationSchema).length(4).meta({ description: "By the stem of that palace" }),
      })
      .exactOptional()
      .meta({ name: "ZiWeiDecadeInForce", description: "None before the first decade" }),
    ...named("smallLimit", palaceId.meta({ description: "The palace of that age's small limit" }), palaceNames),
    ...named("firstMonth", palaceId.meta({ description: "The palace of the first month (dou jun)" }), palaceNames),
  })
  .meta({ name: "ZiWeiYear", description: "Only where year was sent" });

export const bureauSchema = z
  .object({
    number: z.int().min(2).max(6),
    ...named("element", phaseName, phases),
    chinese: chineseText,
  })
  .meta({ name: "ZiWeiBureau", description: "The five-element bureau (wu xing ju)" });

/** Of the lunar date, the year and its stars: what does not depend on the hour but by the day that it belongs to. */
export const dateShape = {
  lunar: lunarSchema.meta({ description: "Of the day of the birth's clock" }),
  month: z.int().min(1).max(12).meta({ description: "The month that palaces are counted by" }),
  yearPillar: pillarId,
  yearPillarChinese: chineseText,
  ...named("zodiacAnimal", animalId, animals),
} as const;

export const hourBranch = branchId.meta({ description: "The double hour" });

export const chartShape = {
  direction: z.enum(LUCK_DIRECTIONS).meta({ description: "Of decades and rings" }),
  bureau: bureauSchema,
  lifeLord: starNameSchema,
  bodyLord: starNameSchema,
  ...named("bodyPalace", palaceId.meta({ description: "The palace that is the body palace" }), palaceNames),
} as const;

const { dayBoundary, yearBoundary, hourClock, hourTime, borders, calendar, utc, clock, ephemeris, ut1, pole, deltaT } =
  baziConventionsSchema.shape;

/** The conventions of a chart, with and without the hour. */
export const rulesUsedShape = {
  dayBoundary,
  yearBoundary,
  hourClock,
  ruleSet,
  ...rulesShape,
  meridian: z.string().meta({ description: "Whose days the new moons are" }),
  calendarNotice: z
    .string()
    .exactOptional()
    .meta({ description: "Only where printed calendars count the month otherwise: how, and why" }),
} as const;

const { notice } = baziConventionsSchema.shape;

export const ziWeiConventionsSchema = z
  .object({
    ...rulesUsedShape,
    hourTime,
    borders: borders.meta({ description: "Only within three minutes of a change of day or hour: the other side" }),
    ...{ calendar, utc, clock, ephemeris, ut1, pole, deltaT, notice },
  })
  .meta({ name: "ZiWeiConventions" });

const pillarsSchema = z.object({ year: pillarId, month: pillarId, day: pillarId, hour: pillarId }).meta({
  name: "ZiWeiPillars",
  description: "The Four Pillars; the month by the solar terms, the year by yearBoundary",
});

export const ziWeiChartOutput = z.object({
  birthData: baziBirthDataSchema,
  conventions: ziWeiConventionsSchema,
  gender,
  ...dateShape,
  hour: hourBranch,
  pillars: pillarsSchema,
  ...chartShape,
  palaces: z.array(palaceSchema).length(12),
  transformations: z.array(transformationSchema).length(4),
  annual: yearSchema.exactOptional(),
});
