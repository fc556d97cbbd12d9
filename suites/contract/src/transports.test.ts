import { catalogue, toolName } from "@almagest/catalog";
import type { AnyOperation } from "@almagest/operation";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { inTurn } from "../../strength";
import { MCP_STDIO } from "./service";

/** Everything that a program without a key has too: all but the operations about the caller's own key. */
const keyless = catalogue.entries.filter(({ domain }) => domain.id !== "usage");

const visited: string[] = [];

/** A client that signs in where it is told to. */
const OAUTH: OAuthClientProvider = {
  redirectUrl: "http://localhost:9/callback",
  clientMetadata: { redirect_uris: ["http://localhost:9/callback"] },
  clientInformation: () => undefined,
  saveClientInformation: () => undefined,
  tokens: () => undefined,
  saveTokens: () => undefined,
  redirectToAuthorization: (url) => void visited.push(url.pathname),
  saveCodeVerifier: () => undefined,
  codeVerifier: () => "",
};

const NAME = { name: "almagest-suite", version: "0" };

const service = inject("service");
/** The later generation of the SDK, in the revision without a handshake; the earlier one asks over stdio. */
const overHttp = new Map<string, Client>();
const overStdio = new FirstClient(NAME);

beforeAll(async () => {
  for (const { id } of catalogue.domains) {
    const client = new Client(NAME, { versionNegotiation: { mode: "auto" } });
    const requestInit = { headers: { "X-API-Key": service.key } };
    await client.connect(new StreamableHTTPClientTransport(new URL(`${service.origin}/mcp/${id}`), { requestInit }));
    overHttp.set(id, client);
  }
  const env = { ALMAGEST_PUBLIC_URL: service.origin };
  const args = [MCP_STDIO, ...new Set(keyless.map(({ domain }) => domain.id))];
  await overStdio.connect(new StdioClientTransport({ command: process.execPath, args, env }));
});

afterAll(() => Promise.all([...overHttp.values(), overStdio].map((client) => client.close())));

/** The body REST answers for a flat input: each name goes where its schema has it. */
async function overRest(operation: AnyOperation, input: Readonly<Record<string, unknown>>): Promise<string> {
  const part = (schema: { readonly shape: object } | undefined): [string, unknown][] =>
    Object.entries(input).filter(([key]) => schema !== undefined && key in schema.shape);
  const path = part(operation.params).reduce<string>(
    (text, [key, value]) => text.replace(`{${key}}`, encodeURIComponent(String(value))),
    operation.path,
  );
  const query = new URLSearchParams(
    Object.fromEntries(part(operation.query).map(([key, value]) => [key, String(value)])),
  );
  // Tools answer at standard unless a call asks for another detail.
  query.set("detail", "standard");
  const response = await fetch(`${service.origin}/api/v2${path}?${query}`, {
    method: operation.method,
    headers: { "X-API-Key": service.key, ...(operation.body ? { "content-type": "application/json" } : {}) },
    ...(operation.body ? { body: JSON.stringify(Object.fromEntries(part(operation.body))) } : {}),
  });
  return response.text();
}

async function toolText(
  client: Client | FirstClient | undefined,
  tool: string,
  input: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const result = await client?.callTool({ name: tool, arguments: { ...input } });
  const [first] = Array.isArray(result?.content) ? result.content : [];
  return first?.text;
}

/** Whether chance decides the answer, which then differs each time. */
function isDrawnAnew({ needs, query, body }: AnyOperation): boolean {
  return needs.some(({ name }) => name === "random") && !("seed" in { ...query?.shape, ...body?.shape });
}

/** The members of a random answer that the next one shares. */
function membersOf(answer: unknown): string {
  const parsed: unknown = JSON.parse(String(answer));
  return typeof parsed === "object" && parsed !== null ? Object.keys(parsed).join(" ") : typeof parsed;
}

const ASKED_LANGS = ["en", "de", "zh-Hans"];

/** Of three operations one: that tools answer REST's bytes is proved in process for all (`apps/api/src/forms.test.ts`). */
const asked = inTurn(keyless, 0, 3);

/** Each operation in one language, another for each in turn: that a language is taken is no matter of the transport. */
const cases = asked.flatMap(({ domain, operation }, index0) =>
  operation.examples.flatMap((example) =>
    inTurn(ASKED_LANGS, index0, ASKED_LANGS.length).map((lang) => ({
      title: `${operation.id} in ${lang}`,
      domain,
      operation,
      input: { ...example, lang },
    })),
  ),
);

const MINUTES_MS = 10 * 60_000;

/** Without the moment that an answer was asked for at, which is another for each call. */
function timeless(answer: unknown): string {
  return String(answer).replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, (instant) =>
    Math.abs(Date.parse(instant) - Date.now()) < MINUTES_MS ? "now" : instant,
  );
}

