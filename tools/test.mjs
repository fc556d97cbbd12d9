// npm test: installs, lints, typechecks, builds, runs every suite. The last line is `N passed, M failed`.
// With ALMAGEST_CI=1 a test that was not run counts as failed.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, makeFolder, pnpm, ROOT, requireNode, run, step } from "./workspace.mjs";

const REPORTS = join(ROOT, ".reports");
const VITEST_REPORT = join(REPORTS, "vitest.json");

requireNode();
rmSync(REPORTS, { recursive: true, force: true });
makeFolder(".reports");
ensureInstalled();

const steps = [
  ["lint", step("Linting", ...pnpm("exec", "biome", "check", "--error-on-warnings", "."))],
  [
    "typecheck of packages",
    step(
      "Typechecking packages",
      ...pnpm("exec", "turbo", "run", "typecheck", "--concurrency=2", "--output-logs=errors-only"),
    ),
  ],
  ["typecheck of tests", step("Typechecking tests", ...pnpm("exec", "tsc", "-p", "tsconfig.tests.json"))],
  ["build", ensureBuilt()],
];

console.log("Running every suite …");
const vitest = run(
  ...pnpm("exec", "vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${VITEST_REPORT}`),
  "inherit",
);

const report = existsSync(VITEST_REPORT) ? JSON.parse(readFileSync(VITEST_REPORT, "utf8")) : undefined;
const tests = (report?.testResults ?? []).flatMap((file) => file.assertionResults);
const brokenFiles = (report?.testResults ?? []).filter(
  (file) => file.status === "failed" && file.assertionResults.length === 0,
);
const passedTests = tests.filter((test) => test.status === "passed");
const failedTests = tests.filter((test) => test.status === "failed");
const notRun = tests.filter((test) => test.status !== "passed" && test.status !== "failed");

for (const name of readdirSync(REPORTS)
  .filter((file) => file.endsWith(".txt"))
  .sort()) {
  console.log(`\n${readFileSync(join(REPORTS, name), "utf8").trimEnd()}`);
}
const failedSteps = steps.filter(([, ok]) => !ok);
for (const [name] of failedSteps) console.log(`failed: ${name}`);
for (const test of failedTests) console.log(`failed: ${test.fullName}`);
for (const file of brokenFiles) console.log(`failed to load: ${file.name}`);
if (notRun.length > 0)
  console.log(
    `\n${notRun.length} not run: ${[...new Set(notRun.map((test) => test.ancestorTitles[0] ?? test.title))].join("; ")}`,
  );

// A run that broke without naming a test (no report, an unhandled error) is one failure more.
const named = failedTests.length + brokenFiles.length;
const unnamed = report === undefined || (vitest.status !== 0 && named === 0) ? 1 : 0;
const counted = process.env.ALMAGEST_CI === "1" ? notRun.length : 0;
const failed = failedSteps.length + named + unnamed + counted;
const passed = steps.length - failedSteps.length + passedTests.length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
