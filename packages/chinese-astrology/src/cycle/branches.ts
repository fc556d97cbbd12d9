import type { Phase, Polarity } from "./phases";
import type { Stem } from "./stems";

/** The twelve earthly branches in order, in pinyin without tones. */
export const BRANCHES = ["zi", "chou", "yin", "mao", "chen", "si", "wu", "wei", "shen", "you", "xu", "hai"] as const;
export type Branch = (typeof BRANCHES)[number];

/** The animals in the order of their branches. */
export const ANIMALS = [
  "rat",
  "ox",
  "tiger",
  "rabbit",
  "dragon",
  "snake",
  "horse",
  "goat",
  "monkey",
  "rooster",
  "dog",
  "pig",
] as const;
export type Animal = (typeof ANIMALS)[number];

export interface BranchRow {
  /** The same in both scripts. */
  readonly chinese: string;
  readonly pinyin: string;
  readonly phase: Phase;
  readonly polarity: Polarity;
  readonly animal: Animal;
  /** From the strongest: principal, middle, residual. */
  readonly hiddenStems: readonly [Stem, ...Stem[]];
}

/**
 * Hidden stems by rank, as in tyme4ts. In storage branches (chen, xu, chou, wei) the second stem is left over from the
 * season before and the third is the stored one; in growth branches (yin, shen, si, hai) the second begins to grow there.
 */
export const BRANCH_ROWS = {
  zi: { chinese: "子", pinyin: "zǐ", phase: "water", polarity: "yang", animal: "rat", hiddenStems: ["gui"] },
  chou: {
    chinese: "丑",
    pinyin: "chǒu",
    phase: "earth",
    polarity: "yin",
    animal: "ox",
    hiddenStems: ["ji", "gui", "xin"],
  },
  yin: {
    chinese: "寅",
    pinyin: "yín",
    phase: "wood",
    polarity: "yang",
    animal: "tiger",
    hiddenStems: ["jia", "bing", "wu"],
  },
  mao: { chinese: "卯", pinyin: "mǎo", phase: "wood", polarity: "yin", animal: "rabbit", hiddenStems: ["yi"] },
  chen: {
    chinese: "辰",
    pinyin: "chén",
    phase: "earth",
    polarity: "yang",
    animal: "dragon",
    hiddenStems: ["wu", "yi", "gui"],
  },
  si: {
    chinese: "巳",
    pinyin: "sì",
    phase: "fire",
    polarity: "yin",
    animal: "snake",
    hiddenStems: ["bing", "geng", "wu"],
  },
  wu: { chinese: "午", pinyin: "wǔ", phase: "fire", polarity: "yang", animal: "horse", hiddenStems: ["ding", "ji"] },
  wei: {
    chinese: "未",
    pinyin: "wèi",
    phase: "earth",
    polarity: "yin",
    animal: "goat",
    hiddenStems: ["ji", "ding", "yi"],
  },
  shen: {
    chinese: "申",
    pinyin: "shēn",
    phase: "metal",
    polarity: "yang",
    animal: "monkey",
    hiddenStems: ["geng", "ren", "wu"],
  },
  you: { chinese: "酉", pinyin: "yǒu", phase: "metal", polarity: "yin", animal: "rooster", hiddenStems: ["xin"] },
  xu: {
    chinese: "戌",
    pinyin: "xū",
    phase: "earth",
    polarity: "yang",
    animal: "dog",
    hiddenStems: ["wu", "xin", "ding"],
  },
  hai: { chinese: "亥", pinyin: "hài", phase: "water", polarity: "yin", animal: "pig", hiddenStems: ["ren", "jia"] },
} as const satisfies Record<Branch, BranchRow>;
