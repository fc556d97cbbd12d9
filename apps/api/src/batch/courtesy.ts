import { setTimeout as wait } from "node:timers/promises";

/** Lets everybody else's calls go before the lines of batches. */
export interface Courtesy {
  /** Makes a call, for which lines wait. */
  calling<Result>(call: () => Promise<Result>): Promise<Result>;
  /** Resolves when no call has been under way for some milliseconds, or when lines have waited long enough. */
  turn(): Promise<void>;
}

/** Calls that follow each other so closely are one stretch of work. */
const QUIET_MS = 4;
/** Beside a stream of calls, all batches together have a turn this often: the calls next to a turn are the slow ones. */
const LONGEST_MS = 250;

/** @param now milliseconds of a clock that never goes back */
export function courtesy(now: () => number): Courtesy {
  let underWay = 0;
  let lastMs = Number.NEGATIVE_INFINITY;
  let before = Promise.resolve();

  const isQuiet = (): boolean => underWay === 0 && now() - lastMs >= QUIET_MS;

  const waited = async (): Promise<void> => {
    const endMs = now() + LONGEST_MS;
    while (!isQuiet() && now() < endMs) await wait(QUIET_MS);
  };

  return {
    calling: async (call) => {
      underWay += 1;
      try {
        return await call();
      } finally {
        underWay -= 1;
        lastMs = now();
      }
    },
    turn: () => {
      if (isQuiet()) return Promise.resolve();
      before = before.then(waited);
      return before;
    },
  };
}
