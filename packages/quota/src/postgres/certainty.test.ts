import { InvariantError } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import type { ChargeRequest } from "../meter";
import { mayHaveCommitted } from "./certainty";
import { ledgerMeter } from "./ledger-meter";
import { isStorageAway, type LedgerDatabase, type LedgerRow, StorageAway } from "./port";
import { voidBatch } from "./refunds";

const coded = (code: string): Error => Object.assign(new Error(code), { code });

describe("a statement that failed", () => {
  it("was certainly rolled back where PostgreSQL says so, or where it was never sent", () => {
    for (const code of ["42P01", "23505", "40001", "40P01", "57014", "25006"]) {
      expect(mayHaveCommitted(coded(code)), code).toBe(false);
    }
    expect(mayHaveCommitted(new StorageAway("away", { wasSent: false }))).toBe(false);
  });

  it("may have been committed after every other error", () => {
    const codes = ["08P01", "08006", "57P01", "57P05", "40003", "EPIPE", "ECONNRESET", "CONNECTION_CLOSED", ""];
    for (const code of codes) expect(mayHaveCommitted(coded(code)), code).toBe(true);
    const others = [new StorageAway("late"), new TypeError("a driver's bug"), new InvariantError("rows"), undefined];
    for (const error of others) expect(mayHaveCommitted(error)).toBe(true);
  });
});

/** A batch that took nothing. */
const TOOK_NOTHING: readonly LedgerRow[] = [{ batch: "batch", units: "[]" }];

/** Answers each statement in turn, and keeps what was sent; an Error is thrown. Then a batch took nothing. */
function scripted(...answers: readonly (Error | readonly LedgerRow[])[]) {
  const sent: string[] = [];
  const left = [...answers];
  const database: LedgerDatabase = {
    query: async (sql) => {
      sent.push(sql);
      const answer = left.shift() ?? TOOK_NOTHING;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    isInterruption: (error) => error instanceof Error && error.message.startsWith("08"),
    pause: async () => undefined,
  };
  return { database, sent };
}

const CALL: ChargeRequest = { account: { id: "key", window: "month" }, operationId: "x", transport: "rest" };

function meterOn(database: LedgerDatabase) {
  return ledgerMeter({ database, monthlyLimit: 5, dailyLimit: 5, newBatchId: () => "batch", now: () => 0 });
}

const isFence = (sql: string): boolean => /INSERT INTO quota_batch .* ON CONFLICT DO NOTHING$/.test(sql.trim());

describe("the ledger's meter", () => {
  it.each([
    ["that is no code of PostgreSQL's", [new Error("what is this?")]],
    ["after an interruption, whatever it says", [coded("08P01"), coded("42P01")]],
    ["in asking what became of a batch that is known", [[], coded("42501")]],
  ])("gives back what a batch may have taken after an error %s", async (_, answers) => {
    const { database, sent } = scripted(...answers);
    const meter = meterOn(database);
    await expect(meter.charge(CALL)).rejects.toThrow();
    await meter.settled();
    expect(sent.slice(answers.length).some(isFence)).toBe(true);
  });

  it("asks for nothing back where PostgreSQL says that the statement failed", async () => {
    const { database, sent } = scripted(coded("42P01"));
    const meter = meterOn(database);
    await expect(meter.charge(CALL)).rejects.toThrow("42P01");
    await meter.settled();
    expect(sent).toHaveLength(1);
  });

  it("keeps no duty for calls that were refused while the database was known to be away", async () => {
    const away = new StorageAway("a moment ago", { wasSent: false });
    const { database, sent } = scripted(away);
    const meter = meterOn(database);
    await expect(meter.charge(CALL)).rejects.toSatisfy(isStorageAway);
    await meter.settled();
    expect(sent).toHaveLength(1);
  });

  it("asks again where the rows are those of another statement, and reads what the first one took", async () => {
    const other = [{ tag: "t8", kind: true }];
    const own = { batch: "batch", item: 1, is_granted: true, position: 4, monthly_limit: 5, moment_ms: 0 };
    const { database, sent } = scripted(other, [], [own]);
    const meter = meterOn(database);
    expect(await meter.charge(CALL)).toMatchObject({ granted: true, allowance: { used: 4 } });
    expect(sent[1]).toBe(sent[0]);
    expect(sent).toHaveLength(3);
  });

  it.each([
    ["of another batch", { batch: "other", item: 1, is_granted: true, position: 1, monthly_limit: 5, moment_ms: 0 }],
    ["without a flag", { batch: "batch", item: 1, position: 1, monthly_limit: 5, moment_ms: 0 }],
  ])("counts as away where rows stay those %s, and gives back what was taken", async (_, row) => {
    const { database, sent } = scripted(...Array.from({ length: 6 }, () => [row]));
    const meter = meterOn(database);
    await expect(meter.charge(CALL)).rejects.toSatisfy(isStorageAway);
    await meter.settled();
    expect(sent.some(isFence)).toBe(true);
  });
});

describe("the mark of an answer", () => {
  const own = { batch: "batch", item: 1, is_granted: true, position: 1, monthly_limit: 5, moment_ms: 0 };
  const marked = async (...answers: readonly (Error | readonly LedgerRow[])[]): Promise<void> => {
    const meter = meterOn(scripted([own], ...answers).database);
    const charge = await meter.charge(CALL);
    if (!charge.granted) throw new Error("the unit is granted");
    await meter.answered(charge.receipt);
  };

  it("is there once it is told, and was not lost with a crash of the database", async () => {
    await expect(marked([{ batch: "batch", is_told: true }])).resolves.toBeUndefined();
    await expect(marked([{ batch: "batch", is_told: false }])).rejects.toSatisfy(isStorageAway);
  });

  it("is not there where nobody can tell", async () => {
    await expect(marked(...Array.from({ length: 6 }, () => coded("08006")))).rejects.toSatisfy(isStorageAway);
    await expect(marked(...Array.from({ length: 6 }, () => []))).rejects.toSatisfy(isStorageAway);
  });
});

describe("a batch without an answer", () => {
  it("is given back although the rows of another statement came first", async () => {
    const { database, sent } = scripted(
      [],
      [],
      [{ batch: "other", units: "[]" }],
      [{ batch: "lost", units: "[[2, 1714521600000]]" }],
      [{ batch: "refund", counters: 1 }],
    );
    await voidBatch(database, "lost", "refund");
    expect(sent).toHaveLength(5);
    expect(sent.at(-1)).toContain("INSERT INTO quota_ledger");
  });
});
