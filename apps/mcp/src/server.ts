import type { Caller } from "@almagest/auth";
import { isGazetteer } from "@almagest/location";
import type { Detail } from "@almagest/operation";
import type { Outcome, Pipeline } from "@almagest/pipeline";
import { type CallToolResult, type ListToolsResult, Server } from "@modelcontextprotocol/server";
import { type CalendarWish, calendarWish } from "./calendar";
import { INVALID_PARAMS, noMethod } from "./messages";
import { builtPage, OPERATION_META } from "./page/resource";
import { type PictureWish, pictureWish } from "./picture";
import { ProtocolError } from "./protocol-error";
import { type GuideHost, ownReply, replyOf, type ToolReply, type Wanted } from "./replies";
import { type ReportWish, reportWish } from "./report";
import { capabilitiesOf, servePrompts, serveResources } from "./shelf";
import type { Splices } from "./splices";
import type { Guide, Toolbox, ToolEntry } from "./tools";

export interface ToolServerParts {
  readonly toolbox: Toolbox;
  readonly pipeline: Pipeline;
  readonly caller: Caller;
  readonly version: string;
  readonly requestId?: string;
  /** The default detail of calls; `standard` if absent. */
  readonly detail?: Detail;
  /** `short`: the list has no name of more than 64 characters. Both names of a tool can be called. */
  readonly names?: "short" | undefined;
  /** The page that draws answers; by default the built one. */
  readonly page?: string;
  /** Whether the caller has closed the connection, where the protocol library does not notice. */
  readonly isGone?: () => boolean;
  /** Takes the answers as JSON texts, where the message is written as JSON; without it they are objects. */
  readonly splices?: Splices;
  /** Called with each call's outcome, for headers and logs. */
  readonly onOutcome?: (operationId: string, outcome: Outcome) => void;
}

/** A model pays for every character: prose and drawing data are sent on request. */
export const ASSUMED_DETAIL: Detail = "standard";

/** A list changes only with a release, and is the same for everybody. */
const FOR_AN_HOUR = { ttlMs: 3_600_000, cacheScope: "public" } as const;

/**
 * A tool server for one caller, in every revision of the protocol: the list is free; each call goes through the
 * pipeline and costs the same as over REST.
 */
export function createToolServer(parts: ToolServerParts): Server {
  const { toolbox, page = builtPage() } = parts;
  const server = new Server(
    { name: "almagest", title: `Almagest: ${toolbox.title}`, version: parts.version },
    {
      capabilities: capabilitiesOf(toolbox, page),
      instructions: toolbox.instructions,
      cacheHints: { "tools/list": FOR_AN_HOUR, "server/discover": FOR_AN_HOUR },
    },
  );
  server.setRequestHandler("tools/list", () => ({ tools: listOf(toolbox, parts.names) }));
  server.setRequestHandler("tools/call", ({ params }, { mcpReq: { signal } }) => {
    const isGone = (): boolean => signal.aborted || (parts.isGone?.() ?? false);
    return callTool({ ...parts, isGone }, params.name, params.arguments ?? {});
  });
  serveResources(server, { library: toolbox.library, page });
  if (toolbox.hasPrompts) servePrompts(server);
  server.fallbackRequestHandler = async ({ method }) => {
    const { code, message } = noMethod(method);
    throw new ProtocolError(code, message);
  };
  return server;
}

type ToolList = ListToolsResult["tools"];

const lists = new WeakMap<Toolbox, ToolList>();

/** The list as the protocol library types it: plain JSON, made once. */
function listOf(toolbox: Toolbox, names: ToolServerParts["names"]): ToolList {
  const made: ToolList = lists.get(toolbox) ?? JSON.parse(JSON.stringify(toolbox.list));
  lists.set(toolbox, made);
  if (names === undefined || toolbox.byShortName.size === 0) return made;
  const shorter = new Map([...toolbox.byShortName].map(([name, { tool }]) => [tool.name, name]));
  return made.map((tool) => ({ ...tool, name: shorter.get(tool.name) ?? tool.name }));
}

