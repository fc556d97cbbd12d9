import { existsSync, readFileSync } from "node:fs";

/** Beside the built program. */
export const DOCUMENT_FILE = new URL("./openapi.json", import.meta.url);

/** The address that the built document gives the service. */
export const BUILT_FOR = "http://127.0.0.1:8787";

/** The document of the built program, for a service at another address; undefined where nothing was built. */
export function builtDocument(publicUrl: string): string | undefined {
  if (!existsSync(DOCUMENT_FILE)) return undefined;
  return readFileSync(DOCUMENT_FILE, "utf8").replaceAll(BUILT_FOR, publicUrl);
}
