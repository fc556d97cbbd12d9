// node suites/agents/play.mjs: plays the sixty questions without a model, through the clients of both generations, and
// prints the size of each exchange and the questions whose operation the search does not find.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const VITEST = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));
const { status } = spawnSync(process.execPath, [VITEST, "run", "suites/agents/src/play.test.ts", "--silent=false"], {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...process.env, ALMAGEST_AGENTS_TABLE: "1" },
});
process.exitCode = status ?? 1;
