/** Rules on which books and schools of Zi Wei Dou Shu differ; docs/conventions.md names who has which. */

/** The month of a chart for a birth in a leap month. */
export const LEAP_MONTHS = ["split", "next", "same"] as const;
/** The stars that the stem of a year transforms: stems wu, geng and ren differ. */
export const TRANSFORMATION_TABLES = ["quan-ji", "quan-shu", "zhongzhou", "min", "north"] as const;
/** Tian Kui and Tian Yue of the stems geng and xin. */
export const KUI_YUE_VERSES = ["horse-tiger", "tiger-horse", "geng-with-xin"] as const;
/** Huo Xing and Ling Xing: counted on by the hour, or where the year alone puts them. */
export const FIRE_BELL_RULES = ["year-and-hour", "year"] as const;
/** The branch that Tian Ma is counted from. */
export const HORSE_BASES = ["year", "month"] as const;
/** Tian Shang and Tian Shi: always the same palaces, or exchanged where the decades run backward. */
export const WOUND_RULES = ["fixed", "by-direction"] as const;
/** The branch whose star is the lord of life. */
export const LIFE_LORD_BASES = ["life-palace", "year"] as const;
/** The palace of the first decade. */
export const FIRST_DECADES = ["life-palace", "next-palace"] as const;
/** The table of brightness. */
export const BRIGHTNESS_TABLES = ["quan-shu", "zhongzhou"] as const;

export type LeapMonth = (typeof LEAP_MONTHS)[number];
export type TransformationTable = (typeof TRANSFORMATION_TABLES)[number];
export type KuiYueVerse = (typeof KUI_YUE_VERSES)[number];
export type FireBellRule = (typeof FIRE_BELL_RULES)[number];
export type HorseBase = (typeof HORSE_BASES)[number];
export type WoundRule = (typeof WOUND_RULES)[number];
export type LifeLordBase = (typeof LIFE_LORD_BASES)[number];
export type FirstDecade = (typeof FIRST_DECADES)[number];
export type BrightnessTable = (typeof BRIGHTNESS_TABLES)[number];

/** Every rule, chosen. */
export interface ZiWeiRules {
  readonly leapMonth: LeapMonth;
  readonly transformationTable: TransformationTable;
  readonly kuiYueVerse: KuiYueVerse;
  readonly fireBellRule: FireBellRule;
  readonly horseBase: HorseBase;
  readonly woundRule: WoundRule;
  readonly lifeLordBase: LifeLordBase;
  readonly firstDecade: FirstDecade;
  readonly brightnessTable: BrightnessTable;
}

/** Whole sets of rules: those in general use, the Quan Shu to the letter, Wang Tingzhi's Zhongzhou school. */
export const RULE_SETS = ["general", "quan-shu", "zhongzhou"] as const;
export type RuleSet = (typeof RULE_SETS)[number];

const GENERAL: ZiWeiRules = {
  leapMonth: "split",
  transformationTable: "quan-ji",
  kuiYueVerse: "horse-tiger",
  fireBellRule: "year-and-hour",
  horseBase: "year",
  woundRule: "fixed",
  lifeLordBase: "life-palace",
  firstDecade: "life-palace",
  brightnessTable: "quan-shu",
};

const RULES: Readonly<Record<RuleSet, ZiWeiRules>> = {
  general: GENERAL,
  "quan-shu": {
    ...GENERAL,
    leapMonth: "next",
    transformationTable: "quan-shu",
    kuiYueVerse: "tiger-horse",
    fireBellRule: "year",
    firstDecade: "next-palace",
  },
  zhongzhou: {
    ...GENERAL,
    transformationTable: "zhongzhou",
    woundRule: "by-direction",
    lifeLordBase: "year",
    brightnessTable: "zhongzhou",
  },
};

type Chosen = { readonly [Rule in keyof ZiWeiRules]?: ZiWeiRules[Rule] | undefined };

/** The rules of a set, those that were sent in their place. */
export function rulesOf(ruleSet: RuleSet, sent: Chosen): ZiWeiRules {
  const set = RULES[ruleSet];
  return {
    leapMonth: sent.leapMonth ?? set.leapMonth,
    transformationTable: sent.transformationTable ?? set.transformationTable,
    kuiYueVerse: sent.kuiYueVerse ?? set.kuiYueVerse,
    fireBellRule: sent.fireBellRule ?? set.fireBellRule,
    horseBase: sent.horseBase ?? set.horseBase,
    woundRule: sent.woundRule ?? set.woundRule,
    lifeLordBase: sent.lifeLordBase ?? set.lifeLordBase,
    firstDecade: sent.firstDecade ?? set.firstDecade,
    brightnessTable: sent.brightnessTable ?? set.brightnessTable,
  };
}
