import { fixedKeyStore, generateKey, keyCallers } from "@almagest/auth";
import { catalogue, domains } from "@almagest/catalog";
import { createPipeline, createTextStore } from "@almagest/pipeline";
import { burstGuard, memoryMeter } from "@almagest/quota";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as FirstClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FirstTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { describe, expect, it } from "vitest";
import { ownHosts } from "./hosts";
import { createMcpHandler } from "./http";
import { MOST_MESSAGES } from "./messages";

const NOON = Date.parse("2024-05-10T12:00:00Z");
const KEY = generateKey("secret", (byteCount) => new Uint8Array(byteCount).fill(42));
const PUBLISHABLE = generateKey("publishable", (byteCount) => new Uint8Array(byteCount).fill(42));
const ADDRESS = "https://api.example.com/mcp/tarot";

const tarot = domains.filter(({ id }) => id === "tarot");

function service(monthlyLimit = 1000) {
  const now = (): number => NOON;
  const pipeline = createPipeline({
    callers: keyCallers({ store: fixedKeyStore([KEY]), keyless: true, clientSalt: "a salt for the tests", now }),
    meter: memoryMeter({ monthlyLimit, dailyLimit: 3, now }),
    burst: burstGuard(now),
    texts: createTextStore(catalogue.loadTexts),
    log: { error: () => undefined },
    now,
    random: (byteCount) => new Uint8Array(byteCount),
    resources: {},
    publicUrl: "https://api.example.com",
  });
  const handle = createMcpHandler({
    pipeline,
    domains: tarot,
    version: "0.0.0",
    maxBodyBytes: 10_000,
    readBody: async (request) => {
      const text = await request.text();
      return text.length > 10_000 ? { kind: "too_large" } : { kind: "text", text };
    },
    isOwnHost: ownHosts({ publicUrl: "https://api.example.com", listensOn: "10.0.0.7" }),
  });
  const ask = async (body: unknown, headers: Record<string, string> = {}, init: RequestInit = {}) => {
    const sent = { "X-API-Key": KEY, "Content-Type": "application/json", ...headers };
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const request = new Request(ADDRESS, { method: "POST", headers: sent, body: text, ...init });
    const { response } = await handle(request, { domainId: "tarot", address: "192.0.2.7" });
    return response;
  };
  return { handle, ask };
}

const call = (id: number | string, card = "star") => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name: "get_tarot_cards_id", arguments: { id: card } },
});
const cancelled = (requestId: number | string) => ({
  jsonrpc: "2.0",
  method: "notifications/cancelled",
  params: { requestId },
});
const used = (response: Response): number => Number(response.headers.get("x-ratelimit-used"));
const cardIn = (answer: { result: { structuredContent: { id: string } } }): string =>
  answer.result.structuredContent.id;

describe("a batch", () => {
  it("is answered in its order, and each call of it costs one unit", async () => {
    const response = await service().ask([
      call(1, "star"),
      call("x", "moon"),
      { jsonrpc: "2.0", id: 3, method: "ping" },
    ]);
    const answers = await response.json();
    expect(answers.map(({ id }: { id: unknown }) => id)).toEqual([1, "x", 3]);
    expect(answers.slice(0, 2).map(cardIn)).toEqual(["star", "moon"]);
    expect(used(response)).toBe(2);
  });

  it.each([
    ["2024-11-05", 200],
    ["2025-03-26", 200],
    ["2025-06-18", 400],
    ["2025-11-25", 400],
  ])("belongs to the revisions before 2025-06-18: %s", async (version, status) => {
    const { ask } = service();
    for (const batch of [[call(1), call(2)], [call(1)]]) {
      const response = await ask(batch, { "MCP-Protocol-Version": version });
      const answer = await response.json();
      expect(response.status).toBe(status);
      if (status === 200) expect(answer).toHaveLength(batch.length);
      else
        expect(answer).toMatchObject({
          id: null,
          error: { code: -32600, message: expect.stringMatching(/one message/) },
        });
    }
    const alone = await ask(call(1), { "MCP-Protocol-Version": version });
    expect([alone.status, used(alone)]).toEqual([200, status === 200 ? 4 : 1]);
  });

  it("that cancels its own call is answered all the same", async () => {
    const { ask } = service();
    for (const batch of [
      [call(1), cancelled(1)],
      [cancelled(1), call(1)],
      [call(1), cancelled(1), cancelled(1), call(2)],
    ]) {
      const answers = await (await ask(batch)).json();
      expect(answers).toHaveLength(batch.filter((message) => "id" in message).length);
    }
  });

  it.each([
    ["two requests with one id", [call(1), call(1)], /same id/],
    ["too many messages", Array.from({ length: MOST_MESSAGES + 1 }, (_, id) => call(id)), /at most 20/],
    ["nothing", [], /empty/],
    ["what is no message", [call(1), { jsonrpc: "2.0" }], /no JSON-RPC 2.0 message/],
    ["initialize among others", [call(1), { jsonrpc: "2.0", id: 2, method: "initialize" }], /Send it first/],
  ])("of %s is refused before it costs", async (_, batch, words) => {
    const response = await service().ask(batch);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      id: null,
      error: { code: -32600, message: expect.stringMatching(words) },
    });
    expect(used(response)).toBe(0);
  });

  it("stops when the client is gone: calls not begun cost nothing", async () => {
    const { ask } = service();
    const client = new AbortController();
    const answering = ask([call(1), call(2), call(3)], {}, { signal: client.signal });
    client.abort();
    await answering.catch(() => undefined);
    expect(used(await ask({ jsonrpc: "2.0", id: 1, method: "tools/list" }))).toBeLessThan(3);
  });

  it("leaves the event loop to others between its requests", async () => {
    const { ask } = service();
    let rounds = 0;
    const count = setInterval(() => {
      rounds += 1;
    }, 0);
    await ask(Array.from({ length: MOST_MESSAGES }, (_, id) => call(id)));
    clearInterval(count);
    expect(rounds).toBeGreaterThan(1);
  });
});

