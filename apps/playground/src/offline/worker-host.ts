import type { Failure } from "../backend";
import { AWAY, BROKEN } from "./failures";
import type { Progress, Question, Reply, Told } from "./messages";

export interface WorkerHost {
  /** Never rejects. */
  readonly ask: (question: Question) => Promise<Reply>;
  /**
   * Replaces a worker that began before its page was stored, because its loads are not stored. Calls under way are
   * still answered.
   * @returns whether there was such a worker
   */
  readonly renew: () => boolean;
  /** Ends the worker. Questions that are under way fail; the next one starts another. */
  readonly close: () => void;
}

/** A worker that starts with its first question. A crashed worker fails all pending questions and is replaced. */
export function workerHost(program: URL, onProgress: (progress: Progress) => void): WorkerHost {
  let conversation: Conversation | undefined;
  const end = (failure: Failure): void => {
    conversation?.end(failure);
    conversation = undefined;
  };
  const begin = (): Conversation => {
    const worker = new Worker(program, { type: "module", name: "almagest" });
    const begun = conversationWith(worker, onProgress);
    worker.addEventListener("error", (event) => {
      // An event without a message means that the program could not be loaded.
      begun.end(event instanceof ErrorEvent ? BROKEN : AWAY);
      if (conversation === begun) conversation = undefined;
    });
    return begun;
  };
  return {
    ask: (question) => {
      conversation ??= begin();
      return conversation.ask(question);
    },
    renew: () => {
      if (conversation === undefined || conversation.isKept || !isPageKept()) return false;
      conversation.retire();
      conversation = undefined;
      return true;
    },
    close: () => end(BROKEN),
  };
}

/** Whether a service worker stores the files that this page loads. */
function isPageKept(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}

interface Conversation {
  /** Whether the files that its worker loads are stored. */
  readonly isKept: boolean;
  readonly ask: (question: Question) => Promise<Reply>;
  /** Ends the worker once no question is pending. */
  readonly retire: () => void;
  readonly end: (failure: Failure) => void;
}

/** Matches questions and replies by number. */
function conversationWith(worker: Worker, onProgress: (progress: Progress) => void): Conversation {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  let isRetired = false;
  const endIdle = (): void => {
    if (isRetired && waiting.size === 0) worker.terminate();
  };
  const settle = (id: number, reply: Reply): void => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
    endIdle();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Told>) => {
    if ("progress" in data) onProgress(data.progress);
    else settle(data.id, data.reply);
  });
  return {
    isKept: isPageKept(),
    retire: () => {
      isRetired = true;
      endIdle();
    },
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
