import { DOSHA_IDS, type DoshaId } from "./doshas";

/** In the order of strength, the strongest first: Ashtanga Hridaya, Sutrasthana 1.14-15. */
export const RASA_IDS = ["madhura", "amla", "lavana", "tikta", "katu", "kashaya"] as const;
export type RasaId = (typeof RASA_IDS)[number];

export interface RasaRow {
  readonly sanskritName: string;
  readonly devanagari: string;
  /** The word of 1.14, which is not always the name in use. */
  readonly textForm: string;
  /** Charaka Samhita, Sutrasthana 26.40, "Sanskrit, English". */
  readonly elements: readonly string[];
  /** Ashtanga Hridaya, Sutrasthana 1.15-16. */
  readonly decreases: readonly DoshaId[];
}

export const RASAS: Readonly<Record<RasaId, RasaRow>> = {
  madhura: {
    sanskritName: "madhura",
    devanagari: "मधुर",
    textForm: "svādu",
    elements: ["ap, water"],
    decreases: ["vata", "pitta"],
  },
  amla: {
    sanskritName: "amla",
    devanagari: "अम्ल",
    textForm: "amla",
    elements: ["prthivi, earth", "agni, fire"],
    decreases: ["vata"],
  },
  lavana: {
    sanskritName: "lavaṇa",
    devanagari: "लवण",
    textForm: "lavaṇa",
    elements: ["ap, water", "agni, fire"],
    decreases: ["vata"],
  },
  tikta: {
    sanskritName: "tikta",
    devanagari: "तिक्त",
    textForm: "tikta",
    elements: ["vayu, air", "akasa, ether"],
    decreases: ["pitta", "kapha"],
  },
  katu: {
    sanskritName: "kaṭu",
    devanagari: "कटु",
    textForm: "ūṣaṇa",
    elements: ["vayu, air", "agni, fire"],
    decreases: ["kapha"],
  },
  kashaya: {
    sanskritName: "kaṣāya",
    devanagari: "कषाय",
    textForm: "kaṣāya",
    elements: ["vayu, air", "prthivi, earth"],
    decreases: ["pitta", "kapha"],
  },
};

/** The doshas that a taste raises: all that it does not lower (1.16). */
export function raisedBy(rasa: RasaId): readonly DoshaId[] {
  return DOSHA_IDS.filter((dosha) => !RASAS[rasa].decreases.includes(dosha));
}

/** The tastes that lower a dosha, the strongest first. */
export function tastesLowering(dosha: DoshaId): readonly RasaId[] {
  return RASA_IDS.filter((rasa) => RASAS[rasa].decreases.includes(dosha));
}

/** The tastes that raise a dosha, the strongest first. */
export function tastesRaising(dosha: DoshaId): readonly RasaId[] {
  return RASA_IDS.filter((rasa) => !RASAS[rasa].decreases.includes(dosha));
}
