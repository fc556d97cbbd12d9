// Measures the exact quota: the same service with keys and counters in memory and in PostgreSQL, in one run.
import { fork } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { median } from "./median.mjs";
import { startPostgres } from "./postgres.mjs";

const CONNECTIONS = 64;
const REQUESTS = 6_000;
const BIG_LEDGER = 10_000_000;

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

async function server(url, keys) {
  const child = fork(here("quota-server.mjs"));
  child.send({ url, keys });
  const [{ port }] = await once(child, "message");
  return { port, stop: () => child.kill("SIGKILL") };
}

async function load(port, keys, options) {
  const child = fork(here("load.mjs"));
  child.send({ port, keys, count: REQUESTS, connections: CONNECTIONS, ...options });
  const [result] = await once(child, "message");
  child.disconnect();
  if (result.failed > 0) throw new Error(`${result.failed} requests failed`);
  return { perSecond: REQUESTS / result.seconds, medianMs: result.medianMs };
}

export async function issueKeys(database, count) {
  const { generateKey, parseKey } = await import("@almagest/auth");
  const { apiKey, apiKeySecret, subscription } = await import("@almagest/database");
  const keys = Array.from({ length: count }, () =>
    generateKey("secret", (bytes) => new Uint8Array(randomBytes(bytes))),
  );
  const createdAt = new Date();
  const id = "sub_bench";
  const endAt = new Date("2099-01-01T00:00:00Z");
  await database.drizzle.insert(subscription).values({
    id,
    plan: "custom",
    requestsPerMonth: 1_000_000_000,
    email: "bench@example.com",
    status: "active",
    endAt,
    createdAt,
  });
  const rows = keys.map((key, index0) => ({ key: parseKey(key), id: `key_${index0}` }));
  await database.drizzle
    .insert(apiKey)
    .values(
      rows.map((row) => ({ id: row.id, kind: "secret", name: "bench", subscriptionId: id, origins: [], createdAt })),
    );
  await database.drizzle
    .insert(apiKeySecret)
    .values(rows.map((row) => ({ hash: row.key.hash, keyId: row.id, hint: row.key.keyId, createdAt })));
  return keys;
}

/** Each pair is measured in turn, so that both see the same machine. */
async function compare(url, keys, options) {
  const servers = [await server(undefined, keys), await server(url, keys)];
  const rounds = [];
  for (let round = 0; round < 4; round += 1) {
    const pair = [];
    for (const { port } of servers) pair.push(await load(port, keys, options));
    if (round > 0) rounds.push(pair);
  }
  for (const { stop } of servers) stop();
  return {
    share: median(rounds.map(([off, on]) => on.perSecond / off.perSecond)),
    addedMs: median(rounds.map(([off, on]) => on.medianMs - off.medianMs)),
  };
}

/** Ten million rows of 1,000 keys in one month, then one key's month by operation. */
async function monthMs(database) {
  // Indexes that are built afterwards are built in a tenth of the time.
  await database.drizzle.execute("DROP INDEX quota_ledger_key, quota_ledger_batch, quota_ledger_refund");
  await database.drizzle.execute(`INSERT INTO quota_ledger
    (month_start, batch_id, item, key_id, units, position, operation_id, transport, recorded_at)
    SELECT '2030-01-01', lpad(to_hex(n), 32, '0')::uuid, 1, 'big_' || (n % 1000), 1, n, 'generateNatalChart', 'rest', '2030-01-02'
    FROM generate_series(1, ${BIG_LEDGER}) AS n`);
  await database.drizzle.execute(
    "INSERT INTO quota_counter (key_id, month_start, used, monthly_limit, last_step) SELECT DISTINCT key_id, month_start, 10000, 1000000, 1 FROM quota_ledger WHERE month_start = '2030-01-01'",
  );
  await database.drizzle.execute("CREATE INDEX quota_ledger_key ON quota_ledger (key_id, month_start)");
  await database.drizzle.execute("ANALYZE quota_ledger, quota_counter");
  const read = async (text) => {
    const times = [];
    for (let turn = 0; turn < 20; turn += 1) {
      const start = performance.now();
      await database.ledger.query(text, [`big_${turn * 37}`]);
      times.push(performance.now() - start);
    }
    return times.toSorted((a, b) => a - b)[10];
  };
  return {
    position: await read("SELECT used FROM quota_counter WHERE key_id = $1::text AND month_start = '2030-01-01'"),
    byOperation: await read(
      "SELECT operation_id, sum(units) FROM quota_ledger WHERE key_id = $1::text AND month_start = '2030-01-01' GROUP BY 1",
    ),
  };
}

