import type { Caller } from "@almagest/auth";
import type { Detail } from "@almagest/operation";
import type { Outcome, Pipeline } from "@almagest/pipeline";
import { type CallToolResult, type ListToolsResult, Server } from "@modelcontextprotocol/server";
import { INVALID_PARAMS, noMethod } from "./messages";
import { builtPage, OPERATION_META, PAGE_LIST, PAGE_URI, pageContents } from "./page/resource";
import { pictureWish } from "./picture";
import type { Guide, Toolbox, ToolEntry } from "./tools";

export interface ToolServerParts {
  readonly toolbox: Toolbox;
  readonly pipeline: Pipeline;
  readonly caller: Caller;
  readonly version: string;
  readonly requestId?: string;
  /** How much of an answer is sent where a call says nothing of it; `full` where this is left out. */
  readonly detail?: Detail;
  /** The page that draws answers; the built one where this is left out. */
  readonly page?: string;
  /** Told of each call's outcome, for headers and logs. */
  readonly onOutcome?: (operationId: string, outcome: Outcome) => void;
}

/** A list changes with a release alone, and is the same for everybody. */
const FOR_AN_HOUR = { ttlMs: 3_600_000, cacheScope: "public" } as const;

/**
 * A tool server for one caller, in every revision of the protocol: the list is free, each call goes through the pipeline
 * and costs as over REST.
 */
export function createToolServer(parts: ToolServerParts): Server {
  const { toolbox, page = builtPage() } = parts;
  const server = new Server(
    { name: "almagest", title: `Almagest: ${toolbox.title}`, version: parts.version },
    {
      capabilities: page === undefined ? { tools: {} } : { tools: {}, resources: {} },
      instructions: toolbox.instructions,
      cacheHints: { "tools/list": FOR_AN_HOUR, "server/discover": FOR_AN_HOUR },
    },
  );
  server.setRequestHandler("tools/list", () => ({ tools: listOf(toolbox) }));
  server.setRequestHandler("tools/call", ({ params }) => callTool(parts, params.name, params.arguments ?? {}));
  if (page !== undefined) servePage(server, page);
  server.fallbackRequestHandler = async ({ method }) => {
    const { code, message } = noMethod(method);
    throw new ProtocolError(code, message);
  };
  return server;
}

/** One resource: the page. It costs nothing, as the list of tools. */
function servePage(server: Server, page: string): void {
  server.setRequestHandler("resources/list", () => PAGE_LIST);
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: [] }));
  server.setRequestHandler("resources/read", ({ params: { uri } }) => {
    if (uri === PAGE_URI) return pageContents(page);
    throw new ProtocolError(INVALID_PARAMS, `There is no resource "${uri.slice(0, 80)}" here, but ${PAGE_URI}.`);
  });
}

const lists = new WeakMap<Toolbox, ListToolsResult["tools"]>();

/** The list as the protocol library types it: plain JSON, made once. */
function listOf(toolbox: Toolbox): ListToolsResult["tools"] {
  const made = lists.get(toolbox) ?? JSON.parse(JSON.stringify(toolbox.list));
  lists.set(toolbox, made);
  return made;
}

/** The protocol library sends its code and its message as they are. */
class ProtocolError extends Error {
  override readonly name = "ProtocolError";
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

async function callTool(parts: ToolServerParts, name: string, input: object): Promise<CallToolResult> {
  const guide = parts.toolbox.guides?.get(name);
  if (guide !== undefined) return guided(parts, guide, input);
  const entry = parts.toolbox.byName.get(name);
  if (entry === undefined) {
    const message = `There is no tool "${name.slice(0, 80)}" here. tools/list names those that there are.`;
    throw new ProtocolError(INVALID_PARAMS, message);
  }
  return callOperation(parts, entry, input);
}

async function guided(parts: ToolServerParts, guide: Guide, input: object): Promise<CallToolResult> {
  const taken = guide.take({ ...input });
  switch (taken.kind) {
    case "call":
      return callOperation(parts, taken.entry, taken.input);
    case "answer":
      return {
        content: [{ type: "text", text: JSON.stringify(taken.answer) }],
        structuredContent: { ...taken.answer },
      };
    case "refused": {
      const refused = resultOf(await parts.pipeline.refuse(taken.refusal, parts.caller));
      const help = taken.help === undefined ? [] : [{ type: "text" as const, text: JSON.stringify(taken.help) }];
      return { ...refused, content: [...refused.content, ...help] };
    }
  }
}

async function callOperation(parts: ToolServerParts, entry: ToolEntry, given: object): Promise<CallToolResult> {
  const { input, picture, issues } = await pictureWish(entry, given);
  const { operation } = entry;
  const outcome = await parts.pipeline.execute({
    operation,
    domainId: entry.domainId,
    caller: parts.caller,
    transport: "mcp",
    raw: { flat: input, decodes: true },
    issues,
    ...(picture === undefined ? {} : { picture }),
    ...(parts.detail === undefined ? {} : { detail: parts.detail }),
    ...(parts.requestId === undefined ? {} : { requestId: parts.requestId }),
  });
  parts.onOutcome?.(operation.id, outcome);
  const result = resultOf(outcome);
  const isDrawn = entry.pictures.of.includes(operation.id) && result.isError !== true;
  return isDrawn ? { ...result, _meta: { [OPERATION_META]: operation.id } } : result;
}

/**
 * The text is REST's body byte for byte. An array stands under `items` in the structured content; an error has none. A
 * picture comes as an image, never as SVG: clients take that for text, or break on it.
 */
function resultOf({ body, code, picture }: Outcome): CallToolResult {
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  const content: CallToolResult["content"] = [{ type: "text", text }];
  if (code !== undefined) return { content, isError: true };
  if (picture instanceof Uint8Array) {
    content.push({ type: "image", data: Buffer.from(picture).toString("base64"), mimeType: "image/png" });
  }
  return { content, structuredContent: structured(JSON.parse(text)) };
}

function structured(answer: unknown): Record<string, unknown> {
  return typeof answer === "object" && answer !== null && !Array.isArray(answer) ? { ...answer } : { items: answer };
}
