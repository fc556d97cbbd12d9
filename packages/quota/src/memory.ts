import { InvariantError } from "@almagest/operation";
import { memoryEntries } from "./memory-entries";
import { type Account, type Allowance, type Charge, exhaustedCode, type Meter, type Receipt } from "./meter";
import { monthOf, secondsUntilEnd, type UsageWindow, windowOf } from "./window";

export interface MemoryMeterOptions {
  /** Units a key has in a month, a whole number of 0 or more. */
  readonly monthlyLimit: number;
  /** Units a caller without a key has in a day. Default 0. */
  readonly dailyLimit?: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Counts in memory: exact within one process, and forgotten when it ends. It keeps the current month only, so it grows
 * with the number of callers and not with time.
 * @throws InvariantError for a limit that is not a whole number of 0 or more.
 */
export function memoryMeter({ monthlyLimit, dailyLimit = 0, now }: MemoryMeterOptions): Meter {
  for (const limit of [monthlyLimit, dailyLimit]) {
    if (!Number.isSafeInteger(limit) || limit < 0) {
      throw new InvariantError("a limit is a whole number of 0 or more", { limit });
    }
  }
  const ledger = new Ledger();
  const nobody: Account = { id: "", window: dailyLimit > 0 ? "day" : "month" };
  const limitOf = ({ id, window }: Account): number => (window === "day" ? dailyLimit : id === "" ? 0 : monthlyLimit);

  const allowanceAt = (account: Account, instant: number): Allowance => {
    const limit = limitOf(account);
    const used = ledger.usedBy(account, instant);
    const { endEpochMs } = windowOf(account.window, instant);
    return { limit, used, remaining: Math.max(0, limit - used), resetEpochSeconds: endEpochMs / 1000 };
  };

  const charge: Meter["charge"] = async ({ account }): Promise<Charge> => {
    const instant = now();
    if (ledger.usedBy(account, instant) >= limitOf(account)) {
      return {
        granted: false,
        code: exhaustedCode(account.window),
        retryAfterSeconds: secondsUntilEnd(windowOf(account.window, instant), instant),
        allowance: allowanceAt(account, instant),
      };
    }
    const receipt = ledger.take(account, instant);
    return { granted: true, allowance: allowanceAt(account, instant), receipt };
  };

  const entries = memoryEntries(now);

  const chargeOnce: Meter["chargeOnce"] = async (request, entry) => {
    if (entries.has(entry.lookup)) return "known";
    const charged = await charge(request);
    if (charged.granted) entries.keep(entry, charged.receipt);
    return charged;
  };

  const answered: Meter["answered"] = async (receipt, answer) => {
    if (answer !== undefined) entries.answer(receipt, answer);
  };

  const refund = async (receipt: Receipt): Promise<Allowance> => {
    const instant = now();
    entries.free(receipt);
    ledger.giveBack(receipt, instant);
    return allowanceAt(receipt.account, instant);
  };

  const lastKnown: Meter["lastKnown"] = (account) => allowanceAt(account ?? nobody, now());

  const current: Meter["current"] = async (account) => lastKnown(account);
  return { charge, chargeOnce, resume: entries.resume, recall: entries.recall, refund, answered, current, lastKnown };
}

/** The units taken in one month, and the receipts that may still be given back. */
class Ledger {
  #month: UsageWindow = { startEpochMs: 0, endEpochMs: 0 };
  readonly #used = new Map<string, number>();
  #open = new WeakMap<Receipt, string>();

  usedBy(account: Account, instantEpochMs: number): number {
    this.#turnTo(instantEpochMs);
    return this.#used.get(keyOf(account, instantEpochMs)) ?? 0;
  }

  take(account: Account, instantEpochMs: number): Receipt {
    const key = keyOf(account, instantEpochMs);
    this.#used.set(key, this.usedBy(account, instantEpochMs) + 1);
    const receipt = { account, windowStartEpochMs: this.#month.startEpochMs };
    this.#open.set(receipt, key);
    return receipt;
  }

  giveBack(receipt: Receipt, instantEpochMs: number): void {
    this.#turnTo(instantEpochMs);
    const key = this.#open.get(receipt);
    if (key === undefined) return;
    this.#open.delete(receipt);
    this.#used.set(key, (this.#used.get(key) ?? 0) - 1);
  }

  /** Forgets the old month when a new one has begun. A clock that steps back stays in the month it had reached. */
  #turnTo(instantEpochMs: number): void {
    if (instantEpochMs < this.#month.endEpochMs) return;
    this.#month = monthOf(instantEpochMs);
    this.#used.clear();
    this.#open = new WeakMap();
  }
}

function keyOf({ id, window }: Account, instantEpochMs: number): string {
  return window === "month" ? id : `${id}@${windowOf(window, instantEpochMs).startEpochMs}`;
}
