// Draws a blank sheet for a reader by the commit that last changed the texts of a kind: npm run readings KIND
import { execFileSync } from "node:child_process";
import { inRoot, ROOT } from "./lib/project.mjs";

const [kind = ""] = process.argv.slice(2);
execFileSync(inRoot("node_modules", ".bin", "vitest"), ["run", "suites/texts/src/readings"], {
  cwd: ROOT,
  env: { ...process.env, ALMAGEST_READINGS: kind },
  stdio: "inherit",
});
