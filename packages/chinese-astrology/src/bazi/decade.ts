import type { Piece } from "@almagest/telling";
import { BRANCH_ROWS } from "../cycle/branches";
import type { Phase } from "../cycle/phases";
import { STEM_ROWS } from "../cycle/stems";
import { telling } from "../texts/families";
import type { ChineseReader } from "../texts/reader";
import type { LuckPillar } from "./luck";
import { speechOf } from "./speech";
import { type Needs, phaseRole } from "./useful-god";

/** The two halves of a decade by what they bring, each with the year in which it begins. */
export function decadePieces(
  { pillar, startDate, branchFrom }: LuckPillar,
  needs: Needs,
  texts: ChineseReader,
): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const speech = speechOf(texts);
  const [ofStem, ofBranch] = [STEM_ROWS[pillar.stem].phase, BRANCH_ROWS[pillar.branch].phase];
  const setting = (from: string, name: string, phase: Phase) => ({
    section: "luckPillar" as const,
    values: {
      from: speech.year(from.slice(0, 4)),
      name,
      phase: speech.phase(phase),
      god: speech.phase(needs.useful.phase),
    },
  });
  return [
    teller.tell("decadeStem", phaseRole(ofStem, needs), setting(startDate, speech.stem(pillar.stem), ofStem)),
    teller.tell(
      "decadeBranch",
      phaseRole(ofBranch, needs),
      setting(branchFrom, speech.branch(pillar.branch), ofBranch),
    ),
  ];
}