/** Calls a tool by its name; a ProtocolError where there is none. */
export async function callTool(parts: ToolServerParts, name: string, input: object): Promise<CallToolResult> {
  const guide = parts.toolbox.guides?.get(name);
  if (guide !== undefined) return guided(parts, guide, input);
  const entry = parts.toolbox.byName.get(name) ?? parts.toolbox.byShortName.get(name);
  if (entry === undefined) {
    const message = `There is no tool "${name.slice(0, 80)}" here. tools/list names those that there are.`;
    throw new ProtocolError(INVALID_PARAMS, message);
  }
  return callOperation(parts, entry, input);
}

async function guided(parts: ToolServerParts, guide: Guide, input: object): Promise<CallToolResult> {
  const { pipeline, caller } = parts;
  const gazetteer = pipeline.resources["gazetteer"];
  const host: GuideHost = {
    caller,
    isGone: parts.isGone ?? (() => false),
    gazetteer: isGazetteer(gazetteer) ? gazetteer : undefined,
    call: (entry, arguments_, wanted) => executed(parts, entry, arguments_, wanted),
    // Readers of the documents without a key have no quota to show.
    refuse: (refusal) => pipeline.refuse(refusal, caller.kind === "keyless" ? undefined : caller),
  };
  const taken = await guide.take({ ...input }, host);
  switch (taken.kind) {
    case "called":
      return resultOf(taken.reply, parts.splices);
    case "answer":
      return resultOf(ownReply(taken.answer), parts.splices);
    case "refused": {
      const { texts } = replyOf(await host.refuse(taken.refusal));
      return resultOf({ texts: taken.help === undefined ? texts : [...texts, JSON.stringify(taken.help)] });
    }
  }
}

async function callOperation(parts: ToolServerParts, entry: ToolEntry, input: object): Promise<CallToolResult> {
  const reply = replyOf(await executed(parts, entry, input, { takesPicture: true }), entry);
  return resultOf(reply, parts.splices);
}

async function executed(
  parts: ToolServerParts,
  entry: ToolEntry,
  given: object,
  { detail = parts.detail ?? ASSUMED_DETAIL, takesPicture = false, takesReport = false, ...wanted }: Wanted = {},
): Promise<Outcome> {
  const plain: ReportWish = { input: { ...given }, issues: [] };
  const written: CalendarWish = takesReport ? calendarWish(entry, given) : plain;
  const printed = takesReport ? await reportWish(entry, written.input) : plain;
  const undrawn: PictureWish = { input: printed.input, issues: [] };
  const drawn = takesPicture ? await pictureWish(entry, printed.input) : undrawn;
  const outcome = await parts.pipeline.execute({
    operation: entry.operation,
    domainId: entry.domainId,
    caller: parts.caller,
    transport: "mcp",
    raw: { flat: drawn.input, decodes: true },
    ...wanted,
    ...(written.calendar && { calendar: written.calendar }),
    ...(printed.report && { report: printed.report }),
    ...(drawn.picture && (printed.report ?? written.calendar) === undefined && { picture: drawn.picture }),
    issues: [...written.issues, ...printed.issues, ...drawn.issues],
    detail,
    ...(parts.requestId === undefined ? {} : { requestId: parts.requestId }),
  });
  parts.onOutcome?.(entry.operation.id, outcome);
  return outcome;
}

function resultOf(
  { texts, structured, images = [], file, drawnOperation }: ToolReply,
  splices?: Splices,
): CallToolResult {
  const content: CallToolResult["content"] = texts.map((text) => ({ type: "text", text: splices?.text(text) ?? text }));
  if (structured === undefined) return { content, isError: true };
  for (const image of images) {
    content.push({ type: "image", data: Buffer.from(image).toString("base64"), mimeType: "image/png" });
  }
  if (file !== undefined) {
    const { uri, mimeType, data } = file;
    const held = typeof data === "string" ? { text: data } : { blob: Buffer.from(data).toString("base64") };
    content.push({ type: "resource", resource: { uri, mimeType, ...held } });
  }
  const meta = drawnOperation === undefined ? {} : { _meta: { [OPERATION_META]: drawnOperation } };
  return { content, structuredContent: splices?.object(structured) ?? JSON.parse(structured), ...meta };
}
