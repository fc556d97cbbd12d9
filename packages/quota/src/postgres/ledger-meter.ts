import { InvariantError } from "@almagest/operation";
import type { Allowance, Charge, ChargeRequest, Meter, Receipt } from "../meter";
import { monthOf, secondsUntilEnd } from "../window";
import { batcher } from "./batcher";
import { chargeBatch, type Placed } from "./charges";
import type { LedgerDatabase } from "./port";
import { type Position, positionsOf } from "./positions";
import { answeredBatch, type ChargedUnit, refundBatch } from "./refunds";

export interface LedgerMeterOptions {
  readonly database: LedgerDatabase;
  /** Units in a month of a key without a row in `quota_allowance`, a whole number of 0 or more. */
  readonly monthlyLimit: number;
  /** Random UUIDs, one for each batch. */
  readonly newBatchId: () => string;
  /** Calls in one statement at most. Default 500. */
  readonly mostCalls?: number;
}

/** A meter that keeps a ledger. */
export interface LedgerMeter extends Meter {
  /** Records that the call of a unit was answered; `reconcile` lists the units that never were. */
  answered(receipt: Receipt): Promise<void>;
}

/**
 * Counts in PostgreSQL, exactly among all processes that use the same database, by its clock. Calls that arrive while a
 * statement is under way join the next one. A unit given back returns to the month it was taken from. A receipt is good
 * in the process that took the unit.
 * @throws InvariantError for a limit that is no whole number of 0 or more. A promise is rejected with the driver's error
 * where the database stays away; the unit of such a call may have been taken, and `reconcile` lists it as unanswered.
 */
export function ledgerMeter(options: LedgerMeterOptions): LedgerMeter {
  const { database, monthlyLimit, newBatchId, mostCalls = 500 } = options;
  if (!Number.isSafeInteger(monthlyLimit) || monthlyLimit < 0) {
    throw new InvariantError("a monthly limit is a whole number of 0 or more", { monthlyLimit });
  }
  const units = new WeakMap<Receipt, ChargedUnit>();
  const place = batcher(
    (calls: readonly ChargeRequest[]) => chargeBatch(database, { batchId: newBatchId(), calls, monthlyLimit }),
    mostCalls,
  );
  const positionOf = batcher((keys: readonly string[]) => positionsOf(database, keys, monthlyLimit), mostCalls);
  const giveBack = batcher(async (charged: readonly ChargedUnit[]) => {
    await refundBatch(database, newBatchId(), charged);
    return charged.map(() => true);
  }, mostCalls);
  const record = batcher(async (charged: readonly ChargedUnit[]) => {
    await answeredBatch(database, charged);
    return charged.map(() => true);
  }, mostCalls);

  const charge = async (request: ChargeRequest): Promise<Charge> => {
    const placed = await place({ ...request, keyId: knownKey(request.keyId) });
    return placed.isGranted ? granted(request.keyId, placed, units) : refused(placed);
  };

  const current = async (keyId: string | undefined): Promise<Allowance> =>
    allowanceOf(await positionOf(keyId === undefined ? "" : knownKey(keyId)));

  const refund = async (receipt: Receipt): Promise<Allowance> => {
    const unit = units.get(receipt);
    if (unit !== undefined) await giveBack(unit);
    return current(receipt.keyId);
  };

  const answered = async (receipt: Receipt): Promise<void> => {
    const unit = units.get(receipt);
    if (unit !== undefined) await record(unit);
  };

  return { charge, refund, current, answered };
}

/** Anything else could fail the batch it travels in. */
function knownKey(keyId: string): string {
  if (!/^[!-~]{1,200}$/.test(keyId)) throw new InvariantError("a key id is 1 to 200 printable ASCII characters");
  return keyId;
}

function granted(keyId: string, placed: Placed, units: WeakMap<Receipt, ChargedUnit>): Charge {
  const windowStartEpochMs = monthOf(placed.momentEpochMs).startEpochMs;
  const receipt: Receipt = { keyId, windowStartEpochMs };
  units.set(receipt, { ...placed.unit, windowStartEpochMs });
  return { granted: true, allowance: allowanceOf(placed), receipt };
}

function refused(placed: Placed): Charge {
  const retryAfterSeconds = secondsUntilEnd(monthOf(placed.momentEpochMs), placed.momentEpochMs);
  return { granted: false, code: "rate_limit_exceeded", retryAfterSeconds, allowance: allowanceOf(placed) };
}

/** An allowance that was made smaller than what is used shows what is used: nothing remains, and the sum holds. */
function allowanceOf({ used, limit, momentEpochMs }: Position): Allowance {
  const remaining = Math.max(0, limit - used);
  return { limit: used + remaining, used, remaining, resetEpochSeconds: monthOf(momentEpochMs).endEpochMs / 1000 };
}
