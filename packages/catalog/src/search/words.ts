import { hanPairs, plainLetters } from "@almagest/operation";
import { CIRCUMSTANCES, EMPTY_WORDS, VERBS } from "./common-words";

const HAN = /\p{Script=Han}/u;
/** Empty words of Chinese, which would make pairs with the signs beside them. */
const EMPTY_HAN =
  /(?:我|你|您|他|她)(?:们|們)?的|请问|請問|帮我|幫我|告诉我|告訴我|是什么|是什麼|什么是|什麼是|什么|什麼|怎么|怎麼|的|吗|嗎/gu;
/** Words in lower case without accents, the dotless i as i; Han, which has no spaces, in pairs. */
export function wordsIn(text: string): readonly string[] {
  const plain = plainLetters(text);
  const parted = HAN.test(plain) ? plain.replace(EMPTY_HAN, " ") : plain;
  return (parted.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((word) => (HAN.test(word) ? hanPairs(word) : [word]));
}

/** The form that a word is looked up by: the ending of a case or of several is left out. */
export function stem(word: string): string {
  if (/^\p{Script=Cyrillic}/u.test(word)) return word.replace(RUSSIAN_ENDING, "");
  if (/^\p{Script=Devanagari}/u.test(word)) return word.replace(HINDI_ENDING, "");
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** Endings of nouns and adjectives, behind three letters at least; й is written и here, and ё is е. */
const RUSSIAN_ENDING =
  /(?<=.{3})(?:иями|ями|ами|иеи|ого|его|ому|ему|ыми|ими|иях|иям|ая|яя|ое|ее|ие|ые|ии|ыи|ои|еи|ом|ем|ам|ям|ах|ях|ов|ев|ию|ия|ью|ую|юю|ою|их|ых|им|ым|[аяоеыиуюь])$/u;
/** Vowels that Hindi nouns and adjectives end in, in all their cases, behind two letters at least. */
const HINDI_ENDING =
  /(?<=[\u0904-\u0939].*[\u0904-\u0939\u094d])(?:\u093f?\u092f\u094b|\u093f?\u092f\u093e|\u093e?\u0913|\u093e?\u090f|[\u093e\u093f\u0941\u0947\u094b])$/u;

const EMPTY: ReadonlySet<string> = new Set(EMPTY_WORDS.flatMap(wordsIn));
const [ENGLISH = ""] = EMPTY_WORDS;
const ENGLISH_EMPTY: ReadonlySet<string> = new Set(wordsIn(ENGLISH));
const CIRCUMSTANTIAL: ReadonlySet<string> = new Set(CIRCUMSTANCES.flatMap(wordsIn).map(stem));

/** Whether a word is irrelevant to the subject of a question. */
export function isEmpty(word: string): boolean {
  return EMPTY.has(word) || (SINGLE_HAN.test(word) && !TELLING_HAN.has(word));
}

/** The same in English, the language of the operations' own names. */
export function isEmptyInEnglish(word: string): boolean {
  return ENGLISH_EMPTY.has(word);
}

const SINGLE_HAN = /^\p{Script=Han}$/u;
/** Signs that are a word of the subject by themselves; the others are years, months, days and particles mostly. */
const TELLING_HAN: ReadonlySet<string> = new Set("卦签籤占卜命运運梦夢石晶牌盘盤宫宮爻肖属屬缘緣吉凶财財");

/** Whether a word, stemmed, belongs to the data of a birth or is a number. */
export function isCircumstance(term: string): boolean {
  return /^(?:\p{N}{1,2}|\p{N}{4})$/u.test(term) || CIRCUMSTANTIAL.has(term);
}

/** Each is at least four letters long, three in scripts that write more with one. */
const BEGINNINGS: ReadonlySet<string> = new Set(VERBS.flatMap(wordsIn));
const LONGEST_VERB_ENDING = 6;

/** Whether a word is a form of a common verb, by its beginning. */
export function isCommonVerb(word: string): boolean {
  const least = Math.max(2, word.length - LONGEST_VERB_ENDING);
  for (let length = word.length; length >= least; length--) if (BEGINNINGS.has(word.slice(0, length))) return true;
  return false;
}

/** The signs of a pair of Han that are words by themselves. */
export function tellingSigns(term: string): readonly string[] {
  return HAN.test(term) ? [...term].filter((sign) => TELLING_HAN.has(sign)) : [];
}
