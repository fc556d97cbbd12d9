import { MOST_WEBHOOKS } from "@almagest/auth";
import { LANGS } from "@almagest/operation";
import { EVENT_KINDS, EVENT_NAMES, TEST_TYPE } from "../webhooks/kinds";
import { answered, BODY_FAILURES, COMMON_FAILURES, failures, json, pathMember, type Registry, text } from "./managed";
import { openApiSchema } from "./schema";

/** The tag of the addresses about webhooks. */
export const WEBHOOKS_TAG = {
  name: "webhooks",
  "x-displayName": "Webhooks",
  description:
    "Webhooks: what happens in the sky, sent to an address of yours when it happens, signed by Standard Webhooks. Secret keys only. A delivery that is accepted costs a unit; managing webhooks costs nothing.",
};

const PATH = "/webhooks";

const MAKING = [
  `Makes a webhook; a key has at most ${MOST_WEBHOOKS}. The receiver gets a POST of type \`webhook.challenge\` first and has to repeat \`data.challenge\` with a 2xx, alone or as JSON in \`challenge\`. The secret is told once.`,
  "Each event is sent when it happens, with the time that its operation answers. A delivery that is answered with a 2xx costs one unit, its retries nothing; without units it waits. At least once: drop what has a `webhook-id` that you have seen. Retries go on for a day; a webhook that accepts nothing for three days is disabled.",
].join("\n\n");

const instant = (description: string): object => ({ type: "string", format: "date-time", description });
const instantOrNull = (description: string): object => ({ type: ["string", "null"], format: "date-time", description });
const ID = text("The webhook's id");
const DELIVERY_ID = text("The `webhook-id` of its requests");
const SECRET = text("The secret of the signatures: whsec_ and base64. It is told once");
const TYPES = [...EVENT_KINDS.map(({ type }) => type), TEST_TYPE];

const ASKED = {
  type: "object",
  description: "What a webhook is to tell, and to whom",
  properties: {
    url: {
      type: "string",
      format: "uri",
      maxLength: 2000,
      description:
        "The https address of the receiver, on the public internet, by the name of its host, at port 443 or one from 1024 on",
    },
    events: {
      type: "object",
      description: "One or more kinds of events, each with what its operation takes; {} for all by default",
      properties: Object.fromEntries(
        EVENT_KINDS.map(({ name, operationId, window }) => [
          name,
          {
            type: "object",
            description: `What ${operationId} takes, without ${window.join(", ")}`,
            additionalProperties: true,
          },
        ]),
      ),
      additionalProperties: false,
      minProperties: 1,
    },
    lang: { type: "string", enum: [...LANGS], default: "en", description: "Language of the deliveries" },
    secret: text("A secret of your own: whsec_ and 24 to 64 random bytes in base64. Leave it out to get one"),
  },
  required: ["url", "events"],
  additionalProperties: false,
};

const RECORD = {
  id: ID,
  url: { type: ["string", "null"], description: "Null where no key of the installation opens it any more" },
  events: { type: "array", description: "The kinds it tells of", items: { type: "string", enum: [...EVENT_NAMES] } },
  options: {
    type: "object",
    description: "The options that each of its kinds was made with, without births",
    additionalProperties: { type: "object", description: "Options of a kind", additionalProperties: true },
  },
  lang: { type: ["string", "null"], description: "Language of the deliveries" },
  state: { type: "string", enum: ["active", "disabled"], description: "A disabled one sends nothing" },
  createdAt: instant("When it was made"),
  disabledAt: instantOrNull("When it was disabled"),
  disabledFor: {
    type: ["string", "null"],
    enum: ["failures", "gone", null],
    description: "failures: nothing was accepted for three days. gone: the receiver answered 410",
  },
  failingSince: instantOrNull("The first failure since a delivery was accepted"),
  undelivered: { type: "integer", minimum: 0, description: "Events that happened and are not accepted yet" },
};