describe("a message without a request", () => {
  it("is accepted without an answer", async () => {
    const response = await service().ask({ jsonrpc: "2.0", method: "notifications/initialized" });
    expect([response.status, await response.text()]).toEqual([202, ""]);
    expect(used(response)).toBe(0);
  });
});

describe("a protocol error", () => {
  const long = "x".repeat(5000);
  it.each([
    ["JSON that is none", "{", -32700, /not valid JSON/],
    ["another method", { jsonrpc: "2.0", id: 1, method: `resources/${long}` }, -32601, /tools\/list and tools\/call/],
    ["another tool", { ...call(1), params: { name: long } }, -32602, /There is no tool/],
    ["a call without a name", { ...call(1), params: {} }, -32602, /params\.name/],
    [
      "arguments that are a list",
      { ...call(1), params: { name: "get_tarot_cards_id", arguments: [] } },
      -32602,
      /one object/,
    ],
    ["initialize without its parameters", { jsonrpc: "2.0", id: 1, method: "initialize" }, -32602, /protocolVersion/],
    [
      "a cursor that is none",
      { jsonrpc: "2.0", id: 1, method: "tools/list", params: { cursor: 5 } },
      -32602,
      /do not follow MCP/,
    ],
    [
      "a method of other servers",
      { jsonrpc: "2.0", id: 1, method: "tasks/list" },
      -32601,
      /tools\/list and tools\/call/,
    ],
  ])("for %s is short, in our words, and costs nothing", async (_, body, code, words) => {
    const response = await service().ask(body);
    const { error } = await response.json();
    expect(error).toMatchObject({ code, message: expect.stringMatching(words) });
    expect(error.message.length).toBeLessThan(300);
    expect(used(response)).toBe(0);
  });

  it("around the message is the service's record, with the caller's position", async () => {
    const { ask } = service();
    await ask(call(1));
    for (const [headers, status, code] of [
      [{ "Content-Type": "text/plain" }, 415, "unsupported_media_type"],
      [{ "Content-Encoding": "gzip" }, 415, "unsupported_media_type"],
      [{ "MCP-Protocol-Version": "1999-01-01" }, 400, "bad_request"],
    ] as const) {
      const response = await ask(call(2), headers);
      expect([response.status, (await response.json()).code, used(response)]).toEqual([status, code, 1]);
    }
    const large = await ask(call(2, "x".repeat(20_000)));
    expect([large.status, (await large.json()).code]).toEqual([413, "payload_too_large"]);
  });
});

describe("an exhausted key", () => {
  it("gets the waiting time in the tool's record", async () => {
    const { result } = await (await service(0).ask(call(1))).json();
    const record = JSON.parse(result.content[0].text);
    expect(record).toMatchObject({ code: "rate_limit_exceeded" });
    expect(record.retryAfterSeconds).toBe((Date.parse("2024-06-01T00:00:00Z") - NOON) / 1000);
  });
});

