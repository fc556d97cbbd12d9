import type { Star } from "./lo-shu";
import type { Nature } from "./stars";

/** The pairs of stars that have a name of their own, smaller star first, with name and reading. */
export const COMBINATIONS = {
  "1-4": { chinese: "四一同宮", nature: "auspicious" },
  "1-6": { chinese: "一六共宗", nature: "auspicious" },
  "1-9": { chinese: "水火既濟", nature: "auspicious" },
  "2-3": { chinese: "鬥牛煞", nature: "inauspicious" },
  "2-5": { chinese: "二五交加", nature: "inauspicious" },
  "2-7": { chinese: "二七同道", nature: "inauspicious" },
  "3-4": { chinese: "碧綠風魔", nature: "inauspicious" },
  "3-7": { chinese: "三七疊至", nature: "inauspicious" },
  "3-8": { chinese: "三八為朋", nature: "inauspicious" },
  "4-8": { chinese: "八四相會", nature: "inauspicious" },
  "4-9": { chinese: "四九為友", nature: "auspicious" },
  "5-7": { chinese: "毒藥", nature: "inauspicious" },
  "5-9": { chinese: "紫黃毒藥", nature: "inauspicious" },
  "6-7": { chinese: "交劍煞", nature: "inauspicious" },
  "6-8": { chinese: "富比陶朱", nature: "auspicious" },
  "6-9": { chinese: "火照天門", nature: "inauspicious" },
  "7-9": { chinese: "回祿", nature: "inauspicious" },
  "8-9": { chinese: "八逢紫曜", nature: "auspicious" },
} as const satisfies Readonly<Record<string, { readonly chinese: string; readonly nature: Nature }>>;

export type CombinationId = keyof typeof COMBINATIONS;

/** The named pair of two stars, whichever of them is the mountain star; undefined for a pair without a name. */
export function combinationOf(mountain: Star, water: Star): CombinationId | undefined {
  const id = `${Math.min(mountain, water)}-${Math.max(mountain, water)}`;
  return isCombination(id) ? id : undefined;
}

function isCombination(id: string): id is CombinationId {
  return Object.hasOwn(COMBINATIONS, id);
}
