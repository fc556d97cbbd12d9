import { writeFileSync } from "node:fs";

/**
 * Writes the outcome of each test to ALMAGEST_OUTCOME, with the reason for each skipped one, the message of each failed
 * one and the seconds of each file.
 */
export default class OutcomeReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]).map(outcome);
    const failed = new Set(tests.filter(({ state }) => state === "failed").map(({ file }) => file));
    // A file that fails to load, or whose hooks fail, may have no failing test.
    const broken = modules.filter((module) => module.state() === "failed" && !failed.has(fileOf(module)));
    const brokenFiles = broken.map((module) => ({ file: fileOf(module), message: messageOf(hookErrors(module)) }));
    const files = modules.map((module) => ({ file: fileOf(module), seconds: secondsOf(module) }));
    const outcomes = { tests, files, brokenFiles, unhandledErrors: unhandledErrors.length };
    writeFileSync(process.env.ALMAGEST_OUTCOME, JSON.stringify(outcomes));
  }
}

function outcome(test) {
  const { state, note, errors } = test.result();
  const reason = note ?? (test.options.mode === "run" ? "its setup failed" : test.options.mode);
  return { file: fileOf(test.module), name: test.fullName, state, reason, message: messageOf(errors) };
}

/** Errors of loading a file, and of the hooks of its groups. */
function hookErrors(module) {
  return [module, ...module.children.allSuites()].flatMap((each) => each.errors());
}

/** The first line of what went wrong, as the end of a long log has room for. */
function messageOf(errors = []) {
  return (errors[0]?.message ?? "").split("\n", 1)[0].slice(0, 200);
}

/** Includes loading modules that no earlier file of its worker had loaded. */
function secondsOf(module) {
  const { setupDuration, collectDuration, duration } = module.diagnostic();
  return (setupDuration + collectDuration + duration) / 1000;
}

function fileOf(module) {
  return module.relativeModuleId;
}
