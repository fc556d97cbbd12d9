import { randomUUID } from "node:crypto";
import type { Attempt } from "@almagest/auth";
import { attempt, databaseWebhookQueue, databaseWebhookStore, type WebhookStore } from "@almagest/database";
import { type LedgerDatabase, takeForDelivery } from "@almagest/quota";
import type { Config } from "../config";
import type { ServiceLog } from "../log";
import { type Network, publicNetwork } from "../network/network";
import type { SealKey } from "../seal-keys";
import type { Compute } from "./compute";
import { type Courier, courier } from "./courier";
import type { Inside } from "./inside";
import { type WebhookSealer, webhookSealer } from "./sealed";
import { type Sender, type SenderParts, startSender } from "./sender";

/** The webhooks of this service. */
export interface Webhooks {
  readonly store: WebhookStore;
  readonly sealer: WebhookSealer;
  readonly courier: Courier;
  readonly sender: Sender;
  readonly inside: Inside;
  readonly random: (byteCount: number) => Uint8Array;
  /** Counts an attempt: seconds to wait, or 0. */
  readonly admit: (attempt: Attempt) => Promise<number>;
}

interface WebhookParts extends Pick<Webhooks, "random" | "inside"> {
  readonly keys: readonly SealKey[] | undefined;
  readonly compute: Compute;
  readonly log: Pick<ServiceLog, "error">;
  readonly network?: Network;
  /** Shorter times, for tests. */
  readonly times?: Pick<SenderParts, "leaseSeconds" | "idleSeconds"> & { readonly mostMs?: number };
}

/**
 * Webhooks kept in a database, and a sender that begins at once; undefined where the installation has no key to store
 * them under.
 */
export function webhooksOn(
  ledger: LedgerDatabase,
  { keys, compute, log, random, inside, network = publicNetwork(), times = {} }: WebhookParts,
): Webhooks | undefined {
  if (keys === undefined) return undefined;
  const sealer = webhookSealer(keys, random);
  const ended = new AbortController();
  const { mostMs, ...pace } = times;
  const own = courier({ network, inside, signal: ended.signal, ...(mostMs !== undefined && { mostMs }) });
  const sender = startSender({
    queue: databaseWebhookQueue(ledger),
    sealer,
    courier: own,
    compute,
    log,
    name: randomUUID(),
    takeUnit: (delivery) => takeForDelivery(ledger, { ...delivery, batchId: randomUUID() }),
    now: () => Date.now(),
    chance: () => (random(1)[0] ?? 0) / 255,
    cut: () => ended.abort(),
    ...pace,
  });
  const admit: Webhooks["admit"] = (one) => attempt(ledger, one);
  return { store: databaseWebhookStore(ledger), sealer, courier: own, sender, inside, random, admit };
}

/** A row of the start message. */
export function webhooksText({ sealKeys, databaseUrl }: Pick<Config, "sealKeys" | "databaseUrl">): string {
  return sealKeys === undefined && databaseUrl !== undefined
    ? "off: set ALMAGEST_SEAL_KEYS, the same for all processes that use this database"
    : "on, signed by Standard Webhooks";
}
