// `npm run build`: the programs of every package and app, ESM and CommonJS, and their declarations. With --programs the
// declarations, which take a check of all types and which nothing here runs on, are left out.
import { execSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { build } from "tsup";
import { declare } from "./lib/declarations.mjs";
import { workspaceFolders } from "./lib/fingerprint.mjs";
import { inRoot } from "./lib/project.mjs";
import { checkTypes } from "./lib/types.mjs";

/** Every package in this one process: starting one for each would take longer than building it. */
async function buildPrograms() {
  const folders = workspaceFolders().filter((folder) => existsSync(inRoot(folder, "tsup.config.ts")));
  for (const folder of folders) {
    process.chdir(inRoot(folder));
    await build({ silent: true });
  }
  // What a package makes with its own program, which may run on any other.
  for (const folder of folders) {
    const { scripts = {} } = JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));
    if (scripts.postbuild !== undefined) execSync(scripts.postbuild, { cwd: inRoot(folder), stdio: "inherit" });
  }
}

await buildPrograms();
if (!process.argv.includes("--programs")) {
  if (await checkTypes()) await declare();
  else process.exitCode = 1;
}
