import { type Domain, isRecord, type JsonSchema, jsonSchemaOf } from "@almagest/operation";
import MiniSearch from "minisearch";
import type { ToolEntry } from "../tools";
import { type Vocabulary, vocabularyOf } from "./vocabulary";
import { isCircumstance, isEmpty, stem, wordsIn } from "./words";

/** An operation that a question may be meant for. */
export interface Found {
  readonly operation: string;
  readonly summary: string;
}

export interface OperationSearch {
  (query: string, most: number): readonly Found[];
  /** The words of a question that no operation is known by; those of a birth and numbers apart. */
  readonly unknownIn: (query: string) => readonly string[];
}

interface Indexed extends Found {
  readonly id: string;
  readonly names: string;
  readonly concepts: string;
  /** What it takes, by the names that people have for it: signs, cards, stones. */
  readonly values: string;
  readonly domain: string;
  readonly about: string;
  readonly members: string;
}

const FIELDS = ["names", "concepts", "values", "summary", "domain", "about", "members"] as const;
const BOOST = { names: 4, concepts: 5, values: 3, summary: 3, domain: 1.5, about: 0.5, members: 0.3 };

/** What is read of a question. */
const LONGEST_QUERY = 300;
const MOST_WORDS = 40;
/** So many of the best are looked at more closely. */
const MOST_RANKED = 30;
/** An operation that has less of what a question asks for does not fit. */
const LEAST_COVERED = 0.15;
/** A question of which so little is known anywhere, its numbers apart, is about something else. */
const LEAST_KNOWN = 0.25;
/** What a word that tells when, where or who was born weighs, next to one that tells what is asked for. */
const CIRCUMSTANCE_WEIGHT = 0.2;
/** Numbers, and pairs of Han that belong to two words: that nothing has them says nothing. */
const UNTELLING = /\p{N}|\p{Script=Han}/u;

interface Searchable {
  readonly index: MiniSearch<Indexed>;
  readonly vocabulary: Vocabulary;
}

/**
 * An index over names, summaries, concept words and the members of answers. It is made once, when something is first
 * looked for; a search takes no I/O.
 */
export function operationSearch(entries: readonly ToolEntry[], domains: readonly Domain[]): OperationSearch {
  let made: Searchable | undefined;
  const searchableNow = (): Searchable => {
    made ??= searchable(entries, domains);
    return made;
  };
  const search = (query: string, most: number): readonly Found[] =>
    ranked(searchableNow(), termsIn(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS), most);
  const unknownIn = (query: string): readonly string[] => {
    const { vocabulary } = searchableNow();
    const words = wordsIn(query.slice(0, LONGEST_QUERY)).slice(0, MOST_WORDS);
    const isUnknown = (word: string): boolean =>
      !(isEmpty(word) || UNTELLING.test(word) || isCircumstance(stem(word)) || vocabulary.formsOf(stem(word)).length);
    return [...new Set(words.filter(isUnknown))];
  };
  return Object.assign(search, { unknownIn });
}

function searchable(entries: readonly ToolEntry[], domains: readonly Domain[]): Searchable {
  const known = new Map<string, readonly string[]>();
  const termsOf = (text: string): readonly string[] => {
    const terms = known.get(text) ?? [...new Set(termsIn(text))];
    known.set(text, terms);
    return terms;
  };
  const byId = new Map(domains.map((domain) => [domain.id, domain]));
  const documents = entries.map((entry) => indexed(entry, byId.get(entry.domainId)));
  const index = new MiniSearch<Indexed>({
    fields: [...FIELDS],
    storeFields: ["operation", "summary"],
    tokenize: (text) => [...termsOf(text)],
    processTerm: (term) => term,
    searchOptions: { boost: BOOST, tokenize: (text) => text.split(" ") },
  });
  index.addAll(documents);
  return { index, vocabulary: vocabularyOf(documents.map((one) => FIELDS.flatMap((field) => termsOf(one[field])))) };
}

/** The words of a text that say something, each in the form that it is looked up by. */
function termsIn(text: string): string[] {
  return wordsIn(text)
    .filter((word) => !isEmpty(word))
    .map(stem);
}

function ranked({ index, vocabulary }: Searchable, words: readonly string[], most: number): readonly Found[] {
  const all = [...new Set(words)].map((word) => {
    const forms = vocabulary.formsOf(word);
    const isAside = isCircumstance(word);
    const weight = vocabulary.rarity(word) * (isAside ? CIRCUMSTANCE_WEIGHT : 1);
    return { weight, forms, isAside, isCounted: forms.length > 0 || !(isAside || UNTELLING.test(word)) };
  });
  const asked = all.filter(({ forms }) => forms.length > 0);
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const known = asked.reduce((sum, { weight, forms }) => sum + weight * (forms[0]?.likeness ?? 0), 0);
  const counted = all.reduce((sum, { weight, isCounted }) => sum + (isCounted ? weight : 0), 0);
  if (asked.length === 0 || known < LEAST_KNOWN * counted) return [];
  const weights = new Map<string, number>();
  for (const { forms, isAside } of asked) {
    const share = isAside ? CIRCUMSTANCE_WEIGHT : 1;
    for (const { term, likeness } of forms) weights.set(term, Math.max(likeness * share, weights.get(term) ?? 0));
  }
  const covered = (terms: ReadonlySet<string>): number =>
    asked.reduce((held, { weight, forms }) => {
      const best = forms.reduce((max, { term, likeness }) => (terms.has(term) ? Math.max(max, likeness) : max), 0);
      return held + weight * best;
    }, 0) / total;
  const results = index.search([...weights.keys()].join(" "), { boostTerm: (term) => weights.get(term) ?? 1 });
  return results
    .slice(0, MOST_RANKED)
    .map(({ score, terms, operation, summary }) => {
      const share = covered(new Set(terms));
      return { found: { operation: String(operation), summary: String(summary) }, share, score: score * share };
    })
    .filter(({ share }) => share >= LEAST_COVERED)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ found }) => found);
}

function indexed({ tool, operation }: ToolEntry, domain: Domain | undefined): Indexed {
  return {
    id: tool.name,
    operation: tool.name,
    summary: operation.summary,
    names: `${tool.title} ${operation.path.replace(/[/{}-]+/g, " ")}`,
    concepts: domain?.concepts[operation.id] ?? "",
    values: domain === undefined ? "" : [...valuesOf(operation, domain)].join(" "),
    domain: domain === undefined ? "" : `${domain.title} ${domain.description}`,
    about: operation.description ?? "",
    members: [...new Set(namesIn(jsonSchemaOf(operation.output, "output"), 3))].join(" "),
  };
}

/** The labels, in every language, of the values that an operation takes. */
function* valuesOf({ id, params, query, body }: ToolEntry["operation"], { labels }: Domain): Generator<string> {
  const fields = [params, query, body].flatMap((part) => Object.keys(part?.shape ?? {}));
  const tables = [
    ...Object.values(labels.collections?.[id] ?? {}),
    ...fields.flatMap((field) => (labels.values?.[field] === undefined ? [] : [labels.values[field]])),
  ];
  for (const table of tables) for (const term of Object.values(table)) yield* Object.values(term);
}

function* namesIn(schema: JsonSchema, depth: number): Generator<string> {
  const inside = [schema, ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  for (const one of inside) {
    if (one !== schema && depth > 0) yield* namesIn(one, depth - 1);
    for (const [name, member] of isRecord(one.properties) ? Object.entries(one.properties) : []) {
      yield name.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
      if (depth > 0) yield* namesIn(member, depth - 1);
    }
  }
}
