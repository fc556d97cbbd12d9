import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openSocket } from "@almagest/database";
import { monthOf, reconcile } from "@almagest/quota";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { long } from "../../strength";
import { upTo } from "./calls";
import { type ApiProcess, demoKeyOf, launchApi, startApi } from "./processes";
import { type Answer, ask, keepAlive, restCall, usedOf } from "./requests";
import { until } from "./until";

const ON_LINUX = "needs Linux, whose /proc tells processes apart";

const root = mkdtempSync(join(tmpdir(), "almagest-durable-"));
const running: ApiProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((api) => api.stop()));
});
const mounts: string[] = [];
afterAll(() => {
  for (const place of mounts) execFileSync("umount", ["-l", place]);
  rmSync(root, { recursive: true, force: true });
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function started(dataDir: string, environment: Record<string, string> = {}): Promise<ApiProcess> {
  const api = await startApi({ dataDir, environment: { LOG_LEVEL: "silent", ...environment } });
  running.push(api);
  return api;
}

/** A way of the test's own into the database of a running service. */
function inside(dataDir: string): Database {
  const path = join(dataDir, "socket", ".s.PGSQL.5432");
  return openSocket({ path, username: "postgres", database: "postgres", description: "inside" });
}

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

const gone = (pid: number): Promise<void> => until(`process ${pid} is gone`, () => !isAlive(pid));

interface Load {
  readonly answers: Answer[];
  readonly over: () => Promise<void>;
}

/** Lines of calls, each sending the next one when it has its answer, until it is over. */
function load(api: ApiProcess, key: string): Load {
  const answers: Answer[] = [];
  const agent = keepAlive(16);
  let isOver = false;
  const lines = upTo(16).map(async () => {
    while (!isOver) {
      await restCall(api.port, key, agent).then(
        (answer) => answers.push(answer),
        () => pause(20),
      );
    }
  });
  const over = async (): Promise<void> => {
    isOver = true;
    await Promise.all(lines);
    agent.destroy();
  };
  return { answers, over };
}

/** Waits until this many more calls are answered. */
async function moreAnswered(answers: readonly Answer[], count: number): Promise<void> {
  const due = positionsOf(answers).length + count;
  await until(`${due} calls are answered`, () => positionsOf(answers).length >= due);
}

const positionsOf = (answers: readonly Answer[]): readonly number[] =>
  answers.filter(({ status }) => status === 200).map(usedOf);

/** Positions whose units the ledger has. */
async function inLedger(database: Database): Promise<ReadonlySet<number>> {
  const rows = await database.ledger.query("SELECT position::float8 AS position FROM quota_ledger WHERE units = 1", []);
  return new Set(rows.map(({ position }) => Number(position)));
}

async function expectInLedger(database: Database, positions: readonly number[]): Promise<void> {
  const kept = await inLedger(database);
  expect(positions.filter((position) => !kept.has(position))).toEqual([]);
  expect((await reconcile(database.ledger, monthOf(Date.now()), 0)).differences).toEqual([]);
}

/** Where nothing was given back, no two calls saw the same position. */
async function expectKept(database: Database, positions: readonly number[]): Promise<void> {
  await expectInLedger(database, positions);
  expect(new Set(positions).size).toBe(positions.length);
}

/** The service itself refunds a unit taken for a call with a 503, and its position goes to another call. */
async function expectSettled(database: Database, answered: number): Promise<void> {
  const units = async (): Promise<number> => (await reconcile(database.ledger, monthOf(Date.now()), 0)).units;
  await expect.poll(units).toBe(answered);
}

/** A worker of PostgreSQL may have ended by itself since it was listed. */
function killed(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!String(error).includes("ESRCH")) throw error;
  }
}

