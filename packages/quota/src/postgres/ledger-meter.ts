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
import { batcher } from "./batcher";
import { mayHaveCommitted } from "./certainty";
import { type ChargeBatch, chargeBatch, type Placed } from "./charges";
import { duties } from "./duties";
import { lastKnown } from "./last-known";
import { type LedgerDatabase, StorageAway } from "./port";
import { type Limits, type Position, positionsOf } from "./positions";
import { answeredBatch, type ChargedUnit, refundBatch, voidBatch } from "./refunds";

export interface LedgerMeterOptions extends Limits {
  readonly database: LedgerDatabase;
  /** Random UUIDs, one for each batch. */
  readonly newBatchId: () => string;
  /** Epoch milliseconds; only for positions that are given while the database is not asked. */
  readonly now: () => number;
  /** Calls in one statement at most. Default 500. */
  readonly mostCalls?: number;
  /** Told of each statement for a batch, before it is sent: what it does, and for how many calls. */
  readonly onBatch?: (statement: BatchStatement, calls: number) => void;
}

/** `charge` takes units, `position` reads counters, `refund` gives units back, `answer` records answers. */
export type BatchStatement = "charge" | "position" | "refund" | "answer";

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
  const { database, newBatchId } = options;
  requireLimits(options);
  const units = new WeakMap<Receipt, ChargedUnit>();
  const known = lastKnown(options);
  const later = duties((attempt) => database.pause(attempt));

  const place = inBatches(options, "charge", (calls: readonly ChargeRequest[]) =>
    placeBatch({ batchId: newBatchId(), calls, limits: options }),
  );
  const placeBatch = async (batch: ChargeBatch): Promise<readonly Placed[]> => {
    try {
      return await chargeBatch(database, batch);
    } catch (error) {
      if (mayHaveCommitted(error)) later.add(() => voidBatch(database, batch.batchId, newBatchId()));
      throw error;
    }
  };
  const positionOf = inBatches(options, "position", (accounts: readonly Account[]) =>
    positionsOf(database, accounts, options),
  );
  const giveBack = inBatches(options, "refund", (charged: readonly ChargedUnit[]) =>
    refundAll(database, newBatchId(), charged),
  );
  const record = inBatches(options, "answer", (charged: readonly ChargedUnit[]) => answeredBatch(database, charged));

  const charge = async (request: ChargeRequest): Promise<Charge> => {
    const { account } = request;
    const placed = await place({ ...request, account: checked(account) });
    const allowance = known.remember(account, allowanceOf(placed, account));
    if (!placed.isGranted) return refused(placed, account, allowance);
    const receipt: Receipt = { account, windowStartEpochMs: monthOf(placed.momentEpochMs).startEpochMs };
    units.set(receipt, { ...placed.unit, windowStartEpochMs: receipt.windowStartEpochMs });
    return { granted: true, allowance, receipt };
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

  const answered = async (receipt: Receipt): Promise<void> => {
    const unit = units.get(receipt);
    if (unit !== undefined && !(await record(unit))) throw new StorageAway("a crash took the unit");
  };

  return { charge, refund, answered, current, lastKnown: known.of, settled: later.settled };
}

function inBatches<In, Out>(
  { mostCalls = 500, onBatch }: LedgerMeterOptions,
  statement: BatchStatement,
  run: (items: readonly In[]) => Promise<readonly Out[]>,
): (item: In) => Promise<Out> {
  const told = (items: readonly In[]): Promise<readonly Out[]> => {
    onBatch?.(statement, items.length);
    return run(items);
  };
  return batcher(told, mostCalls);
}

async function refundAll(
  database: LedgerDatabase,
  batchId: string,
  charged: readonly ChargedUnit[],
): Promise<readonly boolean[]> {
  await refundBatch(database, batchId, charged);
  return charged.map(() => true);
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