const CALLERS = 16;
const CALLS = 4_000;

/** PostgreSQL publishes its counters with a delay. */
const STATISTICS_MS = 1_200;

async function statistics(database) {
  await new Promise((resolve) => setTimeout(resolve, STATISTICS_MS));
  const [found] = await database.ledger.query(
    `SELECT active_time AS "activeMs", (SELECT sum(fsyncs)::float8 FROM pg_stat_io WHERE object = 'wal') AS syncs
    FROM pg_stat_database WHERE datname = current_database()`,
    [],
  );
  return found;
}

/** The database work of a call of a key: a unit, and the mark of its answer. */
async function meterCost(database, id = "key_0") {
  const { ledgerMeter } = await import("@almagest/quota");
  let statements = 0;
  const query = (sql, params) => {
    statements += 1;
    return database.ledger.query(sql, params);
  };
  const meter = ledgerMeter({
    database: { ...database.ledger, query },
    monthlyLimit: 1e9,
    dailyLimit: 0,
    newBatchId: randomUUID,
    now: () => Date.now(),
  });
  const request = { account: { id, window: "month" }, operationId: "generateNatalChart", transport: "rest" };
  const calls = async (count) => {
    let left = count;
    const line = async () => {
      while (left > 0) {
        left -= 1;
        const { receipt } = await meter.charge(request);
        await meter.answered(receipt);
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, line));
  };
  await calls(CALLS / 4);
  const before = await statistics(database);
  statements = 0;
  const startMs = performance.now();
  await calls(CALLS);
  const seconds = (performance.now() - startMs) / 1000;
  const sent = statements;
  const after = await statistics(database);
  return {
    perSecond: CALLS / seconds,
    statements: sent / CALLS,
    syncs: (after.syncs - before.syncs) / CALLS,
    activeMs: (after.activeMs - before.activeMs) / CALLS,
  };
}

export async function benchQuota({ bodies, row }) {
  const { openPostgres } = await import("@almagest/database");
  const postgres = await startPostgres();
  const database = openPostgres({ url: postgres.url });
  try {
    await database.migrate();
    const keys = await issueKeys(database, 1000);
    const [busy] = keys;
    const chart = { bodies };
    const light = { path: "/api/v2/astrology/signs/aries" };
    const one = await compare(postgres.url, [busy], chart);
    row("charts with quota on PostgreSQL, part of quota off, one key", one.share.toFixed(2), "0.60");
    const many = await compare(postgres.url, keys, chart);
    row("charts with quota on PostgreSQL, part of quota off, 1,000 keys", many.share.toFixed(2), "0.50");
    const lightest = await compare(postgres.url, [busy], light);
    row("lightest call with quota, part of quota off, one key", lightest.share.toFixed(2), "");
    const alone = await compare(postgres.url, [busy], { ...light, connections: 1 });
    row("latency that the quota adds to a lone call, median", `${alone.addedMs.toFixed(2)} ms`, "2 ms");
    const cost = await meterCost(database);
    const callers = `${CALLERS} callers`;
    row(`units taken and marked as answered a second, ${callers}`, cost.perSecond.toFixed(0), "");
    row(`statements a call, ${callers}`, cost.statements.toFixed(2), "0.40");
    row(`syncs of the log to the disk a call, ${callers}`, cost.syncs.toFixed(2), "0.20");
    row(`PostgreSQL's time a call, ${callers}`, `${cost.activeMs.toFixed(2)} ms`, "");
    await database.drizzle.execute("UPDATE api_key SET burst_per_second = 100000 WHERE id = 'key_1'");
    const shares = [];
    for (let round = 0; round < 5; round += 1) {
      const [plain, limited] = [await meterCost(database, "key_0"), await meterCost(database, "key_1")];
      shares.push(limited.activeMs / plain.activeMs);
    }
    row("the same of a key with a limit a second, part of one without", median(shares).toFixed(2), "1.00");
    const month = await monthMs(database);
    row("a key's position with 10 million ledger rows, median", `${month.position.toFixed(1)} ms`, "5 ms");
    row("a key's month by operation (10,000 of 10 million rows)", `${month.byOperation.toFixed(1)} ms`, "5 ms");
  } finally {
    await database.close();
    await postgres.remove();
  }
}
