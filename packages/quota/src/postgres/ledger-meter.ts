import { InvariantError } from "@almagest/operation";
import {
  type Account,
  type Allowance,
  type Charge,
  type ChargeRequest,
  exhaustedCode,
  type Meter,
  type Receipt,
} from "../meter";
import { monthOf, secondsUntilEnd, windowOf } from "../window";
import type { Placed } from "./charges";
import { duties } from "./duties";
import { lastKnown } from "./last-known";
import { StorageAway } from "./port";
import type { Limits, Position } from "./positions";
import type { ChargedUnit } from "./refunds";
import { resumeKey } from "./resume";
import { type LedgerMeterOptions, statements } from "./statements";
import { underWay } from "./under-way";

/** A meter that keeps a ledger. */
export interface LedgerMeter extends Meter {
  /** Resolves when what the database still has to be told is told: refunds, and batches without an answer. */
  settled(): Promise<void>;
}

/**
 * Counts in PostgreSQL, exactly among all processes that use the same database, by its clock. Calls that arrive while a
 * statement is under way join the next one. A unit given back returns to the month it was taken from. A receipt is good
 * in the process that took the unit.
 *
 * Where the database goes away, promises are rejected with StorageAway. What a batch without an answer may have taken,
 * whatever the error, is given back as soon as the database answers again; until then `reconcile` lists it as unanswered.
 * @throws InvariantError for a limit that is no whole number of 0 or more.
 */
export function ledgerMeter(options: LedgerMeterOptions): LedgerMeter {
  const { database } = options;
  requireLimits(options);
  const units = new WeakMap<Receipt, ChargedUnit>();
  const known = lastKnown(options);
  const later = duties((attempt) => database.pause(attempt));
  const { tracked, over } = underWay();

  const { place, placeOnce, positionOf, giveBack, record, recordOnce } = statements(options, later);

  const receiptOf = (account: Account, unit: ChargedUnit): Receipt => {
    const receipt: Receipt = { account, windowStartEpochMs: unit.windowStartEpochMs };
    units.set(receipt, unit);
    return receipt;
  };

  const told = (placed: Placed, account: Account, lookup?: string): Charge => {
    const allowance = known.remember(account, allowanceOf(placed, account));
    if (!placed.isGranted) return refused(placed, account, allowance);
    const windowStartEpochMs = monthOf(placed.momentEpochMs).startEpochMs;
    const unit = { ...placed.unit, windowStartEpochMs, ...(lookup !== undefined && { lookup }) };
    return { granted: true, allowance, receipt: receiptOf(account, unit) };
  };

  const charge = async (request: ChargeRequest): Promise<Charge> => {
    const { account } = request;
    return told(await place({ ...request, account: checked(account) }), account);
  };

  const chargeOnce: Meter["chargeOnce"] = async (request, entry) => {
    const { account } = request;
    const placed = await placeOnce({ ...request, account: checked(account), entry });
    return placed.isKnown ? "known" : told(placed, account, entry.lookup);
  };

  const resume: Meter["resume"] = async (question) => {
    const resumed = await resumeKey(database, question);
    if (resumed.fate !== "resumed") return resumed;
    const { fate, made, unit } = resumed;
    return { fate, made, receipt: receiptOf(question.account, unit) };
  };

  const current = async (account: Account): Promise<Allowance> =>
    known.remember(account, allowanceOf(await positionOf(checked(account)), account));

  const refund = async (receipt: Receipt): Promise<Allowance> => {
    const unit = units.get(receipt);
    if (unit !== undefined) await giveBackNow(unit);
    return current(receipt.account);
  };

  const giveBackNow = async (unit: ChargedUnit): Promise<void> => {
    try {
      await giveBack(unit);
    } catch (error) {
      later.add(async () => void (await giveBack(unit)));
      throw error;
    }
  };

  const answered: Meter["answered"] = async (receipt, answer) => {
    const unit = units.get(receipt);
    if (unit === undefined) return;
    if ((unit.lookup === undefined) !== (answer === undefined)) {
      throw new InvariantError("the answer to a key of idempotency is told by its digest, and no other");
    }
    const isTold = await (answer === undefined ? record(unit) : recordOnce({ ...unit, answer }));
    if (!isTold) throw new StorageAway("the unit is gone: a crash took it, or it was given back");
  };

  const settled = async (): Promise<void> => {
    await over();
    await later.settled();
  };

  return {
    charge: tracked(charge),
    chargeOnce: tracked(chargeOnce),
    resume,
    refund: tracked(refund),
    answered,
    current,
    lastKnown: known.of,
    settled,
  };
}

function requireLimits({ monthlyLimit, dailyLimit }: Limits): void {
  for (const limit of [monthlyLimit, dailyLimit]) {
    if (!Number.isSafeInteger(limit) || limit < 0) {
      throw new InvariantError("a limit is a whole number of 0 or more", { limit });
    }
  }
}

/** Anything else could fail the batch it travels in. */
function checked(account: Account): Account {
  if (!/^[!-~]{1,200}$/.test(account.id)) {
    throw new InvariantError("an account id is 1 to 200 printable ASCII characters");
  }
  return account;
}

function refused(placed: Placed, { window }: Account, allowance: Allowance): Charge {
  const { momentEpochMs } = placed;
  const retryAfterSeconds = secondsUntilEnd(windowOf(window, momentEpochMs), momentEpochMs);
  return { granted: false, code: exhaustedCode(window), retryAfterSeconds, allowance };
}

/** An allowance that was made smaller than what is used shows what is used: nothing remains, and the sum holds. */
function allowanceOf({ used, limit, momentEpochMs }: Position, { window }: Account): Allowance {
  const remaining = Math.max(0, limit - used);
  const { endEpochMs } = windowOf(window, momentEpochMs);
  return { limit: used + remaining, used, remaining, resetEpochSeconds: endEpochMs / 1000 };
}
