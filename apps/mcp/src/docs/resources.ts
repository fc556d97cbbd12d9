import type { Library } from "./library";

export const DOC_TYPE = "text/markdown";

/** A document, or a section of one, as a resource of the protocol. */
export interface DocResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: typeof DOC_TYPE;
}

const DOCUMENTS: Readonly<Record<string, string>> = {
  conventions: "The choices behind every number, with their sources",
  presets: "The defaults of other programs, by their names, with their sources",
  accuracy: "How exact the results are, measured against authorities",
  glossary: "One spelling and one meaning for each term",
  errors: "Every error code, when it happens and what to do",
  operations: "Every operation with its tool's name",
};

const PREFIX = "almagest://docs/";
/** A longer document becomes a list of its sections, each a separate resource: clients read a resource whole. */
export const LONGEST_RESOURCE = 20_000;

/** The documents that `read_doc` reads, long ones followed by their sections. */
export function docResources(library: Library): readonly DocResource[] {
  return Object.entries(DOCUMENTS).flatMap(([name, description]) => {
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    const own = resource(name, title, isLong(library, name) ? `${description}: its sections` : description);
    return isLong(library, name) ? [own, ...sectionResources(library, name)] : [own];
  });
}

function sectionResources({ sections }: Library, document: string): readonly DocResource[] {
  return sections
    .filter((section) => section.document === document)
    .map(({ id, title }) => resource(id, title, `A section of ${document}`));
}

function resource(name: string, title: string, description: string): DocResource {
  return { uri: `${PREFIX}${name}`, name, title, description, mimeType: DOC_TYPE };
}

function isLong(library: Library, document: string): boolean {
  return (library.whole(document)?.length ?? 0) > LONGEST_RESOURCE;
}

/** The text of a resource; undefined for an unknown address. */
export function readResource(library: Library, uri: string): string | undefined {
  if (!uri.startsWith(PREFIX)) return undefined;
  const name = uri.slice(PREFIX.length);
  if (Object.hasOwn(DOCUMENTS, name)) return isLong(library, name) ? contentsOf(library, name) : library.whole(name);
  const section = library.sections.find(({ id, document }) => id === name && Object.hasOwn(DOCUMENTS, document));
  return section && `# ${section.title}\n\n${section.text}`;
}

function contentsOf(library: Library, name: string): string {
  const listed = sectionResources(library, name).map(({ uri, title }) => `- [${title}](${uri})`);
  return [`# Sections of ${name}`, "", ...listed].join("\n");
}
