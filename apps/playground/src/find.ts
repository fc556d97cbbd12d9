import type { Titles } from "./forms/model";

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

/** Letters without their marks, small. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/**
 * Operations in which every word of a query begins some word, the best first: a hit in the title counts most, then the
 * domain, the line and what else people call it.
 */
export function findOperations(query: string, { titles, concepts, domainName }: Searched): readonly FoundOperation[] {
  const wanted = plainLetters(query)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (wanted.length === 0) return [];
  const scored = titles.flatMap(([domain, operation, title, line]) => {
    const places = [title, domainName(domain), line, concepts[operation] ?? ""].map(plainLetters);
    const scores = wanted.map((word) => scoreOf(word, places));
    const score = scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0);
    return score === 0 ? [] : [{ score, found: { domain, operation, title, line } }];
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ found }) => found);
}

const WEIGHTS = [8, 5, 3, 2] as const;

function scoreOf(word: string, places: readonly string[]): number {
  const scores = WEIGHTS.map((weight, at0) => (begins(places[at0] ?? "", word) ? weight : 0));
  return Math.max(...scores);
}

/** Scripts without spaces have no beginnings of words. */
function begins(text: string, word: string): boolean {
  if (/[\u3000-\u9fff]/.test(word)) return text.includes(word);
  return text.startsWith(word) || text.includes(` ${word}`) || text.includes(`(${word}`) || text.includes(`-${word}`);
}
