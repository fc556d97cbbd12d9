import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { animals } from "@almagest/i18n/chinese";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  prose,
  ValidationError,
  type Words,
} from "@almagest/operation";
import { balanceOf, type Piece, readingOf, type Tone, type Weighed } from "@almagest/telling";
import * as z from "zod";
import { branchBonds } from "../cycle/bonds";
import { BRANCH_ROWS, type Branch } from "../cycle/branches";
import { naYinOf } from "../cycle/na-yin";
import type { Phase } from "../cycle/phases";
import { type Pillar, yearPillar } from "../cycle/pillars";
import { STEM_ROWS } from "../cycle/stems";
import { type TenGod, tenGodOf } from "../cycle/ten-gods";
import { phaseNamed, presentBranch, presentStem } from "../present";
import { animalId, branchSchema, cycleNumber, phaseName, pillarId, stemSchema } from "../schema";
import { telling } from "../texts/families";
import { type ChineseReader, chineseReader } from "../texts/reader";
import type { PhaseFavor } from "../texts/shape";
import type { AnnualReading, AnnualReadingRequest } from "../types";
import { relationOf } from "../zodiac/relations";
import { annualLuckSchema, luckOfYear, presentAnnualLuck } from "./annual-luck";
import type { BaziInput } from "./birth";
import { natalPillars } from "./chart";
import { phaseFavor } from "./favor";
import { type Interaction, interactionsBetween, trinesAmong } from "./interactions";
import { GENDERS, type Gender, type LuckPillar } from "./luck";
import { ANNUAL, presentInteractions } from "./meanings";
import { type Meeting, meetingsOf, presentMeetings } from "./meetings";
import { type MomentPillars, momentBody, momentPillars, momentSchema, presentMoment } from "./moment";
import { branchTenGod, presentBaziConventions, presentBirthData, presentTenGod, presentUsefulGod } from "./present";
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
import { computeDayMaster, type DayMasterFacts } from "./weighing";
import { yearRolePieces } from "./year-roles";

export const YEAR_RELATIONS = ["same", "clash", "harm", "punishment", "none"] as const;
export type YearRelation = (typeof YEAR_RELATIONS)[number];

const output = z.object({
  birthData: baziBirthDataSchema,
  conventions: baziConventionsSchema,
  year: z.int(),
  annualPillar: z
    .object({
      id: pillarId,
      number: cycleNumber,
      stem: stemSchema,
      branch: branchSchema,
      naYin: z.string(),
      naYinChinese: z.string(),
      naYinElement: phaseName,
    })
    .meta({ name: "AnnualPillar" }),
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
  meetings: z
    .array(meetingSchema)
    .meta({ description: "Half trines of the year with natal pillars, and everything it meets in the luck pillar" }),
  luckPillar: annualLuckSchema.exactOptional(),
  moment: momentSchema.exactOptional(),
  summary: prose,
});

const gender = z.enum(GENDERS).meta({ name: "BaziGender" });

export interface AnnualInput extends BaziInput {
  readonly year: number;
  readonly gender?: Gender | undefined;
  readonly moment?: z.output<typeof momentBody> | undefined;
}

export interface AnnualFacts extends DayMasterFacts {
  readonly year: number;
  readonly pillar: Pillar;
  readonly stemGod: TenGod;
  readonly branchGod: TenGod;
  readonly relation: YearRelation;
  readonly interactions: readonly Interaction[];
  readonly meetings: readonly Meeting[];
  /** Undefined without a gender, and before the first. */
  readonly luck: LuckPillar | undefined;
  readonly moment: MomentPillars | undefined;
}

/**
 * A year upon a chart. Its pillar is that of the number, whenever the year is held to begin.
 * @throws ValidationError for a year before that of the birth.
 */
export function computeAnnual(input: AnnualInput, context: { readonly ephemeris: Ephemeris }): AnnualFacts {
  const facts = computeDayMaster(input, context);
  const { birth } = facts;
  if (input.year < birth.year) throw beforeBirth(input.year, birth.year);
  const pillar = yearPillar(input.year);
  const luck = input.gender === undefined ? undefined : luckOfYear(birth, input.gender, input.year);
  const decade = luck === undefined ? [] : [{ position: "luck", pillar: luck.pillar }];
  const met = meetingsOf({ position: "annual", pillar }, [...natalPillars(birth), ...decade]);
  return {
    ...facts,
    luck,
    meetings: met.filter(({ type, positions }) => type === "half-trine" || positions.includes("luck")),
    moment: input.moment && momentPillars(context.ephemeris, { moment: input.moment, input, year: input.year }),
    year: input.year,
    pillar,
    stemGod: tenGodOf(birth.dayMaster, pillar.stem),
    branchGod: branchTenGod(birth.dayMaster, pillar.branch),
    relation: yearRelation(pillar.branch, birth.pillars.year.branch),
    interactions: interactionsWithYear(facts, pillar),
  };
}

