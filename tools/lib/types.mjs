import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname } from "node:path";
import { workspaceFolders } from "./fingerprint.mjs";
import { inRoot } from "./project.mjs";
import { run } from "./run.mjs";

/** The compiler's folder for declarations: each file at its own path. */
export const TYPES = ".types";

/** The compiler, as Node runs it: decision 113 says why there are two. */
export const TSC = inRoot("node_modules", "typescript-7", "bin", "tsc");

/** Checks all types, and writes the declarations of published packages; only for changes since the last time. */
export async function checkTypes() {
  for (const folder of workspaceFolders()) linkModules(folder);
  const { ok } = await run("Checking types", process.execPath, [TSC, "-b", "tsconfig.tests.json"]);
  return ok;
}

/** Lets a declaration find its imports as its source does; otherwise an import would silently be `any`. */
function linkModules(folder) {
  const modules = inRoot(folder, "node_modules");
  if (!existsSync(modules)) return;
  const link = inRoot(TYPES, folder, "node_modules");
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(modules, link, "junction");
}
