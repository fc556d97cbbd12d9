import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type * as z from "zod";
import type { Administration } from "./administration";
import { AdministrationError, type AdministrationErrorCode, isAdministrationError, reasonOf } from "./errors";
import { inputs, type Method, read } from "./inputs";

type Handler = (body: unknown) => Promise<unknown>;

/** The longest body, in bytes. */
const MOST_BYTES = 1_000_000;

const STATUS = { invalid: 400, not_found: 404, conflict: 409, internal: 500 } as const satisfies Record<
  AdministrationErrorCode | "internal",
  number
>;

/** `POST /<method>` with JSON, answered with JSON; a failure with `{ error: { code, message } }`. */
export function answering(administration: Administration): RequestListener {
  const handlers = new Map<string, Handler>(Object.entries(handlersOf(administration)));
  return (request, response) => void answer(handlers, request, response);
}

async function answer(
  handlers: ReadonlyMap<string, Handler>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const handler = handlers.get((request.url ?? "").slice(1));
    if (handler === undefined || request.method !== "POST") {
      const message = `There is no ${request.method ?? ""} ${request.url ?? ""} here. Send POST /<method>: ${[...handlers.keys()].join(", ")}.`;
      throw new AdministrationError("not_found", message);
    }
    send(response, 200, await handler(parsed(await bodyOf(request))));
  } catch (error) {
    const known = isAdministrationError(error);
    const code = known ? error.code : "internal";
    send(response, STATUS[code], { error: { code, message: known ? error.message : reasonOf(error) } });
  }
}

function on<Value>(schema: z.ZodType<Value>, run: (input: Value) => Promise<unknown>): Handler {
  return (body) => run(read(schema, body));
}

function handlersOf(administration: Administration): Record<Method, Handler> {
  return {
    createSubscription: on(inputs.createSubscription, administration.createSubscription),
    listSubscriptions: on(inputs.listSubscriptions, administration.listSubscriptions),
    showSubscription: on(inputs.showSubscription, administration.showSubscription),
    changePlan: on(inputs.changePlan, administration.changePlan),
    renewSubscription: on(inputs.renewSubscription, administration.renewSubscription),
    cancelSubscription: on(inputs.cancelSubscription, administration.cancelSubscription),
    suspendSubscription: on(inputs.suspendSubscription, administration.suspendSubscription),
    activateSubscription: on(inputs.activateSubscription, administration.activateSubscription),
    createKey: on(inputs.createKey, administration.createKey),
    listKeys: on(inputs.listKeys, administration.listKeys),
    showKey: on(inputs.showKey, administration.showKey),
    revokeKey: on(inputs.revokeKey, administration.revokeKey),
    rotateKey: on(inputs.rotateKey, administration.rotateKey),
    setKeyOrigins: on(inputs.setKeyOrigins, administration.setKeyOrigins),
    listGrants: on(inputs.listGrants, administration.listGrants),
    endGrant: on(inputs.endGrant, administration.endGrant),
    listFeeds: on(inputs.listFeeds, administration.listFeeds),
    revokeFeed: on(inputs.revokeFeed, administration.revokeFeed),
    listWebhooks: on(inputs.listWebhooks, administration.listWebhooks),
    removeWebhook: on(inputs.removeWebhook, administration.removeWebhook),
    usage: on(inputs.usage, administration.usage),
    reconcile: on(inputs.reconcile, administration.reconcile),
    giveBack: on(inputs.giveBack, administration.giveBack),
    audit: on(inputs.audit, administration.audit),
    status: on(inputs.status, administration.status),
  };
}

/** Past the bound nothing is kept, and everything is read: a sender that still writes would not see the answer. */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes <= MOST_BYTES) chunks.push(part);
  }
  if (bytes > MOST_BYTES) {
    throw new AdministrationError("invalid", `A body has ${MOST_BYTES} bytes at most. Send less at once.`);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text === "" ? "{}" : text);
  } catch {
    throw new AdministrationError("invalid", "The body has to be JSON.");
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json", Connection: "close" });
  response.end(JSON.stringify(body));
}
