import type { Administration } from "@almagest/database";
import { type LedgerMeter, ledgerMeter } from "@almagest/quota";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type Bench, NOW, refusal } from "./bench";
import type { Place } from "./ways";

/** The guarantees about usage, for each way into each database. */
export function usageGuarantees(bench: () => Bench): void {
  let administration: Administration;
  let place: Place;
  let createKey: Bench["createKey"];
  beforeEach(() => {
    ({ administration, place, createKey } = bench());
  });

  describe("usage", () => {
    let meter: LedgerMeter;
    beforeEach(() => {
      const { ledger: database } = place.database;
      const newBatchId = (): string => crypto.randomUUID();
      meter = ledgerMeter({ database, monthlyLimit: 0, dailyLimit: 25, newBatchId, now: () => Date.parse(NOW) });
    });

    /** A unit, answered unless it is given back or left open. */
    const call = async (id: string, operationId: string, fate: "answered" | "refunded" | "open" = "answered") => {
      const window = /^(?:free|net)_/.test(id) ? ("day" as const) : ("month" as const);
      const charge = await meter.charge({
        account: { id, window },
        operationId,
        transport: "rest",
        requestId: "r-1",
      });
      if (!charge.granted) throw new Error("there is a unit left");
      if (fate === "answered") await meter.answered(charge.receipt);
      return charge.receipt;
    };

    it("nets what was given back, on the day and in the month of the call", async () => {
      const { key } = await createKey();
      await call(key.id, "generateNatalChart");
      const late = await call(key.id, "drawCards", "open");
      await place.moveTo("2030-06-01T00:00:01Z");
      await meter.refund(late);
      await call(key.id, "drawCards");
      expect(await administration.usage({ month: "2030-05", by: ["day", "operation"] })).toEqual({
        month: "2030-05",
        by: ["day", "operation"],
        rows: [
          { operation: "generateNatalChart", day: "2030-05-31", charged: 1, refunded: 0, units: 1 },
          { operation: "drawCards", day: "2030-05-31", charged: 1, refunded: 1, units: 0 },
        ],
        totals: { charged: 2, refunded: 1, units: 1 },
      });
      expect(await administration.usage({})).toEqual({
        month: "2030-06",
        by: ["key"],
        rows: [{ key: key.id, keyName: "shop", charged: 1, refunded: 0, units: 1 }],
        totals: { charged: 1, refunded: 0, units: 1 },
      });
      expect(await administration.showKey({ id: key.id })).toMatchObject({ usedThisMonth: 1, usedLastMonth: 1 });
    });

    it("puts callers without a key together, and shows one client or one key where it is asked to", async () => {
      const { key } = await createKey();
      const clients = [`free_${"a".repeat(24)}`, `free_${"b".repeat(24)}`];
      for (const id of [key.id, ...clients]) await call(id, "drawCards");
      const rows = async (input: object): Promise<unknown> =>
        (await administration.usage(input)).rows.map((row) => [row.key, row.keyName, row.transport, row.units]);
      expect(await rows({ by: ["key", "transport"] })).toEqual([
        ["keyless", null, "rest", 2],
        [key.id, "shop", "rest", 1],
      ]);
      expect(await rows({ key: "keyless" })).toEqual([["keyless", null, undefined, 2]]);
      expect(await rows({ key: clients[0] })).toEqual([["keyless", null, undefined, 1]]);
      expect(await rows({ key: key.hint, by: [] })).toEqual([[undefined, undefined, undefined, 1]]);
      expect(await rows({ month: "2029-01" })).toEqual([]);
    });

    it("leaves out what is counted once more for the network around a client", async () => {
      await call(`free_${"a".repeat(24)}`, "drawCards");
      await call(`net_${"a".repeat(24)}`, "drawCards");
      expect((await administration.usage({ by: [] })).totals).toEqual({ charged: 1, refunded: 0, units: 1 });
    });

    it.each([
      [{ month: "2030-13" }, "month has to be a month such as 2030-01"],
      [{ by: ["moon"] }, "by.0 has to be one of key, operation, day, transport"],
      [{ key: "somebody" }, "key has to be a key's id"],
    ])("refuses %j", async (input: object, message: string) => {
      await expect(administration.usage(input)).rejects.toThrow(refusal("invalid", message));
    });

    it("reconciles: every unit has its counter, its batch and its answer", async () => {
      const { key } = await createKey();
      await call(key.id, "drawCards");
      await meter.refund(await call(key.id, "drawCards", "refunded"));
      expect(await administration.reconcile({})).toEqual({
        month: "2030-05",
        ok: true,
        keys: 1,
        units: 1,
        differences: [],
        unanswered: [],
        balance: {
          charged: 2,
          refunded: 1,
          answered: 1,
          waiting: 0,
          withoutBatch: 0,
          lostBatch: 0,
          refundsWithoutCharge: 0,
          answersWithoutCharge: 0,
        },
        faults: [],
      });
    });

    it("says what a difference and an unanswered unit mean", async () => {
      const { key } = await createKey();
      await call(key.id, "drawCards", "open");
      await place.database.drizzle.execute(sql`UPDATE quota_counter SET used = 3`);
      await place.moveTo("2030-05-31T10:05:00Z");
      const { ok, differences, unanswered, balance } = await administration.reconcile({ month: "2030-05" });
      expect(ok).toBe(false);
      expect(differences).toEqual([
        { keyId: key.id, counted: 3, inLedger: 1, explanation: expect.stringContaining("2 units that the ledger") },
      ]);
      expect(unanswered).toEqual([
        {
          keyId: key.id,
          operationId: "drawCards",
          transport: "rest",
          requestId: "r-1",
          batchId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          item: 1,
          unit: expect.stringMatching(/^[0-9a-f-]{36}\/1$/),
          recordedAt: NOW,
          explanation: expect.stringContaining("Look for request r-1"),
        },
      ]);
      expect(balance).toMatchObject({ charged: 1, waiting: 1 });
      await place.database.drizzle.execute(sql`UPDATE quota_counter SET used = 0`);
      const { differences: lowered } = await administration.reconcile({});
      expect(lowered[0]?.explanation).toContain("The ledger has 1 unit that the counter does not");
    });

    it("gives an unanswered unit back once, also where several ask at once, and lowers the counter of its month", async () => {
      const { key } = await createKey();
      await call(key.id, "drawCards");
      await call(key.id, "drawCards", "open");
      await call(key.id, "generateNatalChart", "open");
      await place.moveTo("2030-06-01T10:05:00Z");
      const { unanswered } = await administration.reconcile({ month: "2030-05" });
      expect(unanswered).toHaveLength(2);
      for (const { unit, operationId } of unanswered) {
        const asked = await Promise.allSettled([1, 2, 3, 4].map(() => administration.giveBack({ unit })));
        const given = asked.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
        expect(given).toEqual([
          { unit, keyId: key.id, operationId, transport: "rest", month: "2030-05", used: expect.any(Number) },
        ]);
        const refused = asked.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
        for (const error of refused) expect(error).toEqual(refusal("conflict", "was given back already"));
      }
      const { ok, balance, units } = await administration.reconcile({ month: "2030-05" });
      expect({ ok, units, balance }).toMatchObject({
        ok: true,
        units: 1,
        balance: { charged: 3, refunded: 2, answered: 1 },
      });
      expect(await administration.showKey({ id: key.id })).toMatchObject({ usedThisMonth: 0, usedLastMonth: 1 });
      const { entries } = await administration.audit({});
      expect(entries.filter(({ action }) => action === "units.giveBack")).toHaveLength(2);
    });

    it("gives back nothing that was answered, may still be answered, or that nobody can tell of", async () => {
      const { key } = await createKey();
      await call(key.id, "drawCards");
      await call(key.id, "drawCards", "open");
      const rows = await place.database.ledger.query(
        "SELECT batch_id::text AS batch, position::float8 AS position FROM quota_ledger ORDER BY position",
        [],
      );
      const [answered, open] = rows.map(({ batch }) => `${String(batch)}/1`);
      const giveBack = (unit = ""): Promise<unknown> => administration.giveBack({ unit });
      await expect(giveBack(open)).rejects.toThrow(refusal("conflict", "less than a minute ago"));
      await place.moveTo("2030-05-31T10:05:00Z");
      await expect(giveBack(answered)).rejects.toThrow(refusal("conflict", "was answered"));
      await expect(giveBack(open?.replace("/1", "/2"))).rejects.toThrow(refusal("not_found", "No unit"));
      await expect(giveBack("1")).rejects.toThrow(refusal("invalid", "unit has to be a unit as reconcile names it"));
      await place.database.drizzle.execute(sql.raw("DELETE FROM quota_batch"));
      await expect(giveBack(open)).rejects.toThrow(refusal("conflict", "has no batch any more"));
      expect(await administration.reconcile({})).toMatchObject({ units: 2, differences: [], balance: { refunded: 0 } });
    });

    it("waits for an answer that is being recorded, and then leaves the unit as it is", async () => {
      const { key } = await createKey();
      await call(key.id, "drawCards", "open");
      await place.moveTo("2030-05-31T10:05:00Z");
      const [{ unit, batchId } = { unit: "", batchId: "" }] = (await administration.reconcile({})).unanswered;
      const recording = place.database.ledger.query(
        `WITH recorded AS (UPDATE quota_batch SET answered = '{1}' WHERE batch_id = $1::text::uuid RETURNING batch_id)
         SELECT pg_sleep(0.5)::text FROM recorded`,
        [batchId],
      );
      // It sleeps only once the row is locked: a statement that is merely under way may not have come to it yet.
      const locked = "SELECT count(*)::float8 AS sleeping FROM pg_stat_activity WHERE wait_event = 'PgSleep'";
      let isRecorded = false;
      const recorded = recording.finally(() => {
        isRecorded = true;
      });
      for (let sleeping = 0; sleeping === 0 && !isRecorded; ) {
        sleeping = Number((await place.database.ledger.query(locked, []))[0]?.["sleeping"] ?? 0);
      }
      await expect(administration.giveBack({ unit })).rejects.toThrow(refusal("conflict", "was answered"));
      await recorded;
      expect(await administration.reconcile({})).toMatchObject({ units: 1, balance: { answered: 1, refunded: 0 } });
    });

    it("finds rows that were deleted from the ledger or from its batches", async () => {
      const { key } = await createKey();
      await call(key.id, "drawCards");
      const given = await call(key.id, "drawCards", "open");
      await meter.refund(given);
      await call(key.id, "drawCards");
      const execute = (text: string): unknown => place.database.drizzle.execute(sql.raw(text));
      await execute("DELETE FROM quota_ledger WHERE position = 1");
      await execute("DELETE FROM quota_batch WHERE answered = '{}'");
      await execute(
        "DELETE FROM quota_ledger AS gone USING quota_ledger AS given WHERE given.charge_batch_id = gone.batch_id",
      );
      const { ok, faults, balance } = await administration.reconcile({});
      expect(ok).toBe(false);
      expect(balance).toMatchObject({ refundsWithoutCharge: 1, answersWithoutCharge: 1 });
      expect(faults).toEqual([
        expect.stringContaining("1 unit given back were never taken"),
        expect.stringContaining("1 unit with a recorded answer are not in the ledger"),
      ]);
    });

    it("takes a batch that was deleted after a day for what it is, and within the day for a fault", async () => {
      const { key } = await createKey();
      await call(key.id, "drawCards");
      await place.database.drizzle.execute(sql`DELETE FROM quota_batch`);
      expect(await administration.reconcile({})).toMatchObject({ ok: false, balance: { lostBatch: 1 } });
      await place.moveTo("2030-06-01T10:00:01Z");
      const later = await administration.reconcile({ month: "2030-05" });
      expect(later).toMatchObject({ ok: true, balance: { lostBatch: 0, withoutBatch: 1 } });
    });
  });
}
