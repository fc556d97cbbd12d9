import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the packed gazetteer of this package lies, beside `src` and beside `dist`. */
export function packagedGazetteer(): string {
  const here = typeof __dirname === "string" ? __dirname : dirname(fileURLToPath(import.meta.url));
  return join(here, "..", "data", "gazetteer.bin.br");
}
