import { animals as animalTerms, phases as phaseTerms } from "@almagest/i18n/chinese";
import type { DraftOf } from "@almagest/operation";
import type { Engine } from "@almagest/sky";
import { ANIMAL_PINYIN } from "./cycle/animals";
import { type Animal, BRANCH_ROWS, type Branch } from "./cycle/branches";
import { naYinOf } from "./cycle/na-yin";
import type { Phase } from "./cycle/phases";
import type { Pillar } from "./cycle/pillars";
import { STEM_ROWS, type Stem } from "./cycle/stems";
import type {
  almanacPillarSchema,
  animalSchema,
  branchSchema,
  calendarConventionsSchema,
  PHASE_NAMES,
  stemSchema,
} from "./schema";
import { animalCharacters } from "./vocabulary/characters";
import { branchOfAnimal } from "./zodiac/relations";

type PhaseName = (typeof PHASE_NAMES)[number];

export function phaseNamed(phase: Phase): PhaseName {
  return phaseTerms[phase].en;
}

export function presentStem(stem: Stem): DraftOf<typeof stemSchema> {
  const { chinese, pinyin, phase, polarity } = STEM_ROWS[stem];
  return {
    id: stem,
    chinese,
    pinyin,
    element: phaseNamed(phase),
    polarity,
  };
}

export function presentBranch(branch: Branch): DraftOf<typeof branchSchema> {
  const { chinese, pinyin, animal, phase, polarity } = BRANCH_ROWS[branch];
  return {
    id: branch,
    chinese,
    pinyin,
    animal,
    element: phaseNamed(phase),
    polarity,
  };
}

export function presentAnimal(animal: Animal): DraftOf<typeof animalSchema> {
  const branch = branchOfAnimal(animal);
  const { phase, polarity } = BRANCH_ROWS[branch];
  return {
    ...presentAnimalName(animal),
    branch,
    element: phaseNamed(phase),
    polarity,
  };
}

export function presentAnimalName(animal: Animal): { id: Animal; name: string; chinese: string; pinyin: string } {
  return {
    id: animal,
    name: animalTerms[animal].en,
    chinese: animalCharacters[animal],
    pinyin: ANIMAL_PINYIN[animal],
  };
}

export function presentAlmanacPillar(pillar: Pillar): DraftOf<typeof almanacPillarSchema> {
  const { name, phase } = naYinOf(pillar);
  const { id, number, stem, branch } = pillar;
  return { id, number, stem, branch, chinese: pillarChinese(pillar), naYin: name, naYinElement: phaseNamed(phase) };
}

export function pillarChinese({ stem, branch }: Pillar): string {
  return `${STEM_ROWS[stem].chinese}${BRANCH_ROWS[branch].chinese}`;
}

export function presentCalendarConventions(
  { name, version }: Engine,
  notice?: string,
): DraftOf<typeof calendarConventionsSchema> {
  return { meridian: MERIDIAN, ephemeris: `${name} ${version}`, ...(notice === undefined ? {} : { notice }) };
}

const MERIDIAN = "UTC+8; lunar months of 1912 to 1928 by the mean time of Beijing, UTC+7:45:40";
