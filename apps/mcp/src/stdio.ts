#!/usr/bin/env node
import { randomBytes } from "node:crypto";
import { catalogue } from "@almagest/catalog";
import { gazetteerWhenAsked } from "@almagest/location/node";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { engineChoice, loadEngine } from "./engine";
import { everythingToolbox } from "./everything/toolbox";
import { localDomains, localPipeline } from "./local";
import { nodeResources } from "./resources";
import { createToolServer, type ToolServerParts } from "./server";
import { toolboxFor } from "./tools";
import { VERSION } from "./version";

const domains = localDomains(catalogue.domains);

const USAGE = `almagest-mcp [domain ...]

Serves Almagest's tools over stdio, offline and without a key.
Without a domain a few tools lead to every operation; with some, each of their operations is a tool.
Domains: ${domains.map(({ id }) => id).join(", ")}.
`;

/** Standard output belongs to the protocol: everything for a person goes to standard error. */
async function main(wanted: readonly string[]): Promise<number> {
  if (wanted.includes("--help") || wanted.includes("-h")) {
    process.stderr.write(USAGE);
    return 0;
  }
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
  const { pipeline, caller } = localPipeline({
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
  const tools: Pick<ToolServerParts, "toolbox" | "detail"> =
    wanted.length === 0 ? { toolbox: everythingToolbox(domains), detail: "standard" } : { toolbox: toolboxFor(chosen) };
  const connection = serveStdio(() => createToolServer({ ...tools, pipeline, caller, version: VERSION }));
  await new Promise<void>((resolve) => {
    process.stdin.once("end", resolve);
    process.stdout.once("error", () => resolve());
    process.once("SIGTERM", () => resolve());
    process.once("SIGINT", () => resolve());
  });
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
