import type { JSONRPCMessage, JSONRPCRequest } from "@modelcontextprotocol/server";
import { type Conversation, converse } from "./conversation";
import { INTERNAL_ERROR } from "./messages";
import { createToolServer, type ToolServerParts } from "./server";
import { splices } from "./splices";

/** The requests of a body, and whether their sender still waits. */
export interface Asked {
  readonly requests: readonly JSONRPCRequest[];
  readonly isGone: () => boolean;
}

export interface Answered {
  /** JSON texts, one for each request, in their order. */
  readonly answers: readonly string[];
  /** The operations that were called, in order. */
  readonly operationIds: readonly string[];
  /** The rate-limit headers of the last call; undefined if there was none. */
  readonly headers: Readonly<Record<string, string>> | undefined;
}

/** Requests of a batch not begun by this time are refused. */
const BATCH_MS = 5_000;

/** Records the outcomes of calls for the response and the log. */
export interface CallRecord {
  readonly onOutcome: NonNullable<ToolServerParts["onOutcome"]>;
  readonly kept: () => Pick<Answered, "operationIds" | "headers">;
}

export function recordOfCalls(): CallRecord {
  const operationIds: string[] = [];
  let headers: Readonly<Record<string, string>> | undefined;
  return {
    onOutcome: (operationId, outcome) => {
      operationIds.push(operationId);
      headers = rateLimitsOf(outcome.headers);
    },
    kept: () => ({ operationIds, headers }),
  };
}

/**
 * Answers requests one after another, with pauses between them for other work, so that a batch takes no more than one client's
 * share. Requests not begun in time, or after the client has gone, are not made and cost nothing.
 */
export async function answerAll(
  parts: Omit<ToolServerParts, "onOutcome" | "splices">,
  { requests, isGone }: Asked,
): Promise<Answered> {
  const { onOutcome, kept } = recordOfCalls();
  const set = splices();
  const ask = await converse(createToolServer({ ...parts, onOutcome, isGone, splices: set }));
  const answers = await answersOf(ask, requests, isGone);
  return { answers: answers.map((answer) => set.into(JSON.stringify(answer))), ...kept() };
}

async function answersOf(
  ask: Conversation,
  requests: readonly JSONRPCRequest[],
  isGone: () => boolean,
): Promise<readonly JSONRPCMessage[]> {
  const untilMs = performance.now() + BATCH_MS;
  const answers: JSONRPCMessage[] = [];
  for (const request of requests) {
    if (answers.length > 0) await new Promise((resolve) => setImmediate(resolve));
    const isLate = answers.length > 0 && (performance.now() > untilMs || isGone());
    answers.push(isLate ? late(request) : await ask(request));
  }
  return answers;
}

function late({ id }: JSONRPCRequest): JSONRPCMessage {
  const message = "The batch took too long before it came to this request. Nothing was counted for it; send it again.";
  return { jsonrpc: "2.0", id, error: { code: INTERNAL_ERROR, message } };
}

function rateLimitsOf(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => /^x-ratelimit-/i.test(name)));
}
