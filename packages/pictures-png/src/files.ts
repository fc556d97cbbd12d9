import { existsSync } from "node:fs";
import { createRequire } from "node:module";
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

/** The renderer as WebAssembly: in its own package, or beside a program that needs no other package. */
export function painterFile(): string {
  const carried = above("wasm", "resvg.wasm");
  return existsSync(carried) ? carried : createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
}
