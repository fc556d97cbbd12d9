import { StorageAway } from "@almagest/quota";
import { isInterruption } from "./interruptions";
import { answerWithin, LateAnswer } from "./within";

export interface Bounds {
  /** A statement that has no answer by then has failed. */
  readonly answerWithinMs: number;
  /** So many interruptions in a row, without one answer between them, mean that the database is away. */
  readonly mostInterruptions: number;
  /** While it is away nothing is sent; after so long the next statement tries again. */
  readonly awayMs: number;
}

/** Together under two seconds, with the retries of one statement. */
const BOUNDS: Bounds = { answerWithinMs: 1_400, mostInterruptions: 6, awayMs: 400 };

/**
 * Runs statements so that nobody waits long for a database that is away: each has a bound, and after a failure the next
 * ones fail at once until it is time to try again.
 */
export function bounded(bounds: Bounds = BOUNDS): <Value>(run: () => Promise<Value>) => Promise<Value> {
  let awayUntilMs = 0;
  let interruptions = 0;

  const goAway = (cause: unknown): StorageAway => {
    awayUntilMs = performance.now() + bounds.awayMs;
    interruptions = 0;
    return new StorageAway(cause);
  };

  return async (run) => {
    if (performance.now() < awayUntilMs) throw new StorageAway("it did not answer a moment ago", { wasSent: false });
    try {
      const value = await answerWithin(bounds.answerWithinMs, run());
      interruptions = 0;
      return value;
    } catch (error) {
      if (error instanceof LateAnswer) throw goAway(error);
      if (!isInterruption(error)) throw error;
      interruptions += 1;
      if (interruptions >= bounds.mostInterruptions) throw goAway(error);
      throw error;
    }
  };
}
