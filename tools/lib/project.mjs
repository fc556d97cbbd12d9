import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root directory. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A path inside the repository. */
export function inRoot(...parts) {
  return join(ROOT, ...parts);
}

/** The root package.json: the pinned package manager and the supported Node versions. */
export function rootManifest() {
  return JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
}
