import { type Database, openPostgres } from "@almagest/database";
import { monthOf, reconcile } from "@almagest/quota";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { upTo } from "./calls";
import { issueKey } from "./keys";
import { type OwnDatabase, ownDatabase } from "./own-database";
import { type ApiProcess, startApi } from "./processes";
import { type Answer, codeOf, keepAlive, mcpCall, restCall, usedOf } from "./requests";
import { knownWithin } from "./until";

const CONNECTIONS = 60;

let server: OwnDatabase;
let database: Database;
let processes: readonly ApiProcess[] = [];

beforeAll(async () => {
  server = await ownDatabase();
  database = openPostgres({ url: server.url });
  await database.migrate();
  const environment = { DATABASE_URL: server.url, LOG_LEVEL: "silent" };
  processes = await Promise.all(upTo(3).map(() => startApi({ environment })));
});
afterEach(() => releaseClock());
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await database?.close();
  await server?.remove();
});

async function clockAt(expression: string): Promise<void> {
  const body = `CREATE OR REPLACE FUNCTION ledger_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$ SELECT ${expression} $$`;
  await database.drizzle.execute(sql.raw(body));
}
const releaseClock = (): Promise<void> => clockAt("clock_timestamp()");

type Call = (port: number, key: string, agent: ReturnType<typeof keepAlive>) => Promise<Answer>;

/** `count` calls over many connections to all processes, in turn; a call whose connection is lost gives nothing. */
async function crowd(
  key: string,
  count: number,
  calls: readonly Call[] = [restCall],
  seen: (answer: Answer) => void = () => undefined,
): Promise<readonly Answer[]> {
  const agents = processes.map(() => keepAlive(CONNECTIONS));
  const answers = await Promise.all(
    upTo(count).map(async (turn): Promise<readonly Answer[]> => {
      const index0 = turn % processes.length;
      const [call, port, agent] = [calls[turn % calls.length], processes[index0]?.port, agents[index0]];
      if (call === undefined || port === undefined || agent === undefined) throw new Error("there is a process");
      return call(port, key, agent).then(
        (answer) => {
          seen(answer);
          return [answer];
        },
        () => [],
      );
    }),
  );
  for (const agent of agents) agent.destroy();
  return answers.flat();
}

const unitsOf = async (keyId: string): Promise<Readonly<Record<string, number>>> => {
  const rows = await database.ledger.query(
    `SELECT to_char(month_start, 'YYYY-MM') AS month, sum(units)::float8 AS units
    FROM quota_ledger WHERE key_id = $1::text GROUP BY 1 ORDER BY 1`,
    [keyId],
  );
  return Object.fromEntries(rows.map((row) => [String(row["month"]), Number(row["units"])]));
};
const sum = (units: Readonly<Record<string, number>>): number => Object.values(units).reduce((a, b) => a + b, 0);
const granted = (answers: readonly Answer[]): readonly Answer[] =>
  answers.filter((answer) => answer.status === 200 && codeOf(answer) === undefined);
const positions = (answers: readonly Answer[]): readonly number[] =>
  granted(answers)
    .map(usedOf)
    .sort((one, other) => one - other);

