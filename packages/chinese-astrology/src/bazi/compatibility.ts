import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  count,
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  prose,
  type Words,
} from "@almagest/operation";
import { type Piece, readingOf, type Tone } from "@almagest/telling";
import * as z from "zod";
import { branchBonds } from "../cycle/bonds";
import { BRANCH_ROWS, type Branch } from "../cycle/branches";
import { CATEGORIES, type Category } from "../cycle/phases";
import { STEM_ROWS } from "../cycle/stems";
import { stemCategory } from "../cycle/ten-gods";
import { telling } from "../texts/families";
import { type ChineseReader, chineseReader } from "../texts/reader";
import type { HomesRelation } from "../texts/shape";
import type { BaziCompatibility, BaziCompatibilityRequest } from "../types";
import { relationOf } from "../zodiac/relations";
import { type BaziBirth, type BaziInput, baziBirth } from "./birth";
import { placedPillars } from "./chart";
import { type Interaction, interactionsBetween, type PlacedPillar } from "./interactions";
import { BETWEEN, presentInteractions } from "./meanings";
import { presentBarePillars, presentBaziConventions, presentDayMaster } from "./present";
import {
  barePillarSchema,
  baziBirthShape,
  baziConventionsSchema,
  dayMasterSchema,
  interactionSchema,
  requireLongitude,
} from "./schema";
import { type DayMasterStrength, dayMasterStrength, VERDICTS } from "./strength";

// Of 16 pairs of strangers' pillars 2.9 are harmonious and 5.9 challenging on average, so these steps keep them near 50.
const FIRST_SCORE = 50;
const HARMONIOUS_STEP = 8;
const CHALLENGING_STEP = 4;

const personSchema = z
  .object({
    pillars: z.array(barePillarSchema).length(4),
    dayMaster: dayMasterSchema,
    strength: z.enum(VERDICTS).meta({ name: "StrengthVerdict" }),
    conventions: baziConventionsSchema,
  })
  .meta({ name: "BaziPersonFacts" });

const output = z.object({
  personA: personSchema,
  personB: personSchema,
  dayMasterRelation: z.enum(CATEGORIES).meta({ description: "What B's day master is to A's" }),
  interactions: z.array(interactionSchema).meta({ description: "One pillar of each; no trines" }),
  score: z
    .int()
    .min(0)
    .max(100)
    .meta({ description: "50, and 8 for each harmonious, less 4 for each challenging one" }),
  harmoniousCount: count,
  challengingCount: count,
  summary: prose,
});

export interface BaziPerson {
  readonly birth: BaziBirth;
  readonly strength: DayMasterStrength;
}

export interface BaziCompatibilityFacts {
  readonly personA: BaziPerson;
  readonly personB: BaziPerson;
  readonly relation: Category;
  readonly interactions: readonly Interaction[];
  readonly harmonious: number;
  readonly challenging: number;
  readonly score: number;
}

interface Couple {
  readonly personA: BaziInput;
  readonly personB: BaziInput;
}

/** Every pair of a pillar of one chart and a pillar of the other that speak to each other, and their balance. */
export function computeBaziCompatibility(
  input: Couple,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): BaziCompatibilityFacts {
  const personA = personOf(ephemeris, input.personA);
  const personB = personOf(ephemeris, input.personB);
  const interactions = interactionsBetween(placedFor("personA", personA), placedFor("personB", personB));
  const harmonious = interactions.filter(({ bond }) => bond.quality === "harmonious").length;
  const challenging = interactions.length - harmonious;
  const score = FIRST_SCORE + HARMONIOUS_STEP * harmonious - CHALLENGING_STEP * challenging;
  return {
    personA,
    personB,
    relation: stemCategory(personA.birth.dayMaster, personB.birth.dayMaster),
    interactions,
    harmonious,
    challenging,
    score: Math.min(100, Math.max(0, score)),
  };
}

