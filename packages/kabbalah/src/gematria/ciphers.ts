import type { HebrewWords } from "../hebrew/text";
import { LETTERS, type Letter, type LetterId, letterWritten } from "../letters/letters";

/** The Hebrew ciphers that are computed, in the catalogue's order. */
export const CIPHER_IDS = [
  "mispar-hechrachi",
  "mispar-gadol",
  "otiyot-be-milui",
  "mispar-katan",
  "mispar-kidmi",
  "mispar-prati",
  "mispar-ha-merubah-ha-klali",
  "mispar-meshulash",
  "mispar-musafi",
  "kolel",
] as const;
export type CipherId = (typeof CIPHER_IDS)[number];

export const MISPAR_GADOL = ["finals-500-900", "milui"] as const;
export type MisparGadol = (typeof MISPAR_GADOL)[number];

export interface CipherValue {
  readonly id: CipherId;
  readonly value: number;
  /** Values by other spellings of the letters' names, ascending; empty where there are none. */
  readonly alternateValues: readonly number[];
}

/** The sum of the plain values of some glyphs, final forms as their letters. */
export function standardOf(glyphs: string): number {
  return [...glyphs].reduce((sum, glyph) => sum + (letterWritten(glyph)?.value ?? 0), 0);
}

/** A letter's value without its zeros. */
function smallValue({ value }: Letter): number {
  return Number(String(value).replace(/0+$/, ""));
}

/** The sum of the values from alef to the letter: 1, 3, 6 … 1495. */
const precedingValues: ReadonlyMap<LetterId, number> = new Map(
  LETTERS.map(({ id, ordinal }) => [id, LETTERS.slice(0, ordinal).reduce((sum, { value }) => sum + value, 0)]),
);

/** Values of the spelled names of each letter, the usual spelling first. */
const nameValues: ReadonlyMap<LetterId, readonly number[]> = new Map(
  LETTERS.map(({ id, spellings }) => [id, spellings.map(standardOf)]),
);

/**
 * Every letter counted by its name, one spelling for a letter throughout: the usual one, then the sums by any others,
 * ascending and each once. Six letters have more than one spelling, so that there are 324 sums at most.
 */
function spelledOut(words: HebrewWords): Omit<CipherValue, "id"> {
  const letters = words.flat().map(({ letter }) => letter.id);
  const counts = new Map<LetterId, number>();
  for (const id of letters) counts.set(id, (counts.get(id) ?? 0) + 1);
  let sums: readonly number[] = [0];
  for (const [id, count] of counts) {
    const values = nameValues.get(id) ?? [];
    sums = [...new Set(values.flatMap((value) => sums.map((sum) => sum + value * count)))];
  }
  const value = letters.reduce((sum, id) => sum + (nameValues.get(id)?.[0] ?? 0), 0);
  return { value, alternateValues: sums.filter((sum) => sum !== value).sort((a, b) => a - b) };
}

/** The value of words in a cipher: a whole number. `misparGadol` says what the large count is. */
export function cipherValue(id: CipherId, words: HebrewWords, misparGadol: MisparGadol): CipherValue {
  const isMilui = id === "otiyot-be-milui" || (id === "mispar-gadol" && misparGadol === "milui");
  if (isMilui) return { id, ...spelledOut(words) };
  return { id, value: plainValue(id, words), alternateValues: [] };
}

function plainValue(id: Exclude<CipherId, "otiyot-be-milui">, words: HebrewWords): number {
  const letters = words.flat();
  const sum = (count: (letter: Letter, isFinal: boolean) => number): number =>
    letters.reduce((total, { letter, isFinal }) => total + count(letter, isFinal), 0);
  const standard = sum(({ value }) => value);
  switch (id) {
    case "mispar-hechrachi":
      return standard;
    case "mispar-gadol":
      return sum((letter, isFinal) => (isFinal ? (letter.finalValue ?? letter.value) : letter.value));
    case "mispar-katan":
      return sum(smallValue);
    case "mispar-kidmi":
      return sum(({ id: letterId }) => precedingValues.get(letterId) ?? 0);
    case "mispar-prati":
      return sum(({ value }) => value ** 2);
    case "mispar-ha-merubah-ha-klali":
      return standard ** 2;
    case "mispar-meshulash":
      return sum(({ value }) => value ** 3);
    case "mispar-musafi":
      return standard + letters.length;
    case "kolel":
      return standard + 1;
  }
}

/** The values of words in several ciphers, in the catalogue's order whatever the order asked for. */
export function cipherValues(
  words: HebrewWords,
  misparGadol: MisparGadol,
  ids: readonly CipherId[] = CIPHER_IDS,
): readonly CipherValue[] {
  return CIPHER_IDS.filter((id) => ids.includes(id)).map((id) => cipherValue(id, words, misparGadol));
}
