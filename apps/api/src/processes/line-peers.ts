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
/** A process that does not answer in this time counts as gone; the longest line takes some seconds. */
const LATE_MS = 30_000;
/** Nothing is offered for so long after a group came back without results. */
const DECLINED_MS = 1_000;

interface Offered {
  readonly resolve: (results: readonly HeavyResult[]) => void;
  readonly reject: (error: Error) => void;
  readonly late: NodeJS.Timeout;
}

/** Offers groups of lines to other server processes, a bounded number at a time. @param others their number. */
export function linePeers(port: ParentPort, others: number, lateMs = LATE_MS): Peers {
  const open = new Map<string, Offered>();
  let declinedUntilMs = 0;

  const hear = ({ id, results }: Pick<LinesMade, "id" | "results">): void => {
    const offered = open.get(id);
    if (!open.delete(id)) return;
    clearTimeout(offered?.late);
    if (results !== undefined) {
      offered?.resolve(results);
      return;
    }
    declinedUntilMs = performance.now() + DECLINED_MS;
    offered?.reject(new Error("no other process computes these lines"));
  };
  port.onMessage((message) => {
    const made = linesMade.safeParse(message);
    if (made.success) hear(made.data);
  });

  return {
    offer: (jobs) => {
      if (open.size >= others * MOST_FOR_A_PEER || performance.now() < declinedUntilMs) return undefined;
      const id = randomUUID();
      return new Promise((resolve, reject) => {
        open.set(id, { resolve, reject, late: setTimeout(() => hear({ id }), lateMs).unref() });
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
