import MiniSearch from "minisearch";
import type { SearchedOperation } from "./operations";
import { type Vocabulary, vocabularyOf } from "./vocabulary";
import { isEmpty, stem, wordsIn } from "./words";

const FIELDS = ["names", "concepts", "values", "summary", "domain", "about"] as const;
const BOOST = { names: 4, concepts: 5, values: 3, summary: 3, domain: 1.5, about: 0.5 };

/** Okapi's measure (Robertson and Zaragoza 2009); a long list of words counts against an operation less than usual. */
const WEIGHING = { k: 1.2, b: 0.3, d: 0.5 };

/** Terms in each field, a space between them. */
type Indexed = Readonly<Record<(typeof FIELDS)[number] | "id", string>>;

/** Facts about an operation that the ranking uses beside its score. */
export interface Traits {
  readonly domain: string;
  /** The terms of its path. */
  readonly path: ReadonlySet<string>;
  /** Terms that are side by side in what it is called, joined. */
  readonly pairs: ReadonlySet<string>;
  readonly isFeatured: boolean;
}

export interface Scored {
  readonly id: string;
  readonly score: number;
  readonly terms: readonly string[];
}

export interface SearchIndex {
  /** Operations that have some of these terms, the best first. */
  readonly scored: (weights: ReadonlyMap<string, number>) => readonly Scored[];
  readonly vocabulary: Vocabulary;
  readonly traits: ReadonlyMap<string, Traits>;
  /** The words of paths and of domains' names: none of them is empty. */
  readonly named: ReadonlySet<string>;
  /** Two terms by what they are written together: `fengshui`. */
  readonly pairs: ReadonlyMap<string, readonly [string, string]>;
  /** Operations, and domains, by the whole of a name; those of the first table come before those of the second. */
  readonly byName: readonly ReadonlyMap<string, ReadonlySet<string>>[];
}

/** A text as the name of something: its words, however they are parted. */
export function wholeName(text: string): string {
  return wordsIn(text).join(" ");
}

/** Makes the index, with a pause after each operation: all of them take some hundred milliseconds. */
export async function indexOf(
  operations: readonly SearchedOperation[],
  pause: () => Promise<void>,
): Promise<SearchIndex> {
  const named = new Set(
    operations
      .flatMap(({ path, domainNames }) => [path, ...domainNames].flatMap(wordsIn))
      .filter((word) => word.length > 1),
  );
  const reader = termReader(named);
  const index = new MiniSearch<Indexed>({
    fields: [...FIELDS],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, bm25: WEIGHING },
  });
  const counts = new Map<string, number>();
  const traits = new Map<string, Traits>();
  const pairs = new Map<string, readonly [string, string]>();
  for (const operation of operations) {
    const indexed = indexedOf(operation, reader);
    index.add(indexed);
    const terms = new Set(FIELDS.flatMap((field) => indexed[field].split(" ")));
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    traits.set(operation.id, traitsOf(operation, reader, pairs));
    await pause();
  }
  counts.delete("");
  return {
    scored: (weights) =>
      index
        .search([...weights.keys()].join(" "), { boostTerm: (term) => weights.get(term) ?? 1 })
        .map(({ id, score, terms }) => ({ id: String(id), score, terms })),
    vocabulary: vocabularyOf(counts, operations.length),
    traits,
    named,
    pairs,
    byName: [byName(operations), byPathWord(operations)],
  };
}

type TermReader = (text: string) => readonly string[];

/** The words of a text that say something, each in the form that it is looked up by. */
function termReader(named: ReadonlySet<string>): TermReader {
  return (text) =>
    wordsIn(text)
      .filter((word) => named.has(word) || !isEmpty(word))
      .map(stem);
}

function indexedOf(operation: SearchedOperation, terms: TermReader): Indexed {
  const { id, names, concepts, values, summary, domainNames, domainAbout, about } = operation;
  const once = (...texts: readonly string[]): string => [...new Set(texts.flatMap(terms))].join(" ");
  return {
    id,
    names: once(...names.filter((name) => name !== summary), operation.path),
    concepts: once(concepts),
    values: once(values),
    summary: once(summary),
    domain: once(...domainNames, domainAbout),
    about: once(about),
  };
}

/** Words that are side by side are kept joined, too, and `pairs` learns them. */
function traitsOf(
  operation: SearchedOperation,
  terms: TermReader,
  pairs: Map<string, readonly [string, string]>,
): Traits {
  const { domain, path, names, concepts, domainNames, isFeatured } = operation;
  const own = new Set<string>();
  for (const text of [path, ...names, concepts, ...domainNames]) {
    const inText = terms(text);
    for (const [index0, term] of inText.slice(1).entries()) {
      const before = inText[index0] ?? "";
      own.add(`${before}${term}`);
      if (!pairs.has(`${before}${term}`)) pairs.set(`${before}${term}`, [before, term]);
    }
  }
  return { domain, path: new Set(terms(path)), pairs: own, isFeatured };
}

type NameTable = ReadonlyMap<string, ReadonlySet<string>>;

/** Operations by their names, and domains by theirs. */
function byName(operations: readonly SearchedOperation[]): NameTable {
  return tableOf(
    operations.flatMap(({ id, names, domain, domainNames }) => [
      ...names.map((name) => [wholeName(name), id] as const),
      ...domainNames.map((name) => [wholeName(name), domain] as const),
    ]),
  );
}

function byPathWord(operations: readonly SearchedOperation[]): NameTable {
  return tableOf(operations.flatMap(({ id, path }) => wordsIn(path).map((word) => [word, id] as const)));
}

function tableOf(named: readonly (readonly [name: string, id: string])[]): NameTable {
  const table = new Map<string, Set<string>>();
  for (const [name, id] of named) table.set(name, (table.get(name) ?? new Set()).add(id));
  return table;
}
