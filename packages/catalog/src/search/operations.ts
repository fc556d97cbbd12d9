import {
  type AnyOperation,
  type Domain,
  LANGS,
  shortToolName,
  type Term,
  toolName,
  toolTitle,
} from "@almagest/operation";

/** The texts that an operation may be found by. */
export interface SearchedOperation {
  readonly id: string;
  readonly domain: string;
  /** Texts that are its whole name each: they find it before all others. */
  readonly names: readonly string[];
  /** The fixed words of its path. */
  readonly path: string;
  readonly summary: string;
  readonly concepts: string;
  /** Names of the values that it takes, in every language: signs, cards, stones. */
  readonly values: string;
  /** Names of its domain; each finds all its operations. */
  readonly domainNames: readonly string[];
  readonly domainAbout: string;
  readonly about: string;
  /** Most people come for it. */
  readonly isFeatured: boolean;
}

/** The operations of domains, with the names of their values in every language: those are loaded first. */
export async function searchedOperations(domains: readonly Domain[]): Promise<readonly SearchedOperation[]> {
  await Promise.all(domains.flatMap(({ loadNames }) => LANGS.map(loadNames)));
  return domains.flatMap((domain) => domain.operations.map((operation) => searched(operation, domain)));
}

function searched(operation: AnyOperation, domain: Domain): SearchedOperation {
  const { id, path, summary, description = "" } = operation;
  return {
    id,
    domain: domain.id,
    names: [...new Set([toolName(operation), shortToolName(operation), id, toolTitle(operation), summary])],
    path: path.replace(/\{[^}]*\}/g, " ").replace(/[/-]/g, " "),
    summary,
    concepts: domain.concepts[id] ?? "",
    values: [...valuesOf(operation, domain)].join(" "),
    domainNames: [domain.id, domain.title],
    domainAbout: domain.description,
    about: description,
    isFeatured: domain.featured.includes(id),
  };
}

function wordsOf(term: Term): readonly string[] {
  return [term.inSentence ?? [], ...LANGS.map((lang) => term[lang])].flat();
}

/** The labels, in every language, of the values that an operation takes. */
function* valuesOf({ id, params, query, body }: AnyOperation, { labels }: Domain): Generator<string> {
  const fields = [params, query, body].flatMap((part) => Object.keys(part?.shape ?? {}));
  const tables = [
    ...Object.values(labels.collections?.[id] ?? {}),
    ...fields.flatMap((field) => (labels.values?.[field] === undefined ? [] : [labels.values[field]])),
  ];
  for (const table of tables) for (const term of Object.values(table)) yield* wordsOf(term);
}
