// The service with keys in memory, or with the same keys in PostgreSQL; only for the benchmark.
import { accessOn, compose, createApp } from "@almagest/api";
import { fixedKeyStore, keyCallers } from "@almagest/auth";
import { openPostgres } from "@almagest/database";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { memoryMeter } from "@almagest/quota";
import { serve } from "@hono/node-server";

const silent = { request: () => {}, error: (incident) => console.error(incident), info: () => {}, flush: () => {} };
const now = () => Date.now();

process.once("message", async ({ url, keys }) => {
  const access =
    url === undefined
      ? {
          callers: keyCallers({
            store: fixedKeyStore(keys),
            keyless: false,
            clientSalt: "a salt for the benchmark",
            now,
          }),
          meter: memoryMeter({ monthlyLimit: 1e9, now }),
        }
      : await accessOn(openPostgres({ url }), { keylessDaily: 0 });
  const parts = compose({
    config: { publicUrl: "http://127.0.0.1", trustedHops: 0 },
    resources: { ephemeris: swissEphemeris() },
    log: silent,
    ...access,
  });
  serve({ fetch: createApp(parts).fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => process.send({ port }));
});
