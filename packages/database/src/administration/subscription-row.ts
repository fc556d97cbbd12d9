import { type Subscription, type SubscriptionStatus, statusAt } from "@almagest/auth";
import { eq } from "drizzle-orm";
import type { Drizzle } from "../connection";
import { planOf, statusOf } from "../key-store";
import { subscription } from "../schema";
import { AdministrationError } from "./errors";
import type { SubscriptionRecord } from "./records";

export type SubscriptionRow = typeof subscription.$inferSelect;

/** As the rules of @almagest/auth want it. */
export function subscriptionOf({ id, plan, requestsPerMonth, email, status, endAt }: SubscriptionRow): Subscription {
  return { id, plan: planOf(plan), requestsPerMonth, email, status: statusOf(status), endEpochMs: endAt.getTime() };
}

export function statusNow(row: SubscriptionRow, nowEpochMs: number): SubscriptionStatus {
  return statusAt(subscriptionOf(row), nowEpochMs);
}

export function subscriptionRecordOf(row: SubscriptionRow, nowEpochMs: number): SubscriptionRecord {
  return {
    id: row.id,
    plan: row.plan,
    requestsPerMonth: row.requestsPerMonth,
    email: row.email,
    status: statusNow(row, nowEpochMs),
    endDate: row.endAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

/**
 * The row of a subscription, locked until the transaction ends.
 * @throws AdministrationError `not_found`
 */
export async function lockedSubscription(transaction: Drizzle, id: string): Promise<SubscriptionRow> {
  return theOne(id, await transaction.select().from(subscription).where(eq(subscription.id, id)).for("update"));
}

/** @throws AdministrationError `not_found` */
export async function storedSubscription(drizzle: Drizzle, id: string): Promise<SubscriptionRow> {
  return theOne(id, await drizzle.select().from(subscription).where(eq(subscription.id, id)));
}

function theOne(id: string, [row]: readonly SubscriptionRow[]): SubscriptionRow {
  if (row === undefined) {
    throw new AdministrationError("not_found", `There is no subscription ${id}. List those there are, or create one.`);
  }
  return row;
}
