import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { catalogue } from "@almagest/catalog";
import { loadEngine } from "@almagest/mcp";
import { nodeResources } from "@almagest/mcp/resources";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../../../packages/database/test/postgres-server";
import { needs, PYTHON } from "../../../../suites/machine";
import { until } from "../../test/hooks";
import { computing } from "./compute";
import { RETRY_SECONDS } from "./deliver";
import { EVENT_KINDS } from "./kinds";
import { signedHeaders } from "./secret";

const guide = readFileSync(new URL("../../../../docs/webhooks.md", import.meta.url), "utf8");
const codeIn = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? "";
const SECRET = `whsec_${Buffer.alloc(32, 5).toString("base64")}`;
const OTHER = `whsec_${Buffer.alloc(32, 6).toString("base64")}`;
const EVENT = JSON.stringify({
  type: "station",
  timestamp: "2026-12-01T00:00:00Z",
  data: { event: { planet: "Märs" } },
});

describe.each([
  ["Node", "js", "receiver.mjs", process.execPath],
  ["Python", "python", "receiver.py", PYTHON.path ?? "python3"],
])("the receiver in %s", (name, language, file, program) => {
  if (name === "Python") needs(PYTHON);
  const folder = mkdtempSync(join(tmpdir(), "almagest-receiver-"));
  let child: ChildProcess;
  let port: number;
  let said = "";
  beforeAll(async () => {
    writeFileSync(join(folder, file), codeIn(language));
    port = await freePort();
    child = spawn(program, [join(folder, file)], {
      env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: SECRET },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (said += chunk.toString()));
    await until("it listens", async () => (await post("{}").catch(() => undefined)) !== undefined);
  });
  afterAll(() => {
    child?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`http://127.0.0.1:${port}/`, { method: "POST", body, headers });
  const signed = (body: string, { id = "msg_1", secrets = [SECRET], nowEpochMs = Date.now() } = {}) =>
    signedHeaders(
      secrets.map((text) => ({ text })),
      { id, nowEpochMs, body },
    );

  test("repeats a challenge, takes an event once by its id, and refuses what is not signed", async () => {
    const challenge = JSON.stringify({ type: "webhook.challenge", timestamp: "", data: { challenge: "abc123" } });
    const repeated = await post(challenge, signed(challenge));
    expect([repeated.status, await repeated.text()]).toEqual([200, "abc123"]);
    for (const id of ["msg_1", "msg_1", "msg_2"]) expect((await post(EVENT, signed(EVENT, { id }))).status).toBe(204);
    await until("both were told", () => said.match(/station/g)?.length === 2);
    expect((await post(EVENT, signed(EVENT, { id: "msg_3", secrets: [OTHER, SECRET] }))).status).toBe(204);
    const forged = [
      {},
      signed(EVENT, { secrets: [OTHER] }),
      signed(EVENT, { nowEpochMs: Date.now() - 600_000 }),
      { ...signed(EVENT), "webhook-id": "msg_9" },
      { ...signed(EVENT), "webhook-signature": "v1," },
      { ...signed(EVENT), "webhook-timestamp": "soon" },
    ];
    for (const headers of forged) expect([headers, (await post(EVENT, headers)).status]).toEqual([headers, 401]);
    expect((await post(`${EVENT} `, signed(EVENT))).status).toBe(401);
    expect(said.match(/station/g)).toHaveLength(3);
  });

  test("tells of a test by the webhook's id", async () => {
    const body = JSON.stringify({ type: "webhook.test", timestamp: "", data: { webhook: "wh_abc" } });
    expect((await post(body, signed(body, { id: "msg_test" }))).status).toBe(204);
    await until("the test was told", () => /webhook\.test \{"webhook": ?"wh_abc"\}/.test(said));
    expect(said).not.toMatch(/undefined|None|null/);
  });

  test("goes on after a body that broke off, and takes none of more than 1 MB", async () => {
    for (const head of [`Content-Length: 500`, "Transfer-Encoding: chunked"]) {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      await new Promise((resolve) =>
        socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n5\r\n{"typ`, resolve),
      );
      socket.destroy();
    }
    const long = JSON.stringify({ type: "webhook.test", timestamp: "", data: { long: "x".repeat(1_000_000) } });
    const answer = await post(long, signed(long, { id: "msg_long" })).catch(() => undefined);
    expect([undefined, 413]).toContain(answer?.status);
    const stream = new Blob([long]).stream();
    const streaming = { method: "POST", body: stream, duplex: "half", headers: signed(long, { id: "msg_stream" }) };
    const streamed = await fetch(`http://127.0.0.1:${port}/`, streaming).catch(() => undefined);
    expect([undefined, 411]).toContain(streamed?.status);
    expect((await post(EVENT, signed(EVENT, { id: "msg_after" }))).status).toBe(204);
    expect(said).not.toContain("xxx");
    expect(child.exitCode).toBe(null);
  });
});

describe("the guide to webhooks", () => {
  test("has the times that the operations answer, and so does the document", async () => {
    const engine = await loadEngine("auto");
    if (!engine.ok) throw new Error(engine.problem);
    const operations = catalogue.entries.map(({ operation }) => operation);
    const resources = await nodeResources(operations, { ephemeris: engine.ephemeris });
    const publicUrl = "https://api.example.com";
    const compute = computing({ catalogue, resources, random: (count) => new Uint8Array(count), publicUrl });
    const utcOf = async (operationId: string, member: object = {}) => {
      const window = { startDate: "2027-02-01", endDate: "2027-02-28" };
      const { events } = await compute(
        operationId,
        { ...window, ...member },
        { lang: "en", now: Date.UTC(2027, 0, 1) },
      );
      return Array.isArray(events) ? events.map(({ utc }) => utc) : [];
    };
    const [, sent = ""] = /"type":"eclipse","timestamp":"([^"]+)"/.exec(guide) ?? [];
    expect(await utcOf("findEclipses")).toContain(sent);
    const document = readFileSync(new URL("../openapi/webhooks.ts", import.meta.url), "utf8");
    expect(document).toContain(`type: "eclipse",\n  timestamp: "${sent}"`);
    const [, occurs = ""] = /type: "station",\s+occursAt: "([^"]+)\.000Z"/.exec(document) ?? [];
    expect(await utcOf("findStations", { planets: ["Mercury"] })).toContain(`${occurs}Z`);
    const [, sentEpoch] = /webhook-timestamp: (\d+)/.exec(guide) ?? [];
    expect(Math.abs(Number(sentEpoch) - Date.parse(sent) / 1000)).toBeLessThan(30);
  });

  test("names every kind of event and each pause", () => {
    for (const { name, type, operationId } of EVENT_KINDS) {
      expect(guide).toContain(`| \`${name}\` | \`${type}\` | \`${operationId}\` |`);
    }
    expect(RETRY_SECONDS).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 14_400]);
    expect(guide).toContain("after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10 and 4 hours");
  });
});
