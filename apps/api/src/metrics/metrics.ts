import type { Database } from "@almagest/database";
import type { Pipeline } from "@almagest/pipeline";
import type { LedgerDatabase, LedgerMeterOptions } from "@almagest/quota";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { ServiceLog } from "../log";
import { version } from "../package-facts";

/** The metrics of a service, and the parts that record them. No key, address or input of a caller is a label. */
export interface Metrics {
  readonly registry: Registry;
  /** The pipeline with its calls counted and timed. */
  readonly pipeline: (pipeline: Pipeline) => Pipeline;
  /** The log with its requests counted, including those refused before they became a call. */
  readonly log: (log: ServiceLog) => ServiceLog;
  /** The database with its statements counted and timed. */
  readonly ledger: (ledger: LedgerDatabase) => LedgerDatabase;
  /** Called with the number of calls that share a statement of the quota. */
  readonly batch: NonNullable<LedgerMeterOptions["onBatch"]>;
  /** Registers state that is read on each scrape. */
  readonly watch: (state: WatchedState) => void;
}

export interface WatchedState {
  readonly heavyJobs: () => number;
  readonly database: Pick<Database, "health" | "connections">;
  readonly engine: string;
}

/** Seconds. The lightest call takes a third of a millisecond, the heaviest some seconds. */
const CALL_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const STATEMENT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const BATCH_CALLS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** @param process the number of this server process. Each has separate series; a replacement starts anew. */
export function createMetrics(process: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    pipeline: pipelineMetrics(registry),
    log: logMetrics(registry),
    ledger: ledgerMetrics(registry),
    batch: batchMetrics(registry),
    watch: (state) => watch(registry, state),
  };
}

function pipelineMetrics(registry: Registry): Metrics["pipeline"] {
  const calls = new Counter({
    name: "almagest_calls_total",
    help: "Calls of operations, by what they were answered with",
    labelNames: ["operation", "transport", "status"] as const,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "almagest_call_seconds",
    help: "Time from a call that was read to its answer: input, charge, calculation, recording",
    labelNames: ["operation"] as const,
    buckets: CALL_SECONDS,
    registers: [registry],
  });
  return (pipeline) => ({
    ...pipeline,
    execute: async (call) => {
      const beganMs = performance.now();
      const outcome = await pipeline.execute(call);
      const operation = call.operation.id;
      calls.inc({ operation, transport: call.transport, status: String(outcome.status) });
      seconds.observe({ operation }, (performance.now() - beganMs) / 1000);
      return outcome;
    },
  });
}

function logMetrics(registry: Registry): Metrics["log"] {
  const requests = new Counter({
    name: "almagest_requests_total",
    help: "HTTP requests, those that were refused before a call and those for pages among them",
    labelNames: ["transport", "status"] as const,
    registers: [registry],
  });
  return (log) => ({
    ...log,
    request: (line) => {
      requests.inc({ transport: line.transport, status: String(line.status) });
      log.request(line);
    },
  });
}

function ledgerMetrics(registry: Registry): Metrics["ledger"] {
  const underWay = new Gauge({
    name: "almagest_database_statements_under_way",
    help: "Statements sent or waiting for a connection; more than almagest_database_connections are waiting",
    registers: [registry],
  });
  const seconds = new Histogram({
    name: "almagest_database_statement_seconds",
    help: "Time of a statement, its wait for a connection in it",
    labelNames: ["result"] as const,
    buckets: STATEMENT_SECONDS,
    registers: [registry],
  });
  return (ledger) => ({
    ...ledger,
    query: async (sql, params) => {
      const end = seconds.startTimer();
      underWay.inc();
      let result = "failed";
      try {
        const rows = await ledger.query(sql, params);
        result = "answered";
        return rows;
      } finally {
        underWay.dec();
        end({ result });
      }
    },
  });
}

function batchMetrics(registry: Registry): Metrics["batch"] {
  const sizes = new Histogram({
    name: "almagest_quota_batch_calls",
    help: "Calls that shared one statement of the quota, by what it does; its _count is the number of statements",
    labelNames: ["statement"] as const,
    buckets: BATCH_CALLS,
    registers: [registry],
  });
  return (statement, calls) => sizes.observe({ statement }, calls);
}

function watch(registry: Registry, { heavyJobs, database, engine }: WatchedState): void {
  const gauge = (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  gauge("almagest_heavy_jobs", "Heavy calculations in the threads and waiting for one", heavyJobs);
  gauge("almagest_database_up", "1 where the database answers and writes", () => (database.health() === "ok" ? 1 : 0));
  gauge("almagest_database_connections", "Connections at most", () => database.connections);
  new Gauge({
    name: "almagest_info",
    help: "Always 1; what runs",
    labelNames: ["version", "engine"] as const,
    registers: [registry],
  }).set({ version, engine }, 1);
}
