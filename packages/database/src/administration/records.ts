import { SUBSCRIPTION_STATUSES } from "@almagest/auth";
import * as z from "zod";

const count = z.number();
/** ISO 8601, UTC, with milliseconds. */
const instant = z.string();
const status = z.enum(SUBSCRIPTION_STATUSES);

const subscriptionRecord = z.object({
  id: z.string(),
  plan: z.string(),
  requestsPerMonth: count,
  email: z.string(),
  /** The status at the moment of the answer. */
  status,
  /** The first instant after the period. */
  endDate: instant,
  createdAt: instant,
});

const keyRecord = z.object({
  id: z.string(),
  /** The part of its newest secret that may be shown. */
  hint: z.string(),
  kind: z.enum(["secret", "publishable"]),
  name: z.string(),
  status: z.enum(["active", "revoked"]),
  subscriptionId: z.string().nullable(),
  subscriptionStatus: status.nullable(),
  origins: z.array(z.string()),
  burstPerSecond: count.nullable(),
  createdAt: instant,
  revokedAt: instant.nullable(),
  /** Older secrets that still open it. */
  expiring: z.array(z.object({ hint: z.string(), expiresAt: instant })),
  /** Units of the current UTC month, by the key's counter. */
  usedThisMonth: count,
  usedLastMonth: count,
});

const keyWithSecret = z.object({
  key: keyRecord,
  /** Answered this once and kept nowhere. */
  secret: z.string(),
});

const units = { charged: count, refunded: count, units: count };

const feedRecord = z.object({
  id: z.string(),
  keyId: z.string(),
  createdAt: instant,
  /** The beginning of the last hour in which a fetch took a unit; null where none did. */
  chargedHour: instant.nullable(),
});

const webhookRecord = z.object({
  id: z.string(),
  keyId: z.string(),
  createdAt: instant,
  disabledAt: instant.nullable(),
  disabledFor: z.enum(["failures", "gone"]).nullable(),
  failingSince: instant.nullable(),
  /** Events that happened and are not accepted yet. */
  undelivered: count,
});

const grantRecord = z.object({
  id: z.string(),
  keyId: z.string(),
  /** The name that the program gives itself. */
  clientName: z.string(),
  /** The id of its registration, or the address at which it describes itself. */
  clientId: z.string(),
  /** The address that answers go to. */
  redirectUri: z.string(),
  /** The tool server that it opens, with those below. */
  resource: z.string(),
  createdAt: instant,
  /** The last exchange of a token. */
  lastUsedAt: instant,
});

const usageReport = z.object({
  month: z.string(),
  by: z.array(z.string()),
  /** A part that was not asked for is absent. Most units first; days in order. */
  rows: z.array(
    z.object({
      /** A key's id; `keyless` for everybody without a key. */
      key: z.string().optional(),
      /** Null for those without a key. */
      keyName: z.string().nullable().optional(),
      operation: z.string().optional(),
      /** The UTC day of the charge, even for a unit given back later. */
      day: z.string().optional(),
      transport: z.string().optional(),
      ...units,
    }),
  ),
  totals: z.object(units),
});

const reconciliation = z.object({
  month: z.string(),
  /** True where nothing below needs a look. */
  ok: z.boolean(),
  /** Keys with a counter or a row in the ledger. */
  keys: count,
  /** Units in the ledger, those given back taken off. */
  units: count,
  differences: z.array(z.object({ keyId: z.string(), counted: count, inLedger: count, explanation: z.string() })),
  unanswered: z.array(
    z.object({
      keyId: z.string(),
      operationId: z.string(),
      transport: z.string(),
      requestId: z.string().nullable(),
      batchId: z.string(),
      item: count,
      /** The id that `giveBack` takes. */
      unit: z.string(),
      recordedAt: instant,
      explanation: z.string(),
    }),
  ),
  /**
   * Where each unit that was taken in the month has gone:
   * `charged = refunded + answered + waiting + withoutBatch + lostBatch`.
   */
  balance: z.object({
    charged: count,
    refunded: count,
    /** Kept, and the answer is recorded. */
    answered: count,
    /** Kept, and no answer is recorded (yet). */
    waiting: count,
    /** Kept, but the row of their batch was deleted after a day, as it may be: whether they were answered is unknown. */
    withoutBatch: count,
    /** The same within a day, when nothing deletes it: a fault. */
    lostBatch: count,
    /** Rows of -1 that give back a unit which is not there: a fault. */
    refundsWithoutCharge: count,
    /** Recorded answers to units that are not there: a fault. */
    answersWithoutCharge: count,
  }),
  /** One sentence for each fault of the balance. */
  faults: z.array(z.string()),
});

