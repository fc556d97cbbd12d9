/** The suffixes of the cases, after a consonant and after a vowel; `A` and `I` follow the vowel before, `D` the consonant. */
const SUFFIXES: Readonly<Record<string, readonly [string, string]>> = {
  acc: ["I", "yI"],
  dat: ["A", "yA"],
  loc: ["DA", "DA"],
  abl: ["DAn", "DAn"],
  gen: ["In", "nIn"],
};

const VOWELS = "aıoueiöü";
const BACK = "aıou";
const VOICELESS = "fstkçşhp";

/** The narrow vowel of vowel harmony, by the last vowel of the word. */
const NARROW: Readonly<Record<string, string>> = { a: "ı", ı: "ı", o: "u", u: "u", e: "i", i: "i", ö: "ü", ü: "ü" };

/**
 * A proper name with the suffix of a case, after an apostrophe as Turkish spelling has it (Türk Dil Kurumu, Yazım
 * Kılavuzu, kesme işareti): `Koç'ta`, `Boğa'nın`. Undefined for a case that is none, and a name without a vowel.
 * Compounds with a possessive ending take an n between (`Şans Noktası'nda`): those forms are written beside the name.
 */
export function turkishForm(name: string, form: string): string | undefined {
  const suffix = SUFFIXES[form];
  const letters = [...name.toLocaleLowerCase("tr")];
  const vowel = letters.findLast((letter) => VOWELS.includes(letter));
  const last = letters.at(-1);
  if (suffix === undefined || vowel === undefined || last === undefined) return undefined;
  const [afterConsonant, afterVowel] = suffix;
  const written = (VOWELS.includes(last) ? afterVowel : afterConsonant)
    .replaceAll("A", BACK.includes(vowel) ? "a" : "e")
    .replaceAll("I", NARROW[vowel] ?? "i")
    .replaceAll("D", VOICELESS.includes(last) ? "t" : "d");
  return `${name}'${written}`;
}
