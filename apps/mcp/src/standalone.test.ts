import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { Ajv } from "ajv";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleOf } from "../tools/mcpb.mjs";
import { writeStandalone } from "../tools/standalone.mjs";

const folder = mkdtempSync(join(tmpdir(), "almagest-standalone-"));
const PROGRAM = join(folder, "dist/stdio.js");
const NAME = { name: "test", version: "0" };
/** A folder from which only the package itself can be found. */
const started = (...args: string[]) => ({ command: process.execPath, args: [PROGRAM, ...args], cwd: folder });
const json = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));

beforeAll(() => writeStandalone(folder));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NATAL = {
  operation: "post_astrology_natal_chart",
  arguments: { date: "1990-07-15", time: "14:30", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" },
};

/** The text of a tool's answer. */
function textOf({ content }: Readonly<Record<string, unknown>>): string {
  const [first] = Array.isArray(content) ? content : [];
  return String(first?.text);
}

/** Milliseconds that Node itself takes to start and exit. */
function bareMs(): number {
  const startMs = performance.now();
  spawnSync(process.execPath, ["-e", "0"]);
  return performance.now() - startMs;
}

/** Milliseconds from the start of the program to its first answer. */
function firstAnswerMs(): Promise<number> {
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: NAME };
  const sentMs = performance.now();
  const { command, args, cwd } = started();
  const child = spawn(command, args, { cwd, stdio: ["pipe", "pipe", "ignore"] });
  child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params })}\n`);
  return new Promise((resolve) => {
    child.stdout.once("data", () => {
      child.kill();
      resolve(performance.now() - sentMs);
    });
  });
}

describe("the package that npx runs", () => {
  test("needs no other package, and lies about nothing in its manifest", () => {
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    expect(manifest).toMatchObject({ name: "almagest-mcp", version: json("../package.json").version });
    expect(manifest.dependencies).toBeUndefined();
    for (const file of [...manifest.files, manifest.bin["almagest-mcp"]]) {
      expect(existsSync(join(folder, file)), file).toBe(true);
    }
  });

  test("gives the first answer within two seconds on a machine where Node starts in a tenth of one", async () => {
    const ratios: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const bare = Math.min(bareMs(), bareMs());
      ratios.push((await firstAnswerMs()) / bare);
    }
    expect(Math.min(...ratios)).toBeLessThan(20);
  });

  test("computes without a compiler, over the earlier generation of clients", async () => {
    const client = new FirstClient(NAME);
    await client.connect(new FirstTransport(started()));
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain("call_operation");
    const chart = JSON.parse(textOf(await client.callTool({ name: "call_operation", arguments: NATAL })));
    // swetest -b15.7.1990 -ut18:30:00 -p0 -fPl
    expect(chart.planets[0].longitude).toBeCloseTo(113.0045, 3);
    expect(chart.planets[0].interpretation.summary).toMatch(/Sun/);
    const places = await client.callTool({
      name: "call_operation",
      arguments: { operation: "get_location_search", arguments: { q: "Istanbul", limit: 1 } },
    });
    expect(JSON.parse(textOf(places)).cities[0].timezone).toBe("Europe/Istanbul");
    await client.close();
  });

  test("draws, without a painter for the machine, and has the page that draws", async () => {
    const client = new FirstClient(NAME);
    await client.connect(new FirstTransport(started("astrology")));
    const { content } = await client.callTool({
      name: "get_astrology_signs",
      arguments: { picture: true, lang: "hi" },
    });
    expect(content).toMatchObject([{ type: "text" }, { type: "image", mimeType: "image/png" }]);
    const { contents } = await client.readResource({ uri: "ui://almagest/picture" });
    expect(contents).toMatchObject([{ mimeType: "text/html;profile=mcp-app" }]);
    await client.close();
  });

  test("serves the named domains, without a handshake if the client wants none", async () => {
    const client = new Client(NAME, { versionNegotiation: { mode: "auto" } });
    await client.connect(new StdioClientTransport(started("tarot", "iching")));
    expect(client.getNegotiatedProtocolVersion()).toBe("2026-07-28");
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toContain("post_tarot_draw");
    expect(names.every((name) => /^[a-z]+_(?:tarot|iching)_/.test(name))).toBe(true);
    const drawn = await client.callTool({ name: "get_tarot_cards_id", arguments: { id: "tower" } });
    expect(drawn.structuredContent).toMatchObject({ number: 16 });
    // Nothing is served here, so an address would lead nowhere.
    expect(drawn.structuredContent).not.toHaveProperty("imageUrl");
    await client.close();
  });

  test("answers an invalid line, and the next one", () => {
    const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: NAME };
    const lines = ["garbage", { jsonrpc: "2.0", id: 1, method: "initialize", params }, [], "{"];
    const input = lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join("");
    const { command, args, cwd } = started("tarot");
    const { status, stdout } = spawnSync(command, args, { cwd, input, encoding: "utf8" });
    const answers = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
      .map(({ id, error }) => [id, error?.code]);
    expect(status).toBe(0);
    expect(answers).toHaveLength(4);
    expect(answers).toEqual(
      expect.arrayContaining([
        [null, -32700],
        [1, undefined],
        [null, -32600],
      ]),
    );
  });

  test("lists short names where it is asked for them", async () => {
    const client = new FirstClient(NAME);
    await client.connect(new FirstTransport(started("--names=short", "vedic-astrology")));
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(64);
    await client.close();
  });

  test("says which domains there are where it is asked for another", () => {
    const { command, args, cwd } = started("alchemy");
    const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/no domain "alchemy"[\s\S]+astrology/);
  });
});

describe("what registries and clients read of it", () => {
  test("server.json is valid, and of the version that is published", () => {
    const isServer = new Ajv({ strict: false, validateFormats: false }).compile(json("../schemas/server.schema.json"));
    const server = json("../standalone/server.json");
    expect(isServer(server), JSON.stringify(isServer.errors)).toBe(true);
    const { version } = json("../package.json");
    expect([server.version, server.packages[0].version]).toEqual([version, version]);
    expect(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).mcpName).toBe(server.name);
  });

  test("the bundle has a valid manifest, and the program that it starts", () => {
    const files = unzipSync(bundleOf(folder), {
      filter: ({ name }) => name === "manifest.json" || name === "dist/stdio.js",
    });
    const manifest = JSON.parse(new TextDecoder().decode(files["manifest.json"]));
    const isManifest = new Ajv({ strict: false, validateFormats: false }).compile(
      json("../schemas/mcpb-manifest.schema.json"),
    );
    expect(isManifest(manifest), JSON.stringify(isManifest.errors)).toBe(true);
    expect(manifest.server.entry_point).toBe("dist/stdio.js");
    expect(files["dist/stdio.js"]?.length).toBe(readFileSync(PROGRAM).length);
  });
});
