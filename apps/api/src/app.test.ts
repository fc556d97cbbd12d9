import { fixedKeyStore, generateKey, type KeyStore } from "@almagest/auth";
import { describe, expect, it } from "vitest";
import { get, KEY, NOON, PUBLIC_URL, post, testService } from "../test/service";
import type { TracedHandler } from "./trace";

const RESET = String(Date.parse("2024-06-01T00:00:00Z") / 1000);
const rate = (response: Response) =>
  ["Limit", "Remaining", "Used", "Reset"].map((name) => response.headers.get(`x-ratelimit-${name}`));
const codeOf = async (response: Response) => [response.status, (await response.json()).code];

describe("an operation over REST", () => {
  it("takes a JSON body and answers JSON without an envelope", async () => {
    const response = await testService().app.request("/api/v2/test/hello?lang=de", post({ name: "Ann" }));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual({ said: { lang: "de", name: "Ann", times: 1 } });
  });

  it("reads numbers in the query by their schema", async () => {
    const { app } = testService();
    const response = await app.request("/api/v2/test/things?limit=7", get());
    expect(await response.json()).toMatchObject({ said: { limit: 7, offset: 0 } });
    const wrong = await app.request("/api/v2/test/things?limit=51&offset=x", get());
    const { issues } = await wrong.json();
    expect(issues.map((issue: { path: string }) => issue.path)).toEqual(["limit", "offset"]);
  });

  it("decodes identifiers in the path", async () => {
    const { app } = testService();
    expect((await app.request("/api/v2/test/things/kno%77n", get())).status).toBe(200);
    expect((await app.request("/api/v2/test/thing%73/known", get())).status).toBe(200);
    const response = await app.request("/api/v2/test/things/a%2Fb%20%C3%A9", get());
    expect((await response.json()).error).toContain('"a/b é"');
  });

  it("does not mind a closing slash", async () => {
    const { app } = testService();
    for (const path of ["things/", "things/known/", "things/?limit=3"]) {
      expect((await app.request(`/api/v2/test/${path}`, get())).status).toBe(200);
    }
    expect((await app.request("/api/v2/test/hello/", post({ name: "a" }))).status).toBe(200);
    expect((await app.request("/api/v2/test/things//", get())).status).toBe(404);
  });

  it("prefers a fixed segment to a parameter, in whatever order they are declared", async () => {
    const response = await testService().app.request("/api/v2/test/things/any", get());
    expect(await response.json()).toEqual({ said: "any" });
  });

  it("answers HEAD for a GET, without a body; the headers of a catalogue cost nothing", async () => {
    const response = await testService().app.request("/api/v2/test/things", { ...get(), method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
    expect(rate(response)[2]).toBe("0");
  });
});

describe("every response", () => {
  const paths = [
    "/api/v2/test/things",
    "/api/v2/nothing",
    "/api/v2/openapi.json",
    "/health",
    "/docs",
    "/docs/errors",
    "/",
    "/x",
  ];

  it.each(paths)("of %s carries a request id and the four rate-limit headers", async (path) => {
    for (const headers of [{}, { "X-API-Key": KEY }]) {
      const response = await testService().app.request(path, { headers });
      expect(response.headers.get("x-request-id")).toMatch(/^[\w.-]{1,64}$/);
      for (const value of rate(response)) expect(value).toMatch(/^\d+$/);
    }
  });

  it("shows the caller's exact quota, which uncharged requests do not change", async () => {
    const { app } = testService(10);
    expect(rate(await app.request("/api/v2/test/hello", post({ name: "a" })))).toEqual(["10", "9", "1", RESET]);
    expect(rate(await app.request("/api/v2/test/hello", post({})))).toEqual(["10", "9", "1", RESET]);
    expect(rate(await app.request("/api/v2/nothing", get()))).toEqual(["10", "9", "1", RESET]);
    expect(rate(await app.request("/api/v2/test/break", post({})))).toEqual(["10", "9", "1", RESET]);
    expect(rate(await app.request("/api/v2/test/things/unknown", get()))).toEqual(["10", "8", "2", RESET]);
    expect(rate(await app.request("/api/v2/test/things"))).toEqual(["0", "0", "0", RESET]);
  });

  it("of a document looks its key up once, whether that is in force or not", async () => {
    const { find } = fixedKeyStore([KEY]);
    let lookUps = 0;
    const store: KeyStore = {
      find: (hash) => {
        lookUps += 1;
        return find(hash);
      },
    };
    const { app } = testService(10, {}, { store });
    const unknown = generateKey("secret", (byteCount) => new Uint8Array(byteCount).fill(43));
    for (const [key, limit, turn] of [
      [KEY, "10", 1],
      [unknown, "0", 2],
    ] as const) {
      const response = await app.request("/api/v2/openapi.yaml", get({ "X-API-Key": key }));
      expect([response.status, rate(response)[0], lookUps]).toEqual([200, limit, turn]);
      expect(response.headers.get("cache-control")).toBe("private, max-age=3600");
    }
  });

  it("of a document shows the quota of a caller with a key, and the keyless allowance to others", async () => {
    const { app } = testService(10, {}, { keyless: true });
    await app.request("/api/v2/test/hello", post({ name: "a" }));
    for (const path of ["/api/v2/openapi.json", "/health"]) {
      expect(rate(await app.request(path, get()))).toEqual(["10", "9", "1", RESET]);
      expect(rate(await app.request(path)).slice(0, 3)).toEqual(["3", "3", "0"]);
      expect((await app.request(path, get({ "X-API-Key": "wrong" }))).status).toBe(200);
    }
    const headers = { ...get().headers, Origin: "https://a.test", "Access-Control-Request-Method": "POST" };
    expect(rate(await app.request("/api/v2/test/hello", { method: "OPTIONS", headers }))).toEqual([
      "10",
      "9",
      "1",
      RESET,
    ]);
  });

  it("repeats a plain request id and replaces any other", async () => {
    const { app } = testService();
    const asked = async (id: string) =>
      (await app.request("/health", { headers: { "X-Request-Id": id } })).headers.get("x-request-id");
    expect(await asked("my-id_1.2")).toBe("my-id_1.2");
    for (const id of ["two words", "x".repeat(65), "a;b", "<b>"]) expect(await asked(id)).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("the caller", () => {
  it("may send the key in three places", async () => {
    const { app } = testService();
    const path = "/api/v2/test/things";
    expect((await app.request(path, { headers: { "X-API-Key": KEY } })).status).toBe(200);
    expect((await app.request(path, { headers: { Authorization: `Bearer ${KEY}` } })).status).toBe(200);
    expect((await app.request(`${path}?api_key=${KEY}`)).status).toBe(200);
  });

  it("without a key gets 401 api_key_required before anything else is looked at", async () => {
    const { app } = testService();
    const record = await (await app.request("/api/v2/test/things")).json();
    expect(record).toMatchObject({ code: "api_key_required", doc_url: `${PUBLIC_URL}/docs/errors#api_key_required` });
    expect(await codeOf(await app.request("/api/v2/nothing"))).toEqual([401, "api_key_required"]);
    expect(await codeOf(await app.request("/api/v2/test/hello"))).toEqual([401, "api_key_required"]);
    expect(await codeOf(await app.request("/api/v2/test/hello", { method: "POST", body: "{" }))).toEqual([
      401,
      "api_key_required",
    ]);
  });

  it.each(["x", `${KEY}x`, KEY.toUpperCase(), "k".repeat(10_000)])(
    "with a wrong key gets 401 invalid_api_key",
    async (key) => {
      const { app } = testService();
      const response = await app.request("/api/v2/test/things", { headers: { "X-API-Key": key } });
      expect(response.headers.get("www-authenticate")).toContain("Bearer");
      expect(await codeOf(response)).toEqual([401, "invalid_api_key"]);
    },
  );
});

describe("a path without an endpoint", () => {
  it("is a 404 with ranked suggestions and the reference", async () => {
    const response = await testService().app.request("/api/v2/test/helo", post({}));
    expect(response.status).toBe(404);
    const record = await response.json();
    expect(record).toMatchObject({ code: "not_found", docs: `${PUBLIC_URL}/docs` });
    expect(record.suggestions[0]).toEqual({
      endpoint: "POST /test/hello",
      hint: "Says hello",
      docs: `${PUBLIC_URL}/docs#/test/sayHello`,
    });
  });

  it("for this method is a 405 with allow and Allow", async () => {
    const { app } = testService();
    const wrong = await app.request("/api/v2/test/hello", get());
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get("allow")).toBe("POST");
    expect(await wrong.json()).toMatchObject({ code: "method_not_allowed", allow: ["POST"] });
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const response = await app.request("/api/v2/test/things/known", { ...get(), method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
    expect((await app.request("/api/v2/test/hello", { ...get(), method: "HEAD" })).status).toBe(405);
    expect((await app.request("/api/v2/openapi.json", post({}))).status).toBe(405);
    expect((await app.request("/docs", { method: "POST" })).status).toBe(405);
  });

  it("lists its methods for OPTIONS, without a key and without a charge", async () => {
    const { app } = testService();
    const response = await app.request("/api/v2/test/hello", { method: "OPTIONS" });
    expect([response.status, response.headers.get("allow")]).toEqual([204, "POST"]);
    expect((await app.request("/api/v2/nothing", { method: "OPTIONS" })).status).toBe(401);
  });

  it.each(["/.well-known/oauth-protected-resource/mcp/test", "/.well-known/oauth-authorization-server", "/register"])(
    "where clients look for OAuth is a 404 that says what to send instead: %s",
    async (path) => {
      for (const method of ["GET", "POST"]) {
        const record = await (await testService().app.request(path, { method })).json();
        expect(record).toMatchObject({ code: "not_found", error: expect.stringContaining("X-API-Key") });
        expect(record.error_description).toBe(record.error);
      }
    },
  );

  it("outside the API is a 404 without a key", async () => {
    expect(await codeOf(await testService().app.request("/test/hello"))).toEqual([404, "not_found"]);
  });

  it("may be nonsense in percent escapes, and is then a 400 or a 404", async () => {
    const { app } = testService();
    const addresses = [
      "test/things/%E0%A4%A",
      "test/things/%00",
      "test/things/%",
      "test/%E0%A4%A",
      "%",
      "test/things?limit=%E0%A4%A",
    ];
    for (const address of [...addresses, "test/things?limit=%00", "test/things?%=1"]) {
      const response = await app.request(new Request(`http://localhost/api/v2/${address}`, get()));
      expect([400, 404]).toContain(response.status);
      expect(["bad_request", "not_found"]).toContain((await response.json()).code);
    }
  });
});

describe("a body", () => {
  it("that is not JSON is a 400 bad_request", async () => {
    const { app } = testService();
    for (const body of ["{", "{'name':1}", "nul", "[1,]", "\u0000"]) {
      expect(await codeOf(await app.request("/api/v2/test/hello", post(body)))).toEqual([400, "bad_request"]);
    }
  });

  it("that is empty counts as {}, so each missing field is named", async () => {
    const { app } = testService();
    for (const body of ["", "  \n"]) {
      const record = await (await app.request("/api/v2/test/hello", post(body))).json();
      expect(record.issues.map((issue: { path: string }) => issue.path)).toEqual(["name"]);
    }
  });

  it.each(["null", "[]", "1", '"x"'])("that is %s and not an object is a validation_error at (root)", async (body) => {
    const record = await (await testService().app.request("/api/v2/test/hello", post(body))).json();
    expect(record).toMatchObject({ code: "validation_error", issues: [{ path: "(root)" }] });
  });

  it("is reported together with the query, every failing field at once", async () => {
    const response = await testService().app.request("/api/v2/test/hello?lang=xx", post({ name: 1, times: 0 }));
    const { issues } = await response.json();
    expect(issues.map((issue: { path: string }) => issue.path)).toEqual(["lang", "name", "times"]);
  });

  it("without Content-Type: application/json is a 415; parameters of the type do no harm", async () => {
    const { app } = testService();
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""]) {
      const response = await app.request("/api/v2/test/hello", post({ name: "a" }, { "Content-Type": type }));
      expect(await codeOf(response)).toEqual([415, "unsupported_media_type"]);
    }
    for (const type of ["application/json; charset=utf-8", "Application/JSON", "application/json ;x=y"]) {
      const response = await app.request("/api/v2/test/hello", post({ name: "a" }, { "Content-Type": type }));
      expect(response.status).toBe(200);
    }
    const zipped = await app.request("/api/v2/test/hello", post({ name: "a" }, { "Content-Encoding": "gzip" }));
    expect(zipped.status).toBe(415);
  });

  it("of 100,000 nested arrays, or as good as that many members, is refused before it is parsed", async () => {
    const { app } = testService();
    const nested = "[".repeat(100_000) + "]".repeat(100_000);
    const wide = `{${Array.from({ length: 90_000 }, (_, index0) => `"${index0}":1`).join(",")}}`;
    for (const body of [nested, `{"name":${nested}}`, "[".repeat(100_000), wide]) {
      expect(await codeOf(await app.request("/api/v2/test/hello", post(body)))).toEqual([400, "bad_request"]);
    }
  });

  it("may be left out, and its type with it, where nothing in it is required", async () => {
    const { app } = testService();
    const bare = { method: "POST", headers: { "X-API-Key": KEY } };
    const answer = await app.request("/api/v2/test/mood", bare);
    expect([answer.status, await answer.json()]).toEqual([200, { said: { mood: "good" } }]);
    const typed = { ...bare, headers: { ...bare.headers, "Content-Type": "application/x-www-form-urlencoded" } };
    expect((await app.request("/api/v2/test/mood", typed)).status).toBe(200);
    expect(await codeOf(await app.request("/api/v2/test/mood", { ...typed, body: "mood=bad" }))).toEqual([
      415,
      "unsupported_media_type",
    ]);
    expect(await codeOf(await app.request("/api/v2/test/hello", bare))).toEqual([415, "unsupported_media_type"]);
  });

  it("with a member in the wrong place says where it belongs", async () => {
    const { app } = testService();
    const { issues } = await (await app.request("/api/v2/test/hello?name=b", post({ name: "a", lang: "de" }))).json();
    expect(issues).toEqual([
      {
        path: "name",
        code: "unknown_member",
        expected: "name",
        message: "name is not a query parameter here. It belongs in the body.",
      },
      {
        path: "lang",
        code: "unknown_member",
        expected: "lang",
        message: "lang is not a member of the body. It belongs in the query: ?lang=….",
      },
    ]);
  });

  it("over 1 MiB is a 413 record, whether it announces its size or not", async () => {
    const { app } = testService();
    const body = JSON.stringify({ name: "x".repeat(1024 * 1024) });
    const announced = await app.request("/api/v2/test/hello", post(body, { "Content-Length": String(body.length) }));
    expect(await codeOf(announced)).toEqual([413, "payload_too_large"]);
    expect(await codeOf(await app.request("/api/v2/test/hello", post(body)))).toEqual([413, "payload_too_large"]);
    const fits = `{"name":"x"${" ".repeat(1024 * 1024 - 12)}}`;
    expect((await app.request("/api/v2/test/hello", post(fits))).status).toBe(200);
  });

  it("over 8 MiB is a bare 413", async () => {
    const { app } = testService();
    const body = " ".repeat(8 * 1024 * 1024 + 1);
    for (const init of [post(body), post(body, { "Content-Length": String(body.length) })]) {
      const response = await app.request("/api/v2/test/hello", init);
      expect([response.status, await response.text()]).toEqual([413, ""]);
      expect(response.headers.get("connection")).toBe("close");
    }
  });
});

describe("an ambiguous body", () => {
  const { app } = testService();
  const refusal = async (body: BodyInit) => {
    const response = await app.request("/api/v2/test/hello", { ...post(""), body });
    return [response.status, await response.json(), response.headers.get("x-ratelimit-used")];
  };

  it("with a repeated member is a 400 that names it, and costs nothing", async () => {
    for (const body of ['{"name":"Ann","name":"Eve"}', '{"name":"Ann","n\\u0061me":"Eve"}']) {
      const due = { code: "bad_request", error: expect.stringContaining('two members "name". Send each member once.') };
      expect(await refusal(body)).toEqual([400, expect.objectContaining(due), "0"]);
    }
  });

  it("with invalid UTF-8 is a 400, and no letter of it is guessed", async () => {
    const body = Buffer.concat([Buffer.from('{"name":"An'), Buffer.from([0xff]), Buffer.from('"}')]);
    const due = { code: "bad_request", error: "The body is no text in UTF-8. Send JSON in UTF-8." };
    expect(await refusal(body)).toEqual([400, expect.objectContaining(due), "0"]);
    expect((await app.request("/api/v2/test/hello", { ...post(""), body: '\ufeff{"name":"Ann"}' })).status).toBe(200);
  });
});

describe("a query parameter sent twice", () => {
  it("is a validation_error, with all others", async () => {
    const response = await testService().app.request("/api/v2/test/hello?lang=de&lang=en", post({}));
    const record = await response.json();
    expect(record.code).toBe("validation_error");
    expect(record.issues.map((issue: { path: string }) => issue.path)).toEqual(["lang", "name"]);
    expect(record.issues[0].message).toBe("lang is sent 2 times. Send it once.");
  });
});

describe("a failure inside", () => {
  it("is a 500 without a trace of its cause; the log has it under the request's id", async () => {
    const { app, incidents } = testService();
    const response = await app.request("/api/v2/test/break", post({}, { "X-Request-Id": "r-1" }));
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: "internal_error" });
    expect(text).not.toMatch(/inside|birth data|\bat /);
    expect(incidents).toMatchObject([
      { operationId: "breakDown", requestId: "r-1", error: { state: { secret: "birth data" } } },
    ]);
  });

  it("of the routes themselves is one too", async () => {
    const { parts, incidents } = testService();
    const broken = { ...parts.pipeline, execute: () => Promise.reject(new Error("no meter")) };
    const { app } = testService(1, { pipeline: broken });
    expect(await codeOf(await app.request("/api/v2/test/things", get()))).toEqual([500, "internal_error"]);
    expect(incidents).toHaveLength(1);
  });
});

describe("an exhausted key", () => {
  it("gets 429 with Retry-After, and 400 for a bad body all the same", async () => {
    const { app } = testService(1);
    await app.request("/api/v2/test/things", get());
    const response = await app.request("/api/v2/test/things", get());
    expect(response.headers.get("retry-after")).toBe(String(Number(RESET) - NOON / 1000));
    expect(await codeOf(response)).toEqual([429, "rate_limit_exceeded"]);
    expect((await app.request("/api/v2/test/hello", post({}))).status).toBe(400);
  });
});

describe("the log", () => {
  it("has one line a request, with the route's pattern and neither key nor query nor body", async () => {
    const { app, lines } = testService();
    await app.request(`/api/v2/test/things/known?api_key=${KEY}`, { headers: { "X-Request-Id": "r-1" } });
    await app.request("/api/v2/nothing?secret=1", get());
    expect(lines).toHaveLength(2);
    expect(lines[0]).toEqual({
      requestId: "r-1",
      transport: "rest",
      method: "GET",
      route: "/api/v2/test/things/{id}",
      status: 200,
      ms: expect.any(Number),
      operationId: "oneThing",
      keyId: KEY.slice(0, 15),
    });
    expect(JSON.stringify(lines)).not.toContain(KEY.slice(15));
    expect(JSON.stringify(lines)).not.toContain("secret");
  });
});

describe("routes of another transport", () => {
  it("write their own answers, with the request's id and a separate log line", async () => {
    const { app, lines } = testService(1, {
      extraRoutes: [
        {
          path: "/mcp/:domain",
          transport: "mcp",
          handler: async (c, trace) => {
            trace.operationId = "oneThing";
            const headers = { "X-Request-Id": trace.requestId };
            return new Response(`tools of ${c.req.param("domain")}`, { status: 202, headers });
          },
        },
      ],
    });
    const response = await app.request("/mcp/test", { method: "DELETE", headers: { "X-Request-Id": "r-2" } });
    expect([response.status, await response.text()]).toEqual([202, "tools of test"]);
    expect(response.headers.get("x-request-id")).toBe("r-2");
    expect(lines).toMatchObject([{ route: "/mcp/:domain", transport: "mcp", operationId: "oneThing", status: 202 }]);
  });

  it("are reached with a closing slash, and above their addresses", async () => {
    const handler: TracedHandler = async (c) => new Response(`tools of ${c.req.param("domain") ?? "all"}`);
    const { app } = testService(1, {
      extraRoutes: [{ path: "/mcp/:domain", above: "/mcp", transport: "mcp", handler }],
    });
    const said = async (path: string) => (await app.request(path, { method: "POST" })).text();
    expect(await Promise.all(["/mcp/test", "/mcp/test/", "/mcp", "/mcp/"].map(said))).toEqual([
      ...["tools of test", "tools of test", "tools of all", "tools of all"],
    ]);
  });
});

describe("health", () => {
  it("needs no key and describes the running service", async () => {
    const response = await testService().app.request("/health");
    expect(await response.json()).toEqual({
      status: "ok",
      service: "@almagest/api",
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      ephemeris: { name: "Test Ephemeris", version: "1.2.3" },
      uptimeSeconds: 0,
      operations: 6,
      domains: { test: 6 },
    });
  });
});
