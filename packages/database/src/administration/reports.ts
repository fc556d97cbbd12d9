import { InvariantError } from "@almagest/operation";
import { numberOf } from "@almagest/quota";
import { desc, sql } from "drizzle-orm";
import type { Drizzle } from "../connection";
import { missingMigrations } from "../migrations";
import { apiKey, auditEntry, subscription } from "../schema";
import { type Desk, ledgerMoment } from "./desk";
import { type InputOf, inputs, read } from "./inputs";
import type { AuditReport, StatusReport } from "./records";
import { rowsOf } from "./rows";
import { statusNow } from "./subscription-row";

export async function audit(desk: Desk, input: InputOf<"audit">): Promise<AuditReport> {
  const { limit } = read(inputs.audit, input);
  const rows = await desk.database.drizzle.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(limit);
  const entries = rows.map(({ at, details, ...row }) => ({
    ...row,
    at: at.toISOString(),
    details: membersOf(details),
  }));
  return { entries };
}

function membersOf(details: unknown): Record<string, unknown> {
  return typeof details === "object" && details !== null ? { ...details } : {};
}

/** Also of a database without a schema, or with an older one. */
export async function status(desk: Desk): Promise<StatusReport> {
  const { database } = desk;
  const { drizzle } = database;
  const missing = await missingMigrations(drizzle);
  const schema = { applied: await appliedMigrations(drizzle), missing };
  if (missing > 0) {
    const now = await oneNumber(drizzle, "floor(extract(epoch FROM clock_timestamp()) * 1000)::float8");
    return { database: database.description, schema, now: new Date(now).toISOString(), counts: null };
  }
  const moment = await ledgerMoment(drizzle);
  const counts = await countsOf(desk, moment.month);
  return { database: database.description, schema, now: new Date(moment.nowEpochMs).toISOString(), counts };
}

async function countsOf(desk: Desk, month: string): Promise<NonNullable<StatusReport["counts"]>> {
  const { drizzle } = desk.database;
  const nowEpochMs = desk.now();
  const subscriptions: NonNullable<StatusReport["counts"]>["subscriptions"] = {};
  for (const row of await drizzle.select().from(subscription)) {
    const at = statusNow(row, nowEpochMs);
    subscriptions[at] = (subscriptions[at] ?? 0) + 1;
  }
  const keys = await drizzle.$count(apiKey);
  const revoked = await drizzle.$count(apiKey, sql`${apiKey.revokedAt} IS NOT NULL`);
  const units = `(SELECT coalesce(sum(used), 0) FROM quota_counter WHERE month_start = '${month}-01')::float8`;
  return {
    subscriptions,
    keys: { active: keys - revoked, revoked },
    month,
    unitsThisMonth: await oneNumber(drizzle, units),
    auditEntries: await drizzle.$count(auditEntry),
  };
}

const APPLIED = "drizzle.__drizzle_migrations";

async function appliedMigrations(drizzle: Drizzle): Promise<number> {
  const isThere = await oneNumber(drizzle, `count(to_regclass('${APPLIED}'))::float8`);
  return isThere === 0 ? 0 : oneNumber(drizzle, `(SELECT count(*) FROM ${APPLIED})::float8`);
}

/** @param expression written here, never a caller's. */
async function oneNumber(drizzle: Drizzle, expression: string): Promise<number> {
  const [row] = await rowsOf(drizzle, sql`SELECT ${sql.raw(expression)} AS value`);
  if (row === undefined) throw new InvariantError("a statement without a table answers a row");
  return numberOf(row, "value");
}
