import { randomUUID } from "node:crypto";
import type { HeavyJob, HeavyResult } from "@almagest/pipeline";
import type { Peers } from "../heavy/lane";
import { type LinesMade, type LinesSent, linesMade, linesSent } from "./line-messages";

/** The connection of a server process to its parent. */
export interface ParentPort {
  readonly send: (message: LinesSent | LinesMade) => void;
  readonly onMessage: (hear: (message: unknown) => void) => void;
}

/** Groups that a process has at the others, for each of them: one is computed while the next is on its way. */
const MOST_FOR_A_PEER = 2;
/** Nothing is offered for so long after a group came back without results. */
const DECLINED_MS = 1_000;

interface Offered {
  readonly resolve: (results: readonly HeavyResult[]) => void;
  readonly reject: (error: Error) => void;
}

/** Offers groups of lines to other server processes, a bounded number at a time. @param others their number. */
export function linePeers(port: ParentPort, others: number): Peers {
  const open = new Map<string, Offered>();
  let declinedUntilMs = 0;

  port.onMessage((message) => {
    const made = linesMade.safeParse(message);
    if (!made.success) return;
    const { id, results } = made.data;
    const offered = open.get(id);
    open.delete(id);
    if (results !== undefined) return offered?.resolve(results);
    declinedUntilMs = performance.now() + DECLINED_MS;
    offered?.reject(new Error("no other process computes these lines"));
  });

  return {
    offer: (jobs) => {
      if (open.size >= others * MOST_FOR_A_PEER || performance.now() < declinedUntilMs) return undefined;
      const id = randomUUID();
      return new Promise((resolve, reject) => {
        open.set(id, { resolve, reject });
        port.send({ kind: "lines", id, jobs: [...jobs] });
      });
    },
  };
}

/** Computes the groups that other processes send. */
export function serveLines(
  port: ParentPort,
  runAll: (jobs: readonly HeavyJob[]) => Promise<readonly HeavyResult[]>,
): void {
  port.onMessage(async (message) => {
    const sent = linesSent.safeParse(message);
    if (!sent.success) return;
    const { id, jobs } = sent.data;
    const results = await runAll(jobs).catch(() => undefined);
    port.send({ kind: "made", id, ...(results && { results: [...results] }) });
  });
}
