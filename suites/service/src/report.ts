import { appendFileSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import type { Answer } from "./requests";

const REPORTS = fileURLToPath(new URL("../../../.reports/", import.meta.url));

/** The time that `bounded.ts` of the database leaves a call whose database does not answer. */
const DEADLINE_MS = 2000;
/** On a busy machine timers come late and processes wait for their turn. */
const PATIENCE = 5;

/** A line that `npm test` prints at its end. */
export function report(line: string): void {
  mkdirSync(REPORTS, { recursive: true });
  appendFileSync(`${REPORTS}service.txt`, `${line}\n`);
}

/** Reports the longest wait for an answer; a call without a deadline waits without end. */
export function expectDeadline(what: string, answers: readonly Answer[]): void {
  const longestMs = Math.max(...answers.map(({ ms }) => ms));
  report(`${what}: answered after ${Math.round(longestMs)} ms at most, of ${answers.length}`);
  expect(longestMs).toBeLessThan(DEADLINE_MS * PATIENCE);
}
