import type { Catalogue } from "@almagest/catalog";
import { NOTHING_INSIDE } from "./inside";
import { type WebhookDesk, webhookDesk } from "./manage";
import { webhookReader } from "./request";
import type { Webhooks } from "./webhooks";

interface DeskOf {
  readonly webhooks?: Webhooks | undefined;
  readonly catalogue: Catalogue;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The desk of a service, for REST and for tools. */
export function webhookDeskOf({ webhooks, catalogue, now }: DeskOf): WebhookDesk {
  return webhookDesk({ webhooks, read: webhookReader(catalogue, webhooks?.inside ?? NOTHING_INSIDE), now });
}
