import { repeatedMember } from "@almagest/pipeline";
import {
  isInitializeRequest,
  isJSONRPCRequest,
  isSpecType,
  type JSONRPCMessage,
  type JSONRPCRequest,
} from "@modelcontextprotocol/server";

/** The most messages in one request. */
export const MOST_MESSAGES = 20;

/** The requests in a body, in order. */
export type ReadMessages =
  | { readonly ok: true; readonly requests: readonly JSONRPCRequest[]; readonly isBatch: boolean }
  | { readonly ok: false; readonly problem: ProtocolProblem };

/** A JSON-RPC error: the fault, and what to send instead. */
export interface ProtocolProblem {
  readonly code: number;
  readonly message: string;
}

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** A body as JSON, or its fault. */
export function readJson(
  body: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: ProtocolProblem } {
  try {
    const value: unknown = JSON.parse(body);
    const repeated = repeatedMember(body);
    if (repeated === undefined) return { ok: true, value };
    const name = JSON.stringify(repeated.slice(0, 40));
    return problem(INVALID_REQUEST, `The message holds an object with two members ${name}. Send each member once.`);
  } catch {
    return problem(PARSE_ERROR, "This is not valid JSON. Send one JSON-RPC 2.0 message.");
  }
}

/** The error for an unknown method. */
export function noMethod(method: string): ProtocolProblem {
  const message = `There is no method "${method.slice(0, 60)}" here. This server has tools/list and tools/call, and the methods of its other capabilities.`;
  return { code: METHOD_NOT_FOUND, message };
}

/**
 * Reads the JSON-RPC messages of a body; one invalid message refuses all. Notifications and responses are ignored by a
 * server that has no sessions and asks its clients nothing: a `notifications/cancelled` comes too late to cancel
 * anything.
 */
export function readMessages(parsed: unknown, { takesBatches }: { readonly takesBatches: boolean }): ReadMessages {
  const isBatch = Array.isArray(parsed);
  if (isBatch && !takesBatches) return problem(INVALID_REQUEST, NO_BATCH);
  const items: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (items.length === 0) return problem(INVALID_REQUEST, "The batch is empty. Send at least one JSON-RPC message.");
  if (items.length > MOST_MESSAGES) {
    const message = `The batch holds ${items.length} messages. Send at most ${MOST_MESSAGES} in one request.`;
    return problem(INVALID_REQUEST, message);
  }
  const messages = items.flatMap((item) => messageIn(item));
  if (messages.length < items.length) return problem(INVALID_REQUEST, NO_MESSAGE);
  const requests = messages.filter((message) => isJSONRPCRequest(message));
  return problemOfRequests(requests, isBatch) ?? { ok: true, requests, isBatch };
}

const NO_BATCH = "The body is a list. From revision 2025-06-18 on, a request has one message: send each in a request.";
const NO_MESSAGE =
  'This is no JSON-RPC 2.0 message. Send an object with "jsonrpc": "2.0", "method", "params" and, for a request, "id" (a text or a whole number).';

function messageIn(item: unknown): readonly JSONRPCMessage[] {
  return isSpecType.JSONRPCMessage(item) ? [item] : [];
}

function problemOfRequests(requests: readonly JSONRPCRequest[], isBatch: boolean): ReadMessages | undefined {
  if (new Set(requests.map(({ id }) => id)).size < requests.length) {
    return problem(INVALID_REQUEST, "Two requests of the batch have the same id. Give each an id of its own.");
  }
  if (isBatch && requests.length > 1 && requests.some(({ method }) => method === "initialize")) {
    return problem(INVALID_REQUEST, "initialize is in a batch. Send it first, by itself.");
  }
  return undefined;
}

/** The fault in the parameters of a protocol request; undefined if there is none. */
export function problemOfParams({ method, params }: JSONRPCRequest): ProtocolProblem | undefined {
  if (method === "initialize" && !isInitializeRequest({ method, params })) {
    return { code: INVALID_PARAMS, message: "initialize takes protocolVersion, capabilities and clientInfo." };
  }
  if (method !== "tools/call") return undefined;
  const { name, arguments: input } = params ?? {};
  if (typeof name !== "string")
    return { code: INVALID_PARAMS, message: "tools/call takes the tool's name in params.name." };
  if (input === undefined || (typeof input === "object" && input !== null && !Array.isArray(input))) return undefined;
  return { code: INVALID_PARAMS, message: "The arguments of a tool are one object. Send it in params.arguments." };
}

function problem(code: number, message: string): { readonly ok: false; readonly problem: ProtocolProblem } {
  return { ok: false, problem: { code, message } };
}
