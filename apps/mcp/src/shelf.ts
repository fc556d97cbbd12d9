import type { Server, ServerCapabilities } from "@modelcontextprotocol/server";
import { DOC_TYPE, docResources, readResource } from "./docs/resources";
import { prompts, promptText } from "./everything/prompts";
import { INVALID_PARAMS } from "./messages";
import { ProtocolError } from "./protocol-error";
import type { Toolbox } from "./tools";

/** What a server offers beside its tools. */
export function capabilitiesOf({ library, hasPrompts }: Toolbox): ServerCapabilities {
  return { tools: {}, ...(library && { resources: {} }), ...(hasPrompts && { prompts: {} }) };
}

/** The documents as resources. */
export function serveResources(server: Server, library: NonNullable<Toolbox["library"]>): void {
  server.setRequestHandler("resources/list", () => ({ resources: docResources.map((one) => ({ ...one })) }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }) => {
    const text = readResource(await library(), uri);
    if (text !== undefined) return { contents: [{ uri, mimeType: DOC_TYPE, text }] };
    const known = docResources.map((one) => one.uri).join(", ");
    throw new ProtocolError(INVALID_PARAMS, `There is no resource "${uri.slice(0, 80)}". There are ${known}.`);
  });
}

/** Questions that a person may pick. */
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
