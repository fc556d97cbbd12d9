import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  type Charge,
  type LedgerDatabase,
  ledgerMeter,
  type Meter,
  type OnceEntry,
  sharedBurst,
} from "@almagest/quota";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { call, crowd, grantedOf, meterOn, positionsOf, releaseClock, stopClock, upTo } from "./calls";
import { startEmbedded, startPostgres, type TestDatabase, type TestLedger } from "./databases";
import { issueKey } from "./keys";

const KINDS = [
  ["PostgreSQL", startPostgres],
  ["the embedded database", startEmbedded],
] as const;

const tooFast = (charges: readonly Charge[]) => charges.filter((one) => !one.granted && one.code === "rate_limited");

describe.each(KINDS)("calls a second of a key on %s", (_, start) => {
  let server: TestDatabase;
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

  const meters = () => pools.map((pool) => meterOn(pool, 0));
  const keyOf = async (burstPerSecond: number | undefined, requestsPerMonth = 1_000_000): Promise<string> => {
    const more = burstPerSecond === undefined ? {} : { burstPerSecond };
    return (await issueKey(server.openWhole(), { requestsPerMonth, ...more })).id;
  };
  /** The calls of a crowd that pass. */
  const passing = async (id: string, count: number): Promise<number> =>
    grantedOf(await crowd(meters(), count, () => id)).length;

  it("are shared by three processes, to the call", async () => {
    const id = await keyOf(10);
    await stopClock(database, "2031-05-10T12:00:00Z");
    const charges = await crowd(meters(), 60, () => id);
    expect(positionsOf(charges)).toEqual(upTo(10));
    expect(tooFast(charges)).toHaveLength(50);
    expect(tooFast(charges)[0]).toMatchObject({ retryAfterSeconds: 1, perSecond: 10, waitMs: 100 });
    expect(tooFast(charges)[0]?.allowance).toMatchObject({ used: 10 });
    await stopClock(database, "2031-05-10T12:00:00.450Z");
    const later = await crowd(meters(), 60, () => id);
    expect(positionsOf(later)).toEqual([11, 12, 13, 14]);
    expect(tooFast(later)[0]).toMatchObject({ waitMs: 50 });
  });

  it.each([1, 3, 7, 250, 99_999])("are those of one bucket that holds %i, at any moments", async (perSecond) => {
    const id = await keyOf(perSecond);
    const [meter] = meters();
    if (meter === undefined) throw new Error("there is a meter");
    // A bucket as a book has it, in fractions: tokens and moment.
    let tokens = perSecond;
    let atMs = Date.parse("2031-06-10T12:00:00Z");
    for (const [turn, stepMs] of [0, 1, 499, 1, 250, 333, 0, 999, 5_000, 17].entries()) {
      atMs += stepMs;
      await stopClock(database, new Date(atMs).toISOString());
      tokens = Math.min(perSecond, tokens + (perSecond * stepMs) / 1000);
      const asked = Math.min(300, Math.ceil(perSecond * 0.4) + turn);
      const due = Math.min(asked, Math.floor(tokens + 1e-6));
      tokens -= due;
      const charges = await crowd([meter], asked, () => id);
      expect(grantedOf(charges), `turn ${turn}`).toHaveLength(due);
    }
  });

  it("pass with the call of the largest number a second", async () => {
    const id = await keyOf(100_000);
    await stopClock(database, "2031-05-10T12:00:00Z");
    expect(await passing(id, 900)).toBe(900);
  });

  it("are all there when a month begins, as after a second without a call", async () => {
    const id = await keyOf(10);
    await stopClock(database, "2031-05-31T23:59:59.900Z");
    expect(await passing(id, 20)).toBe(10);
    await stopClock(database, "2031-06-01T00:00:00.200Z");
    expect(await passing(id, 20)).toBe(10);
    await stopClock(database, "2031-06-01T00:00:00.500Z");
    expect(await passing(id, 20)).toBe(3);
  });

  it("bound the first statement of a key too, also where it carries all of its calls", async () => {
    const id = await keyOf(10);
    await stopClock(database, "2031-05-10T12:00:00Z");
    const pace = { turn: () => wait(5), pause: () => wait(1) };
    const limits = { monthlyLimit: 0, dailyLimit: 0 };
    const meter = ledgerMeter({ database, ...limits, newBatchId: randomUUID, now: Date.now, pace });
    const charges = await crowd([meter], 30, () => id);
    expect(positionsOf(charges)).toEqual(upTo(10));
    expect(tooFast(charges)).toHaveLength(20);
    expect(await passing(id, 30)).toBe(0);
  });

  it("may be set, changed and taken away while the key is used", async () => {
    const id = await keyOf(undefined);
    const set = (burst: number | null): Promise<void> =>
      database.script(`UPDATE api_key SET burst_per_second = ${burst} WHERE id = '${id}'`);
    await stopClock(database, "2031-05-10T12:00:00Z");
    expect(await passing(id, 50)).toBe(50);
    await set(4);
    expect(await passing(id, 50)).toBe(4);
    await set(null);
    expect(await passing(id, 50)).toBe(50);
    await set(6);
    expect(await passing(id, 50)).toBe(0);
    await stopClock(database, "2031-05-10T12:00:00.500Z");
    expect(await passing(id, 50)).toBe(3);
    await set(100);
    await stopClock(database, "2031-05-10T12:00:01Z");
    expect(await passing(id, 80)).toBe(50);
  });

  it("take no unit, and are not spoken of where no unit is left", async () => {
    const id = await keyOf(10, 4);
    await stopClock(database, "2031-05-10T12:00:00Z");
    const charges = await crowd(meters(), 30, () => id);
    const codes = charges.map((charge) => (charge.granted ? "granted" : charge.code));
    expect(codes.filter((code) => code === "granted")).toHaveLength(4);
    expect(codes.filter((code) => code === "rate_limit_exceeded")).toHaveLength(26);
  });

  it("count calls with a key of idempotency too, and their repeats not", async () => {
    const id = await keyOf(3);
    await stopClock(database, "2031-05-10T12:00:00Z");
    const [one, other] = meters();
    const entries = upTo(5).map(entry);
    const send = (meter: Meter | undefined, each: OnceEntry) => meter?.chargeOnce(call(id), each);
    const first = await Promise.all(entries.slice(0, 2).map((each) => send(one, each)));
    expect(first.map((charge) => charge !== "known" && charge?.granted)).toEqual([true, true]);
    const again = await Promise.all(entries.slice(0, 2).map((each) => send(other, each)));
    expect(again).toEqual(["known", "known"]);
    const rest = await Promise.all(entries.slice(2).map((each) => send(other, each)));
    const codes = rest.map((charge) => charge !== "known" && (charge?.granted ? "granted" : charge?.code));
    expect(codes.sort()).toEqual(["granted", "rate_limited", "rate_limited"]);
  });

  it("are told the same where the answer to the statement was lost", async () => {
    const id = await keyOf(2);
    await stopClock(database, "2031-05-10T12:00:00Z");
    const charges = await crowd([meterOn(deaf(database), 0)], 6, () => id);
    expect(positionsOf(charges)).toEqual([1, 2]);
    expect(tooFast(charges)).toHaveLength(4);
    const once = meterOn(deaf(database), 0);
    const more = await Promise.all(upTo(2).map((turn) => once.chargeOnce(call(id), entry(turn))));
    expect(more).toEqual([
      expect.objectContaining({ code: "rate_limited" }),
      expect.objectContaining({ granted: false }),
    ]);
  });

  it("are limited by each process before the database is asked, which refuses none that it would let pass", async () => {
    const id = await keyOf(20);
    const clock = { ms: Date.parse("2031-05-10T12:00:00Z") };
    await stopClock(database, new Date(clock.ms).toISOString());
    let asked = 0;
    const processes = pools.map((pool) => {
      const guard = sharedBurst({ now: () => clock.ms, processes: 3 });
      const meter = guard.over(meterOn(pool, 0));
      return async (): Promise<boolean> => {
        if (guard.waitSeconds(id, 20) > 0) return false;
        asked += 1;
        return (await meter.charge(call(id))).granted;
      };
    });
    const round = async (of: readonly (() => Promise<boolean>)[], count: number): Promise<number> => {
      const outcomes = await Promise.all(upTo(count).map((turn) => of[turn % of.length]?.()));
      return outcomes.filter(Boolean).length;
    };
    expect(await round(processes, 300)).toBe(20);
    expect(asked).toBeLessThanOrEqual(60);
    // All of them know now that nothing is left.
    asked = 0;
    expect(await round(processes, 300)).toBe(0);
    expect(asked).toBe(0);
    // Whichever process is asked, it lets pass what the database does.
    for (const process of processes) {
      clock.ms += 250;
      await stopClock(database, new Date(clock.ms).toISOString());
      expect(await round([process], 50)).toBe(5);
    }
  });
});

function entry(turn: number): OnceEntry {
  const hex = (length: number): string => randomUUID().replaceAll("-", "").padEnd(length, String(turn));
  return { lookup: hex(64), request: hex(64), made: { now: 0, seed: hex(64), version: "1" } };
}

/** Loses the answer to the first charge, which was committed. */
function deaf(inner: TestLedger): LedgerDatabase {
  let isLost = false;
  return {
    ...inner,
    query: async (sql, params) => {
      const rows = await inner.query(sql, params);
      if (isLost || !sql.includes("INTO quota_counter")) return rows;
      isLost = true;
      throw Object.assign(new Error("the connection was lost"), { code: "ECONNRESET" });
    },
  };
}
