import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { inSentence } from "@almagest/i18n";
import { solarTerms as termNames } from "@almagest/i18n/chinese";
import { at, type DraftOf, defineOperation, langQuery, type Operation, prose, type Words } from "@almagest/operation";
import { type Piece, ranked, readingOf } from "@almagest/telling";
import * as z from "zod";
import { SOLAR_TERMS } from "../calendar/solar-terms";
import { BRANCH_ROWS } from "../cycle/branches";
import { STEM_ROWS } from "../cycle/stems";
import { TEN_GOD_ROWS } from "../cycle/ten-gods";
import { presentBranch, presentStem } from "../present";
import { branchSchema, cycleNumber, pillarId, stemSchema } from "../schema";
import { type ChineseTeller, telling } from "../texts/families";
import { type ChineseReader, chineseReader } from "../texts/reader";
import type { LuckAge, LuckArc } from "../texts/shape";
import type { LuckReading, LuckReadingRequest } from "../types";
import type { BaziInput } from "./birth";
import { computeDayMaster, type DayMasterFacts } from "./day-master";
import { phaseFavor } from "./favor";
import {
  type AnnualPillar,
  annualPillars,
  GENDERS,
  type Gender,
  LUCK_DIRECTIONS,
  type LuckPillar,
  type LuckStart,
  luckPillars,
  luckStart,
} from "./luck";
import { branchTenGod, presentBaziConventions, presentBirthData, presentTenGod } from "./present";
import { baziBirthDataSchema, baziBirthShape, baziConventionsSchema, requireLongitude, tenGodSchema } from "./schema";

const gender = z.enum(GENDERS).meta({ name: "BaziGender" });
const wholeYears = z.int().min(0);

const luckPillarSchema = z
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
    reading: prose,
  })
  .meta({ name: "LuckPillar" });

const annualPillarSchema = z
  .object({
    year: z.int(),
    id: pillarId,
    number: cycleNumber,
    tenGod: tenGodSchema,
    luckPillarIndex: z.int().min(0).meta({
      description: "Of the luck pillar in force as the year ends, counted on past the last listed; 0 before the first",
    }),
  })
  .meta({ name: "AnnualPillarOfLuck" });

const output = z.object({
  birthData: baziBirthDataSchema,
  conventions: baziConventionsSchema,
  gender,
  direction: z.enum(LUCK_DIRECTIONS),
  startAge: wholeYears.meta({ description: "Whole years at which luck begins" }),
  startAgeMonths: z.int().min(0).max(11).meta({ description: "Months beyond the whole years" }),
  daysToTerm: z.number().meta({ description: "Days from birth to the boundary term, one decimal" }),
  boundaryTerm: z.enum(SOLAR_TERMS).meta({ name: "SolarTermId" }),
  boundaryTermName: z.string().meta({ description: "In the language asked for" }),
  luckPillars: z.array(luckPillarSchema),
  annualPillars: z
    .array(annualPillarSchema)
    .exactOptional()
    .meta({ description: "Only where annualFromYear was sent" }),
  summary: prose,
});

export interface LuckInput extends BaziInput {
  readonly gender: Gender;
  readonly count: number;
  readonly annualFromYear?: number | undefined;
  readonly annualYears: number;
}

export interface LuckFacts extends DayMasterFacts {
  readonly gender: Gender;
  readonly start: LuckStart;
  readonly pillars: readonly LuckPillar[];
  readonly annual: readonly AnnualPillar[] | undefined;
}

export function computeLuck(input: LuckInput, context: { readonly ephemeris: Ephemeris }): LuckFacts {
  const facts = computeDayMaster(input, context);
  const start = luckStart(facts.birth, input.gender);
  const { annualFromYear: from, annualYears } = input;
  return {
    ...facts,
    gender: input.gender,
    start,
    pillars: luckPillars(facts.birth, start, input.count),
    annual: from === undefined ? undefined : annualPillars(facts.birth, start, { from, count: annualYears }),
  };
}

const annualYear = z.int().min(1900).max(2100);

