import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { SealKey } from "../src/seal-keys";
import { webhookSealer } from "../src/webhooks/sealed";
import { type FeedBench, type FeedProcess, feedBench, sealKey } from "./feeds";
import { asker, moveClock, QUICK, until } from "./hooks";
import { type Receiver, receiver } from "./receiver";

export const LONG_MS = 120_000;
export const KEYS = [sealKey("new"), sealKey("old")] as const;
export const STATIONS = { events: { stations: {} } };

/** The service over a database of its own, one process of it, and a receiver that is new for each test. */
export let bench: FeedBench;
export let one: FeedProcess;
export let hook: Receiver;

/** Stops the process, and starts another one with these keys. */
export async function restart(keys: readonly SealKey[]): Promise<void> {
  await one.stop();
  one = await bench.start(keys, QUICK);
}

/** Prepares them for the tests of a file. */
export function withWebhooks(): void {
  beforeAll(async () => {
    bench = await feedBench();
    one = await bench.start(KEYS, QUICK);
  }, LONG_MS);
  afterAll(async () => {
    await one?.stop();
    await bench?.close();
  });
  beforeEach(async () => {
    hook = await receiver();
  });
  afterEach(async () => {
    await bench.database.ledger.query("DELETE FROM webhook", []);
    await hook.close();
    await moveClock(bench, 0);
  });
}

export interface Owner {
  readonly id: string;
  readonly ask: ReturnType<typeof asker>;
}

export async function owner(requestsPerMonth?: number): Promise<Owner> {
  const { id, secret } = await bench.newKey(requestsPerMonth);
  return { id, ask: asker(one, secret) };
}

export async function made({ ask }: Owner, body: object = STATIONS): Promise<{ id: string; secret: string }> {
  const answer = await ask("", { method: "POST", body: { url: hook.url, ...body } });
  expect(answer.body).toMatchObject({ id: expect.stringMatching(/^hook_[0-9a-z]{16}$/) });
  expect(answer.status).toBe(201);
  return answer.body;
}

export const tested = async ({ ask }: Owner, id: string) => (await ask(`/${id}/test`, { method: "POST" })).body;

export const deliveriesOf = async ({ ask }: Owner, id: string) => (await ask(`/${id}/deliveries`)).body.deliveries;

export const planned = (id: string): Promise<void> =>
  until("the days ahead were computed", async () => {
    const [row] = await bench.database.ledger.query(
      "SELECT planned_until > ledger_now() + interval '1 day' AS is_planned FROM webhook WHERE id = $1::text",
      [id],
    );
    return row?.["is_planned"] === true;
  });

/** All deliveries of a webhook that are in the queue, also those still to happen. */
export const queued = (id: string) =>
  bench.database.ledger.query(
    "SELECT id, type, to_char(occurs_at AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"') AS at, state FROM webhook_delivery WHERE webhook_id = $1::text ORDER BY occurs_at, id",
    [id],
  );

let pushes = 0;

/** Puts a delivery into the queue that is due now, with the bytes of a test: of the sky's own there are few. */
export async function pushed(id: string, key: Owner): Promise<string> {
  const sealer = webhookSealer(KEYS, (count) => crypto.getRandomValues(new Uint8Array(count)));
  pushes += 1;
  const delivery = `msg_${String(pushes).padStart(16, "0")}`;
  const body = JSON.stringify({
    type: "station",
    timestamp: "2026-12-01T00:00:00Z",
    data: { push: pushes, key: key.id },
  });
  await bench.database.ledger.query(
    `INSERT INTO webhook_delivery (id, webhook_id, type, occurs_at, sealed, state, next_at)
    VALUES ($1::text, $2::text, 'station', ledger_now(), $3::text, 'pending', ledger_now())`,
    [delivery, id, sealer.sealBody(delivery, body)],
  );
  return delivery;
}

export const recordOf = async (key: Owner, id: string, delivery: string) =>
  (await deliveriesOf(key, id)).find((each: { id: string }) => each.id === delivery);

export async function holders(id: string): Promise<number> {
  const [row] = await bench.database.ledger.query(
    "SELECT count(*)::float8 AS held FROM webhook_delivery WHERE webhook_id = $1::text AND held_by IS NOT NULL",
    [id],
  );
  return Number(row?.["held"]);
}

/** The counter of a key is the sum of its ledger, and no unit is without an answer. */
export async function reconciled(keyId: string, units: number): Promise<void> {
  const [row] = await bench.database.ledger.query(
    `SELECT coalesce(sum(units), 0)::float8 AS units,
      (SELECT coalesce(sum(used), 0)::float8 FROM quota_counter WHERE key_id = $1::text) AS used
    FROM quota_ledger WHERE key_id = $1::text`,
    [keyId],
  );
  expect(row).toEqual({ units, used: units });
}
