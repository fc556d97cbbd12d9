import { InvariantError } from "@almagest/operation";
import { type Account, type Allowance, type Charge, exhaustedCode, type Meter, type Receipt } from "../meter";
import { monthOf, secondsUntilEnd, windowOf } from "../window";
import type { Placed } from "./charges";
import { type Duties, duties } from "./duties";
import { type LastKnown, lastKnown } from "./last-known";
import { StorageAway } from "./port";
import type { Limits, Position } from "./positions";
import type { ChargedUnit } from "./refunds";
import { resumeKey } from "./resume";
import { type LedgerMeterOptions, type Statements, statements } from "./statements";
import { underWay } from "./under-way";

/** A meter that keeps a ledger. */
export interface LedgerMeter extends Meter {
  /** Resolves when the database has been told of all refunds and of all batches without an answer. */
  settled(): Promise<void>;
}

/**
 * Counts in PostgreSQL, exactly among all processes that use the same database, by its clock. Calls that arrive while a
 * statement is under way join the next one. A unit given back returns to the month it was taken from. A receipt is good
 * in the process that took the unit.
 *
 * Where the database goes away, promises are rejected with StorageAway. Units that a batch without an answer may have
 * taken are given back as soon as the database answers again, whatever the error; until then `reconcile` lists them as
 * unanswered.
 * @throws InvariantError for a limit that is no whole number of 0 or more.
 */
export function ledgerMeter(options: LedgerMeterOptions): LedgerMeter {
  const { database } = options;
  requireLimits(options);
  const later = duties((attempt) => database.pause(attempt));
  const ledger: Ledger = { ...statements(options, later), known: lastKnown(options), receipts: receipts(), later };
  const { charge, chargeOnce } = charging(ledger);
  const { refund, answered, current } = settling(ledger);
  const { tracked, over } = underWay();

  const resume: Meter["resume"] = async (question) => {
    const resumed = await resumeKey(database, question);
    if (resumed.fate !== "resumed") return resumed;
    const { fate, made, unit } = resumed;
    return { fate, made, receipt: ledger.receipts.of(question.account, unit) };
  };

  const recall: Meter["recall"] = async (question) => {
    const recalled = await ledger.recall(question);
    if (recalled.fate !== "kept") return recalled;
    const { unit, ...kept } = recalled;
    return { ...kept, receipt: ledger.receipts.of(question.account, unit) };
  };

  const settled = async (): Promise<void> => {
    await over();
    await later.settled();
  };

  return {
    charge: tracked(charge),
    chargeOnce: tracked(chargeOnce),
    resume,
    recall,
    refund: tracked(refund),
    answered,
    current,
    lastKnown: ledger.known.of,
    settled,
  };
}

/** The parts that all promises of a meter share. */
interface Ledger extends Statements {
  readonly known: LastKnown;
  readonly receipts: Receipts;
  readonly later: Duties;
}

/** The units that receipts of this process are good for. */
interface Receipts {
  readonly of: (account: Account, unit: ChargedUnit) => Receipt;
  readonly unitOf: (receipt: Receipt) => ChargedUnit | undefined;
}

function receipts(): Receipts {
  const units = new WeakMap<Receipt, ChargedUnit>();
  return {
    of: (account, unit) => {
      const receipt: Receipt = { account, windowStartEpochMs: unit.windowStartEpochMs };
      units.set(receipt, unit);
      return receipt;
    },
    unitOf: (receipt) => units.get(receipt),
  };
}

function charging(ledger: Ledger): Pick<Meter, "charge" | "chargeOnce"> {
  const told = (placed: Placed, account: Account, lookup?: string): Charge => {
    const allowance = ledger.known.remember(account, allowanceOf(placed, account));
    if (!placed.isGranted) return refused(placed, account, allowance);
    const windowStartEpochMs = monthOf(placed.momentEpochMs).startEpochMs;
    const unit = { ...placed.unit, windowStartEpochMs, ...(lookup !== undefined && { lookup }) };
    return { granted: true, allowance, receipt: ledger.receipts.of(account, unit) };
  };
  return {
    charge: async (request) => {
      const { account } = request;
      return told(await ledger.place({ ...request, account: checked(account) }), account);
    },
    chargeOnce: async (request, entry) => {
      const { account } = request;
      const placed = await ledger.placeOnce({ ...request, account: checked(account), entry });
      return placed.isKnown ? "known" : told(placed, account, entry.lookup);
    },
  };
}

function settling(ledger: Ledger): Pick<Meter, "refund" | "answered" | "current"> {
  const current: Meter["current"] = async (account) =>
    ledger.known.remember(account, allowanceOf(await ledger.positionOf(checked(account)), account));

  const giveBackNow = async (unit: ChargedUnit): Promise<void> => {
    try {
      await ledger.giveBack(unit);
    } catch (error) {
      ledger.later.add(async () => void (await ledger.giveBack(unit)));
      throw error;
    }
  };

  const refund: Meter["refund"] = async (receipt) => {
    const unit = ledger.receipts.unitOf(receipt);
    if (unit !== undefined) await giveBackNow(unit);
    return current(receipt.account);
  };

  const answered: Meter["answered"] = async (receipt, answer) => {
    const unit = ledger.receipts.unitOf(receipt);
    if (unit === undefined) return;
    if ((unit.lookup === undefined) !== (answer === undefined)) {
      throw new InvariantError("the answer to a key of idempotency is told by its digest, and no other");
    }
    const isTold = await (answer === undefined ? ledger.record(unit) : ledger.recordOnce({ ...unit, answer }));
    if (!isTold) throw new StorageAway("the unit is gone: a crash took it, or it was given back");
  };

  return { refund, answered, current };
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
  const { momentEpochMs, tooFast } = placed;
  if (tooFast !== undefined) {
    const retryAfterSeconds = Math.max(1, Math.ceil(tooFast.waitMs / 1000));
    return { granted: false, code: "rate_limited", retryAfterSeconds, ...tooFast, allowance };
  }
  const retryAfterSeconds = secondsUntilEnd(windowOf(window, momentEpochMs), momentEpochMs);
  return { granted: false, code: exhaustedCode(window), retryAfterSeconds, allowance };
}

/** An allowance that was made smaller than what is used shows what is used: nothing remains, and the sum holds. */
function allowanceOf({ used, limit, momentEpochMs }: Position, { window }: Account): Allowance {
  const remaining = Math.max(0, limit - used);
  const { endEpochMs } = windowOf(window, momentEpochMs);
  return { limit: used + remaining, used, remaining, resetEpochSeconds: endEpochMs / 1000 };
}
