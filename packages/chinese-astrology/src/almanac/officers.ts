import { at } from "@almagest/operation";
import { BRANCHES, type Branch } from "../cycle/branches";
import { modulo } from "../cycle/modulo";
import { ACTIVITIES, type Activity } from "./activities";

/** The twelve day officers (jian chu) in order. */
export const OFFICERS = [
  "jian",
  "chu",
  "man",
  "ping",
  "ding",
  "zhi",
  "po",
  "wei",
  "cheng",
  "shou",
  "kai",
  "bi",
] as const;
export type OfficerId = (typeof OFFICERS)[number];

export const OFFICER_QUALITIES = ["auspicious", "inauspicious"] as const;
export type OfficerQuality = (typeof OFFICER_QUALITIES)[number];

interface OfficerRow {
  readonly chinese: string;
  readonly pinyin: string;
  readonly quality: OfficerQuality;
  readonly favours: readonly Activity[];
  readonly avoids: readonly Activity[];
}

/**
 * Quality, favors and avoids after the Xie Ji Bian Fang Shu (1741): juan 4 for the quality, 10 and 11 for activities.
 * It gives zhi and wei none of these ten, and no officer for burial: there the agreement of at least two of three
 * popular almanac lists is used (docs/conventions.md).
 */
export const OFFICER_ROWS = {
  jian: {
    chinese: "建",
    pinyin: "jiàn",
    quality: "inauspicious",
    favours: ["travel"],
    avoids: ["construction", "groundbreaking", "burial", "medical-treatment", "praying"],
  },
  chu: {
    chinese: "除",
    pinyin: "chú",
    quality: "auspicious",
    favours: ["travel", "medical-treatment"],
    avoids: [],
  },
  man: {
    chinese: "滿",
    pinyin: "mǎn",
    quality: "inauspicious",
    favours: ["opening-business", "signing-contracts", "praying"],
    avoids: ["medical-treatment"],
  },
  ping: { chinese: "平", pinyin: "píng", quality: "inauspicious", favours: [], avoids: ACTIVITIES },
  ding: {
    chinese: "定",
    pinyin: "dìng",
    quality: "auspicious",
    favours: ["wedding", "signing-contracts", "construction", "groundbreaking"],
    avoids: [],
  },
  zhi: {
    chinese: "執",
    pinyin: "zhí",
    quality: "auspicious",
    favours: ["signing-contracts", "praying"],
    avoids: ["travel", "moving-house"],
  },
  po: {
    chinese: "破",
    pinyin: "pò",
    quality: "inauspicious",
    favours: ["medical-treatment"],
    avoids: ACTIVITIES.filter((activity) => activity !== "medical-treatment"),
  },
  wei: {
    chinese: "危",
    pinyin: "wēi",
    quality: "auspicious",
    favours: [],
    avoids: ["wedding", "travel", "moving-house"],
  },
  cheng: {
    chinese: "成",
    pinyin: "chéng",
    quality: "auspicious",
    favours: ACTIVITIES.filter((activity) => activity !== "praying"),
    avoids: [],
  },
  shou: { chinese: "收", pinyin: "shōu", quality: "inauspicious", favours: [], avoids: ACTIVITIES },
  kai: {
    chinese: "開",
    pinyin: "kāi",
    quality: "auspicious",
    favours: [
      "travel",
      "moving-house",
      "opening-business",
      "construction",
      "groundbreaking",
      "medical-treatment",
      "praying",
    ],
    avoids: ["burial"],
  },
  bi: {
    chinese: "閉",
    pinyin: "bì",
    quality: "inauspicious",
    favours: ["burial"],
    avoids: [
      "wedding",
      "travel",
      "moving-house",
      "opening-business",
      "construction",
      "groundbreaking",
      "medical-treatment",
    ],
  },
} as const satisfies Record<OfficerId, OfficerRow>;

/**
 * The officer of a day: jian where its branch is that of the solar month, then on in order. Where a minor term opens a
 * month, the officer of the day before comes again.
 */
export function officerOf(monthBranch: Branch, dayBranch: Branch): OfficerId {
  return at(OFFICERS, modulo(BRANCHES.indexOf(dayBranch) - BRANCHES.indexOf(monthBranch), 12));
}
