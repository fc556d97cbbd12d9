import { catalogue } from "@almagest/catalog";
import { type Database, type EmbeddedAddress, reasonOf } from "@almagest/database";
import { loadEngine } from "@almagest/mcp";
import { nodeResources } from "@almagest/mcp/resources";
import { isHeavyCall } from "@almagest/operation";
import { badRequest, type HeavyJob, type Refusal } from "@almagest/pipeline";
import type { LedgerMeter } from "@almagest/quota";
import { createApp, type ExtraRoute } from "./app";
import { engineText, startMessage } from "./banner";
import { isBatchAddress } from "./batch/route";
import { accessOn, compose, type ServiceParts, systemRandom } from "./compose";
import type { Config } from "./config";
import { loadPlayground } from "./docs/playground";
import { builtExamples } from "./examples/files";
import { feedsOn } from "./feeds/feeds";
import { type LaneOptions, lane } from "./heavy/lane";
import { type HeavyPool, heavyPool } from "./heavy/pool";
import type { ServiceLog } from "./log";
import type { Metrics } from "./metrics/metrics";
import { signInsOn } from "./oauth/open";
import { builtDocument, builtForm, builtPart } from "./openapi/built";
import { createOpening, type Redeem } from "./opening/opening";
import { pageAddress } from "./opening/page-address";
import { linePeers, type ParentPort, serveLines } from "./processes/line-peers";
import { programId } from "./program-id";
import { send } from "./rest/respond";
import type { SealKey } from "./seal-keys";
import { type BrokenStatus, listen, type RunningServer } from "./server";
import { type AdminSocket, openAdminSocket } from "./storage/admin-socket";
import { findFirstKey, firstKeyKept } from "./storage/first-key";
import { forgetHourly } from "./storage/forget";
import { openStorage } from "./storage/open";
import { findSealKeys } from "./storage/seal-keys";
import { beginTrace } from "./trace";
import { computing } from "./webhooks/compute";
import { NOTHING_INSIDE } from "./webhooks/inside";
import { type Webhooks, webhooksOn } from "./webhooks/webhooks";

export interface StartOptions {
  readonly config: Config;
  readonly log: ServiceLog;
  /** Other transports on the same port. */
  readonly extraRoutes: (parts: ServiceParts) => readonly ExtraRoute[];
  /** Called with the reason that the start is waiting. */
  readonly say: (message: string) => void;
  /** The program of a thread for heavy calculations. */
  readonly workerFile: string;
  /** The embedded database of the parent process; without it this process opens its own. */
  readonly shared?: EmbeddedAddress;
  /** The number of this server process among several; their parent serves the metrics of all. */
  readonly besides?: string | undefined;
  /** The connection to the process that started this one among several. */
  readonly parent?: ParentPort | undefined;
  /** Whether a person reads the message as it is printed. */
  readonly isTerminal?: boolean;
  /** Redeems tokens through the process that printed the page's address, which has the key. */
  readonly redeem?: Redeem | undefined;
}

export type Started =
  | {
      readonly ok: true;
      readonly server: Pick<RunningServer, "port" | "stop">;
      /** The start message, for a person. */
      readonly message: string;
      /** Paths of the other transports. */
      readonly extraPaths: readonly string[];
    }
  /** One line that says why nothing runs. */
  | { readonly ok: false; readonly problem: string };

/** Starts the service. If it cannot, it closes everything that it opened. */
export async function start(options: StartOptions): Promise<Started> {
  const [opened, machine] = await Promise.all([openStorage(options), loadMachine(options.config)]);
  if (!opened.ok) return opened;
  const { database, embedded } = opened;
  const started = machine.ok
    ? await startOn(options, { database, isEmbedded: embedded !== undefined, ...machine })
    : machine;
  if (!started.ok) await database.close();
  return started;
}

type Machine = Extract<Awaited<ReturnType<typeof loadMachine>>, { ok: true }>;

/** Loads the engine and the other resources of operations while the database starts. */
async function loadMachine({ engine: choice }: Pick<Config, "engine">) {
  const engine = await loadEngine(choice);
  if (!engine.ok) return engine;
  const operations = catalogue.entries.map(({ operation }) => operation);
  const { ephemeris } = engine;
  try {
    return { ok: true as const, engine, resources: await nodeResources(operations, { ephemeris }) };
  } catch (error) {
    return { ok: false as const, problem: reasonOf(error) };
  }
}

interface Ground extends Machine {
  readonly database: Database;
  readonly isEmbedded: boolean;
}

/**
 * A new key is stored, and shown in `message`, only once the port is bound: a failed start leaves no key behind that
 * nobody saw.
 */
