import type { Administration } from "@almagest/database";
import { expect } from "vitest";
import type { Place } from "./ways";

export const NOW = "2030-05-31T10:00:00.000Z";
export const END = "2030-06-30T00:00:00.000Z";

export const refusal = (code: string, message: string | RegExp): object =>
  expect.objectContaining({ name: "AdministrationError", code, message: expect.stringMatching(message) });

/** One way into an empty database, for the tests. */
export interface Bench {
  readonly place: Place;
  readonly administration: Administration;
  readonly subscribe: (more?: object) => ReturnType<Administration["createSubscription"]>;
  readonly createKey: (more?: object) => ReturnType<Administration["createKey"]>;
  /** The audit's actions and subjects, the latest first. */
  readonly actions: () => Promise<readonly string[]>;
}

export function benchAt(place: Place, administration: Administration): Bench {
  const subscribe: Bench["subscribe"] = (more = {}) =>
    administration.createSubscription({ plan: "growth", email: "a@example.com", endDate: "2030-06-30", ...more });
  const createKey: Bench["createKey"] = async (more = {}) => {
    const { id: subscriptionId } = await subscribe();
    return administration.createKey({ kind: "secret", subscriptionId, name: "shop", ...more });
  };
  const actions: Bench["actions"] = async () =>
    (await administration.audit({})).entries.map(({ action, subject }) => `${action} ${subject}`);
  return { place, administration, subscribe, createKey, actions };
}