const WEBHOOK = {
  type: "object",
  description: "A webhook, without its secret and without births",
  properties: RECORD,
  required: Object.keys(RECORD),
};

const MADE = {
  type: "object",
  description: "A new webhook",
  properties: { ...RECORD, secret: SECRET },
  required: [...Object.keys(RECORD), "secret"],
};

const LIST = {
  type: "object",
  description: "The webhooks of a key, the latest first",
  properties: {
    webhooks: { type: "array", description: "All of them", items: { $ref: "#/components/schemas/SkyWebhook" } },
  },
  required: ["webhooks"],
};

const REMOVED = {
  type: "object",
  description: "A webhook that was removed",
  properties: { removed: ID },
  required: ["removed"],
};

const DELIVERY_RECORD = {
  id: DELIVERY_ID,
  type: { type: "string", enum: TYPES, description: "The type of its body" },
  occursAt: instant("When the event happened"),
  state: { type: "string", enum: ["pending", "accepted", "failed"], description: "failed: it is not tried any more" },
  attempts: { type: "integer", minimum: 0, description: "Requests so far" },
  nextAttemptAt: instantOrNull("Of a pending one"),
  waitsForUnits: { type: "boolean", description: "Whether the key had no unit for it" },
  settledAt: instantOrNull("When it was accepted or failed"),
  lastStatus: { type: ["integer", "null"], description: "The status of the last answer" },
  lastProblem: {
    type: ["string", "null"],
    enum: ["unreachable", "timed_out", "no_units", "too_old", null],
    description: "Where there was no answer",
  },
};

const DELIVERY = {
  type: "object",
  description: "A delivery, without its content",
  properties: DELIVERY_RECORD,
  required: Object.keys(DELIVERY_RECORD),
};

const DELIVERIES = {
  type: "object",
  description: "The latest hundred deliveries of a webhook; they are kept for 30 days after their end",
  properties: {
    deliveries: {
      type: "array",
      description: "The latest event first",
      items: { $ref: "#/components/schemas/SkyDelivery" },
    },
  },
  required: ["deliveries"],
};

const TESTED = {
  type: "object",
  description: "A delivery of type webhook.test, tried once",
  properties: {
    delivery: { $ref: "#/components/schemas/SkyDelivery" },
    ms: { type: "integer", minimum: 0, description: "Milliseconds that it took" },
  },
  required: ["delivery", "ms"],
};

const ASKED_SECRET = {
  type: "object",
  description: "A new secret",
  properties: {
    secret: text("One of your own; leave it out to get one"),
    graceHours: {
      type: "integer",
      minimum: 0,
      maximum: 168,
      default: 24,
      description: "For so long the old secret signs too; 0 ends all old ones at once",
    },
  },
  additionalProperties: false,
};

const NEW_SECRET = {
  type: "object",
  description: "The new secret of a webhook",
  properties: { id: ID, secret: SECRET, oldUntil: instantOrNull("Until then the secret before signs too") },
  required: ["id", "secret", "oldUntil"],
};

const EVENT = {
  type: "object",
  description: "The body of a delivery",
  properties: {
    type: { type: "string", enum: TYPES, description: "The kind of event" },
    timestamp: instant("When it happens"),
    data: {
      type: "object",
      description: "The event as a row of its operation's answer, with the conventions it was computed under",
      properties: {
        webhook: text("The id of the webhook that tells it"),
        operation: text("The operation that answers it"),
        event: { type: "object", description: "The row", additionalProperties: true },
        conventions: { type: "object", description: "Zodiac, positions, ephemeris", additionalProperties: true },
      },
      required: ["webhook"],
      additionalProperties: true,
    },
  },
  required: ["type", "timestamp", "data"],
};

