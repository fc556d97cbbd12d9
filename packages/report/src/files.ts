import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder above `src` and `dist`: of this package, or of a program that bundles it with its files. */
function above(...path: readonly string[]): string {
  const here = typeof __dirname === "string" ? __dirname : dirname(fileURLToPath(import.meta.url));
  return join(here, "..", ...path);
}

export function fontFile(name: string): string {
  return above("fonts", name);
}

/** The layout that the typesetter reads. */
export function layoutFile(): string {
  return above("layout", "report.typ");
}
