import { randomUUID, webcrypto } from "node:crypto";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import { keyCallers } from "@almagest/auth";
import { type Catalogue, catalogue as everything } from "@almagest/catalog";
import { clientSalt, type Database, databaseKeyStore } from "@almagest/database";
import type { Ephemeris } from "@almagest/ephemeris";
import {
  boundedPipeline,
  createPipeline,
  createTextStore,
  type HeavyWork,
  type Pipeline,
  type PipelineParts,
  type TextStore,
} from "@almagest/pipeline";
import {
  type BurstGuard,
  burstGuard,
  CLIENTS_OF_A_NETWORK,
  freeWork,
  type LedgerMeter,
  type LedgerMeterOptions,
  ledgerMeter,
  networkMeter,
  type Pace,
  sharedBurst,
} from "@almagest/quota";
import type { AppParts } from "./app";
import { courtesy } from "./batch/courtesy";
import type { Config } from "./config";
import { isLineElsewhere } from "./heavy/threadable";
import type { ServiceLog } from "./log";
import type { Metrics } from "./metrics/metrics";
import { onceParts } from "./once";
import { callPatience } from "./patience";
import { fairTurns } from "./turns";

/** Parts shared by the transports of a running service. */
export interface ServiceParts extends Omit<AppParts, "extraRoutes"> {
  readonly texts: TextStore;
  /** The name or address that the service listens on. */
  readonly listensOn: string;
}

/** Callers and counting: the two parts that live in a database. */
export type AccessParts = Pick<PipelineParts, "callers" | "meter">;

/** Counting for batches: in statements of their own, so that nobody else's call waits for one with many lines. */
export interface LineAccess {
  readonly lineMeter: LedgerMeter;
}

export interface ComposeOptions
  extends AccessParts,
    Pick<PipelineParts, "heavy" | "painter" | "reporter">,
    Partial<Pick<LineAccess, "lineMeter">>,
    /** This process alone limits the calls a second of a key if it is left out. */
    Partial<Pick<PipelineParts, "burst">>,
    Pick<AppParts, "databaseHealth" | "oauth" | "feeds" | "webhooks"> {
  readonly config: Pick<Config, "publicUrl" | "trustedHops" | "host" | "freePerSecond">;
  /** Resources for operations, by the names of their needs. */
  readonly resources: PipelineParts["resources"] & { readonly ephemeris: Ephemeris };
  readonly log: ServiceLog;
  readonly catalogue?: Catalogue;
  /** Counts calls and requests. */
  readonly metrics?: Metrics | undefined;
  /** The work of batches: their lines are computed there. */
  readonly lane?: HeavyWork;
}

export function systemRandom(byteCount: number): Uint8Array {
  return webcrypto.getRandomValues(new Uint8Array(byteCount));
}

const now = (): number => Date.now();

/** The shortest pause that a timer can make. */
const PACE: Pace = { turn: () => turn(), pause: () => wait(1) };

/** Lines of a batch gather longer: nobody waits for one of them. */
const LINE_PACE: Pace = { turn: () => wait(2), pause: () => wait(10) };
const MOST_LINES = 64;

/** Options of `accessOn` besides its settings. */
export interface AccessOptions {
  readonly metrics?: Metrics | undefined;
  /** Is told when limits a second are no longer shared, and when they are again. */
  readonly log?: Pick<ServiceLog, "error" | "info">;
}

const ALONE =
  "the database does not answer: calls a second of a key are limited to this process's own part until it does";
const SHARED = "the database answers again: calls a second of a key are counted for all processes together";

/** Keys, subscriptions and the exact counter in an open, migrated database. */
export async function accessOn(
  database: Database,
  {
    keylessDaily,
    processes = 1,
    replicas = 1,
  }: Pick<Config, "keylessDaily"> & Partial<Pick<Config, "processes" | "replicas">>,
  { metrics, log }: AccessOptions = {},
): Promise<AccessParts & LineAccess & { readonly meter: LedgerMeter; readonly burst: BurstGuard }> {
  const ledger = metrics?.ledger(database.ledger) ?? database.ledger;
  const meterOf = (dailyLimit: number, more: Partial<LedgerMeterOptions> = {}): LedgerMeter =>
    ledgerMeter({
      database: ledger,
      // A key without a subscription has no calls.
      monthlyLimit: 0,
      dailyLimit,
      newBatchId: randomUUID,
      now,
      pace: PACE,
      ...(metrics && { onBatch: metrics.batch }),
      ...more,
    });
  const burst = sharedBurst({
    now: () => performance.now(),
    processes: processes * replicas,
    onAlone: (error) => log?.error({ message: ALONE, error }),
    onShared: () => log?.info(SHARED),
  });
  const meter = networkMeter({
    clients: burst.over(meterOf(keylessDaily)),
    networks: meterOf(keylessDaily * CLIENTS_OF_A_NETWORK),
  });
  const callers = keyCallers({
    store: databaseKeyStore(ledger),
    keyless: keylessDaily > 0,
    clientSalt: await clientSalt(ledger),
    now,
  });
  const lineMeter = burst.over(meterOf(keylessDaily, { pace: LINE_PACE, mostCalls: MOST_LINES }));
  return { callers, meter, lineMeter, burst };
}

/** Puts the service together: the real clock, the real random source, texts by language. */
export function compose({
  config,
  resources,
  log: plainLog,
  callers,
  meter,
  heavy,
  painter,
  reporter,
  databaseHealth,
  catalogue = everything,
  metrics,
  oauth,
  feeds,
  webhooks,
  lineMeter,
  lane,
  burst = burstGuard(now),
}: ComposeOptions): ServiceParts {
  const { publicUrl, trustedHops, host, freePerSecond } = config;
  const log = metrics?.log(plainLog) ?? plainLog;
  const texts = createTextStore(catalogue.loadTexts);
  const common: PipelineParts = {
    callers,
    meter,
    burst,
    texts,
    log,
    now,
    random: systemRandom,
    resources,
    publicUrl,
    patience: (spentMs) => callPatience(spentMs),
    once: onceParts,
    inTurn: fairTurns(),
    ...(heavy === undefined ? {} : { heavy }),
    ...(painter === undefined ? {} : { painter }),
    ...(reporter === undefined ? {} : { reporter }),
  };
  const plainPipeline = createPipeline(common);
  const ofLines = createPipeline({
    ...common,
    ...(lineMeter && { meter: lineMeter }),
    ...(lane && { heavy: lane, isElsewhere: isLineElsewhere }),
  });
  const free = freeWork({ perSecond: freePerSecond, now: () => performance.now() });
  const bounded = boundedPipeline(plainPipeline, { free, meter, publicUrl, now });
  const polite = courtesy(() => performance.now());
  const measured = metrics?.pipeline(bounded) ?? bounded;
  const pipeline: Pipeline = { ...measured, execute: (call) => polite.calling(() => measured.execute(call)) };
  const linePipeline = metrics?.pipeline(ofLines) ?? ofLines;
  const { ephemeris } = resources;
  const parts = {
    pipeline,
    linePipeline,
    courtesy: polite,
    ephemeris,
    log,
    now,
    publicUrl,
    trustedHops,
    listensOn: host,
    texts,
    catalogue,
    free,
    keyHosts: callers.hostsOf,
  };
  return { ...parts, oauth, feeds, webhooks, ...(databaseHealth && { databaseHealth }) };
}
