import { fixedKeyStore, generateKey, keyCallers } from "@almagest/auth";
import { catalogue, domains } from "@almagest/catalog";
import { createPipeline, createTextStore } from "@almagest/pipeline";
import { burstGuard, freeWork, memoryMeter } from "@almagest/quota";
import { describe, expect, test } from "vitest";
import { LONGEST_RESOURCE } from "./docs/resources";
import { MOST_CALLS } from "./everything/calls";
import { ownHosts } from "./hosts";
import { createMcpHandler, type McpHttpParts } from "./http";
import { leavingAtThird } from "./testing/leaving";

const now = (): number => Date.UTC(2026, 10, 21, 12);
const KEY = generateKey("secret", (byteCount) => new Uint8Array(byteCount).fill(42));
const MAX_BYTES = 1024 * 1024;
const tarot = domains.filter(({ id }) => id === "tarot");

const parts: McpHttpParts = {
  domains: tarot,
  version: "0.0.0",
  maxBodyBytes: MAX_BYTES,
  readBody: async (request) => {
    const text = await request.text();
    return text.length > MAX_BYTES ? { kind: "too_large" } : { kind: "text", text };
  },
  isOwnHost: ownHosts({ publicUrl: undefined, listensOn: "127.0.0.1" }),
  free: freeWork({ perSecond: 5, now: () => 0 }),
  pipeline: createPipeline({
    callers: keyCallers({ store: fixedKeyStore([KEY]), keyless: false, clientSalt: "salt", now }),
    meter: memoryMeter({ monthlyLimit: 1000, dailyLimit: 0, now }),
    burst: burstGuard(now),
    texts: createTextStore(catalogue.loadTexts),
    log: { error: ({ error }) => expect.fail(String(error)) },
    now,
    random: (byteCount) => new Uint8Array(byteCount),
    resources: {},
    publicUrl: undefined,
  }),
};

const handle = createMcpHandler(parts);

const send = async (body: string, domainId = "tarot", more: Record<string, string> = {}): Promise<Response> => {
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream", ...more };
  const request = new Request(`http://localhost/mcp/${domainId}`, { method: "POST", headers, body });
  const { response } = await handle(request, { domainId: domainId.replace(/\?.*$/, "") });
  return response;
};
const withKey = { "X-API-Key": KEY };
const call = (input: unknown): string =>
  JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "post_tarot_draw", arguments: input },
  });

describe("a tool call over HTTP", () => {
  test("is answered", async () => {
    const response = await send(call({ count: 1, seed: "s" }), "tarot", withKey);
    expect([response.status, (await response.json()).result.isError]).toEqual([200, undefined]);
  });

  test("is sent at standard, at another detail where the address or the call asks for it", async () => {
    const textOf = async (response: Response): Promise<string> => (await response.json()).result.content[0].text;
    const drawn = async (address: string, more: object = {}): Promise<string> =>
      textOf(await send(call({ count: 78, seed: "s", ...more }), address, withKey));
    const [standard, full] = [await drawn("tarot"), await drawn("tarot?detail=full")];
    expect(full.length).toBeGreaterThan(standard.length);
    expect(await drawn("tarot?detail=standard")).toBe(standard);
    expect(await drawn("tarot", { detail: "full" })).toBe(full);
    expect(await drawn("tarot?detail=full", { detail: "standard" })).toBe(standard);
  });

  test("has its length and the id of its request in its headers, whatever it is answered with", async () => {
    const bodies = [call({ count: 1, seed: "s" }), call(0), "{", JSON.stringify({ jsonrpc: "2.0", method: "ping" })];
    const headers = { "content-type": "application/json", ...withKey };
    const asked = bodies.map((body) => new Request("http://localhost/mcp/tarot", { method: "POST", headers, body }));
    for (const request of [...asked, new Request("http://localhost/mcp/tarot", { headers })]) {
      const { response } = await handle(request, { domainId: "tarot", requestId: "r-1" });
      const bytes = (await response.arrayBuffer()).byteLength;
      const length = response.headers.get("content-length") ?? "0";
      expect([response.headers.get("x-request-id"), Number(length)]).toEqual(["r-1", bytes]);
    }
  });

  test("of many members or levels is refused before it is parsed", async () => {
    const wide = call(Object.fromEntries(Array.from({ length: 20_000 }, (_, index0) => [`k${index0}`, 1])));
    const deep = call(0).replace('"arguments":0', `"arguments":{"seed":${"[".repeat(40)}${"]".repeat(40)}}`);
    for (const body of [wide, deep]) {
      const response = await send(body, "tarot", withKey);
      expect([response.status, (await response.json()).code]).toEqual([400, "bad_request"]);
    }
  });

  test("with invalid JSON gets the protocol's own error, and one too long the service's record", async () => {
    expect(await (await send("{", "tarot", withKey)).json()).toMatchObject({ error: { code: -32700 } });
    const twice = call({ count: 1 }).replace('"count":1', '"count":1,"count":2');
    expect(await (await send(twice, "tarot", withKey)).json()).toMatchObject({
      error: { code: -32600, message: expect.stringContaining('two members "count"') },
    });
    const long = await send(`"${"x".repeat(MAX_BYTES)}"`, "tarot", withKey);
    expect([long.status, (await long.json()).code]).toEqual([413, "payload_too_large"]);
  });
});

