import type { Ephemeris } from "@almagest/ephemeris";
import { badRequest, type Refusal } from "@almagest/pipeline";
import { createApp, type ExtraRoute } from "./app";
import { startMessage } from "./banner";
import { compose, type ServiceParts, systemRandom } from "./compose";
import type { Config } from "./config";
import { openKey, saveKey } from "./key-file";
import type { ServiceLog } from "./log";
import { send } from "./rest/respond";
import { type BrokenStatus, listen, type RunningServer } from "./server";
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
    refuse: brokenRequest(parts),
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

const BROKEN: Readonly<Record<BrokenStatus, Refusal>> = {
  400: badRequest("This is no HTTP request that can be read: check its first line, its address and its Host header."),
  408: { code: "error", error: "The request did not arrive in time." },
  431: { code: "error", error: "The headers of the request are too large." },
};

/** Answers what never reached a route. */
export function brokenRequest({
  pipeline,
}: Pick<ServiceParts, "pipeline">): (status: BrokenStatus) => Promise<Response> {
  return async (status) => {
    const outcome = await pipeline.refuse(BROKEN[status]);
    return send(beginTrace(undefined, "rest"), { ...outcome, status });
  };
}
