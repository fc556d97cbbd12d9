import type { Server, ServerCapabilities } from "@modelcontextprotocol/server";
import { DOC_TYPE, docResources, readResource } from "./docs/resources";
import { prompts, promptText } from "./everything/prompts";
import { INVALID_PARAMS } from "./messages";
import { PAGE_RESOURCE, PAGE_URI, pageContents } from "./page/resource";
import { ProtocolError } from "./protocol-error";
import type { Toolbox } from "./tools";

/** A server's capabilities besides its tools. */
export function capabilitiesOf({ library, hasPrompts }: Toolbox, page: string | undefined): ServerCapabilities {
  const hasResources = library !== undefined || page !== undefined;
  return { tools: {}, ...(hasResources && { resources: {} }), ...(hasPrompts && { prompts: {} }) };
}

interface Shelf {
  readonly library: Toolbox["library"];
  /** The page that draws answers in a host; undefined if it was not built. */
  readonly page: string | undefined;
}

/** Resources in one page of the list. */
const PAGE_OF_RESOURCES = 50;

/** Serves the documents and the page as resources. Reading them is free. */
export function serveResources(server: Server, { library, page }: Shelf): void {
  if (library === undefined && page === undefined) return;
  const drawing = page === undefined ? [] : [PAGE_RESOURCE];
  server.setRequestHandler("resources/list", async ({ params }) => {
    const listed = [...drawing, ...(library === undefined ? [] : docResources(await library()))];
    const start = startOf(params?.cursor, listed.length);
    const end = start + PAGE_OF_RESOURCES;
    const resources = listed.slice(start, end).map((one) => ({ ...one }));
    return end < listed.length ? { resources, nextCursor: String(end) } : { resources };
  });
  server.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: [] }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }) => {
    if (uri === PAGE_URI && page !== undefined) return pageContents(page);
    const text = library && readResource(await library(), uri);
    if (text !== undefined) return { contents: [{ uri, mimeType: DOC_TYPE, text }] };
    throw new ProtocolError(
      INVALID_PARAMS,
      `There is no resource "${uri.slice(0, 80)}". resources/list names those that there are.`,
    );
  });
}

/** The start of a page of the list; a ProtocolError for an unknown cursor. */
function startOf(cursor: string | undefined, count: number): number {
  const start = /^\d{1,6}$/.test(cursor ?? "0") ? Number(cursor ?? 0) : Number.NaN;
  if (start % PAGE_OF_RESOURCES === 0 && start < Math.max(count, 1)) return start;
  const message =
    "cursor does not come from resources/list. Send its nextCursor, or leave cursor out for the first page.";
  throw new ProtocolError(INVALID_PARAMS, message);
}

/** Serves prompts that a person may choose. */
export function servePrompts(server: Server): void {
  server.setRequestHandler("prompts/list", () => ({
    prompts: prompts.map((prompt) => ({ ...prompt, arguments: prompt.arguments.map((one) => ({ ...one })) })),
  }));
  server.setRequestHandler("prompts/get", ({ params: { name, arguments: given = {} } }) => {
    const told = promptText(name, given);
    if (!told.ok) throw new ProtocolError(INVALID_PARAMS, told.problem);
    const { description, text } = told;
    return { description, messages: [{ role: "user" as const, content: { type: "text" as const, text } }] };
  });
}
