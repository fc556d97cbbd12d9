import type { StoredDelivery, StoredWebhook } from "@almagest/database";
import { memberKey } from "@almagest/operation";
import { EVENT_NAMES, type EventName, type Row } from "./kinds";
import type { WebhookContent } from "./sealed";

/** A webhook as the owner of its key reads it: without births, and without its secret. */
export interface WebhookRecord {
  readonly id: string;
  /** Null where no key of the installation opens it any more. */
  readonly url: string | null;
  readonly events: readonly EventName[];
  /** The options that each kind was made with, without births. */
  readonly options: Readonly<Partial<Record<EventName, Row>>>;
  readonly lang: string | null;
  readonly state: "active" | "disabled";
  readonly createdAt: string;
  readonly disabledAt: string | null;
  /** `failures`: nothing was accepted for days. `gone`: the receiver answered 410. */
  readonly disabledFor: "failures" | "gone" | null;
  /** The first failure since a delivery was accepted. */
  readonly failingSince: string | null;
  /** Events that have happened and are not accepted yet. */
  readonly undelivered: number;
}

/** A delivery as the owner of its key reads it. */
export interface DeliveryRecord {
  /** The `webhook-id` of its requests. */
  readonly id: string;
  readonly type: string;
  readonly occursAt: string;
  readonly state: "pending" | "accepted" | "failed";
  readonly attempts: number;
  readonly nextAttemptAt: string | null;
  readonly waitsForUnits: boolean;
  readonly settledAt: string | null;
  readonly lastStatus: number | null;
  /** For lack of an answer: `unreachable`, `timed_out`, `no_units` or `too_old`. */
  readonly lastProblem: string | null;
}

export function webhookRecord(stored: StoredWebhook, content: WebhookContent | undefined): WebhookRecord {
  const { id, createdEpochMs, disabled, failingSinceEpochMs, undelivered } = stored;
  return {
    id,
    url: content?.url ?? null,
    events: EVENT_NAMES.filter((name) => content?.events[name] !== undefined),
    options: optionsTold(content),
    lang: content?.lang ?? null,
    state: disabled === undefined ? "active" : "disabled",
    createdAt: instant(createdEpochMs),
    disabledAt: disabled === undefined ? null : instant(disabled.epochMs),
    disabledFor: disabled?.reason ?? null,
    failingSince: failingSinceEpochMs === undefined ? null : instant(failingSinceEpochMs),
    undelivered,
  };
}

function optionsTold(content: WebhookContent | undefined): WebhookRecord["options"] {
  return Object.fromEntries(
    EVENT_NAMES.flatMap((name) => {
      const input = content?.events[name];
      if (input === undefined) return [];
      return [[name, Object.fromEntries(Object.entries(input).filter(([option]) => !isBirth(option)))]];
    }),
  );
}

/** In any spelling: `birthData`, `birth_data`. */
function isBirth(option: string): boolean {
  return memberKey(option).startsWith(memberKey("birth"));
}

export function deliveryRecord(stored: StoredDelivery): DeliveryRecord {
  const { id, type, occursEpochMs, state, attempts, nextEpochMs, waitsForUnits, settledEpochMs } = stored;
  return {
    id,
    type,
    occursAt: instant(occursEpochMs),
    state,
    attempts,
    nextAttemptAt: nextEpochMs === undefined ? null : instant(nextEpochMs),
    waitsForUnits,
    settledAt: settledEpochMs === undefined ? null : instant(settledEpochMs),
    lastStatus: stored.lastStatus ?? null,
    lastProblem: stored.lastProblem ?? null,
  };
}

function instant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
