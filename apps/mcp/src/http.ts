import { randomUUID } from "node:crypto";
import { type Caller, type Credentials, readCredentials } from "@almagest/auth";
import { DETAILS, type Detail, type Domain } from "@almagest/operation";
import {
  askingFrom,
  askingWith,
  badRequest,
  type Identified,
  jsonExcess,
  MOST_MEMBERS_OF_BATCHES,
  methodNotAllowed,
  type Outcome,
  type Pipeline,
  payloadTooLarge,
  type Refusal,
  tooMuchFree,
  unreadableMedia,
} from "@almagest/pipeline";
import { type Asking, type FreeWork, freeWork } from "@almagest/quota";
import { freeLimit } from "./everything/free-limit";
import { everythingToolboxes } from "./everything/toolbox";
import { type Answered, answerAll } from "./exchange";
import { FEEDS, type FeedTools, feedToolbox } from "./feeds";
import { foreignHost, type OwnHosts } from "./hosts";
import { type ProtocolProblem, readJson, readMessages } from "./messages";
import { answerModern, HEADER_VERSIONS, MODERN_VERSION, namesItsRevision } from "./modern";
import { ASSUMED_DETAIL } from "./server";
import { type Toolbox, toolboxFor } from "./tools";
import { utf8Of } from "./utf8";
import { WEBHOOKS, type WebhookTools, webhookToolbox } from "./webhooks";

/** The body of a request, or the reason that there is none. */
export type BodyText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "too_large" | "far_too_large" | "aborted" | "no_text" };

export interface McpHttpParts {
  readonly pipeline: Pipeline;
  readonly domains: readonly Domain[];
  readonly version: string;
  /** The largest body in bytes; a larger one is a 413. */
  readonly maxBodyBytes: number;
  /** Reads a body of at most this many bytes. */
  readonly readBody: (request: Request) => Promise<BodyText>;
  /** Names of this server: requests from pages of other hosts are refused. */
  readonly isOwnHost: OwnHosts;
  /** Limits free requests; without it this handler has a limit of its own. */
  readonly free?: FreeWork;
  /** Calendar feeds, where there is a desk for them. */
  readonly feeds?: FeedTools | undefined;
  /** Webhooks, where there is a desk for them. */
  readonly webhooks?: WebhookTools | undefined;
  /** Sign-ins for these servers, where there are any. */
  readonly signIn?: McpSignIn | undefined;
}

/** Sign-ins, as far as a tool server has to know of them. */
export interface McpSignIn {
  /** The address of a server, for which access tokens are issued; that of the server of all domains for an empty id. */
  readonly resource: (domainId: string) => string;
  /** Parameters of `WWW-Authenticate` that say where a client learns how to sign in (RFC 9728, 5.1). */
  readonly challenge: (domainId: string) => string;
}

/** The result of a request, for the log of the mounting server. The response has the request's id. */
export interface McpExchange {
  readonly response: Response;
  readonly caller?: Caller;
  /** The operations that were called, in order. */
  readonly operationIds: readonly string[];
}

/** Facts about a request that the mounting server provides. */
export interface McpRequestFacts {
  /** Empty for the server of all domains. */
  readonly domainId: string;
  /** For logs; a new one by default. */
  readonly requestId?: string;
  /** The client's address. */
  readonly address?: string | undefined;
}

/** Answers one HTTP request to `/mcp/{domainId}`, or to `/mcp` for all domains: stateless Streamable HTTP with JSON responses. */
export type McpHandler = (request: Request, facts: McpRequestFacts) => Promise<McpExchange>;

/** `/mcp` itself names no domain: it serves the operations of all of them. */
const EVERYTHING = "";
/** `/mcp/docs`: the free tools, for callers without a key. */
const DOCS = "docs";
/** The default number of free requests a second for each address. */
const FREE_PER_SECOND = 5;