function personOf(ephemeris: Ephemeris, input: BaziInput): BaziPerson {
  const birth = baziBirth(ephemeris, input);
  return { birth, strength: dayMasterStrength(birth) };
}

function placedFor(person: "personA" | "personB", { birth }: BaziPerson): readonly PlacedPillar[] {
  return placedPillars(birth).map(({ position, pillar }) => ({ position: `${person}.${position}`, pillar }));
}

const person = z.object(baziBirthShape).check(requireLongitude).meta({ name: "BaziPerson" });

export const baziCompatibility: Operation<BaziCompatibilityRequest, BaziCompatibility, SkyContext> = defineOperation({
  id: "calculateBaziCompatibility",
  method: "POST",
  path: "/chinese-astrology/bazi/compatibility",
  summary: "Two charts of the Four Pillars: day masters, combinations and clashes between them",
  description:
    "The score is 50, and 8 more for each harmonious, 4 less for each challenging tie of stems and branches between the two charts, kept within 0 to 100.",
  query: langQuery,
  body: z.object({ personA: person, personB: person }),
  output,
  needs: [needEphemeris],
  compute: computeBaziCompatibility,
  present: presentCouple,
  examples: [
    {
      personA: { date: "1990-06-15", time: "14:30:00", timezone: "Asia/Shanghai" },
      personB: { date: "1992-03-08", time: "09:15:00", timezone: "Asia/Shanghai" },
    },
  ],
});

function presentCouple(facts: BaziCompatibilityFacts, words: Words): DraftOf<typeof output> {
  const texts = chineseReader(words);
  return {
    personA: presentPerson(facts.personA, words),
    personB: presentPerson(facts.personB, words),
    dayMasterRelation: facts.relation,
    interactions: presentInteractions(facts.interactions, texts, BETWEEN),
    score: facts.score,
    harmoniousCount: facts.harmonious,
    challengingCount: facts.challenging,
    summary: readingOf(couplePieces(facts, texts)),
  };
}

function presentPerson({ birth, strength }: BaziPerson, words: Words): DraftOf<typeof personSchema> {
  return {
    pillars: presentBarePillars(birth, words),
    dayMaster: presentDayMaster(birth.dayMaster, words),
    strength: strength.verdict,
    conventions: presentBaziConventions(birth, words),
  };
}

const section = { section: "couple" } as const;

/** The two day masters, their strengths, their day branches as homes, and the conclusion by the score. */
export function couplePieces(facts: BaziCompatibilityFacts, texts: ChineseReader): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const [one, other] = [facts.personA, facts.personB];
  const phases = `${phaseOf(one)}-${phaseOf(other)}` as const;
  const homes = homesRelation(one.birth.pillars.day.branch, other.birth.pillars.day.branch);
  return [
    teller.tell("coupleRelation", phases, section),
    teller.tell("coupleStrengths", `${one.strength.side}-${other.strength.side}`, section),
    teller.tell("coupleHomes", homes, section),
    teller.tell("coupleClose", scoreTone(facts.score), section),
  ];
}

function phaseOf({ birth }: BaziPerson): (typeof STEM_ROWS)[keyof typeof STEM_ROWS]["phase"] {
  return STEM_ROWS[birth.dayMaster].phase;
}

/** The relation of the two day branches: of two relations at once the kinder. */
export function homesRelation(first: Branch, second: Branch): HomesRelation {
  if (first === second) return "same";
  const types = branchBonds(first, second).map(({ type }) => type);
  if (types.includes("six-combination")) return "six-combination";
  if (relationOf(BRANCH_ROWS[first].animal, BRANCH_ROWS[second].animal) === "trine") return "trine";
  return (["clash", "harm", "punishment"] as const).find((type) => types.includes(type)) ?? "none";
}

function scoreTone(score: number): Tone {
  if (score < 40) return "hard";
  if (score < 55) return "mixed";
  return score < 70 ? "easing" : "bright";
}