describe("one answer on every transport", () => {
  test("both tool servers list every operation, the one without keys all but the caller's usage", async () => {
    const listed = await Promise.all([...overHttp.values()].map(async (client) => (await client.listTools()).tools));
    const names = catalogue.entries.map(({ operation }) => toolName(operation));
    expect(listed.flat().map((tool) => tool.name)).toEqual(names);
    const offline = keyless.map(({ operation }) => toolName(operation));
    expect((await overStdio.listTools()).tools.map((tool) => tool.name)).toEqual(offline);
  });

  test("over stdio a few tools lead to everything where no domain is named", async () => {
    const client = new FirstClient(NAME);
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [MCP_STDIO] }));
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["search_operations", "describe_operation", "call_operation"]));
    expect(names.length).toBeLessThanOrEqual(24);
    await client.close();
  });

  test("usage is reported over both, and each call is counted", async () => {
    const operation = catalogue.byId("getUsageStats")?.operation;
    if (operation === undefined) throw new Error("usage is in the catalogue");
    const rest = JSON.parse(await overRest(operation, {}));
    const tool = JSON.parse(String(await toolText(overHttp.get("usage"), "get_usage", {})));
    const { usedThisMonth, remainingThisMonth, ...others } = rest;
    expect(tool).toEqual({
      ...others,
      usedThisMonth: usedThisMonth + 1,
      remainingThisMonth: remainingThisMonth - 1,
    });
  });

  test.each(cases)("$title: MCP over HTTP and stdio answer REST's bytes", async ({ domain, operation, input }) => {
    const rest = timeless(await overRest(operation, input));
    expect(JSON.parse(rest)).not.toHaveProperty("code");
    const alike = (answer: unknown): string => (isDrawnAnew(operation) ? membersOf(answer) : timeless(answer));
    expect(alike(await toolText(overHttp.get(domain.id), toolName(operation), input))).toBe(alike(rest));
    expect(alike(await toolText(overStdio, toolName(operation), input))).toBe(alike(rest));
  });

  test("an error is the same record everywhere", async () => {
    const operation = catalogue.entries.find((entry) => entry.operation.id === "generateNatalChart")?.operation;
    if (operation === undefined) throw new Error("no natal chart in the catalogue");
    const input = { date: "1990-02-30", time: "24:00:00", latitude: 90.1, longitude: 0, timezone: "Mars/Olympus" };
    const rest = await overRest(operation, input);
    expect(JSON.parse(rest).issues.map((issue: { path: string }) => issue.path)).toEqual([
      "date",
      "time",
      "timezone",
      "latitude",
    ]);
    expect(await toolText(overHttp.get("astrology"), toolName(operation), input)).toBe(rest);
    expect(await toolText(overStdio, toolName(operation), input)).toBe(rest);
  });
});

describe("the tool server over HTTP", () => {
  const list = (headers: Record<string, string>, body: string): Promise<Response> =>
    fetch(`${service.origin}/mcp/astrology`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
      body,
    });
  const LIST = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const used = (response: Response): number => Number(response.headers.get("x-ratelimit-used"));

  test("listing needs a key and costs nothing, a call costs one unit", async () => {
    expect((await list({}, LIST)).status).toBe(401);
    const key = { "X-API-Key": service.key };
    const before = used(await list(key, LIST));
    expect(used(await list(key, LIST))).toBe(before);
    const call = JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "get_astrology_signs", arguments: {} },
    });
    expect(used(await list(key, call))).toBe(before + 1);
  });

  test("nonsense is refused and the next request works", async () => {
    const key = { "X-API-Key": service.key };
    for (const body of ["", "{", '{"jsonrpc":"2.0"}', "[".repeat(100_000), `"${"x".repeat(2_000_000)}"`]) {
      const response = await list(key, body);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    }
    expect((await list(key, LIST)).status).toBe(200);
  });

  test("a wrong key is our message in a client, and the way to the sign-in in one that takes it", async () => {
    const wrong = async (authProvider?: OAuthClientProvider): Promise<string> => {
      const client = new FirstClient(NAME);
      const requestInit = { headers: { "X-API-Key": "alm_sk_wrong" } };
      const options = authProvider === undefined ? { requestInit } : { requestInit, authProvider };
      const connecting = client.connect(new FirstTransport(new URL(`${service.origin}/mcp/astrology`), options));
      return connecting.then(
        () => "connected",
        (error: unknown) => String(error),
      );
    };
    expect(await wrong()).toContain("This API key is not valid");
    expect(await wrong(OAUTH)).toContain("Unauthorized");
    expect(visited).toEqual(["/oauth/authorize"]);
  });

  test("an unknown domain and another method are distinguished", async () => {
    const key = { "X-API-Key": service.key };
    const unknown = await fetch(`${service.origin}/mcp/alchemy`, { method: "POST", headers: key, body: LIST });
    expect([unknown.status, (await unknown.json()).code]).toEqual([404, "not_found"]);
    const get = await fetch(`${service.origin}/mcp/astrology`, { headers: key });
    expect([get.status, (await get.json()).code]).toEqual([405, "method_not_allowed"]);
  });
});