describe("an address that asks for short names", () => {
  test("is understood, and any other word for them is refused", async () => {
    const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    for (const address of ["tarot?names=short", "?names=short&detail=compact"]) {
      expect((await (await send(list, address, withKey)).json()).result.tools.length).toBeGreaterThan(5);
    }
    const refused = await send(list, "tarot?names=long", withKey);
    expect([refused.status, (await refused.json()).error]).toEqual([
      400,
      'names only takes "short". Send names=short, or leave it out.',
    ]);
  });
});

describe("an address without tools", () => {
  test("names the addresses of the tool servers to a caller with a key", async () => {
    expect((await send("{}", "")).status).toBe(401);
    expect((await send("{}", "taro")).status).toBe(401);
    const missed = await (await send("{}", "taro", withKey)).json();
    expect(missed.error).toBe(
      'There are no tools for "taro": POST to /mcp for all, or to /mcp/{domain}, one of tarot.',
    );
  });

  test("links to no page where none is served", async () => {
    expect(await (await send("{}", "taro", withKey)).json()).not.toHaveProperty("doc_url");
  });
});

describe("the address above the domains", () => {
  const everything = (name: string, input: object): string =>
    call({}).replace(
      '"post_tarot_draw","arguments":{}',
      `${JSON.stringify(name)},"arguments":${JSON.stringify(input)}`,
    );
  const used = (response: Response): number => Number(response.headers.get("x-ratelimit-used"));

  test("leads to every operation; only the call counts", async () => {
    const found = await send(everything("search_operations", { query: "draw cards" }), "", withKey);
    const { result } = await found.json();
    expect(result.structuredContent.operations[0].operation).toBe("post_tarot_draw");
    const input = { operation: "post_tarot_draw", arguments: { count: 1, seed: "s" } };
    const called = await send(everything("call_operation", input), "", withKey);
    expect(used(called)).toBe(used(found) + 1);
    expect((await called.json()).result.structuredContent.cards).toHaveLength(1);
    const refused = await send(everything("call_operation", { ...input, operation: "post_tarot_drew" }), "", withKey);
    expect([used(refused), (await refused.json()).result.isError]).toEqual([used(called), true]);
  });
});

describe("a list of calls whose sender leaves", () => {
  const calls = Array.from({ length: MOST_CALLS }, () => ({ operation: "post_tarot_draw", count: 1, seed: "s" }));
  const params = { name: "call_operations", arguments: { calls } };
  const META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "0" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const modernHeaders = {
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": "tools/call",
    "mcp-name": "call_operations",
  };

  test.each([
    ["a revision with a handshake", params, {}],
    ["a revision without one", { ...params, _meta: META }, modernHeaders],
  ])("is charged for those that have begun, in %s", async (_, asked, more) => {
    const sender = new AbortController();
    const { pipeline, begun, all } = leavingAtThird(parts.pipeline, () => sender.abort());
    const usedNow = async (): Promise<number> => {
      const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
      return Number((await send(list, "", withKey)).headers.get("x-ratelimit-used"));
    };
    const before = await usedNow();
    const request = new Request("http://localhost/mcp", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...withKey,
        ...more,
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: asked }),
      signal: sender.signal,
    });
    await createMcpHandler({ ...parts, pipeline })(request, { domainId: "" });
    await all;
    expect([begun(), (await usedNow()) - before]).toEqual([3, 3]);
  });
});

