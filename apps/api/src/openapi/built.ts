import { existsSync, readFileSync } from "node:fs";

/** Beside the built program. */
export const DOCUMENT_FILE = new URL("./openapi.json", import.meta.url);

/** The document's operations, each in a file. */
export const PARTS_FOLDER = new URL("./operations/", import.meta.url);

export function partFile(operationId: string): URL {
  return new URL(`${operationId}.json`, PARTS_FOLDER);
}

/** The service's address in the built document. */
export const BUILT_FOR = "http://127.0.0.1:8787";

/** The built document, changed to another address of the service; undefined if nothing was built. */
export function builtDocument(publicUrl: string): string | undefined {
  return textFor(publicUrl, DOCUMENT_FILE);
}

/** One operation of the built document, with all that it refers to; undefined if nothing was built. */
export function builtPart(operationId: string, publicUrl: string): string | undefined {
  return textFor(publicUrl, partFile(operationId));
}

function textFor(publicUrl: string, file: URL): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8").replaceAll(BUILT_FOR, publicUrl) : undefined;
}

/** The document in other forms: by domain, as YAML, and as a collection. */
export const FORMS_FOLDER = new URL("./forms/", import.meta.url);

/** Such a form, changed to another address of the service; undefined if nothing was built. */
export function builtForm(name: string, publicUrl: string): string | undefined {
  return textFor(publicUrl, new URL(name, FORMS_FOLDER));
}
