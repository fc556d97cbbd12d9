import { writeFileSync } from "node:fs";

/**
 * Writes the outcome of each test to ALMAGEST_OUTCOME, with the reason for each skipped one and the seconds of each
 * file.
 */
export default class OutcomeReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]).map(outcome);
    const failed = new Set(tests.filter(({ state }) => state === "failed").map(({ file }) => file));
    // A file that fails to load, or whose hooks fail, may have no failing test.
    const broken = modules.filter((module) => module.state() === "failed").map(fileOf);
    const brokenFiles = broken.filter((file) => !failed.has(file));
    const files = modules.map((module) => ({ file: fileOf(module), seconds: secondsOf(module) }));
    const outcomes = { tests, files, brokenFiles, unhandledErrors: unhandledErrors.length };
    writeFileSync(process.env.ALMAGEST_OUTCOME, JSON.stringify(outcomes));
  }
}

function outcome(test) {
  const { state, note } = test.result();
  const reason = note ?? (test.options.mode === "run" ? "its setup failed" : test.options.mode);
  return { file: fileOf(test.module), name: test.fullName, state, reason };
}

/** Includes loading modules that no earlier file of its worker had loaded. */
function secondsOf(module) {
  const { setupDuration, collectDuration, duration } = module.diagnostic();
  return (setupDuration + collectDuration + duration) / 1000;
}

function fileOf(module) {
  return module.relativeModuleId;
}
