import type { Account } from "../meter";
import type { OnceQuestion } from "../once";
import { batcher, type Pace } from "./batcher";
import { mayHaveCommitted } from "./certainty";
import { type ChargedCall, chargeBatch, type Placed } from "./charges";
import type { Duties } from "./duties";
import { type LedgerDatabase, StorageAway } from "./port";
import { type Limits, type Position, positionsOf } from "./positions";
import { type RecalledUnit, recallLines } from "./recall";
import { type AnsweredUnit, answeredBatch, answeredOnce, type ChargedUnit, refundBatch, voidBatch } from "./refunds";

export interface LedgerMeterOptions extends Limits {
  readonly database: LedgerDatabase;
  /** Random UUIDs, one for each batch. */
  readonly newBatchId: () => string;
  /** Epoch milliseconds; only for positions that are given while the database is not asked. */
  readonly now: () => number;
  /** Calls in one statement at most. Default 500. */
  readonly mostCalls?: number;
  /** Lets calls gather for a statement; without it a call waits only while another one is under way. */
  readonly pace?: Pace;
  /** Called before each statement for a batch is sent, with its purpose and the number of its calls. */
  readonly onBatch?: (statement: BatchStatement, calls: number) => void;
}

/** `charge` takes units, `position` reads counters, `refund` gives units back, `answer` records answers, `recall` reads lines. */
export type BatchStatement = "charge" | "position" | "refund" | "answer" | "recall";

type Joined<In, Out> = (item: In) => Promise<Out>;

/** The statements of a meter. Calls that arrive while one is under way join the next one. */
export interface Statements {
  readonly place: Joined<ChargedCall, Placed>;
  /** Of calls with a key of idempotency. */
  readonly placeOnce: Joined<ChargedCall, Placed>;
  readonly positionOf: Joined<Account, Position>;
  readonly giveBack: Joined<ChargedUnit, boolean>;
  /** False where the unit is gone. */
  readonly record: Joined<ChargedUnit, boolean>;
  readonly recordOnce: Joined<AnsweredUnit, boolean>;
  readonly recall: Joined<OnceQuestion, RecalledUnit>;
}

/** @param later takes up what a batch without an answer may have taken. */
export function statements(options: LedgerMeterOptions, later: Duties): Statements {
  const { database, newBatchId } = options;
  const placeBatch = async (calls: readonly ChargedCall[]): Promise<readonly Placed[]> => {
    const batch = { batchId: newBatchId(), calls, limits: options };
    try {
      return await chargeBatch(database, batch);
    } catch (error) {
      if (mayHaveCommitted(error)) later.add(() => voidBatch(database, batch.batchId, newBatchId()));
      throw error;
    }
  };
  return {
    place: inBatches(options, "charge", placeBatch),
    placeOnce: inBatches(options, "charge", (calls: readonly ChargedCall[]) => untilAlone(() => placeBatch(calls))),
    positionOf: inBatches(options, "position", (accounts: readonly Account[]) =>
      positionsOf(database, accounts, options),
    ),
    giveBack: inBatches(options, "refund", (charged: readonly ChargedUnit[]) =>
      refundAll(database, newBatchId(), charged),
    ),
    record: inBatches(options, "answer", (charged: readonly ChargedUnit[]) => answeredBatch(database, charged)),
    recordOnce: inBatches(options, "answer", (charged: readonly AnsweredUnit[]) => answeredOnce(database, charged)),
    recall: inBatches(options, "recall", (questions: readonly OnceQuestion[]) => recallLines(database, questions)),
  };
}

/** Calls with the same key may collide this many times before the database counts as away. */
const TWINS = 5;

/** Another process wrote an entry of the same key meanwhile, and the whole statement failed: it is seen the next time. */
async function untilAlone<Value>(place: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await place();
    } catch (error) {
      if (!isTwin(error)) throw error;
      if (attempt >= TWINS) throw new StorageAway(error, { wasSent: false });
    }
  }
}

/** SQLSTATE 23505, unique violation. */
function isTwin(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === "23505";
}

function inBatches<In, Out>(
  { mostCalls = 500, onBatch, pace }: LedgerMeterOptions,
  statement: BatchStatement,
  run: (items: readonly In[]) => Promise<readonly Out[]>,
): (item: In) => Promise<Out> {
  const told = (items: readonly In[]): Promise<readonly Out[]> => {
    onBatch?.(statement, items.length);
    return run(items);
  };
  return batcher(told, mostCalls, pace);
}

async function refundAll(
  database: LedgerDatabase,
  batchId: string,
  charged: readonly ChargedUnit[],
): Promise<readonly boolean[]> {
  await refundBatch(database, batchId, charged);
  return charged.map(() => true);
}
