import type { Lang, Term } from "@almagest/operation";

/**
 * A name inside a sentence: in English with its article where it takes one (`the Moon`, `Mars`, `a trine`), in other
 * languages the bare name, whose forms a text asks for (`{body_dat}`).
 */
export function inSentence(term: Term, lang: Lang = "en"): string {
  return lang === "en" ? (term.inSentence ?? term.en) : term[lang];
}

/**
 * A text with a capital at its beginning, as its language writes it: Turkish has İ over i. A text that begins so already
 * is given back itself: a copy would be built anew.
 */
export function capitalized(text: string, lang: Lang = "en"): string {
  const first = text.charAt(0);
  const opening = lang === "tr" ? first.toLocaleUpperCase("tr") : first.toUpperCase();
  return opening === first ? text : opening + text.slice(1);
}

/**
 * A number or a bare English name with the indefinite article that its sound asks for: `an 8`, `an 11`, `a 10`, `an Aries
 * Ascendant`, `a Uranus return`. Numbers are whole, from 0. In other languages alone, as `inSentence`.
 */
export function withArticle(value: number | string, lang: Lang = "en"): string {
  if (lang !== "en") return String(value);
  const spokenWithVowel = typeof value === "number" ? takesAn(String(value)) : VOWEL_FIRST.test(value);
  return `${spokenWithVowel ? "an" : "a"} ${value}`;
}

/** Written with a vowel but spoken with a consonant (one, Uranus, unit, Europe), and the other way round (hour). */
const VOWEL_FIRST = /^(?:(?!one\b|once\b|u(?:ni|ran|s[aei]|til)|eu|ewe)[aeiou]|hour|heir|honest|hono(?:u)?r)/i;

/** Whether digits are spoken with a vowel first: eight, eleven, eighteen, and what begins with them. */
function takesAn(digits: string): boolean {
  if (digits.startsWith("8")) return true;
  return /^(?:11|18)(?:\d{3})*$/.test(digits);
}

/** A name inside a sentence, where its language writes common nouns small; German does not. */
export function small(name: string, lang: Lang = "en"): string {
  return lang === "de" ? name : name.toLocaleLowerCase(lang);
}
