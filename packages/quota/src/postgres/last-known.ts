import type { Account, Allowance } from "../meter";
import { windowOf } from "../window";

/** The most accounts to remember; the one not seen for the longest time goes first. */
const MOST_ACCOUNTS = 10_000;

/** The last position of each account that this process has seen, for answers that must not wait for the database. */
export interface LastKnown {
  remember(account: Account, allowance: Allowance): Allowance;
  /** A window that is over counts as untouched. */
  of(account: Account | undefined): Allowance;
}

export interface LastKnownOptions {
  /** Units in a day of a caller without a key. */
  readonly dailyLimit: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export function lastKnown({ dailyLimit, now }: LastKnownOptions): LastKnown {
  const seen = new Map<string, Allowance>();
  return {
    remember: ({ id }, allowance) => {
      seen.delete(id);
      seen.set(id, allowance);
      const [oldest] = seen.keys();
      if (seen.size > MOST_ACCOUNTS && oldest !== undefined) seen.delete(oldest);
      return allowance;
    },
    of: (account) => {
      const window = account?.window ?? (dailyLimit > 0 ? "day" : "month");
      const known = account === undefined ? undefined : seen.get(account.id);
      const instant = now();
      if (known !== undefined && instant < known.resetEpochSeconds * 1000) return known;
      const limit = known?.limit ?? (window === "day" ? dailyLimit : 0);
      return { limit, used: 0, remaining: limit, resetEpochSeconds: windowOf(window, instant).endEpochMs / 1000 };
    },
  };
}
