import type { Placed } from "./placed";
import { COMPANY_POINTS, HARD_HOUSES } from "./weigh";
import { grahaNamed, listed } from "./words";

/** The faults that weaken a graha beside its shadbala, each only where it takes points from its means. */
export function weakenedBy(placed: Placed): readonly string[] {
  const { dignity, navamsa, house } = placed;
  const companions = [...new Set([...placed.joined, ...placed.seenBy])];
  const pressing = companions.filter((id) => (COMPANY_POINTS[id] ?? 0) < 0);
  const company = [...placed.joined, ...placed.seenBy].reduce((sum, id) => sum + (COMPANY_POINTS[id] ?? 0), 0);
  return [
    ...(dignity === "debilitated" && placed.fallCancelledBy === undefined ? ["debility"] : []),
    ...(dignity === "enemy" || dignity === "great-enemy" ? ["an unfriendly sign"] : []),
    ...(HARD_HOUSES.includes(house) ? ["a hard house"] : []),
    ...(placed.isCombust ? ["combustion"] : []),
    ...(placed.lostWarTo === undefined ? [] : ["a lost planetary war"]),
    ...(navamsa === "debilitated" && !placed.isVargottama ? ["debility in the navamsa"] : []),
    ...(company < 0 ? [`the influence of ${listed(pressing.map((id) => grahaNamed(id)))}`] : []),
  ];
}
