import type { Titles } from "./forms/model";
import { askedWords, plainLetters, wordsOf } from "./stop-words";
import { OF_BIRTH, POPULAR } from "./systems";

/** An operation that was found. */
export interface FoundOperation {
  readonly domain: string;
  readonly operation: string;
  readonly title: string;
  readonly line: string;
}

/** What is looked through. */
export interface Searched {
  readonly titles: Titles;
  /** By operation. */
  readonly concepts: Readonly<Record<string, string>>;
  readonly domainName: (domain: string) => string;
}

const MOST = 12;

/**
 * Operations that a question is about, the best first: those in which each of its words begins some word, or where there
 * are none those with the most of them. Words in the title count more than all others, then come the domain, the line
 * and what else people call it; of equals the popular and the shorter.
 */
export function findOperations(query: string, { titles, concepts, domainName }: Searched): readonly FoundOperation[] {
  const wanted = askedWords(query);
  if (wanted.length === 0) return [];
  const scored = titles.flatMap(([domain, operation, title, line]) => {
    const places = [title, domainName(domain), line, concepts[operation] ?? ""].map(placeOf);
    const scores = wanted.map((word) => scoreOf(word, places));
    const hits = scores.filter((score) => score > 0).length;
    if (hits === 0) return [];
    const isTitled = scores.every((score) => score === WEIGHTS[0]);
    const score = scores.reduce((sum, one) => sum + one, isTitled ? IN_TITLE : 0);
    return [{ hits, score, rank: rankOf(operation), found: { domain, operation, title, line } }];
  });
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  return scored
    .filter(({ hits }) => hits === most)
    .sort((a, b) => b.score - a.score || a.rank - b.rank || a.found.title.length - b.found.title.length)
    .slice(0, MOST)
    .map(({ found }) => found);
}

const WEIGHTS = [8, 5, 3, 2] as const;
/** Every word in the title: before whatever has some of them elsewhere. */
const IN_TITLE = 100;

/** What people come for, before the rest; the sort keeps the order of each. */
function rankOf(operation: string): number {
  return WANTED.has(operation) ? 0 : 1;
}

const WANTED: ReadonlySet<string> = new Set([...OF_BIRTH, ...POPULAR].map(({ operation }) => operation));

interface SearchedPlace {
  readonly text: string;
  readonly words: readonly string[];
}

function placeOf(text: string): SearchedPlace {
  return { text: plainLetters(text), words: wordsOf(text) };
}

function scoreOf(word: string, places: readonly SearchedPlace[]): number {
  const at0 = places.findIndex((place) => begins(place, word));
  return WEIGHTS[at0] ?? 0;
}

/** Scripts without spaces have no beginnings of words. */
function begins({ text, words }: SearchedPlace, word: string): boolean {
  return /[\u3000-\u9fff]/.test(word) ? text.includes(word) : words.some((one) => one.startsWith(word));
}