const EXAMPLE_ID = "hook_3q8zn5t1k7w0m2yc";
const EXAMPLE_DELIVERY = "msg_7c2mk0w9t4x1n8zq";
const EXAMPLE_SECRET = "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
const RECORD_EXAMPLE = {
  id: EXAMPLE_ID,
  url: "https://example.com/hooks/sky",
  events: ["stations", "eclipses"],
  options: { stations: { planets: ["Mercury"] }, eclipses: {} },
  lang: "en",
  state: "active",
  createdAt: "2026-11-30T10:00:00.000Z",
  disabledAt: null,
  disabledFor: null,
  failingSince: null,
  undelivered: 0,
};
const DELIVERY_EXAMPLE = {
  id: EXAMPLE_DELIVERY,
  type: "station",
  occursAt: "2027-02-09T17:36:04.000Z",
  state: "accepted",
  attempts: 1,
  nextAttemptAt: null,
  waitsForUnits: false,
  settledAt: "2027-02-09T17:36:04.412Z",
  lastStatus: 204,
  lastProblem: null,
};
const EXAMPLES = {
  asked: { url: "https://example.com/hooks/sky", events: { stations: { planets: ["Mercury"] }, eclipses: {} } },
  made: { ...RECORD_EXAMPLE, secret: EXAMPLE_SECRET },
  list: { webhooks: [RECORD_EXAMPLE] },
  removed: { removed: EXAMPLE_ID },
  tested: { delivery: { ...DELIVERY_EXAMPLE, type: TEST_TYPE }, ms: 180 },
  deliveries: { deliveries: [DELIVERY_EXAMPLE] },
  askedSecret: { graceHours: 24 },
  newSecret: { id: EXAMPLE_ID, secret: EXAMPLE_SECRET, oldUntil: "2026-12-01T10:00:00.000Z" },
} as const;

const SCHEMAS = {
  AskedSkyWebhook: ASKED,
  NewSkyWebhook: MADE,
  SkyWebhook: WEBHOOK,
  SkyWebhooks: LIST,
  RemovedSkyWebhook: REMOVED,
  SkyDelivery: DELIVERY,
  SkyDeliveries: DELIVERIES,
  TestedSkyWebhook: TESTED,
  AskedWebhookSecret: ASKED_SECRET,
  NewWebhookSecret: NEW_SECRET,
  SkyEvent: EVENT,
};

const OF_ID = [pathMember("id", "The webhook's id", EXAMPLE_ID)];
const OF_DELIVERY = [...OF_ID, pathMember("delivery", "The delivery's id", EXAMPLE_DELIVERY)];
const tags = [WEBHOOKS_TAG.name];

/** Adds the management of webhooks, and the requests that they send. */
export function registerWebhooks(registry: Registry): void {
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    registry.registerComponent("schemas", name, openApiSchema(schema));
  }
  registry.registerPath({
    method: "post",
    path: PATH,
    operationId: "makeWebhook",
    tags,
    summary: "Make a Webhook",
    description: MAKING,
    request: { body: { required: true, content: json("AskedSkyWebhook", EXAMPLES.asked) } },
    responses: {
      201: answered("The webhook, with its secret", "NewSkyWebhook", EXAMPLES.made),
      ...failures([...BODY_FAILURES, ...COMMON_FAILURES]),
    },
  });
  registry.registerPath({
    method: "get",
    path: PATH,
    operationId: "listWebhooks",
    tags,
    summary: "List Webhooks",
    description: "The webhooks of the key, without their secrets and without births.",
    responses: { 200: answered("The webhooks", "SkyWebhooks", EXAMPLES.list), ...failures(COMMON_FAILURES) },
  });
  registry.registerPath({
    method: "get",
    path: `${PATH}/{id}`,
    operationId: "getWebhook",
    tags,
    summary: "Get a Webhook",
    description: "One webhook of the key, as the list has it: without its secret and without a birth.",
    parameters: OF_ID,
    responses: { 200: answered("The webhook", "SkyWebhook", RECORD_EXAMPLE), ...failures(COMMON_FAILURES) },
  });
  registry.registerPath({
    method: "delete",
    path: `${PATH}/{id}`,
    operationId: "removeWebhook",
    tags,
    summary: "Remove a Webhook",
    description: "Removes a webhook with everything that is stored of it. With the key, all of its webhooks go.",
    parameters: OF_ID,
    responses: {
      200: answered("The webhook is removed", "RemovedSkyWebhook", EXAMPLES.removed),
      ...failures(COMMON_FAILURES),
    },
  });
  registerActions(registry);
  registry.registerWebhook({
    method: "post",
    path: "skyEvent",
    operationId: "receiveSkyEvent",
    tags,
    summary: "An Event of the Sky",
    description:
      "Sent to the receiver of a webhook, with the headers of Standard Webhooks: webhook-id, webhook-timestamp and webhook-signature. Check the signature, drop an id that you have seen, and answer with a 2xx within 15 seconds.",
    request: { body: { required: true, content: json("SkyEvent", SENT) } },
    responses: { 204: { description: "Accepted: it costs a unit, and is not sent again" } },
  });
}

