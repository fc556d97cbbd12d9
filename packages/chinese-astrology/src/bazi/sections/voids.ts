import { at } from "@almagest/operation";
import { BRANCHES, type Branch } from "../../cycle/branches";
import { type Pillar, pillarAt } from "../../cycle/pillars";

/** The ten pillars of a decade of the cycle have ten of the twelve branches; the other two are void. */
export interface DecadeVoids {
  /** The first pillar of the decade, one with the stem jia. */
  readonly decade: Pillar;
  readonly branches: readonly [Branch, Branch];
}

/** The void branches (xun kong) of a pillar: the two that follow the last of its decade. */
export function voidsOf({ number }: Pillar): DecadeVoids {
  const first0 = number - 1 - ((number - 1) % 10);
  return { decade: pillarAt(first0), branches: [at(BRANCHES, (first0 + 10) % 12), at(BRANCHES, (first0 + 11) % 12)] };
}
