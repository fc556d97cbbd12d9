import { balanceOf, type Piece, type Tone, type Weighed } from "@almagest/telling";
import { BRANCH_ROWS } from "../cycle/branches";
import type { Phase } from "../cycle/phases";
import { yearPillar } from "../cycle/pillars";
import { STEM_ROWS } from "../cycle/stems";
import { telling } from "../texts/families";
import type { ChineseReader } from "../texts/reader";
import type { PhaseFavor } from "../texts/shape";
import { relationOf } from "../zodiac/relations";
import type { AnnualFacts, YearFacts, YearRelation } from "./annual-facts";
import { phaseFavor } from "./favor";
import { speechOf } from "./speech";
import { yearRolePieces } from "./year-roles";

/** The natal animal; where the years do not touch each other, whether their animals are friends. */
export function relationKey({ birth, pillar, relation }: Pick<AnnualFacts, "birth" | "pillar" | "relation">): string {
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
    teller.tell("yearClose", balanceOf(annualTones(facts)).tone, {
      ...section,
      values: { year: speechOf(texts).year(String(facts.year)) },
    }),
  ];
}

/** A god of a phase that the chart has enough of presses; of any other it eases. */
export function pressOf(favor: PhaseFavor): "easing" | "hard" {
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
export function annualTones(facts: YearFacts): readonly Weighed[] {
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
function stemTone(facts: YearFacts): Tone {
  const tone = favorTone(facts, STEM_ROWS[facts.pillar.stem].phase);
  const before = favorTone(facts, STEM_ROWS[yearPillar(facts.year - 1).stem].phase);
  return tone === "bright" && before === "hard" ? "easing" : tone;
}

function favorTone(facts: YearFacts, phase: Phase): Tone {
  const favor = phaseFavor(phase, facts);
  if (favor === "neutral") return "mixed";
  return favor === "favorable" ? "bright" : "hard";
}