describe("three processes on one PostgreSQL", () => {
  it("grant 5,000 concurrent calls exactly the 1,000 units that are left, each position once", async () => {
    const key = await issueKey(database, { requestsPerMonth: 1000 });
    const answers = await crowd(key.text, 5000);
    expect(answers).toHaveLength(5000);
    expect(positions(answers)).toEqual(upTo(1000));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4000);
    for (const { headers, body } of refused) {
      expect([headers["x-ratelimit-used"], headers["x-ratelimit-remaining"]]).toEqual(["1000", "0"]);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(body).toContain('"rate_limit_exceeded"');
    }
    expect(sum(await unitsOf(key.id))).toBe(1000);
  });

  it("count REST and tool calls as the same units", async () => {
    const key = await issueKey(database, { requestsPerMonth: 1000 });
    const answers = await crowd(key.text, 5000, [restCall, mcpCall]);
    expect(positions(answers)).toEqual(upTo(1000));
    expect(answers.filter((answer) => codeOf(answer) === "rate_limit_exceeded")).toHaveLength(4000);
    const rows = await database.ledger.query(
      "SELECT transport, sum(units)::float8 AS units FROM quota_ledger WHERE key_id = $1::text GROUP BY 1 ORDER BY 1",
      [key.id],
    );
    expect(rows.map(({ transport }) => transport)).toEqual(["mcp", "rest"]);
    expect(rows.reduce((total, { units }) => total + Number(units), 0)).toBe(1000);
  });

  it("put each unit into exactly one month when the month ends under load", async () => {
    const key = await issueKey(database, { requestsPerMonth: 1000 });
    await clockAt("timestamptz '2031-05-31T23:59:59.999Z'");
    let seen = 0;
    let ending: Promise<void> | undefined;
    const endAtHalf = (): void => {
      seen += 1;
      if (seen === 200) ending = clockAt("timestamptz '2031-06-01T00:00:00Z'");
    };
    const rounds = [...(await crowd(key.text, 800, [restCall], endAtHalf))];
    await ending;
    rounds.push(...(await crowd(key.text, 900)));
    const byMonth = [Date.UTC(2031, 5, 1), Date.UTC(2031, 6, 1)].map((reset) =>
      positions(rounds.filter(({ headers }) => headers["x-ratelimit-reset"] === String(reset / 1000))),
    );
    for (const month of byMonth) expect(month).toEqual(upTo(month.length));
    expect(await unitsOf(key.id)).toEqual({ "2031-05": byMonth[0]?.length, "2031-06": byMonth[1]?.length });
    expect(byMonth[0]?.length).toBeGreaterThanOrEqual(200);
    expect(byMonth[1]?.length).toBeGreaterThanOrEqual(900);
  });

  it("no longer know a revoked key within two seconds, all of them", async () => {
    const key = await issueKey(database);
    const ask = () => Promise.all(processes.map(({ port }) => restCall(port, key.text)));
    expect((await ask()).map(({ status }) => status)).toEqual([200, 200, 200]);
    await database.ledger.query("UPDATE api_key SET revoked_at = ledger_now() WHERE id = $1::text", [key.id]);
    const codes = async (): Promise<readonly (string | undefined)[]> => (await ask()).map(codeOf);
    const { last } = await knownWithin(2000, codes, (seen) => seen.every((code) => code === "api_key_revoked"));
    expect(last).toHaveLength(3);
  });
});

describe("a process that is killed", () => {
  it("never makes the others grant more than the limit, and every unit is explained", async () => {
    const key = await issueKey(database, { requestsPerMonth: 1000 });
    const [victim] = processes;
    if (victim === undefined) throw new Error("there is a process");
    let killing: Promise<void> | undefined;
    const killAtHalf = (answer: Answer): void => {
      if (usedOf(answer) > 400) killing ??= victim.kill();
    };
    const first = await crowd(key.text, 3000, [restCall], killAtHalf);
    await killing;
    const answers = [...first, ...(await crowd(key.text, 1500))];
    const seen = positions(answers);
    expect(victim.isAlive()).toBe(false);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.at(-1)).toBeLessThanOrEqual(1000);
    const units = sum(await unitsOf(key.id));
    expect(units).toBe(1000);
    const found = await reconcile(database.ledger, monthOf(Date.now()), 0);
    expect(found.differences).toEqual([]);
    const unanswered = found.unanswered.filter(({ keyId }) => keyId === key.id);
    // An answer is recorded before it is sent: a listed unit has no answer.
    const seenIds = new Set(granted(answers).map(({ headers }) => headers["x-request-id"]));
    expect(seenIds.size).toBe(seen.length);
    expect(unanswered.filter(({ requestId }) => seenIds.has(requestId))).toEqual([]);
    expect(unanswered.length).toBeLessThanOrEqual(units - seen.length);
    for (const unit of unanswered) expect(unit).toMatchObject({ operationId: "getZodiacSign", transport: "rest" });
  });
});
