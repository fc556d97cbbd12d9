import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./databases";
import { until } from "./until";

const API_MAIN = fileURLToPath(new URL("../../../apps/api/dist/main.js", import.meta.url));

/** One process of the service, as users run it. */
export interface ApiProcess {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  /** Everything it wrote: its start-up message, and its log at level info. */
  readonly output: () => string;
  readonly isAlive: () => boolean;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface ProcessOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** Kept by the test; a new one, removed at the stop, where it is not given. */
  readonly dataDir?: string;
}

export async function startApi(options: ProcessOptions = {}): Promise<ApiProcess> {
  const launched = await launchApi(options);
  try {
    await said(launched, READY);
    return launched.process;
  } catch (error) {
    await launched.process.kill();
    throw error;
  }
}

/** Its message is written once the port is open. */
const READY = "Docs";

/** Waits until a process that was launched writes a text. */
export async function said({ output, process }: Launched, text: string = READY): Promise<void> {
  try {
    await until(`the service said ${text}`, () => output().includes(text), process.isAlive);
  } catch (error) {
    throw new Error(output(), { cause: error });
  }
}

export interface Launched {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  readonly process: ApiProcess;
}

/** Starts it without waiting; `ended` resolves with the exit code. */
export async function launchApi({ environment = {}, dataDir }: ProcessOptions = {}): Promise<Launched> {
  if (!existsSync(API_MAIN)) throw new Error(`${API_MAIN} is not built: npm test builds it, or npm run build`);
  const port = await freePort();
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "almagest-api-"));
  const child = spawn(process.execPath, [API_MAIN], {
    env: { ...process.env, PORT: String(port), ALMAGEST_DATA_DIR: folder, LOG_LEVEL: "info", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, "exit").then(([code]) => (typeof code === "number" ? code : null));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await ended;
    }
    if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
  };
  const launched: ApiProcess = {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    dataDir: folder,
    output: () => text,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
  return { child, output: () => text, ended, process: launched };
}

export function demoKeyOf({ dataDir }: ApiProcess): string {
  return readFileSync(join(dataDir, "demo-key"), "utf8").trim();
}
