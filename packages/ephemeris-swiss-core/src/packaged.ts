import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the files that come with this package, beside `src` and beside `dist`. */
export function packagedDirectory(): string {
  const here = typeof __dirname === "string" ? __dirname : dirname(fileURLToPath(import.meta.url));
  return join(here, "..", "data");
}