describe("a page", () => {
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };

  it.each([
    "https://api.example.com",
    "http://localhost:6274",
    "http://127.0.0.1:3000",
    "http://[::1]",
    "http://10.0.0.7:8787",
  ])("of the service's own host or of this machine is answered: %s", async (Origin) => {
    expect((await service().ask(list, { Origin })).status).toBe(200);
  });

  it.each(["https://evil.example", "null", "https://api.example.com.evil.example", "not an origin"])(
    "of another host is refused, with a key and without: %s",
    async (Origin) => {
      for (const more of [{}, { "X-API-Key": "" }]) {
        const response = await service().ask(call(1), { Origin, ...more });
        expect([response.status, (await response.json()).code]).toEqual([403, "origin_not_allowed"]);
        expect(used(response)).toBe(0);
      }
    },
  );

  it("with a publishable key is refused, because that key is not for the tool server", async () => {
    const response = await service().ask(list, { Origin: "https://app.example.com", "X-API-Key": PUBLISHABLE });
    expect([response.status, (await response.json()).code]).toEqual([401, "publishable_key_not_allowed_on_mcp"]);
  });
});

describe("the names of the server", () => {
  const isOwn = ownHosts({ publicUrl: "https://API.example.com:8443/base", listensOn: "::1" });
  it("are its public host, the address it listens on, and this machine", () => {
    for (const host of ["api.example.com", "[::1]", "localhost", "127.0.0.1"]) expect(isOwn(host)).toBe(true);
    for (const host of ["evil.example", "example.com", "10.0.0.7", "[::2]"]) expect(isOwn(host)).toBe(false);
  });

  it("are every address where it listens on all of them, and no other name", () => {
    for (const listensOn of ["0.0.0.0", "::"]) {
      const isEverywhere = ownHosts({ publicUrl: "http://127.0.0.1:8787", listensOn });
      for (const host of ["10.0.0.7", "[2001:db8::1]"]) expect(isEverywhere(host)).toBe(true);
      expect(isEverywhere("evil.example")).toBe(false);
    }
  });

  it("are asked of the Host header, so that a name turned to this machine reaches nothing", async () => {
    const { handle } = service();
    const to = async (host: string): Promise<number> => {
      const headers = new Headers({ "X-API-Key": KEY, "Content-Type": "application/json" });
      const request = new Request(ADDRESS, { method: "POST", headers, body: JSON.stringify(call(1)) });
      Object.defineProperty(request, "headers", { value: new Headers([...headers, ["host", host]]) });
      return (await handle(request, { domainId: "tarot" })).response.status;
    };
    expect([await to("api.example.com"), await to("localhost:8787"), await to("127.0.0.1:8787")]).toEqual([
      200, 200, 200,
    ]);
    expect([await to("evil.example:8787"), await to("localhost.evil.example")]).toEqual([403, 403]);
  });
});

type Fetch = (url: URL | string, init?: RequestInit) => Promise<Response>;

/** Clients of both generations of the protocol's SDK, the later one with and without a handshake. */
const CLIENTS = {
  "the first generation": async (options: { readonly fetch: Fetch; readonly requestInit: RequestInit }) => {
    const client = new FirstClient({ name: "test", version: "0" });
    await client.connect(new FirstTransport(new URL(ADDRESS), options));
    return client;
  },
  "the second generation, with a handshake": async (options: { fetch: Fetch; requestInit: RequestInit }) => {
    const client = new Client({ name: "test", version: "0" });
    await client.connect(new StreamableHTTPClientTransport(new URL(ADDRESS), options));
    return client;
  },
  "the second generation, without one": async (options: { fetch: Fetch; requestInit: RequestInit }) => {
    const client = new Client({ name: "test", version: "0" }, { versionNegotiation: { mode: "auto" } });
    await client.connect(new StreamableHTTPClientTransport(new URL(ADDRESS), options));
    return client;
  },
};

