import { type Backend, BackendError, type Called, type Failure, type Place } from "../backend";
import { languagesIn } from "../service";
import { BUILD, type Build } from "./build";
import { BROKEN } from "./failures";
import { keepPage } from "./keep";
import type { Licence, Progress, Reply } from "./messages";
import { workerHost } from "./worker-host";

export type { Licence, Progress } from "./messages";

/** The engine, open in this browser. */
export interface Offline extends Backend {
  /** The engine's; to be shown where it is switched on. */
  readonly licence: Licence;
  /** The engine as answers name it: `Swiss Ephemeris (WebAssembly) 2.10.03`. */
  readonly version: string;
  /**
   * Loads everything that a call needs, so that it works without a connection.
   * @throws BackendError
   */
  prepare(domainId: string, operationId: string, lang: string): Promise<void>;
}

/** Calls computed in this browser: nothing leaves it, and nothing is counted. */
export interface Local {
  /** Places by name, best first, as `GET /location/search` gives them. @throws BackendError */
  places(query: string): Promise<readonly Place[]>;
  /**
   * Loads the engine, and stores the page for use without a connection.
   * @throws BackendError
   */
  open(): Promise<Offline>;
  /** Ends the worker. Calls that are under way fail. */
  close(): void;
}

export interface LocalOptions {
  /** The address of the service for references in answers, without a closing slash; the page's own by default. */
  readonly publicUrl?: string;
  readonly build?: Build;
}

/**
 * Engine, domains, texts, further centuries and place names are loaded when first needed.
 * @param onProgress is told of everything large, from its first byte on
 */
export function openLocal(
  onProgress: (progress: Progress) => void,
  { publicUrl = location.origin, build = BUILD }: LocalOptions = {},
): Local {
  const { ask, renew, close } = workerHost(new URL(build.worker, import.meta.url), onProgress);
  return {
    close,
    places: async (query) => {
      const reply = await ask({ kind: "places", query });
      if (reply.kind !== "places") throw new BackendError(failureIn(reply));
      return reply.places;
    },
    open: async () => {
      await keepPage(build);
      // The worker that this one replaces had only searched places: the new one loads their names again, to store them.
      const names = renew() ? ask({ kind: "places", query: "" }) : undefined;
      const [opened] = await Promise.all([ask({ kind: "open" }), names]);
      if (opened.kind !== "opened") throw new BackendError(failureIn(opened));
      return {
        version: opened.version,
        licence: opened.licence,
        call: async (domainId, operationId, input, lang) =>
          calledBy(await ask({ kind: "call", publicUrl, domainId, operationId, input, lang })),
        prepare: async (domainId, operationId, lang) => {
          const reply = await ask({ kind: "prepare", publicUrl, domainId, operationId, lang });
          if (reply.kind !== "prepared") throw new BackendError(failureIn(reply));
        },
      };
    },
  };
}

function calledBy(reply: Reply): Called {
  if (reply.kind !== "said") return { ok: false, error: failureIn(reply) };
  const content = JSON.parse(reply.text);
  return reply.isAnswer
    ? { ok: true, answer: content, languages: languagesIn(reply.languages) }
    : { ok: false, error: content };
}

function failureIn(reply: Reply): Failure {
  return reply.kind === "failed" ? reply.failure : BROKEN;
}
