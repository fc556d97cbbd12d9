// Figures for docs/sizing.md, in processor time, which neighbors on the machine change little:
// node suites/bench/sizing.mjs. Needs a build.
import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { births } from "./bare.mjs";
import { median } from "./median.mjs";
import { startPostgres } from "./postgres.mjs";
import { familyUs, spentUs } from "./processor.mjs";
import { issueKeys } from "./quota.mjs";
import { residentMb, startService } from "./services.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const KEYS = 200;
const BODIES = births(2000).map((birth) => JSON.stringify(birth));
const KINDS = {
  "natal chart": { count: 800, bodies: BODIES, path: "/api/v2/astrology/natal-chart" },
  "lightest call": { count: 1200, path: "/api/v2/astrology/signs/aries?detail=full" },
};

async function loaded(port, keys, options) {
  const child = fork(fileURLToPath(new URL("load.mjs", import.meta.url)));
  child.send({ port, keys, ...options });
  const [result] = await once(child, "message");
  child.disconnect();
  if (result.failed > 0) throw new Error(`${result.failed} requests failed`);
  return result;
}

/** A service process on PostgreSQL: its own time and PostgreSQL's, a call. */
async function charts(postgres, keys) {
  const service = await startService({ DATABASE_URL: postgres.url, ALMAGEST_WORKERS: "1" });
  try {
    for (const [kind, options] of Object.entries(KINDS)) {
      for (const connections of [4, 16, 64]) {
        const rounds = [];
        for (let round = 0; round <= ROUNDS; round += 1) {
          const before = { own: spentUs(service.pid), database: familyUs(postgres.pid), ms: performance.now() };
          await loaded(service.port, keys, { ...options, connections });
          const us = (spentUs(service.pid) - before.own) / options.count;
          const databaseUs = (familyUs(postgres.pid) - before.database) / options.count;
          if (round > 0) rounds.push({ us, databaseUs });
        }
        const [us, databaseUs] = ["us", "databaseUs"].map((part) => median(rounds.map((one) => one[part])));
        const perSecond = Math.round(1e6 / us);
        console.log(
          `${kind}, ${connections} callers: ${us.toFixed(0)} µs of a processor (${perSecond} a second a core), PostgreSQL ${databaseUs.toFixed(0)} µs`,
        );
      }
    }
    console.log(`resident: ${residentMb(service.pid).toFixed(0)} MB`);
  } finally {
    await service.stop();
  }
}

/** The quota alone: units taken, and marked as answered. */
async function units(postgres, database, { keys, callers, count }) {
  const { ledgerMeter } = await import("@almagest/quota");
  let statements = 0;
  const query = (sql, params) => {
    statements += 1;
    return database.ledger.query(sql, params);
  };
  const pace = { turn: () => turn(), pause: () => wait(1) };
  const port = { ...database.ledger, query };
  const common = { database: port, monthlyLimit: 0, dailyLimit: 0, newBatchId: randomUUID, now: Date.now, pace };
  const meter = ledgerMeter(common);
  const run = async (total) => {
    let left = total;
    const line = async () => {
      while (left > 0) {
        left -= 1;
        const account = { id: `key_${left % keys}`, window: "month" };
        const charge = await meter.charge({ account, operationId: "generateNatalChart", transport: "rest" });
        if (!charge.granted) throw new Error(charge.code);
        await meter.answered(charge.receipt);
      }
    };
    await Promise.all(Array.from({ length: callers }, line));
  };
  await run(count / 4);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    statements = 0;
    const before = { us: familyUs(postgres.pid), ms: performance.now() };
    await run(count);
    const seconds = (performance.now() - before.ms) / 1000;
    const us = (familyUs(postgres.pid) - before.us) / count;
    rounds.push({ us, statements: statements / count, perSecond: count / seconds, sent: statements / seconds });
  }
  const of = (part) => median(rounds.map((one) => one[part]));
  console.log(
    `quota, ${callers} callers, ${keys} keys: ${of("perSecond").toFixed(0)} units a second, ${of("statements").toFixed(3)} statements a call (${of("sent").toFixed(0)} a second), PostgreSQL ${of("us").toFixed(0)} µs a call`,
  );
}

async function bytes(database) {
  const [row] = await database.ledger.query(
    `SELECT count(*)::float8 AS rows, (SELECT count(*) FROM quota_batch)::float8 AS batches,
    (SELECT sum(pg_total_relation_size(relid)) FROM pg_partition_tree('quota_ledger'))::float8 AS ledger,
    pg_total_relation_size('quota_batch')::float8 AS batch FROM quota_ledger`,
    [],
  );
  return row;
}

async function wal(database) {
  const [row] = await database.ledger.query("SELECT (pg_current_wal_lsn() - '0/0')::float8 AS bytes", []);
  return row.bytes;
}

const { openPostgres } = await import("@almagest/database");
const postgres = await startPostgres();
const database = openPostgres({ url: postgres.url });
try {
  await database.migrate();
  const keys = await issueKeys(database, KEYS);
  const before = { ...(await bytes(database)), wal: await wal(database) };
  await charts(postgres, keys);
  const after = { ...(await bytes(database)), wal: await wal(database) };
  const [rows, batches] = [after.rows - before.rows, after.batches - before.batches];
  const each = (part, count) => ((after[part] - before[part]) / count).toFixed(0);
  console.log(`${rows} calls: ${each("ledger", rows)} bytes of the ledger and ${each("wal", rows)} of the log each`);
  console.log(`${batches} statements: ${each("batch", batches)} bytes each`);
  for (const callers of [1, 4, 16, 64, 256]) {
    await units(postgres, database, { keys: KEYS, callers, count: callers === 1 ? 400 : 4000 });
  }
  for (const callers of [16, 256]) await units(postgres, database, { keys: 1, callers, count: 4000 });
} finally {
  await database.close();
  await postgres.remove();
}
