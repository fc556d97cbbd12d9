import { setTimeout as wait } from "node:timers/promises";

/** Ends what hangs, in words and before the test's own time is over; a busy machine is no failure. */
const LIMIT_MS = 100_000;

/**
 * Looks again and again until it is so.
 * @param what is waited for, as the failure names it.
 * @param canStill false where it can no longer become so.
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
 * Asks until the answer is as it should be. Only a question that was put when the time was over has to get it: how long
 * an answer takes on a busy machine says nothing of what the service knew.
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
