import {
  createMcpHandler,
  isJSONRPCRequest,
  isLegacyRequest,
  isSpecType,
  type JSONRPCRequest,
  SUPPORTED_PROTOCOL_VERSIONS,
} from "@modelcontextprotocol/server";
import { type Answered, recordOfCalls } from "./exchange";
import { noMethod, type ProtocolProblem, problemOfParams } from "./messages";
import { createToolServer, type ToolServerParts } from "./server";
import { splices } from "./splices";

/** The result of an HTTP request of the revisions since 2026-07-28: each asks one thing, without a handshake. */
export interface ModernAnswer extends Pick<Answered, "operationIds" | "headers"> {
  readonly status: number;
  readonly body: string;
}

/** Revisions named only in a header; later ones are named in each message. */
export const HEADER_VERSIONS: readonly string[] = SUPPORTED_PROTOCOL_VERSIONS;

/** The first revision without a handshake. */
export const MODERN_VERSION = "2026-07-28";

/** Whether a body is a message of a revision without a handshake. A batch or an invalid message never is. */
export async function namesItsRevision(request: Request, value: unknown): Promise<boolean> {
  return isSpecType.JSONRPCMessage(value) && !(await isLegacyRequest(request, value));
}

/** Answers a message that names its own revision. */
export async function answerModern(
  parts: Omit<ToolServerParts, "onOutcome" | "splices">,
  request: Request,
  message: unknown,
): Promise<ModernAnswer> {
  const refused = isJSONRPCRequest(message) ? refusal(message) : undefined;
  if (refused !== undefined) return { ...refused, operationIds: [], headers: undefined };
  const { onOutcome, kept } = recordOfCalls();
  const isGone = (): boolean => request.signal.aborted;
  const set = splices();
  const server = { ...parts, onOutcome, isGone, splices: set };
  const handler = createMcpHandler(() => createToolServer(server), { legacy: "reject" });
  const response = await handler.fetch(request, { parsedBody: message });
  return { status: response.status, body: set.into(await response.text()), ...kept() };
}

/**
 * Requests that the protocol library would answer with its internals, or with an endless stream: nothing here changes,
 * so there is nothing to listen to.
 */
function refusal(request: JSONRPCRequest): { readonly status: number; readonly body: string } | undefined {
  if (request.method === "subscriptions/listen")
    return { status: 404, body: bodyOf(request, noMethod(request.method)) };
  const problem = problemOfParams(request);
  return problem && { status: 200, body: bodyOf(request, problem) };
}

function bodyOf({ id }: JSONRPCRequest, error: ProtocolProblem): string {
  return JSON.stringify({ jsonrpc: "2.0", id, error });
}
