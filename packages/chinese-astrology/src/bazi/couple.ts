import type { Piece, Tone } from "@almagest/telling";
import { branchBonds } from "../cycle/bonds";
import { BRANCH_ROWS, type Branch } from "../cycle/branches";
import type { Category } from "../cycle/phases";
import { STEM_ROWS } from "../cycle/stems";
import { stemCategory } from "../cycle/ten-gods";
import { telling } from "../texts/families";
import type { ChineseReader } from "../texts/reader";
import type { HomesRelation } from "../texts/shape";
import { relationOf } from "../zodiac/relations";
import type { BaziBirth } from "./birth";
import { placedPillars } from "./chart";
import { type Interaction, interactionsBetween, type PlacedPillar } from "./interactions";
import type { DayMasterStrength } from "./strength";

// Of 16 pairs of strangers' pillars 2.9 are harmonious and 5.9 challenging on average, so these steps keep them near 50.
const FIRST_SCORE = 50;
const HARMONIOUS_STEP = 8;
const CHALLENGING_STEP = 4;

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

/** Every pair of a pillar of one chart and a pillar of the other that speak to each other, and their balance. */
export function coupleOf(personA: BaziPerson, personB: BaziPerson): BaziCompatibilityFacts {
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

function placedFor(person: "personA" | "personB", { birth }: BaziPerson): readonly PlacedPillar[] {
  return placedPillars(birth).map(({ position, pillar }) => ({ position: `${person}.${position}`, pillar }));
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

export function phaseOf({ birth }: BaziPerson): (typeof STEM_ROWS)[keyof typeof STEM_ROWS]["phase"] {
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

export function scoreTone(score: number): Tone {
  if (score < 40) return "hard";
  if (score < 55) return "mixed";
  return score < 70 ? "easing" : "bright";
}
