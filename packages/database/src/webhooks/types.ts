import type { Subscription } from "@almagest/auth";

/** A webhook as it is stored. */
export interface StoredWebhook {
  readonly id: string;
  readonly keyId: string;
  readonly createdEpochMs: number;
  /** Everything private of it, sealed. */
  readonly sealed: string;
  /** Undefined where it is in force. */
  readonly disabled: { readonly epochMs: number; readonly reason: DisabledReason } | undefined;
  /** The first failure since a delivery was accepted. */
  readonly failingSinceEpochMs: number | undefined;
  /** Events that have happened and are not accepted yet. */
  readonly undelivered: number;
}

/** `failures`: its receiver accepted nothing for days. `gone`: its receiver answered 410. */
export type DisabledReason = "failures" | "gone";

export type DeliveryState = "pending" | "accepted" | "failed";

/** A delivery as its owner may read it. */
export interface StoredDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly type: string;
  readonly occursEpochMs: number;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Of a pending one. */
  readonly nextEpochMs: number | undefined;
  readonly waitsForUnits: boolean;
  readonly settledEpochMs: number | undefined;
  readonly lastStatus: number | undefined;
  readonly lastProblem: string | undefined;
}

/** A delivery that this sender holds, until the end of its lease. */
export interface HeldDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly keyId: string;
  readonly type: string;
  /** The bytes to send, sealed. */
  readonly sealed: string;
  /** Of the webhook. */
  readonly sealedWebhook: string;
  /** By the clock of the database. */
  readonly nowEpochMs: number;
  readonly subscription: Pick<Subscription, "status" | "endEpochMs"> | undefined;
}

/** A webhook whose next days this process computes. */
export interface HeldPlan {
  readonly webhookId: string;
  readonly sealed: string;
  readonly fromEpochMs: number;
  readonly nowEpochMs: number;
}

/** An event to tell of. */
export interface PlannedDelivery {
  readonly id: string;
  readonly type: string;
  readonly occursEpochMs: number;
  readonly sealed: string;
}