function beforeBirth(year: number, birthYear: number): ValidationError {
  const message = `year ${year} is before the birth, in ${birthYear} of the Chinese calendar. Send ${birthYear} or a later year.`;
  return new ValidationError([{ path: "year", message, code: "custom" }]);
}

/** The year against each natal pillar, and the trines that it completes. */
function interactionsWithYear({ birth }: DayMasterFacts, pillar: Pillar): readonly Interaction[] {
  const natal = natalPillars(birth);
  const annual = { position: "annual", pillar };
  const trines = trinesAmong([...natal, annual]).filter(({ positions }) => positions.includes("annual"));
  return [...interactionsBetween(natal, [annual]), ...trines];
}

/** Clash before harm before punishment, as tiger years are both to monkeys. */
export function yearRelation(year: Branch, natal: Branch): YearRelation {
  if (year === natal) return "same";
  const types = branchBonds(year, natal).map(({ type }) => type);
  return YEAR_RELATIONS.find((relation) => types.some((type) => type === relation)) ?? "none";
}

export const annualReading: Operation<AnnualReadingRequest, AnnualReading, SkyContext> = defineOperation({
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

function presentAnnualPillar(pillar: Pillar): DraftOf<typeof output>["annualPillar"] {
  const { name, chinese, phase } = naYinOf(pillar);
  return {
    id: pillar.id,
    number: pillar.number,
    stem: presentStem(pillar.stem),
    branch: presentBranch(pillar.branch),
    naYin: name,
    naYinChinese: chinese,
    naYinElement: phaseNamed(phase),
  };
}

/** The natal animal; where the years do not touch each other, whether their animals are friends. */
function relationKey({ birth, pillar, relation }: AnnualFacts): string {
  const { animal } = BRANCH_ROWS[birth.pillars.year.branch];
  return relation === "none" ? relationOf(animal, BRANCH_ROWS[pillar.branch].animal) : animal;
}

const section = { section: "year" } as const;

/** The stem and the branch of the year, work, money and home under them, and what follows from all of it. */
export function annualPieces(facts: AnnualFacts, texts: ChineseReader): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const { stemGod, branchGod, pillar } = facts;
  const favor = phaseFavor(STEM_ROWS[pillar.stem].phase, facts);
  const ofStem = `${stemGod}.${pressOf(favor)}` as const;
  const ofBranch = pressOf(phaseFavor(BRANCH_ROWS[pillar.branch].phase, facts));
  return [
    ...yearRolePieces(facts, texts),
    teller.tell("yearStem", `${stemGod}.${favor}`, section),
    teller.tell("yearBranch", `${branchGod}.${ofBranch}`, section),
    teller.tell("yearWork", ofStem, section),
    teller.tell("yearMoney", ofStem, section),
    teller.tell("yearHome", `${branchGod}.${ofBranch}`, section),
    teller.tell("yearClose", balanceOf(annualTones(facts)).tone, section),
  ];
}

/** A god of a phase that the chart has enough of presses; of any other it eases. */
function pressOf(favor: PhaseFavor): "easing" | "hard" {
  return favor === "unfavorable" ? "hard" : "easing";
}

const RELATION_TONES = {
  same: "mixed",
  clash: "hard",
  harm: "hard",
  punishment: "hard",
  none: "mixed",
} as const satisfies Record<YearRelation, Tone>;

/** The weighing of the year: stem and branch by the needs of the chart, the natal year, every interaction. */
function annualTones(facts: AnnualFacts): readonly Weighed[] {
  const { pillar, relation, interactions } = facts;
  return [
    { tone: stemTone(facts), weight: 2 },
    { tone: favorTone(facts, BRANCH_ROWS[pillar.branch].phase), weight: 2 },
    { tone: RELATION_TONES[relation], weight: 1 },
    ...interactions.map(({ bond }) => ({
      tone: bond.quality === "harmonious" ? ("bright" as const) : ("hard" as const),
      weight: 0.5,
    })),
  ];
}

/** A welcome stem after an unwelcome one lets go of what pressed the year before. */
function stemTone(facts: AnnualFacts): Tone {
  const tone = favorTone(facts, STEM_ROWS[facts.pillar.stem].phase);
  const before = favorTone(facts, STEM_ROWS[yearPillar(facts.year - 1).stem].phase);
  return tone === "bright" && before === "hard" ? "easing" : tone;
}

function favorTone(facts: AnnualFacts, phase: Phase): Tone {
  const favor = phaseFavor(phase, facts);
  if (favor === "neutral") return "mixed";
  return favor === "favorable" ? "bright" : "hard";
}
