import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot } from "./project.mjs";
import { run } from "./run.mjs";

/**
 * Runs every test of these vitest projects.
 * @returns the passed, failed and skipped tests, and the seconds of each file.
 */
export async function runSuites(label, projects) {
  const folder = mkdtempSync(join(tmpdir(), "almagest-test-"));
  const file = join(folder, "outcome.json");
  const reporters = ["default", inRoot("tools", "lib", "outcome-reporter.mjs")].map((name) => `--reporter=${name}`);
  const args = ["run", ...projects.map((name) => `--project=${name}`), ...reporters];
  const vitest = inRoot("node_modules", ".bin", "vitest");
  const { ok } = await run(label, vitest, args, { env: { ALMAGEST_OUTCOME: file }, quiet: false });
  const outcome = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  rmSync(folder, { recursive: true, force: true });
  return counted(label, outcome, ok);
}

function counted(label, outcome, ok) {
  if (outcome === undefined) return { passed: 0, failures: [`${label}: vitest did not finish`], notRun: [], files: [] };
  const inState = (state) => outcome.tests.filter((test) => test.state === state);
  const failures = [
    ...inState("failed").map(({ file, name, message }) => `${file} > ${name}: ${message}`),
    ...outcome.brokenFiles.map(({ file, message }) => `${file} (did not load, or a hook failed): ${message}`),
    ...(outcome.unhandledErrors > 0 ? [`${label}: ${outcome.unhandledErrors} errors outside of any test`] : []),
  ];
  if (!ok && failures.length === 0) failures.push(`${label}: vitest ended with an error`);
  const notRun = outcome.tests.filter(({ state }) => state !== "passed" && state !== "failed");
  return { passed: inState("passed").length, failures, notRun, files: outcome.files };
}
