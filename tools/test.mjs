// `npm test`: installs, lints, checks types, builds, and runs every suite once. The last line is `N passed, M failed`.
// With ALMAGEST_CI=1 a skipped test counts as failed. The reason for two lanes: docs/decisions/0014-lanes-for-tests.md
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { buildIfNeeded } from "./lib/build.mjs";
import { declare } from "./lib/declarations.mjs";
import { growthTable } from "./lib/growth.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { pnpmBinary } from "./lib/pnpm.mjs";
import { inRoot } from "./lib/project.mjs";
import { run } from "./lib/run.mjs";
import { runSuites } from "./lib/suites.mjs";
import { checkTypes } from "./lib/types.mjs";

/** The result of a lane: a step counts as one test. */
const NOTHING = { passed: 0, failures: [], notRun: [], files: [] };
const step = (name, ok) => (ok ? { ...NOTHING, passed: 1 } : { ...NOTHING, failures: [name] });

async function main() {
  const { ok, problem = "installation" } = await installIfNeeded();
  if (!ok) return summarize([step(problem, false)]);
  // Looked up here once, for every program below that packs or installs.
  pnpmBinary();
  rmSync(inRoot(".reports"), { recursive: true, force: true });
  const types = checkTypes();
  const { lint, build } = lintAndBuild();
  const isDeclared = Promise.all([types, build]).then(declarations);
  const steps = await Promise.all([
    types.then((isRight) => step("types", isRight)),
    lint.then((isClean) => step("lint", isClean)),
    build.then((isBuilt) => step("build", isBuilt)),
    isDeclared.then((isWhole) => step("declarations", isWhole)),
  ]);
  // Alone, as they keep every core busy: beside them databases and pages wait past their limits, and so do they.
  const units = await runSuites("Tests that need no build", ["units"]);
  const built = await Promise.all([
    inOrder(["Tests of the contract", "contract"], ["Tests of pages", "pages"]),
    inOrder(["Tests of the service", "service"], ["Tests of what is published", "published"]),
  ]);
  // Alone: they require answers within seconds while the service's database is away.
  const timed = await runSuites("Tests of the service's times", ["timed"]);
  summarize([...steps, units, ...built.flat(), timed]);
}

/** One project of vitest after the other. */
async function inOrder(...projects) {
  const outcomes = [];
  for (const [label, name] of projects) outcomes.push(await runSuites(label, [name]));
  return outcomes;
}

function lintAndBuild() {
  const biome = inRoot("node_modules", ".bin", "biome");
  const lint = run("Linting", biome, ["check", "--error-on-warnings", "."]).then(({ ok }) => ok);
  return { lint, build: lint.then(() => buildIfNeeded("Building")) };
}

/** Takes a moment: the compiler wrote the declarations while it checked types, even for code with errors. */
async function declarations() {
  try {
    await declare();
    return true;
  } catch (error) {
    console.log(error.message);
    return false;
  }
}

/** Measurements that suites want shown with the result. */
function printReports() {
  if (!existsSync(inRoot(".reports"))) return;
  const files = readdirSync(inRoot(".reports")).filter((name) => name.endsWith(".txt"));
  for (const name of files.sort()) console.log(`\n${readFileSync(inRoot(".reports", name), "utf8").trimEnd()}`);
}

function summarize(outcomes) {
  const all = (part) => outcomes.flatMap((outcome) => outcome[part]);
  const [failures, notRun] = [all("failures"), all("notRun")];
  printReports();
  console.log(`\n${growthTable(all("files"))}\n`);
  for (const failure of failures) console.log(`failed: ${failure}`);
  for (const reason of new Set(notRun.map((test) => test.reason))) {
    const tests = notRun.filter((test) => test.reason === reason);
    console.log(`${tests.length} not run, ${reason}: ${tests.map(({ file, name }) => `${file} > ${name}`).join("; ")}`);
  }
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = failures.length + (process.env.ALMAGEST_CI === "1" ? notRun.length : 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main();
