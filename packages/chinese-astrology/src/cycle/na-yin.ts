import { at } from "@almagest/operation";
import type { Phase } from "./phases";
import type { Pillar } from "./pillars";

/** The received tone of two neighbors in the cycle of sixty; its phase is not that of the stem. */
export interface NaYin {
  /** Pinyin without tones. */
  readonly id: NaYinId;
  readonly chinese: string;
  readonly pinyin: string;
  readonly name: string;
  readonly phase: Phase;
}

interface NaYinRow extends Omit<NaYin, "id"> {
  readonly id: string;
}

/** In the order of the cycle, one for each two pillars. Traditional characters; tyme4ts and the Xie Ji Bian Fang Shu agree. */
const ROWS = [
  { id: "hai-zhong-jin", chinese: "海中金", pinyin: "hǎi zhōng jīn", name: "Metal in the Sea", phase: "metal" },
  { id: "lu-zhong-huo", chinese: "爐中火", pinyin: "lú zhōng huǒ", name: "Fire in the Furnace", phase: "fire" },
  { id: "da-lin-mu", chinese: "大林木", pinyin: "dà lín mù", name: "Wood of the Great Forest", phase: "wood" },
  { id: "lu-pang-tu", chinese: "路旁土", pinyin: "lù páng tǔ", name: "Earth by the Roadside", phase: "earth" },
  { id: "jian-feng-jin", chinese: "劍鋒金", pinyin: "jiàn fēng jīn", name: "Metal of the Sword Edge", phase: "metal" },
  { id: "shan-tou-huo", chinese: "山頭火", pinyin: "shān tóu huǒ", name: "Fire on the Mountain Top", phase: "fire" },
  { id: "jian-xia-shui", chinese: "澗下水", pinyin: "jiàn xià shuǐ", name: "Water Beneath the Ravine", phase: "water" },
  { id: "cheng-tou-tu", chinese: "城頭土", pinyin: "chéng tóu tǔ", name: "Earth on the City Wall", phase: "earth" },
  { id: "bai-la-jin", chinese: "白蠟金", pinyin: "bái là jīn", name: "Metal of White Wax", phase: "metal" },
  { id: "yang-liu-mu", chinese: "楊柳木", pinyin: "yáng liǔ mù", name: "Wood of the Willow", phase: "wood" },
  { id: "quan-zhong-shui", chinese: "泉中水", pinyin: "quán zhōng shuǐ", name: "Water in the Spring", phase: "water" },
  { id: "wu-shang-tu", chinese: "屋上土", pinyin: "wū shàng tǔ", name: "Earth on the Roof", phase: "earth" },
  { id: "pi-li-huo", chinese: "霹靂火", pinyin: "pī lì huǒ", name: "Fire of Thunderbolt", phase: "fire" },
  { id: "song-bai-mu", chinese: "松柏木", pinyin: "sōng bǎi mù", name: "Wood of Pine and Cypress", phase: "wood" },
  {
    id: "chang-liu-shui",
    chinese: "長流水",
    pinyin: "cháng liú shuǐ",
    name: "Water of the Long Stream",
    phase: "water",
  },
  { id: "sha-zhong-jin", chinese: "沙中金", pinyin: "shā zhōng jīn", name: "Metal in the Sand", phase: "metal" },
  {
    id: "shan-xia-huo",
    chinese: "山下火",
    pinyin: "shān xià huǒ",
    name: "Fire at the Foot of the Mountain",
    phase: "fire",
  },
  { id: "ping-di-mu", chinese: "平地木", pinyin: "píng dì mù", name: "Wood of the Plain", phase: "wood" },
  { id: "bi-shang-tu", chinese: "壁上土", pinyin: "bì shàng tǔ", name: "Earth on the Wall", phase: "earth" },
  { id: "jin-bo-jin", chinese: "金箔金", pinyin: "jīn bó jīn", name: "Metal of Gold Leaf", phase: "metal" },
  { id: "fu-deng-huo", chinese: "覆燈火", pinyin: "fù dēng huǒ", name: "Fire of the Covered Lamp", phase: "fire" },
  { id: "tian-he-shui", chinese: "天河水", pinyin: "tiān hé shuǐ", name: "Water of the Sky River", phase: "water" },
  { id: "da-yi-tu", chinese: "大驛土", pinyin: "dà yì tǔ", name: "Earth of the Great Post Road", phase: "earth" },
  {
    id: "chai-chuan-jin",
    chinese: "釵釧金",
    pinyin: "chāi chuàn jīn",
    name: "Metal of Hairpin and Bracelet",
    phase: "metal",
  },
  { id: "sang-zhe-mu", chinese: "桑柘木", pinyin: "sāng zhè mù", name: "Wood of the Mulberry", phase: "wood" },
  { id: "da-xi-shui", chinese: "大溪水", pinyin: "dà xī shuǐ", name: "Water of the Great Creek", phase: "water" },
  { id: "sha-zhong-tu", chinese: "沙中土", pinyin: "shā zhōng tǔ", name: "Earth in the Sand", phase: "earth" },
  { id: "tian-shang-huo", chinese: "天上火", pinyin: "tiān shàng huǒ", name: "Fire in the Sky", phase: "fire" },
  { id: "shi-liu-mu", chinese: "石榴木", pinyin: "shí liú mù", name: "Wood of the Pomegranate", phase: "wood" },
  { id: "da-hai-shui", chinese: "大海水", pinyin: "dà hǎi shuǐ", name: "Water of the Great Sea", phase: "water" },
] as const satisfies readonly NaYinRow[];

export type NaYinId = (typeof ROWS)[number]["id"];

/** The thirty in order, from that of jia-zi and yi-chou. */
export const NA_YIN: readonly NaYin[] = ROWS;

export function naYinOf(pillar: Pillar): NaYin {
  return at(NA_YIN, Math.floor((pillar.number - 1) / 2));
}
