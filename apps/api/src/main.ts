#!/usr/bin/env node
import cluster from "node:cluster";
import { fileURLToPath } from "node:url";
import type { EmbeddedAddress } from "@almagest/database";
import { cardRoute } from "./card-route";
import { type Config, readConfig } from "./config";
import { createLog, type ServiceLog, standardError } from "./log";
import { mcpRoute } from "./mcp-route";
import type { PrimaryOptions } from "./processes/primary";
import { addressFrom, isWorker, parentPort, redeemAtPrimary, stopWithPrimary, tellPrimary } from "./processes/worker";
import { stopOnSignals } from "./signals";
import { type Started, start } from "./start";

/** The time for requests under way to finish after a signal. */
const GRACE_MS = 10_000;

const say = (message: string): void => void process.stderr.write(`${message}\n`);
/** A secret may go to a terminal, where a person reads it at once; a file or a journal would keep it. */
const isTerminal = process.stdout.isTTY === true;
const exit = (code: number): void => process.exit(code);

async function main(): Promise<void> {
  const read = readConfig(process.env);
  if (!read.ok) return giveUp(read.problems);
  const { config } = read;
  const log = createLog(config.logLevel, standardError());
  if (isWorker()) return serveBeside(config, log);
  const file = fileURLToPath(import.meta.url);
  const started = await (config.processes > 1
    ? startSeveral({ config, say, file, isTerminal })
    : startHere(config, log));
  if (!started.ok) return giveUp([started.problem]);
  // Installed before the message is printed: its reader may stop the service at once.
  stopOnSignals(process, stopping(started, log), exit);
  process.stdout.write(`${started.message}\n`);
}

/** Loaded only where there are several processes. */
async function startSeveral(options: PrimaryOptions): Promise<Started> {
  const { startProcesses } = await import("./processes/primary");
  return startProcesses(options);
}

/** One of several server processes. */
async function serveBeside(config: Config, log: ServiceLog): Promise<void> {
  const started = await startHere(config, log, addressFrom(process.env));
  if (!started.ok) {
    await tellPrimary({ kind: "problem", problem: started.problem });
    return exit(1);
  }
  stopWithPrimary(stopping(started, log), exit);
  await tellPrimary({ kind: "ready", extraPaths: [...started.extraPaths] });
}

function startHere(config: Config, log: ServiceLog, shared?: EmbeddedAddress): Promise<Started> {
  return start({
    config,
    log,
    extraRoutes: (parts) => [cardRoute(parts), mcpRoute(parts)],
    workerFile: fileURLToPath(new URL("worker.js", import.meta.url)),
    say,
    ...(shared && { shared }),
    isTerminal,
    ...(isWorker() && { besides: String(cluster.worker?.id), redeem: redeemAtPrimary, parent: parentPort() }),
  });
}

function stopping({ server }: Extract<Started, { ok: true }>, log: ServiceLog): () => Promise<void> {
  return async () => {
    log.info("stopping");
    await server.stop(GRACE_MS);
    log.info("stopped");
    log.flush();
  };
}

function giveUp(problems: readonly string[]): void {
  process.stderr.write(problems.map((problem) => `almagest: ${problem}\n`).join(""));
  process.exitCode = 1;
}

await main();
