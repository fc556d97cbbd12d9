import { existsSync, readFileSync } from "node:fs";

/** Beside the built program. */
export const DOCUMENT_FILE = new URL("./openapi.json", import.meta.url);

/** The service's address in the built document. */
export const BUILT_FOR = "http://127.0.0.1:8787";

/** The built document, changed to another address of the service; undefined if nothing was built. */
export function builtDocument(publicUrl: string): string | undefined {
  if (!existsSync(DOCUMENT_FILE)) return undefined;
  return readFileSync(DOCUMENT_FILE, "utf8").replaceAll(BUILT_FOR, publicUrl);
}
