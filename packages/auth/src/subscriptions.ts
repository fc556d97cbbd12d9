import { InvariantError } from "@almagest/operation";

export const SUBSCRIPTION_STATUSES = ["active", "cancelled", "suspended", "expired", "pending"] as const;

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Requests in a UTC calendar month. A `custom` plan has its own number. */
export const PLANS = {
  starter: 50_000,
  growth: 250_000,
  business: 1_000_000,
  scale: 3_000_000,
} as const satisfies Record<string, number>;

export type Plan = keyof typeof PLANS | "custom";

/** The plan that someone has paid for. */
export interface Subscription {
  readonly id: string;
  readonly plan: Plan;
  /** Requests in a UTC calendar month, a whole number of 1 or more. */
  readonly requestsPerMonth: number;
  readonly email: string;
  /** The recorded status; `statusAt` gives the one at an instant. */
  readonly status: SubscriptionStatus;
  /** The first instant after the period, epoch milliseconds: usable in `[…, end)`. */
  readonly endEpochMs: number;
}

export type MayCall =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: "subscription_not_found" | "subscription_inactive"; readonly message: string };

/**
 * The requests per month of a plan.
 * @throws InvariantError for a custom plan without a whole number of 1 or more, and for another plan with a number that
 * is not its own.
 */
export function requestsPerMonthOf(plan: Plan, custom?: number): number {
  const own = plan === "custom" ? custom : PLANS[plan];
  const isOwn = custom === undefined || custom === own;
  if (own === undefined || !Number.isSafeInteger(own) || own < 1 || !isOwn) {
    throw new InvariantError("the requests per month do not fit the plan", { plan, custom });
  }
  return own;
}

type Period = Pick<Subscription, "status" | "endEpochMs">;

/**
 * The status at an instant, without a scheduled job: a status in force becomes `expired` from `endEpochMs` on. A
 * checkout that was never paid stays `pending`.
 */
export function statusAt(subscription: Period, nowEpochMs: number): SubscriptionStatus {
  const { status, endEpochMs } = subscription;
  return status === "pending" || nowEpochMs < endEpochMs ? status : "expired";
}

/** Whether the subscription behind a key lets it call: active, cancelled and suspended until the end of the period. */
export function mayCall(subscription: Period | undefined, nowEpochMs: number): MayCall {
  if (subscription === undefined) {
    const message = "The subscription behind this API key no longer exists. Subscribe again to get a new key.";
    return { ok: false, code: "subscription_not_found", message };
  }
  const status = statusAt(subscription, nowEpochMs);
  if (status === "expired") return inactive("The subscription behind this API key has ended. Renew it to go on.");
  if (status === "pending") return inactive("The subscription behind this API key is not paid yet.");
  return { ok: true };
}

/**
 * Extends the period in place, and puts the subscription in force again.
 * @throws InvariantError where the new end is not a whole number of milliseconds after the old one.
 */
export function renew(subscription: Subscription, endEpochMs: number): Subscription {
  if (!Number.isSafeInteger(endEpochMs) || endEpochMs <= subscription.endEpochMs) {
    throw new InvariantError("a renewal extends the period", { from: subscription.endEpochMs, to: endEpochMs });
  }
  return { ...subscription, status: "active", endEpochMs };
}

function inactive(message: string): MayCall {
  return { ok: false, code: "subscription_inactive", message };
}