export function createMcpHandler(parts: McpHttpParts): McpHandler {
  const { pipeline, domains } = parts;
  const { free = freeWork({ perSecond: FREE_PER_SECOND, now: () => performance.now() }) } = parts;
  const { everything, docs } = everythingToolboxes(domains, {
    free: freeLimit(free, askingOf),
    keyless: freeLimit(free, askingOf),
  });
  const toolboxOf = toolboxesOf(domains, everything, parts);
  const readDocs = docsHandler(parts, docs, free);
  return async (request, { domainId, address, requestId = randomUUID() }) => {
    if (domainId === DOCS) return readDocs(request, address, requestId);
    const credentials = credentialsOf(request, address, parts.signIn?.resource(domainId));
    const found = await pipeline.identify(credentials);
    const stranger = foreignHost(request.headers, parts.isOwnHost);
    if (!found.ok && (stranger === undefined || isPublishable(found))) {
      const outcome = withChallenge(found.outcome, parts.signIn?.challenge(domainId));
      return { response: responseOf(outcome, requestId), operationIds: [] };
    }
    const caller = found.ok ? found.caller : undefined;
    const refuse = async (refusal: Refusal): Promise<McpExchange> => {
      const outcome = await pipeline.refuse(refusal, caller);
      return { response: responseOf(outcome, requestId), ...(caller && { caller }), operationIds: [] };
    };
    if (stranger !== undefined || caller === undefined) return refuse(stranger ?? unknownDomain(domainId, domains));
    const toolbox = toolboxOf(domainId);
    if (toolbox === undefined) return refuse(unknownDomain(domainId, domains));
    const detail = detailOf(request);
    if (detail === undefined) return refuse(unknownDetail());
    const names = namesOf(request);
    if (names === "unknown") return refuse(badRequest('names only takes "short". Send names=short, or leave it out.'));
    const body = await read(parts, request);
    if (typeof body !== "string") return refuse(body);
    return exchange(parts, { request, body, toolbox, caller, credentials, requestId, detail, names, free });
  };
}

/** The tools of a domain, or of all: made on the first request, so that they do not delay the start. */
function toolboxesOf(
  domains: readonly Domain[],
  everything: Toolbox,
  { feeds, webhooks }: Pick<McpHttpParts, "feeds" | "webhooks">,
): (domainId: string) => Toolbox | undefined {
  const made = new Map([[EVERYTHING, everything]]);
  if (feeds !== undefined) made.set(FEEDS, feedToolbox(feeds));
  if (webhooks !== undefined) made.set(WEBHOOKS, webhookToolbox(webhooks));
  return (domainId) => {
    const domain = domains.find(({ id }) => id === domainId);
    const toolbox = made.get(domainId) ?? (domain && toolboxFor([domain]));
    if (toolbox !== undefined) made.set(domainId, toolbox);
    return toolbox;
  };
}

/** Readers of the documents without a key are limited by address. */
function askingOf(caller: Caller): Asking {
  return caller.kind === "keyless" ? askingFrom(caller.keyId) : askingWith(caller);
}

type DocsHandler = (request: Request, address: string | undefined, requestId: string) => Promise<McpExchange>;

/**
 * The free tools without a key, limited by address, which is used for nothing else. Requests of the protocol itself are
 * cheap; a tool call counts as work.
 */
