// Prints how many natal charts either engine draws in a second on one thread: node suites/accuracy/tools/speed.mjs
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
execFileSync("npx", ["vitest", "run", "suites/accuracy/src/speed.test.ts"], {
  cwd: root,
  env: { ...process.env, ALMAGEST_SPEED: "print" },
  stdio: "inherit",
});
