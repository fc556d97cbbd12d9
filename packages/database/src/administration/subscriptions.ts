import { InvariantError } from "@almagest/operation";
import { asc, eq } from "drizzle-orm";
import type { Drizzle } from "../connection";
import { subscription } from "../schema";
import { change, type Desk, LEDGER_NOW, newId } from "./desk";
import { type InputOf, inputs, read } from "./inputs";
import { keyRecords } from "./key-records";
import type { OutputOf, SubscriptionRecord } from "./records";
import {
  lockedSubscription,
  type SubscriptionRow,
  statusNow,
  storedSubscription,
  subscriptionOf,
  subscriptionRecordOf,
} from "./subscription-row";
import { futureEnd, nextStatus, renewed, requestsOf, requireOneEnd, type Transition } from "./subscription-rules";

export async function createSubscription(
  desk: Desk,
  input: InputOf<"createSubscription">,
): Promise<SubscriptionRecord> {
  const { plan, requestsPerMonth: asked, email, endDate, status } = read(inputs.createSubscription, input);
  const requestsPerMonth = requestsOf(plan, asked);
  const endAt = new Date(futureEnd(endDate, desk.now()));
  const id = newId("sub", desk.random);
  return change(desk, "subscriptions.create", async (transaction) => {
    const row = { id, plan, requestsPerMonth, email, status, endAt, createdAt: LEDGER_NOW };
    const [stored] = await transaction.insert(subscription).values(row).returning();
    const result = recordOf(stored, desk);
    const details = { plan, requestsPerMonth, email, status, endDate: result.endDate };
    return { result, subject: id, details };
  });
}

export async function listSubscriptions(desk: Desk): Promise<OutputOf<"listSubscriptions">> {
  const rows = await desk.database.drizzle
    .select()
    .from(subscription)
    .orderBy(asc(subscription.createdAt), asc(subscription.id));
  return { subscriptions: rows.map((row) => recordOf(row, desk)) };
}

export async function showSubscription(
  desk: Desk,
  input: InputOf<"showSubscription">,
): Promise<OutputOf<"showSubscription">> {
  const { id } = read(inputs.showSubscription, input);
  const row = await storedSubscription(desk.database.drizzle, id);
  return {
    subscription: recordOf(row, desk),
    keys: await keyRecords(desk, desk.database.drizzle, { subscriptionId: id }),
  };
}

/** Units already counted this month stay counted, so a smaller plan may be used up at once. */
export async function changePlan(desk: Desk, input: InputOf<"changePlan">): Promise<SubscriptionRecord> {
  const { id, plan, requestsPerMonth: asked } = read(inputs.changePlan, input);
  const requestsPerMonth = requestsOf(plan, asked);
  return change(desk, "subscriptions.plan", async (transaction) => {
    const old = await lockedSubscription(transaction, id);
    const result = await update(transaction, desk, { id, plan, requestsPerMonth });
    const from = { plan: old.plan, requestsPerMonth: old.requestsPerMonth };
    return { result, subject: id, details: { from, to: { plan, requestsPerMonth } } };
  });
}

export async function renewSubscription(desk: Desk, input: InputOf<"renewSubscription">): Promise<SubscriptionRecord> {
  const { id, ...renewal } = read(inputs.renewSubscription, input);
  requireOneEnd(renewal);
  return change(desk, "subscriptions.renew", async (transaction) => {
    const old = await lockedSubscription(transaction, id);
    const { status, endEpochMs } = renewed(subscriptionOf(old), renewal, desk.now());
    const result = await update(transaction, desk, { id, status, endAt: new Date(endEpochMs) });
    const from = { status: statusNow(old, desk.now()), endDate: old.endAt.toISOString() };
    return { result, subject: id, details: { from, to: { status, endDate: result.endDate } } };
  });
}

const ACTIONS = {
  activate: "subscriptions.activate",
  cancel: "subscriptions.cancel",
  suspend: "subscriptions.suspend",
} as const satisfies Record<Transition, string>;

export async function moveSubscription(
  desk: Desk,
  transition: Transition,
  input: InputOf<"cancelSubscription">,
): Promise<SubscriptionRecord> {
  const { id } = read(inputs.cancelSubscription, input);
  return change(desk, ACTIONS[transition], async (transaction) => {
    const old = await lockedSubscription(transaction, id);
    const from = statusNow(old, desk.now());
    const to = nextStatus(transition, id, from);
    if (to === "active") futureEnd(old.endAt.toISOString(), desk.now());
    const result = await update(transaction, desk, { id, status: to });
    return { result, subject: id, details: { from, to, endDate: result.endDate } };
  });
}

type Update = Pick<SubscriptionRow, "id"> &
  Partial<Pick<SubscriptionRow, "status" | "endAt" | "plan" | "requestsPerMonth">>;

async function update(transaction: Drizzle, desk: Desk, { id, ...values }: Update): Promise<SubscriptionRecord> {
  const [row] = await transaction.update(subscription).set(values).where(eq(subscription.id, id)).returning();
  return recordOf(row, desk);
}

function recordOf(row: SubscriptionRow | undefined, desk: Desk): SubscriptionRecord {
  if (row === undefined) throw new InvariantError("a statement answers the row it wrote");
  return subscriptionRecordOf(row, desk.now());
}
