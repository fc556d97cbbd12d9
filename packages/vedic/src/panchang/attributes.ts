import { type karanas, TITHIS, type yogas } from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import { NAKSHATRA_IDS, type NakshatraId, nakshatraLord } from "../zodiac/nakshatras";

export type YogaId = keyof typeof yogas;
export type KaranaId = keyof typeof karanas;

/** Deities of the tithis of both halves (Muhurta Chintamani 1.3); the fifteenth by the full and the new moon. */
const TITHI_DEITIES = [
  "Agni",
  "Brahma",
  "Gauri",
  "Ganesha",
  "Naga",
  "Kartikeya",
  "Surya",
  "Shiva",
  "Durga",
  "Yama",
  "Vishvedeva",
  "Vishnu",
  "Kama",
  "Shiva",
] as const;

/** Lords of the first eight tithis of a half; the next six begin again. */
const TITHI_LORDS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu"] as const;

/** Nanda, Bhadra, Jaya, Rikta and Purna, each a third of a half, and the element of each. */
export const TITHI_GROUPS = ["nanda", "bhadra", "jaya", "rikta", "purna"] as const;
const GROUP_ELEMENTS = ["Fire", "Earth", "Ether", "Water", "Air"] as const;

export interface TithiFacts {
  /** 1 to 30 from the new moon. */
  readonly number: number;
  /** `shukla-panchami` and so on; key of the texts. */
  readonly id: string;
  readonly paksha: "shukla" | "krishna";
  readonly name: (typeof TITHIS)[number]["name"];
  readonly deity: string;
  readonly lord: GrahaId;
  readonly group: (typeof TITHI_GROUPS)[number];
  readonly element: (typeof GROUP_ELEMENTS)[number];
}

/** A tithi by its index from 0, the first after the new moon. */
export function tithiFacts(index0: number): TithiFacts {
  const { id, paksha, name } = at(TITHIS, index0);
  const inHalf0 = index0 % 15;
  return {
    number: index0 + 1,
    id,
    paksha,
    name,
    deity: index0 === 14 ? "Chandra" : index0 === 29 ? "Pitris" : at(TITHI_DEITIES, inHalf0),
    lord: index0 === 14 ? "saturn" : index0 === 29 ? "rahu" : at(TITHI_LORDS, inHalf0 % 8),
    group: at(TITHI_GROUPS, inHalf0 % 5),
    element: at(GROUP_ELEMENTS, inHalf0 % 5),
  };
}

/** The 27 yogas from Vishkumbha. */
export const YOGA_IDS: readonly YogaId[] = [
  "vishkumbha",
  "priti",
  "ayushman",
  "saubhagya",
  "shobhana",
  "atiganda",
  "sukarma",
  "dhriti",
  "shula",
  "ganda",
  "vriddhi",
  "dhruva",
  "vyaghata",
  "harshana",
  "vajra",
  "siddhi",
  "vyatipata",
  "variyana",
  "parigha",
  "shiva",
  "siddha",
  "sadhya",
  "shubha",
  "shukla",
  "brahma",
  "indra",
  "vaidhriti",
];

/** Those that spoil a beginning; the rest are good. Agree in every list. */
const BAD_YOGAS: readonly YogaId[] = [
  "vishkumbha",
  "atiganda",
  "shula",
  "ganda",
  "vyaghata",
  "vajra",
  "vyatipata",
  "parigha",
  "vaidhriti",
];

export function yogaAt(index0: number): { readonly id: YogaId; readonly isGood: boolean } {
  const id = at(YOGA_IDS, index0);
  return { id, isGood: !BAD_YOGAS.includes(id) };
}

/** The eleven karanas in the order of their numbers: seven that move, four that are fixed. */
export const KARANA_IDS: readonly KaranaId[] = [
  "bava",
  "balava",
  "kaulava",
  "taitila",
  "gara",
  "vanija",
  "vishti",
  "shakuni",
  "chatushpada",
  "naga",
  "kimstughna",
];

const KIMSTUGHNA0 = 10;
const SHAKUNI0 = 7;
const FIRST_FIXED_HALF0 = 57;

export interface KaranaFacts {
  readonly id: KaranaId;
  /** 1 to 11 in the list of names. */
  readonly number: number;
  readonly isFixed: boolean;
}

/** The karana of a half tithi, 0 to 59: the first is Kimstughna, 1 to 56 go round the seven, the last three are fixed. */
export function karanaFacts(half0: number): KaranaFacts {
  const index0 = nameOfHalf(half0);
  return { id: at(KARANA_IDS, index0), number: index0 + 1, isFixed: index0 >= SHAKUNI0 };
}

function nameOfHalf(half0: number): number {
  if (half0 === 0) return KIMSTUGHNA0;
  if (half0 >= FIRST_FIXED_HALF0) return SHAKUNI0 + half0 - FIRST_FIXED_HALF0;
  return (half0 - 1) % 7;
}

export function isVishti(half0: number): boolean {
  return karanaFacts(half0).id === "vishti";
}

/** Deities of the stars (Taittiriya Brahmana 1.5; 11 and 12 by the common order), and the signs they are drawn by. */
const NAKSHATRA_ATTRIBUTES = {
  ashwini: ["Ashwini Kumaras", "Horse's head"],
  bharani: ["Yama", "Yoni"],
  krittika: ["Agni", "Razor"],
  rohini: ["Brahma", "Ox cart"],
  mrigashira: ["Soma", "Deer's head"],
  ardra: ["Rudra", "Teardrop"],
  punarvasu: ["Aditi", "Bow and quiver"],
  pushya: ["Brihaspati", "Cow's udder"],
  ashlesha: ["Nagas", "Coiled serpent"],
  magha: ["Pitris", "Throne"],
  "purva-phalguni": ["Bhaga", "Front legs of a bed"],
  "uttara-phalguni": ["Aryaman", "Rear legs of a bed"],
  hasta: ["Savitr", "Hand"],
  chitra: ["Tvashtr", "Jewel"],
  swati: ["Vayu", "Young shoot"],
  vishakha: ["Indra-Agni", "Gateway arch"],
  anuradha: ["Mitra", "Lotus"],
  jyeshtha: ["Indra", "Earring"],
  moola: ["Nirriti", "Tied roots"],
  "purva-ashadha": ["Apas", "Fan"],
  "uttara-ashadha": ["Vishvedevas", "Elephant's tusk"],
  shravana: ["Vishnu", "Ear"],
  dhanishta: ["Vasus", "Drum"],
  shatabhisha: ["Varuna", "Empty circle"],
  "purva-bhadrapada": ["Aja Ekapada", "Front of a funeral cot"],
  "uttara-bhadrapada": ["Ahir Budhnya", "Back of a funeral cot"],
  revati: ["Pushan", "Fish"],
} as const satisfies Readonly<Record<NakshatraId, readonly [deity: string, symbol: string]>>;

export interface NakshatraFacts {
  readonly id: NakshatraId;
  readonly number: number;
  readonly lord: GrahaId;
  readonly deity: string;
  readonly symbol: string;
}

export function nakshatraFacts(index0: number): NakshatraFacts {
  const id = at(NAKSHATRA_IDS, index0);
  const [deity, symbol] = NAKSHATRA_ATTRIBUTES[id];
  return { id, number: index0 + 1, lord: nakshatraLord(index0 + 1), deity, symbol };
}
