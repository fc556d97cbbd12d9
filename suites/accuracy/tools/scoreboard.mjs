// Measures everything and writes docs/accuracy.md: node suites/accuracy/tools/scoreboard.mjs
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
execFileSync("npx", ["vitest", "run", "suites/accuracy/src/scoreboard.test.ts"], {
  cwd: root,
  env: { ...process.env, ALMAGEST_SCOREBOARD: "write" },
  stdio: "inherit",
});
