// Draws a blank sheet for a reader by the commit that last changed the texts of a kind: npm run readings KIND
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const [kind] = process.argv.slice(2);
const source = readFileSync(`${root}suites/texts/src/readings/kinds.ts`, "utf8");
const folders = source
  .split(/\n {2}(?=[\w"-]+: \{\n)/)
  .find((part) => part.startsWith(`${kind}: {`) || part.startsWith(`"${kind}": {`));
if (folders === undefined) throw new Error("npm run readings KIND, a kind of suites/texts/src/readings/kinds.ts");
const texts = JSON.parse(/texts: (\[[^\]]*\])/.exec(folders)[1]);
const seed = execFileSync("git", ["log", "-1", "--format=%H", "--", ...texts], { cwd: root, encoding: "utf8" }).trim();
execFileSync("npx", ["vitest", "run", "suites/texts/src/readings"], {
  cwd: root,
  env: { ...process.env, ALMAGEST_READINGS: kind, ALMAGEST_READINGS_SEED: seed },
  stdio: "inherit",
});
