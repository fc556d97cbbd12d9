import { named, sibling } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import { phases as phaseTerms } from "@almagest/i18n/chinese";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  localizedText,
  type Operation,
  pageOf,
  pageQuery,
  prose,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { BRANCH_ROWS, BRANCHES } from "../cycle/branches";
import { CONTROLLING_CYCLE, PHASES, type Phase, phaseOfCategory } from "../cycle/phases";
import { STEM_ROWS, STEMS } from "../cycle/stems";
import { phaseNamed } from "../present";
import { branchId, page, phaseName, stemId } from "../schema";
import { chineseReader } from "../texts/reader";
import type { FiveElements, FiveElementsRequest } from "../types";
import { phaseCharacters } from "../vocabulary/characters";
import { centerNames, phaseSeasons } from "../vocabulary/phase-places";

const PHASE_ROWS = {
  wood: { pinyin: "mù", season: "Spring", direction: "East" },
  fire: { pinyin: "huǒ", season: "Summer", direction: "South" },
  earth: { pinyin: "tǔ", season: "Late Summer", direction: "Center" },
  metal: { pinyin: "jīn", season: "Autumn", direction: "West" },
  water: { pinyin: "shuǐ", season: "Winter", direction: "North" },
} as const satisfies Record<Phase, { readonly pinyin: string; readonly season: string; readonly direction: string }>;

const elementSchema = z
  .object({
    id: phaseName,
    nameLocalized: localizedText,
    chinese: z.string(),
    pinyin: z.string(),
    ...named("season", z.string(), phaseSeasons),
    ...named("direction", z.string(), [compass, centerNames]),
    ...named("generates", phaseName, phaseTerms),
    ...named("generatedBy", phaseName, phaseTerms),
    ...named("controls", phaseName, phaseTerms),
    ...named("controlledBy", phaseName, phaseTerms),
    stems: z.array(stemId).length(2).meta({ description: "The yang one first" }),
    branches: z.array(branchId).meta({ description: "Earth has four, the others two" }),
    meaning: prose,
  })
  .meta({ name: "FivePhase" });

export const fiveElements: Operation<FiveElementsRequest, FiveElements> = defineOperation({
  id: "listFiveElements",
  method: "GET",
  path: "/chinese-astrology/elements",
  summary: "The five phases with their cycles, stems, branches, season and direction",
  description:
    "Wood, Fire, Earth, Metal and Water with what each generates and controls, and what generates and controls it.",
  query: z.object({ ...langQuery.shape, ...pageQuery(PHASES.length) }),
  output: z.object({
    ...page,
    ...named("generatingCycle", z.array(phaseName).meta({ description: "Each feeds the next" }), phaseTerms),
    ...named("controllingCycle", z.array(phaseName).meta({ description: "Each masters the next" }), phaseTerms),
    elements: z.array(elementSchema),
  }),
  needs: [],
  compute: (asked) => pageOf(PHASES, asked),
  present: ({ rows, ...asked }, words) => ({
    ...asked,
    generatingCycle: PHASES.map(phaseNamed),
    controllingCycle: CONTROLLING_CYCLE.map(phaseNamed),
    elements: rows.map((phase) => presentPhase(phase, words)),
  }),
  examples: [{ limit: 5, offset: 0 }],
});

function presentPhase(phase: Phase, words: Words): DraftOf<typeof elementSchema> {
  const { pinyin, season, direction } = PHASE_ROWS[phase];
  return {
    id: phaseNamed(phase),
    nameLocalized: sibling(phaseTerms[phase], words.lang),
    chinese: phaseCharacters[phase],
    pinyin,
    season,
    direction,
    generates: phaseNamed(phaseOfCategory(phase, "output")),
    generatedBy: phaseNamed(phaseOfCategory(phase, "resource")),
    controls: phaseNamed(phaseOfCategory(phase, "wealth")),
    controlledBy: phaseNamed(phaseOfCategory(phase, "influence")),
    stems: STEMS.filter((stem) => STEM_ROWS[stem].phase === phase),
    branches: BRANCHES.filter((branch) => BRANCH_ROWS[branch].phase === phase),
    meaning: chineseReader(words).text(`phaseMeanings.${phase}`),
  };
}