function docsHandler(parts: McpHttpParts, toolbox: Toolbox, free: FreeWork): DocsHandler {
  return async (request, address, requestId) => {
    const by = askingFrom(address);
    const refuse = async (refusal: Refusal): Promise<McpExchange> => ({
      response: responseOf(await parts.pipeline.refuse(refusal), requestId),
      operationIds: [],
    });
    const seconds = Math.max(free.wait(by), free.take(by, "file"));
    if (seconds > 0) return refuse(tooMuchFree(free, by, seconds));
    const refused = (refusal: Refusal): Promise<McpExchange> => {
      free.spend(by);
      return refuse(refusal);
    };
    const stranger = foreignHost(request.headers, parts.isOwnHost);
    if (stranger !== undefined) return refused(stranger);
    const body = await read(parts, request);
    if (typeof body !== "string") return refused(body);
    const caller: Caller = { keyId: address ?? "unknown", kind: "keyless" };
    const credentials = readCredentials("mcp", { header: () => undefined, query: () => undefined, address });
    const { response } = await exchange(parts, {
      request,
      body,
      toolbox,
      caller,
      credentials,
      requestId,
      detail: ASSUMED_DETAIL,
      free,
    });
    return { response, operationIds: [] };
  };
}

/** The default detail of calls, from the address: `/mcp/astrology?detail=full`. Undefined if unknown. */
function detailOf({ url }: Request): Detail | undefined {
  const asked = new URL(url).searchParams.get("detail");
  return asked === null ? ASSUMED_DETAIL : DETAILS.find((one) => one === asked);
}

/** `/mcp/vedic-astrology?names=short` lists no name of more than 64 characters. */
function namesOf({ url }: Request): "short" | "unknown" | undefined {
  const asked = new URL(url).searchParams.get("names");
  if (asked === null) return undefined;
  return asked === "short" ? asked : "unknown";
}

function unknownDetail(): Refusal {
  return badRequest(`The address asks for an unknown detail. Send one of ${DETAILS.join(", ")}.`);
}

/** A 401 tells where to sign in, whatever the method of the request was. */
function withChallenge(outcome: Outcome, challenge: string | undefined): Outcome {
  const { "WWW-Authenticate": reason } = outcome.headers;
  if (reason === undefined || challenge === undefined) return outcome;
  return { ...outcome, headers: { ...outcome.headers, "WWW-Authenticate": `${reason}, ${challenge}` } };
}

/** This refusal takes precedence over that of a foreign host, because it says more. */
function isPublishable(found: Identified): boolean {
  return !found.ok && found.outcome.code === "publishable_key_not_allowed_on_mcp";
}

/** The body, or a fault of the request around it. */
async function read({ maxBodyBytes, readBody }: McpHttpParts, request: Request): Promise<string | Refusal> {
  if (request.method !== "POST") return methodNotAllowed(request.method, ["POST"]);
  const body = await readBody(request);
  if (body.kind === "aborted") return badRequest("The body ended before it was complete.");
  if (body.kind === "no_text") return badRequest("The body is no text in UTF-8. Send JSON in UTF-8.");
  if (body.kind !== "text") return payloadTooLarge(maxBodyBytes);
  const header = (name: string): string | undefined => request.headers.get(name) ?? undefined;
  const media = unreadableMedia(header("content-type"), header("content-encoding"));
  if (media !== undefined) return media;
  const excess = jsonExcess(body.text, MOST_MEMBERS_OF_BATCHES);
  return excess === undefined ? body.text : badRequest(excess);
}

/** The header names the revision where the message does not. */
function unknownVersion(request: Request): Refusal | undefined {
  const version = request.headers.get("mcp-protocol-version");
  if (version === null || HEADER_VERSIONS.includes(version)) return undefined;
  const known = HEADER_VERSIONS.join(", ");
  const sent = JSON.stringify(version.slice(0, 40));
  if (version === MODERN_VERSION) {
    return badRequest(
      `MCP-Protocol-Version is ${sent}, and the message does not name its revision, as each of that one has to in params._meta. Name it there, or send one of ${known}.`,
    );
  }
  return badRequest(
    `MCP-Protocol-Version is ${sent}. Send one of ${known}, or ${MODERN_VERSION} with messages that name it.`,
  );
}

/** The protocol dropped batches with this revision; a message without the header is of an earlier one. */
const FIRST_WITHOUT_BATCHES = "2025-06-18";

function takesBatches({ headers }: Request): boolean {
  return (headers.get("mcp-protocol-version") ?? "") < FIRST_WITHOUT_BATCHES;
}

