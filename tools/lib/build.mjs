import { existsSync } from "node:fs";
import { join } from "node:path";
import { readStamp, statHash, workspaceFolders, writeStamp } from "./fingerprint.mjs";
import { inRoot } from "./project.mjs";
import { run } from "./run.mjs";

const STAMP = "build";
const INPUTS = ["src", "texts", "data", "tools", "package.json", "tsconfig.json", "tsup.config.ts"];
const SHARED = ["tsconfig.base.json", "tsup.base.ts", "pnpm-lock.yaml"];

/**
 * Builds the programs of all packages, where sources changed since the last time.
 * @returns whether everything is built now.
 */
export async function buildIfNeeded(label) {
  const folders = workspaceFolders().filter((folder) => existsSync(inRoot(folder, "tsup.config.ts")));
  const inputs = folders.flatMap((folder) => INPUTS.map((input) => join(folder, input)));
  const hash = statHash([...SHARED, ...inputs], (path) => path.endsWith(".test.ts"));
  const complete = folders.every((folder) => existsSync(inRoot(folder, "dist")));
  if (complete && readStamp(STAMP) === hash) return true;
  const { ok } = await run(label, process.execPath, [inRoot("tools", "build.mjs"), "--programs"]);
  if (ok) writeStamp(STAMP, hash);
  return ok;
}
