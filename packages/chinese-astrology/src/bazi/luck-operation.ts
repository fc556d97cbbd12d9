import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { solarTerms as termNames } from "@almagest/i18n/chinese";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  prose,
  type Words,
} from "@almagest/operation";
import { withMember } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import { SOLAR_TERMS } from "../calendar/solar-terms";
import { presentBranch, presentStem } from "../present";
import { chineseReader } from "../texts/reader";
import type { LuckReading, LuckReadingRequest, UncertainLuckReading } from "../types";
import { natalPillars } from "./chart";
import {
  type AnnualPillar,
  annualPillarsAsked,
  LUCK_DIRECTIONS,
  type LuckPillar,
  luckPillars,
  luckStart,
} from "./luck";
import type { LuckFacts, LuckInput } from "./luck-facts";
import { unitsOfLife } from "./luck-life";
import {
  annualPillarSchema,
  gender,
  lifeToLuckSchema,
  luckPillarSchema,
  luckStartChoice,
  luckStartUsed,
  wholeYears,
} from "./luck-schema";
import { luckPieces, luckPillarPieces } from "./luck-telling";
import { meetingsOf, presentMeetings } from "./meetings";
import { computeOpenLuck, presentOpenLuck, uncertainLuckReadingOutput } from "./open/luck";
import { presentBaziConventions, presentBirthData, presentTenGod, presentUsefulGod } from "./present";
import {
  baziBirthDataSchema,
  baziBirthShape,
  baziConventionsSchema,
  requireLongitude,
  usefulGodSchema,
} from "./schema";
import { rolesOf } from "./useful-god";
import { computeDayMaster } from "./weighing";
import { yearRolePieces } from "./year-roles";

const output = z.object({
  birthData: baziBirthDataSchema,
  conventions: z.object({ ...baziConventionsSchema.shape, luckStart: luckStartUsed }).meta({ name: "LuckConventions" }),
  gender,
  direction: z.enum(LUCK_DIRECTIONS),
  startAge: wholeYears.meta({ description: "Whole years at which luck begins" }),
  startAgeMonths: z.int().min(0).max(11).meta({ description: "Months beyond the whole years" }),
  startsAfter: lifeToLuckSchema.exactOptional(),
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

export function computeLuck(input: LuckInput, context: { readonly ephemeris: Ephemeris }): LuckFacts {
  const facts = computeDayMaster(input, context);
  const start = luckStart(facts.birth, input.gender, input.luckStart);
  return {
    ...facts,
    gender: input.gender,
    rule: input.luckStart,
    start,
    pillars: luckPillars(facts.birth, start, input.count),
    annual: annualPillarsAsked(facts.birth, start, input),
  };
}

const annualYear = z.int().min(1900).max(2100);

/** A check: a number of years that begin nowhere would change nothing. */
function requireFirstYear({
  value,
  issues,
}: z.core.ParsePayload<Pick<LuckInput, "annualFromYear" | "annualYears">>): void {
  const { annualFromYear, annualYears } = value;
  if (annualYears === undefined || annualFromYear !== undefined) return;
  const message =
    "annualYears counts annual pillars from annualFromYear, which is missing. Send annualFromYear, the first year, or leave annualYears out.";
  issues.push({ code: "custom", path: ["annualYears"], message, input: annualYears });
}

export const luckReading: BirthOperation<LuckReadingRequest, LuckReading, UncertainLuckReading, "time", SkyContext> =
  defineBirthOperation({
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
        annualYears: z.int().min(1).max(20).optional().meta({ description: "With annualFromYear; 10 by default" }),
        luckStart: luckStartChoice,
      })
      .check(requireLongitude, requireFirstYear),
    output,
    needs: [needEphemeris],
    compute: withMember("date", computeLuck),
    present: presentLuck,
    uncertain: {
      births: ["time"],
      output: uncertainLuckReadingOutput,
      compute: withMember("date", computeOpenLuck),
      present: presentOpenLuck,
    },
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
    conventions: { ...presentBaziConventions(birth, words), luckStart: facts.rule },
    gender: facts.gender,
    direction: start.direction,
    startAge: start.startAge,
    startAgeMonths: start.startAgeMonths,
    startsAfter: facts.rule === undefined || facts.rule === "months" ? undefined : unitsOfLife(start.life),
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
