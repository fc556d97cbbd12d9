import type { Library } from "./library";

export const DOC_TYPE = "text/markdown";

/** A document as a resource of the protocol. */
export interface DocResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly mimeType: typeof DOC_TYPE;
}

const DOCUMENTS: Readonly<Record<string, string>> = {
  conventions: "The choices behind every number, with their sources",
  accuracy: "How exact the results are, measured against authorities",
  glossary: "One spelling and one meaning for each term",
  errors: "Every error code, when it happens and what to do",
  operations: "Every operation with its tool's name",
};

const PREFIX = "almagest://docs/";

/** What `read_doc` reads piece by piece, as whole documents. */
export const docResources: readonly DocResource[] = Object.entries(DOCUMENTS).map(([name, description]) => ({
  uri: `${PREFIX}${name}`,
  name,
  title: name.charAt(0).toUpperCase() + name.slice(1),
  description,
  mimeType: DOC_TYPE,
}));

/** The text of a resource; undefined where there is none at this address. */
export function readResource(library: Library, uri: string): string | undefined {
  const resource = docResources.find((one) => one.uri === uri);
  return resource && library.whole(resource.name);
}
