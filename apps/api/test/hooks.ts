import { expect } from "vitest";
import { parseInside } from "../src/webhooks/inside";
import type { FeedBench, FeedProcess, HookParts } from "./feeds";
import { pause } from "./feeds";

export const HOOKS = "/api/v2/webhooks";

/** This machine counts as a network inside that the operator allows. */
export const LOOPBACK = parseInside("127.0.0.0/8") ?? { isAny: false, has: () => false };
/** A hold of four seconds, and a look at the queue at least every fifth of one. */
export const QUICK: HookParts = {
  inside: LOOPBACK,
  times: { leaseSeconds: 4, idleSeconds: 0.2, mostMs: 1_500 },
};

export const BIRTH = { date: "1990-07-15", time: "13:30:00", timezone: "America/New_York" };

export interface Asking {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly at?: FeedProcess;
}

/** Asks one process about webhooks with a key. */
export function asker(process: FeedProcess, secret: string) {
  return async (path: string, { method = "GET", body, headers, at = process }: Asking = {}) => {
    const response = await at.ask(`${HOOKS}${path}`, {
      method,
      headers: { "X-API-Key": secret, ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}

/** Moves the clock of the database ahead of the machine's. */
export async function moveClock({ database }: FeedBench, seconds: number): Promise<void> {
  await database.ledger.query(
    `CREATE OR REPLACE FUNCTION ledger_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS
    $$ SELECT clock_timestamp() + interval '${seconds} seconds' $$`,
    [],
  );
}

const LIMIT_MS = 30_000;

export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const endMs = performance.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (performance.now() > endMs) expect.fail(`${LIMIT_MS / 1000} s were too few until ${what}`);
    await pause(20);
  }
}
