import { indexOf, type Scored, type SearchIndex } from "./index-of";
import type { SearchedOperation } from "./operations";
import { type Question, questionOf } from "./question";

/** The operations that a question is about. */
export interface SearchResult {
  /** Ids of operations, the best first. */
  readonly operations: readonly string[];
  /** Words that no operation is known by, where the best operation has little of the question. */
  readonly unknown: readonly string[];
}

/** Finds at most so many operations; while somebody types, the last word may be the beginning of one. */
export type OperationSearch = (query: string, most: number, isTyping?: boolean) => SearchResult;

/** Candidates that are ranked in full, the best by score. */
const MOST_RANKED = 60;
/** An operation with less of the question does not fit. */
const LEAST_COVERED = 0.15;
/** A question with less that is known, its numbers apart, is about something else. */
const LEAST_KNOWN = 0.25;
/** The best fits where it has this much of the whole question, known or not. */
const WELL_COVERED = 0.4;
/** Gains of an operation with the words in its path, with pairs of them side by side, and of a featured one. */
const FOR_PATH = 0.3;
const FOR_PAIRS = 0.3;
const FOR_FEATURED = 0.25;
/** More than 1: an operation that has all of a question counts for more than one that has much of one word. */
const FOR_COVERAGE = 1.3;

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

/** The weight of the asked terms that an operation has, and its score with all gains. */
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
  return { covered, score: score * (covered / total) ** FOR_COVERAGE * (1 + gained) };
}

/** Operations that have the text as their name, or their domain's, come first; then those that have it in their path. */
function namedFirst({ byName, traits }: SearchIndex, name: string, ids: readonly string[]): readonly string[] {
  const tiers = byName.map((table) => table.get(name));
  const tierOf = (id: string): number => {
    const tier0 = tiers.findIndex((tier) => tier?.has(id) || tier?.has(traits.get(id)?.domain ?? ""));
    return tier0 < 0 ? tiers.length : tier0;
  };
  const missing = tiers.flatMap((tier) => [...(tier ?? [])]).filter((id) => traits.has(id) && !ids.includes(id));
  return [...ids, ...new Set(missing)].sort((one, other) => tierOf(one) - tierOf(other));
}