async function startOn(options: StartOptions, ground: Ground): Promise<Started> {
  const { database, isEmbedded } = ground;
  const { config, log } = options;
  const { dataDir, monthlyLimit: requestsPerMonth } = config;
  const found = isEmbedded
    ? await findFirstKey({ dataDir, database, random: systemRandom })
    : { ok: true as const, value: undefined };
  if (!found.ok) return found;
  const sealing = findSealKeys({ ...config, random: systemRandom });
  if (!sealing.ok) return sealing;
  const composed = await composeOn(options, { ...ground, sealKeys: sealing.keys });
  const { parts, pools, meters, metrics } = composed;
  const { webhooks } = parts;
  const listening = await listenOn(options, ground, composed);
  if (!listening.ok) {
    await webhooks?.sender.stop(0);
    return listening;
  }
  const { server } = listening;
  const served = await offerMetrics(metrics, options);
  if (!served.ok) {
    await Promise.all([server.stop(0), webhooks?.sender.stop(0)]);
    return served;
  }
  const key = found.value;
  const problem = key && (await firstKeyKept(key, { database, plan: { requestsPerMonth, nowEpochMs: parts.now() } }));
  if (problem !== undefined) {
    await Promise.all([server.stop(0), served.close(), webhooks?.sender.stop(0)]);
    return { ok: false, problem };
  }
  const admin = isEmbedded ? await openAdminSocket(database, dataDir) : undefined;
  const forgetting = forgetHourly(database.ledger, log);
  return {
    ok: true,
    server: {
      port: server.port,
      stop: stopAll(server, { meters, database, pools, admin, metrics: served, forgetting, webhooks }),
    },
    message: messageOf(options, ground, { ...listening, composed, key, admin }),
    extraPaths: listening.extraPaths,
  };
}

interface Composed {
  readonly parts: ServiceParts;
  readonly pools: readonly HeavyPool[];
  readonly meters: readonly LedgerMeter[];
  readonly metrics: Metrics | undefined;
}

interface Sealing {
  readonly sealKeys: readonly SealKey[] | undefined;
}

/** Everything that answers requests, from settings and what was loaded. */
async function composeOn(
  options: StartOptions,
  { database, engine, resources, sealKeys }: Ground & Sealing,
): Promise<Composed> {
  const { config, log } = options;
  const metrics = config.metrics && (await metricsOf(options));
  const access = await accessOn(database, config, { metrics, log });
  const { callers } = access;
  const oauth = await signInsOn(database.ledger, config, {
    callers,
    catalogue,
    random: systemRandom,
    now: () => Date.now(),
  });
  const pool = (isBackground: boolean): HeavyPool =>
    heavyPool({
      filename: options.workerFile,
      engine: engine.kind,
      isBackground,
      ...(config.workers && { threads: config.workers }),
    });
  const heavy = pool(false);
  const background = pool(true);
  const batches = lane({ pool: background, isLong: isLongJob, ...peersOf(options, background) });
  const compute = computing({
    catalogue,
    heavy: batches,
    resources,
    random: systemRandom,
    publicUrl: config.publicUrl,
  });
  const parts = compose({
    config,
    resources,
    log,
    heavy,
    painter: heavy,
    reporter: heavy,
    lane: batches,
    databaseHealth: database.health,
    oauth,
    feeds: feedsOn(database.ledger, { keys: sealKeys, random: systemRandom }),
    webhooks: webhooksOn(database.ledger, {
      keys: sealKeys,
      inside: config.webhooksInside ?? NOTHING_INSIDE,
      random: systemRandom,
      compute,
      log,
    }),
    metrics,
    ...access,
  });
  metrics?.watch({ heavyJobs: heavy.underWay, database, engine: engine.kind });
  return { parts, pools: [heavy, background], meters: [access.meter, access.lineMeter], metrics };
}

type Listening =
  | {
      readonly ok: true;
      readonly server: RunningServer;
      readonly extraPaths: readonly string[];
      readonly opening: ReturnType<typeof createOpening>;
    }
  | { readonly ok: false; readonly problem: string };

/** The app with all its transports, on its port. */
async function listenOn(
  { config, extraRoutes, redeem }: StartOptions,
  { engine }: Ground,
  { parts }: Composed,
): Promise<Listening> {
  const extra = extraRoutes(parts);
  const opening = createOpening({ random: systemRandom, now: () => performance.now() });
  const { fetch } = createApp({
    ...parts,
    extraRoutes: extra,
    examples: builtExamples(parts.catalogue, parts.publicUrl),
    builtDocument: () => builtDocument(parts.publicUrl),
    builtPart: (id) => builtPart(id, parts.publicUrl),
    builtForm: (name) => builtForm(name, parts.publicUrl),
    programId: programId({ engine: engineText(engine), publicUrl: parts.publicUrl }),
    playground: loadPlayground(),
    sourceUrl: config.sourceUrl,
    securityContact: config.securityContact,
    redeem: redeem ?? opening.redeem,
  });
  const listening = await listen({
    port: config.port,
    host: config.host,
    fetch,
    refuse: brokenRequest(parts),
    isStreamed: isBatchAddress,
  });
  return listening.ok ? { ...listening, opening, extraPaths: extra.map(({ path }) => path) } : listening;
}

