import { inspect } from "node:util";
import type { Caller } from "@almagest/auth";
import type { Domain } from "@almagest/operation";
import { createPipeline, createTextStore, type Painter, type Pipeline, type TextLoader } from "@almagest/pipeline";
import { burstGuard, memoryMeter, needAccount } from "@almagest/quota";
import { LOCAL_REPORTER } from "./report";

export interface LocalParts {
  readonly resources: Readonly<Record<string, unknown>>;
  readonly loadTexts: TextLoader;
  readonly now: () => number;
  readonly random: (byteCount: number) => Uint8Array;
  /** The service whose pages errors link to, if there is one. */
  readonly publicUrl: string | undefined;
  readonly log: (line: string) => void;
}

/** An error, its cause, the cause's issues, and each issue's members. */
const LOGGED_DEPTH = 4;

const LOCAL_CALLER: Caller = { keyId: "local", kind: "secret" };

/** One caller waits for one picture. The renderer is loaded with the first picture. */
const LOCAL_PAINTER: Painter = {
  hasRoom: () => true,
  png: async (svg) => (await import("@almagest/pictures-png")).pngOf(svg),
};

/** There are no keys on one's own machine, so operations about the caller's account are left out. */
export function localDomains(domains: readonly Domain[]): readonly Domain[] {
  return domains.filter(({ operations }) => !operations.some(({ needs }) => needs.includes(needAccount)));
}

/** The pipeline for one's own machine: no keys, and nothing is counted. */
export function localPipeline(parts: LocalParts): { readonly pipeline: Pipeline; readonly caller: Caller } {
  const pipeline = createPipeline({
    callers: { identify: async () => ({ ok: true, caller: LOCAL_CALLER }) },
    burst: burstGuard(parts.now),
    meter: memoryMeter({ monthlyLimit: Number.MAX_SAFE_INTEGER, now: parts.now }),
    texts: createTextStore(parts.loadTexts),
    log: {
      error: ({ message, error }) => parts.log(`${message}: ${inspect(error, { depth: LOGGED_DEPTH })}`),
    },
    now: parts.now,
    random: parts.random,
    resources: parts.resources,
    painter: LOCAL_PAINTER,
    reporter: LOCAL_REPORTER,
    publicUrl: parts.publicUrl,
  });
  return { pipeline, caller: LOCAL_CALLER };
}
