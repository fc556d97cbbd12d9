import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "../../../packages/database/test/postgres-server";
import { type Config, readConfig } from "./config";
import { createLog } from "./log";
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

function begin(config: Config): Promise<Started> {
  const log = createLog("silent", { write: () => undefined });
  return start({ config, log, extraRoutes: () => [], say: () => undefined, workerFile: "" });
}

async function begun(config: Config): Promise<Extract<Started, { ok: true }>> {
  const started = await begin(config);
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
    const response = await fetch(`${config.publicUrl}/api/v2/astrology/signs`, { headers: { "X-API-Key": key } });
    expect(response.status).toBe(200);
    await server.stop(0);
  });
});

describe("a start that fails", () => {
  it("for a port in use says so and leaves no key that nobody saw", async () => {
    const config = await configIn("taken");
    const { server } = await begun(config);
    const other = { ...config, dataDir: join(root, "other") };
    expect(await begin(other)).toEqual({ ok: false, problem: expect.stringContaining(`Port ${config.port}`) });
    expect(readdirSync(other.dataDir)).toEqual(["postgres", "socket"]);
    await server.stop(0);
  });

  it("for a data directory that is none says so and takes no port", async () => {
    const config = await configIn("file");
    writeFileSync(config.dataDir, "");
    expect(await begin(config)).toEqual({ ok: false, problem: expect.stringContaining(config.dataDir) });
    await expect(fetch(`${config.publicUrl}/health`)).rejects.toThrow();
  });
});
