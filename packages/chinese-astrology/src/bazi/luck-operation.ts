import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { inSentence } from "@almagest/i18n";
import { solarTerms as termNames } from "@almagest/i18n/chinese";
import { at, type DraftOf, defineOperation, langQuery, type Operation, prose, type Words } from "@almagest/operation";
import { type Piece, ranked, readingOf } from "@almagest/telling";
import * as z from "zod";
import { SOLAR_TERMS } from "../calendar/solar-terms";
import { BRANCH_ROWS } from "../cycle/branches";
import type { Pillar } from "../cycle/pillars";
import { STEM_ROWS } from "../cycle/stems";
import { TEN_GOD_ROWS } from "../cycle/ten-gods";
import { presentBranch, presentStem } from "../present";
import { branchSchema, cycleNumber, pillarId, stemSchema } from "../schema";
import { type ChineseTeller, telling } from "../texts/families";
import { type ChineseReader, chineseReader } from "../texts/reader";
import type { LuckAge, LuckArc } from "../texts/shape";
import type { LuckReading, LuckReadingRequest } from "../types";
import type { BaziInput } from "./birth";
import { natalPillars } from "./chart";
import { decadePieces } from "./decade";
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
import { meetingsOf, presentMeetings } from "./meetings";
import { branchTenGod, presentBaziConventions, presentBirthData, presentTenGod, presentUsefulGod } from "./present";
import {
  baziBirthDataSchema,
  baziBirthShape,
  baziConventionsSchema,
  meetingSchema,
  requireLongitude,
  roleSchema,
  tenGodSchema,
  usefulGodSchema,
} from "./schema";
import { type Needs, type PhaseRole, phaseRole } from "./useful-god";
import { usefulValues } from "./useful-telling";
import { computeDayMaster, type DayMasterFacts } from "./weighing";
import { yearRolePieces } from "./year-roles";

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
    stemRole: roleSchema.meta({ description: "Of the stem's element, which colors the first five years" }),
    branchRole: roleSchema.meta({ description: "Of the branch's element, which carries the last five" }),
    branchFrom: z.string().meta({ description: "The first day of the last five years" }),
    meetings: z.array(meetingSchema).meta({ description: "With the natal pillars" }),
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
    stemRole: roleSchema,
    branchRole: roleSchema,
    meetings: z.array(meetingSchema).meta({ description: "With the natal pillars and the luck pillar" }),
    reading: prose,
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
  usefulGod: usefulGodSchema,
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
  const told = new Set<string>();
  return {
    birthData: presentBirthData(birth),
    conventions: presentBaziConventions(birth, words),
    gender: facts.gender,
    direction: start.direction,
    startAge: start.startAge,
    startAgeMonths: start.startAgeMonths,
    daysToTerm: Math.round(10 * start.daysToTerm) / 10,
    boundaryTerm: start.boundary.id,
    boundaryTermName: termNames[start.boundary.id][words.lang],
    luckPillars: facts.pillars.map((pillar, index0) => ({
      ...presentLuckPillar(pillar, words),
      ...rolesOf(pillar.pillar, facts),
      branchFrom: pillar.branchFrom,
      meetings: presentMeetings(
        meetingsOf({ position: "luck", pillar: pillar.pillar }, natalPillars(birth)),
        texts,
        told,
      ),
      reading: readings[index0],
    })),
    annualPillars: facts.annual?.map((annual) => presentAnnualPillar(annual, facts, { words, told })),
    usefulGod: presentUsefulGod(facts),
    summary: readingOf(luckPieces(facts, texts)),
  };
}

function rolesOf({ stem, branch }: Pillar, needs: Needs): { stemRole: PhaseRole; branchRole: PhaseRole } {
  return {
    stemRole: phaseRole(STEM_ROWS[stem].phase, needs),
    branchRole: phaseRole(BRANCH_ROWS[branch].phase, needs),
  };
}

