import { capitalized } from "@almagest/i18n";
import { at, type Lang } from "@almagest/operation";
import type { InteractionType } from "../cycle/bonds";
import { BRANCH_ROWS, BRANCHES, type Branch } from "../cycle/branches";
import type { Phase } from "../cycle/phases";
import type { Pillar } from "../cycle/pillars";
import { STEM_ROWS, STEMS, type Stem } from "../cycle/stems";
import { pillarChinese } from "../present";
import type { ChineseReader } from "../texts/reader";
import { phaseCharacters } from "../vocabulary/characters";
import type { PillarPosition } from "./positions";
import type { Verdict } from "./strength";

/** A time of the day by its animal; two hours of the Rat are told apart. */
export interface HourNamed {
  readonly branch: Branch;
  readonly rat?: "early" | "late" | undefined;
}

export interface Counted<Value> {
  readonly of: Value;
  readonly count: number;
}

/** The fillings of texts in the language that they speak: names, and the joints between them. */
export interface Speech {
  readonly stem: (stem: Stem) => string;
  readonly branch: (branch: Branch) => string;
  /** A branch where nothing goes before it. */
  readonly bareBranch: (branch: Branch) => string;
  readonly phase: (phase: Phase) => string;
  /** A pillar where the text says `the {first} pillar`. */
  readonly position: (position: PillarPosition | "luck") => string;
  /** A pillar with its characters or its id. */
  readonly pillar: (position: PillarPosition, pillar: Pillar) => string;
  readonly list: (words: readonly string[]) => string;
  readonly place: (part: "stem" | "branch", position: PillarPosition) => string;
  readonly branchesOf: (positions: readonly PillarPosition[]) => string;
  /** Phases by the number of their characters, and those without any. */
  readonly counts: (counts: readonly Counted<Phase>[], missing: readonly Phase[]) => string;
  readonly verdict: (verdict: Verdict) => string;
  readonly verdicts: (counts: readonly Counted<Verdict>[], total: number) => string;
  readonly turned: (positions: readonly PillarPosition[], time: string) => string;
  readonly hours: (hours: readonly HourNamed[]) => string;
  /** A stretch of the clock, without its end where it lasts. */
  readonly stretch: (from: string, to?: string) => string;
  readonly candidates: (fewer: readonly { readonly phase: Phase; readonly when: string }[], most: Phase) => string;
  /** A phrase of when, from hours that have been named. */
  readonly inHours: (hours: string) => string;
  readonly yearsOf: (phases: readonly Phase[]) => string;
  /** A bond where the text names its two members. */
  readonly bond: (type: InteractionType) => string;
  /** A pillar of time by its two characters. */
  readonly timePillar: (pillar: Pillar) => string;
  readonly year: (year: string) => string;
  /** Years of which one is meant. */
  readonly eitherYear: (years: readonly string[]) => string;
  /** From one year, or one of several, to another. */
  readonly yearSpan: (from: string, to: string) => string;
  readonly age: (years: number, months: number) => string;
  readonly ageReach: (ages: readonly string[]) => string;
  readonly courses: (courses: readonly LuckCourse[]) => string;
  /** The shares of hours in a year, one after the other. */
  readonly shares: (shares: readonly string[]) => string;
  readonly otherTimes: string;
  readonly half: (part: "stem" | "branch") => string;
}

/** A course that luck may have, for the births before or from a time. */
export interface LuckCourse {
  readonly before?: string;
  readonly from?: string;
  readonly direction: "forward" | "backward";
  readonly ages: readonly string[];
}

