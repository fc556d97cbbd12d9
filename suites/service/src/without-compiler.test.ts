import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { long } from "../../strength";
import { execForm, readCompose, readText, said, stagesOf } from "../../workspace/src/containers";
import { upTo } from "./calls";
import { freePort } from "./databases";
import { ownDatabase } from "./own-database";
import { launchApi, startApi } from "./processes";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "almagest-bare-"));
// for root's tests: PostgreSQL runs as another user, who has to reach its programs in the clone
chmodSync(folder, 0o755);
const clone = join(folder, "clone");
const bin = join(folder, "bin");
const started: ChildProcess[] = [];

afterAll(async () => {
  for (const child of started) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

/** The commands of a machine that only has Node: no cc, make or python3. */
const COMMANDS = [
  "sh",
  "env",
  "uname",
  "git",
  "setpriv",
  "tar",
  "gzip",
  "cat",
  "ls",
  "rm",
  "mkdir",
  "cp",
  "mv",
  "chmod",
];

function onPath(command: string): string | undefined {
  for (const place of (process.env["PATH"] ?? "").split(delimiter)) {
    try {
      accessSync(join(place, command), constants.X_OK);
      return realpathSync(join(place, command));
    } catch {
      // the next folder may have it
    }
  }
  return undefined;
}

function makeBarePath(): void {
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, "node"));
  for (const command of COMMANDS) {
    const path = onPath(command);
    if (path !== undefined) symlinkSync(path, join(bin, command));
  }
  for (const command of ["npm", "npx"]) {
    const script = `#!/bin/sh\nexec "${process.execPath}" "${onPath(command)}" "$@"\n`;
    writeFileSync(join(bin, command), script, { mode: 0o755 });
  }
}

/** Starts the clone as a newcomer would, where nothing that was compiled before is taken from pnpm's store. */
function start(
  port: number,
  environment: Readonly<Record<string, string>>,
): { child: ChildProcess; output: () => string } {
  const env = { HOME: homedir(), PATH: bin, CI: "true", pnpm_config_side_effects_cache: "false", PORT: String(port) };
  const child = spawn("node", ["tools/start.mjs"], { cwd: clone, env: { ...env, ...environment } });
  started.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (part) => (text += part));
  return { child, output: () => text };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** Charts name the WebAssembly engine, and have its values. */
async function expectWebAssembly(port: number): Promise<void> {
  const address = `http://127.0.0.1:${port}/api/v2`;
  const birth = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -4 };
  const body = JSON.stringify(birth);
  const headers = { "content-type": "application/json" };
  const chart = await (await fetch(`${address}/astrology/natal-chart`, { method: "POST", headers, body })).json();
  expect(chart.conventions.ephemeris).toBe("Swiss Ephemeris (WebAssembly) 2.10.03");
  expect(chart.ascendant.longitude).toBeCloseTo(216.947304, 5);
  // a heavy operation is computed in a thread, by the same engine
  const asked = { method: "POST", headers, body: JSON.stringify({ year: 2026, month: 3 }) };
  const month = await (await fetch(`${address}/astrology/aspects/monthly`, asked)).json();
  expect(JSON.stringify(month.conventions)).toContain("Swiss Ephemeris (WebAssembly)");
}

describe("where no native engine can be loaded", () => {
  it("the service computes with the WebAssembly engine and says so everywhere", async () => {
    const environment = { NODE_OPTIONS: "--no-addons" };
    const service = await startApi({ dataDir: join(folder, "without-addons"), environment });
    expect(service.output()).toMatch(/Engine {2}Swiss Ephemeris \(WebAssembly\) 2\.10\.03/);
    await expectWebAssembly(service.port);
    await service.stop();
  });

  it("the native engine asked for is refused in one line that says what to do", async () => {
    const environment = { NODE_OPTIONS: "--no-addons", ALMAGEST_ENGINE: "native" };
    const { ended, output } = await launchApi({ dataDir: join(folder, "native-asked"), environment });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/ALMAGEST_ENGINE asks for the native engine.*Install python3, make and g\+\+/);
  });
});

/** They install and build the programs once or twice more, which takes minutes of both cores: the long lane runs them. */
const IN_FULL = upTo(long(0, 1));