export const luckReading: Operation<LuckReadingRequest, LuckReading, SkyContext> = defineOperation({
  id: "calculateLuckPillars",
  method: "POST",
  path: "/chinese-astrology/bazi/luck-pillars",
  summary: "The ten-year luck pillars of a life, and annual pillars on request",
  description:
    "Forward for a man of a yang year or a woman of a yin one, else backward; three days between birth and the minor term are a year, one day is four months.",
  query: langQuery,
  body: z
    .object({
      ...baziBirthShape,
      gender: gender.meta({ fold: "case", description: "Decides the direction with the polarity of the year" }),
      count: z.int().min(1).max(12).default(8).meta({ description: "How many luck pillars" }),
      annualFromYear: annualYear.optional().meta({ description: "First year of annual pillars", examples: [2026] }),
      annualYears: z.int().min(1).max(20).default(10).meta({ description: "How many annual pillars" }),
    })
    .check(requireLongitude),
  output,
  needs: [needEphemeris],
  compute: computeLuck,
  present: presentLuck,
  examples: [
    {
      date: "1990-06-15",
      time: "14:30:00",
      timezone: "Asia/Shanghai",
      gender: "male",
      count: 8,
      annualFromYear: 2026,
      annualYears: 10,
    },
  ],
});

function presentLuck(facts: LuckFacts, words: Words): DraftOf<typeof output> {
  const { birth, start } = facts;
  const texts = chineseReader(words);
  const readings = luckPillarPieces(facts, texts).map(readingOf);
  return {
    birthData: presentBirthData(birth),
    conventions: presentBaziConventions(birth),
    gender: facts.gender,
    direction: start.direction,
    startAge: start.startAge,
    startAgeMonths: start.startAgeMonths,
    daysToTerm: Math.round(10 * start.daysToTerm) / 10,
    boundaryTerm: start.boundary.id,
    boundaryTermName: termNames[start.boundary.id][words.lang],
    luckPillars: facts.pillars.map((pillar, index0) => ({
      ...presentLuckPillar(pillar, words),
      reading: readings[index0],
    })),
    annualPillars: facts.annual?.map(({ year, pillar, tenGod, luckPillarIndex }) => ({
      year,
      id: pillar.id,
      number: pillar.number,
      tenGod: presentTenGod(tenGod, words),
      luckPillarIndex,
    })),
    summary: readingOf(luckPieces(facts, texts)),
  };
}

function presentLuckPillar(luck: LuckPillar, words: Words): DraftOf<typeof luckPillarSchema> {
  const { pillar, index, startAge, endAge, startYear, endYear, startDate, endDate } = luck;
  return {
    index,
    id: pillar.id,
    number: pillar.number,
    stem: presentStem(pillar.stem),
    branch: presentBranch(pillar.branch),
    tenGod: presentTenGod(luck.tenGod, words),
    startAge,
    endAge,
    startYear,
    endYear,
    startDate,
    endDate,
    reading: undefined,
  };
}

/** Of a younger person's decades nobody would say that position or partners found them. */
const GROWN_AGE = 16;
/** From here on offices, weddings and wages are described as other people's. */
const ELDER_AGE = 70;

/** Told once before the first pillar of a child and the first of old age. */
function ageOf(pillars: readonly LuckPillar[], index0: number): LuckAge | undefined {
  const startAges = pillars.map(({ startAge }) => startAge);
  if (index0 === 0 && at(startAges, 0) < GROWN_AGE) return "child";
  return index0 === startAges.findIndex((startAge) => startAge >= ELDER_AGE) ? "elder" : undefined;
}

