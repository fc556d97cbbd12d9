import type { Caller } from "@almagest/auth";
import { createPipeline, createTextStore, type Pipeline, type TextLoader } from "@almagest/pipeline";
import { memoryMeter } from "@almagest/quota";

export interface LocalParts {
  readonly resources: Readonly<Record<string, unknown>>;
  readonly loadTexts: TextLoader;
  readonly now: () => number;
  readonly random: (byteCount: number) => Uint8Array;
  readonly publicUrl: string;
  readonly log: (line: string) => void;
}

const LOCAL_CALLER: Caller = { keyId: "local", kind: "secret" };

/** The pipeline of somebody's own machine: no key, nothing counted against anybody. */
export function localPipeline(parts: LocalParts): { readonly pipeline: Pipeline; readonly caller: Caller } {
  const pipeline = createPipeline({
    callers: { identify: async () => ({ ok: true, caller: LOCAL_CALLER }) },
    meter: memoryMeter({ monthlyLimit: Number.MAX_SAFE_INTEGER, now: parts.now }),
    texts: createTextStore(parts.loadTexts),
    log: {
      error: ({ message, error }) => parts.log(`${message}: ${error instanceof Error ? error.stack : String(error)}`),
    },
    now: parts.now,
    random: parts.random,
    resources: parts.resources,
    publicUrl: parts.publicUrl,
  });
  return { pipeline, caller: LOCAL_CALLER };
}
