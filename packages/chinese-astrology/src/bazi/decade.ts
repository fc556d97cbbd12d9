import type { Piece } from "@almagest/telling";
import { BRANCH_ROWS } from "../cycle/branches";
import { STEM_ROWS } from "../cycle/stems";
import { telling } from "../texts/families";
import type { ChineseReader } from "../texts/reader";
import type { LuckPillar } from "./luck";
import { branchTold, stemTold } from "./speech";
import { type Needs, phaseRole } from "./useful-god";

/** The two halves of a decade by what they bring, each with the year in which it begins. */
export function decadePieces(
  { pillar, startDate, branchFrom }: LuckPillar,
  needs: Needs,
  texts: ChineseReader,
): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const [ofStem, ofBranch] = [STEM_ROWS[pillar.stem].phase, BRANCH_ROWS[pillar.branch].phase];
  const setting = (from: string, name: string, phase: string) => ({
    section: "luckPillar" as const,
    values: { from: from.slice(0, 4), name, phase, god: needs.useful.phase },
  });
  return [
    teller.tell("decadeStem", phaseRole(ofStem, needs), setting(startDate, stemTold(pillar.stem), ofStem)),
    teller.tell("decadeBranch", phaseRole(ofBranch, needs), setting(branchFrom, branchTold(pillar.branch), ofBranch)),
  ];
}
