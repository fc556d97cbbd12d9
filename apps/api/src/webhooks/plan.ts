import { createHash } from "node:crypto";
import { deliveryId } from "@almagest/auth";
import type { HeldPlan, PlannedDelivery, WebhookQueue } from "@almagest/database";
import { InvariantError, isRecord } from "@almagest/operation";
import type { Compute } from "./compute";
import { EVENT_KINDS, type EventKind, type Row } from "./kinds";
import type { WebhookContent, WebhookSealer } from "./sealed";

const DAY_MS = 86_400_000;
/** The days ahead whose events are computed at once, and how long before their end the next ones are. */
const [AHEAD_DAYS, EARLY_DAYS] = [7, 1];
const ID_BYTES = 10;

export interface PlanParts {
  readonly queue: WebhookQueue;
  readonly sealer: WebhookSealer;
  readonly compute: Compute;
}

/** Computes the next days of a webhook and writes their events to the queue. */
export async function plan(parts: PlanParts, held: HeldPlan, sender: string): Promise<void> {
  const { queue, sealer } = parts;
  const { webhookId, fromEpochMs, nowEpochMs } = held;
  const content = sealer.openWebhook(webhookId, held.sealed);
  if (content === undefined) throw new Error(`no key of ALMAGEST_SEAL_KEYS opens the webhook ${webhookId}`);
  const untilEpochMs = Math.max(fromEpochMs, nowEpochMs) + AHEAD_DAYS * DAY_MS;
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

/** Each event from the start on and before the end, as the operation answers it, with its bytes. */
export async function eventsOf(
  { compute, sealer }: Pick<PlanParts, "compute" | "sealer">,
  { webhookId, content, fromEpochMs, untilEpochMs, nowEpochMs }: Span,
): Promise<readonly PlannedDelivery[]> {
  const found: PlannedDelivery[] = [];
  for (const kind of EVENT_KINDS) {
    const input = content.events[kind.name];
    if (input === undefined) continue;
    const asked = { ...input, ...kind.windowOf(fromEpochMs, untilEpochMs) };
    const answer = await compute(kind.operationId, asked, { lang: content.lang, now: nowEpochMs });
    for (const row of rowsOf(answer, kind)) {
      const at = kind.at(row);
      const occursEpochMs = typeof at === "string" ? Date.parse(at) : Number.NaN;
      if (!(occursEpochMs >= fromEpochMs && occursEpochMs < untilEpochMs)) continue;
      const id = idOf(webhookId, kind, row);
      const body = bodyOf(kind, { at: String(at), row, conventions: answer["conventions"] });
      found.push({ id, type: kind.type, occursEpochMs, sealed: sealer.sealBody(id, body) });
    }
  }
  return found;
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
  readonly at: string;
  readonly row: Row;
  readonly conventions: unknown;
}

function bodyOf({ type, operationId }: EventKind, { at, row, conventions }: Told): string {
  return JSON.stringify({ type, timestamp: at, data: { operation: operationId, event: row, conventions } });
}