interface Exchange {
  readonly request: Request;
  readonly body: string;
  readonly toolbox: Toolbox;
  readonly caller: Caller;
  readonly credentials: Credentials;
  readonly requestId: string;
  readonly detail: Detail;
  readonly free: FreeWork;
  readonly names?: "short" | undefined;
}

async function exchange(parts: McpHttpParts, call: Exchange): Promise<McpExchange> {
  const { pipeline, version } = parts;
  const { request, body, toolbox, caller, credentials, requestId, detail, names, free } = call;
  const positionOf = async (headers: Answered["headers"]): Promise<Readonly<Record<string, string>>> =>
    headers ?? (await pipeline.liveQuotaHeaders(credentials));
  const answered = (status: number, text: string, position: Readonly<Record<string, string>>): Response =>
    jsonResponse({ status, body: text, headers: position, requestId });
  const refuse = async (problem: ProtocolProblem): Promise<McpExchange> => {
    free.spend(askingOf(caller));
    const error = JSON.stringify({ jsonrpc: "2.0", id: null, error: problem });
    return { response: answered(400, error, await positionOf(undefined)), caller, operationIds: [] };
  };
  const json = readJson(body);
  if (!json.ok) return refuse(json.problem);
  const server = { toolbox, caller, requestId, pipeline, version, detail, names };
  if (await namesItsRevision(request, json.value)) {
    const { status, body: answer, operationIds, headers } = await answerModern(server, request, json.value);
    return { response: answered(status, answer, await positionOf(headers)), caller, operationIds };
  }
  const unknown = unknownVersion(request);
  if (unknown !== undefined) {
    const known = caller.kind === "keyless" ? undefined : caller;
    return { response: responseOf(await pipeline.refuse(unknown, known), requestId), caller, operationIds: [] };
  }
  const messages = readMessages(json.value, { takesBatches: takesBatches(request) });
  if (!messages.ok) return refuse(messages.problem);
  const { requests, isBatch } = messages;
  const asked = { requests, isGone: () => request.signal.aborted };
  const { answers, operationIds, headers } = await answerAll(server, asked);
  const position = await positionOf(headers);
  if (requests.length === 0) {
    const accepted = new Response(null, { status: 202, headers: { "X-Request-Id": requestId, ...position } });
    return { response: accepted, caller, operationIds };
  }
  const answer = isBatch ? `[${answers.join(",")}]` : answers.join();
  return { response: answered(200, answer, position), caller, operationIds };
}

function credentialsOf(request: Request, address: string | undefined, resource: string | undefined): Credentials {
  const query = new URL(request.url).searchParams;
  const credentials = readCredentials("mcp", {
    header: (name) => request.headers.get(name) ?? undefined,
    query: (name) => query.get(name) ?? undefined,
    address,
  });
  return { ...credentials, resource };
}

function unknownDomain(domainId: string, domains: readonly Domain[]): Refusal {
  const known = domains.map(({ id }) => id).join(", ");
  const asked = `There are no tools for "${domainId.slice(0, 60)}"`;
  return { code: "not_found", error: `${asked}: POST to /mcp for all, or to /mcp/{domain}, one of ${known}.` };
}

function responseOf({ status, body, headers }: Outcome, requestId: string): Response {
  return jsonResponse({ status, body, headers, requestId });
}

interface Answer extends Pick<Outcome, "status" | "body" | "headers"> {
  readonly requestId: string;
}

/** The headers are one plain object and the length is known: the Node adapter writes such a response at once. */
function jsonResponse({ status, body, headers, requestId }: Answer): Response {
  const bytes = typeof body === "string" ? utf8Of(body) : body;
  return new Response(bytes, {
    status,
    headers: {
      "Content-Type": "application/json",
      "Content-Length": String(bytes.byteLength),
      "X-Request-Id": requestId,
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}