/** For each pillar its stem, which colors five years, and its branch, which carries the next five. */
export function luckPillarPieces(
  { birth, counts, strength, pillars }: LuckFacts,
  texts: ChineseReader,
): readonly (readonly (Piece | undefined)[])[] {
  const gods = pillars.map(({ pillar }) => branchTenGod(birth.dayMaster, pillar.branch));
  const teller = telling.teller(texts, 0);
  return pillars.map(({ pillar, tenGod, index }, index0) => {
    const god = at(gods, index0);
    const isSecond = gods.indexOf(god) < index0;
    const favor = phaseFavor(STEM_ROWS[pillar.stem].phase, strength, counts);
    const branch = teller.find("luckBranch", `${god}.${isSecond ? "b" : "a"}`, { section: "luckPillar" });
    const age = ageOf(pillars, index0);
    const told = age === undefined ? [] : [teller.tell("luckAge", `${age}.${favor}`, { section: "luckPillar" })];
    // stems come round after ten pillars: a sentence used in youth is not repeated
    if (index > 10) return [...told, branch];
    return [...told, teller.tell("luckStem", `${tenGod}.${favor}`, { section: "luckPillar" }), branch];
  });
}

const WORTH = { favorable: 1, neutral: 0, unfavorable: -1 } as const;

interface WeighedPillar {
  readonly luck: LuckPillar;
  /** Stem and branch together: -2 to 2. */
  readonly worth: number;
}

function weighed({ counts, strength, pillars }: LuckFacts): readonly WeighedPillar[] {
  return pillars.map((luck) => {
    const phases = [STEM_ROWS[luck.pillar.stem].phase, BRANCH_ROWS[luck.pillar.branch].phase];
    const worth = phases.reduce((sum, phase) => sum + WORTH[phaseFavor(phase, strength, counts)], 0);
    return { luck, worth };
  });
}

const section = { section: "luck" } as const;

/**
 * The beginning of luck, the part of life in which it helps, its best and its most demanding ten years, and the
 * consequence.
 */
export function luckPieces(facts: LuckFacts, texts: ChineseReader): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const { direction, boundary, startAge, startAgeMonths } = facts.start;
  const values = { age: ageTold(startAge, startAgeMonths), term: inSentence(termNames[boundary.id]) };
  const decades = weighed(facts);
  return [
    teller.tell("luckStart", direction, { ...section, values }),
    ...(decades.length < 3 ? [] : [teller.tell("luckArc", arcOf(decades), section)]),
    ...extremes(decades, teller),
    teller.tell("luck", "close", section),
  ];
}

/** The ten years that help most and those that ask most, of those that begin at 16 or later; of equals the earlier. */
function extremes(all: readonly WeighedPillar[], teller: ChineseTeller): readonly (Piece | undefined)[] {
  const decades = all.filter(({ luck }) => luck.startAge >= GROWN_AGE);
  if (decades.length === 0) return [];
  const best = at(
    ranked(decades, ({ worth }) => worth),
    0,
  );
  const hardest = at(
    ranked(decades, ({ worth }) => -worth),
    0,
  );
  if (best.worth === hardest.worth) return [];
  const told = ({ luck }: WeighedPillar) => ({
    category: TEN_GOD_ROWS[luck.tenGod].category,
    setting: { ...section, values: { years: `${luck.startDate.slice(0, 4)} to ${luck.endDate.slice(0, 4)}` } },
  });
  const [one, other] = [told(best), told(hardest)];
  return [
    teller.tell("luckBest", one.category, one.setting),
    teller.tell("luckHardest", other.category, other.setting),
  ];
}

/** The third of the listed life whose pillars help clearly more than the others'; steady where none does. */
function arcOf(decades: readonly WeighedPillar[]): LuckArc {
  const third = decades.length / 3;
  const averages = (["early", "middle", "late"] as const).map((arc, part0) => {
    const own = decades.filter((_, index0) => Math.floor(index0 / third) === part0);
    return { arc, worth: own.reduce((sum, { worth }) => sum + worth, 0) / own.length };
  });
  const [first, second] = ranked(averages, ({ worth }) => worth);
  if (first === undefined || second === undefined || first.worth - second.worth < 0.5) return "steady";
  return first.arc;
}

function ageTold(years: number, months: number): string {
  const told = [counted(years, "year"), ...(months === 0 ? [] : [counted(months, "month")])];
  return years === 0 && months > 0 ? at(told, 1) : told.join(" and ");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