describe("the address of the documents", () => {
  const ask = async (method: string, params: object, address = "192.0.2.1") => {
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const request = new Request("http://localhost/mcp/docs", { method: "POST", headers, body });
    const { response, caller } = await handle(request, { domainId: "docs", address });
    expect(caller).toBeUndefined();
    return (await response.json()).result;
  };

  test("has the free tools without a key, and no others", async () => {
    const { tools } = await ask("tools/list", {});
    expect(tools.map(({ name }: { name: string }) => name)).toEqual([
      "search_operations",
      "describe_operation",
      "search_docs",
      "read_doc",
    ]);
    const found = await ask("tools/call", { name: "search_docs", arguments: { query: "reversed cards" } });
    expect(found.structuredContent.found.length).toBeGreaterThan(0);
    expect(
      await ask("tools/call", { name: "call_operation", arguments: { operation: "post_tarot_daily" } }),
    ).toBeUndefined();
  });

  test("is limited by address, which the refusal says with how long to wait", async () => {
    const search = (address: string) =>
      ask("tools/call", { name: "search_operations", arguments: { query: "card" } }, address);
    const results = await Promise.all(Array.from({ length: 60 }, () => search("192.0.2.2")));
    const refused = results.filter(({ isError }) => isError);
    expect(results.length - refused.length).toBe(50);
    const record = JSON.parse(refused[0].content[0].text);
    expect(record).toMatchObject({ code: "rate_limited", retryAfterSeconds: 1 });
    expect(record.error).toContain("Retry-After: 1");
    expect((await search("192.0.2.3")).isError).toBeUndefined();
  });

  test("refuses the whole request of an address without any left, and counts invalid requests too", async () => {
    const post = async (body: string) => {
      const request = new Request("http://localhost/mcp/docs", { method: "POST", headers: withKey, body });
      return (await handle(request, { domainId: "docs", address: "192.0.2.4" })).response;
    };
    for (let turn = 0; turn < 50; turn += 1) expect((await post("{")).status).toBe(415);
    const refused = await post("{");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
    expect(await refused.json()).toMatchObject({ code: "rate_limited" });
  });

  test("holds the resources, long documents by sections, and no prompts", async () => {
    const { resources: listed, nextCursor } = await ask("resources/list", {});
    const { resources: rest, nextCursor: last } = await ask("resources/list", { cursor: nextCursor });
    expect([listed.length, typeof nextCursor, last]).toEqual([50, "string", undefined]);
    const uris: readonly string[] = [...listed, ...rest].map(({ uri }: { uri: string }) => uri);
    expect(new Set(uris).size).toBe(uris.length);
    for (const name of ["conventions", "accuracy", "glossary", "errors", "operations", "conventions/time"]) {
      expect(uris).toContain(`almagest://docs/${name}`);
    }
    for (const uri of uris.filter((one) => one.startsWith("almagest:"))) {
      const { contents } = await ask("resources/read", { uri });
      expect(contents).toMatchObject([{ uri, mimeType: "text/markdown" }]);
      expect(contents[0].text.length).toBeLessThanOrEqual(LONGEST_RESOURCE);
    }
    const { contents } = await ask("resources/read", { uri: "almagest://docs/errors" });
    expect(contents[0].text).toContain("rate_limited");
    expect(await ask("resources/templates/list", {})).toMatchObject({ resourceTemplates: [] });
    for (const params of [{ uri: "almagest://docs/nothing" }, { uri: "almagest://docs/tarot/about" }]) {
      expect(await ask("resources/read", params)).toBeUndefined();
    }
    for (const cursor of ["x", "-50", "7", "5000", ""]) expect(await ask("resources/list", { cursor })).toBeUndefined();
    expect(await ask("prompts/list", {})).toBeUndefined();
  });
});
