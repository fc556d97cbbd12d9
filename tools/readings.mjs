// Draws a blank sheet for a reader by the commit that last changed the texts of a kind: npm run readings KIND
// With "kept" it answers the same requests again: only sentences that have changed become blank.
// With eight hex digits it writes whole answers drawn by them to a file of the temporary folder, to read while writing.
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot, ROOT } from "./lib/project.mjs";

const [kind = "", seed = ""] = process.argv.slice(2);
if (seed !== "" && seed !== "kept" && !/^[0-9a-f]{8,40}$/.test(seed)) {
  console.error(`A seed has 8 to 40 hex digits, such as 0a1b2c3d, or is "kept"; ${seed} is neither.`);
  process.exit(1);
}
// It draws as it is loaded; sheets of other kinds are tested by npm test.
const drawing = ["run", "suites/texts/src/readings", "--testNamePattern", "^$"];
execFileSync(inRoot("node_modules", ".bin", "vitest"), drawing, {
  cwd: ROOT,
  env: { ...process.env, ALMAGEST_READINGS: kind, ALMAGEST_READINGS_SEED: seed },
  stdio: "inherit",
});
if (seed !== "" && seed !== "kept") console.log(join(tmpdir(), `${kind}-${seed}.txt`));
