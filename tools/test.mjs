// `npm test`: installs, lints, typechecks, builds, runs every suite once. The last line is `N passed, M failed`.
// With ALMAGEST_CI=1 a test that was not run counts as failed.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installIfNeeded } from "./lib/install.mjs";
import { pnpmEnvironment } from "./lib/pnpm.mjs";
import { inRoot } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";

const TURBO = ["--concurrency=2", "--continue=dependencies-successful", "--output-logs=errors-only"];

/** Each step counts as one test. */
const STEPS = [
  { name: "lint", label: "Linting", command: "biome", args: ["check", "--error-on-warnings", "."] },
  { name: "typecheck of packages", label: "Typechecking", command: "turbo", args: ["run", "typecheck", ...TURBO] },
  { name: "typecheck of tests", label: "Typechecking tests", command: "tsc", args: ["-p", "tsconfig.tests.json"] },
  { name: "build", label: "Building", command: "turbo", args: ["run", "build", ...TURBO] },
];

async function main() {
  const installed = await installIfNeeded();
  if (!installed.ok) return summarize({ passed: 0, failures: [installed.problem ?? "installation"], notRun: [] });
  rmSync(inRoot(".reports"), { recursive: true, force: true });
  const env = pnpmEnvironment();
  const failedSteps = [];
  for (const { name, label, command, args } of STEPS) {
    const { ok } = await run(label, inRoot("node_modules", ".bin", command), args, { env });
    if (!ok) failedSteps.push(name);
  }
  const { passed, failures, notRun } = await runSuites(env);
  printReports();
  summarize({ passed: passed + STEPS.length - failedSteps.length, failures: [...failedSteps, ...failures], notRun });
}

async function runSuites(env) {
  const folder = mkdtempSync(join(tmpdir(), "almagest-test-"));
  const file = join(folder, "outcome.json");
  const args = ["run", "--reporter=default", `--reporter=${inRoot("tools", "lib", "outcome-reporter.mjs")}`];
  const vitest = inRoot("node_modules", ".bin", "vitest");
  const { ok } = await run("Running every suite", vitest, args, {
    env: { ...env, ALMAGEST_OUTCOME: file },
    quiet: false,
  });
  const outcome = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  rmSync(folder, { recursive: true, force: true });
  return counted(outcome, ok);
}

function counted(outcome, ok) {
  if (outcome === undefined) return { passed: 0, failures: ["vitest did not finish"], notRun: [] };
  const inState = (state) => outcome.tests.filter((test) => test.state === state);
  const failures = [
    ...inState("failed").map(({ file, name }) => `${file} > ${name}`),
    ...outcome.brokenFiles.map((file) => `${file} (did not load, or a hook failed)`),
    ...(outcome.unhandledErrors > 0 ? [`${outcome.unhandledErrors} errors outside of any test`] : []),
  ];
  if (!ok && failures.length === 0) failures.push("vitest ended with an error");
  const notRun = outcome.tests.filter(({ state }) => state !== "passed" && state !== "failed");
  return { passed: inState("passed").length, failures, notRun };
}

/** What suites measured and want read with the result. */
function printReports() {
  if (!existsSync(inRoot(".reports"))) return;
  const files = readdirSync(inRoot(".reports")).filter((name) => name.endsWith(".txt"));
  for (const name of files.sort()) console.log(`\n${readFileSync(inRoot(".reports", name), "utf8").trimEnd()}`);
}

function summarize({ passed, failures, notRun }) {
  console.log("");
  for (const failure of failures) console.log(`failed: ${failure}`);
  if (notRun.length > 0) console.log(`${notRun.length} not run: ${namesOf(notRun)}`);
  const failed = failures.length + (process.env.ALMAGEST_CI === "1" ? notRun.length : 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function namesOf(tests) {
  return tests.map(({ file, name, reason }) => `${file} > ${name} (${reason})`).join("; ");
}

await main();