/** A year in a line: its stem and branch against the useful god, and what it meets in the chart and the decade. */
function presentAnnualPillar(
  { year, pillar, tenGod, luckPillarIndex }: AnnualPillar,
  facts: LuckFacts,
  { words, told }: { readonly words: Words; readonly told: Set<string> },
): DraftOf<typeof annualPillarSchema> {
  const texts = chineseReader(words);
  const luck = facts.pillars.find(({ index }) => index === luckPillarIndex);
  const decade = luck === undefined ? [] : [{ position: "luck", pillar: luck.pillar }];
  const met = meetingsOf({ position: "annual", pillar }, [...natalPillars(facts.birth), ...decade]);
  return {
    year,
    id: pillar.id,
    number: pillar.number,
    tenGod: presentTenGod(tenGod, words),
    luckPillarIndex,
    ...rolesOf(pillar, facts),
    meetings: presentMeetings(met, texts, told),
    reading: readingOf(yearRolePieces({ ...facts, pillar, year }, texts)),
  };
}

function presentLuckPillar(
  luck: LuckPillar,
  words: Words,
): Omit<DraftOf<typeof luckPillarSchema>, "stemRole" | "branchRole" | "branchFrom" | "meetings" | "reading"> {
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

/** For each pillar its two halves against the useful god, its stem, and its branch, which carries the last five years. */
export function luckPillarPieces(facts: LuckFacts, texts: ChineseReader): readonly (readonly (Piece | undefined)[])[] {
  const { pillars } = facts;
  const teller = telling.teller(texts, 0);
  const branchUnits = branchPieces(facts, teller);
  return pillars.map(({ pillar, tenGod, index }, index0) => {
    const favor = phaseFavor(STEM_ROWS[pillar.stem].phase, facts);
    const roles = decadePieces(at(pillars, index0), facts, texts);
    const branch = branchUnits[index0] ?? [];
    const age = ageOf(pillars, index0);
    const told = age === undefined ? [] : [teller.tell("luckAge", `${age}.${favor}`, { section: "luckPillar" })];
    // stems come round after ten pillars: a sentence used in youth is not repeated
    if (index > 10) return [...told, ...roles, ...branch];
    return [...told, ...roles, teller.tell("luckStem", `${tenGod}.${favor}`, { section: "luckPillar" }), ...branch];
  });
}

/** The branch of each pillar, which carries its last five years: a burden is told once for each god. */
function branchPieces(facts: LuckFacts, teller: ChineseTeller): readonly (readonly (Piece | undefined)[])[] {
  const keys = facts.pillars.map(({ pillar: { branch } }) => {
    const god = branchTenGod(facts.birth.dayMaster, branch);
    return { god, isHard: phaseFavor(BRANCH_ROWS[branch].phase, facts) === "unfavorable" };
  });
  return keys.map(({ god, isHard }, index0) => {
    const isSecond = keys.findIndex((one) => one.god === god) < index0;
    if (isHard && isSecond) return [];
    return [teller.find("luckBranch", `${god}.${isHard ? "hard" : isSecond ? "b" : "a"}`, { section: "luckPillar" })];
  });
}

const WORTH = { favorable: 1, neutral: 0, unfavorable: -1 } as const;

interface WeighedPillar {
  readonly luck: LuckPillar;
  /** Stem and branch together: -2 to 2. */
  readonly worth: number;
}

function weighedPillars(facts: LuckFacts): readonly WeighedPillar[] {
  return facts.pillars.map((luck) => {
    const phases = [STEM_ROWS[luck.pillar.stem].phase, BRANCH_ROWS[luck.pillar.branch].phase];
    const worth = phases.reduce((sum, phase) => sum + WORTH[phaseFavor(phase, facts)], 0);
    return { luck, worth };
  });
}

const section = { section: "luck" } as const;

/**
 * The beginning of luck, the useful god by which it is read, the part of life in which it helps, its best and its most demanding ten years, and the
 * consequence.
 */
export function luckPieces(facts: LuckFacts, texts: ChineseReader): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const { direction, boundary, startAge, startAgeMonths } = facts.start;
  const values = { age: ageTold(startAge, startAgeMonths), term: inSentence(termNames[boundary.id]) };
  const decades = weighedPillars(facts);
  return [
    teller.tell("luckStart", direction, { ...section, values }),
    teller.tell("useful", facts.useful.reason, { ...section, values: usefulValues(facts, texts) }),
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
