import type { Result } from "./requests";

/** The kinds of events, each with what its operation takes without dates and count; `{}` for all by default. */
export interface WebhookEvents {
  /** `findStations` */
  readonly stations?: object;
  /** `findIngresses` */
  readonly ingresses?: object;
  /** `getUpcomingMoonPhases` */
  readonly lunations?: object;
  /** `findEclipses` */
  readonly eclipses?: object;
  /** `findVoidMoons` */
  readonly voidMoons?: object;
  /** `forecastTransits`, which needs `birthData`. */
  readonly transits?: object;
}

/** The events that a webhook is to tell, and its receiver. */
export interface AskedWebhook {
  /** The https address of the receiver. */
  readonly url: string;
  readonly events: WebhookEvents;
  /** Language of the deliveries; `en` by default. */
  readonly lang?: string;
  /** A secret of your own: `whsec_` and 24 to 64 random bytes in base64. Left out, the service makes one. */
  readonly secret?: string;
}

/** A webhook, without its secret and without births. Instants are ISO 8601, UTC. */
export interface Webhook {
  readonly id: string;
  /** Null where no key of the installation opens it any more. */
  readonly url: string | null;
  readonly events: readonly (keyof WebhookEvents)[];
  /** The options that each of its kinds was made with, without births. */
  readonly options: WebhookEvents;
  readonly lang: string | null;
  readonly state: "active" | "disabled";
  readonly createdAt: string;
  readonly disabledAt: string | null;
  readonly disabledFor: "failures" | "gone" | null;
  /** The first failure since a delivery was accepted. */
  readonly failingSince: string | null;
  /** Events that happened and are not accepted yet. */
  readonly undelivered: number;
}

/** A new webhook. Its secret is not told again. */
export interface NewWebhook extends Webhook {
  readonly secret: string;
}

/** A delivery, without its content. Instants are ISO 8601, UTC. */
export interface WebhookDelivery {
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
  readonly lastProblem: "unreachable" | "timed_out" | "no_units" | "too_old" | null;
}

/** The new secret of a webhook. */
export interface NewWebhookSecret {
  readonly id: string;
  readonly secret: string;
  /** Until then the old one signs too; null where it ended at once. */
  readonly oldUntil: string | null;
}

/** Webhooks of a secret key. Managing them costs nothing; a delivery or test that is accepted costs a unit. */
export interface Webhooks {
  readonly make: (asked: AskedWebhook) => Promise<Result<NewWebhook>>;
  readonly list: () => Promise<Result<{ readonly webhooks: readonly Webhook[] }>>;
  /** One of the list. */
  readonly get: (id: string) => Promise<Result<Webhook>>;
  /** Sends a test now. */
  readonly test: (id: string) => Promise<Result<{ readonly delivery: WebhookDelivery; readonly ms: number }>>;
  /** Puts a disabled one in force, after a challenge. */
  readonly enable: (id: string) => Promise<Result<Webhook>>;
  readonly replaceSecret: (
    id: string,
    asked?: { readonly secret?: string; readonly graceHours?: number },
  ) => Promise<Result<NewWebhookSecret>>;
  /** The latest hundred. */
  readonly deliveries: (id: string) => Promise<Result<{ readonly deliveries: readonly WebhookDelivery[] }>>;
  /** Sends a delivery again, with the same id and bytes. */
  readonly redeliver: (id: string, deliveryId: string) => Promise<Result<WebhookDelivery>>;
  readonly remove: (id: string) => Promise<Result<{ readonly removed: string }>>;
}