describe.each(Object.entries(CLIENTS))("the SDK's client of %s", (name, connect) => {
  const connected = async () => {
    const { handle } = service();
    const seen: { readonly method: unknown; readonly type: string | null; readonly status: number }[] = [];
    const client = await connect({
      requestInit: { headers: { "X-API-Key": KEY } },
      fetch: async (url, init) => {
        const { response } = await handle(new Request(url, init), { domainId: "tarot" });
        const method = typeof init?.body === "string" ? JSON.parse(init.body).method : init?.method;
        seen.push({ method, type: response.headers.get("content-type"), status: response.status });
        return response;
      },
    });
    return { client, seen };
  };

  it("lists and calls, and gets an error for an unknown tool", async () => {
    const { client } = await connected();
    expect((await client.listTools()).tools.map((tool) => tool.name)).toContain("get_tarot_cards_id");
    const result = await client.callTool({ name: "get_tarot_cards_id", arguments: { id: "the-star" } });
    expect(result.structuredContent).toMatchObject({ id: "star" });
    await expect(client.callTool({ name: "post_nothing", arguments: {} })).rejects.toThrow(
      /There is no tool "post_nothing"/,
    );
    await client.close();
  });

  it("gets text for an error, and everything in both forms otherwise", async () => {
    const { client } = await connected();
    const failed = await client.callTool({ name: "get_tarot_cards_id", arguments: { id: "nobody" } });
    expect([failed.isError, failed.structuredContent]).toEqual([true, undefined]);
    const told = await client.callTool({ name: "post_tarot_draw", arguments: { count: 2, seed: "s" } });
    const [text] = Array.isArray(told.content) ? told.content : [];
    expect(JSON.parse(String(text?.text))).toEqual(told.structuredContent);
    await client.close();
  });

  it("is answered in JSON, never in a stream", async () => {
    const { client, seen } = await connected();
    await client.listTools();
    const answered = seen.filter(({ status }) => status === 200);
    expect(answered.length).toBeGreaterThan(1);
    expect(new Set(answered.map(({ type }) => type))).toEqual(new Set(["application/json"]));
    const greeting = name.endsWith("without one") ? "server/discover" : "initialize";
    expect(seen[0]?.method).toBe(greeting);
    await client.close();
  });
});

