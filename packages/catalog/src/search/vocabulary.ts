import { areEndings } from "./endings";
import { tellingSigns } from "./words";

/** A term of the index that a word may mean. */
export interface Form {
  readonly term: string;
  /** 1 where it is the word itself. */
  readonly likeness: number;
}

/** The terms of an index. */
export interface Vocabulary {
  readonly has: (term: string) => boolean;
  /** The terms that a word may be a form of, itself first. */
  readonly formsOf: (word: string) => readonly Form[];
  /** The terms that a word may become while it is being written, itself and the commonest first. */
  readonly beginningWith: (word: string) => readonly Form[];
  /** Greater the fewer operations have a word. An unknown word counts like one that a single operation has. */
  readonly rarity: (word: string) => number;
}

const MOST_FORMS = 8;
const MOST_BEGINNINGS = 40;
/** A stem has at least so many letters, and so much of the word. */
const SHORTEST_STEM = 4;
const LEAST_SHARED = 0.6;
const SHORTEST_COMPOUND = 9;
const MOST_PART_FORMS = 3;
/** An ending has at most so many letters. */
const LONGEST_ENDING = 5;
/** Shorter words are too often one letter away from another. */
const SHORTEST_MISSPELT = 5;
const LONGEST_WORD = 40;

/** `counts`: how many of the documents have a term. */
export function vocabularyOf(counts: ReadonlyMap<string, number>, documents: number): Vocabulary {
  const sorted = [...counts.keys()].sort();
  const byStart = new Map<string, string[]>();
  for (const term of sorted) {
    const start = term.slice(0, 1);
    const terms = byStart.get(start) ?? [];
    terms.push(term);
    byStart.set(start, terms);
  }
  return {
    has: (term) => counts.has(term),
    formsOf: (word) => {
      const inflected = relatives(sorted, word);
      if (counts.has(word)) return [{ term: word, likeness: 1 }, ...inflected].slice(0, MOST_FORMS);
      if (inflected.length > 0) return inflected.slice(0, MOST_FORMS);
      const signs = tellingSigns(word).filter((sign) => counts.has(sign));
      if (signs.length > 0) return signs.map((term) => ({ term, likeness: 0.5 }));
      const parts = partsOf(counts, sorted, word);
      return parts.length > 0 ? parts : misspelt(byStart, word);
    },
    beginningWith: (word) => {
      const terms: string[] = [];
      for (let index = firstFrom(sorted, word); sorted[index]?.startsWith(word); index++)
        terms.push(sorted[index] ?? "");
      const rank = (term: string): number => (term === word ? Number.POSITIVE_INFINITY : (counts.get(term) ?? 0));
      return terms
        .sort((one, other) => rank(other) - rank(one))
        .slice(0, MOST_BEGINNINGS)
        .map((term) => ({ term, likeness: term === word ? 1 : 0.8 }));
    },
    rarity: (word) => Math.log(1 + documents / (counts.get(word) ?? 1)),
  };
}

/** Terms with the same beginning and another ending, those that share most first. */
function relatives(sorted: readonly string[], word: string): readonly Form[] {
  const least = Math.max(SHORTEST_STEM, Math.ceil(word.length * LEAST_SHARED));
  if (word.length < SHORTEST_STEM || word.length > LONGEST_WORD) return [];
  const stem = word.slice(0, least);
  const forms: Form[] = [];
  for (let index = firstFrom(sorted, stem); index < sorted.length; index++) {
    const term = sorted[index];
    if (term === undefined || !term.startsWith(stem)) break;
    const shared = sharedLength(term, word);
    if (term !== word && isRelated(term, word, shared)) {
      forms.push({ term, likeness: (0.85 * (2 * shared)) / (term.length + word.length) });
    }
  }
  return forms.sort((one, other) => other.likeness - one.likeness);
}

function isRelated(term: string, word: string, shared: number): boolean {
  if (Math.max(term.length, word.length) - shared > LONGEST_ENDING) return false;
  return shared >= term.length * LEAST_SHARED && areEndings(term.slice(shared), word.slice(shared));
}

/** The two words of a compound as German and the Nordic tongues make them: `saturnwiederkehr`. */
function partsOf(counts: ReadonlyMap<string, number>, sorted: readonly string[], word: string): readonly Form[] {
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_WORD || !/^[a-z]+$/.test(word)) return [];
  for (let length = word.length - SHORTEST_STEM; length >= SHORTEST_STEM; length--) {
    const first = [word.slice(0, length), word.slice(0, length).replace(/(?:e?s|e?n)$/, "")].find((one) =>
      counts.has(one),
    );
    const last = word.slice(length);
    const lasts = counts.has(last) ? [{ term: last, likeness: 1 }] : relatives(sorted, last).slice(0, MOST_PART_FORMS);
    if (first === undefined || first.length < SHORTEST_STEM || lasts.length === 0) continue;
    return [{ term: first, likeness: 0.6 }, ...lasts.map(({ term, likeness }) => ({ term, likeness: 0.6 * likeness }))];
  }
  return [];
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

function firstFrom(sorted: readonly string[], key: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Terms one letter away, of the same first letter. */
function misspelt(byStart: ReadonlyMap<string, readonly string[]>, word: string): readonly Form[] {
  if (word.length < SHORTEST_MISSPELT || word.length > LONGEST_WORD) return [];
  const near = (byStart.get(word.slice(0, 1)) ?? []).filter(
    (term) =>
      Math.abs(term.length - word.length) <= 1 && term.length >= SHORTEST_MISSPELT && isOneEditApart(term, word),
  );
  return near.slice(0, MOST_FORMS).map((term) => ({ term, likeness: 0.6 }));
}

/** Whether one letter put in, left out or changed makes the one of the other. */
function isOneEditApart(one: string, other: string): boolean {
  const shared = sharedLength(one, other);
  const [rest, otherRest] = [one.slice(shared), other.slice(shared)];
  if (rest.length === otherRest.length) return rest.slice(1) === otherRest.slice(1);
  return rest.length > otherRest.length ? rest.slice(1) === otherRest : otherRest.slice(1) === rest;
}
