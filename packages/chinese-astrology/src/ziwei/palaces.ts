/** The twelve palaces in their order, which runs backward through the branches for men and women alike. */
export const PALACE_ROWS = {
  life: { chinese: "命宮", pinyin: "mìng gōng" },
  siblings: { chinese: "兄弟", pinyin: "xiōng dì" },
  spouse: { chinese: "夫妻", pinyin: "fū qī" },
  children: { chinese: "子女", pinyin: "zǐ nǚ" },
  wealth: { chinese: "財帛", pinyin: "cái bó" },
  health: { chinese: "疾厄", pinyin: "jí è" },
  travel: { chinese: "遷移", pinyin: "qiān yí" },
  friends: { chinese: "奴僕", pinyin: "nú pú" },
  career: { chinese: "官祿", pinyin: "guān lù" },
  property: { chinese: "田宅", pinyin: "tián zhái" },
  fortune: { chinese: "福德", pinyin: "fú dé" },
  parents: { chinese: "父母", pinyin: "fù mǔ" },
} as const satisfies Record<string, Named>;

/** Traditional characters, and pinyin with tones. */
export interface Named {
  readonly chinese: string;
  readonly pinyin: string;
}

export type PalaceId = keyof typeof PALACE_ROWS;

export const PALACES = [
  "life",
  "siblings",
  "spouse",
  "children",
  "wealth",
  "health",
  "travel",
  "friends",
  "career",
  "property",
  "fortune",
  "parents",
] as const satisfies readonly PalaceId[];
