import { writeFileSync } from "node:fs";

/** Writes to ALMAGEST_OUTCOME what became of each test, with the reason of each that was not run. */
export default class OutcomeReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]).map(outcome);
    const failed = new Set(tests.filter(({ state }) => state === "failed").map(({ file }) => file));
    // A file that does not load, or whose hooks fail, may have no failing test to show for it.
    const broken = modules.filter((module) => module.state() === "failed").map(fileOf);
    const silent = broken.filter((file) => !failed.has(file));
    const outcomes = { tests, brokenFiles: silent, unhandledErrors: unhandledErrors.length };
    writeFileSync(process.env.ALMAGEST_OUTCOME, JSON.stringify(outcomes));
  }
}

function outcome(test) {
  const { state, note } = test.result();
  const reason = note ?? (test.options.mode === "run" ? "its setup failed" : test.options.mode);
  return { file: fileOf(test.module), name: test.fullName, state, reason };
}

function fileOf(module) {
  return module.relativeModuleId;
}
