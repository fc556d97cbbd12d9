import { type Database, openPostgres } from "@almagest/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needs, POOLER } from "../../machine";
import { upTo } from "./calls";
import { startServer, type TestServer, urlAt } from "./databases";
import { type Pooler, startPooler } from "./pooler";
import { switchedPort } from "./switched-port";
import { until } from "./until";

const KINDS = ["sign", "house", "planet", "aspect", "element", "modality"] as const;
/** With prepared statements behind a pooler the first wrong row came within a hundred, and six within 7,500. */
const QUERIES = 12_000;

interface Seen {
  /** Queries that were answered. */
  right: number;
  /** Rows that belong to another query. */
  readonly wrong: string[];
  /** Number of failures, by code. */
  readonly failed: Record<string, number>;
}

/** Sends queries of several shapes in several lines, each with a tag in it, and compares each row with its query. */
async function compareRows(databases: readonly Database[], count: number, seen: Seen): Promise<void> {
  let sent = 0;
  const line = async ({ ledger }: Database): Promise<void> => {
    while (sent < count) {
      sent += 1;
      const tag = `tag ${sent}`;
      const kind = KINDS[sent % KINDS.length] ?? "sign";
      try {
        const rows = JSON.stringify(await ledger.query(`SELECT $1::text AS tag, true AS ${kind}`, [tag]));
        if (rows === JSON.stringify([{ tag, [kind]: true }])) seen.right += 1;
        else seen.wrong.push(`${tag}, ${kind}: ${rows}`);
      } catch (error) {
        const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
        seen.failed[code] = (seen.failed[code] ?? 0) + 1;
        await ledger.pause(1);
      }
    }
  };
  await Promise.all(databases.flatMap((database) => upTo(8).map(() => line(database))));
}

const nothing = (): Seen => ({ right: 0, wrong: [], failed: {} });

async function preparedStatements({ ledger }: Database): Promise<number> {
  const [row] = await ledger.query("SELECT count(*)::float8 AS count FROM pg_prepared_statements", []);
  return Number(row?.["count"]);
}

describe("rows of the shared driver", () => {
  needs(POOLER);
  let server: TestServer;
  let pooler: Pooler;
  beforeAll(async () => {
    server = await startServer();
    pooler = await startPooler(server.port);
  });
  afterAll(async () => {
    await pooler?.stop();
    await server?.remove();
  });

  it("are those of their query behind a pooler in transaction mode, where nothing is prepared", async () => {
    const databases = upTo(3).map(() => openPostgres({ url: pooler.url }));
    const seen = nothing();
    await compareRows(databases, QUERIES, seen);
    expect(seen).toEqual({ right: QUERIES, wrong: [], failed: {} });
    const [first] = databases;
    if (first === undefined) throw new Error("there is a database");
    const prepared = await Promise.all(upTo(40).map(() => preparedStatements(first)));
    expect(Math.max(...prepared)).toBe(0);
    await Promise.all(databases.map((database) => database.close()));
  });

  it("come from prepared statements where the connection ends at PostgreSQL itself", async () => {
    const database = openPostgres({ url: server.url, connections: 1 });
    const seen = nothing();
    await until("a statement is prepared", async () => {
      await database.ledger.query("SELECT $1::text AS tag", ["first"]);
      return (await preparedStatements(database)) > 0;
    });
    await compareRows([database], 100, seen);
    expect(seen).toEqual({ right: 100, wrong: [], failed: {} });
    expect(await preparedStatements(database)).toBeGreaterThanOrEqual(KINDS.length);
    await database.close();
  });

  it("are those of their query when a pooler takes the place of PostgreSQL under load", async () => {
    const place = await switchedPort(server.port);
    const databases = upTo(3).map(() => openPostgres({ url: urlAt(place.port) }));
    const seen = nothing();
    await compareRows(databases, 600, seen);
    expect(seen.right).toBe(600);
    const loading = compareRows(databases, QUERIES, seen);
    await until("queries are answered directly", () => seen.right >= 1_200);
    place.lead(Number(new URL(pooler.url).port));
    await loading;
    expect(seen.wrong).toEqual([]);
    expect(seen.right).toBeGreaterThan(QUERIES / 2);
    await Promise.all(databases.map((database) => database.close()));
    await place.close();
  });
});