export function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.slice(-1).join("")}`;
}

/** A stem by its own name, a branch by its animal with the article: two of them are called wu. */
export function stemTold(stem: Stem): string {
  return capitalized(stem);
}

export function branchTold(branch: Branch): string {
  return `the ${capitalized(BRANCH_ROWS[branch].animal)}`;
}

/** A member of a bond: stems have the bonds that are called by them, and wu is a stem and a branch. */
export function memberTold(
  member: string,
  type: InteractionType | "half-trine",
  { stem: stemOf, branch: branchOf }: { readonly stem: Speech["stem"]; readonly branch: Speech["branch"] },
): string {
  if (isOfStems(type)) {
    const stem = STEMS.find((one) => one === member);
    return stem === undefined ? member : stemOf(stem);
  }
  const branch = BRANCHES.find((one) => one === member);
  return branch === undefined ? member : branchOf(branch);
}

export function isOfStems(type: InteractionType | "half-trine"): boolean {
  return type === "stem-combination" || type === "stem-clash";
}

/** The last digits of the years whose stem is of a phase: a year that ends in 4 is of jia. */
const YEAR_ENDS = {
  wood: [4, 5],
  fire: [6, 7],
  earth: [8, 9],
  metal: [0, 1],
  water: [2, 3],
} as const satisfies Record<Phase, readonly [number, number]>;

const ENGLISH_COUNTS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"] as const;

const ENGLISH: Speech = {
  stem: stemTold,
  branch: branchTold,
  bareBranch: (branch) => capitalized(BRANCH_ROWS[branch].animal),
  phase: (phase) => phase,
  position: (position) => position,
  pillar: (position, { id }) => `the ${position} pillar ${id}`,
  list: joined,
  place: (part, position) => `the ${part} of the ${position}`,
  branchesOf: (positions) =>
    `the ${positions.length === 1 ? "branch" : "branches"} of ${joined(positions.map((one) => `the ${one}`))}`,
  counts: (counts, missing) =>
    joined([
      ...counts.map(({ of, count }, index0) => {
        const verb = count === 1 ? " is" : " are";
        return `${at(ENGLISH_COUNTS, count)}${index0 === 0 ? verb : ""} ${of}`;
      }),
      ...(missing.length === 0 ? [] : [`none ${missing.join(" or ")}`]),
    ]),
  verdict: (verdict) => verdict.replace("-", " "),
  verdicts: (counts, total) =>
    joined(
      counts.map(
        ({ of, count }, index0) =>
          `${of.replace("-", " ")} in ${count}${index0 === 0 ? ` of ${total} possible charts` : ""}`,
      ),
    ),
  turned: (positions, time) => `${joined(positions.map((one) => `the ${one}`))} changed at ${time}`,
  hours: (hours) => {
    const names = hours.map(({ branch, rat }) => {
      const name = branchTold(branch);
      return rat === undefined ? name : name.replace("the ", `the ${rat} `);
    });
    return `the ${names.length === 1 ? "hour" : "hours"} of ${joined(names)}`;
  },
  stretch: (from, to) => `from ${from} ${to === undefined ? "on" : `to ${to}`}`,
  candidates: (fewer, most) =>
    `${fewer.map(({ phase, when }) => `${phase} ${when}`).join(", ")}, and ${most} at all other times`,
  inHours: (hours) => `in ${hours}`,
  yearsOf: (phases) =>
    joined(
      phases.map(
        (phase, index0) =>
          `${index0 === 0 ? "years of " : "those of "}${phase} end in ${YEAR_ENDS[phase].join(" or ")}`,
      ),
    ),
  bond: (type) => type.slice(type.lastIndexOf("-") + 1),
  timePillar: ({ stem, branch }) => `${stemTold(stem)}-${capitalized(branch)}`,
  year: (year) => year,
  eitherYear: (years) => years.join(" or "),
  yearSpan: (from, to) => `${from} to ${to}`,
  age: (years, months) => {
    const told = [
      ...(years === 0 && months > 0 ? [] : [counted(years, "year")]),
      ...(months === 0 ? [] : [counted(months, "month")]),
    ];
    return told.join(" and ");
  },
  ageReach: (ages) => (ages.length === 1 ? at(ages, 0) : `between ${ages.join(" and ")}`),
  courses: (courses) =>
    courses
      .map(({ before, from, direction, ages }) => {
        const when = before === undefined ? `from ${from} on` : `before ${before}`;
        return `${when} it runs ${direction} and begins at ${ages.join(" to ")}`;
      })
      .join("; "),
  shares: (shares) => shares.join(", "),
  otherTimes: "at all other times",
  half: (part) => part,
};

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const POSITIONS = {
  year: "年",
  month: "月",
  day: "日",
  hour: "时",
  luck: "大运",
} as const satisfies Record<PillarPosition | "luck", string>;
const PARTS = { stem: "干", branch: "支" } as const;
const CHINESE_COUNTS = ["零", "一", "两", "三", "四", "五", "六", "七", "八"] as const;
const VERDICTS_CHINESE = {
  "very-weak": "太弱",
  weak: "偏弱",
  balanced: "中和",
  strong: "身旺",
  "very-strong": "旺极",
} as const satisfies Record<Verdict, string>;
const BONDS = {
  "stem-combination": "相合",
  "six-combination": "六合",
  trine: "三合",
  clash: "相冲",
  harm: "相害",
  punishment: "相刑",
  "stem-clash": "相冲",
} as const satisfies Record<InteractionType, string>;
const DIRECTIONS = { forward: "顺行", backward: "逆行" } as const;

const SIMPLIFIED: Speech = {
  stem: (stem) => STEM_ROWS[stem].chinese,
  branch: (branch) => BRANCH_ROWS[branch].chinese,
  bareBranch: (branch) => BRANCH_ROWS[branch].chinese,
  phase: (phase) => phaseCharacters[phase],
  position: (position) => POSITIONS[position],
  pillar: (position, pillar) => `${POSITIONS[position]}柱${pillarChinese(pillar)}`,
  list: (words) => words.join("、"),
  place: (part, position) => `${POSITIONS[position]}${PARTS[part]}`,
  branchesOf: (positions) => positions.map((one) => `${POSITIONS[one]}支`).join("、"),
  counts: (counts, missing) =>
    [
      ...counts.map(({ of, count }) => `${phaseCharacters[of]}有${at(CHINESE_COUNTS, count)}个`),
      ...(missing.length === 0 ? [] : [`没有${missing.map((one) => phaseCharacters[one]).join("、")}`]),
    ].join("，"),
  verdict: (verdict) => VERDICTS_CHINESE[verdict],
  verdicts: (counts, total) =>
    `${total}种可能的命局里，${counts.map(({ of, count }) => `${count}种${VERDICTS_CHINESE[of]}`).join("，")}`,
  turned: (positions, time) => `${time}换了${positions.map((one) => `${POSITIONS[one]}柱`).join("、")}`,
  hours: (hours) =>
    hours
      .map(({ branch, rat }) => {
        const which = rat === undefined ? "" : rat === "early" ? "早" : "晚";
        return `${which}${BRANCH_ROWS[branch].chinese}时`;
      })
      .join("、"),
  stretch: (from, to) => (to === undefined ? `${from}以后` : `${from}至${to}`),
  candidates: (fewer, most) =>
    `${fewer.map(({ phase, when }) => `${when}用${phaseCharacters[phase]}`).join("，")}，其余时间用${phaseCharacters[most]}`,
  inHours: (hours) => hours,
  yearsOf: (phases) =>
    phases.map((phase) => `${phaseCharacters[phase]}年的尾数是${YEAR_ENDS[phase].join("或")}`).join("，"),
  bond: (type) => BONDS[type],
  timePillar: pillarChinese,
  year: (year) => `${year}年`,
  eitherYear: (years) => years.map((year) => `${year}年`).join("或"),
  yearSpan: (from, to) => `${from}至${to}`,
  age: (years, months) => {
    if (months === 0) return years === 0 ? "不足1个月" : `${years}岁`;
    return years === 0 ? `${months}个月` : `${years}岁${months}个月`;
  },
  ageReach: (ages) => (ages.length === 1 ? at(ages, 0) : `${ages.join("到")}之间`),
  courses: (courses) =>
    courses
      .map(({ before, from, direction, ages }) => {
        const when = before === undefined ? `${from}以后` : `${before}以前`;
        return `${when}出生则${DIRECTIONS[direction]}，${ages.join("到")}起运`;
      })
      .join("；"),
  shares: (shares) => shares.join("，"),
  otherTimes: "其余时间",
  half: (part) => (part === "stem" ? "天干" : "地支"),
};

/** A language that has texts has its joints here. */
export const SPEECHES: Partial<Readonly<Record<Lang, Speech>>> = { "zh-Hans": SIMPLIFIED };

/** The joints in the language that texts speak. */
export function speechOf({ speaks }: Pick<ChineseReader, "speaks">): Speech {
  return SPEECHES[speaks] ?? ENGLISH;
}
