import { fixedKeyStore, keyCallers } from "@almagest/auth";
import { catalogue } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { nodeResources } from "@almagest/mcp/resources";
import type { AnyOperation } from "@almagest/operation";
import { createPipeline, createTextStore } from "@almagest/pipeline";
import { burstGuard, memoryMeter } from "@almagest/quota";
import { expect } from "vitest";
import { createApp } from "../src/app";
import { mcpRoute } from "../src/mcp-route";
import { get, KEY, post, testService } from "./service";

const operations = catalogue.entries.map(({ operation }) => operation);
const resources = await nodeResources(operations, { ephemeris: swissEphemeris() });

export type WholeService = ReturnType<typeof createApp>;

/** Every operation with all texts, REST and tools, at a fixed moment. */
export function wholeService(now: number, random: (byteCount: number) => Uint8Array): WholeService {
  const texts = createTextStore(catalogue.loadTexts);
  const pipeline = createPipeline({
    callers: keyCallers({ store: fixedKeyStore([KEY]), keyless: false, clientSalt: "salt", now: () => now }),
    meter: memoryMeter({ monthlyLimit: 1_000_000, now: () => now }),
    burst: burstGuard(() => now),
    texts,
    log: { error: ({ error }) => expect.fail(String(error)) },
    now: () => now,
    random,
    resources,
    publicUrl: "http://localhost",
  });
  const { parts } = testService();
  const service = { ...parts, pipeline, texts, catalogue, publicUrl: "http://localhost", listensOn: "127.0.0.1" };
  return createApp({ ...service, extraRoutes: [mcpRoute(service)] });
}

export type Flat = Readonly<Record<string, unknown>>;

/** A REST call: each member in its place, as text in path and query. `query` adds further parameters. */
export async function overRest(
  service: WholeService,
  operation: AnyOperation,
  flat: Flat,
  query: Readonly<Record<string, string>> = {},
): Promise<string> {
  const own = (part: "query" | "body"): Flat =>
    Object.fromEntries(Object.entries(flat).filter(([name]) => Object.hasOwn(operation[part]?.shape ?? {}, name)));
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(flat[name])));
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(own("query"))) search.set(name, String(value));
  const init = operation.method === "GET" ? get() : post(own("body"));
  return (await service.request(`/api/v2${path}?${search}`, init)).text();
}
