import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { catalogue } from "@almagest/catalog";
import { createAdministration, type Database, openTemporary } from "@almagest/database";
import { loadEngine } from "@almagest/mcp";
import { nodeResources } from "@almagest/mcp/resources";
import type { LedgerMeter } from "@almagest/quota";
import { createApp } from "../src/app";
import { accessOn, compose } from "../src/compose";
import { feedsOn } from "../src/feeds/feeds";
import type { RequestLine, ServiceLog } from "../src/log";
import { mcpRoute } from "../src/mcp-route";
import { newSealKey, parseSealKeys, type SealKey } from "../src/seal-keys";
import { computing } from "../src/webhooks/compute";
import type { Sender } from "../src/webhooks/sender";
import { webhooksOn } from "../src/webhooks/webhooks";
import { PUBLIC_URL } from "./service";

const random = (byteCount: number): Uint8Array => new Uint8Array(randomBytes(byteCount));

async function loaded() {
  const engine = await loadEngine("auto");
  if (!engine.ok) throw new Error(engine.problem);
  const operations = catalogue.entries.map(({ operation }) => operation);
  return nodeResources(operations, { ephemeris: engine.ephemeris });
}

const resources = loaded();

/** A new key of an installation, by its id. */
export function sealKey(id: string): SealKey {
  const [key] = parseSealKeys(newSealKey(random).replace("1:", `${id}:`)) ?? [];
  if (key === undefined) throw new Error("a new key has the form of one");
  return key;
}

/** One process of a service. */
export interface FeedProcess {
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Every line of its log. */
  readonly lines: (RequestLine | object | string)[];
  readonly sender: Sender | undefined;
  readonly stop: () => Promise<void>;
}

export type HookParts = Pick<Parameters<typeof webhooksOn>[1], "inside" | "network" | "times">;

/** The service over a database of its own. */
export interface FeedBench {
  readonly database: Database;
  readonly administration: ReturnType<typeof createAdministration>;
  /** A process, with a sender of webhooks where their parts are given. */
  readonly start: (keys: readonly SealKey[] | undefined, hooks?: HookParts) => Promise<FeedProcess>;
  readonly newKey: (requestsPerMonth?: number) => Promise<{ readonly id: string; readonly secret: string }>;
  /** Units of all months: a test that moves the clock may end in the next one. */
  readonly usedBy: (keyId: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

export async function feedBench(): Promise<FeedBench> {
  const database = await openTemporary();
  await database.migrate();
  const administration = createAdministration(database, { now: Date.now }, random, "tester@here");
  const meters: LedgerMeter[] = [];
  return {
    database,
    administration,
    start: async (keys, hooks) => {
      const lines: FeedProcess["lines"] = [];
      const log: ServiceLog = {
        request: (line) => void lines.push(line),
        error: ({ error, ...line }) => void lines.push({ ...line, error: String(error) }),
        info: (line) => void lines.push(line),
        flush: () => undefined,
      };
      const access = await accessOn(database, { keylessDaily: 0 });
      meters.push(access.meter);
      const config = { publicUrl: PUBLIC_URL, trustedHops: 0, host: "127.0.0.1", freePerSecond: 0 };
      const feeds = feedsOn(database.ledger, { keys, random });
      const compute = computing({ catalogue, resources: await resources, random, publicUrl: PUBLIC_URL });
      const webhooks = hooks && webhooksOn(database.ledger, { keys, compute, log, random, ...hooks });
      const parts = compose({ config, resources: await resources, log, feeds, webhooks, ...access });
      const app = createApp({ ...parts, extraRoutes: [mcpRoute(parts)] });
      return {
        ask: async (path, init) => app.request(path.replace(PUBLIC_URL, ""), init),
        lines,
        sender: webhooks?.sender,
        stop: async () => {
          await webhooks?.sender.stop(0);
          await access.meter.settled();
        },
      };
    },
    newKey: async (requestsPerMonth = 1000) => {
      const plan = { plan: "custom", requestsPerMonth, email: "a@example.com", endDate: "2099-01-01" } as const;
      const { id: subscriptionId } = await administration.createSubscription(plan);
      const { key, secret } = await administration.createKey({ kind: "secret", subscriptionId, name: "shop" });
      return { id: key.id, secret };
    },
    usedBy: async (keyId) => {
      const [row] = await database.ledger.query(
        "SELECT coalesce(sum(used), 0)::float8 AS used FROM quota_counter WHERE key_id = $1::text",
        [keyId],
      );
      return Number(row?.["used"]);
    },
    close: async () => {
      await Promise.all(meters.map((meter) => meter.settled()));
      await database.close();
    },
  };
}

/** Known keys are remembered for a second. */
export const REMEMBERED_MS = 1_050;
export const pause = (ms: number): Promise<void> => wait(ms);
