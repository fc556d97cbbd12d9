import { type Database, openPostgres } from "@almagest/database";
import { monthOf, reconcile } from "@almagest/quota";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { upTo } from "./calls";
import { issueKey } from "./keys";
import { type OwnDatabase, ownDatabase } from "./own-database";
import { type ApiProcess, startApi } from "./processes";
import { type Answer, ask, keepAlive, usedOf } from "./requests";
import { until } from "./until";

let server: OwnDatabase;
let database: Database;
let processes: readonly ApiProcess[] = [];
beforeAll(async () => {
  server = await ownDatabase();
  database = openPostgres({ url: server.url });
  await database.migrate();
  const environment = { DATABASE_URL: server.url, LOG_LEVEL: "silent" };
  processes = await Promise.all(upTo(2).map(() => startApi({ environment })));
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await database?.close();
  await server?.remove();
});

const SIGN = { operation: "get_astrology_signs_id", arguments: { id: "aries" } };
const UNKNOWN = { operation: "get_astrology_sign" };
const WRONG = { operation: "post_astrology_natal_chart", arguments: { date: "1990-02-30" } };
const LINE = { operation: "post_astrology_houses", person: "1990-07-15 14:30, New York" };
/** Found out by computing: it costs its unit. */
const MISSED = { operation: "get_astrology_signs_id", arguments: { id: "ophiuchus" } };

interface Result {
  readonly answer?: unknown;
  readonly error?: { readonly code: string };
}

const tool = (name: string, input: object): string =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } });

function send(port: number, key: string, body: string, agent?: ReturnType<typeof keepAlive>): Promise<Answer> {
  const headers = { "X-API-Key": key, "Content-Type": "application/json" };
  return ask({ port, path: "/mcp", method: "POST", headers, body, ...(agent && { agent }) });
}

const many = (port: number, key: string, calls: readonly object[], agent?: ReturnType<typeof keepAlive>) =>
  send(port, key, tool("call_operations", { calls }), agent);

/**
 * A request refused as a whole by a busy machine has none: a 503 costs nothing, and the totals over all requests show
 * it.
 */
const resultsIn = ({ body }: Answer): readonly Result[] => JSON.parse(body).result?.structuredContent?.results ?? [];
const answered = (results: readonly Result[]): number => results.filter(({ answer }) => answer !== undefined).length;

async function unitsOf(keyId: string): Promise<number> {
  const sql = "SELECT coalesce(sum(units), 0)::float8 AS units FROM quota_ledger WHERE key_id = $1::text";
  const [row] = await database.ledger.query(sql, [keyId]);
  return Number(row?.["units"]);
}

const portOf = (turn: number): number => processes[turn % processes.length]?.port ?? 0;

describe("several calls in one", () => {
  it("of which five are wanted and three are left, give three answers and two records", async () => {
    const key = await issueKey(database, { requestsPerMonth: 3 });
    const answer = await many(portOf(0), key.text, [SIGN, LINE, SIGN, SIGN, SIGN]);
    expect(resultsIn(answer).map(({ error }) => error?.code ?? "answer")).toEqual([
      ...upTo(3).map(() => "answer"),
      ...upTo(2).map(() => "rate_limit_exceeded"),
    ]);
    expect([usedOf(answer), await unitsOf(key.id)]).toEqual([3, 3]);
  });

  it("cost nothing where all are refused, as eleven or nested ones are", async () => {
    const key = await issueKey(database);
    const refused = [upTo(11).map(() => SIGN), [{ operation: "call_operations", calls: [SIGN] }], []];
    for (const calls of refused) {
      const answer = await many(portOf(0), key.text, calls);
      expect(JSON.parse(answer.body).result.isError).toBe(true);
    }
    const free = [
      tool("search_operations", { query: "moon" }),
      tool("describe_operation", { operation: SIGN.operation }),
      tool("search_docs", { query: "orbs" }),
      tool("read_doc", { section: "errors" }),
      tool("post_astrology_natal_chart", { person: "1990-07-15 14:30, Springfield" }),
      tool("call_operation", { operation: SIGN.operation }),
    ];
    for (const body of free) expect((await send(portOf(1), key.text, body)).status).toBe(200);
    expect(await unitsOf(key.id)).toBe(0);
  });

  it("half of which are refused take exactly the units that there are, over two processes", async () => {
    const key = await issueKey(database, { requestsPerMonth: 200 });
    const agents = processes.map(() => keepAlive(4));
    const batches = [
      [SIGN, UNKNOWN, SIGN, WRONG, LINE],
      [WRONG, SIGN, UNKNOWN, MISSED],
      [SIGN, SIGN, WRONG, SIGN, UNKNOWN, SIGN],
    ];
    const answers = await Promise.all(
      upTo(90).map((turn) =>
        many(portOf(turn), key.text, batches[turn % batches.length] ?? [], agents[turn % agents.length]),
      ),
    );
    for (const agent of agents) agent.destroy();
    const results = answers.flatMap(resultsIn);
    const codes = results.map(({ error }) => error?.code ?? "answer");
    const count = (code: string): number => codes.filter((one) => one === code).length;
    expect(count("answer") + count("not_found")).toBe(200);
    // On a busy machine some are not begun in time, and on a fast one more are refused than a second has: both are free.
    const free = ["validation_error", "rate_limit_exceeded", "error", "rate_limited"].map(count);
    expect(free.reduce((sum, one) => sum + one)).toBe(90 * 5 - 200);
    expect(await unitsOf(key.id)).toBe(200);
    expect(await reconcile(database.ledger, monthOf(Date.now()), 0)).toMatchObject({ differences: [], unanswered: [] });
  });
});

describe("a process that is killed", () => {
  it("in the midst of several calls leaves every unit counted once, and none of a call that it had not come to", async () => {
    const key = await issueKey(database, { requestsPerMonth: 100_000 });
    const environment = { DATABASE_URL: server.url, LOG_LEVEL: "silent" };
    let received = 0;
    let lost = 0;
    for (const round of upTo(2)) {
      let batches = 0;
      const doomed = await startApi({ environment });
      const agent = keepAlive(6);
      const calls = upTo(10).map(() => SIGN);
      const sent = upTo(6).map(async () => {
        for (;;) {
          try {
            const results = resultsIn(await many(doomed.port, key.text, calls, agent));
            received += answered(results);
            batches += 1;
          } catch {
            lost += 1;
            return;
          }
        }
      });
      await until("some batches are answered", () => batches >= round * 4);
      await doomed.kill();
      await Promise.all(sent);
      agent.destroy();
    }
    const units = await unitsOf(key.id);
    expect(received).toBeGreaterThan(0);
    expect(units).toBeGreaterThanOrEqual(received);
    expect(units).toBeLessThanOrEqual(received + lost * 10);
    expect((await reconcile(database.ledger, monthOf(Date.now()), 0)).differences).toEqual([]);
    const next = await many(portOf(0), key.text, [SIGN, UNKNOWN]);
    expect(usedOf(next)).toBe(units + 1);
  });
});
