import { at, InvariantError } from "@almagest/operation";
import { BRANCH_ROWS, BRANCHES } from "../../cycle/branches";
import { naYinOf } from "../../cycle/na-yin";
import { PHASES } from "../../cycle/phases";
import { PILLARS, type Pillar } from "../../cycle/pillars";
import { STEM_ROWS, STEMS } from "../../cycle/stems";
import { pillarChinese } from "../../present";
import { type Gender, luckDirection } from "../luck";
import { PILLAR_POSITIONS, type PillarPosition } from "../positions";
import type { StarId } from "./star-names";
import {
  type BladeSchool,
  NOBLEMEN,
  type NoblemanVerse,
  OF_BLADES,
  OF_BRANCHES,
  OF_DAYS,
  OF_MONTHS,
  OF_PRIMAL,
  OF_SOUNDS,
  OF_STEMS,
  type Sought,
  type Target,
} from "./star-tables";

/** A star may be counted from the stem or the branch of a pillar, from the na yin of the year, or be a day itself. */
export const STAR_BASES = [
  "year-stem",
  "day-stem",
  "month-branch",
  "year-branch",
  "day-branch",
  "year-na-yin",
  "day-pillar",
] as const;
export type StarBase = (typeof STAR_BASES)[number];

/** Pillars that are certain; of an open birth some are missing. */
export type KnownPillars = Readonly<Partial<Record<PillarPosition, Pillar>>>;

export interface StarSchool {
  readonly nobleman: NoblemanVerse;
  readonly blades: BladeSchool;
  /** Needed by the primal star alone. */
  readonly gender?: Gender | undefined;
}

export const TARGET_PARTS = ["stem", "branch", "pillar"] as const;

export interface SoughtTarget {
  readonly part: (typeof TARGET_PARTS)[number];
  readonly id: Target;
  readonly chinese: string;
}

export interface PlacedStar {
  readonly star: StarId;
  readonly by: StarBase;
  /** Empty where the base has none. */
  readonly seeks: readonly SoughtTarget[];
  /** The pillars that have one of them. */
  readonly positions: readonly PillarPosition[];
}

interface Rule {
  readonly star: StarId;
  readonly bases: readonly Exclude<StarBase, "day-pillar">[];
  readonly sought: Sought;
  /** Whether a target that may be a stem is one. */
  readonly isOfStems?: boolean;
  /** The only place where it counts; any, where left out. */
  readonly only?: PillarPosition;
}

const STEM_BASES = ["year-stem", "day-stem"] as const;
const BRANCH_BASES = ["year-branch", "day-branch"] as const;

/** The rules of a school, in the order of the answer. */
function rulesOf({ nobleman, blades }: StarSchool): readonly Rule[] {
  const stems = (star: keyof typeof OF_STEMS): Rule => ({ star, bases: STEM_BASES, sought: OF_STEMS[star] });
  const dayStem = (star: keyof typeof OF_STEMS): Rule => ({ star, bases: ["day-stem"], sought: OF_STEMS[star] });
  const months = (star: keyof typeof OF_MONTHS): Rule => ({ star, bases: ["month-branch"], sought: OF_MONTHS[star] });
  const virtues = (star: keyof typeof OF_MONTHS): Rule => ({ ...months(star), isOfStems: true });
  const branches = (star: keyof typeof OF_BRANCHES): Rule => ({ star, bases: BRANCH_BASES, sought: OF_BRANCHES[star] });
  const years = (star: keyof typeof OF_BRANCHES): Rule => ({ ...branches(star), bases: ["year-branch"] });
  const sounds = (star: keyof typeof OF_SOUNDS): Rule => ({ star, bases: ["year-na-yin"], sought: OF_SOUNDS[star] });
  return [
    { star: "nobleman", bases: STEM_BASES, sought: NOBLEMEN[nobleman] },
    stems("great-ultimate"),
    virtues("heavenly-virtue"),
    virtues("heavenly-virtue-combination"),
    virtues("monthly-virtue"),
    virtues("monthly-virtue-combination"),
    stems("lucky-star"),
    stems("academic"),
    sounds("study-hall"),
    dayStem("study-hall"),
    sounds("literary-hall"),
    dayStem("literary-hall"),
    stems("national-seal"),
    dayStem("prosperity"),
    stems("golden-carriage"),
    branches("general"),
    branches("canopy"),
    branches("traveling-horse"),
    months("heavenly-doctor"),
    branches("peach-blossom"),
    years("red-phoenix"),
    years("heavenly-joy"),
    dayStem("red-allure"),
    { star: "goat-blade", bases: ["day-stem"], sought: OF_BLADES[blades] },
    years("lonely-star"),
    years("widow-star"),
    branches("robbery"),
    years("calamity"),
    branches("lost-spirit"),
    branches("heaven-and-earth-nets"),
    { ...sounds("heaven-and-earth-nets"), only: "day" },
  ];
}

