import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Database, openPostgres } from "@almagest/database";
import { ERROR_CODES } from "@almagest/operation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { long } from "../../strength";
import { type FuzzRequest, nextRequest, type Target, targetsFrom } from "./fuzz";
import { diceFrom } from "./hostile";
import { issueKey, type TestKey } from "./keys";
import { type OwnDatabase, ownDatabase } from "./own-database";
import { type ApiProcess, startApi } from "./processes";
import { type Answer, ask, keepAlive } from "./requests";

const REPORTS = fileURLToPath(new URL("../../../.reports/", import.meta.url));
const REQUESTS = Number(process.env["ALMAGEST_FUZZ_REQUESTS"] ?? long(600, 5000));
/** CI has to give the same result for the same commit; elsewhere each run sends other requests. */
const OWN_SEED = process.env["ALMAGEST_CI"] === "1" ? 20261121 : Math.floor(Math.random() * 2 ** 32);
const SEED = Number(process.env["ALMAGEST_FUZZ_SEED"] ?? OWN_SEED);
/** At once; so few that the heavy calculations among them find room. */
const LANES = 4;
/** Ends a hanging run; a busy machine is no failure. */
const LONGEST_MS = 100_000;
const CODES: readonly string[] = ERROR_CODES;

let server: OwnDatabase;
let database: Database;
let api: ApiProcess;
let key: TestKey;
let targets: readonly Target[];
const agent = keepAlive(LANES);

beforeAll(async () => {
  server = await ownDatabase();
  database = openPostgres({ url: server.url });
  await database.migrate();
  api = await startApi({
    environment: { DATABASE_URL: server.url, LOG_LEVEL: "error", ALMAGEST_FREE_PER_SECOND: "0" },
  });
  key = await issueKey(database, { requestsPerMonth: 100_000_000 });
  targets = await readTargets();
});
afterAll(async () => {
  agent.destroy();
  await api?.stop();
  await database?.close();
  await server?.remove();
});

async function readTargets(): Promise<readonly Target[]> {
  const document = JSON.parse((await send({ path: "/api/v2/openapi.json" })).body);
  const domains: readonly { name: string }[] = document.tags;
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  // A batch has no tools, and those of feeds and webhooks are not the tools of a domain.
  const lists = domains
    .filter(({ name }) => !["batch", "calendars", "webhooks"].includes(name))
    .map(async ({ name }) =>
      JSON.parse((await send({ path: `/mcp/${name}`, method: "POST", contentType: "application/json", body })).body),
    );
  return targetsFrom(document, await Promise.all(lists));
}

type Sent = Pick<FuzzRequest, "path"> & Partial<FuzzRequest>;

async function send({ path, method = "GET", contentType = "none", body }: Sent): Promise<Answer> {
  const headers = {
    "X-API-Key": key.text,
    Accept: "application/json, text/event-stream",
    ...(contentType === "none" ? {} : { "Content-Type": contentType }),
    ...(body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) }),
  };
  return ask({ port: api.port, path, method, headers, agent, ...(body === undefined ? {} : { body }) });
}

/** The fault of an answer; undefined where it has none. */
function faultOf(request: FuzzRequest, { status, body, ms }: Answer): string | undefined {
  if (status >= 500) return `${status}: ${body.slice(0, 200)}`;
  if (ms > LONGEST_MS) return `${Math.round(ms)} ms`;
  // A call without an id is a notification, which has no answer.
  if (request.transport === "mcp" && status === 202) return undefined;
  const record = parsed(body);
  if (record === undefined) return `no JSON: ${status} ${body.slice(0, 200)}`;
  if (request.transport === "mcp" && status === 200 && record.result?.isError) {
    return codeFault(JSON.parse(record.result.content[0].text));
  }
  // The protocol's own failures carry a number, and so does each of a batch.
  if (request.transport === "mcp" && record.error?.code !== undefined) return undefined;
  return status === 200 ? undefined : codeFault(record);
}

function parsed(text: string): ReturnType<typeof JSON.parse> {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeFault(record: { readonly code?: unknown; readonly error?: unknown }): string | undefined {
  const isCode = typeof record.code === "string" && CODES.includes(record.code) && record.code !== "internal_error";
  return isCode && typeof record.error === "string" ? undefined : `no code: ${JSON.stringify(record).slice(0, 200)}`;
}

describe("whatever is sent", () => {
  it(
    `gets an answer or an error with its code, never a 5xx: ${REQUESTS} requests`,
    async () => {
      const faults: string[] = [];
      const statuses = new Map<number, number>();
      let longestMs = 0;
      const dice = diceFrom(SEED);
      let left = REQUESTS;
      const startMs = performance.now();
      const lane = async (): Promise<void> => {
        while (left-- > 0) {
          const request = nextRequest(dice, targets);
          const answer = await send(request).catch((error: unknown) => String(error));
          const fault = typeof answer === "string" ? answer : faultOf(request, answer);
          if (typeof answer !== "string") {
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
            longestMs = Math.max(longestMs, answer.ms);
          }
          if (fault !== undefined) faults.push(`${fault}\n  ${request.method} ${request.path}\n  ${request.body}`);
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      const seconds = (performance.now() - startMs) / 1000;
      const counts = [...statuses]
        .sort(([one], [other]) => one - other)
        .map(([status, count]) => `${count} × ${status}`);
      const report = `Fuzz: ${REQUESTS} requests in ${seconds.toFixed(0)} s, ${Math.round(longestMs)} ms the longest, seed ${SEED}: ${counts.join(", ")}`;
      mkdirSync(REPORTS, { recursive: true });
      writeFileSync(`${REPORTS}fuzz.txt`, `${report}\n`);
      expect(faults.slice(0, 5), report).toEqual([]);
      expect(api.output(), report).not.toContain("an operation failed");
      expect((await send({ path: "/health" })).status).toBe(200);
      // Enough of them come through to the calculations, and enough are refused.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10);
      expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 10);
    },
    60_000 + REQUESTS * 200,
  );
});