interface Told extends Extract<Listening, { ok: true }> {
  readonly composed: Composed;
  readonly key: Parameters<typeof startMessage>[0]["key"];
  readonly admin: AdminSocket | undefined;
}

function messageOf(
  { config, isTerminal = false }: StartOptions,
  { database, engine }: Ground,
  { composed, key, admin, opening, extraPaths }: Told,
): string {
  const places = { engine: engineText(engine), storage: database.description, admin: admin?.description, extraPaths };
  const page = pageAddress({ config, key: key?.key, isTerminal, opening });
  return startMessage({ config, key, page, catalogue: composed.parts.catalogue, ...places });
}

/** The metrics library is loaded only where metrics are wanted. */
async function metricsOf({ besides = "1" }: StartOptions): Promise<Metrics> {
  const { createMetrics } = await import("./metrics/metrics");
  return createMetrics(besides);
}

type Offered = { readonly ok: true; close(): Promise<void> } | { readonly ok: false; readonly problem: string };

/** Serves no metrics, serves them on a separate address, or sends them to the parent process. */
async function offerMetrics(metrics: Metrics | undefined, { config, besides }: StartOptions): Promise<Offered> {
  const nothing = { ok: true as const, close: async () => undefined };
  if (metrics === undefined || config.metrics === undefined) return nothing;
  const { registry } = metrics;
  const { serveMetrics, tellMetrics } = await import("./metrics/serve");
  if (besides !== undefined) {
    tellMetrics(registry);
    return nothing;
  }
  const served = await serveMetrics(config.metrics, () => registry.metrics());
  return served.ok ? { ok: true, close: served.server.close } : served;
}

const operationsById = new Map(catalogue.entries.map(({ operation }) => [operation.id, operation]));

/** Other server processes compute lines of this one's batches, and this one theirs. */
function peersOf({ config, parent }: StartOptions, { runAll }: HeavyPool): Pick<LaneOptions, "peers"> {
  if (parent === undefined || config.processes < 2) return {};
  serveLines(parent, runAll);
  return { peers: linePeers(parent, config.processes - 1) };
}

/** A line that may take as long as a heavy call. */
function isLongJob({ operationId, input }: HeavyJob): boolean {
  const operation = operationsById.get(operationId);
  return operation === undefined || isHeavyCall(operation, input);
}

/** The time for the meter to settle open answers and units with the database. */
const SETTLE_MS = 3_000;

interface Stoppable {
  readonly meters: readonly LedgerMeter[];
  readonly database: Database;
  readonly pools: readonly HeavyPool[];
  readonly admin: AdminSocket | undefined;
  readonly metrics: { close(): Promise<void> };
  readonly forgetting: { stop(): void };
  readonly webhooks: Webhooks | undefined;
}

function stopAll(
  server: RunningServer,
  { meters, database, pools, admin, metrics, forgetting, webhooks }: Stoppable,
): RunningServer["stop"] {
  return async (graceMs) => {
    forgetting.stop();
    await Promise.all([server.stop(graceMs), admin?.close(), webhooks?.sender.stop(graceMs)]);
    await Promise.all([...pools.map((pool) => pool.close()), metrics.close()]);
    let timer: NodeJS.Timeout | undefined;
    const timeUp = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, SETTLE_MS);
    });
    await Promise.race([Promise.all(meters.map((meter) => meter.settled())), timeUp]);
    clearTimeout(timer);
    await database.close();
  };
}

const BROKEN: Readonly<Record<BrokenStatus, Refusal>> = {
  400: badRequest(
    "This is no HTTP request that can be read: check its first line, its address, and that it has one Host header.",
  ),
  408: { code: "error", error: "The request did not arrive in time." },
  417: {
    code: "error",
    error: "This service cannot meet the header Expect. Leave it out, or send 100-continue.",
  },
  431: { code: "error", error: "The headers of the request are too large." },
};

/** Answers requests that never reached a route. */
export function brokenRequest({
  pipeline,
}: Pick<ServiceParts, "pipeline">): (status: BrokenStatus) => Promise<Response> {
  return async (status) => {
    const outcome = await pipeline.refuse(BROKEN[status]);
    return send(beginTrace(undefined, "rest"), { ...outcome, status });
  };
}
