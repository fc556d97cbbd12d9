import { createHash } from "node:crypto";
import { deliveryId } from "@almagest/auth";
import { type HeldPlan, type PlannedDelivery, TRIED_HOURS, type WebhookQueue } from "@almagest/database";
import { InvariantError, isRecord } from "@almagest/operation";
import type { Compute } from "./compute";
import { EVENT_KINDS, type EventKind, type Row } from "./kinds";
import type { WebhookContent, WebhookSealer } from "./sealed";

const DAY_MS = 86_400_000;
/** Events are computed by weeks of this grid, in whichever moment: a search in other days may round another way. */
const WEEK_MS = 7 * DAY_MS;
/** The days that are planned ahead at least, and how long before their end the next ones are. */
const [AHEAD_DAYS, EARLY_DAYS] = [2, 1];
const ID_BYTES = 10;

export interface PlanParts {
  readonly queue: WebhookQueue;
  readonly sealer: WebhookSealer;
  readonly compute: Compute;
}

/** Computes the next days of a webhook and writes their events to the queue. */
export async function plan(parts: PlanParts, held: HeldPlan, sender: string): Promise<void> {
  const { queue, sealer } = parts;
  const { webhookId, nowEpochMs } = held;
  const content = sealer.openWebhook(webhookId, held.sealed);
  if (content === undefined) throw new Error(`no key of ALMAGEST_SEAL_KEYS opens the webhook ${webhookId}`);
  // An old key of the installation can be left out once all are sealed with the new one.
  if (!sealer.isCurrent(held.sealed)) {
    await queue.reseal(webhookId, held.sealed, sealer.sealWebhook(webhookId, content));
  }
  // After a long outage the news of weeks ago are none.
  const fromEpochMs = Math.max(held.fromEpochMs, nowEpochMs - TRIED_HOURS * 3_600_000);
  const untilEpochMs = weekOf(Math.max(fromEpochMs, nowEpochMs) + AHEAD_DAYS * DAY_MS) + WEEK_MS;
  const events = await eventsOf(parts, { webhookId, content, fromEpochMs, untilEpochMs, nowEpochMs });
  await queue.planned(webhookId, sender, { untilEpochMs, againEpochMs: untilEpochMs - EARLY_DAYS * DAY_MS, events });
}

interface Span {
  readonly webhookId: string;
  readonly content: WebhookContent;
  readonly fromEpochMs: number;
  readonly untilEpochMs: number;
  readonly nowEpochMs: number;
}

type EventParts = Pick<PlanParts, "compute" | "sealer">;

/** Each event from the start on and before the end, as the operation answers it, with its bytes. */
export async function eventsOf(parts: EventParts, span: Span): Promise<readonly PlannedDelivery[]> {
  const { fromEpochMs, untilEpochMs } = span;
  const found = new Map<string, PlannedDelivery>();
  for (const kind of EVENT_KINDS) {
    for (let week = weekOf(fromEpochMs); week < untilEpochMs; week += WEEK_MS) {
      const [start, end] = [Math.max(week, fromEpochMs), Math.min(week + WEEK_MS, untilEpochMs)];
      for (const event of await weekOfKind(parts, { ...span, kind, week })) {
        if (event.occursEpochMs >= start && event.occursEpochMs < end) found.set(event.id, event);
      }
    }
  }
  return [...found.values()];
}

interface Week extends Span {
  readonly kind: EventKind;
  /** Its first instant, epoch milliseconds. */
  readonly week: number;
}

/** The events of one kind that are found around a week, some beside it among them. */
async function weekOfKind(
  { compute, sealer }: EventParts,
  { webhookId, content, nowEpochMs, kind, week }: Week,
): Promise<readonly PlannedDelivery[]> {
  const input = content.events[kind.name];
  if (input === undefined) return [];
  const found: PlannedDelivery[] = [];
  for (const window of kind.windowsOf(week, week + WEEK_MS)) {
    const asked = { ...input, ...window };
    const answer = await compute(kind.operationId, asked, { lang: content.lang, now: nowEpochMs });
    for (const row of rowsOf(answer, kind)) {
      const at = kind.at(row);
      if (typeof at !== "string") continue;
      const id = idOf(webhookId, kind, row);
      const body = bodyOf(kind, { webhookId, at, row, conventions: conventionsOf(answer) });
      found.push({ id, type: kind.type, occursEpochMs: Date.parse(at), sealed: sealer.sealBody(id, body) });
    }
  }
  return found;
}

function weekOf(epochMs: number): number {
  return Math.floor(epochMs / WEEK_MS) * WEEK_MS;
}

/** Of the answer's conventions those of the event: others are of the window, or of the birth, which stays here. */
const TOLD = ["zodiac", "positions", "nodeType", "nearMissOrb", "ephemeris"] as const;

function conventionsOf({ conventions }: Row): Row {
  if (!isRecord(conventions)) return {};
  return Object.fromEntries(TOLD.flatMap((name) => (name in conventions ? [[name, conventions[name]]] : [])));
}

function rowsOf(answer: Row, { rows, operationId }: EventKind): readonly Row[] {
  const list = answer[rows];
  if (!Array.isArray(list)) throw new InvariantError("an answer with events has a list of them", { operationId });
  return list.filter(isRecord);
}

/** The same whenever the event is computed. */
function idOf(webhookId: string, kind: EventKind, row: Row): string {
  const what = [webhookId, kind.type, kind.at(row), ...kind.facts.map((member) => row[member])];
  return deliveryId(new Uint8Array(createHash("sha256").update(JSON.stringify(what)).digest()).subarray(0, ID_BYTES));
}

interface Told {
  readonly webhookId: string;
  readonly at: string;
  readonly row: Row;
  readonly conventions: Row;
}

function bodyOf({ type, operationId }: EventKind, { webhookId, at, row, conventions }: Told): string {
  const data = { webhook: webhookId, operation: operationId, event: row, conventions };
  return JSON.stringify({ type, timestamp: at, data });
}