describe("the embedded database under load", () => {
  it("that is killed is up again by itself; no answered unit is lost or doubled, and calls meanwhile get a 503", async () => {
    const dataDir = join(root, "killed");
    const api = await started(dataDir, { ALMAGEST_MONTHLY_LIMIT: "1000000" });
    const { answers, over } = load(api, demoKeyOf(api));
    for (const _ of upTo(3)) {
      await moreAnswered(answers, 200);
      const pid = postmasterOf(dataDir);
      process.kill(pid, "SIGKILL");
      await gone(pid);
    }
    await moreAnswered(answers, 200);
    await over();
    expect(api.isAlive()).toBe(true);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200)).toEqual(statuses.has(503) ? [503] : []);
    for (const { status, headers } of answers) {
      if (status === 503) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    }
    const database = inside(dataDir);
    await expectSettled(database, positionsOf(answers).length);
    await expectInLedger(database, positionsOf(answers));
    await database.close();
  });

  it("killed together with the service keeps every unit that was answered, and that it was answered", async ({
    skip,
  }) => {
    skip(process.platform !== "linux", ON_LINUX);
    const dataDir = join(root, "both");
    const environment = { ALMAGEST_MONTHLY_LIMIT: "1000000" };
    const positions: number[] = [];
    const answeredIds = new Set<unknown>();
    for (const _ of upTo(long(2, 5))) {
      const api = await started(dataDir, environment);
      const { answers, over } = load(api, demoKeyOf(api));
      await moreAnswered(answers, 150);
      // All at once, as in a power cut or when memory runs out: no process has time to save anything.
      const everything = [...workersIn(join(dataDir, "postgres")), ...watchersOf(postmasterOf(dataDir)), api.pid];
      for (const pid of everything) killed(pid);
      await Promise.all(everything.map(gone));
      await over();
      positions.push(...positionsOf(answers));
      for (const { status, headers } of answers) if (status === 200) answeredIds.add(headers["x-request-id"]);
    }
    expect(answeredIds.size).toBe(positions.length);
    await started(dataDir);
    const database = inside(dataDir);
    await expectKept(database, positions);
    const { unanswered } = await reconcile(database.ledger, monthOf(Date.now()), 0);
    expect(unanswered.filter(({ requestId }) => answeredIds.has(requestId))).toEqual([]);
    await database.close();
  });
});

describe("a service that is killed", () => {
  it("takes its database with it", async () => {
    const dataDir = join(root, "alone");
    const api = await started(dataDir);
    const pid = postmasterOf(dataDir);
    await api.kill();
    await gone(pid);
    expect(isAlive(pid)).toBe(false);
  });

  it("leaves no database behind that blocks the next start, even if killed unnoticed", async ({ skip }) => {
    skip(process.platform !== "linux", ON_LINUX);
    const dataDir = join(root, "unwatched");
    const api = await started(dataDir);
    const pid = postmasterOf(dataDir);
    for (const watcher of watchersOf(pid)) process.kill(watcher, "SIGKILL");
    await api.kill();
    expect(isAlive(pid)).toBe(true);
    const heir = await started(dataDir);
    expect(isAlive(pid)).toBe(false);
    expect((await restCall(heir.port, demoKeyOf(heir))).status).toBe(200);
  });

  it("whose database's number another program of the same user has now, starts again", async ({ skip }) => {
    skip(process.platform !== "linux", ON_LINUX);
    const dataDir = join(root, "reused");
    const cluster = join(dataDir, "postgres");
    const file = join(cluster, "postmaster.pid");
    const socketLock = join(dataDir, "socket", ".s.PGSQL.5432.lock");
    const api = await started(dataDir);
    const texts = [file, socketLock].map((path) => [path, readFileSync(path, "utf8")] as const);
    await api.stop();
    const other = sleeperOf(cluster);
    try {
      for (const [path, text] of texts) writeFileSync(path, text.replace(/^\d+/, String(other.pid)));
      const heir = await started(dataDir);
      expect((await restCall(heir.port, demoKeyOf(heir))).status).toBe(200);
      expect(other.exitCode ?? other.signalCode).toBe(null);
    } finally {
      other.kill("SIGKILL");
    }
  });
});

