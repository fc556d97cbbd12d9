import { type Backend, BackendError, type Called, type Failure, type Place } from "../backend";
import { BUILD, type Build } from "./build";
import { AWAY, BROKEN } from "./failures";
import { keepPage } from "./keep";
import type { Licence, Progress, Question, Reply, Told } from "./messages";

export type { Licence, Progress } from "./messages";

/** A backend that computes in this browser. */
export interface Offline extends Backend {
  /** The engine's; to be shown where it is switched on. */
  readonly licence: Licence;
  /** As answers name what computed the sky: `Swiss Ephemeris (WebAssembly) 2.10.03`. */
  readonly version: string;
  /** Bytes that are loaded when places are first searched without the service. */
  readonly placesBytes: number;
  /** Loads what a call will need, so that it is answered without a connection. @throws BackendError */
  prepare(domainId: string, operationId: string, lang: string): Promise<void>;
  /** Ends the worker. Calls that are under way fail. */
  close(): void;
}

export interface OfflineOptions {
  /** Asked first for places, as long as the names of all of them are not here; whatever it throws, they are loaded then. */
  readonly placesOnline?: Backend["places"];
  /** The address of the service that answers refer to, without a closing slash; the page's own where this is left out. */
  readonly publicUrl?: string;
}

/**
 * Loads the engine and computes from then on without the service: nothing leaves the browser and nothing is counted.
 * Domains, texts, further centuries and the names of places are loaded when they are first needed, and kept.
 * @param onProgress is told of everything that is large, from its first byte on.
 * @throws BackendError where the engine cannot be loaded.
 */
export async function openOffline(
  onProgress: (progress: Progress) => void,
  { placesOnline, publicUrl = location.origin }: OfflineOptions = {},
  build: Build = BUILD,
): Promise<Offline> {
  await keepPage(build);
  const worker = new Worker(new URL(build.worker, import.meta.url), { type: "module", name: "almagest" });
  const { ask, close } = conversationWith(worker, onProgress);
  const opened = await ask({ kind: "open", publicUrl });
  if (opened.kind !== "opened") {
    close();
    throw new BackendError(opened.kind === "failed" ? opened.failure : BROKEN);
  }
  const { version, licence } = opened;
  let arePlacesHere = false;
  const placesHere = async (query: string): Promise<readonly Place[]> => {
    const reply = await ask({ kind: "places", query });
    if (reply.kind !== "places") throw new BackendError(failureIn(reply));
    arePlacesHere = true;
    return reply.places;
  };
  return {
    version,
    licence,
    placesBytes: build.placesBytes,
    close: () => close(),
    call: async (domainId, operationId, input, lang) =>
      calledBy(await ask({ kind: "call", domainId, operationId, input, lang })),
    prepare: async (domainId, operationId, lang) => {
      const reply = await ask({ kind: "prepare", domainId, operationId, lang });
      if (reply.kind !== "prepared") throw new BackendError(failureIn(reply));
    },
    places: async (query, lang) => {
      if (placesOnline === undefined || arePlacesHere || !navigator.onLine) return placesHere(query);
      return placesOnline(query, lang).catch(() => placesHere(query));
    },
  };
}

function calledBy(reply: Reply): Called {
  if (reply.kind !== "said") return { ok: false, error: failureIn(reply) };
  const content = JSON.parse(reply.text);
  return reply.isAnswer ? { ok: true, answer: content } : { ok: false, error: content };
}

function failureIn(reply: Reply): Failure {
  return reply.kind === "failed" ? reply.failure : BROKEN;
}

interface Conversation {
  /** Never rejects. */
  readonly ask: (question: Question) => Promise<Reply>;
  readonly close: (failure?: Failure) => void;
}

/** Questions and replies find each other by number; a worker that breaks fails all that wait. */
function conversationWith(worker: Worker, onProgress: (progress: Progress) => void): Conversation {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  let isOpen = true;
  const settle = (id: number, reply: Reply): void => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  };
  const close = (failure: Failure = BROKEN): void => {
    isOpen = false;
    worker.terminate();
    for (const id of [...waiting.keys()]) settle(id, { kind: "failed", failure });
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Told>) => {
    if ("progress" in data) onProgress(data.progress);
    else settle(data.id, data.reply);
  });
  // One that has no message tells of a program that could not be loaded.
  worker.addEventListener("error", (event) => close(event instanceof ErrorEvent ? BROKEN : AWAY));
  const ask = (question: Question): Promise<Reply> => {
    if (!isOpen) return Promise.resolve({ kind: "failed", failure: BROKEN });
    last += 1;
    const id = last;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker.postMessage({ id, question });
    });
  };
  return { ask, close };
}
