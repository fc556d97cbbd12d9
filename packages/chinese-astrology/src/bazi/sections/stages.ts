import { at } from "@almagest/operation";
import { BRANCHES, type Branch } from "../../cycle/branches";
import { modulo } from "../../cycle/modulo";
import type { Phase } from "../../cycle/phases";
import { STEM_ROWS, type Stem } from "../../cycle/stems";

/** The twelve stages of life (shi er chang sheng) in order. */
export const STAGES = [
  "birth",
  "bath",
  "coming-of-age",
  "office",
  "peak",
  "decline",
  "sickness",
  "death",
  "tomb",
  "extinction",
  "conception",
  "nurture",
] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_ROWS = {
  birth: { chinese: "長生", pinyin: "cháng shēng" },
  bath: { chinese: "沐浴", pinyin: "mù yù" },
  "coming-of-age": { chinese: "冠帶", pinyin: "guàn dài" },
  office: { chinese: "臨官", pinyin: "lín guān" },
  peak: { chinese: "帝旺", pinyin: "dì wàng" },
  decline: { chinese: "衰", pinyin: "shuāi" },
  sickness: { chinese: "病", pinyin: "bìng" },
  death: { chinese: "死", pinyin: "sǐ" },
  tomb: { chinese: "墓", pinyin: "mù" },
  extinction: { chinese: "絕", pinyin: "jué" },
  conception: { chinese: "胎", pinyin: "tāi" },
  nurture: { chinese: "養", pinyin: "yǎng" },
} as const satisfies Record<Stage, { readonly chinese: string; readonly pinyin: string }>;

/** Yin stems run backward from where their yang stem dies, or every stem runs forward with its phase. */
export const STAGE_ORDERS = ["yin-backward", "all-forward"] as const;
export type StageOrder = (typeof STAGE_ORDERS)[number];

/** Earth has no quarter of the year: its stages are those of fire, or those of water. */
export const EARTH_STAGES = ["with-fire", "with-water"] as const;
export type EarthStages = (typeof EARTH_STAGES)[number];

export interface StageSchool {
  readonly order: StageOrder;
  readonly earth: EarthStages;
}

/** The branch of birth of each phase, yang and yin. */
const BIRTHS = {
  wood: { yang: "hai", yin: "wu" },
  fire: { yang: "yin", yin: "you" },
  metal: { yang: "si", yin: "zi" },
  water: { yang: "shen", yin: "mao" },
} as const satisfies Record<Exclude<Phase, "earth">, Record<"yang" | "yin", Branch>>;

/** The stage of life of a stem at a branch. */
export function stageOf(stem: Stem, branch: Branch, { order, earth }: StageSchool): Stage {
  const { phase, polarity } = STEM_ROWS[stem];
  const course = phase === "earth" ? EARTH_COURSES[earth] : phase;
  const isBackward = polarity === "yin" && order === "yin-backward";
  const birth = BIRTHS[course][isBackward ? "yin" : "yang"];
  const steps = BRANCHES.indexOf(branch) - BRANCHES.indexOf(birth);
  return at(STAGES, modulo(isBackward ? -steps : steps, 12));
}

const EARTH_COURSES = { "with-fire": "fire", "with-water": "water" } as const;
