import { catalogue } from "@almagest/catalog";
import { createToolServer, everythingToolbox, nodeResources, type Toolbox } from "@almagest/mcp";
import { localDomains, localPipeline } from "@almagest/mcp/offline";
import type { Domain } from "@almagest/operation";
import { Client } from "@modelcontextprotocol/client";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as FirstTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { ASKED_AT } from "./questions/index";

/** A tool's answer, whichever client asked. */
export interface Answer {
  /** All that a model reads. */
  readonly text: string;
  readonly isError: boolean;
}

export interface Asker {
  readonly call: (name: string, input: Readonly<Record<string, unknown>>) => Promise<Answer>;
  /** The list as a client hands it to a model. */
  readonly list: () => Promise<readonly { readonly name: string }[]>;
  readonly close: () => Promise<void>;
}

/** The server for everything on this machine, asked by the clients of both generations of the protocol's library. */
export interface Askers {
  readonly domains: readonly Domain[];
  readonly toolbox: Toolbox;
  readonly first: Asker;
  readonly second: Asker;
}

const NAME = { name: "agents", version: "0" };

export async function askers(): Promise<Askers> {
  const domains = localDomains(catalogue.domains);
  const toolbox = everythingToolbox(domains);
  const { pipeline, caller } = localPipeline({
    resources: await nodeResources(domains.flatMap(({ operations }) => operations)),
    loadTexts: catalogue.loadTexts,
    now: () => ASKED_AT,
    random: (byteCount) => new Uint8Array(byteCount),
    publicUrl: undefined,
    log: () => undefined,
  });
  const server = () => createToolServer({ toolbox, pipeline, caller, version: "0", detail: "standard" });
  return { domains, toolbox, first: await firstAsker(server), second: await secondAsker(server) };
}

type MakeServer = () => ReturnType<typeof createToolServer>;

async function firstAsker(server: MakeServer): Promise<Asker> {
  const [here, there] = FirstTransport.createLinkedPair();
  const client = new FirstClient(NAME);
  await server().connect(there);
  await client.connect(here);
  return {
    call: async (name, input) => answerOf(await client.callTool({ name, arguments: { ...input } })),
    list: async () => (await client.listTools()).tools,
    close: () => client.close(),
  };
}

/** Without a handshake. */
async function secondAsker(server: MakeServer): Promise<Asker> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  serveStdio(server, { transport: there });
  const client = new Client(NAME, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
  await client.connect(here);
  return {
    call: async (name, input) => answerOf(await client.callTool({ name, arguments: { ...input } })),
    list: async () => (await client.listTools()).tools,
    close: () => client.close(),
  };
}

function answerOf({ content, isError }: Readonly<Record<string, unknown>>): Answer {
  const parts = Array.isArray(content) ? content : [];
  return { text: parts.map(({ text }) => String(text)).join("\n"), isError: isError === true };
}
