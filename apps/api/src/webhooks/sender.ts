import { setTimeout as wait } from "node:timers/promises";
import type { HeldDelivery } from "@almagest/database";
import type { ServiceLog } from "../log";
import { type DeliverParts, deliver, type Tried } from "./deliver";
import { type PlanParts, plan } from "./plan";

/** Sends what is due, in one process of any number. */
export interface Sender {
  /** Looks at the queue now: something was put in. */
  wake(): void;
  /** A name under which to hold a delivery, and its time. */
  holder(): Holder;
  /** Tries a delivery that the holder holds. */
  deliverNow(deliveryId: string, holder: Holder): Promise<Tried>;
  /** Begins nothing more, and cuts off what is under way after this long: it is sent again. */
  stop(graceMs: number): Promise<void>;
}

export interface Holder {
  readonly sender: string;
  readonly leaseSeconds: number;
}

export interface SenderParts extends DeliverParts, PlanParts {
  readonly log: Pick<ServiceLog, "error">;
  /** Names this process. */
  readonly name: string;
  /** Ends all requests under way. */
  readonly cut: () => void;
  readonly leaseSeconds?: number;
  /** The longest pause between two looks at the queue: an installation without webhooks asks so often. */
  readonly idleSeconds?: number;
}

const LEASE_SECONDS = 60;
/** A request takes 15 seconds and its name five. */
const NEEDED_MS = 25_000;
/** A plan that failed is tried again after it. */
const PLAN_SECONDS = 300;
const IDLE_SECONDS = 30;
const MOST_AT_ONCE = 8;
const FIRST_PAUSE_SECONDS = 0.25;

export function startSender(parts: SenderParts): Sender {
  const { queue, log, name, leaseSeconds = LEASE_SECONDS, idleSeconds = IDLE_SECONDS } = parts;
  const underWay = new Set<Promise<unknown>>();
  let holders = 0;
  let isStopping = false;
  let isAwake = false;
  let rouse = (): void => undefined;
  let planning: Promise<void> | undefined;

  const wake = (): void => {
    isAwake = true;
    rouse();
  };

  /** A new name for each hold: a process must not take its own earlier hold, which has ended, for the present one. */
  const holder = (): Holder => {
    holders += 1;
    return { sender: `${name}/${holders}`, leaseSeconds };
  };

  const tracked = <Value>(work: Promise<Value>): Promise<Value> => {
    underWay.add(work);
    const over = (): void => {
      underWay.delete(work);
      wake();
    };
    work.then(over, over);
    return work;
  };

  const tryOne = (held: HeldDelivery, sender: string): Promise<Tried> => {
    const endMs = performance.now() + leaseSeconds * 1000 - Math.min(NEEDED_MS, leaseSeconds * 500);
    return tracked(deliver(parts, held, { sender, isLate: () => performance.now() > endMs }));
  };

  const deliverDue = async (): Promise<boolean> => {
    const room = MOST_AT_ONCE - underWay.size;
    if (room <= 0) return false;
    const { sender } = holder();
    const due = await queue.claim(sender, room, leaseSeconds);
    for (const held of due) tryOne(held, sender).catch(told("a delivery was not tried"));
    return due.length > 0;
  };

  const told =
    (message: string) =>
    (error: unknown): void =>
      log.error({ message, error });

  const planDue = async (): Promise<boolean> => {
    if (planning !== undefined) return false;
    const { sender } = holder();
    const held = await queue.claimPlan(sender, PLAN_SECONDS);
    if (held === undefined) return false;
    planning = plan(parts, held, sender)
      .catch(told("the events of a webhook were not computed"))
      .finally(() => {
        planning = undefined;
        wake();
      });
    return true;
  };

  const round = async (): Promise<boolean> => {
    const [hasPlan, hasDue] = [await planDue(), await deliverDue()];
    return hasPlan || hasDue;
  };

  const pause = async (seconds: number): Promise<void> => {
    if (isAwake || isStopping) return;
    const ended = new AbortController();
    rouse = () => ended.abort();
    await wait(seconds * 1000, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
  };

  const run = async (): Promise<void> => {
    let empty = 0;
    while (!isStopping) {
      isAwake = false;
      try {
        const next = (await queue.secondsToNext()) ?? idleSeconds;
        if (next > 0) {
          empty = 0;
          await pause(Math.min(idleSeconds, next));
          continue;
        }
        empty = (await round()) ? 0 : empty + 1;
        // Deliveries that are due and cannot be taken are another sender's, or wait behind one: the pauses grow.
        if (empty > 0) await pause(Math.min(idleSeconds, FIRST_PAUSE_SECONDS * 2 ** empty));
      } catch (error) {
        empty += 1;
        told("the queue of webhooks was not read")(error);
        await pause(Math.min(idleSeconds, 2 ** empty));
      }
    }
  };
  const running = run();

  return {
    wake,
    holder,
    deliverNow: async (deliveryId, { sender }) => {
      const held = await queue.claimOne(sender, deliveryId, leaseSeconds);
      return held === undefined ? { fate: "open" } : tryOne(held, sender);
    },
    stop: async (graceMs) => {
      isStopping = true;
      rouse();
      await running;
      const all = (): Promise<unknown> => Promise.allSettled([...underWay, planning]);
      await Promise.race([all(), wait(graceMs, undefined, { ref: false })]);
      if (underWay.size > 0) {
        parts.cut();
        await all();
      }
    },
  };
}
