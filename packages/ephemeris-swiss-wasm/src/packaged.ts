import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the program of this package lies, beside `src` and beside `dist`. */
export function packagedProgram(): string {
  const here = typeof __dirname === "string" ? __dirname : dirname(fileURLToPath(import.meta.url));
  return join(here, "..", "wasm", "swisseph.wasm");
}
