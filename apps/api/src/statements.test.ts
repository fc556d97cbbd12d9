import { setTimeout as wait } from "node:timers/promises";
import { type Callers, generateToken, parseToken } from "@almagest/auth";
import { type Database, openTemporary } from "@almagest/database";
import type { BurstGuard, Meter } from "@almagest/quota";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accessOn } from "./compose";

const CALLERS = 16;
const ROUNDS = 20;

let database: Database;
let meter: Meter;
let callers: Callers;
let burst: BurstGuard;
let statements = 0;

beforeAll(async () => {
  database = await openTemporary();
  await database.migrate();
  const query: Database["ledger"]["query"] = (sql, params) => {
    statements += 1;
    return database.ledger.query(sql, params);
  };
  const counted = { ...database, ledger: { ...database.ledger, query } };
  ({ meter, callers, burst } = await accessOn(counted, { keylessDaily: 1_000_000 }));
});
afterAll(() => database.close());

async function charged(id: string): Promise<void> {
  const charge = await meter.charge({ account: { id, window: "day" }, operationId: "any", transport: "rest" });
  if (!charge.granted) throw new Error("there is a unit");
  await meter.answered(charge.receipt);
}

/** The statements of some work. */
async function sent(work: () => Promise<unknown>): Promise<number> {
  const before = statements;
  await work();
  return statements - before;
}

it("a lone call takes two statements, for its unit and its mark", async () => {
  for (let round = 0; round < ROUNDS; round += 1) expect(await sent(() => charged("lone"))).toBe(2);
});

it("calls that come together share both statements", async () => {
  const together = (): Promise<unknown> =>
    Promise.all(Array.from({ length: CALLERS }, (_, index0) => charged(`caller_${index0}`)));
  for (let round = 0; round < ROUNDS; round += 1) expect(await sent(together)).toBe(2);
});

it("a limit of calls a second takes no statement more, and one that it refuses at once takes none", async () => {
  for (const statement of [
    "INSERT INTO subscription VALUES ('sub_2', 'growth', 1000, 'a@example.com', 'active', '2099-01-01', now())",
    "INSERT INTO api_key VALUES ('key_2', 'secret', 'shop', 'sub_2', '{}', 4, now(), NULL)",
  ]) {
    await database.ledger.query(statement, []);
  }
  const call = async (): Promise<string> => {
    if (burst.waitSeconds("key_2", 4) > 0) return "refused here";
    const account = { id: "key_2", window: "month" as const };
    const charge = await meter.charge({ account, operationId: "any", transport: "rest" });
    if (!charge.granted) return charge.code;
    await meter.answered(charge.receipt);
    return "answered";
  };
  const together = (): Promise<readonly string[]> => Promise.all(Array.from({ length: CALLERS }, call));
  const spent = "UPDATE quota_counter SET burst_full_ns = (extract(epoch FROM now()) + 1) * 1e9 WHERE key_id = 'key_2'";
  let first: readonly string[] = [];
  expect(await sent(async () => (first = await together()))).toBe(2);
  expect(first.filter((one) => one === "answered")).toHaveLength(4);
  expect(first.filter((one) => one === "refused here")).toHaveLength(CALLERS - 4);
  // Another process takes what is left; this one notices with the statement that would have charged.
  await wait(1_050);
  await database.ledger.query(spent, []);
  expect(await sent(async () => (first = await together()))).toBe(1);
  expect(first.filter((one) => one === "rate_limited")).toHaveLength(4);
});

it("an access token is looked up in one statement, as a key is, and remembered", async () => {
  const resource = "https://api.example.com/mcp";
  const token = await issued(resource);
  const ask = () => callers.identify({ transport: "mcp", key: token, origin: undefined, address: undefined, resource });
  expect(await sent(async () => expect(await ask()).toMatchObject({ ok: true, caller: { keyId: "key_1" } }))).toBe(1);
  expect(await sent(() => Promise.all([ask(), ask()]))).toBe(0);
});

async function issued(resource: string): Promise<string> {
  const token = generateToken("access", (byteCount) => new Uint8Array(byteCount).fill(7));
  for (const statement of [
    "INSERT INTO subscription VALUES ('sub_1', 'growth', 10, 'a@example.com', 'active', '2099-01-01', now())",
    "INSERT INTO api_key VALUES ('key_1', 'secret', 'shop', 'sub_1', '{}', NULL, now(), NULL)",
    "INSERT INTO api_key_secret VALUES ('secret', 'key_1', 'hint', now(), NULL)",
    `INSERT INTO oauth_grant (id, secret_hash, client_id, client_name, redirect_uri, resource, form_id, code_hash, code_challenge, created_at)
      VALUES ('grant_1', 'secret', 'client', 'name', 'https://a.example/', '${resource}', 'form', 'code', 'challenge', now())`,
    `INSERT INTO oauth_token VALUES ('${parseToken(token)?.hash}', 'grant_1', 'access', 1, now() + interval '1 hour')`,
  ]) {
    await database.ledger.query(statement, []);
  }
  return token;
}
