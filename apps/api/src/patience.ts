import { answerWithin, LateAnswer } from "@almagest/database";
import type { Patience } from "@almagest/pipeline";
import { StorageAway } from "@almagest/quota";

/**
 * What one call waits for the database at most: for its caller, its unit, the record of its answer, and what goes back.
 * Long enough that a machine with too much to do still answers; a database that hangs is given up before, by statement.
 */
const LONGEST_MS = 5_000;

export function callPatience(spentMs: number, longestMs = LONGEST_MS): Patience {
  let waitedMs = spentMs;

  const wait: Patience["wait"] = async (work) => {
    const startMs = performance.now();
    try {
      return await answerWithin(Math.max(0, longestMs - waitedMs), work);
    } catch (error) {
      throw error instanceof LateAnswer ? new StorageAway(error) : error;
    } finally {
      waitedMs += performance.now() - startMs;
    }
  };

  return { wait, spentMs: () => waitedMs };
}
