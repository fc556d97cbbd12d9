import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "../../../packages/database/test/postgres-server";
import { type Config, readConfig } from "./config";
import { createLog, type ServiceLog } from "./log";
import { type Started, start } from "./start";

const root = mkdtempSync(join(tmpdir(), "almagest-start-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function configIn(dataDir: string): Promise<Config> {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const read = readConfig({ PORT: String(port), ALMAGEST_DATA_DIR: join(root, dataDir), LOG_LEVEL: "silent" });
  if (!read.ok) throw new Error(read.problems.join());
  return { ...read.config, publicUrl };
}

interface Beginning {
  readonly isTerminal?: boolean;
  readonly log?: ServiceLog;
}

const silent = createLog("silent", { write: () => undefined });

function begin(config: Config, { isTerminal = false, log = silent }: Beginning = {}): Promise<Started> {
  return start({ config, log, extraRoutes: () => [], say: () => undefined, workerFile: "", isTerminal });
}

async function begun(config: Config, beginning: Beginning = {}): Promise<Extract<Started, { ok: true }>> {
  const started = await begin(config, beginning);
  if (!started.ok) throw new Error(started.problem);
  return started;
}

describe("a first start", () => {
  it("shows its key once, with a line to paste that answers a natal chart", async () => {
    const config = await configIn("first");
    const { server, message } = await begun(config);
    const key = readFileSync(join(config.dataDir, "demo-key"), "utf8").trim();
    expect(message.split("\n").filter((text) => text.trim() === key)).toHaveLength(1);
    const line = message.split("\n").find((text) => text.trim().startsWith("curl ")) ?? "";
    const { stdout } = await promisify(execFile)("sh", ["-c", `${line.trim()} --silent --show-error`]);
    expect(JSON.parse(stdout)).toMatchObject({
      planets: expect.arrayContaining([expect.objectContaining({ name: "Sun" })]),
    });
    await server.stop(0);
  });

  it("is followed by starts that read the key and do not show it", async () => {
    const config = await configIn("second");
    await (await begun(config)).server.stop(0);
    const path = join(config.dataDir, "demo-key");
    const key = readFileSync(path, "utf8").trim();
    const { server, message } = await begun(config);
    expect(message).not.toContain(key);
    expect(message).toContain(path);
    expect(message.split("\n")[0]).toBe(`Open the page: ${config.publicUrl}/`);
    const line = message.split("\n").find((text) => text.trim().startsWith("curl ")) ?? "";
    const { stdout } = await promisify(execFile)("sh", ["-c", `${line.trim()} --silent --show-error`]);
    expect(JSON.parse(stdout).planets.length).toBeGreaterThan(5);
    const response = await fetch(`${config.publicUrl}/api/v2/astrology/signs`, { headers: { "X-API-Key": key } });
    expect(response.status).toBe(200);
    const metadata = await fetch(`${config.publicUrl}/.well-known/oauth-authorization-server`);
    expect(await metadata.json()).toMatchObject({ issuer: config.publicUrl });
    await server.stop(0);
  });
});

describe("a start on a terminal", () => {
  it("begins with an address whose token gives the page the key once, and is in no line of the log", async () => {
    const config = await configIn("terminal");
    const written: string[] = [];
    const log = createLog("info", { write: (line) => void written.push(line) });
    const { server, message } = await begun(config, { isTerminal: true, log });
    const [first = ""] = message.split("\n");
    const { hash, origin } = new URL(first.split(" ").at(-1) ?? "");
    expect([origin, hash.slice(0, 6)]).toEqual([config.publicUrl, "#open="]);
    const token = hash.slice(6);
    const open = (from: string): Promise<Response> =>
      fetch(`${origin}/play/open`, { method: "POST", headers: { Origin: from }, body: JSON.stringify({ token }) });
    expect((await open("http://evil.example")).status).toBe(403);
    const key = readFileSync(join(config.dataDir, "demo-key"), "utf8").trim();
    expect(await (await open(origin)).json()).toEqual({ key });
    expect((await open(origin)).status).toBe(404);
    await server.stop(0);
    expect(written.filter((line) => line.includes("/play/open"))).toHaveLength(3);
    expect(written.join("")).not.toContain(token);
    expect(message.split(token)).toHaveLength(2);
  });
});

describe("a start that fails", () => {
  it("for a port in use says so and leaves no unseen key behind", async () => {
    const config = await configIn("taken");
    const { server } = await begun(config);
    const other = { ...config, dataDir: join(root, "other") };
    expect(await begin(other)).toEqual({ ok: false, problem: expect.stringContaining(`Port ${config.port}`) });
    expect(readdirSync(other.dataDir)).toEqual(["postgres", "seal-keys", "socket"]);
    await server.stop(0);
  });

  it("for an invalid data directory says so and takes no port", async () => {
    const config = await configIn("file");
    writeFileSync(config.dataDir, "");
    expect(await begin(config)).toEqual({ ok: false, problem: expect.stringContaining(config.dataDir) });
    await expect(fetch(`${config.publicUrl}/health`)).rejects.toThrow();
  });
});
