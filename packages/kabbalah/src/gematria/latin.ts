/** Ciphers of the Latin alphabet, in the catalogue's order. None of them is rabbinic. */
export const LATIN_CIPHER_IDS = ["simple-ordinal", "alphabet-1683", "agrippa-1533"] as const;
export type LatinCipherId = (typeof LATIN_CIPHER_IDS)[number];

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** 23 letters by units, tens and hundreds; J counts as I, V as U, W as two U. */
const MILESIAN = "ABCDEFGHIKLMNOPQRSTUXYZ";

/** Agrippa, De occulta philosophia (1533) 2.20, gives the consonants J and V, and HU for W, the numbers after Z. */
const AGRIPPA_AFTER_Z: Readonly<Record<string, number>> = { J: 600, V: 700, W: 900 };

function milesian(letter: string): number {
  if (letter === "J") return milesian("I");
  if (letter === "V") return milesian("U");
  if (letter === "W") return 2 * milesian("U");
  const index0 = MILESIAN.indexOf(letter);
  if (index0 < 9) return index0 + 1;
  return index0 < 18 ? (index0 - 8) * 10 : (index0 - 17) * 100;
}

const VALUE_OF: Readonly<Record<LatinCipherId, (letter: string) => number>> = {
  "simple-ordinal": (letter) => ALPHABET.indexOf(letter) + 1,
  "alphabet-1683": milesian,
  "agrippa-1533": (letter) => AGRIPPA_AFTER_Z[letter] ?? milesian(letter),
};

/** The value of words of A to Z. */
export function latinValue(id: LatinCipherId, words: readonly string[]): number {
  return [...words.join("")].reduce((sum, letter) => sum + VALUE_OF[id](letter), 0);
}
