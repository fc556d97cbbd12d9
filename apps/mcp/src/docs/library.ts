import { isEmpty, stem, wordsIn } from "@almagest/catalog/search";
import { type Domain, editDistance } from "@almagest/operation";
import MiniSearch from "minisearch";
import { operationSections, passagesOf, type Section, sectionsOf } from "./sections";

/** The documentation of the service, to search and to read. */
export interface Library {
  readonly documents: readonly string[];
  /** The first search builds the index, with pauses for other work. */
  readonly search: (query: string, most: number) => Promise<readonly FoundPassage[]>;
  readonly sections: readonly Section[];
  /** A section by its id, or a document's list of sections by its name; undefined for neither. */
  readonly read: (id: string) => Pick<Section, "id" | "title" | "text"> | undefined;
  /** A whole document as Markdown. */
  readonly whole: (document: string) => string | undefined;
  readonly nearest: (id: string) => readonly string[];
}

export interface FoundPassage {
  readonly section: string;
  readonly title: string;
  readonly passage: string;
}

interface Passage extends FoundPassage {
  readonly id: number;
}

const LONGEST_PASSAGE = 400;
const LONGEST_QUERY = 300;
/** A few milliseconds of work. */
const PASSAGES_AT_ONCE = 20;

/** Loads the documents that were bundled when this program was built. */
export async function loadLibrary(domains: readonly Domain[]): Promise<Library> {
  const { sources } = await import("./sources");
  const ids = new Set(domains.map(({ id }) => id));
  const isServed = (document: string): boolean => DOCUMENTS.has(document) || ids.has(document);
  const written = Object.entries(sources).filter(([document]) => isServed(document));
  const operations = operationSections(domains);
  const sections = [...written.flatMap(([document, text]) => sectionsOf(document, text)), ...operations];
  const texts = new Map([...written, ["operations", asMarkdown(operations)] as const]);
  return libraryOf(sections, texts);
}

const DOCUMENTS: ReadonlySet<string> = new Set(["conventions", "presets", "accuracy", "glossary", "errors"]);

function asMarkdown(sections: readonly Section[]): string {
  return ["# Operations", ...sections.map(({ title, text }) => `## ${title}\n\n${text}`)].join("\n\n");
}

function libraryOf(sections: readonly Section[], texts: ReadonlyMap<string, string>): Library {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const documents = [...new Set(sections.map(({ document }) => document))];
  let indexing: Promise<MiniSearch<Passage>> | undefined;
  const contents = (document: string): Section | undefined => {
    const own = sections.filter((section) => section.document === document);
    const text = own.map(({ id, title }) => `- ${id}: ${title}`).join("\n");
    return own.length === 0 ? undefined : { id: document, document, title: `Sections of ${document}`, text };
  };
  return {
    documents,
    sections,
    search: async (query, most) => {
      indexing ??= passageIndex(sections);
      const found = (await indexing).search(query.slice(0, LONGEST_QUERY));
      return found.slice(0, most).map(({ section, title, passage }) => ({
        section: String(section),
        title: String(title),
        passage: String(passage).slice(0, LONGEST_PASSAGE),
      }));
    },
    read: (id) => byId.get(id) ?? contents(id),
    whole: (document) => texts.get(document),
    nearest: (id) =>
      [...documents, ...byId.keys()]
        .map((one) => [editDistance(one, id.slice(0, 80)), one] as const)
        .sort(([one], [other]) => one - other)
        .slice(0, 3)
        .map(([, one]) => one),
  };
}

async function passageIndex(sections: readonly Section[]): Promise<MiniSearch<Passage>> {
  const index = new MiniSearch<Passage>({
    fields: ["passage", "title"],
    storeFields: ["section", "title", "passage"],
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (word) => (isEmpty(word) ? null : stem(word)),
    searchOptions: {
      boost: { title: 2 },
      prefix: (word) => word.length > 3,
      fuzzy: (word) => (word.length > 5 ? 0.2 : false),
    },
  });
  const passages = sections.flatMap((section) =>
    passagesOf(section).map((passage) => ({ section: section.id, title: section.title, passage })),
  );
  await index.addAllAsync(
    passages.map((passage, id) => ({ id, ...passage })),
    { chunkSize: PASSAGES_AT_ONCE },
  );
  return index;
}
