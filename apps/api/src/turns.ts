import type { InTurn } from "@almagest/pipeline";

/** Calculations take at most this much of one round of the event loop; one that has begun runs to its end. */
const ROUND_MS = 8;

/**
 * Takes turns: calculations due together run one after another, and after every few milliseconds everything else that
 * waits (a health check, a new connection, the database's answers) comes first.
 * @param now milliseconds of a monotonic clock
 */
export function fairTurns(now: () => number = () => performance.now()): InTurn {
  const waiting: (() => void)[] = [];
  let usedMs = 0;
  let isRoundOpen = false;

  const run = (work: () => void): void => {
    const startMs = now();
    work();
    usedMs += now() - startMs;
    if (!isRoundOpen) setImmediate(nextRound);
    isRoundOpen = true;
  };
  const nextRound = (): void => {
    isRoundOpen = false;
    usedMs = 0;
    for (let next = waiting.shift(); next !== undefined; next = usedMs < ROUND_MS ? waiting.shift() : undefined) {
      run(next);
    }
  };

  return (work) =>
    new Promise((resolve, reject) => {
      const turn = (): void => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      if (waiting.length === 0 && usedMs < ROUND_MS) run(turn);
      else waiting.push(turn);
    });
}
