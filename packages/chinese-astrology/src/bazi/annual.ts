import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { animals } from "@almagest/i18n/chinese";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  prose,
  type Words,
} from "@almagest/operation";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import { BRANCH_ROWS } from "../cycle/branches";
import { STEM_ROWS } from "../cycle/stems";
import { animalId } from "../schema";
import { chineseReader } from "../texts/reader";
import type { AnnualReading, AnnualReadingRequest, UncertainAnnualReading } from "../types";
import { type AnnualFacts, computeAnnual, YEAR_RELATIONS } from "./annual-facts";
import { annualLuckSchema, presentAnnualLuck } from "./annual-luck";
import { annualPillarSchema, presentAnnualPillar } from "./annual-schema";
import { annualPieces, relationKey } from "./annual-telling";
import { natalPillars } from "./chart";
import { gender } from "./luck-schema";
import { ANNUAL, presentInteractions } from "./meanings";
import { presentMeetings } from "./meetings";
import { momentBody, momentSchema, presentMoment } from "./moment";
import { presentOpenAnnual, uncertainAnnualReadingOutput } from "./open/annual";
import { computeOpenAnnual } from "./open/annual-facts";
import { presentBaziConventions, presentBirthData, presentTenGod, presentUsefulGod } from "./present";
import {
  baziBirthDataSchema,
  baziBirthShape,
  baziConventionsSchema,
  interactionSchema,
  meetingSchema,
  requireLongitude,
  roleSchema,
  tenGodSchema,
  usefulGodSchema,
} from "./schema";
import { phaseRole } from "./useful-god";

const output = z.object({
  birthData: baziBirthDataSchema,
  conventions: baziConventionsSchema,
  year: z.int(),
  annualPillar: annualPillarSchema,
  ...named("animal", animalId, animals),
  tenGod: tenGodSchema.meta({ description: "Of the year's stem" }),
  branchTenGod: tenGodSchema.meta({ description: "Of the strongest stem that the year's branch hides" }),
  yearBranchRelation: z
    .enum(YEAR_RELATIONS)
    .meta({ description: "Of the year's branch to that of the natal year; of two the first in this order" }),
  benMingNian: z.boolean().meta({ description: "Whether the year has the animal of birth" }),
  yearBranchRelationMeaning: prose,
  stemRole: roleSchema,
  branchRole: roleSchema,
  usefulGod: usefulGodSchema,
  interactions: z.array(interactionSchema).meta({ description: "The year's pillar with each natal one" }),
  meetings: z.array(meetingSchema).meta({
    description:
      "Half trines and directions of the year with natal pillars, and everything it meets in the luck pillar",
  }),
  luckPillar: annualLuckSchema.exactOptional(),
  moment: momentSchema.exactOptional(),
  summary: prose,
});

export const annualReading: BirthOperation<
  AnnualReadingRequest,
  AnnualReading,
  UncertainAnnualReading,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "calculateAnnualForecast",
  method: "POST",
  path: "/chinese-astrology/bazi/annual-forecast",
  summary: "A year upon a chart: its ten gods, its relation to the birth year, what it touches",
  description:
    "The pillar of a year of 1900 to 2100, not before the birth: its stem and branch as ten gods of the day master, its relation to the branch of the birth year, and every tie with the four pillars.",
  query: langQuery,
  body: z
    .object({
      ...baziBirthShape,
      year: z
        .int()
        .min(1900)
        .max(2100)
        .meta({ description: "The year", examples: [2026] }),
      gender: gender.optional().meta({
        fold: "case",
        description: "Adds the luck pillar in force",
      }),
      moment: momentBody.optional(),
    })
    .check(requireLongitude),
  output,
  needs: [needEphemeris],
  compute: computeAnnual,
  present: presentAnnual,
  uncertain: {
    births: ["time"],
    output: uncertainAnnualReadingOutput,
    compute: computeOpenAnnual,
    present: presentOpenAnnual,
  },
  examples: [{ date: "1990-06-15", time: "14:30:00", timezone: "Asia/Shanghai", year: 2026 }],
});

function presentAnnual(facts: AnnualFacts, words: Words): DraftOf<typeof output> {
  const { birth, pillar, relation, luck } = facts;
  const texts = chineseReader(words);
  const told = new Set<string>();
  const others = [...natalPillars(birth), ...(luck === undefined ? [] : [{ position: "luck", pillar: luck.pillar }])];
  const { animal } = BRANCH_ROWS[pillar.branch];
  return {
    birthData: presentBirthData(birth),
    conventions: presentBaziConventions(birth, words),
    year: facts.year,
    annualPillar: presentAnnualPillar(pillar),
    animal,
    tenGod: presentTenGod(facts.stemGod, words),
    branchTenGod: presentTenGod(facts.branchGod, words),
    yearBranchRelation: relation,
    benMingNian: relation === "same",
    yearBranchRelationMeaning: texts.lookup(`annualRelations.${relation}.${relationKey(facts)}`),
    stemRole: phaseRole(STEM_ROWS[pillar.stem].phase, facts),
    branchRole: phaseRole(BRANCH_ROWS[pillar.branch].phase, facts),
    usefulGod: presentUsefulGod(facts),
    interactions: presentInteractions(facts.interactions, texts, ANNUAL),
    meetings: presentMeetings(facts.meetings, texts, told),
    luckPillar: facts.luck && presentAnnualLuck(facts.luck, facts, words),
    moment: facts.moment && presentMoment(facts.moment, { facts, others, words, told }),
    summary: readingOf(annualPieces(facts, texts)),
  };
}
