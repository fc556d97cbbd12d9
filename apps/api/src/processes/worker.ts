import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import type { EmbeddedAddress } from "@almagest/database";
import type * as z from "zod";
import type { ParentPort } from "./line-peers";
import { type FromWorker, type redeemQuestion, redeemReply, SHARED_VARIABLE, STOP, sharedAddress } from "./messages";

/** True in a server process started by another. */
export function isWorker(): boolean {
  return cluster.isWorker;
}

export function addressFrom(environment: Readonly<Record<string, string | undefined>>): EmbeddedAddress | undefined {
  const text = environment[SHARED_VARIABLE];
  return text === undefined ? undefined : sharedAddress.parse(JSON.parse(text));
}

export function tellPrimary(message: FromWorker): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });
}

/** The parent process, for lines of batches; undefined where this process has none. */
export function parentPort(): ParentPort | undefined {
  if (process.send === undefined) return undefined;
  return {
    send: (message) => void (process.connected && process.send?.(message)),
    onMessage: (hear) => void process.on("message", hear),
  };
}

/** Asks the process that printed the address. Without that process there is no answer, but then this one ends too. */
export function redeemAtPrimary(token: string): Promise<string | undefined> {
  const question: z.infer<typeof redeemQuestion> = { kind: "redeem", id: randomUUID(), token };
  return new Promise((resolve) => {
    const hear = (message: unknown): void => {
      const reply = redeemReply.safeParse(message);
      if (!reply.success || reply.data.id !== question.id) return;
      process.off("message", hear);
      resolve(reply.data.key);
    };
    if (process.send === undefined) return resolve(undefined);
    process.on("message", hear);
    process.send(question);
  });
}

/**
 * Stops when told to, or when the parent process is gone. Ctrl-C reaches all processes of a terminal: the parent gets
 * it too, and decides.
 */
export function stopWithPrimary(stop: () => Promise<void>, exit: (code: number) => void): void {
  let isStopping = false;
  const begin = (): void => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => exit(0),
      () => exit(1),
    );
  };
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", begin);
  process.on("disconnect", begin);
  process.on("message", (message) => {
    if (message === STOP) begin();
  });
}
