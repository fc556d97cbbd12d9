import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "./databases";

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

/** What a machine with Node alone has; no cc, make or python3 is among them. */
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

describe("on a machine without a compiler", () => {
  it("a clean clone starts, computes with the WebAssembly engine and says so everywhere", async () => {
    makeBarePath();
    execFileSync("git", ["clone", "--quiet", "--depth", "1", `file://${ROOT}`, clone]);
    for (const tool of ["cc", "g++", "make", "python3"]) expect(onBarePath(tool), tool).toBe(false);
    const port = await freePort();
    const { child, output } = start(port, { ALMAGEST_DATA_DIR: join(folder, "data") });
    await until(() => output().includes("Keyless") || child.exitCode !== null);
    expect(output()).toContain("lacks python3 make g++");
    expect(output()).toMatch(/Engine {2}Swiss Ephemeris \(WebAssembly\) 2\.10\.03/);
    const address = `http://127.0.0.1:${port}/api/v2`;
    const birth = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -4 };
    const body = JSON.stringify(birth);
    const headers = { "content-type": "application/json" };
    const chart = await (await fetch(`${address}/astrology/natal-chart`, { method: "POST", headers, body })).json();
    expect(chart.conventions.ephemeris).toBe("Swiss Ephemeris (WebAssembly) 2.10.03");
    expect(chart.ascendant.longitude).toBeCloseTo(216.947369, 5);
    // a heavy operation is computed in a thread, by the same engine
    const asked = { method: "POST", headers, body: JSON.stringify({ year: 2026, month: 3 }) };
    const month = await (await fetch(`${address}/astrology/aspects/monthly`, asked)).json();
    expect(JSON.stringify(month.conventions)).toContain("Swiss Ephemeris (WebAssembly)");
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

function onBarePath(command: string): boolean {
  try {
    accessSync(join(bin, command), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
