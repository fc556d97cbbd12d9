import type { NatureCounts } from "../chart/aspects";
import type { Element } from "../tables/zodiac";
import { type CategoryId, type CategoryScores, topCategory } from "./categories";

export const ARCHETYPE_IDS = [
  "kindred-spirits",
  "opposites-attract",
  "power-couple",
  "nurturers",
  "adventurers",
  "growth-partners",
  "balancers",
  "mystics",
] as const;
export type ArchetypeId = (typeof ARCHETYPE_IDS)[number];

export interface ArchetypeGrounds {
  readonly overall: number;
  readonly scores: CategoryScores;
  readonly counts: NatureCounts;
  readonly dominant1: Element;
  readonly dominant2: Element;
}

const LEADING: Readonly<Partial<Record<CategoryId, ArchetypeId>>> = {
  physical: "power-couple",
  emotional: "nurturers",
  spiritual: "mystics",
  intellectual: "adventurers",
};
const LEADS_FROM = 70;
const KINDRED_FROM = 80;
const EVEN = 50;

export const ARCHETYPE_RULE =
  "first match: overall 80 or more with the same dominant element, Kindred Spirits; highest category 70 or more and physical, The Power Couple; emotional, The Nurturers; spiritual, The Mystics; intellectual, The Adventurers; overall under 50 with more challenging than harmonious aspects, Growth Partners; overall 50 or more with dominant elements fire or air against earth or water, Opposites Attract; else The Balancers";

/** The archetype of a pair: the first rule that applies. */
export function archetypeOf({ overall, scores, counts, dominant1, dominant2 }: ArchetypeGrounds): ArchetypeId {
  if (overall >= KINDRED_FROM && dominant1 === dominant2) return "kindred-spirits";
  const top = topCategory(scores);
  const leading = LEADING[top];
  if (leading !== undefined && scores[top] >= LEADS_FROM) return leading;
  if (overall < EVEN && counts.challenging > counts.harmonious) return "growth-partners";
  if (overall >= EVEN && isOutgoing(dominant1) !== isOutgoing(dominant2)) return "opposites-attract";
  return "balancers";
}

function isOutgoing(element: Element): boolean {
  return element === "fire" || element === "air";
}
