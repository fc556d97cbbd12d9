import type { Ephemeris } from "@almagest/ephemeris";
import { badRequest } from "@almagest/pipeline";
import { createApp, type ExtraRoute } from "./app";
import { startMessage } from "./banner";
import { compose, type ServiceParts, systemRandom } from "./compose";
import type { Config } from "./config";
import { openKey, saveKey } from "./key-file";
import type { ServiceLog } from "./log";
import { send } from "./rest/respond";
import { listen, type RunningServer } from "./server";
import { beginTrace } from "./trace";

export interface StartOptions {
  readonly config: Config;
  readonly log: ServiceLog;
  readonly ephemeris: () => Ephemeris;
  /** Other transports on the same port. */
  readonly extraRoutes: (parts: ServiceParts) => readonly ExtraRoute[];
}

export type Started =
  | { readonly ok: true; readonly server: RunningServer; readonly message: string }
  /** One line that says why nothing runs. */
  | { readonly ok: false; readonly problem: string };

/**
 * Starts the service. A new key is kept, and shown in `message`, only once the port is ours: a start that fails leaves
 * no key behind that nobody saw.
 */
export async function start({ config, log, ephemeris, extraRoutes }: StartOptions): Promise<Started> {
  const opened = openKey(config.dataDir, systemRandom);
  if (!opened.ok) return opened;
  const { value: key } = opened;
  const parts = compose({ config, key: key.key, ephemeris: ephemeris(), log });
  await Promise.all(parts.catalogue.domains.map(({ id }) => parts.texts.catalogues(id, "en")));
  const extra = extraRoutes(parts);
  const app = createApp({ ...parts, extraRoutes: extra });
  const listening = await listen({
    port: config.port,
    host: config.host,
    fetch: app.fetch,
    refuse: async () =>
      send(
        beginTrace(undefined, "rest"),
        await parts.pipeline.refuse(badRequest("The address or the Host header is not valid.")),
      ),
  });
  if (!listening.ok) return listening;
  const kept = key.isNew ? saveKey(key) : { ok: true as const };
  if (!kept.ok) {
    await listening.server.stop(0);
    return kept;
  }
  const message = startMessage({
    config,
    key,
    catalogue: parts.catalogue,
    extraPaths: extra.map(({ path }) => path),
  });
  return { ok: true, server: listening.server, message };
}
