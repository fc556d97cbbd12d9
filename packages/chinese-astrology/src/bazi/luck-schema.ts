import { prose } from "@almagest/operation";
import * as z from "zod";
import { branchSchema, cycleNumber, pillarId, stemSchema } from "../schema";
import { GENDERS } from "./luck";
import { LUCK_STARTS } from "./luck-life";
import { meetingSchema, roleSchema, tenGodSchema } from "./schema";

export const gender = z.enum(GENDERS).meta({ name: "BaziGender" });
export const wholeYears = z.int().min(0);

const luckStartRule = z.enum(LUCK_STARTS).meta({ name: "LuckStartRule" });

/** Of a request. */
export const luckStartChoice = luckStartRule.optional().meta({
  description:
    "months, the default: ages to the nearest month, dates exact; minutes: exact years to minutes of life; double-hours: whole double hours, ten days each; years: whole days to whole years, one day left dropped, two raised",
  fold: "separators",
  unlisted: true,
});

/** The echo of an answer. */
export const luckStartUsed = luckStartRule.exactOptional().meta({ description: "As it was asked for" });

export const lifeToLuckSchema = z
  .object({
    years: wholeYears,
    months: z.int().min(0).max(11),
    days: z.int().min(0).max(29),
    hours: z.int().min(0).max(23),
    minutes: z.int().min(0).max(59),
  })
  .meta({
    name: "LifeToLuck",
    description: "Life from birth until luck begins; only where luckStart was sent, and is not months",
  });

export const luckPillarSchema = z
  .object({
    index: z.int().min(1).max(12),
    id: pillarId,
    number: cycleNumber,
    stem: stemSchema,
    branch: branchSchema,
    tenGod: tenGodSchema,
    startAge: wholeYears.meta({ description: "Years" }),
    endAge: wholeYears.meta({ description: "Years, excluded" }),
    startYear: z.int().meta({ description: "Year of birth and startAge; the months of startAgeMonths come on top" }),
    endYear: z.int().meta({ description: "Excluded" }),
    startDate: z
      .string()
      .meta({ description: "The first day, by the clock of the birth: birth and the exact interval" }),
    endDate: z.string().meta({ description: "The first day of the next pillar" }),
    stemRole: roleSchema.meta({ description: "Of the stem's element, which colors the first five years" }),
    branchRole: roleSchema.meta({ description: "Of the branch's element, which carries the last five" }),
    branchFrom: z.string().meta({ description: "The first day of the last five years" }),
    meetings: z.array(meetingSchema).meta({ description: "With the natal pillars" }),
    reading: prose,
  })
  .meta({ name: "LuckPillar" });

export const annualPillarSchema = z
  .object({
    year: z.int(),
    id: pillarId,
    number: cycleNumber,
    tenGod: tenGodSchema,
    luckPillarIndex: z.int().min(0).meta({
      description: "Of the luck pillar in force as the year ends, counted on past the last listed; 0 before the first",
    }),
    stemRole: roleSchema,
    branchRole: roleSchema,
    meetings: z.array(meetingSchema).meta({ description: "With the natal pillars and the luck pillar" }),
    reading: prose,
  })
  .meta({ name: "AnnualPillarOfLuck" });
