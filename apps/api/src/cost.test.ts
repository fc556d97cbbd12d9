import { type HeapProfiler, Session } from "node:inspector";
import { fixedKeyStore, keyCallers } from "@almagest/auth";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { memoryMeter } from "@almagest/quota";
import { expect, it } from "vitest";
import { get, KEY, post, testService } from "../test/service";
import { createApp } from "./app";
import { compose } from "./compose";
import recorded from "./cost.json" with { type: "json" };
import { mcpRoute } from "./mcp-route";

const now = (): number => 0;
const parts = compose({
  config: { publicUrl: "http://localhost", trustedHops: 0, host: "127.0.0.1", freePerSecond: 0 },
  callers: keyCallers({ store: fixedKeyStore([KEY]), keyless: false, clientSalt: "a salt for the tests", now }),
  meter: memoryMeter({ monthlyLimit: 100_000, now }),
  resources: { ephemeris: swissEphemeris() },
  log: testService().parts.log,
});
const app = createApp({ ...parts, extraRoutes: [mcpRoute(parts)] });

const birth = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
};
const params = { name: "post_astrology_natal_chart", arguments: birth };
const CALLS: Readonly<Record<keyof typeof recorded, () => Response | Promise<Response>>> = {
  "natal chart": () => app.request("/api/v2/astrology/natal-chart", post(birth)),
  "lightest call": () => app.request("/api/v2/astrology/signs/aries", get()),
  "natal chart as a tool": () =>
    app.request("/mcp/astrology?detail=full", post({ jsonrpc: "2.0", id: 1, method: "tools/call", params })),
};

/** Code that has not settled yet allocates more. */
const WARM_UP = 300;
const MEASURED = 200;
const SAMPLED_BYTES = 1024;

async function answerBytes(call: () => Response | Promise<Response>): Promise<number> {
  const response = await call();
  expect(response.status).toBe(200);
  return (await response.arrayBuffer()).byteLength;
}

/** Bytes that a call allocates, garbage included. */
async function allocatedBytes(call: () => Response | Promise<Response>): Promise<number> {
  for (let count = 0; count < WARM_UP; count += 1) await answerBytes(call);
  const session = new Session();
  session.connect();
  try {
    await new Promise((resolve) =>
      session.post(
        "HeapProfiler.startSampling",
        {
          samplingInterval: SAMPLED_BYTES,
          includeObjectsCollectedByMajorGC: true,
          includeObjectsCollectedByMinorGC: true,
        },
        resolve,
      ),
    );
    for (let count = 0; count < MEASURED; count += 1) await answerBytes(call);
    const head = await new Promise<HeapProfiler.SamplingHeapProfileNode>((resolve, reject) =>
      session.post("HeapProfiler.stopSampling", (error, found) =>
        error ? reject(error) : resolve(found.profile.head),
      ),
    );
    return sumOf(head) / MEASURED;
  } finally {
    session.disconnect();
  }
}

function sumOf({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number {
  return children.reduce((sum, child) => sum + sumOf(child), selfSize);
}

// The records may only fall: lower them by hand when a call costs less. That of the allocated bytes has a fifth to spare.
it.each(["natal chart", "lightest call", "natal chart as a tool"] as const)(
  "a %s is answered in no more bytes, and allocates no more, than recorded",
  async (name) => {
    const cost = { bytes: await answerBytes(CALLS[name]), allocated: await allocatedBytes(CALLS[name]) };
    console.info(`${name}: ${cost.bytes} bytes, ${Math.round(cost.allocated)} allocated`);
    expect(cost.bytes).toBeLessThanOrEqual(recorded[name].bytes);
    expect(cost.allocated).toBeLessThanOrEqual(recorded[name].allocated);
  },
);
