const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Marks that spelling may leave out: Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowels and stretches. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640]/g;

/** Letters without a decomposition, in their usual plain spelling. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ŋ: "n",
  þ: "th",
  ŧ: "t",
  ə: "a",
  ǝ: "a",
  ς: "σ",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/** Written inside a word and left out as often: apostrophes, glottal stops, soft signs, soft hyphens, joiners. */
const SILENT = /['’‘`´′"“”\u02b9-\u02bf\u02c8\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** `D.C.` and `U.S.A.`: a point between single letters joins them. */
const INITIALS = /(?<=(?:^|[^\p{L}])\p{L})\.(?=\p{L}(?:[^\p{L}]|$))/gu;

const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/gu;

/**
 * The key under which two spellings of a name are the same: lower case, without accents, apostrophes and punctuation,
 * words one space apart, compatibility forms unified (Unicode NFKC). Every script keeps its letters: nothing is
 * transliterated. Empty for a text without letters and digits.
 */
export function foldName(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(MARKS, "")
    .normalize("NFC")
    .replace(SILENT, "")
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(INITIALS, "")
    .replace(SEPARATORS, " ")
    .trim();
}
