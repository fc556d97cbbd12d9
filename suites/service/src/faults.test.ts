import { type Database, openPostgres } from "@almagest/database";
import { type LedgerDatabase, monthOf, reconcile } from "@almagest/quota";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, crowd, grantedOf, ledgerOf, meterOn, positionsOf, stopClock, upTo } from "./calls";
import { startCutProxy } from "./cut-proxy";
import { startEmbedded, startPostgres, type TestDatabase, type TestLedger, urlAt } from "./databases";

/** Separate connections behind a proxy, as a process of a service has. */
const poolAt = (port: number): Database => openPostgres({ url: urlAt(port), connections: 2 });

const MONTH = monthOf(Date.parse("2035-03-10T00:00:00Z"));

/** Sends calls one after another in several lines, so that statements go on while connections die. */
async function lines(
  database: LedgerDatabase,
  keyId: string,
  afterCall: () => Promise<void> = async () => undefined,
): Promise<readonly number[]> {
  const meter = meterOn(database, 1000);
  const rounds = await Promise.all(
    upTo(10).map(async () => {
      const positions: number[] = [];
      for (let round = 0; round < 40; round += 1) {
        const charge = await meter.charge(call(keyId));
        if (charge.granted) positions.push(charge.allowance.used);
        await afterCall();
      }
      return positions;
    }),
  );
  return rounds.flat();
}

/**
 * For each key. The driver reports one termination twice: to the statement that was hit, and to the next one on that
 * connection, which may have been committed. Two leave at most four failures, fewer than a statement is sent.
 */
const MOST_TERMINATED = 2;

/** Terminates a backend that is charging, after every 15th call. */
function terminator(database: LedgerDatabase): { afterCall: () => Promise<void>; count: () => number } {
  let calls = 0;
  let count = 0;
  let isBusy = false;
  const afterCall = async (): Promise<void> => {
    calls += 1;
    if (isBusy || calls % 15 !== 0 || count >= MOST_TERMINATED) return;
    isBusy = true;
    const rows = await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'active'
      AND query LIKE '%INSERT INTO quota_batch%' AND query NOT LIKE '%pg_terminate_backend%' ORDER BY random() LIMIT 1`,
      [],
    );
    count += rows.length;
    isBusy = false;
  };
  return { afterCall, count: () => count };
}

const KINDS = [
  ["PostgreSQL", startPostgres],
  ["the embedded database", startEmbedded],
] as const;

describe.each(KINDS)("a connection to %s that is lost", (_, start) => {
  let server: TestDatabase;
  let database: TestLedger;
  beforeAll(async () => {
    server = await start();
    database = server.open();
    await stopClock(database, "2035-03-10T00:00:00Z");
  });
  afterAll(() => server?.close());

  it("after COMMIT and before the answer, loses no unit and doubles none", async () => {
    const proxy = await startCutProxy(server.place, 4);
    const pools = upTo(3).map(() => poolAt(proxy.port));
    const found = await Promise.all(pools.map((pool) => lines(pool.ledger, "cut")));
    const positions = found.flat().sort((one, other) => one - other);
    expect(proxy.cuts()).toBeGreaterThan(10);
    expect(positions).toEqual(upTo(1000));
    expect(await ledgerOf(database, "cut")).toEqual({ "2035-03": 1000 });
    await Promise.all(pools.map((pool) => pool.close()));
    await proxy.close();
  });

  it("gives each unit back once when the refund's answers are lost", async () => {
    const meter = meterOn(database, 100);
    const proxy = await startCutProxy(server.place, 2);
    const pool = poolAt(proxy.port);
    const cutMeter = meterOn(pool.ledger, 100);
    const charges = grantedOf(await crowd([cutMeter], 60, () => "cut-refunds"));
    for (const charge of charges.slice(0, 20)) await cutMeter.refund(charge.receipt);
    expect(proxy.cuts()).toBeGreaterThan(5);
    expect(await meter.current({ id: "cut-refunds", window: "month" })).toMatchObject({ used: 40 });
    expect(await ledgerOf(database, "cut-refunds")).toEqual({ "2035-03": 40 });
    await pool.close();
    await proxy.close();
  });

  it("by backends terminated at any moment, leaves each unit exactly once", async () => {
    const pools = upTo(3).map(() => server.openWhole());
    let terminated = 0;
    for (const round of upTo(6)) {
      const keyId = `terminated-${round}`;
      const terminate = terminator(database);
      const found = await Promise.all(pools.map((pool) => lines(pool.ledger, keyId, terminate.afterCall)));
      expect(found.flat().sort((one, other) => one - other)).toEqual(upTo(1000));
      expect(await ledgerOf(database, keyId)).toEqual({ "2035-03": 1000 });
      terminated += terminate.count();
    }
    expect(terminated).toBeGreaterThan(5);
  });

  it("leaves counter and ledger equal", async () => {
    expect(await reconcile(database, MONTH)).toMatchObject({ keys: 8, units: 7040, differences: [] });
    expect(positionsOf(await crowd([meterOn(database, 1000)], 3, () => "cut"))).toEqual([]);
  });
});
