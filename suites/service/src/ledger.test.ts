import { CLIENTS_OF_A_NETWORK, monthOf, reconcile } from "@almagest/quota";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { MIGRATIONS } from "../../../packages/database/test/migration-count";
import {
  call,
  crowd,
  DAILY_LIMIT,
  grantedOf,
  ledgerOf,
  meterOn,
  networkMeterOn,
  onlyRow,
  positionsOf,
  releaseClock,
  stopClock,
  upTo,
} from "./calls";
import { startEmbedded, startPostgres, type TestDatabase, type TestLedger } from "./databases";

const KINDS = [
  ["PostgreSQL", startPostgres],
  ["the embedded database", startEmbedded],
] as const;

describe.each(KINDS)("the exact counter on %s", (_, start) => {
  let server: TestDatabase | undefined;
  let database: TestLedger;
  /** As three processes of a service would have them. */
  let pools: readonly TestLedger[];
  beforeAll(async () => {
    server = await start();
    database = server.open();
    pools = [server.open(), server.open(), server.open()];
  });
  afterAll(() => server?.close());
  afterEach(() => releaseClock(database));

  const meters = (monthlyLimit: number) => pools.map((pool) => meterOn(pool, monthlyLimit));
  const unitsOf = async (keyId: string): Promise<number> =>
    Object.values(await ledgerOf(database, keyId)).reduce((sum, units) => sum + units, 0);

  it("grants exactly the 1,000 units left to 3,000 concurrent calls, and each position once", async () => {
    const charges = await crowd(meters(1000), 3000, () => "busy");
    expect(positionsOf(charges)).toEqual(upTo(1000));
    const refused = charges.filter((charge) => !charge.granted);
    expect(refused).toHaveLength(2000);
    expect(new Set(refused.map(({ allowance }) => `${allowance.used} ${allowance.remaining}`))).toEqual(
      new Set(["1000 0"]),
    );
    expect(await unitsOf("busy")).toBe(1000);
  });

  it("counts each key for itself when batches carry many", async () => {
    const charges = await crowd(meters(40), 1500, (index0) => `mixed-${(index0 * 7) % 30}`);
    for (let key = 0; key < 30; key += 1) {
      const own = charges.filter((_, index0) => (index0 * 7) % 30 === key);
      expect(positionsOf(own)).toEqual(upTo(40));
      expect(await unitsOf(`mixed-${key}`)).toBe(40);
    }
  });

  it("grants the first three of five that arrive together when three are left", async () => {
    const [meter] = meters(7);
    if (meter === undefined) throw new Error("there is a meter");
    await crowd([meter], 4, () => "three-left");
    // The first call goes alone; those behind it wait and go together.
    const [, ...batch] = await Promise.all([
      meter.charge(call("other")),
      ...upTo(5).map(() => meter.charge(call("three-left"))),
    ]);
    expect(batch.map(({ granted, allowance }) => [granted, allowance.used])).toEqual([
      [true, 5],
      [true, 6],
      [true, 7],
      [false, 7],
      [false, 7],
    ]);
    expect(await unitsOf("three-left")).toBe(7);
  });

  it("gives a key its own allowance, if it has one", async () => {
    await database.script(
      "INSERT INTO subscription VALUES ('own', 'custom', 2, 'a@b.example', 'active', now(), now())",
    );
    await database.script("INSERT INTO api_key VALUES ('own-plan', 'secret', 'own', 'own', '{}', NULL, now())");
    expect(positionsOf(await crowd(meters(50), 9, () => "own-plan"))).toEqual([1, 2]);
    await database.query("UPDATE subscription SET requests_per_month = 5 WHERE id = $1::text", ["own"]);
    expect(positionsOf(await crowd(meters(50), 9, () => "own-plan"))).toEqual([3, 4, 5]);
  });

  it("gives a unit back once, as a row of -1, and grants it again", async () => {
    const [meter] = meters(10);
    if (meter === undefined) throw new Error("there is a meter");
    const charges = grantedOf(await crowd([meter], 10, () => "refunds"));
    const [first, second] = charges;
    if (first === undefined || second === undefined) throw new Error("two units are granted");
    await Promise.all([meter.refund(first.receipt), meter.refund(second.receipt), meter.refund(first.receipt)]);
    expect(await meter.refund(first.receipt)).toMatchObject({ used: 8, remaining: 2, limit: 10 });
    expect(await meter.refund({ ...second.receipt })).toMatchObject({ used: 8 });
    expect(await unitsOf("refunds")).toBe(8);
    expect(positionsOf(await crowd([meter], 4, () => "refunds"))).toEqual([9, 10]);
  });

  it("keeps counter and ledger equal while calls and refunds of three processes cross", async () => {
    const all = meters(200);
    await Promise.all(
      upTo(300).map(async (turn) => {
        const meter = all[turn % 3];
        const charge = await meter?.charge(call(`crossing-${turn % 5}`));
        if (charge?.granted === true && turn % 2 === 0) await meter?.refund(charge.receipt);
      }),
    );
    const moment = await onlyRow(database, "SELECT extract(epoch FROM ledger_now())::float8 AS seconds");
    const found = await reconcile(database, monthOf(Number(moment["seconds"]) * 1000));
    expect(found.differences).toEqual([]);
    expect(await unitsOf("crossing-1")).toBe(30);
  });

  it("begins again at 00:00 UTC on the 1st by the database's clock, each unit in one month", async () => {
    const all = meters(250);
    await stopClock(database, "2031-05-31T23:59:59.999Z");
    const before = crowd(all, 300, () => "rollover");
    await stopClock(database, "2031-06-01T00:00:00Z");
    const charges = [...(await before), ...(await crowd(all, 300, () => "rollover"))];
    const months = ["2031-05-01", "2031-06-01"].map((day) =>
      grantedOf(charges).filter(({ receipt }) => receipt.windowStartEpochMs === Date.parse(`${day}T00:00:00Z`)),
    );
    for (const month of months) expect(positionsOf(month)).toEqual(upTo(month.length));
    expect(months[1]).toHaveLength(250);
    const sums = await ledgerOf(database, "rollover");
    expect([sums["2031-05"] ?? 0, sums["2031-06"]]).toEqual(months.map((month) => month.length));
  });

  it("refuses to the end of the month, and gives a unit back to the month it came from", async () => {
    const [meter] = meters(1);
    if (meter === undefined) throw new Error("there is a meter");
    await stopClock(database, "2032-02-29T23:00:00Z");
    const charge = await meter.charge(call("leap"));
    expect(await meter.charge(call("leap"))).toEqual({
      granted: false,
      code: "rate_limit_exceeded",
      retryAfterSeconds: 3600,
      allowance: { limit: 1, used: 1, remaining: 0, resetEpochSeconds: Date.parse("2032-03-01T00:00:00Z") / 1000 },
    });
    await stopClock(database, "2032-03-01T00:00:00Z");
    expect(await meter.charge(call("leap"))).toMatchObject({ granted: true, allowance: { used: 1 } });
    if (!charge.granted) throw new Error("the unit is granted");
    expect(await meter.refund(charge.receipt)).toMatchObject({ used: 1 });
    expect(await ledgerOf(database, "leap")).toEqual({ "2032-02": 0, "2032-03": 1 });
  });

  it("counts a month without a partition in the default one, and moves it when it gets its own", async () => {
    await stopClock(database, "2033-07-10T00:00:00Z");
    await crowd(meters(50), 20, () => "nobody-created");
    const place = "SELECT min(tableoid::regclass::text) AS place FROM quota_ledger WHERE key_id = 'nobody-created'";
    expect(await onlyRow(database, place)).toEqual({ place: "quota_ledger_default" });
    await database.query("SELECT quota_create_month($1::text::date)", ["2033-07-10"]);
    expect(await onlyRow(database, place)).toEqual({ place: "quota_ledger_2033_07" });
    expect(positionsOf(await crowd(meters(50), 5, () => "nobody-created"))).toEqual([21, 22, 23, 24, 25]);
    expect(await reconcile(database, monthOf(Date.parse("2033-07-10")))).toMatchObject({ units: 25, differences: [] });
  });

  it("finds a counter that was tampered with, a lost one, and the units without an answer", async () => {
    const [meter] = meters(50);
    if (meter === undefined) throw new Error("there is a meter");
    await stopClock(database, "2034-01-10T00:00:00Z");
    const charges = grantedOf(await crowd([meter], 4, () => "audited"));
    const [answered, refunded] = charges;
    if (answered === undefined || refunded === undefined) throw new Error("two units are granted");
    await Promise.all([meter.answered(answered.receipt), meter.refund(refunded.receipt)]);
    await crowd([meter], 2, () => "lost");
    const month = monthOf(Date.parse("2034-01-10"));
    expect(await reconcile(database, month)).toEqual({ keys: 2, units: 5, differences: [], unanswered: [] });

    await database.query("UPDATE quota_counter SET used = used - 1 WHERE key_id = $1::text", ["audited"]);
    await database.query("DELETE FROM quota_counter WHERE key_id = $1::text", ["lost"]);
    await stopClock(database, "2034-01-10T00:02:00Z");
    const found = await reconcile(database, month);
    expect(found.differences).toEqual([
      { keyId: "audited", counted: 2, inLedger: 3 },
      { keyId: "lost", counted: 0, inLedger: 2 },
    ]);
    expect(found.unanswered.map(({ keyId }) => keyId).sort()).toEqual(["audited", "audited", "lost", "lost"]);
    expect(found.unanswered[0]).toMatchObject({ operationId: "generateNatalChart", requestId: "request-1" });
  });

  it("takes text of every kind as text", async () => {
    const [meter] = meters(5);
    if (meter === undefined) throw new Error("there is a meter");
    const requestId = "'; DROP TABLE quota_ledger; --\u0000\ud800";
    expect(await meter.charge({ ...call("quoted'key"), requestId })).toMatchObject({ granted: true });
    await expect(meter.charge(call("a\u0000b"))).rejects.toThrow("account id");
    expect(await unitsOf("quoted'key")).toBe(1);
  });

  it("shows a position without taking anything, and the last one known without asking", async () => {
    const [meter] = meters(5);
    const account = { id: "looking", window: "month" } as const;
    await crowd(meters(5), 2, () => "looking");
    expect(meter?.lastKnown(account)).toMatchObject({ limit: 0, used: 0 });
    expect(await meter?.current(account)).toMatchObject({ limit: 5, used: 2, remaining: 3 });
    expect(meter?.lastKnown(account)).toMatchObject({ limit: 5, used: 2, remaining: 3 });
    expect(meter?.lastKnown(undefined)).toMatchObject({ limit: DAILY_LIMIT, used: 0 });
  });

  it("counts a client without a key by the day, among all processes", async () => {
    const all = meters(5);
    const daily = (count: number) =>
      Promise.all(upTo(count).map((turn) => all[turn % 3]?.charge(call("free_someone", "day"))));
    await stopClock(database, "2036-02-28T23:59:00Z");
    const charges = (await daily(40)).filter((charge) => charge !== undefined);
    expect(positionsOf(charges)).toEqual(upTo(DAILY_LIMIT));
    expect(charges.find(({ granted }) => !granted)).toEqual({
      granted: false,
      code: "free_tier_exhausted",
      retryAfterSeconds: 60,
      allowance: { limit: 25, used: 25, remaining: 0, resetEpochSeconds: Date.parse("2036-02-29T00:00:00Z") / 1000 },
    });
    await stopClock(database, "2036-02-29T00:00:00Z");
    const [next] = await daily(1);
    expect(next).toMatchObject({ granted: true, allowance: { used: 1, remaining: 24 } });
    expect(await ledgerOf(database, "free_someone@2036-02-28")).toEqual({ "2036-02": 25 });
  });

  it("counts clients of one network for it too, so that all of them have what sixteen have", async () => {
    const all = pools.map((pool) => networkMeterOn(pool));
    const clients = upTo(20).map((turn) => `free_neighbor${turn}`);
    const account = (id: string) => ({ id, window: "day" as const, networkId: "net_site" });
    const requests = clients.flatMap((id) => upTo(DAILY_LIMIT + 5).map(() => ({ ...call(id), account: account(id) })));
    await stopClock(database, "2036-03-01T12:00:00Z");
    const charges = await Promise.all(requests.map((request, index0) => all[index0 % 3]?.charge(request)));
    const granted = charges.filter((charge) => charge?.granted);
    const most = DAILY_LIMIT * CLIENTS_OF_A_NETWORK;
    expect(granted).toHaveLength(most);
    const units = await Promise.all(clients.map((id) => unitsOf(`${id}@2036-03-01`)));
    expect(Math.max(...units)).toBeLessThanOrEqual(DAILY_LIMIT);
    expect(units.reduce((sum, one) => sum + one, 0)).toBe(most);
    expect(await unitsOf("net_site@2036-03-01")).toBe(most);
    const late = await all[0]?.charge({ ...call("free_late"), account: account("free_late") });
    expect(late).toMatchObject({ granted: false, code: "free_tier_exhausted", isOfNetwork: true });
    expect(late?.allowance).toMatchObject({ limit: most, used: most, remaining: 0 });
    expect(await unitsOf("free_late@2036-03-01")).toBe(0);
    const { differences } = await reconcile(database, monthOf(Date.parse("2036-03-01T12:00:00Z")));
    expect(differences).toEqual([]);
  });

  it("is migrated once, also by three programs at the same time", async () => {
    expect([...(server?.migrated ?? [])].sort()).toEqual([0, 0, MIGRATIONS]);
    expect(await server?.migrateAgain()).toBe(0);
  });
});
