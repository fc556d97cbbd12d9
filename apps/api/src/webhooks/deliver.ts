import { mayCall } from "@almagest/auth";
import { type FailedTry, type HeldDelivery, TRIED_HOURS, type WebhookQueue } from "@almagest/database";
import type { UnitOfDelivery } from "@almagest/quota";
import { type Courier, isAccepted, type Posted } from "./courier";
import { EVENT_KINDS, TEST_TYPE } from "./kinds";
import type { WebhookSealer } from "./sealed";

/** The outcome of a try. */
export type Tried =
  | { readonly fate: "accepted"; readonly status: number }
  | ({ readonly fate: "failed" } & FailedTry)
  /** With the seconds until there may be one. */
  | { readonly fate: "no_units"; readonly seconds: number }
  /** Not tried, or nobody knows: it is due again. */
  | { readonly fate: "open" };

export interface DeliverParts {
  readonly queue: WebhookQueue;
  readonly sealer: WebhookSealer;
  readonly courier: Courier;
  readonly takeUnit: (delivery: { deliveryId: string; heldBy: string; operationId: string }) => Promise<UnitOfDelivery>;
  /** From 0 to 1. */
  readonly chance: () => number;
  /** Epoch milliseconds: receivers compare it with their own clocks. */
  readonly now: () => number;
}

/** Pauses after each try that failed, as Standard Webhooks recommends them: a day in all, with the chance added. */
export const RETRY_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 14_400] as const;
/** The part of a pause that chance adds at most: receivers that come back are not met by all at once. */
const CHANCE = 0.1;
const TRIED_SECONDS = TRIED_HOURS * 3_600;
const UNREADABLE_SECONDS = 3_600;
const PAUSED_SECONDS = 3_600;

const OPERATION_OF = new Map(EVENT_KINDS.map(({ type, operationId }) => [type, operationId]));

/**
 * Tries a delivery that this sender holds. Its unit is taken before the first try and stays with it, so that tries after
 * that cost nothing; it goes back where the delivery is given up.
 * @param isLate whether the time of the holder is nearly over.
 */
export async function deliver(
  parts: DeliverParts,
  held: HeldDelivery,
  { sender, isLate }: { readonly sender: string; readonly isLate: () => boolean },
): Promise<Tried> {
  const { queue, sealer, courier } = parts;
  const { id, nowEpochMs } = held;
  const isTest = held.type === TEST_TYPE;
  const withoutUnit = async (seconds: number): Promise<Tried> => {
    if (isTest) await queue.givenUp(id, sender, { status: undefined, problem: "no_units", why: "test" });
    else await queue.waits(held, sender, seconds);
    return { fate: "no_units", seconds };
  };
  if (!mayCall(held.subscription, nowEpochMs).ok) return withoutUnit(PAUSED_SECONDS);
  const content = sealer.openWebhook(held.webhookId, held.sealedWebhook);
  const body = sealer.openBody(id, held.sealed);
  if (content === undefined || body === undefined) {
    await queue.letGo(id, sender, UNREADABLE_SECONDS);
    throw new Error(`no key of ALMAGEST_SEAL_KEYS opens the delivery ${id}`);
  }
  const operationId = OPERATION_OF.get(held.type) ?? held.type;
  const unit = await parts.takeUnit({ deliveryId: id, heldBy: sender, operationId });
  if (unit.fate === "none") return withoutUnit(unit.monthSeconds);
  // A process that was stopped for a while must not send what another one has taken since.
  if (unit.fate === "lost" || isLate()) return { fate: "open" };
  const posted = await courier.post(content.url, { id, body, secrets: content.secrets, nowEpochMs: parts.now() });
  if (posted.kind === "stopped") {
    await queue.letGo(id, sender, 0);
    return { fate: "open" };
  }
  if (posted.kind === "answered" && isAccepted(posted.status)) {
    await queue.accepted(id, posted.status);
    return { fate: "accepted", status: posted.status };
  }
  return failedTry(parts, { id, sender, isTest, unit, posted });
}

interface Failing {
  readonly id: string;
  readonly sender: string;
  readonly isTest: boolean;
  readonly unit: Extract<UnitOfDelivery, { fate: "taken" }>;
  readonly posted: Exclude<Posted, { kind: "stopped" }>;
}

async function failedTry({ queue, chance }: DeliverParts, failing: Failing): Promise<Tried> {
  const { id, sender, isTest, unit, posted } = failing;
  const failed: FailedTry =
    posted.kind === "answered"
      ? { status: posted.status, problem: undefined }
      : { status: undefined, problem: posted.kind };
  const nextSeconds = isTest || failed.status === GONE ? undefined : pauseAfter(unit, posted, chance());
  if (nextSeconds === undefined) {
    const why = isTest ? "test" : failed.status === GONE ? "gone" : "tries";
    await queue.givenUp(id, sender, { ...failed, why });
  } else await queue.failed(id, sender, { ...failed, nextSeconds });
  return { fate: "failed", ...failed };
}

/** The receiver wants no more, by Standard Webhooks. */
const GONE = 410;

/** Seconds to the next try, which a receiver may put off; undefined where the tries are over. */
export function pauseAfter(
  { attempts, triedSeconds }: Pick<Failing["unit"], "attempts" | "triedSeconds">,
  posted: Posted,
  chance: number,
): number | undefined {
  const pause = RETRY_SECONDS[attempts - 1];
  if (pause === undefined || triedSeconds + pause > TRIED_SECONDS) return undefined;
  const asked = posted.kind === "answered" && /^\d{1,6}$/.test(posted.retryAfter ?? "") ? Number(posted.retryAfter) : 0;
  return Math.min(Math.max(pause * (1 + CHANCE * chance), asked), TRIED_SECONDS - triedSeconds);
}
