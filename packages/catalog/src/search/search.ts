import { indexOf, type Scored, type SearchIndex } from "./index-of";
import type { SearchedOperation } from "./operations";
import { type Question, questionOf } from "./question";

/** What a question is about, as far as operations go. */
export interface SearchResult {
  /** Ids of operations, the best first. */
  readonly operations: readonly string[];
  /** Words that nothing is known by, where the best of the operations has little of what was asked for. */
  readonly unknown: readonly string[];
}

/** Finds at most so many operations; while somebody types, the last word may be the beginning of one. */
export type OperationSearch = (query: string, most: number, isTyping?: boolean) => SearchResult;

/** So many of the best are looked at more closely. */
const MOST_RANKED = 60;
/** An operation that has less of what a question asks for does not fit. */
const LEAST_COVERED = 0.15;
/** A question of which so little is known anywhere, its numbers apart, is about something else. */
const LEAST_KNOWN = 0.25;
/** The best fits where it has so much of all that was asked for, known or not. */
const WELL_COVERED = 0.4;
/** What an operation gains whose path has the words of a question, in which they are side by side, that most come for. */
const FOR_PATH = 1;
const FOR_PAIRS = 0.3;
const FOR_FEATURED = 0.25;

/** Makes the search. It does no I/O; `pause` is awaited after each operation. */
export async function operationSearch(
  operations: readonly SearchedOperation[],
  pause: () => Promise<void>,
): Promise<OperationSearch> {
  const index = await indexOf(operations, pause);
  return (query, most, isTyping) => {
    const question = questionOf(query, index, isTyping);
    const { ids, isWeak } = ranked(index, question);
    const found = namedFirst(index, question.text, ids).slice(0, most);
    return { operations: found, unknown: isWeak ? question.unknown : [] };
  };
}

interface Ranking {
  readonly ids: readonly string[];
  readonly isWeak: boolean;
}

function ranked(index: SearchIndex, question: Question): Ranking {
  const { terms } = question;
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const known = terms.reduce((sum, { weight, forms }) => sum + weight * (forms[0]?.likeness ?? 0), 0);
  if (terms.length === 0 || known < LEAST_KNOWN * question.weight) return { ids: [], isWeak: true };
  const weights = new Map<string, number>();
  for (const { forms, share } of terms) {
    for (const { term, likeness } of forms) weights.set(term, Math.max(likeness * share, weights.get(term) ?? 0));
  }
  const fitting = index
    .scored(weights)
    .slice(0, MOST_RANKED)
    .map((one) => ({ id: one.id, ...measured(index, question, one, total) }))
    .filter(({ covered }) => covered >= LEAST_COVERED * total)
    .sort((one, other) => other.score - one.score);
  const [best] = fitting;
  const isWeak = best === undefined || best.covered < WELL_COVERED * question.weight;
  return { ids: fitting.map(({ id }) => id), isWeak };
}

/** What an operation has of what is asked for, and its score with that. */
function measured(
  { traits }: SearchIndex,
  { terms, pairs }: Question,
  { id, score, terms: had }: Scored,
  total: number,
): { readonly covered: number; readonly score: number } {
  const owned = new Set(had);
  const covered = terms.reduce((sum, { weight, forms }) => {
    const best = forms.reduce((max, { term, likeness }) => (owned.has(term) ? Math.max(max, likeness) : max), 0);
    return sum + weight * best;
  }, 0);
  const own = traits.get(id);
  const inPath = terms.reduce((sum, { term, weight }) => sum + (own?.path.has(term) ? weight : 0), 0) / total;
  const paired = pairs.length === 0 ? 0 : pairs.filter((pair) => own?.pairs.has(pair)).length / pairs.length;
  const gained = FOR_PATH * inPath + FOR_PAIRS * paired + (own?.isFeatured ? FOR_FEATURED : 0);
  return { covered, score: score * (covered / total) * (1 + gained) };
}

/** What has a text as its whole name comes first, an operation or those of a domain, then what has it in its path. */
function namedFirst({ byName, traits }: SearchIndex, name: string, ids: readonly string[]): readonly string[] {
  const tiers = byName.map((table) => table.get(name));
  const tierOf = (id: string): number => {
    const tier0 = tiers.findIndex((tier) => tier?.has(id) || tier?.has(traits.get(id)?.domain ?? ""));
    return tier0 < 0 ? tiers.length : tier0;
  };
  const missing = tiers.flatMap((tier) => [...(tier ?? [])]).filter((id) => traits.has(id) && !ids.includes(id));
  return [...ids, ...new Set(missing)].sort((one, other) => tierOf(one) - tierOf(other));
}
