import { type Domain, isRecord, type JsonSchema, jsonSchemaOf } from "@almagest/operation";
import MiniSearch from "minisearch";
import type { ToolEntry } from "../tools";
import { isEmpty, stem, wordsIn } from "./words";

/** An operation that a question may be meant for. */
export interface Found {
  readonly operation: string;
  readonly summary: string;
}

export type OperationSearch = (query: string, most: number) => readonly Found[];

interface Indexed extends Found {
  readonly id: string;
  readonly names: string;
  readonly concepts: string;
  readonly domain: string;
  readonly about: string;
  readonly members: string;
}

const FIELDS = ["names", "concepts", "summary", "domain", "about", "members"] as const;
const BOOST = { names: 4, concepts: 4, summary: 3, domain: 1.5, about: 1, members: 0.5 };

/** An index over names, summaries, concept words and the members of answers. It is made once; a search takes no I/O. */
export function operationSearch(entries: readonly ToolEntry[], domains: readonly Domain[]): OperationSearch {
  const byId = new Map(domains.map((domain) => [domain.id, domain]));
  const index = new MiniSearch<Indexed>({
    fields: [...FIELDS],
    storeFields: ["operation", "summary"],
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (word) => (isEmpty(word) ? null : stem(word)),
    searchOptions: {
      boost: BOOST,
      prefix: (word) => word.length > 3,
      fuzzy: (word) => (word.length > 5 ? 0.2 : false),
    },
  });
  index.addAll(entries.map((entry) => indexed(entry, byId.get(entry.domainId))));
  return (query, most) =>
    index
      .search(query.slice(0, LONGEST_QUERY))
      .slice(0, most)
      .map(({ operation, summary }) => ({ operation: String(operation), summary: String(summary) }));
}

/** What is read of a question. */
const LONGEST_QUERY = 300;

function indexed({ tool, operation }: ToolEntry, domain: Domain | undefined): Indexed {
  return {
    id: tool.name,
    operation: tool.name,
    summary: operation.summary,
    names: `${tool.title} ${operation.path.replace(/[/{}-]+/g, " ")}`,
    concepts: domain?.concepts[operation.id] ?? "",
    domain: domain === undefined ? "" : `${domain.title} ${domain.description}`,
    about: operation.description ?? "",
    members: [...namesIn(jsonSchemaOf(operation.output, "output"), 3)].join(" "),
  };
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
