// `npm run test:long`: the proofs that `npm test` shortens, with all of their cases. Takes an hour and a half on two cores, an hour of it
// mixed load.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildIfNeeded } from "./lib/build.mjs";
import { workspaceFolders } from "./lib/fingerprint.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { inRoot } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";

/** Tests that set their number of cases with `strong(some, all)`. */
function longTests() {
  return workspaceFolders().flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true })
      .filter((name) => name.endsWith(".test.ts") && !name.includes("node_modules"))
      .map((name) => join(folder, name))
      .filter((file) => readFileSync(inRoot(file), "utf8").includes('/strength"')),
  );
}

const { ok } = await installIfNeeded();
const isReady = ok && (await buildIfNeeded("Building"));
const vitest = inRoot("node_modules", ".bin", "vitest");
const env = { ALMAGEST_LONG: "1" };
const isGreen = isReady && (await run("Long proofs", vitest, ["run", ...longTests()], { env, quiet: false })).ok;
process.exitCode = isGreen ? 0 : 1;
