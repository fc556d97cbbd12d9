import { InvariantError } from "@almagest/operation";
import type { Allowance, Charge, ChargeRequest, Meter, Receipt } from "./meter";
import { type MonthWindow, monthOf, secondsUntilEnd } from "./window";

export interface MemoryMeterOptions {
  /** Units a key has in a month, a whole number of 0 or more. */
  readonly monthlyLimit: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/**
 * Counts in memory: exact within one process, and forgotten when it ends. It keeps the current month only, so it grows
 * with the number of keys and not with time.
 * @throws InvariantError for a limit that is no whole number of 0 or more.
 */
export function memoryMeter(options: MemoryMeterOptions): Meter {
  const { monthlyLimit, now } = options;
  if (!Number.isSafeInteger(monthlyLimit) || monthlyLimit < 0) {
    throw new InvariantError("a monthly limit is a whole number of 0 or more", { monthlyLimit });
  }
  const ledger = new Ledger();

  const charge = async (request: ChargeRequest): Promise<Charge> => {
    const instant = now();
    const window = ledger.turnTo(instant);
    const used = ledger.usedBy(request.keyId);
    if (used >= monthlyLimit) {
      const retryAfterSeconds = secondsUntilEnd(window, instant);
      return {
        granted: false,
        code: "rate_limit_exceeded",
        retryAfterSeconds,
        allowance: position(monthlyLimit, used, window),
      };
    }
    return {
      granted: true,
      allowance: position(monthlyLimit, ledger.take(request.keyId), window),
      receipt: ledger.receiptFor(request.keyId),
    };
  };

  const refund = async (receipt: Receipt): Promise<Allowance> => {
    const window = ledger.turnTo(now());
    ledger.giveBack(receipt);
    return position(monthlyLimit, ledger.usedBy(receipt.keyId), window);
  };

  const current = async (keyId: string | undefined): Promise<Allowance> => {
    const window = ledger.turnTo(now());
    return keyId === undefined ? position(0, 0, window) : position(monthlyLimit, ledger.usedBy(keyId), window);
  };

  return { charge, refund, current };
}

function position(limit: number, used: number, window: MonthWindow): Allowance {
  return { limit, used, remaining: Math.max(0, limit - used), resetEpochSeconds: window.endEpochMs / 1000 };
}

/** The units taken in one month, and the receipts that may still be given back. */
class Ledger {
  #window: MonthWindow = { startEpochMs: 0, endEpochMs: 0 };
  readonly #used = new Map<string, number>();
  #open = new WeakSet<Receipt>();

  /** Forgets the old month when a new one has begun. A clock that steps back stays in the month it had reached. */
  turnTo(instantEpochMs: number): MonthWindow {
    if (instantEpochMs >= this.#window.endEpochMs) {
      this.#window = monthOf(instantEpochMs);
      this.#used.clear();
      this.#open = new WeakSet();
    }
    return this.#window;
  }

  usedBy(keyId: string): number {
    return this.#used.get(keyId) ?? 0;
  }

  take(keyId: string): number {
    const used = this.usedBy(keyId) + 1;
    this.#used.set(keyId, used);
    return used;
  }

  receiptFor(keyId: string): Receipt {
    const receipt = { keyId, windowStartEpochMs: this.#window.startEpochMs };
    this.#open.add(receipt);
    return receipt;
  }

  giveBack(receipt: Receipt): void {
    if (this.#open.delete(receipt)) this.#used.set(receipt.keyId, this.usedBy(receipt.keyId) - 1);
  }
}
