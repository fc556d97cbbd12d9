import { existsSync } from "node:fs";
import { join } from "node:path";
import { readStamp, statHash, writeStamp } from "./fingerprint.mjs";
import { inRoot } from "./project.mjs";
import { run } from "./run.mjs";
import { builtFolders, runsOn } from "./targets.mjs";

const INPUTS = ["src", "texts", "data", "tools", "images", "package.json", "tsconfig.json", "tsup.config.ts"];
const SHARED = ["tsconfig.base.json", "tsup.base.ts", "pnpm-lock.yaml", "tools/build.mjs", "tools/lib"];

/**
 * Builds programs whose sources changed since the last build.
 * @param {string} label
 * @param {string} [app] the folder in `apps` that is about to run; without it, everything is built
 * @returns whether everything requested is built now
 */
export async function buildIfNeeded(label, app) {
  const hashes = new Map((app === undefined ? builtFolders() : runsOn(app)).map((one) => [one, hashOf(one)]));
  const stale = [...hashes.keys()].filter((one) => !hasDist(one) || readStamp(stampOf(one)) !== hashes.get(one));
  if (stale.length === 0) return true;
  const args = [inRoot("tools", "build.mjs"), "--programs", ...stale];
  const { ok } = await run(label, process.execPath, args, { counts: true });
  if (ok) for (const one of stale) writeStamp(stampOf(one), hashes.get(one));
  return ok;
}

/** An app bundles the sources of its packages, so all of them count. */
function hashOf(folder) {
  const sources = folder.startsWith("apps") ? builtFolders() : [folder];
  const inputs = sources.flatMap((one) => INPUTS.map((input) => join(one, input)));
  return statHash([...SHARED, ...inputs], (path) => path.endsWith(".test.ts"));
}

function hasDist(folder) {
  return existsSync(inRoot(folder, "dist"));
}

function stampOf(folder) {
  return `build-${folder.replaceAll(/[\\/]/g, "-")}`;
}