/** Every star by each of its bases, with the pillars that have it. A base that is not certain has no row. */
export function starsOf(pillars: KnownPillars, school: StarSchool): readonly PlacedStar[] {
  const placed = rulesOf(school).flatMap(({ star, bases, sought, isOfStems, only }) =>
    bases.flatMap((by) => {
      const index0 = indexOf(by, pillars);
      if (index0 === undefined) return [];
      const seeks = at(sought, index0).map((id) => soughtTarget(id, isOfStems));
      return [placedStar({ star, by, seeks }, pillars, only)];
    }),
  );
  return [...placed, ...primalStar(pillars, school.gender), ...dayStars(pillars)];
}

function primalStar(pillars: KnownPillars, gender: Gender | undefined): readonly PlacedStar[] {
  const { year } = pillars;
  if (year === undefined || gender === undefined) return [];
  const sought = at(OF_PRIMAL[luckDirection(year, gender)], BRANCHES.indexOf(year.branch));
  const seeks = sought.map((id) => soughtTarget(id));
  return [placedStar({ star: "primal-star", by: "year-branch", seeks }, pillars)];
}

const DAY_STARS = ["kuigang", "ten-great-failures", "yin-yang-error"] as const;

function dayStars({ day }: KnownPillars): readonly PlacedStar[] {
  if (day === undefined) return [];
  return DAY_STARS.map((star) => {
    const seeks = OF_DAYS[star].map((id) => soughtTarget(id));
    return placedStar({ star, by: "day-pillar", seeks }, { day });
  });
}

/** The place of a base's value in its tables. */
function indexOf(by: Rule["bases"][number], { year, month, day }: KnownPillars): number | undefined {
  switch (by) {
    case "year-stem":
      return year && STEMS.indexOf(year.stem);
    case "day-stem":
      return day && STEMS.indexOf(day.stem);
    case "month-branch":
      return month && BRANCHES.indexOf(month.branch);
    case "year-branch":
      return year && BRANCHES.indexOf(year.branch);
    case "day-branch":
      return day && BRANCHES.indexOf(day.branch);
    case "year-na-yin":
      return year && PHASES.indexOf(naYinOf(year).phase);
  }
}

/** A pillar is no place of a star that is counted from its own branch or na yin. */
const OWN_PILLARS: Readonly<Partial<Record<StarBase, PillarPosition>>> = {
  "year-branch": "year",
  "day-branch": "day",
  "year-na-yin": "year",
};

function placedStar(row: Omit<PlacedStar, "positions">, pillars: KnownPillars, only?: PillarPosition): PlacedStar {
  const positions = PILLAR_POSITIONS.filter((position) => {
    const pillar = pillars[position];
    if (pillar === undefined || position === OWN_PILLARS[row.by]) return false;
    if (only !== undefined && position !== only) return false;
    return row.seeks.some((target) => isIn(target, pillar));
  });
  return { ...row, positions };
}

function isIn({ part, id }: SoughtTarget, pillar: Pillar): boolean {
  return id === (part === "pillar" ? pillar.id : pillar[part]);
}

function soughtTarget(id: Target, isOfStems = false): SoughtTarget {
  const stem = isOfStems ? STEMS.find((one) => one === id) : undefined;
  if (stem !== undefined) return { part: "stem", id, chinese: STEM_ROWS[stem].chinese };
  const branch = BRANCHES.find((one) => one === id);
  if (branch !== undefined) return { part: "branch", id, chinese: BRANCH_ROWS[branch].chinese };
  const pillar = PILLARS.find((one) => one.id === id);
  if (pillar === undefined) throw new InvariantError("a star of no stem, branch or pillar", { id });
  return { part: "pillar", id, chinese: pillarChinese(pillar) };
}
