import { InvariantError } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { LETTERS, type Letter, type LetterId } from "./letters";

export const LETTER_ATTRIBUTIONS = [
  "sefer-yetzirah-gra",
  "sefer-yetzirah-short",
  "sefer-yetzirah-saadia",
  "golden-dawn",
] as const;
export type LetterAttribution = (typeof LETTER_ATTRIBUTIONS)[number];

export const ATTRIBUTION_KINDS = ["element", "planet", "sign"] as const;
export const MOTHER_ELEMENTS = ["air", "water", "fire"] as const;
export const DOUBLE_PLANETS = ["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"] as const;

export interface Attribution {
  readonly kind: (typeof ATTRIBUTION_KINDS)[number];
  readonly value: (typeof MOTHER_ELEMENTS)[number] | (typeof DOUBLE_PLANETS)[number] | (typeof SIGN_IDS)[number];
}

/**
 * The planets of the doubles, bet to tav. The version of the Vilna Gaon (GRA) has an order of its own; the short version
 * and Saadia's agree; the last is that of the Hermetic Order of the Golden Dawn.
 */
const PLANETS = {
  "sefer-yetzirah-gra": ["moon", "mars", "sun", "venus", "mercury", "saturn", "jupiter"],
  "sefer-yetzirah-short": ["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"],
  "sefer-yetzirah-saadia": ["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"],
  "golden-dawn": ["mercury", "moon", "venus", "jupiter", "mars", "sun", "saturn"],
} as const satisfies Readonly<Record<LetterAttribution, readonly (typeof DOUBLE_PLANETS)[number][]>>;

const DOUBLES: readonly Letter[] = LETTERS.filter(({ letterClass }) => letterClass === "double");
const SIMPLES: readonly Letter[] = LETTERS.filter(({ letterClass }) => letterClass === "simple");
const MOTHERS: readonly Letter[] = LETTERS.filter(({ letterClass }) => letterClass === "mother");

/**
 * The attribution of a letter: an element to a mother, a sign to a simple, a planet to a double; only the planets
 * differ.
 */
export function attributionOf(id: LetterId, reading: LetterAttribution): Attribution {
  const place = (letters: readonly Letter[]): number => letters.findIndex((letter) => letter.id === id);
  const element = MOTHER_ELEMENTS[place(MOTHERS)];
  if (element !== undefined) return { kind: "element", value: element };
  const planet = PLANETS[reading][place(DOUBLES)];
  if (planet !== undefined) return { kind: "planet", value: planet };
  const sign = SIGN_IDS[place(SIMPLES)];
  if (sign !== undefined) return { kind: "sign", value: sign };
  throw new InvariantError("a letter of no class", { id });
}
