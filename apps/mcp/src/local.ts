import { inspect } from "node:util";
import type { Caller } from "@almagest/auth";
import type { Domain } from "@almagest/operation";
import { createPipeline, createTextStore, type Painter, type Pipeline, type TextLoader } from "@almagest/pipeline";
import { burstGuard, memoryMeter, needAccount } from "@almagest/quota";

export interface LocalParts {
  readonly resources: Readonly<Record<string, unknown>>;
  readonly loadTexts: TextLoader;
  readonly now: () => number;
  readonly random: (byteCount: number) => Uint8Array;
  /** A service whose pages errors link to, if there is one. */
  readonly publicUrl: string | undefined;
  readonly log: (line: string) => void;
}

/** An error, its cause, the cause's issues, and each issue's members. */
const LOGGED_DEPTH = 4;

const LOCAL_CALLER: Caller = { keyId: "local", kind: "secret" };

/** One caller waits for one picture. What paints is loaded with the first. */
const LOCAL_PAINTER: Painter = {
  hasRoom: () => true,
  png: async (svg) => (await import("@almagest/pictures-png")).pngOf(svg),
};

/** Nobody has a key on his own machine: what speaks about the caller's own account has no place there. */
export function localDomains(domains: readonly Domain[]): readonly Domain[] {
  return domains.filter(({ operations }) => !operations.some(({ needs }) => needs.includes(needAccount)));
}

/** The pipeline of somebody's own machine: no key, nothing counted against anybody. */
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
    publicUrl: parts.publicUrl,
  });
  return { pipeline, caller: LOCAL_CALLER };
}
