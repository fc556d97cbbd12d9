import { at } from "@almagest/operation";
import type { BrightnessTable } from "./schools";
import type { StarId } from "./stars";

/** Grades of a star in a palace, the brightest first; `xian-idle` is the Zhongzhou school's alone. */
export const BRIGHTNESS_ROWS = {
  miao: { chinese: "廟", pinyin: "miào" },
  wang: { chinese: "旺", pinyin: "wàng" },
  de: { chinese: "得", pinyin: "dé" },
  li: { chinese: "利", pinyin: "lì" },
  ping: { chinese: "平", pinyin: "píng" },
  bu: { chinese: "不", pinyin: "bù" },
  "xian-idle": { chinese: "閒", pinyin: "xián" },
  xian: { chinese: "陷", pinyin: "xiàn" },
} as const;

export type Brightness = keyof typeof BRIGHTNESS_ROWS;
export const BRIGHTNESSES = [
  "miao",
  "wang",
  "de",
  "li",
  "ping",
  "bu",
  "xian-idle",
  "xian",
] as const satisfies readonly Brightness[];

/** A letter for each branch from zi; - where the star never is. */
type Row = string;

const LETTERS: Readonly<Record<string, Brightness>> = {
  M: "miao",
  W: "wang",
  D: "de",
  L: "li",
  P: "ping",
  B: "bu",
  I: "xian-idle",
  F: "xian",
};

/** The table that ends book 2 of the Quan Shu (Wikisource, oldid 1963110). */
const QUAN_SHU: Readonly<Partial<Record<StarId, Row>>> = {
  "zi-wei": "PMWWDWMMWWDW",
  "tian-ji": "MFDWLPMFDWLP",
  "tai-yang": "FBWMWWWDDPBF",
  "wu-qu": "WMDLMPWMDLMP",
  "tian-tong": "WBLPPMFBWPPM",
  "lian-zhen": "PLMPLFPLMPLF",
  "tian-fu": "MMMDMDWMDWMD",
  "tai-yin": "MMWFFFBBLWWM",
  "tan-lang": "WMPLMFWMPLMF",
  "ju-men": "WBMMFWWBMMFW",
  "tian-xiang": "MMMFDDMDMFDD",
  "tian-liang": "MWMMMFMWFDMF",
  "qi-sha": "WMMWMPWMMWMP",
  "po-jun": "MWDFWPMWDFWP",
  "wen-chang": "DMFLDMFLDMFL",
  "wen-qu": "DMPWDMFWDMFW",
  "lu-cun": "M-MM-MM-MM-M",
  "qing-yang": "FM-FM-FM-FM-",
  "tuo-luo": "-MF-MF-MF-MF",
  "huo-xing": "FDMLFDMLFDML",
  "ling-xing": "FDMLFDMLFDML",
};

/**
 * The general table of Wang Tingzhi's first lectures, as two transcriptions of it agree. Its six grades have no li and no
 * bu, but an idle one (閒) above the lowest; what it prints as 地 is de.
 */
const ZHONGZHOU: Readonly<Partial<Record<StarId, Row>>> = {
  "zi-wei": "PMMWFWMMWPIW",
  "tian-ji": "MFWWMPMFPWMP",
  "tai-yang": "FFWMWWMPIIFF",
  "wu-qu": "WMIFMPWMPWMP",
  "tian-tong": "WFIMPMFFWPPM",
  "lian-zhen": "PWMIWFPMMPWF",
  "tian-fu": "MMMPMPWMPFMW",
  "tai-yin": "MMIFIFFPPWWM",
  "tan-lang": "WMPDMFWMPPMF",
  "ju-men": "WWMMPPWFMMWW",
  "tian-xiang": "MMMFWPWIMFIP",
  "tian-liang": "MWMMWFMWFDWF",
  "qi-sha": "WMMFWPWWMIMP",
  "po-jun": "MWFWWIMMFFWP",
  "zuo-fu": "WMMFMPWMPFMI",
  "you-bi": "MMWFMPWMIFMP",
  "wen-chang": "WMFPWMFPWMFW",
  "wen-qu": "MMPWMMFWPMFW",
  "tian-kui": "WW-M--M----W",
  "tian-yue": "--W--W-WMM--",
  "lu-cun": "W-MW-MW-MW-M",
  "tian-ma": "--W--P--W--P",
  "qing-yang": "FM-FM-PM-FM-",
  "tuo-luo": "-MF-MF-MF-MF",
  "huo-xing": "PWMPIWMIFFMP",
  "ling-xing": "FFMMWWMWWFMM",
  "di-kong": "PFFPFMMPMMFF",
  "di-jie": "FFPPFIMPMPPW",
};

const TABLES = { "quan-shu": QUAN_SHU, zhongzhou: ZHONGZHOU } as const;

/** The grade of a star at a branch, 0 for zi; undefined where the table has none. */
export function brightnessOf(star: StarId, branchIndex0: number, table: BrightnessTable): Brightness | undefined {
  const row = TABLES[table][star];
  return row === undefined ? undefined : LETTERS[at([...row], branchIndex0)];
}
