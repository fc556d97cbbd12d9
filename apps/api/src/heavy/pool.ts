import { availableParallelism } from "node:os";
import type { EngineKind } from "@almagest/mcp";
import { requirePaintable } from "@almagest/pictures-png";
import {
  type HeavyJob,
  HeavyQueueFull,
  type HeavyResult,
  type HeavyWork,
  type Painter,
  type Reporter,
  type ReportResult,
} from "@almagest/pipeline";
import { Piscina } from "piscina";

/** A pool of threads for heavy calculations, for rendering pictures and for setting reports. */
export interface HeavyPool extends HeavyWork, Painter, Reporter {
  /** The most threads. */
  readonly threads: number;
  /** Jobs that one thread does one after another; as `run`, and takes the place of one. */
  runAll(jobs: readonly HeavyJob[]): Promise<readonly HeavyResult[]>;
  /** The number of jobs running or waiting for a thread. */
  underWay(): number;
  /** Ends its threads once their jobs are done. */
  close(): Promise<void>;
}

export interface HeavyPoolOptions {
  /** The module that a thread runs: `worker.js` beside the built program. */
  readonly filename: string;
  /** The engine of the service itself; the threads use the same. */
  readonly engine: EngineKind;
  /** The most threads; by default one less than the cores. */
  readonly threads?: number;
  /** Threads that compute only what nobody waits for: all others go first. */
  readonly isBackground?: boolean;
  /** The most jobs that may wait for a thread. Default: 16 for each thread, some seconds of work. */
  readonly mostWaiting?: number;
}

const WAITING_PER_THREAD = 16;
/** A thread idle for this long ends. */
const IDLE_MS = 60_000;

/** No thread starts before the first job. A thread that dies fails its job and is replaced. */
export function heavyPool(options: HeavyPoolOptions): HeavyPool {
  const threads = options.threads ?? Math.max(1, availableParallelism() - 1);
  const mostWaiting = options.mostWaiting ?? threads * WAITING_PER_THREAD;
  let pool: Piscina | undefined;
  let underWay = 0;

  const hasRoom = (): boolean => underWay < threads + mostWaiting;

  const inThread = async <Result>(work: (pool: Piscina) => Promise<Result>): Promise<Result> => {
    if (!hasRoom()) throw new HeavyQueueFull("the queue for heavy calculations is full");
    pool ??= new Piscina({
      filename: options.filename,
      workerData: { engine: options.engine, isBackground: options.isBackground === true },
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
    });
    underWay += 1;
    try {
      return await work(pool);
    } finally {
      underWay -= 1;
    }
  };

  const run: HeavyWork["run"] = (job) => inThread<HeavyResult>((threadPool) => threadPool.run(job));
  const runAll: HeavyPool["runAll"] = (jobs) => inThread((threadPool) => threadPool.run(jobs, { name: "lines" }));
  const png: Painter["png"] = async (svg) => {
    requirePaintable(svg);
    return inThread((threadPool) => threadPool.run(svg, { name: "paint" }));
  };
  const pdf: Reporter["pdf"] = (job) =>
    inThread<ReportResult>((threadPool) => threadPool.run(job, { name: "setReport" }));

  return { threads, hasRoom, run, runAll, png, pdf, underWay: () => underWay, close: async () => pool?.close() };
}
