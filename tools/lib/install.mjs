import { existsSync } from "node:fs";
import { join } from "node:path";
import { contentHash, readStamp, workspaceFolders, writeStamp } from "./fingerprint.mjs";
import { pnpmBinary } from "./pnpm.mjs";
import { inRoot } from "./project.mjs";
import { compilerProblem, headersEnvironment, nodeProblem } from "./requirements.mjs";
import { run } from "./run.mjs";

const STAMP = "install";

/** Installs packages if the lockfile, a manifest or Node itself changed since the last time. */
export async function installIfNeeded() {
  const problem = nodeProblem();
  if (problem !== undefined) return { ok: false, problem };
  const hash = installHash();
  if (readStamp(STAMP) === hash) return { ok: true };
  const first = !existsSync(inRoot("node_modules"));
  const missing = compilerProblem();
  if (first && missing !== undefined) console.log(`${missing}\n`);
  const label = first ? "Installing packages (first run, about a minute)" : "Installing packages";
  const { ok } = await install(label);
  if (ok) writeStamp(STAMP, hash);
  return { ok, problem: ok ? undefined : missing };
}

/** Links a package that is new in the workspace and adds it to the lock file: all that it depends on is there. */
export async function installNew() {
  const { ok } = await install("Linking the new package", ["--offline", "--no-frozen-lockfile"]);
  if (ok) writeStamp(STAMP, installHash());
  return { ok };
}

async function install(label, args = ["--frozen-lockfile"]) {
  try {
    // With CI set, pnpm asks nothing and replaces a node_modules made by another package manager.
    const env = { ...headersEnvironment(), CI: "true" };
    return await run(label, pnpmBinary(), ["install", ...args], { env });
  } catch (error) {
    console.log(`${label} failed: npx could not fetch pnpm.\n${error.stderr ?? error.message}`);
    return { ok: false };
  }
}

function installHash() {
  const manifests = workspaceFolders().map((folder) => join(folder, "package.json"));
  const files = ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...manifests];
  return contentHash(files, process.platform, process.arch, process.versions.modules);
}
