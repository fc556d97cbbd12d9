import { renew, requestsPerMonthOf, type Subscription, type SubscriptionStatus } from "@almagest/auth";
import { AdministrationError } from "./errors";

export type Transition = "activate" | "cancel" | "suspend";

/**
 * Allowed changes by current status. A pending subscription cannot be cancelled or suspended: cancelled and suspended
 * ones stay usable until their end, and a pending one was never paid. An expired one is renewed.
 */
const TRANSITIONS = {
  activate: { from: ["pending", "suspended", "cancelled"], to: "active", done: "activated" },
  cancel: { from: ["active", "suspended"], to: "cancelled", done: "cancelled" },
  suspend: { from: ["active"], to: "suspended", done: "suspended" },
} as const satisfies Record<
  Transition,
  { readonly from: readonly SubscriptionStatus[]; readonly to: SubscriptionStatus; readonly done: string }
>;

/**
 * The status after a transition.
 * @throws AdministrationError `conflict`, saying what is possible instead.
 */
export function nextStatus(transition: Transition, id: string, status: SubscriptionStatus): SubscriptionStatus {
  const { from, to, done } = TRANSITIONS[transition];
  if (from.some((known) => known === status)) return to;
  const possible = Object.values(TRANSITIONS).flatMap((other) =>
    other.from.some((known) => known === status) ? [other.done] : [],
  );
  const choices = [...possible, "renewed"].join(" or ");
  throw new AdministrationError("conflict", `${id} is ${status} and cannot be ${done}. It can be ${choices}.`);
}

/** As far as the dates of the service go. */
const LAST_EPOCH_MS = Date.parse("9999-12-31T23:59:59.999Z");

/** The instant of a date (00:00 UTC) or an instant, which has to lie in the future. */
export function futureEnd(text: string, nowEpochMs: number): number {
  return checkedEnd(Date.parse(text), nowEpochMs);
}

function checkedEnd(endEpochMs: number, nowEpochMs: number): number {
  if (!(endEpochMs <= LAST_EPOCH_MS)) {
    throw new AdministrationError("invalid", "endDate has to lie before the year 10000.");
  }
  if (endEpochMs > nowEpochMs) return endEpochMs;
  const [end, now] = [endEpochMs, nowEpochMs].map((epochMs) => new Date(epochMs).toISOString());
  throw new AdministrationError("invalid", `The period would end at ${end}, and it is ${now}. Send a later end.`);
}

export interface Renewal {
  readonly endDate?: string | undefined;
  readonly months?: number | undefined;
}

/** @throws AdministrationError `invalid` for none and for both. */
export function requireOneEnd({ endDate, months }: Renewal): void {
  if ((endDate === undefined) !== (months === undefined)) return;
  throw new AdministrationError("invalid", "Send endDate, or months, which count from the present end.");
}

/** @throws AdministrationError `invalid` for an end that is not later than the old one, or not in the future. */
export function renewed(subscription: Subscription, renewal: Renewal, nowEpochMs: number): Subscription {
  const { endDate, months } = renewal;
  const oldEpochMs = subscription.endEpochMs;
  const asked = endDate === undefined ? monthsAfter(oldEpochMs, months ?? 0) : Date.parse(endDate);
  const endEpochMs = checkedEnd(asked, nowEpochMs);
  if (endEpochMs <= oldEpochMs) {
    const old = new Date(oldEpochMs).toISOString();
    throw new AdministrationError("invalid", `A renewal extends the period, which ends at ${old}. Send a later end.`);
  }
  return renew(subscription, endEpochMs);
}

/** The same day and time of a later month, UTC; its last day where it is shorter. */
function monthsAfter(epochMs: number, months: number): number {
  const date = new Date(epochMs);
  const [year, monthIndex0, day] = [date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, monthIndex0 + 1, 0)).getUTCDate();
  return Date.UTC(year, monthIndex0, Math.min(day, lastDay)) + (epochMs % DAY_MS);
}

const DAY_MS = 86_400_000;

/** @throws AdministrationError `invalid` for a number without a custom plan, and for a custom plan without one. */
export function requestsOf(plan: Subscription["plan"], asked: number | undefined): number {
  if (plan === "custom" && asked === undefined) {
    throw new AdministrationError("invalid", "A custom plan needs requestsPerMonth, a whole number of 1 or more.");
  }
  if (plan !== "custom" && asked !== undefined) {
    const own = requestsPerMonthOf(plan);
    const message = `The plan ${plan} has ${own} requests per month. Leave requestsPerMonth out, or take the plan custom.`;
    throw new AdministrationError("invalid", message);
  }
  return requestsPerMonthOf(plan, asked);
}
