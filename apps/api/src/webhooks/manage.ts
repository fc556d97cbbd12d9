import { isIP } from "node:net";
import { type Caller, deliveryId, isDeliveryId, isWebhookId, MOST_WEBHOOKS, newWebhookId } from "@almagest/auth";
import type { StoredWebhook } from "@almagest/database";
import { invalidInput, type Refusal } from "@almagest/pipeline";
import type { Told } from "../rest/managed";
import type { Posted } from "./courier";
import { CHALLENGE_TYPE, TEST_TYPE } from "./kinds";
import { type DeliveryRecord, deliveryRecord, type WebhookRecord, webhookRecord } from "./records";
import type { AskedWebhook, ReadWebhook } from "./request";
import { rotatedSecrets, secretAsked } from "./rotation";
import type { WebhookContent } from "./sealed";
import { newSecret } from "./secret";
import type { Webhooks } from "./webhooks";

/** A new webhook. Its secret is told once. */
export interface NewWebhook extends WebhookRecord {
  readonly secret: string;
}

export interface TestResult {
  readonly delivery: DeliveryRecord;
  /** Milliseconds from the request of the test to its result. */
  readonly ms: number;
}

export interface NewSecret {
  readonly id: string;
  readonly secret: string;
  /** Until then deliveries have a signature by the old one too; null where that ended at once. */
  readonly oldUntil: string | null;
}

/** Everything that the owner of a key does with its webhooks. */
export interface WebhookDesk {
  make(caller: Caller, sent: unknown): Promise<Told<NewWebhook>>;
  list(caller: Caller): Promise<Told<{ readonly webhooks: readonly WebhookRecord[] }>>;
  show(caller: Caller, id: string): Promise<Told<WebhookRecord>>;
  remove(caller: Caller, id: string): Promise<Told<{ readonly removed: string }>>;
  /** Sends a delivery now, once. */
  test(caller: Caller, id: string): Promise<Told<TestResult>>;
  /** Puts it in force again, after a challenge. */
  enable(caller: Caller, id: string): Promise<Told<WebhookRecord>>;
  replaceSecret(caller: Caller, id: string, sent: unknown): Promise<Told<NewSecret>>;
  /** The latest hundred. */
  deliveries(caller: Caller, id: string): Promise<Told<{ readonly deliveries: readonly DeliveryRecord[] }>>;
  /** Begins a delivery anew, with its id and bytes. */
  redeliver(caller: Caller, id: string, deliveryId: string): Promise<Told<DeliveryRecord>>;
}

