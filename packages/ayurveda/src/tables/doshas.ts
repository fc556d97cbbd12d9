import type { Cited } from "../sources/works";
import type { GunaId } from "./gunas";

/** In the order in which every verse names them. */
export const DOSHA_IDS = ["vata", "pitta", "kapha"] as const;
export type DoshaId = (typeof DOSHA_IDS)[number];

export interface DoshaRow {
  readonly sanskritName: string;
  readonly devanagari: string;
  readonly alsoCalled: readonly string[];
  /** The one great element, "Sanskrit, English". */
  readonly element: string;
  /** Pairs of modern books; no verse of those cited here has them. */
  readonly modernElementPair: string;
  /** As the verse lists them, "Sanskrit, English". */
  readonly qualities: readonly string[];
  /** Those among them that the list of twenty has by the same word. */
  readonly qualityGunas: readonly GunaId[];
  readonly subDoshas: readonly SubDoshaId[];
  readonly subDoshaVerse: string;
  readonly source: Cited;
}

export type SubDoshaId =
  | "prana"
  | "udana"
  | "vyana"
  | "samana"
  | "apana"
  | "pacaka"
  | "ranjaka"
  | "sadhaka"
  | "alocaka"
  | "bhrajaka"
  | "avalambaka"
  | "kledaka"
  | "bodhaka"
  | "tarpaka"
  | "slesaka";

/** Names and qualities: Ashtanga Hridaya, Sutrasthana 1.6 and 1.11-12; synonyms of pitta and kapha: Amarakosha 2.6.62. */
export const DOSHAS: Readonly<Record<DoshaId, DoshaRow>> = {
  vata: {
    sanskritName: "vāta",
    devanagari: "वात",
    alsoCalled: ["vāyu", "anila", "māruta", "samīraṇa"],
    element: "vayu, air",
    modernElementPair: "air with ether",
    qualities: ["ruksa, dry", "laghu, light", "sita, cold", "khara, rough", "suksma, subtle", "cala, moving"],
    qualityGunas: ["ruksha", "laghu", "khara", "sukshma", "cala"],
    subDoshas: ["prana", "udana", "vyana", "samana", "apana"],
    subDoshaVerse: "4-9",
    source: { work: "hridaya", chapter: "1", verse: "6-11" },
  },
  pitta: {
    sanskritName: "pitta",
    devanagari: "पित्त",
    alsoCalled: ["māyu"],
    element: "agni, fire",
    modernElementPair: "fire with water",
    qualities: [
      "sasneha, slightly oily",
      "tiksna, sharp",
      "usna, hot",
      "laghu, light",
      "visra, raw in smell",
      "sara, spreading",
      "drava, liquid",
    ],
    qualityGunas: ["tikshna", "ushna", "laghu", "drava"],
    subDoshas: ["pacaka", "ranjaka", "sadhaka", "alocaka", "bhrajaka"],
    subDoshaVerse: "10-14",
    source: { work: "hridaya", chapter: "1", verse: "6-11" },
  },
  kapha: {
    sanskritName: "kapha",
    devanagari: "कफ",
    alsoCalled: ["śleṣman"],
    element: "ap, water",
    modernElementPair: "water with earth",
    qualities: [
      "snigdha, oily",
      "sita, cold",
      "guru, heavy",
      "manda, slow",
      "slaksna, smooth",
      "mrtsna, clinging like clay",
      "sthira, steady",
    ],
    qualityGunas: ["snigdha", "guru", "manda", "slakshna", "sthira"],
    subDoshas: ["avalambaka", "kledaka", "bodhaka", "tarpaka", "slesaka"],
    subDoshaVerse: "15-18",
    source: { work: "hridaya", chapter: "1", verse: "6-12" },
  },
};

/** Names of the fifteen: Ashtanga Hridaya, Sutrasthana 12.4-18. */
export const SUB_DOSHAS: Readonly<
  Record<SubDoshaId, { readonly sanskritName: string; readonly devanagari: string; readonly moves?: true }>
> = {
  prana: { sanskritName: "prāṇa", devanagari: "प्राण", moves: true },
  udana: { sanskritName: "udāna", devanagari: "उदान", moves: true },
  vyana: { sanskritName: "vyāna", devanagari: "व्यान", moves: true },
  samana: { sanskritName: "samāna", devanagari: "समान", moves: true },
  apana: { sanskritName: "apāna", devanagari: "अपान", moves: true },
  pacaka: { sanskritName: "pācaka", devanagari: "पाचक" },
  ranjaka: { sanskritName: "rañjaka", devanagari: "रञ्जक" },
  sadhaka: { sanskritName: "sādhaka", devanagari: "साधक" },
  alocaka: { sanskritName: "ālocaka", devanagari: "आलोचक" },
  bhrajaka: { sanskritName: "bhrājaka", devanagari: "भ्राजक" },
  avalambaka: { sanskritName: "avalambaka", devanagari: "अवलम्बक" },
  kledaka: { sanskritName: "kledaka", devanagari: "क्लेदक" },
  bodhaka: { sanskritName: "bodhaka", devanagari: "बोधक" },
  tarpaka: { sanskritName: "tarpaka", devanagari: "तर्पक" },
  slesaka: { sanskritName: "śleṣaka", devanagari: "श्लेषक" },
};

/** The doshas whose qualities name a guna by the same word; none for some. */
export function doshasOfGuna(guna: GunaId): readonly DoshaId[] {
  return DOSHA_IDS.filter((dosha) => DOSHAS[dosha].qualityGunas.includes(guna));
}
