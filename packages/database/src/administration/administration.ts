import type { Database } from "../connection";
import type { Desk } from "./desk";
import { listFeeds, revokeFeed } from "./feeds";
import { giveUnitBack } from "./give-back";
import { endGrant, listGrants } from "./grants";
import { type InputOf, inputs, type Method, read } from "./inputs";
import { createKey, listKeys, revokeKey, rotateKey, setKeyOrigins, showKey } from "./keys";
import { reconcile } from "./reconciliation";
import type { OutputOf } from "./records";
import { audit, status } from "./reports";
import {
  changePlan,
  createSubscription,
  listSubscriptions,
  moveSubscription,
  renewSubscription,
  showSubscription,
} from "./subscriptions";
import { usage } from "./usage";
import { listWebhooks, removeWebhook } from "./webhooks";

/**
 * Every administrative change and report, from plain JSON to plain JSON. A change and its audit entry are one
 * transaction. Refusals are AdministrationErrors.
 */
export type Administration = {
  readonly [Name in Method]: (input: InputOf<Name>) => Promise<OutputOf<Name>>;
};

/** Administration of a database that is open and migrated; `status` also of one that is not. */
export function createAdministration(
  database: Database,
  clock: { readonly now: () => number },
  random: (byteCount: number) => Uint8Array,
  actor: string,
): Administration {
  const desk: Desk = { database, now: () => clock.now(), random, actor };
  return {
    createSubscription: (input) => createSubscription(desk, input),
    listSubscriptions: async (input) => {
      read(inputs.listSubscriptions, input);
      return listSubscriptions(desk);
    },
    showSubscription: (input) => showSubscription(desk, input),
    changePlan: (input) => changePlan(desk, input),
    renewSubscription: (input) => renewSubscription(desk, input),
    cancelSubscription: (input) => moveSubscription(desk, "cancel", input),
    suspendSubscription: (input) => moveSubscription(desk, "suspend", input),
    activateSubscription: (input) => moveSubscription(desk, "activate", input),
    createKey: (input) => createKey(desk, input),
    listKeys: (input) => listKeys(desk, input),
    showKey: (input) => showKey(desk, input),
    revokeKey: (input) => revokeKey(desk, input),
    rotateKey: (input) => rotateKey(desk, input),
    setKeyOrigins: (input) => setKeyOrigins(desk, input),
    listGrants: (input) => listGrants(desk, input),
    endGrant: (input) => endGrant(desk, input),
    listFeeds: (input) => listFeeds(desk, input),
    revokeFeed: (input) => revokeFeed(desk, input),
    listWebhooks: (input) => listWebhooks(desk, input),
    removeWebhook: (input) => removeWebhook(desk, input),
    usage: (input) => usage(desk, input),
    reconcile: (input) => reconcile(desk, input),
    giveBack: (input) => giveUnitBack(desk, input),
    audit: (input) => audit(desk, input),
    status: async (input) => {
      read(inputs.status, input);
      return status(desk);
    },
  };
}
