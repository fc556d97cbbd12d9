import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** Someone's plan. Its status at an instant is `statusAt` of @almagest/auth. */
export const subscription = pgTable(
  "subscription",
  {
    id: text().primaryKey(),
    plan: text().notNull(),
    requestsPerMonth: bigint("requests_per_month", { mode: "number" }).notNull(),
    email: text().notNull(),
    status: text().notNull(),
    /** The first instant after the period. */
    endAt: instant("end_at").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    check("subscription_requests", sql`${table.requestsPerMonth} >= 1`),
    check("subscription_status", sql`${table.status} IN ('active', 'cancelled', 'suspended', 'expired', 'pending')`),
  ],
);

/** Usage is counted under `id`, which stays when the secret is changed. */
export const apiKey = pgTable(
  "api_key",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    name: text().notNull(),
    /** Without one the key is of no use: `subscription_not_found`. */
    subscriptionId: text("subscription_id").references(() => subscription.id, { onDelete: "set null" }),
    /** Normalized hosts that may use a publishable key. */
    origins: text().array().notNull(),
    /** Calls a second at most; none for no such limit. */
    burstPerSecond: integer("burst_per_second"),
    createdAt: instant("created_at").notNull(),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    check("api_key_kind", sql`${table.kind} IN ('secret', 'publishable')`),
    check("api_key_burst", sql`${table.burstPerSecond} >= 1`),
  ],
);

/** The SHA-256 of a key's text, never the text itself. A rotated key keeps the old secret until that expires. */
export const apiKeySecret = pgTable(
  "api_key_secret",
  {
    hash: text().primaryKey(),
    keyId: text("key_id")
      .notNull()
      .references(() => apiKey.id, { onDelete: "cascade" }),
    /** The part that may be shown: `alm_sk_` and eight characters. */
    hint: text().notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at"),
  },
  (table) => [index("api_key_secret_key").on(table.keyId)],
);

/** One row for each change by an administrator, without secrets. */
export const auditEntry = pgTable("audit_entry", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant("at").notNull(),
  /** The operating system's user and machine, as far as the tool could tell. */
  actor: text().notNull(),
  /** `keys.create`, `subscriptions.renew` … */
  action: text().notNull(),
  /** The id of what was changed. */
  subject: text().notNull(),
  details: jsonb().notNull(),
});

/** Values that every process of a service has to agree on. */
export const serviceSecret = pgTable("service_secret", {
  name: text().primaryKey(),
  value: text().notNull(),
});
