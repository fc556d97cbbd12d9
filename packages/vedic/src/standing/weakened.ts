import type { GrahaId } from "../grahas";
import type { VedicReader } from "../texts/reader";
import type { Placed } from "./placed";
import { COMPANY_POINTS, companyPoints, HARD_HOUSES } from "./weigh";
import { grahaNamed, listed } from "./words";

export const WEAKNESSES = [
  "debility",
  "sign",
  "house",
  "combustion",
  "war",
  "navamsa",
  "partly",
  "shadbala",
  "low",
  "company",
] as const;

/** A fault that weakens a graha; of company the grahas that press. */
export interface Weakness {
  readonly kind: (typeof WEAKNESSES)[number];
  readonly by?: readonly GrahaId[];
}

/** The faults that weaken a graha beside its shadbala, each only where it takes points from its means. */
export function weakenedBy(placed: Placed): readonly Weakness[] {
  const { dignity, navamsa, house } = placed;
  const by = [...new Set([...placed.joined, ...placed.seenBy])].filter((id) => (COMPANY_POINTS[id] ?? 0) < 0);
  const found: readonly (readonly [isThere: boolean, weakness: Weakness])[] = [
    [dignity === "debilitated" && placed.fallCancelledBy === undefined, { kind: "debility" }],
    [dignity === "enemy" || dignity === "great-enemy", { kind: "sign" }],
    [HARD_HOUSES.includes(house), { kind: "house" }],
    [placed.isCombust, { kind: "combustion" }],
    [placed.lostWarTo !== undefined, { kind: "war" }],
    [navamsa === "debilitated" && !placed.isVargottama, { kind: "navamsa" }],
    [companyPoints(placed) < 0, { kind: "company", by }],
  ];
  return found.flatMap(([isThere, weakness]) => (isThere ? [weakness] : []));
}

/** `combustion and the influence of Saturn` */
export function weaknessesTold(weaknesses: readonly Weakness[], texts: VedicReader): string {
  const told = weaknesses.map(({ kind, by = [] }) => {
    const names = listed(
      by.map((id) => grahaNamed(id, texts.speaks)),
      texts.speaks,
    );
    return texts.lookup(`judgment.strength.weakness.${kind}`, { names }) ?? "";
  });
  return listed(told, texts.speaks);
}
