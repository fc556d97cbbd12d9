import type { Caller } from "@almagest/auth";
import { catalogue } from "@almagest/catalog";
import type { Domain } from "@almagest/operation";
import { createPipeline, createTextStore, type Outcome } from "@almagest/pipeline";
import { burstGuard, memoryMeter } from "@almagest/quota";
import type { FreeLimit } from "../everything/free-limit";
import { everythingToolbox } from "../everything/toolbox";
import { localDomains } from "../local";
import { nodeResources, type Resources } from "../resources";
import { callTool } from "../server";
import { type ToolEntry, toolboxFor } from "../tools";

/** The server for all operations without a transport, for tests. */
export interface ToolService {
  readonly entries: readonly ToolEntry[];
  /** The list as a client receives it. */
  readonly listText: string;
  readonly call: (name: string, input: Record<string, unknown>) => Promise<Replied>;
  /** A compact answer to an example, which can be shortened again. */
  readonly outcome: (call: { readonly operation: string; readonly example: unknown }) => Promise<Outcome>;
  /** Units used so far. */
  readonly units: () => number;
}

export interface Replied {
  readonly texts: readonly string[];
  readonly isError: boolean;
  readonly structured: unknown;
}

export interface ToolServiceOptions {
  readonly gazetteer?: Resources[string];
  readonly monthlyLimit?: number;
  readonly free?: FreeLimit;
}

const CALLER: Caller = { keyId: "test", kind: "secret" };

export async function everythingService(
  domains: readonly Domain[],
  { gazetteer, monthlyLimit = 1_000_000, free }: ToolServiceOptions = {},
): Promise<ToolService> {
  const served = localDomains(domains);
  const toolbox = everythingToolbox(served, free === undefined ? {} : { free });
  const now = (): number => Date.UTC(2026, 10, 21, 12);
  const meter = memoryMeter({ monthlyLimit, now });
  const operations = served.flatMap((domain) => domain.operations);
  const pipeline = createPipeline({
    callers: { identify: async () => ({ ok: true, caller: CALLER }) },
    burst: burstGuard(now),
    meter,
    texts: createTextStore(catalogue.loadTexts),
    log: { error: ({ message, error }) => Promise.reject(new Error(`${message}: ${String(error)}`)) },
    now,
    random: (byteCount) => new Uint8Array(byteCount),
    resources: await nodeResources(operations, gazetteer === undefined ? {} : { gazetteer }),
    publicUrl: "https://example.com",
  });
  const parts = { toolbox, pipeline, caller: CALLER, version: "0.0.0", detail: "standard" } as const;
  const { byName } = toolboxFor(served);
  return {
    entries: [...byName.values()],
    outcome: async ({ operation: name, example }) => {
      const entry = byName.get(name);
      if (entry === undefined) throw new Error(`there is no ${name}`);
      const { operation, domainId } = entry;
      const call = { operation, domainId, caller: CALLER, transport: "mcp", raw: { flat: example } } as const;
      return pipeline.execute({ ...call, detail: "compact", isRefitted: true });
    },
    listText: JSON.stringify({ tools: toolbox.list }),
    call: async (name, input) => {
      const { content, isError = false, structuredContent } = await callTool(parts, name, input);
      const texts = content.flatMap((one) => (one.type === "text" ? [one.text] : []));
      return { texts, isError: isError === true, structured: structuredContent };
    },
    units: () => Number(pipeline.quotaHeaders(CALLER)["X-RateLimit-Used"] ?? 0),
  };
}
