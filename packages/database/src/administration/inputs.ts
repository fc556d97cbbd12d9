import { isFeedId, isWebhookId, type PLANS } from "@almagest/auth";
import * as z from "zod";
import { AdministrationError } from "./errors";

/** Parts of usage that a report can be broken down by. */
export const USAGE_PARTS = ["key", "operation", "day", "transport"] as const;

const LONGEST_GRACE_SECONDS = 30 * 86_400;
const MOST_ORIGINS = 100;

const planNames = ["starter", "growth", "business", "scale", "custom"] as const satisfies readonly (
  | keyof typeof PLANS
  | "custom"
)[];

function wholeNumber(low: number, high: number): z.ZodNumber {
  const rule = `a whole number from ${low} to ${high}`;
  return z.int(rule).min(low, rule).max(high, rule);
}

const SUBSCRIPTION_RULE = "a subscription's id, such as sub_0123456789abcdef";
const subscriptionId = z.string(SUBSCRIPTION_RULE).regex(/^sub_[0-9a-z]{1,40}$/, SUBSCRIPTION_RULE);

const KEY_RULE =
  "a key's id (key_ and 16 characters) or its hint (alm_sk_ or alm_pk_ and 8 characters), never the whole secret";
const keyReference = z.string(KEY_RULE).regex(/^(?:key_[0-9a-z]{1,40}|alm_[sp]k_[0-9a-z]{8})$/, KEY_RULE);

const END_RULE =
  "the first instant after the period: a date such as 2030-01-01 (00:00 UTC), or an instant such as 2030-01-01T12:00:00Z";
const endDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })], END_RULE);

const NAME_RULE = "a name of 1 to 100 characters, on one line";
const name = z.string(NAME_RULE).regex(/^(?=.*\S)[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,100}$/u, NAME_RULE);

const ORIGINS_RULE = `a list of hostnames, ${MOST_ORIGINS} at most`;
const origins = z.array(z.string("a hostname").max(300, "a hostname"), ORIGINS_RULE).max(MOST_ORIGINS, ORIGINS_RULE);

const MONTH_RULE = "a month such as 2030-01";
const month = z.string(MONTH_RULE).regex(/^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/, MONTH_RULE);

const USAGE_KEY_RULE = `${KEY_RULE}; or keyless, for everybody without a key`;
const usageKey = z.union([keyReference, z.literal("keyless"), z.string().regex(/^free_[0-9a-f]{24}$/)], USAGE_KEY_RULE);

const FEED_RULE = "a feed's id, such as feed_0123456789abcdef";
const feedId = z.string(FEED_RULE).refine(isFeedId, FEED_RULE);
const WEBHOOK_RULE = "a webhook's id, such as hook_0123456789abcdef";
const webhookId = z.string(WEBHOOK_RULE).refine(isWebhookId, WEBHOOK_RULE);
const GRANT_RULE = "a grant's id, such as grant_0123456789abcdef";
const grantId = z.string(GRANT_RULE).regex(/^grant_[0-9a-z]{1,40}$/, GRANT_RULE);

const UNIT_RULE =
  "a unit as reconcile names it: its batch, a slash and its place, such as 0a1b2c3d-0000-4000-8000-000000000000/1";
const unit = z.string(UNIT_RULE).regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[1-9]\d{0,8}$/, UNIT_RULE);

const bySubscription = z.strictObject({ id: subscriptionId });
const byKey = z.strictObject({ id: keyReference });

/** The input of each method. */
export const inputs = {
  createSubscription: z.strictObject({
    plan: z.enum(planNames, `one of ${planNames.join(", ")}`),
    /** Required for a custom plan, refused for any other. */
    requestsPerMonth: wholeNumber(1, 1_000_000_000).optional(),
    email: z.email("an e-mail address").max(254, "an e-mail address"),
    endDate,
    status: z.enum(["active", "pending"], "active or pending").default("active"),
  }),
  listSubscriptions: z.strictObject({}),
  showSubscription: bySubscription,
  /** In force when a key is next read, within a second, in the month that runs. */
  changePlan: z.strictObject({
    id: subscriptionId,
    plan: z.enum(planNames, `one of ${planNames.join(", ")}`),
    requestsPerMonth: wholeNumber(1, 1_000_000_000).optional(),
  }),
  /** `endDate` or `months`, which count from the old end. */
  renewSubscription: z.strictObject({
    id: subscriptionId,
    endDate: endDate.optional(),
    months: wholeNumber(1, 120).optional(),
  }),
  cancelSubscription: bySubscription,
  suspendSubscription: bySubscription,
  activateSubscription: bySubscription,
  createKey: z.strictObject({
    kind: z.enum(["secret", "publishable"], "secret or publishable"),
    subscriptionId,
    name,
    origins: origins.optional(),
    burstPerSecond: wholeNumber(1, 100_000).optional(),
  }),
  listKeys: z.strictObject({ subscriptionId: subscriptionId.optional() }),
  showKey: byKey,
  revokeKey: byKey,
  /** Older secrets open the key for this many seconds more. */
  rotateKey: z.strictObject({ id: keyReference, graceSeconds: wholeNumber(0, LONGEST_GRACE_SECONDS).default(0) }),
  /** In place of those it has. */
  setKeyOrigins: z.strictObject({ id: keyReference, origins }),
  /** Sign-ins in force, of all keys or of one. */
  listGrants: z.strictObject({ key: keyReference.optional() }),
  endGrant: z.strictObject({ id: grantId }),
  /** Calendar feeds in force, of all keys or of one. */
  listFeeds: z.strictObject({ key: keyReference.optional() }),
  revokeFeed: z.strictObject({ id: feedId }),
  /** Webhooks, of all keys or of one. */
  listWebhooks: z.strictObject({ key: keyReference.optional() }),
  removeWebhook: z.strictObject({ id: webhookId }),
  usage: z.strictObject({
    /** The current month of the ledger's clock by default. */
    month: month.optional(),
    key: usageKey.optional(),
    by: z
      .array(z.enum(USAGE_PARTS, `one of ${USAGE_PARTS.join(", ")}`), `a list of ${USAGE_PARTS.join(", ")}`)
      .max(20)
      .default(["key"]),
  }),
  reconcile: z.strictObject({ month: month.optional() }),
  /** A unit that was granted and never answered; once. */
  giveBack: z.strictObject({ unit }),
  audit: z.strictObject({ limit: wholeNumber(1, 1000).default(50) }),
  status: z.strictObject({}),
} as const satisfies Record<string, z.ZodObject>;

export type Method = keyof typeof inputs;

/** Input before parsing: members with a default may be missing. */
export type InputOf<Name extends Method> = z.input<(typeof inputs)[Name]>;

/** @throws AdministrationError `invalid`, naming every field that is wrong. */
export function read<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AdministrationError("invalid", result.error.issues.map(problemOf).join(" "));
}

function problemOf(issue: z.core.$ZodIssue): string {
  const at = issue.path.join(".");
  if (issue.code === "unrecognized_keys") return `There is no field ${issue.keys.join(", ")} here.`;
  if (at === "") return "The input has to be a JSON object.";
  return `${at} has to be ${issue.message}.`;
}
