import { type Category, categoryOf } from "./phases";
import { STEM_ROWS, type Stem } from "./stems";

/** The ten relations of a stem to the day master; of each category first the like, then the unlike polarity. */
export const TEN_GODS = [
  "friend",
  "rob-wealth",
  "eating-god",
  "hurting-officer",
  "indirect-wealth",
  "direct-wealth",
  "seven-killings",
  "direct-officer",
  "indirect-resource",
  "direct-resource",
] as const;
export type TenGod = (typeof TEN_GODS)[number];

/** The name over a stem in a chart: one of the ten gods, or the day master that they are counted from. */
export type StemRole = TenGod | "day-master";
export const STEM_ROLES = [...TEN_GODS, "day-master"] as const satisfies readonly StemRole[];

/** Categories and the one of the day master itself. */
export const ROLE_CATEGORIES = ["peer", "output", "wealth", "influence", "resource", "self"] as const;
export type RoleCategory = (typeof ROLE_CATEGORIES)[number];

const SAME_POLARITY = {
  peer: "friend",
  output: "eating-god",
  wealth: "indirect-wealth",
  influence: "seven-killings",
  resource: "indirect-resource",
} as const satisfies Record<Category, TenGod>;

const OTHER_POLARITY = {
  peer: "rob-wealth",
  output: "hurting-officer",
  wealth: "direct-wealth",
  influence: "direct-officer",
  resource: "direct-resource",
} as const satisfies Record<Category, TenGod>;

export const TEN_GOD_ROWS = {
  friend: { chinese: "比肩", pinyin: "bǐ jiān", category: "peer" },
  "rob-wealth": { chinese: "劫財", pinyin: "jié cái", category: "peer" },
  "eating-god": { chinese: "食神", pinyin: "shí shén", category: "output" },
  "hurting-officer": { chinese: "傷官", pinyin: "shāng guān", category: "output" },
  "indirect-wealth": { chinese: "偏財", pinyin: "piān cái", category: "wealth" },
  "direct-wealth": { chinese: "正財", pinyin: "zhèng cái", category: "wealth" },
  "seven-killings": { chinese: "七殺", pinyin: "qī shā", category: "influence" },
  "direct-officer": { chinese: "正官", pinyin: "zhèng guān", category: "influence" },
  "indirect-resource": { chinese: "偏印", pinyin: "piān yìn", category: "resource" },
  "direct-resource": { chinese: "正印", pinyin: "zhèng yìn", category: "resource" },
  "day-master": { chinese: "日主", pinyin: "rì zhǔ", category: "self" },
} as const satisfies Record<
  StemRole,
  { readonly chinese: string; readonly pinyin: string; readonly category: RoleCategory }
>;

/** The category of another stem for a day master. */
export function stemCategory(dayMaster: Stem, other: Stem): Category {
  return categoryOf(STEM_ROWS[dayMaster].phase, STEM_ROWS[other].phase);
}

/** The ten god that another stem is to a day master. */
export function tenGodOf(dayMaster: Stem, other: Stem): TenGod {
  const gods = STEM_ROWS[dayMaster].polarity === STEM_ROWS[other].polarity ? SAME_POLARITY : OTHER_POLARITY;
  return gods[stemCategory(dayMaster, other)];
}
