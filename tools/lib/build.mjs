import { existsSync } from "node:fs";
import { join } from "node:path";
import { folderClosure, readStamp, statHash, writeStamp } from "./fingerprint.mjs";
import { pnpmEnvironment } from "./pnpm.mjs";
import { inRoot } from "./project.mjs";
import { run } from "./run.mjs";

const INPUTS = ["src", "texts", "data", "package.json", "tsconfig.json", "tsup.config.ts"];
const SHARED = ["tsconfig.base.json", "tsup.base.ts", "turbo.json", "pnpm-lock.yaml"];

/**
 * Builds a workspace package and what it depends on, where sources changed since the last time.
 * @param entry the built file that will be run.
 * @param stamp names the file that remembers what was built.
 * @returns whether everything is built now.
 */
export async function buildIfNeeded(name, { entry, stamp, label }) {
  const folders = folderClosure(name);
  const inputs = folders.flatMap((folder) => INPUTS.map((input) => join(folder, input)));
  const hash = statHash([...SHARED, ...inputs], (path) => path.endsWith(".test.ts"));
  const complete = folders.every((folder) => existsSync(inRoot(folder, "dist"))) && existsSync(entry);
  if (complete && readStamp(stamp) === hash) return true;
  const args = ["run", "build", `--filter=${name}...`, "--concurrency=2", "--output-logs=errors-only"];
  const { ok } = await run(label, inRoot("node_modules", ".bin", "turbo"), args, { env: pnpmEnvironment() });
  if (ok) writeStamp(stamp, hash);
  return ok;
}