describe.each(IN_FULL)("on a machine without a compiler", () => {
  it("a clean clone starts, computes with the WebAssembly engine and says so everywhere", async () => {
    makeBarePath();
    execFileSync("git", ["clone", "--quiet", "--depth", "1", `file://${ROOT}`, clone]);
    for (const tool of ["cc", "g++", "make", "python3"]) expect(onBarePath(tool), tool).toBe(false);
    const port = await freePort();
    const { child, output } = start(port, { ALMAGEST_DATA_DIR: join(folder, "data") });
    await until(() => output().includes("Keyless") || child.exitCode !== null);
    expect(output()).toContain("lacks python3 make g++");
    expect(output()).toMatch(/Engine {2}Swiss Ephemeris \(WebAssembly\) 2\.10\.03/);
    await expectWebAssembly(port);
    child.kill("SIGTERM");
    await once(child, "exit");
  }, 600_000);

  it("the native engine asked for is refused in one line that says what to do", async () => {
    const { child, output } = start(await freePort(), {
      ALMAGEST_ENGINE: "native",
      ALMAGEST_DATA_DIR: join(folder, "native"),
    });
    await until(() => child.exitCode !== null);
    expect(child.exitCode).toBe(1);
    expect(output()).toMatch(/ALMAGEST_ENGINE asks for the native engine.*Install python3, make and g\+\+/);
  }, 300_000);
});

/** The instructions of the image, with its folders moved below this test's. */
const stages = stagesOf(readText("Dockerfile"));
const instructionsOf = (stage: string, name: string): readonly string[] =>
  stages.filter((each) => each.name === stage).flatMap((each) => said(each, name));
const moved = (text: string): string => text.replace(/(?<=^|[\s"])\/(?:out|app)\//, `${folder}/out/`);

function programOf(text: string): readonly string[] {
  const [, ...args] = (execForm(text) ?? []).map(moved);
  return args;
}

/** Every file below a folder with its size and time: a read-only root must keep them. */
function filesIn(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" }).map((name) => {
    const stats = lstatSync(join(directory, name));
    return `${name} ${stats.isDirectory() ? "" : `${stats.size} ${stats.mtimeMs}`}`;
  });
}

describe.each(IN_FULL)("the commands of the image, without a container engine", () => {
  const environment = (): Record<string, string> => ({ HOME: homedir(), PATH: bin, CI: "true" });

  it("build the programs that it ships, without a compiler and without what only tests need", () => {
    const commands = instructionsOf("build", "RUN");
    expect(commands.length).toBeGreaterThan(2);
    for (const command of commands) {
      execFileSync("sh", ["-c", moved(command)], { cwd: clone, env: environment(), stdio: "pipe" });
    }
    const shipped = readdirSync(join(folder, "out"));
    expect(shipped.sort()).toEqual(["api", "usage-ledger"]);
    for (const name of ["vitest", "typescript", "sweph"])
      expect(existsSync(join(folder, "out/api/node_modules", name)), name).toBe(false);
  }, 600_000);

  it("migrate, start, are well, stop at SIGTERM, and write nothing but in the volume", async () => {
    const database = await ownDatabase();
    const pairs = instructionsOf("service", "ENV").flatMap((text) => text.split(" ").map((pair) => pair.split("=", 2)));
    const volume = join(folder, "volume");
    mkdirSync(volume);
    const own = { PORT: String(await freePort()), ALMAGEST_DATA_DIR: volume, DATABASE_URL: database.url };
    const env = { ...environment(), ...Object.fromEntries(pairs), ...own };
    const before = filesIn(join(folder, "out"));
    const migrate = readCompose().services["migrate"]?.command ?? [];
    execFileSync("node", migrate.slice(1).map(moved), { env, stdio: "pipe" });
    const [start = ""] = instructionsOf("service", "CMD");
    const child = spawn("node", programOf(start), { env, stdio: ["ignore", "pipe", "pipe"] });
    started.push(child);
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (part) => (text += part));
    await until(() => text.includes("Keyless") || child.exitCode !== null);
    expect(text).toMatch(/Engine {2}Swiss Ephemeris \(WebAssembly\)/);
    const [check = ""] = instructionsOf("service", "HEALTHCHECK");
    const asked = (): unknown =>
      spawnSync("node", programOf(check.replace(/^.*? CMD /, "")), { env, encoding: "utf8" }).status;
    expect(asked()).toBe(0);
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
    expect(asked()).toBe(1);
    expect(filesIn(join(folder, "out"))).toEqual(before);
    expect(readdirSync(volume)).toEqual([]);
    await database.remove();
  }, 300_000);
});

function onBarePath(command: string): boolean {
  try {
    accessSync(join(bin, command), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
