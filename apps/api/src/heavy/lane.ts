import { setTimeout as wait } from "node:timers/promises";
import { type HeavyJob, HeavyQueueFull, type HeavyResult, type HeavyWork } from "@almagest/pipeline";
import type { HeavyPool } from "./pool";

/** Other server processes that compute lines too. */
export interface Peers {
  /** Undefined where no process has room. A rejection says that the process is gone: nothing was lost but time. */
  offer(jobs: readonly HeavyJob[]): Promise<readonly HeavyResult[]> | undefined;
}

export interface LaneOptions {
  readonly pool: Pick<HeavyPool, "threads" | "runAll">;
  /** Whether a job may take long; it is then given to a thread alone. */
  readonly isLong: (job: HeavyJob) => boolean;
  readonly peers?: Peers;
}

/** Several milliseconds of work: handing it over costs little, and batches beside each other take short turns. */
const MOST_IN_GROUP = 8;
const FULL_PAUSE_MS = 20;

interface Waiting {
  readonly job: HeavyJob;
  readonly resolve: (result: HeavyResult) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The lane of batches in the threads of the background: one group runs in each and one more waits. It has room for every
 * line, because batches bound their lines themselves.
 */
export function lane({ pool, isLong, peers }: LaneOptions): HeavyWork {
  let waiting: Waiting[] = [];
  let groups = 0;
  let isDue = false;

  const drain = (): void => {
    isDue = false;
    while (waiting.length > 0 && groups <= pool.threads) void runHere(taken());
    while (peers !== undefined && waiting.length > 0) {
      const group = taken();
      const answer = peers.offer(group.map(({ job }) => job));
      if (answer === undefined) {
        waiting = [...group, ...waiting];
        return;
      }
      void settledBy(group, answer);
    }
  };

  /** Lines that come together go together. */
  const drainSoon = (): void => {
    if (isDue) return;
    isDue = true;
    setImmediate(drain);
  };

  const taken = (): readonly Waiting[] => {
    const long0 = waiting.slice(0, MOST_IN_GROUP).findIndex(({ job }) => isLong(job));
    const count = long0 === -1 ? MOST_IN_GROUP : Math.max(1, long0);
    const group = waiting.slice(0, count);
    waiting = waiting.slice(count);
    return group;
  };

  const runHere = async (group: readonly Waiting[]): Promise<void> => {
    groups += 1;
    try {
      settle(group, await whenThereIsRoom(() => pool.runAll(group.map(({ job }) => job))));
    } catch (error) {
      for (const { reject } of group) reject(error);
    } finally {
      groups -= 1;
      drainSoon();
    }
  };

  /** Computed here where the process that took them is gone. */
  const settledBy = async (group: readonly Waiting[], answer: Promise<readonly HeavyResult[]>): Promise<void> => {
    try {
      settle(group, await answer);
    } catch {
      waiting = [...group, ...waiting];
    } finally {
      drainSoon();
    }
  };

  return {
    hasRoom: () => true,
    run: (job) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        drainSoon();
      }),
  };
}

function settle(group: readonly Waiting[], results: readonly HeavyResult[]): void {
  for (const [index0, { resolve, reject }] of group.entries()) {
    const result = results[index0];
    if (result === undefined) reject(new Error("each line has its result"));
    else resolve(result);
  }
}

async function whenThereIsRoom<Value>(work: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof HeavyQueueFull)) throw error;
      await wait(FULL_PAUSE_MS);
    }
  }
}