/** A program of the user that the folder belongs to. */
function sleeperOf(folder: string): ChildProcess {
  const { uid, gid } = statSync(folder);
  const [command, ...before] =
    process.getuid?.() === 0 ? ["setpriv", `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups", "sleep"] : ["sleep"];
  return spawn(command ?? "sleep", [...before, "120"], { stdio: "ignore" });
}

function watchersOf(pid: number): readonly number[] {
  return processesWhere((name) => readFileSync(`/proc/${name}/cmdline`, "utf8").includes(`kill -INT ${pid}\0`));
}

/** Every process of a server works in its folder. */
function workersIn(cluster: string): readonly number[] {
  return processesWhere((name) => readlinkSync(`/proc/${name}/cwd`) === realpathSync(cluster));
}

function processesWhere(isMeant: (name: string) => boolean): readonly number[] {
  const isOne = (name: string): boolean => {
    try {
      return isMeant(name);
    } catch {
      return false;
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && isOne(name))
    .map(Number);
}

describe("a power cut", () => {
  /**
   * The bytes that are sure to be on disk: the tables as they were at the last checkpoint, because pages are written
   * whenever it suits, and the log up to the position that the server called synced when the last call was answered.
   * Everything after that is cut off, and later acts of service and server never happened.
   */
  it("keeps every answered unit, with only the synced data", async ({ skip }) => {
    skip(process.platform !== "linux", ON_LINUX);
    const dataDir = join(root, "power");
    const cluster = join(dataDir, "postgres");
    const first = await started(dataDir, { ALMAGEST_MONTHLY_LIMIT: "1000000" });
    await first.stop();
    running.splice(0);
    const atCheckpoint = join(root, "checkpoint");
    cpSync(cluster, atCheckpoint, { recursive: true, preserveTimestamps: true });

    const api = await started(dataDir);
    const { answers, over } = load(api, demoKeyOf(api));
    await moreAnswered(answers, 400);
    const database = inside(dataDir);
    const settings = await database.ledger.query(
      "SELECT string_agg(setting, ' ') AS all FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit')",
      [],
    );
    expect(settings).toEqual([{ all: "on on on" }]);
    const positions = positionsOf([...answers]);
    const [synced] = await database.ledger.query(
      "SELECT (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::float8 AS bytes",
      [],
    );
    await moreAnswered(answers, 200);
    const pid = postmasterOf(dataDir);
    for (const watcher of watchersOf(pid)) process.kill(watcher, "SIGKILL");
    await api.kill();
    process.kill(pid, "SIGKILL");
    await Promise.all(workersIn(cluster).map(gone));
    await over();
    await database.close();

    for (const part of ["pg_wal", "global/pg_control"]) {
      rmSync(join(atCheckpoint, part), { recursive: true });
      cpSync(join(cluster, part), join(atCheckpoint, part), { recursive: true });
    }
    const lost = cutOff(join(atCheckpoint, "pg_wal"), Number(synced?.["bytes"]));
    expect(lost).toBeGreaterThan(0);
    const { uid, gid } = statSync(cluster);
    rmSync(cluster, { recursive: true });
    cpSync(atCheckpoint, cluster, { recursive: true });
    if (process.getuid?.() === 0) execFileSync("chown", ["-R", `${uid}:${gid}`, cluster]);
    execFileSync("chmod", ["-R", "go-rwx", cluster]);

    const heir = await started(dataDir);
    const after = inside(dataDir);
    await expectKept(after, positions);
    expect((await inLedger(after)).size).toBeLessThan(positionsOf(answers).length);
    expect(usedOf(await restCall(heir.port, demoKeyOf(heir)))).toBeGreaterThan(Math.max(...positions));
    await after.close();
  });
});

const SEGMENT_BYTES = 16 * 1024 * 1024;

/** Zeroes the log from a position on; answers how many bytes that were not zero are lost. */
function cutOff(folder: string, position: number): number {
  let lost = 0;
  for (const name of readdirSync(folder).filter((each) => /^[0-9A-F]{24}$/.test(each))) {
    const path = join(folder, name);
    const begin = (Number.parseInt(name.slice(8, 16), 16) * 256 + Number.parseInt(name.slice(16), 16)) * SEGMENT_BYTES;
    const from = Math.max(0, position - begin);
    if (from >= SEGMENT_BYTES) continue;
    const tail = readFileSync(path).subarray(from);
    lost += tail.filter((byte) => byte !== 0).length;
    const file = openSync(path, "r+");
    writeSync(file, Buffer.alloc(tail.length), 0, tail.length, from);
  }
  return lost;
}

describe("a full disk", () => {
  const health = async ({ port }: ApiProcess): Promise<string> => {
    const { status, database } = JSON.parse((await ask({ port, path: "/health" })).body);
    return `${status}, ${database}`;
  };

  it("is a 503 with Retry-After and a degraded health until it has room again", async () => {
    const dataDir = join(root, "full");
    const api = await started(dataDir);
    const key = demoKeyOf(api);
    expect((await restCall(api.port, key)).status).toBe(200);
    expect(await health(api)).toBe("ok, ok");
    const database = inside(dataDir);
    // PostgreSQL's message where a file cannot grow, in the statement that charges.
    const refuse = `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`;
    await database.drizzle.execute(sql.raw(refuse));
    for (const table of ["quota_batch", "service_secret"]) {
      const trigger = `CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION no_room()`;
      await database.drizzle.execute(sql.raw(trigger));
    }
    const answer = await restCall(api.port, key);
    expect([answer.status, Number(answer.headers["retry-after"]) > 0]).toEqual([503, true]);
    expect(await health(api)).toBe("degraded, disk full");
    await pause(1200);
    expect(await health(api)).toBe("degraded, disk full");
    await database.drizzle.execute(sql.raw("DROP FUNCTION no_room CASCADE"));
    await until("its health is well again", async () => (await health(api)) === "ok, ok");
    expect((await restCall(api.port, key)).status).toBe(200);
    await database.close();
  });

  const small = join(root, "small");
  const canMount = process.getuid?.() === 0 && mounted(small);

  it("at the first start is said in words, and leaves nothing half made", async ({ skip }) => {
    skip(!canMount, "needs a small disk, which only root may mount");
    const { ended, output } = await launchApi({ dataDir: join(small, "data") });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/cannot be opened: the disk is full. Make room on it and start again/);
    expect(readdirSync(join(small, "data")).filter((name) => name.startsWith("postgres"))).toEqual([]);
  });
});

function mounted(folder: string): boolean {
  try {
    mkdirSync(folder);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", folder], { stdio: "ignore" });
    mounts.push(folder);
    return true;
  } catch {
    return false;
  }
}

describe("several processes on the embedded database", () => {
  it("grant exactly the allowance, each position once, and one that dies is replaced", async () => {
    const dataDir = join(root, "several");
    const environment = { ALMAGEST_PROCESSES: "2", ALMAGEST_MONTHLY_LIMIT: "600" };
    const api = await started(dataDir, environment);
    const key = demoKeyOf(api);
    const agent = keepAlive(60);
    const answers = await Promise.all(upTo(1500).map(() => restCall(api.port, key, agent)));
    agent.destroy();
    expect([...positionsOf(answers)].sort((one, other) => one - other)).toEqual(upTo(600));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(900);
    const database = inside(dataDir);
    const [row] = await database.ledger.query("SELECT count(*)::float8 AS units FROM quota_ledger", []);
    expect(row).toEqual({ units: 600 });
    await database.close();
  });

  it("end with the one that started them, also where that is killed", async () => {
    const dataDir = join(root, "crew");
    const api = await started(dataDir, { ALMAGEST_PROCESSES: "2" });
    const pid = postmasterOf(dataDir);
    await api.kill();
    await gone(pid);
    const health = (): Promise<Answer | undefined> => ask({ port: api.port, path: "/health" }).catch(() => undefined);
    await until("nobody answers", async () => (await health()) === undefined);
    const heir = await started(dataDir, { ALMAGEST_PROCESSES: "2" });
    expect((await restCall(heir.port, demoKeyOf(heir))).status).toBe(200);
  });
});
