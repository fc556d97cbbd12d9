import { createHash } from "node:crypto";
import { openPostgres } from "@almagest/database";
import {
  type Charge,
  forgetOldKeys,
  giveBack,
  type LedgerMeter,
  monthOf,
  type OnceEntry,
  type Receipt,
  reconcile,
} from "@almagest/quota";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, ledgerOf, meterOn, onlyRow, releaseClock, stopClock, upTo } from "./calls";
import { startCutProxy } from "./cut-proxy";
import { startEmbedded, startPostgres, type TestDatabase, type TestLedger, urlAt } from "./databases";

const KINDS = [
  ["PostgreSQL", startPostgres],
  ["the embedded database", startEmbedded],
] as const;

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");
const ANSWER = digest("the answer");
const BEGIN = "2037-03-10T12:00:00Z";
const MONTH = monthOf(Date.parse(BEGIN));

function entryOf(key: string, request = "a request"): OnceEntry {
  const made = { now: Date.parse(BEGIN), seed: digest(`seed of ${key}`), version: "1.2.3" };
  return { lookup: digest(key), request: digest(request), made };
}

describe.each(KINDS)("a key of idempotency on %s", (_, start) => {
  let server: TestDatabase;
  let database: TestLedger;
  /** As two processes of a service would have them. */
  let meters: readonly [LedgerMeter, LedgerMeter];
  beforeAll(async () => {
    server = await start();
    database = server.open();
    meters = [meterOn(server.open(), 100), meterOn(server.open(), 100)];
  });
  afterAll(() => server?.close());
  beforeEach(() => stopClock(database, BEGIN));
  afterEach(() => releaseClock(database));

  const first = (keyId: string, entry: OnceEntry): Promise<Charge | "known"> =>
    meters[0].chargeOnce(call(keyId), entry);
  const granted = async (keyId: string, entry: OnceEntry, meter = meters[0]): Promise<Receipt> => {
    const charge = await meter.chargeOnce(call(keyId), entry);
    if (charge === "known" || !charge.granted) throw new Error("the unit is granted");
    return charge.receipt;
  };
  const asked = (keyId: string, entry: OnceEntry) => ({ ...entry, account: call(keyId).account });
  const unitsOf = async (keyId: string): Promise<number | undefined> => (await ledgerOf(database, keyId))["2037-03"];
  const entriesOf = async (entry: OnceEntry): Promise<number> => {
    const sql = "SELECT count(*)::float8 AS rows FROM idempotency_key WHERE lookup = decode($1::text, 'hex')";
    const [row] = await database.query(sql, [entry.lookup]);
    return Number(row?.["rows"]);
  };

  it("takes one unit, reports that it is running, and then the ingredients of its answer", async () => {
    const entry = entryOf("plain");
    const receipt = await granted("plain", entry);
    const [, other] = meters;
    expect(await other.chargeOnce(call("plain"), entry)).toBe("known");
    expect(await other.resume(asked("plain", entry))).toEqual({ fate: "under_way", retryAfterSeconds: 5 });
    await meters[0].answered(receipt, ANSWER);
    const { made } = entry;
    for (const replays of [0, 1, 2]) {
      expect(await other.chargeOnce(call("plain"), entry)).toBe("known");
      expect(await other.resume(asked("plain", entry))).toEqual({ fate: "answered", made, answer: ANSWER, replays });
    }
    expect(await unitsOf("plain")).toBe(1);
    const twoMinutesLater = new Date(Date.parse(BEGIN) + 120_000).toISOString();
    await stopClock(database, twoMinutesLater);
    const { unanswered } = await reconcile(database, MONTH);
    expect(unanswered.filter(({ keyId }) => keyId === "plain")).toEqual([]);
  });

  it("with another request is a conflict, and costs nothing", async () => {
    await granted("other", entryOf("other"));
    const question = entryOf("other", "another request");
    expect(await first("other", question)).toBe("known");
    expect(await meters[0].resume(asked("other", question))).toEqual({ fate: "other_request" });
    expect(await unitsOf("other")).toBe(1);
  });

  it("is kept of no call that is refused, and its units are counted with all others", async () => {
    const small = meterOn(database, 2);
    await small.charge(call("small"));
    expect(await small.chargeOnce(call("small"), entryOf("small 1"))).toMatchObject({ granted: true });
    const refused = entryOf("small 2");
    expect(await small.chargeOnce(call("small"), refused)).toMatchObject({
      granted: false,
      code: "rate_limit_exceeded",
      allowance: { used: 2, remaining: 0 },
    });
    expect(await entriesOf(refused)).toBe(0);
    expect(await meters[0].resume(asked("small", refused))).toEqual({ fate: "gone" });
  });

  it("is free again where its call failed, and its unit too", async () => {
    const entry = entryOf("failed");
    expect(await meters[0].refund(await granted("failed", entry))).toMatchObject({ used: 0 });
    expect(await entriesOf(entry)).toBe(0);
    await granted("failed", entry, meters[1]);
    expect(await unitsOf("failed")).toBe(1);
  });

  it("is taken up with its unit by one other process, once the first one has had its time", async () => {
    const entry = entryOf("killed");
    await granted("killed", entry);
    await stopClock(database, "2037-03-10T12:00:04.999Z");
    expect(await meters[1].resume(asked("killed", entry))).toEqual({ fate: "under_way", retryAfterSeconds: 1 });
    await stopClock(database, "2037-03-10T12:00:05Z");
    const fates = await Promise.all(
      upTo(8).map((turn) => meters[turn % 2 === 0 ? 0 : 1].resume(asked("killed", entry))),
    );
    const resumed = fates.flatMap((fate) => (fate.fate === "resumed" ? [fate] : []));
    expect(resumed).toHaveLength(1);
    expect(fates.filter(({ fate }) => fate === "under_way")).toHaveLength(7);
    const [one] = resumed;
    if (one === undefined) throw new Error("one is resumed");
    expect(one.made).toEqual(entry.made);
    await Promise.all(meters.map((meter) => meter.answered(one.receipt, ANSWER)));
    expect(await meters[0].resume(asked("killed", entry))).toMatchObject({ fate: "answered", answer: ANSWER });
    expect(await unitsOf("killed")).toBe(1);
  });

  it("keeps its unit where another process answered before the first one failed, and gives it to no answer after", async () => {
    const answered = entryOf("late-failure");
    const receipt = await granted("late-failure", answered);
    await stopClock(database, "2037-03-10T12:00:06Z");
    const resumed = await meters[1].resume(asked("late-failure", answered));
    if (resumed.fate !== "resumed") throw new Error("it is resumed");
    await meters[1].answered(resumed.receipt, ANSWER);
    expect(await meters[0].refund(receipt)).toMatchObject({ used: 1 });

    const failed = entryOf("late-answer");
    const own = await granted("late-answer", failed);
    await stopClock(database, "2037-03-10T12:00:12Z");
    const late = await meters[1].resume(asked("late-answer", failed));
    if (late.fate !== "resumed") throw new Error("it is resumed");
    expect(await meters[0].refund(own)).toMatchObject({ used: 0 });
    await expect(meters[1].answered(late.receipt, ANSWER)).rejects.toThrow("the database is away");
    expect(await unitsOf("late-answer")).toBe(0);
  });

  it("is granted to exactly one of a crowd that sends it at the same time to several processes", async () => {
    for (const round of upTo(10)) {
      const entry = entryOf(`crowd ${round}`);
      const charges = await Promise.all(
        upTo(20).map((turn) => meters[turn % 2 === 0 ? 0 : 1].chargeOnce(call("crowd"), entry)),
      );
      expect(charges.filter((charge) => charge !== "known")).toMatchObject([{ granted: true }]);
    }
    expect(await unitsOf("crowd")).toBe(10);
    const { differences } = await reconcile(database, MONTH);
    expect(differences).toEqual([]);
  });

  it("is forgotten after a day", async () => {
    const [entry, old] = [entryOf("day"), entryOf("old")];
    await granted("day", entry);
    await granted("day", old);
    await stopClock(database, "2037-03-11T11:59:59.999Z");
    expect(await first("day", entry)).toBe("known");
    await stopClock(database, "2037-03-11T12:00:00Z");
    expect(await meters[0].resume(asked("day", entry))).toEqual({ fate: "gone" });
    await granted("day", entry);
    await forgetOldKeys(database);
    expect([await entriesOf(entry), await entriesOf(old)]).toEqual([1, 0]);
  });

  it("is free again where its unit was given back by hand", async () => {
    const entry = entryOf("by-hand");
    await granted("by-hand", entry);
    const unit = await onlyRow(
      database,
      "SELECT batch_id::text AS batch, item FROM quota_ledger WHERE key_id = 'by-hand'",
    );
    await stopClock(database, "2037-03-10T12:02:00Z");
    const given = await giveBack(database, { batchId: String(unit["batch"]), item: Number(unit["item"]) });
    expect(given).toMatchObject({ fate: "given", used: 0 });
    expect(await entriesOf(entry)).toBe(0);
  });

  it("takes one unit however often the answer to the statement is lost", async () => {
    const proxy = await startCutProxy(server.place, 3);
    const pools = upTo(2).map(() => openPostgres({ url: urlAt(proxy.port), connections: 2 }));
    const cut = pools.map((pool) => meterOn(pool.ledger, 1000));
    await Promise.all(
      upTo(60).map(async (turn) => {
        const entry = entryOf(`cut ${turn}`);
        const meter = cut[turn % 2];
        if (meter === undefined) throw new Error("there is a meter");
        await meter.answered(await granted("cut", entry, meter), digest(`answer ${turn}`));
        expect(await meters[0].resume(asked("cut", entry))).toMatchObject({ answer: digest(`answer ${turn}`) });
      }),
    );
    // how many depends on how many calls gather in a statement
    expect(proxy.cuts()).toBeGreaterThan(1);
    expect(await unitsOf("cut")).toBe(60);
    await Promise.all(pools.map((pool) => pool.close()));
    await proxy.close();
  });
});
