import type { SearchIndex } from "./index-of";
import type { Form } from "./vocabulary";
import { isCircumstance, isCommonVerb, isEmpty, isEmptyInEnglish, stem, wordsIn } from "./words";

/** The part of a question that is read. */
const MOST_CHARACTERS = 300;
const MOST_WORDS = 40;
/** The weight of a word about a time, a place or a person, beside 1 for a word about the subject. */
const ASIDE_WEIGHT = 0.2;
/** The beginning of a word tells less than the whole word, up to this many letters. */
const LONG_BEGINNING = 6;
/** Numbers, and pairs of Han from two words, are often unknown although the subject is known. */
const UNTELLING = /\p{N}|\p{Script=Han}/u;

/** A term that is asked for. */
export interface AskedTerm {
  readonly term: string;
  readonly forms: readonly Form[];
  /** From 0 to 1: little for a word about a time, a place or a person. */
  readonly share: number;
  readonly weight: number;
}

/** A question as the index understands it. */
export interface Question {
  /** Its words, a space between them. */
  readonly text: string;
  readonly terms: readonly AskedTerm[];
  /** Pairs of terms that are side by side, joined. */
  readonly pairs: readonly string[];
  /** The weight of everything in it that tells something, known or not. */
  readonly weight: number;
  /** Words that nothing is known by. */
  readonly unknown: readonly string[];
}

interface Word {
  readonly written: string;
  readonly term: string;
  /** Says something: no empty word, or one that an operation is named by. */
  readonly isTold: boolean;
}

interface ReadTerm extends AskedTerm {
  readonly written: string;
  readonly isCounted: boolean;
}

/** `isTyping`: the last word may be the beginning of one. */
export function questionOf(query: string, index: SearchIndex, isTyping = false): Question {
  const written = wordsIn(query.slice(0, MOST_CHARACTERS)).slice(0, MOST_WORDS);
  const words = written.map((word) => ({
    written: word,
    term: stem(word),
    isTold: index.named.has(word) || !isEmpty(word),
  }));
  const begun = isTyping ? words.at(-1)?.term : undefined;
  const terms = uniqueTerms(joinedWords(words, index), index, begun);
  return {
    text: written.join(" "),
    terms: terms.filter(({ forms }) => forms.length > 0),
    pairs: pairsOf(words),
    weight: terms.reduce((sum, { weight, isCounted }) => sum + (isCounted ? weight : 0), 0),
    unknown: terms.flatMap((one) => (one.isCounted && one.forms.length === 0 ? [one.written] : [])),
  };
}

/** The words that say something. Two that are known as one, and neither by itself, become that one: "i ching". */
function joinedWords(words: readonly Word[], { vocabulary }: SearchIndex): readonly Word[] {
  const told: Word[] = [];
  const isKnown = ({ isTold, term }: Word): boolean => isTold && vocabulary.has(term);
  for (let index0 = 0; index0 < words.length; index0++) {
    const [word, next] = [words[index0], words[index0 + 1]];
    if (word === undefined) break;
    const term = next === undefined ? "" : `${word.term}${next.term}`;
    if (next !== undefined && vocabulary.has(term) && !isKnown(word) && !isKnown(next)) {
      told.push({ written: `${word.written} ${next.written}`, term, isTold: true });
      index0 += 1;
    } else if (word.isTold) told.push(word);
  }
  return told;
}

function uniqueTerms(words: readonly Word[], index: SearchIndex, begun: string | undefined): readonly ReadTerm[] {
  const byTerm = new Map(words.map((word) => [word.term, word]));
  return [...byTerm.values()].map(({ written, term }) => {
    const longer = term === begun && term.length > 1 ? index.vocabulary.beginningWith(term) : [];
    const forms = longer.length > 0 ? longer : formsOf(term, index);
    const isAside = isCircumstance(term) || isEmptyInEnglish(written);
    const share = (isAside ? ASIDE_WEIGHT : 1) * (longer.length > 0 ? Math.min(1, term.length / LONG_BEGINNING) : 1);
    const isUntelling = isAside || UNTELLING.test(term) || isCommonVerb(written);
    const weight = index.vocabulary.rarity(term) * share;
    return { written, term, forms, share, weight, isCounted: forms.length > 0 || !isUntelling };
  });
}

/** Two words written as one are both: "fengshui". */
function formsOf(term: string, { vocabulary, pairs }: SearchIndex): readonly Form[] {
  const parts = vocabulary.has(term) ? undefined : pairs.get(term);
  return parts === undefined ? vocabulary.formsOf(term) : parts.map((part) => ({ term: part, likeness: 1 }));
}

function pairsOf(words: readonly Word[]): readonly string[] {
  return words.slice(1).flatMap((word, index0) => {
    const before = words[index0];
    return before?.isTold && word.isTold ? [`${before.term}${word.term}`] : [];
  });
}
