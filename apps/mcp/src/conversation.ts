import {
  isJSONRPCErrorResponse,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type JSONRPCRequest,
  type Server,
  type Transport,
} from "@modelcontextprotocol/server";
import { INTERNAL_ERROR, INVALID_PARAMS, METHOD_NOT_FOUND, noMethod, problemOfParams } from "./messages";

/**
 * A conversation with a tool server in which each request is answered before the next one is asked. It holds nothing
 * open, so it needs no end: closing the server would only make an error, with its stack, for requests under way.
 */
export type Conversation = (request: JSONRPCRequest) => Promise<JSONRPCMessage>;

/**
 * Connects a server to a caller who asks one thing at a time. The server receives only requests, so nothing can cancel
 * one: each is answered, by the server or, if its parameters are invalid, here.
 */
export async function converse(server: Server): Promise<Conversation> {
  let answer: (message: JSONRPCMessage) => void = () => undefined;
  const transport: Transport = {
    start: async () => undefined,
    send: async (message) => {
      if (isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) answer(message);
    },
    close: async () => transport.onclose?.(),
  };
  await server.connect(transport);
  return (request) => {
    const error = problemOfParams(request);
    if (error !== undefined) return Promise.resolve({ jsonrpc: "2.0", id: request.id, error });
    return new Promise((resolve) => {
      answer = (message) => resolve(inOurWords(message, request));
      transport.onmessage?.(request);
    });
  };
}

/** The protocol library's own errors expose its internals: they are replaced by messages of this server. */
function inOurWords(message: JSONRPCMessage, { id, method }: JSONRPCRequest): JSONRPCMessage {
  if (!isJSONRPCErrorResponse(message)) return message;
  const { code, message: words } = message.error;
  if (code === METHOD_NOT_FOUND) return { jsonrpc: "2.0", id, error: noMethod(method) };
  if (code !== INTERNAL_ERROR && !words.startsWith("Invalid ")) return message;
  const error = { code: INVALID_PARAMS, message: `The parameters of ${method.slice(0, 60)} do not follow MCP.` };
  return { jsonrpc: "2.0", id, error };
}
