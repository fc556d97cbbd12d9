import { type DraftOf, prose, proseList } from "@almagest/operation";
import * as z from "zod";
import { coreNumber } from "../core/answer";
import { birthDayProfile } from "../core/birth-days";
import { monthReading, yearReading } from "../cycles/schema";
import { karmicDebtRecord } from "../karmic/present-debt";
import { karmicLessonsRecord } from "../karmic/present-lessons";
import { dateConventions, letters, nameConventions } from "../schema";
import { luckyAssociations } from "./lucky";

const span = {
  position: z.int().min(1).max(4),
  number: z.int(),
  startAge: z.int().meta({ description: "Completed years of life" }),
  endAge: z.int().nullable().meta({ description: "The last year of the span; null where it has no end" }),
  phase: prose,
};

export const pinnacleMeaning = z
  .object({
    title: prose,
    description: prose,
    opportunities: proseList,
    challenges: proseList,
  })
  .meta({ name: "PinnacleMeaning" });
export const challengeMeaning = z
  .object({ title: prose, description: prose, lesson: prose, howToOvercome: prose })
  .meta({ name: "ChallengeMeaning" });

/** A title and what it says. */
export const titled = z.object({ title: prose, description: prose });

const stone = z.object({ letter: z.string(), number: z.int(), meaning: prose }).meta({ name: "NameLetter" });

export const chartOutput = z.object({
  profile: z.object({ name: z.string(), birthdate: z.string(), letters }),
  coreNumbers: z.object({
    lifePath: coreNumber,
    expression: coreNumber,
    soulUrge: coreNumber,
    personality: coreNumber,
    birthDay: coreNumber,
    maturity: coreNumber,
  }),
  birthDayProfile,
  luckyAssociations,
  additionalInsights: z.object({
    karmicLessons: karmicLessonsRecord,
    karmicDebt: karmicDebtRecord,
    personalYear: yearReading.extend({ year: z.int(), personalMonth: monthReading.extend({ calendarMonth: z.int() }) }),
    pinnacles: z.array(z.object({ ...span, meaning: pinnacleMeaning })).length(4),
    challenges: z.array(z.object({ ...span, meaning: challengeMeaning })).length(4),
    hiddenPassion: titled.extend({ number: z.int(), count: z.int(), allPassions: z.array(z.int()) }),
    subconsciousSelf: titled.extend({ number: z.int(), uniqueNumbers: z.array(z.int()) }),
    nameLetters: z.object({
      cornerstone: stone,
      capstone: stone,
      firstVowel: z.object({ letter: z.string(), meaning: prose }),
    }),
  }),
  maturityStatus: z.object({ isActive: z.boolean(), currentAge: z.int(), activationRange: z.string() }),
  summary: prose,
  conventions: nameConventions
    .extend({ ...dateConventions.shape, year: z.literal("calendar") })
    .meta({ name: "NumerologyChartConventions" }),
});

export type ChartAnswer = DraftOf<typeof chartOutput>;
