import { InvariantError } from "@almagest/operation";
import { numberOf, textOf } from "@almagest/quota";
import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Drizzle } from "../connection";
import { apiKey, apiKeySecret, subscription } from "../schema";
import { type Desk, type LedgerMoment, ledgerMoment } from "./desk";
import type { KeyRecord } from "./records";
import { rowsOf } from "./rows";
import { type SubscriptionRow, statusNow } from "./subscription-row";

export interface KeyFilter {
  readonly id?: string;
  readonly subscriptionId?: string | undefined;
}

type KeyRow = typeof apiKey.$inferSelect;
type SecretRow = Pick<typeof apiKeySecret.$inferSelect, "keyId" | "hint" | "expiresAt">;

/** Keys as they may be shown, the oldest first. */
export async function keyRecords(desk: Desk, drizzle: Drizzle, filter: KeyFilter): Promise<KeyRecord[]> {
  const rows = await drizzle
    .select({ key: apiKey, subscription })
    .from(apiKey)
    .leftJoin(subscription, eq(subscription.id, apiKey.subscriptionId))
    .where(conditionOf(filter))
    .orderBy(asc(apiKey.createdAt), asc(apiKey.id));
  if (rows.length === 0) return [];
  const moment = await ledgerMoment(drizzle);
  const [secrets, used] = [await secretsOf(drizzle, filter), await usedBy(drizzle, moment)];
  const nowEpochMs = desk.now();
  return rows.map((row) => recordOf({ ...row, secrets: secrets.get(row.key.id) ?? [], used, moment, nowEpochMs }));
}

/** A key that is there. */
export async function keyRecord(desk: Desk, drizzle: Drizzle, id: string): Promise<KeyRecord> {
  const [record] = await keyRecords(desk, drizzle, { id });
  if (record === undefined) throw new InvariantError("the key is there", { id });
  return record;
}

function conditionOf({ id, subscriptionId }: KeyFilter): SQL | undefined {
  if (id !== undefined) return eq(apiKey.id, id);
  return subscriptionId === undefined ? undefined : eq(apiKey.subscriptionId, subscriptionId);
}

/** The secrets of each key, the newest first, without the hash. */
async function secretsOf(drizzle: Drizzle, filter: KeyFilter): Promise<ReadonlyMap<string, readonly SecretRow[]>> {
  const { keyId, hint, expiresAt, createdAt } = apiKeySecret;
  const rows = await drizzle
    .select({ keyId, hint, expiresAt })
    .from(apiKeySecret)
    .innerJoin(apiKey, eq(apiKey.id, keyId))
    .where(conditionOf(filter))
    .orderBy(sql`${expiresAt} DESC NULLS FIRST`, desc(createdAt));
  const byKey = new Map<string, SecretRow[]>();
  for (const row of rows) byKey.set(row.keyId, [...(byKey.get(row.keyId) ?? []), row]);
  return byKey;
}

/** Units by key and month, as `<key> <month>`. */
async function usedBy(drizzle: Drizzle, moment: LedgerMoment): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf(
    drizzle,
    sql`SELECT counter.key_id || ' ' || to_char(counter.month_start, 'YYYY-MM') AS place, counter.used::float8 AS used
    FROM quota_counter AS counter JOIN api_key ON api_key.id = counter.key_id
    WHERE counter.month_start IN (${`${moment.month}-01`}::text::date, ${`${moment.lastMonth}-01`}::text::date)`,
  );
  return new Map(rows.map((row) => [textOf(row, "place"), numberOf(row, "used")]));
}

interface KeyFacts {
  readonly key: KeyRow;
  readonly subscription: SubscriptionRow | null;
  readonly secrets: readonly SecretRow[];
  readonly used: ReadonlyMap<string, number>;
  readonly moment: LedgerMoment;
  readonly nowEpochMs: number;
}

function recordOf({ key, subscription, secrets, used, moment, nowEpochMs }: KeyFacts): KeyRecord {
  const [newest, ...older] = secrets;
  return {
    id: key.id,
    hint: newest?.hint ?? "",
    kind: key.kind === "publishable" ? "publishable" : "secret",
    name: key.name,
    status: key.revokedAt === null ? "active" : "revoked",
    subscriptionId: key.subscriptionId,
    subscriptionStatus: subscription === null ? null : statusNow(subscription, nowEpochMs),
    origins: key.origins,
    burstPerSecond: key.burstPerSecond,
    createdAt: key.createdAt.toISOString(),
    revokedAt: key.revokedAt?.toISOString() ?? null,
    expiring: older.flatMap(({ hint, expiresAt }) =>
      expiresAt === null || expiresAt.getTime() <= moment.nowEpochMs
        ? []
        : [{ hint, expiresAt: expiresAt.toISOString() }],
    ),
    usedThisMonth: used.get(`${key.id} ${moment.month}`) ?? 0,
    usedLastMonth: used.get(`${key.id} ${moment.lastMonth}`) ?? 0,
  };
}
