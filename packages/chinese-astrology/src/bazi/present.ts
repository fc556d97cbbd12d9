import { at, type DraftOf, type Words } from "@almagest/operation";
import { presentMomentConventions } from "@almagest/sky";
import { BRANCH_ROWS } from "../cycle/branches";
import { naYinOf } from "../cycle/na-yin";
import { STEM_ROWS, type Stem } from "../cycle/stems";
import { type StemRole, TEN_GOD_ROWS, type TenGod, tenGodOf } from "../cycle/ten-gods";
import { phaseNamed, presentBranch, presentStem } from "../present";
import { type ChineseReader, chineseReader } from "../texts/reader";
import { tenGodNames } from "../vocabulary/ten-gods";
import type { PhaseCount, PhaseLevel } from "./balance";
import type { BaziBirth } from "./birth";
import { presentBorders } from "./border-telling";
import { HIDDEN_ROLES } from "./hidden-stems";
import { PILLAR_POSITIONS, type PillarPosition } from "./positions";
import type {
  barePillarSchema,
  baziBirthDataSchema,
  baziConventionsSchema,
  baziPillarSchema,
  dayMasterSchema,
  phaseCountSchema,
  tenGodSchema,
  usefulGodSchema,
} from "./schema";
import type { DayMasterStrength } from "./strength";
import type { Needs } from "./useful-god";

export function presentBirthData({ input, moment }: BaziBirth): DraftOf<typeof baziBirthDataSchema> {
  return {
    date: input.date,
    time: input.time,
    timezone: moment.civil.offsetHours,
    latitude: input.latitude,
    longitude: input.longitude,
  };
}

export function presentBaziConventions(birth: BaziBirth, words: Words): DraftOf<typeof baziConventionsSchema> {
  const { dayBoundary, yearBoundary, hourClock } = birth.input;
  return {
    dayBoundary,
    yearBoundary,
    hourClock,
    hourTime: birth.hourTime,
    lunarYear: "UTC+8",
    borders: presentBorders(birth.borders, chineseReader(words)),
    ...presentMomentConventions(birth.moment, birth.engine),
  };
}

export function presentTenGod(role: StemRole, words: Words): DraftOf<typeof tenGodSchema> {
  const { chinese, pinyin, category } = TEN_GOD_ROWS[role];
  return {
    id: role,
    name: tenGodNames[role].en,
    chinese,
    pinyin,
    category,
    keynote: chineseReader(words).text(`tenGods.${role}.keynote`),
  };
}

/** The four pillars of a separate chart, each with its reading. */
export function presentPillars(birth: BaziBirth, words: Words): DraftOf<typeof baziPillarSchema>[] {
  const texts = chineseReader(words);
  return PILLAR_POSITIONS.map((position) => ({
    ...presentPillar(birth, position, words),
    reading: pillarReading(birth, position, texts),
  }));
}

/** The four pillars without what they say of one person alone. */
export function presentBarePillars(birth: BaziBirth, words: Words): DraftOf<typeof barePillarSchema>[] {
  return PILLAR_POSITIONS.map((position) => presentPillar(birth, position, words));
}

export function presentPillar(
  birth: BaziBirth,
  position: PillarPosition,
  words: Words,
): DraftOf<typeof barePillarSchema> {
  const { id, number, stem, branch } = birth.pillars[position];
  const { chinese, name, phase } = naYinOf(birth.pillars[position]);
  const role = position === "day" ? "day-master" : tenGodOf(birth.dayMaster, stem);
  return {
    position,
    id,
    number,
    stem: presentStem(stem),
    branch: presentBranch(branch),
    tenGod: presentTenGod(role, words),
    hiddenStems: BRANCH_ROWS[branch].hiddenStems.map((hidden, rank0) => ({
      stem: presentStem(hidden),
      role: at(HIDDEN_ROLES, rank0),
      tenGod: presentTenGod(tenGodOf(birth.dayMaster, hidden), words),
    })),
    naYin: name,
    naYinChinese: chinese,
    naYinElement: phaseNamed(phase),
  };
}

export function pillarReading(birth: BaziBirth, position: PillarPosition, texts: ChineseReader): string | undefined {
  const { id, stem } = birth.pillars[position];
  if (position === "day") return texts.text(`dayPillars.${id}`);
  return texts.text(`tenGodsInPillars.${tenGodOf(birth.dayMaster, stem)}.${position}`);
}

export function presentDayMaster(stem: Stem, words: Words): DraftOf<typeof dayMasterSchema> {
  const { chinese, pinyin, phase, polarity } = STEM_ROWS[stem];
  return {
    stem,
    chinese,
    pinyin,
    element: phaseNamed(phase),
    polarity,
    nature: chineseReader(words).text(`dayMasters.${stem}`),
  };
}

/** The five phases of a birth. */
export function presentPhaseCounts(
  { counts, strength }: { readonly counts: readonly PhaseCount[]; readonly strength: DayMasterStrength },
  words: Words,
): DraftOf<typeof phaseCountSchema>[] {
  const texts = chineseReader(words);
  return counts.map((one) => ({
    element: phaseNamed(one.phase),
    count: one.count,
    level: one.level,
    reading: texts.text(`phases.${one.phase}.${phaseManner(one, strength)}`),
  }));
}

/** Much of a phase that helps is no burden, and the absence of one that burdens no want. */
export function phaseManner(
  { phase, level }: PhaseCount,
  { favorable, unfavorable }: DayMasterStrength,
): PhaseLevel | "helpfulExcess" | "sparedLack" {
  if (level === "excess" && favorable.includes(phase)) return "helpfulExcess";
  return level === "deficient" && unfavorable.includes(phase) ? "sparedLack" : level;
}

export function presentUsefulGod({ useful }: Needs): DraftOf<typeof usefulGodSchema> {
  const { phase, category, method, presence, places, climate } = useful;
  return {
    element: phaseNamed(phase),
    category,
    method,
    presence,
    places: places.map(({ position, part }) => `${position}.${part}`),
    climate: [phaseNamed(climate.first), phaseNamed(climate.second)],
  };
}

/** The ten god of the strongest stem that a branch hides. */
export function branchTenGod(dayMaster: Stem, branch: keyof typeof BRANCH_ROWS): TenGod {
  return tenGodOf(dayMaster, BRANCH_ROWS[branch].hiddenStems[0]);
}