describe("a message that names its revision", () => {
  const META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "0" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const modern = (method: string, params: Record<string, unknown> = {}, meta: Record<string, unknown> = META) => ({
    jsonrpc: "2.0",
    id: 1,
    method,
    params: { ...params, _meta: meta },
  });
  const headersFor = (method: string, name?: string): Record<string, string> => ({
    Accept: "application/json, text/event-stream",
    "MCP-Protocol-Version": "2026-07-28",
    "Mcp-Method": method,
    ...(name === undefined ? {} : { "Mcp-Name": name }),
  });
  const send = (method: string, params: Record<string, unknown> = {}, ask = service().ask) =>
    ask(modern(method, params), headersFor(method, typeof params["name"] === "string" ? params["name"] : undefined));

  it("discovers without a handshake, may cache lists for an hour, and pays only for calls", async () => {
    const { ask } = service();
    const discovered = await send("server/discover", {}, ask);
    expect((await discovered.json()).result).toMatchObject({
      supportedVersions: ["2026-07-28"],
      capabilities: { tools: {} },
      ttlMs: 3_600_000,
      cacheScope: "public",
    });
    const listed = await send("tools/list", {}, ask);
    expect((await listed.json()).result).toMatchObject({ ttlMs: 3_600_000, tools: expect.any(Array) });
    expect([used(discovered), used(listed)]).toEqual([0, 0]);
    const called = await send("tools/call", { name: "get_tarot_cards_id", arguments: { id: "star" } }, ask);
    expect([used(called), (await called.json()).result.structuredContent.id]).toEqual([1, "star"]);
  });

  it("hears the same tools and the same text as one of an earlier revision", async () => {
    const { ask } = service();
    const earlier = async (method: string, params: object = {}) =>
      (await (await ask({ jsonrpc: "2.0", id: 1, method, params })).json()).result;
    const later = async (method: string, params: Record<string, unknown> = {}) =>
      (await (await send(method, params, ask)).json()).result;
    expect((await later("tools/list")).tools).toEqual((await earlier("tools/list")).tools);
    const params = { name: "get_tarot_cards_id", arguments: { id: "star" } };
    expect((await later("tools/call", params)).content).toEqual((await earlier("tools/call", params)).content);
  });

  it.each([
    ["subscriptions/listen", { notifications: { toolsListChanged: true } }, 404, -32601, /There is no method/],
    ["tools/call", { arguments: {} }, 200, -32602, /params\.name/],
    ["tools/call", { name: "get_tarot_cards_id", arguments: [] }, 200, -32602, /one object/],
    ["tools/call", { name: "x".repeat(5000), arguments: {} }, 200, -32602, /There is no tool/],
    ["acme/nothing", {}, 200, -32601, /tools\/list and tools\/call/],
  ])(
    "that cannot be served is refused at once, and costs nothing: %s %j",
    async (method, params, status, code, words) => {
      const response = await send(method, params);
      expect(response.headers.get("content-type")).toBe("application/json");
      const { error } = await response.json();
      expect([response.status, error.code, used(response)]).toEqual([status, code, 0]);
      expect(error.message).toMatch(words);
      expect(error.message.length).toBeLessThan(300);
    },
  );

  it("of an unknown revision gets the list of known ones", async () => {
    const meta = { ...META, "io.modelcontextprotocol/protocolVersion": "2031-01-01" };
    const headers = { ...headersFor("tools/list"), "MCP-Protocol-Version": "2031-01-01" };
    const { error } = await (await service().ask(modern("tools/list", {}, meta), headers)).json();
    expect(error).toMatchObject({ code: -32022, data: { supported: ["2026-07-28"] } });
  });

  it("whose headers contradict its body is refused, and costs nothing", async () => {
    const params = { name: "get_tarot_cards_id", arguments: { id: "star" } };
    const response = await service().ask(modern("tools/call", params), headersFor("tools/list"));
    expect([response.status, (await response.json()).error.code, used(response)]).toEqual([400, -32020, 0]);
  });

  it("asked twice with one id is answered twice, each with its unit", async () => {
    const { ask } = service();
    const params = { name: "get_tarot_cards_id", arguments: { id: "star" } };
    const answers = await Promise.all([1, 2, 3].map(() => send("tools/call", params, ask)));
    expect(answers.map(used).sort()).toEqual([1, 2, 3]);
    for (const answer of answers) expect((await answer.json()).result.structuredContent.id).toBe("star");
  });

  it.each([
    ["fields of 8,000 characters", { count: 1, fields: "cards.name,".repeat(730) }, "fields"],
    ["a stretch that is none", { count: 1, fields: "cards[-1:x]" }, "fields"],
    ["a detail that there is not", { count: 1, detail: "tiny" }, "detail"],
    ["a list where a number is due", { count: "[1]" }, "count"],
    ["JSON text that is cut off", { count: 1, seed: { a: "[" } }, "seed"],
  ])("with %s is refused in text, shortly and free, as one of an earlier revision is", async (_, input, path) => {
    const { ask } = service();
    const params = { name: "post_tarot_draw", arguments: input };
    const later = await send("tools/call", params, ask);
    const earlier = await ask({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    const [refused, before] = [(await later.json()).result, (await earlier.json()).result];
    expect([refused.isError, refused.structuredContent, refused.content]).toEqual([true, undefined, before.content]);
    expect(JSON.parse(refused.content[0].text)).toMatchObject({ code: "validation_error", issues: [{ path }] });
    expect(refused.content[0].text.length).toBeLessThan(2_000);
    expect([used(later), used(earlier)]).toEqual([0, 0]);
  });

  it("with a member that would change every object changes none, and is answered as without it", async () => {
    const { ask } = service();
    const text = JSON.stringify(modern("tools/call", { name: "post_tarot_draw", arguments: { count: 1 } }));
    const poisoned = text.replace('"count":1', '"count":1,"__proto__":{"polluted":1}');
    const response = await ask(poisoned, headersFor("tools/call", "post_tarot_draw"));
    expect((await response.json()).result.structuredContent.cards).toHaveLength(1);
    expect({}).not.toHaveProperty("polluted");
    expect(used(response)).toBe(1);
  });

  it("that is only a notification is accepted without an answer", async () => {
    const { id: _, ...cancelling } = modern("notifications/cancelled", { requestId: 1 });
    const response = await service().ask(cancelling, headersFor("notifications/cancelled"));
    expect([response.status, await response.text(), used(response)]).toEqual([202, "", 0]);
  });

  it("whose sender is gone blocks no other client", async () => {
    const { ask } = service();
    const sender = new AbortController();
    const params = { name: "get_tarot_cards_id", arguments: { id: "star" } };
    const headers = headersFor("tools/call", "get_tarot_cards_id");
    const gone = ask(modern("tools/call", params), headers, { signal: sender.signal });
    sender.abort();
    expect((await gone).status).toBe(499);
    expect((await send("tools/list", {}, ask)).status).toBe(200);
  });
});
