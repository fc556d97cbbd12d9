import { answerWithin, LateAnswer } from "@almagest/database";
import type { Patience } from "@almagest/pipeline";
import { StorageAway } from "@almagest/quota";

/**
 * The longest time that one call waits for the database: for its caller, its unit, the record of its answer and a
 * refund. Long enough for an overloaded machine to answer; a hanging database is given up earlier, per statement.
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
