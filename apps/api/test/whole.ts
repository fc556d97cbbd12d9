import { fixedKeyStore, keyCallers } from "@almagest/auth";
import { catalogue } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { nodeResources } from "@almagest/mcp/resources";
import { createPipeline, createTextStore } from "@almagest/pipeline";
import { burstGuard, memoryMeter } from "@almagest/quota";
import { expect } from "vitest";
import { createApp } from "../src/app";
import { KEY, NOON, testService } from "./service";

/** The service with all operations and the sky, at a fixed moment and with fixed random bytes. */
export async function wholeService(): Promise<ReturnType<typeof createApp>> {
  const now = (): number => NOON;
  const operations = catalogue.entries.map(({ operation }) => operation);
  const pipeline = createPipeline({
    callers: keyCallers({ store: fixedKeyStore([KEY]), keyless: false, clientSalt: "salt", now }),
    meter: memoryMeter({ monthlyLimit: 1_000_000, now }),
    burst: burstGuard(now),
    texts: createTextStore(catalogue.loadTexts),
    log: { error: ({ error }) => expect.fail(String(error)) },
    now,
    random: (byteCount) => new Uint8Array(byteCount).fill(3),
    resources: await nodeResources(operations, { ephemeris: swissEphemeris() }),
    publicUrl: "http://localhost",
  });
  return createApp({ ...testService().parts, pipeline, catalogue });
}
