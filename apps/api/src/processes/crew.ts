import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type * as z from "zod";
import type { Redeem } from "../opening/opening";
import { lineExchange } from "./line-exchange";
import { fromWorker, redeemQuestion, type redeemReply, STOP } from "./messages";

/** Server processes behind one port. */
export interface Crew {
  readonly extraPaths: readonly string[];
  /** Lets each process finish its requests, and ends those that take longer. */
  stop(graceMs: number): Promise<void>;
}

export type Gathered = { readonly ok: true; readonly crew: Crew } | { readonly ok: false; readonly problem: string };

export interface CrewOptions {
  /** The program of each process. */
  readonly file: string;
  readonly count: number;
  readonly environment: Readonly<Record<string, string>>;
  /** Redeems a token for any of them. */
  readonly redeem: Redeem;
}

/** Delay before a dead process is replaced: the cause may end the next one too. */
const REPLACE_MS = 500;
/** A process's meter may need some seconds after the last answer to settle with the database. */
const LONGER_MS = 5_000;

/** Starts the processes and resolves when all of them listen. One that dies later is replaced. */
export async function gatherCrew({ file, count, environment, redeem }: CrewOptions): Promise<Gathered> {
  // Answers to lines of batches are bytes.
  cluster.setupPrimary({ exec: file, args: [], serialization: "advanced" });
  const workers = new Set<Worker>();
  /** A process that does not listen yet would lose lines. */
  const ready = new Set<Worker>();
  const lines = lineExchange(ready);
  let isStopping = false;

  const begin = (): Worker => {
    const worker = cluster.fork(environment);
    workers.add(worker);
    worker.on("error", () => undefined);
    worker.on("message", (message) => answerRedeem(worker, message, redeem));
    worker.on("message", (message) => {
      if (fromWorker.safeParse(message).data?.kind === "ready") ready.add(worker);
      else lines.hear(worker, message);
    });
    worker.once("exit", () => {
      workers.delete(worker);
      ready.delete(worker);
      lines.leave(worker);
    });
    return worker;
  };
  const replace = async (worker: Worker): Promise<void> => {
    await once(worker, "exit");
    await wait(REPLACE_MS);
    if (!isStopping) void replace(begin());
  };
  const stop = async (graceMs: number): Promise<void> => {
    isStopping = true;
    const all = [...workers];
    const gone = Promise.all(all.map((worker) => (worker.isDead() ? undefined : once(worker, "exit"))));
    for (const worker of all) if (worker.isConnected()) worker.send(STOP);
    await Promise.race([gone, wait(graceMs + LONGER_MS, undefined, { ref: false })]);
    for (const worker of workers) worker.process.kill("SIGKILL");
    await gone;
  };

  const first = Array.from({ length: count }, begin);
  const reports = await Promise.all(first.map(reportOf));
  const failed = reports.find((report) => report.kind === "problem");
  const listening = reports.find((report) => report.kind === "ready");
  if (failed !== undefined || listening === undefined) {
    await stop(0);
    return { ok: false, problem: failed?.problem ?? "no server process was started" };
  }
  for (const worker of first) void replace(worker);
  return { ok: true, crew: { extraPaths: listening.extraPaths, stop } };
}

async function answerRedeem(worker: Worker, message: unknown, redeem: Redeem): Promise<void> {
  const asked = redeemQuestion.safeParse(message);
  if (!asked.success) return;
  const { id, token } = asked.data;
  const reply: z.infer<typeof redeemReply> = { kind: "redeemed", id, key: await redeem(token) };
  if (worker.isConnected()) worker.send(reply);
}

/** A process's report that it listens, or that it cannot. */
async function reportOf(worker: Worker): Promise<ReturnType<typeof fromWorker.parse>> {
  const gone = once(worker, "exit").then(([code]) => ({
    kind: "problem" as const,
    problem: `A server process ended with ${code} before it listened.`,
  }));
  const said = once(worker, "message").then(([message]) => fromWorker.parse(message));
  return Promise.race([said, gone]);
}
