/** The texts that statements rest on. Years and translators are those of editions in the public domain. */
const WORKS = {
  hridaya: { text: "Ashtanga Hridaya, Sutrasthana", translation: null, year: null, publicDomain: true },
  charaka: { text: "Charaka Samhita, Sutrasthana", translation: null, year: null, publicDomain: true },
  sushruta: { text: "Sushruta Samhita, Sutrasthana", translation: null, year: null, publicDomain: true },
  commentary: {
    text: "Commentaries on the Ashtanga Hridaya (Arunadatta, Hemadri)",
    translation: null,
    year: null,
    publicDomain: true,
  },
  jataka: { text: "Brihat Jataka", translation: "N. Chidambaram Iyer", year: 1885, publicDomain: true },
  parashara: { text: "Brihat Parashara Hora Shastra", translation: null, year: null, publicDomain: true },
  /** Statements without a verse. */
  convention: { text: "convention", translation: null, year: null, publicDomain: true },
} as const;

export type Work = keyof typeof WORKS;

/** A statement's place in a text, with the key of a note where texts disagree. */
export interface Cited {
  readonly work: Work;
  readonly chapter: string;
  readonly verse: string;
  readonly note?: NoteKey;
}

/** Notes under `notes` in the texts, where texts disagree or a convention is beside the verse. */
export type NoteKey =
  | "satyacharya"
  | "throughLord"
  | "moonAsLagna"
  | "moonThroughLord"
  | "parashara"
  | "strongPlanets"
  | "snayu"
  | "brahmaMuhurta"
  | "extraVerse"
  | "opposites"
  | "elementsOfSweet";

export interface Edition {
  readonly text: string;
  readonly translation: string | null;
  readonly year: number | null;
  readonly publicDomain: boolean;
}

export function editionOf(work: Work): Edition {
  return WORKS[work];
}

/** The name of the convention where no verse states a rule. */
export const CONVENTION: Cited = { work: "convention", chapter: "", verse: "" };
