import type { Caller } from "@almagest/auth";
import { knownArguments, unpackedArguments } from "./arguments";
import type { FeedsTold } from "./feeds";
import type { Guide, Guided, Tool, Toolbox } from "./tools";

/** Webhooks, by the owner of a key. */
export interface WebhookTools {
  make(caller: Caller, sent: unknown): Promise<FeedsTold>;
  list(caller: Caller): Promise<FeedsTold>;
  show(caller: Caller, id: string): Promise<FeedsTold>;
  deliveries(caller: Caller, id: string): Promise<FeedsTold>;
  test(caller: Caller, id: string): Promise<FeedsTold>;
  enable(caller: Caller, id: string): Promise<FeedsTold>;
  replaceSecret(caller: Caller, id: string, sent: unknown): Promise<FeedsTold>;
  redeliver(caller: Caller, id: string, deliveryId: string): Promise<FeedsTold>;
  remove(caller: Caller, id: string): Promise<FeedsTold>;
}

/** `/mcp/webhooks`: apart, as the tools of feeds are. */
export const WEBHOOKS = "webhooks";

/** The tools of webhooks. */
export function webhookToolbox(desk: WebhookTools): Toolbox {
  const own: readonly Guide[] = [
    { tool: MAKE, take: async (input, { caller }) => guided(await desk.make(caller, input)) },
    {
      tool: LIST,
      take: async ({ id }, { caller }) =>
        guided(await (id === undefined ? desk.list(caller) : desk.deliveries(caller, String(id)))),
    },
    { tool: GET, take: async ({ id }, { caller }) => guided(await desk.show(caller, textOf(id))) },
    { tool: TEST, take: async ({ id }, { caller }) => guided(await desk.test(caller, textOf(id))) },
    { tool: ENABLE, take: async ({ id }, { caller }) => guided(await desk.enable(caller, textOf(id))) },
    {
      tool: REPLACE,
      take: async ({ id, ...sent }, { caller }) => guided(await desk.replaceSecret(caller, textOf(id), sent)),
    },
    {
      tool: REDELIVER,
      take: async ({ id, delivery }, { caller }) => guided(await desk.redeliver(caller, textOf(id), textOf(delivery))),
    },
    { tool: REMOVE, take: async ({ id }, { caller }) => guided(await desk.remove(caller, textOf(id))) },
  ];
  // The desk says more about a member that is unknown to it.
  const guides = own.map((guide) => unpackedArguments(guide.tool === MAKE ? guide : knownArguments(guide)));
  return {
    title: WEBHOOKS,
    instructions: INSTRUCTIONS,
    list: guides.map(({ tool }) => tool),
    byName: new Map(),
    byShortName: new Map(),
    guides: new Map(guides.map((guide) => [guide.tool.name, guide])),
  };
}

function textOf(value: unknown): string {
  return String(value ?? "");
}

function guided(told: FeedsTold): Guided {
  return told.ok ? { kind: "answer", answer: told.value } : { kind: "refused", refusal: told.refusal };
}

const INSTRUCTIONS =
  "Webhooks: what happens in the sky is sent to a person's own address when it happens, signed by Standard Webhooks. A delivery that is accepted costs a unit, a test too; everything else here is free. /mcp finds operations and describes what they take.";

const ID = { type: "string", description: "Its id, as list_webhooks gives it" };
const ONE = { type: "object" as const, properties: { id: ID }, required: ["id"] };

const MAKE: Tool = {
  name: "make_webhook",
  title: "Make Webhook",
  description: "Makes a webhook. Its receiver is asked first to repeat a challenge; the secret is told once",
  inputSchema: {
    type: "object",
    properties: {
      url: { type: "string", description: "https address of the receiver" },
      events: {
        type: "object",
        description:
          "One or more of stations, ingresses, lunations, eclipses, voidMoons and transits, each with what its operation takes without dates; {} for all. transits need birthData",
      },
      lang: { type: "string", description: "Of the deliveries; en by default" },
      secret: { type: "string", description: "One of the person's own; leave it out to get one" },
    },
    required: ["url", "events"],
  },
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
};

const LIST: Tool = {
  name: "list_webhooks",
  title: "List Webhooks",
  description: "The webhooks of this key, or with an id the latest deliveries of one",
  inputSchema: { type: "object", properties: { id: ID } },
  annotations: { readOnlyHint: true, openWorldHint: false },
};

const GET: Tool = {
  name: "get_webhook",
  title: "Get Webhook",
  description: "One webhook of this key, with its state",
  inputSchema: ONE,
  annotations: { readOnlyHint: true, openWorldHint: false },
};

const TEST: Tool = {
  name: "test_webhook",
  title: "Test Webhook",
  description: "Sends a test now and tells what became of it; a unit if it is accepted",
  inputSchema: ONE,
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
};

const ENABLE: Tool = {
  name: "enable_webhook",
  title: "Enable Webhook",
  description: "Puts a disabled webhook in force again, after a challenge",
  inputSchema: ONE,
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
};

const REPLACE: Tool = {
  name: "replace_webhook_secret",
  title: "Replace Webhook Secret",
  description: "Gives a webhook a new secret, told once. Deliveries are signed by the old one too for graceHours",
  inputSchema: {
    type: "object",
    properties: {
      id: ID,
      secret: { type: "string", description: "One of the person's own; leave it out to get one" },
      graceHours: { type: "integer", minimum: 0, maximum: 168, description: "24 by default" },
    },
    required: ["id"],
  },
  annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
};

const REDELIVER: Tool = {
  name: "redeliver_webhook",
  title: "Redeliver Webhook",
  description: "Sends a delivery again, with the same id and content; a unit if it is accepted",
  inputSchema: {
    type: "object",
    properties: {
      id: ID,
      delivery: { type: "string", description: "The delivery's id, from list_webhooks with an id" },
    },
    required: ["id", "delivery"],
  },
  annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
};

const REMOVE: Tool = {
  name: "remove_webhook",
  title: "Remove Webhook",
  description: "Removes a webhook and everything that is stored of it",
  inputSchema: ONE,
  annotations: { readOnlyHint: false, destructiveHint: true, openWorldHint: false },
};
