import type { Failure } from "../backend";
import { AWAY, BROKEN } from "./failures";
import type { Progress, Question, Reply, Told } from "./messages";

export interface WorkerHost {
  /** Never rejects. */
  readonly ask: (question: Question) => Promise<Reply>;
  /** Ends the worker. Questions that are under way fail; the next one starts another. */
  readonly close: () => void;
}

/** A worker that starts with its first question. One that broke fails all that wait for it, and is replaced. */
export function workerHost(program: URL, onProgress: (progress: Progress) => void): WorkerHost {
  let conversation: Conversation | undefined;
  const end = (failure: Failure): void => {
    conversation?.end(failure);
    conversation = undefined;
  };
  const begin = (): Conversation => {
    const worker = new Worker(program, { type: "module", name: "almagest" });
    // An event without a message tells of a program that could not be loaded.
    worker.addEventListener("error", (event) => end(event instanceof ErrorEvent ? BROKEN : AWAY));
    return conversationWith(worker, onProgress);
  };
  return {
    ask: (question) => {
      conversation ??= begin();
      return conversation.ask(question);
    },
    close: () => end(BROKEN),
  };
}

interface Conversation {
  readonly ask: (question: Question) => Promise<Reply>;
  readonly end: (failure: Failure) => void;
}

/** Questions and replies find each other by number. */
function conversationWith(worker: Worker, onProgress: (progress: Progress) => void): Conversation {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  const settle = (id: number, reply: Reply): void => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Told>) => {
    if ("progress" in data) onProgress(data.progress);
    else settle(data.id, data.reply);
  });
  return {
    ask: (question) => {
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage({ id, question });
      });
    },
    end: (failure) => {
      worker.terminate();
      for (const id of [...waiting.keys()]) settle(id, { kind: "failed", failure });
    },
  };
}