const givenBack = z.object({
  unit: z.string(),
  keyId: z.string(),
  operationId: z.string(),
  transport: z.string(),
  /** The month in which the unit was taken, and to which it is given back. */
  month: z.string(),
  /** The counter of that month after it. */
  used: count,
});

const auditReport = z.object({
  /** The latest first. */
  entries: z.array(
    z.object({
      id: count,
      at: instant,
      actor: z.string(),
      action: z.string(),
      subject: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ),
});

const statusReport = z.object({
  /** The database's address, without a password. */
  database: z.string(),
  schema: z.object({ applied: count, missing: count }),
  /** The database's clock. */
  now: instant,
  /** Null where the schema is not complete. */
  counts: z
    .object({
      subscriptions: z.partialRecord(status, count),
      keys: z.object({ active: count, revoked: count }),
      month: z.string(),
      /** From the counters, callers without a key included. */
      unitsThisMonth: count,
      auditEntries: count,
    })
    .nullable(),
});

const subscriptionList = z.object({ subscriptions: z.array(subscriptionRecord) });
const keyList = z.object({ keys: z.array(keyRecord) });

/** The answer of each method, as plain JSON. */
export const outputs = {
  createSubscription: subscriptionRecord,
  listSubscriptions: subscriptionList,
  showSubscription: z.object({ subscription: subscriptionRecord, keys: z.array(keyRecord) }),
  changePlan: subscriptionRecord,
  renewSubscription: subscriptionRecord,
  cancelSubscription: subscriptionRecord,
  suspendSubscription: subscriptionRecord,
  activateSubscription: subscriptionRecord,
  createKey: keyWithSecret,
  listKeys: keyList,
  showKey: keyRecord,
  revokeKey: keyRecord,
  rotateKey: keyWithSecret,
  setKeyOrigins: keyRecord,
  listGrants: z.object({ grants: z.array(grantRecord) }),
  endGrant: grantRecord,
  listFeeds: z.object({ feeds: z.array(feedRecord) }),
  revokeFeed: feedRecord,
  listWebhooks: z.object({ webhooks: z.array(webhookRecord) }),
  removeWebhook: webhookRecord,
  usage: usageReport,
  reconcile: reconciliation,
  giveBack: givenBack,
  audit: auditReport,
  status: statusReport,
} as const satisfies Record<string, z.ZodType>;

export type OutputOf<Name extends keyof typeof outputs> = z.output<(typeof outputs)[Name]>;

export type SubscriptionRecord = z.output<typeof subscriptionRecord>;
export type KeyRecord = z.output<typeof keyRecord>;
export type KeyWithSecret = z.output<typeof keyWithSecret>;
export type FeedRecord = z.output<typeof feedRecord>;
export type WebhookRecord = z.output<typeof webhookRecord>;
export type GrantRecord = z.output<typeof grantRecord>;
export type UsageReport = z.output<typeof usageReport>;
export type ReconciliationReport = z.output<typeof reconciliation>;
export type UnitGivenBack = z.output<typeof givenBack>;
export type AuditReport = z.output<typeof auditReport>;
export type StatusReport = z.output<typeof statusReport>;
