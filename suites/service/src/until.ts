import { setTimeout as wait } from "node:timers/promises";

/** Fails a hanging wait with a message, before the test's own timeout; a busy machine is no failure. */
const LIMIT_MS = 100_000;

/**
 * Checks repeatedly until the condition is met.
 * @param what the condition, as the failure names it.
 * @param canStill false once it can no longer be met.
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  canStill: () => boolean = () => true,
): Promise<void> {
  const limitMs = performance.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (!canStill()) throw new Error(`this ended before ${what}`);
    if (performance.now() > limitMs) throw new Error(`${LIMIT_MS / 1000} seconds were too few until ${what}`);
    await wait(20);
  }
}

/**
 * Asks until the answer is the expected one. Only a question asked after the time is over must get it: the duration of
 * an answer on a busy machine says nothing about the service's state.
 */
export async function knownWithin<Found>(
  ms: number,
  ask: () => Promise<Found>,
  isDue: (found: Found) => boolean,
): Promise<{ readonly last: Found; readonly earlier: readonly Found[] }> {
  const endMs = performance.now() + ms;
  const earlier: Found[] = [];
  for (;;) {
    const isLast = performance.now() > endMs;
    const last = await ask();
    if (isDue(last)) return { last, earlier };
    if (isLast) throw new Error(`after ${ms} ms the answer is still ${JSON.stringify(last)}`);
    earlier.push(last);
  }
}
