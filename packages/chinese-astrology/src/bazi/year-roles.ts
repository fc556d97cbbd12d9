import type { Piece } from "@almagest/telling";
import { BRANCH_ROWS } from "../cycle/branches";
import type { Pillar } from "../cycle/pillars";
import { STEM_ROWS } from "../cycle/stems";
import { telling } from "../texts/families";
import type { ChineseReader } from "../texts/reader";
import { speechOf } from "./speech";
import { type Needs, phaseRole } from "./useful-god";

interface YearOfNeeds extends Needs {
  readonly year: number;
  readonly pillar: Pillar;
}

/** The stem and the branch of a year against the useful god. */
export function yearRolePieces(facts: YearOfNeeds, texts: ChineseReader): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const speech = speechOf(texts);
  const { pillar, year, useful } = facts;
  const [ofStem, ofBranch] = [STEM_ROWS[pillar.stem].phase, BRANCH_ROWS[pillar.branch].phase];
  const values = { year: speech.year(String(year)), god: speech.phase(useful.phase) };
  return [
    teller.tell("yearStemRole", phaseRole(ofStem, facts), {
      section: "year",
      values: { ...values, name: speech.stem(pillar.stem), phase: speech.phase(ofStem) },
    }),
    teller.tell("yearBranchRole", phaseRole(ofBranch, facts), {
      section: "year",
      values: { ...values, name: speech.branch(pillar.branch), phase: speech.phase(ofBranch) },
    }),
  ];
}
