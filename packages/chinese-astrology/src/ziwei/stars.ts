import type { Named } from "./palaces";

export const STAR_KINDS = ["major", "lucky", "malefic", "supporting", "minor"] as const;
export type StarKind = (typeof STAR_KINDS)[number];

interface StarRow extends Named {
  readonly kind: StarKind;
}

const MAJOR = "major";
const LUCKY = "lucky";
const MALEFIC = "malefic";
const SUPPORTING = "supporting";
const MINOR = "minor";

/**
 * The stars in the order in which a palace lists them. Ids are pinyin without tones; of two that sound alike the lesser
 * has its sense added.
 */
export const STAR_ROWS = {
  "zi-wei": { chinese: "紫微", pinyin: "zǐ wēi", kind: MAJOR },
  "tian-ji": { chinese: "天機", pinyin: "tiān jī", kind: MAJOR },
  "tai-yang": { chinese: "太陽", pinyin: "tài yáng", kind: MAJOR },
  "wu-qu": { chinese: "武曲", pinyin: "wǔ qū", kind: MAJOR },
  "tian-tong": { chinese: "天同", pinyin: "tiān tóng", kind: MAJOR },
  "lian-zhen": { chinese: "廉貞", pinyin: "lián zhēn", kind: MAJOR },
  "tian-fu": { chinese: "天府", pinyin: "tiān fǔ", kind: MAJOR },
  "tai-yin": { chinese: "太陰", pinyin: "tài yīn", kind: MAJOR },
  "tan-lang": { chinese: "貪狼", pinyin: "tān láng", kind: MAJOR },
  "ju-men": { chinese: "巨門", pinyin: "jù mén", kind: MAJOR },
  "tian-xiang": { chinese: "天相", pinyin: "tiān xiàng", kind: MAJOR },
  "tian-liang": { chinese: "天梁", pinyin: "tiān liáng", kind: MAJOR },
  "qi-sha": { chinese: "七殺", pinyin: "qī shā", kind: MAJOR },
  "po-jun": { chinese: "破軍", pinyin: "pò jūn", kind: MAJOR },
  "zuo-fu": { chinese: "左輔", pinyin: "zuǒ fǔ", kind: LUCKY },
  "you-bi": { chinese: "右弼", pinyin: "yòu bì", kind: LUCKY },
  "wen-chang": { chinese: "文昌", pinyin: "wén chāng", kind: LUCKY },
  "wen-qu": { chinese: "文曲", pinyin: "wén qǔ", kind: LUCKY },
  "tian-kui": { chinese: "天魁", pinyin: "tiān kuí", kind: LUCKY },
  "tian-yue": { chinese: "天鉞", pinyin: "tiān yuè", kind: LUCKY },
  "lu-cun": { chinese: "祿存", pinyin: "lù cún", kind: SUPPORTING },
  "tian-ma": { chinese: "天馬", pinyin: "tiān mǎ", kind: SUPPORTING },
  "qing-yang": { chinese: "擎羊", pinyin: "qíng yáng", kind: MALEFIC },
  "tuo-luo": { chinese: "陀羅", pinyin: "tuó luó", kind: MALEFIC },
  "huo-xing": { chinese: "火星", pinyin: "huǒ xīng", kind: MALEFIC },
  "ling-xing": { chinese: "鈴星", pinyin: "líng xīng", kind: MALEFIC },
  "di-kong": { chinese: "地空", pinyin: "dì kōng", kind: MALEFIC },
  "di-jie": { chinese: "地劫", pinyin: "dì jié", kind: MALEFIC },
  "hong-luan": { chinese: "紅鸞", pinyin: "hóng luán", kind: MINOR },
  "tian-xi": { chinese: "天喜", pinyin: "tiān xǐ", kind: MINOR },
  "tian-xing": { chinese: "天刑", pinyin: "tiān xíng", kind: MINOR },
  "tian-yao": { chinese: "天姚", pinyin: "tiān yáo", kind: MINOR },
  "san-tai": { chinese: "三台", pinyin: "sān tái", kind: MINOR },
  "ba-zuo": { chinese: "八座", pinyin: "bā zuò", kind: MINOR },
  "en-guang": { chinese: "恩光", pinyin: "ēn guāng", kind: MINOR },
  "tian-gui": { chinese: "天貴", pinyin: "tiān guì", kind: MINOR },
  "long-chi": { chinese: "龍池", pinyin: "lóng chí", kind: MINOR },
  "feng-ge": { chinese: "鳳閣", pinyin: "fèng gé", kind: MINOR },
  "tai-fu": { chinese: "台輔", pinyin: "tái fǔ", kind: MINOR },
  "feng-gao": { chinese: "封誥", pinyin: "fēng gào", kind: MINOR },
  "tian-guan": { chinese: "天官", pinyin: "tiān guān", kind: MINOR },
  "tian-fu-blessing": { chinese: "天福", pinyin: "tiān fú", kind: MINOR },
  "tian-chu": { chinese: "天廚", pinyin: "tiān chú", kind: MINOR },
  "tian-cai": { chinese: "天才", pinyin: "tiān cái", kind: MINOR },
  "tian-shou": { chinese: "天壽", pinyin: "tiān shòu", kind: MINOR },
  "tian-de": { chinese: "天德", pinyin: "tiān dé", kind: MINOR },
  "yue-de": { chinese: "月德", pinyin: "yuè dé", kind: MINOR },
  "jie-shen": { chinese: "解神", pinyin: "jiě shén", kind: MINOR },
  "nian-jie": { chinese: "年解", pinyin: "nián jiě", kind: MINOR },
  "tian-wu": { chinese: "天巫", pinyin: "tiān wū", kind: MINOR },
  "tian-yue-moon": { chinese: "天月", pinyin: "tiān yuè", kind: MINOR },
  "yin-sha": { chinese: "陰煞", pinyin: "yīn shà", kind: MINOR },
  "hua-gai": { chinese: "華蓋", pinyin: "huá gài", kind: MINOR },
  "xian-chi": { chinese: "咸池", pinyin: "xián chí", kind: MINOR },
  "gu-chen": { chinese: "孤辰", pinyin: "gū chén", kind: MINOR },
  "gua-su": { chinese: "寡宿", pinyin: "guǎ sù", kind: MINOR },
  "po-sui": { chinese: "破碎", pinyin: "pò suì", kind: MINOR },
  "fei-lian": { chinese: "蜚廉", pinyin: "fēi lián", kind: MINOR },
  "tian-ku": { chinese: "天哭", pinyin: "tiān kū", kind: MINOR },
  "tian-xu": { chinese: "天虛", pinyin: "tiān xū", kind: MINOR },
  "tian-kong": { chinese: "天空", pinyin: "tiān kōng", kind: MINOR },
  "jie-kong": { chinese: "截空", pinyin: "jié kōng", kind: MINOR },
  "jie-kong-second": { chinese: "副截", pinyin: "fù jié", kind: MINOR },
  "xun-kong": { chinese: "旬空", pinyin: "xún kōng", kind: MINOR },
  "xun-kong-second": { chinese: "副旬", pinyin: "fù xún", kind: MINOR },
  "da-hao": { chinese: "大耗", pinyin: "dà hào", kind: MINOR },
  "tian-shang": { chinese: "天傷", pinyin: "tiān shāng", kind: MINOR },
  "tian-shi": { chinese: "天使", pinyin: "tiān shǐ", kind: MINOR },
} as const satisfies Record<string, StarRow>;

export type StarId = keyof typeof STAR_ROWS;

export const STAR_IDS = Object.keys(STAR_ROWS).filter(isStar);

function isStar(id: string): id is StarId {
  return Object.hasOwn(STAR_ROWS, id);
}