export interface WebhookDeskParts {
  /** Undefined where the installation has none. */
  readonly webhooks: Webhooks | undefined;
  readonly read: (sent: unknown, nowEpochMs: number) => ReadWebhook;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Challenges that a key may ask for in an hour. */
const MOST_CHALLENGES = 60;
const ID_BYTES = 10;
const CHALLENGE_BYTES = 24;

/** The desk of a service, for REST and for tools. */
export function webhookDesk({ webhooks, read, now }: WebhookDeskParts): WebhookDesk {
  const on = async <Value>(caller: Caller, run: (open: Webhooks) => Promise<Told<Value>>): Promise<Told<Value>> => {
    const refusal = refusalOf(caller);
    if (refusal !== undefined) return refused(refusal);
    return webhooks === undefined ? refused(OFF) : run(webhooks);
  };
  const onOne = <Value>(
    caller: Caller,
    id: string,
    run: (open: Webhooks, stored: StoredWebhook) => Promise<Told<Value>>,
  ): Promise<Told<Value>> =>
    on(caller, async (open) => {
      const [stored] = isWebhookId(id) ? await open.store.of(caller.keyId, id) : [];
      return stored === undefined ? refused(NO_WEBHOOK) : run(open, stored);
    });
  return {
    make: (caller, sent) => on(caller, (open) => made(open, { keyId: caller.keyId, asked: read(sent, now()), now })),
    list: (caller) =>
      on(caller, async (open) =>
        told({ webhooks: (await open.store.of(caller.keyId)).map((stored) => recordOf(open, stored)) }),
      ),
    show: (caller, id) => onOne(caller, id, async (open, stored) => told(recordOf(open, stored))),
    remove: (caller, id) =>
      on(caller, async ({ store }) =>
        isWebhookId(id) && (await store.remove(caller.keyId, id)) ? told({ removed: id }) : refused(NO_WEBHOOK),
      ),
    test: (caller, id) => onOne(caller, id, (open, stored) => tested(open, stored, now)),
    enable: (caller, id) => onOne(caller, id, (open, stored) => enabled(open, stored, now)),
    replaceSecret: (caller, id, sent) => onOne(caller, id, (open, stored) => replaced(open, stored, { sent, now })),
    deliveries: (caller, id) =>
      onOne(caller, id, async ({ store }) =>
        told({ deliveries: (await store.deliveries(caller.keyId, id)).map(deliveryRecord) }),
      ),
    redeliver: (caller, id, delivery) => onOne(caller, id, (open, stored) => redelivered(open, stored, delivery)),
  };
}

function told<Value>(value: Value): Told<Value> {
  return { ok: true, value };
}

function refused(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

const OFF: Refusal = {
  code: "not_found",
  error: "This service has no webhooks: its operator has set no ALMAGEST_SEAL_KEYS, under which they are stored.",
};
const NO_WEBHOOK: Refusal = {
  code: "not_found",
  error: "The key has no such webhook. List the webhooks to see those there are.",
};
const NO_DELIVERY: Refusal = {
  code: "not_found",
  error: "The webhook has no such delivery. List its deliveries: they are kept for 30 days after their end.",
};
const KEYLESS: Refusal = {
  code: "api_key_required",
  error: "Deliveries of a webhook are charged to an API key. Send a secret key (alm_sk_…) in the X-API-Key header.",
};
const PUBLISHABLE: Refusal = {
  code: "forbidden",
  error: "Webhooks take a secret key (alm_sk_…), on a server: everybody who sees a page has its publishable key.",
};
const FULL: Refusal = {
  code: "conflict",
  error: `The key has ${MOST_WEBHOOKS} webhooks, the most that one may have. Remove one first; one webhook may tell of several kinds of events.`,
};
const DISABLED: Refusal = { code: "conflict", error: "The webhook is disabled. Enable it first." };
const CHANGED: Refusal = { code: "conflict", error: "The webhook was changed meanwhile. Send the request again." };
const UNREADABLE: Refusal = {
  code: "conflict",
  error: "The webhook was sealed with a key that this service has no more. Remove it and make a new one.",
};

function noUnits(seconds: number): Refusal {
  const error =
    "A test that is accepted costs one unit, and the key has none left. Wait for the seconds in Retry-After.";
  return { code: "rate_limit_exceeded", error, retryAfterSeconds: Math.max(1, Math.ceil(seconds)) };
}

function refusalOf({ kind }: Caller): Refusal | undefined {
  if (kind === "secret") return undefined;
  return kind === "keyless" ? KEYLESS : PUBLISHABLE;
}

function recordOf({ sealer }: Webhooks, stored: StoredWebhook): WebhookRecord {
  return webhookRecord(stored, sealer.openWebhook(stored.id, stored.sealed));
}

interface Making {
  readonly keyId: string;
  readonly asked: ReadWebhook;
  readonly now: () => number;
}

async function made(open: Webhooks, { keyId, asked, now }: Making): Promise<Told<NewWebhook>> {
  if (!asked.ok) return refused(invalidInput(asked.issues));
  const { store, sealer, random, sender } = open;
  if ((await store.of(keyId)).length >= MOST_WEBHOOKS) return refused(FULL);
  const id = newWebhookId(random);
  const secret = asked.asked.secret ?? newSecret(random);
  const content = contentOf(asked.asked, secret);
  const objection = await challenged(open, { keyId, content, nowEpochMs: now() });
  if (objection !== undefined) return refused(objection);
  if ((await store.add({ id, keyId, sealed: sealer.sealWebhook(id, content) })) === "full") return refused(FULL);
  sender.wake();
  const [stored] = await store.of(keyId, id);
  return stored === undefined ? refused(CHANGED) : told({ ...recordOf(open, stored), secret });
}

function contentOf({ url, lang, events }: AskedWebhook, secret: string): WebhookContent {
  return { url, lang, events, secrets: [{ text: secret }] };
}

interface Challenged {
  readonly keyId: string;
  readonly content: WebhookContent;
  readonly nowEpochMs: number;
}

/** Nobody gets deliveries who did not agree to them: the receiver has to repeat a random text. */
async function challenged(open: Webhooks, { keyId, content, nowEpochMs }: Challenged): Promise<Refusal | undefined> {
  const { courier, random, admit } = open;
  const seconds = await admit({ kind: "challenge", subject: keyId, most: MOST_CHALLENGES });
  if (seconds > 0) return tooMany(seconds);
  const challenge = Buffer.from(random(CHALLENGE_BYTES)).toString("hex");
  const timestamp = new Date(nowEpochMs).toISOString();
  const body = JSON.stringify({ type: CHALLENGE_TYPE, timestamp, data: { challenge } });
  const message = { id: deliveryId(random(ID_BYTES)), body, secrets: content.secrets, nowEpochMs };
  const answer = await courier.challenge(content.url, message, challenge);
  if (answer.kind === "repeated") return undefined;
  return invalidInput([{ path: "url", message: challengeFault(answer, content.url), code: "challenge_failed" }]);
}

function tooMany(retryAfterSeconds: number): Refusal {
  const error = `The key asked for ${MOST_CHALLENGES} challenges within an hour. Wait for the seconds in Retry-After.`;
  return { code: "rate_limited", error, retryAfterSeconds };
}

const REPEAT =
  "It gets a POST with data.challenge, and has to repeat that text with a status of 2xx, alone or as JSON in challenge.";

const PLAIN =
  "nothing takes the connection, or its name is outside of the operator's own networks, and every other receiver needs https://.";

function challengeFault(answer: Posted, url: string): string {
  switch (answer.kind) {
    case "answered":
      return answer.status >= 200 && answer.status < 300
        ? `The receiver at url did not repeat the challenge. ${REPEAT}`
        : `The receiver at url answered ${answer.status} to the challenge. ${REPEAT}${answer.status >= 300 && answer.status < 400 ? " Redirects are not followed." : ""}`;
    case "timed_out":
      return `The receiver at url did not answer the challenge within 10 seconds. ${REPEAT}`;
    case "unreachable":
    case "stopped":
      // Only an address inside passes as a number: that no other is meant tells nothing new.
      if (isIP(new URL(url).hostname.replace(/^\[|\]$/g, "")) !== 0) {
        return `The receiver at url cannot be reached: nothing at its address and port takes the connection${url.startsWith("https:") ? ", or it has no certificate of its name" : ""}. ${REPEAT}`;
      }
      if (url.startsWith("http:")) return `The receiver at url cannot be reached: ${PLAIN} ${REPEAT}`;
      return `The receiver at url cannot be reached: it has to be on the public internet, with a certificate of its name. ${REPEAT}`;
  }
}

async function tested(open: Webhooks, stored: StoredWebhook, now: () => number): Promise<Told<TestResult>> {
  const { store, sealer, random, sender } = open;
  const begunMs = performance.now();
  if (stored.disabled !== undefined) return refused(DISABLED);
  const id = deliveryId(random(ID_BYTES));
  const body = JSON.stringify({
    type: TEST_TYPE,
    timestamp: new Date(now()).toISOString(),
    data: { webhook: stored.id },
  });
  const holder = sender.holder();
  const delivery = { id, webhookId: stored.id, type: TEST_TYPE, sealed: sealer.sealBody(id, body) };
  if (!(await store.enqueue(delivery, holder))) return refused(NO_WEBHOOK);
  const tried = await sender.deliverNow(id, holder);
  if (tried.fate === "no_units") return refused(noUnits(tried.seconds));
  const [result] = await store.deliveries(stored.keyId, stored.id, id);
  if (result === undefined) return refused(NO_WEBHOOK);
  return told({ delivery: deliveryRecord(result), ms: Math.round(performance.now() - begunMs) });
}

async function enabled(open: Webhooks, stored: StoredWebhook, now: () => number): Promise<Told<WebhookRecord>> {
  const { store, sealer, sender } = open;
  const { id, keyId } = stored;
  const content = sealer.openWebhook(id, stored.sealed);
  if (content === undefined) return refused(UNREADABLE);
  if (stored.disabled !== undefined) {
    const objection = await challenged(open, { keyId, content, nowEpochMs: now() });
    if (objection !== undefined) return refused(objection);
    await store.enable(keyId, id);
    sender.wake();
  }
  const [after] = await store.of(keyId, id);
  return after === undefined ? refused(NO_WEBHOOK) : told(recordOf(open, after));
}

interface Replacing {
  readonly sent: unknown;
  readonly now: () => number;
}

async function replaced(open: Webhooks, stored: StoredWebhook, { sent, now }: Replacing): Promise<Told<NewSecret>> {
  const { store, sealer, random } = open;
  const read = secretAsked(sent);
  if ("issues" in read) return refused(invalidInput(read.issues));
  const content = sealer.openWebhook(stored.id, stored.sealed);
  if (content === undefined) return refused(UNREADABLE);
  const secret = read.secret ?? newSecret(random);
  const rotated = rotatedSecrets(content.secrets, { secret, graceHours: read.graceHours, nowEpochMs: now() });
  if (!rotated.ok) return rotated;
  const sealed = sealer.sealWebhook(stored.id, { ...content, secrets: rotated.secrets });
  if (!(await store.reseal(stored, sealed))) return refused(CHANGED);
  const { oldUntilEpochMs } = rotated;
  const oldUntil = oldUntilEpochMs === undefined ? null : new Date(oldUntilEpochMs).toISOString();
  return told({ id: stored.id, secret, oldUntil });
}

async function redelivered(open: Webhooks, stored: StoredWebhook, id: string): Promise<Told<DeliveryRecord>> {
  const { store, sender } = open;
  if (stored.disabled !== undefined) return refused(DISABLED);
  if (!isDeliveryId(id) || !(await store.redeliver(stored.keyId, stored.id, id))) return refused(NO_DELIVERY);
  sender.wake();
  const [delivery] = await store.deliveries(stored.keyId, stored.id, id);
  return delivery === undefined ? refused(NO_DELIVERY) : told(deliveryRecord(delivery));
}
