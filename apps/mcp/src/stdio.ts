#!/usr/bin/env node
import { randomBytes } from "node:crypto";
import { catalogue } from "@almagest/catalog";
import { gazetteerWhenAsked } from "@almagest/location/node";
import type { Pipeline } from "@almagest/pipeline";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { engineChoice, loadEngine } from "./engine";
import { everythingToolbox } from "./everything/toolbox";
import { messageLines } from "./lines";
import { localDomains, localPipeline } from "./local";
import type { ProtocolProblem } from "./messages";
import { nodeResources } from "./resources";
import { createToolServer } from "./server";
import { toolboxFor } from "./tools";
import { VERSION } from "./version";

const domains = localDomains(catalogue.domains);

const SHORT_NAMES = "--names=short";

const USAGE = `almagest-mcp [${SHORT_NAMES}] [domain ...]

Serves Almagest's tools over stdio, offline and without a key.
Without a domain a few tools lead to every operation; with some, each of their operations is a tool.
${SHORT_NAMES} lists no tool by a name of more than 64 characters.
Domains: ${domains.map(({ id }) => id).join(", ")}.
`;

/** A client may send calls and close the pipe: it still reads the answers, so the program waits for them. */
function watched(pipeline: Pipeline): { readonly pipeline: Pipeline; readonly settled: () => Promise<void> } {
  let underWay = 0;
  const execute: Pipeline["execute"] = async (call) => {
    underWay += 1;
    try {
      return await pipeline.execute(call);
    } finally {
      underWay -= 1;
    }
  };
  const settled = async (): Promise<void> => {
    // The last request read may not have begun yet, and the last answer may not be written yet.
    for (let turns = 0; turns < TURNS || underWay > 0; turns += 1) await nextTurn();
  };
  return { pipeline: { ...pipeline, execute }, settled };
}

/** A line that is not a message has no id to answer. */
function answerProblem(error: ProtocolProblem): void {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id: null, error })}\n`);
}

const TURNS = 20;
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** Standard output is for the protocol: messages for a person go to standard error. */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    process.stderr.write(USAGE);
    return 0;
  }
  const names = args.includes(SHORT_NAMES) ? "short" : undefined;
  const wanted = args.filter((arg) => arg !== SHORT_NAMES);
  const unknown = wanted.filter((id) => !domains.some((domain) => domain.id === id));
  if (unknown.length > 0) {
    process.stderr.write(`There is no domain ${unknown.map((id) => `"${id}"`).join(", ")}.\n\n${USAGE}`);
    return 2;
  }
  const chosen = wanted.length === 0 ? domains : domains.filter(({ id }) => wanted.includes(id));
  const choice = engineChoice(process.env);
  const engine = typeof choice === "string" ? await loadEngine(choice) : { ok: false as const, ...choice };
  if (!engine.ok) {
    process.stderr.write(`${engine.problem}\n`);
    return 2;
  }
  const { pipeline: computing, caller } = localPipeline({
    resources: await nodeResources(
      chosen.flatMap(({ operations }) => operations),
      { ephemeris: engine.ephemeris, gazetteer: gazetteerWhenAsked() },
    ),
    loadTexts: catalogue.loadTexts,
    now: () => Date.now(),
    random: (byteCount) => new Uint8Array(randomBytes(byteCount)),
    publicUrl: process.env["ALMAGEST_PUBLIC_URL"]?.replace(/\/+$/, "") || undefined,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const toolbox = wanted.length === 0 ? everythingToolbox(domains) : toolboxFor(chosen);
  const { pipeline, settled } = watched(computing);
  // The protocol library drops open requests when its input ends: this program ends once all are answered.
  const input = process.stdin.pipe(messageLines(answerProblem), { end: false });
  const transport = new StdioServerTransport(input, process.stdout);
  const connection = serveStdio(() => createToolServer({ toolbox, pipeline, caller, version: VERSION, names }), {
    transport,
  });
  const isHeard = await new Promise<boolean>((resolve) => {
    process.stdin.once("end", () => resolve(true));
    process.stdout.once("error", () => resolve(false));
    process.once("SIGTERM", () => resolve(false));
    process.once("SIGINT", () => resolve(false));
  });
  if (isHeard) await settled();
  await connection.close();
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
    process.stdin.pause();
  },
  (error: unknown) => {
    process.stderr.write(`almagest-mcp cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