const SENT = {
  type: "eclipse",
  timestamp: "2027-02-06T15:59:38Z",
  data: {
    webhook: EXAMPLE_ID,
    operation: "findEclipses",
    event: { body: "Sun", kind: "annular" },
    conventions: { zodiac: "tropical" },
  },
};

function registerActions(registry: Registry): void {
  registry.registerPath({
    method: "post",
    path: `${PATH}/{id}/test`,
    operationId: "testWebhook",
    tags,
    summary: "Test a Webhook",
    description:
      "Sends a delivery of type webhook.test once and answers what became of it. It costs a unit if it is accepted.",
    parameters: OF_ID,
    responses: {
      200: answered("What became of it", "TestedSkyWebhook", EXAMPLES.tested),
      ...failures(["Conflict", ...COMMON_FAILURES]),
    },
  });
  registry.registerPath({
    method: "post",
    path: `${PATH}/{id}/enable`,
    operationId: "enableWebhook",
    tags,
    summary: "Enable a Webhook",
    description: "Puts a disabled webhook in force, after a challenge. Events less than a day old are sent.",
    parameters: OF_ID,
    responses: {
      200: answered("The webhook", "SkyWebhook", RECORD_EXAMPLE),
      ...failures(["Conflict", ...COMMON_FAILURES]),
    },
  });
  registry.registerPath({
    method: "post",
    path: `${PATH}/{id}/secret`,
    operationId: "replaceWebhookSecret",
    tags,
    summary: "Replace the Secret of a Webhook",
    description: "Makes a new secret. Old ones, at most three, sign beside it until the time of each is over.",
    parameters: OF_ID,
    request: { body: { required: false, content: json("AskedWebhookSecret", EXAMPLES.askedSecret) } },
    responses: {
      200: answered("The new secret", "NewWebhookSecret", EXAMPLES.newSecret),
      ...failures([...BODY_FAILURES, ...COMMON_FAILURES]),
    },
  });
  registry.registerPath({
    method: "get",
    path: `${PATH}/{id}/deliveries`,
    operationId: "listWebhookDeliveries",
    tags,
    summary: "List Deliveries of a Webhook",
    description: "The latest hundred, with what became of them.",
    parameters: OF_ID,
    responses: { 200: answered("The deliveries", "SkyDeliveries", EXAMPLES.deliveries), ...failures(COMMON_FAILURES) },
  });
  registry.registerPath({
    method: "post",
    path: `${PATH}/{id}/deliveries/{delivery}`,
    operationId: "redeliverWebhook",
    tags,
    summary: "Send a Delivery Again",
    description:
      "Begins a delivery anew, with the same id and bytes. It costs a unit if it is accepted, also where it was accepted before.",
    parameters: OF_DELIVERY,
    responses: {
      200: answered("The delivery", "SkyDelivery", { ...DELIVERY_EXAMPLE, state: "pending", settledAt: null }),
      ...failures(["Conflict", ...COMMON_FAILURES]),
    },
  });
}
