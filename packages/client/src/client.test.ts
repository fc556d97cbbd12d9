import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import { addressOf, createClient } from "./client";
import type { ClientOptions } from "./options";
import { waitMs } from "./waiting";

type Json<Body> = { content: { "application/json": Body } };

/** As openapi-typescript writes it. */
interface Paths {
  "/things/{id}": {
    get: { parameters: { path: { id: string }; query?: { lang?: string } }; responses: { 200: Json<{ id: string }> } };
    post?: never;
  };
  "/search": {
    get: { parameters: { query: { q: string }; header?: never }; responses: { 200: Json<string[]> } };
  };
  "/charts": {
    get?: never;
    post: {
      parameters: { query?: never };
      requestBody: Json<{ date: string }>;
      responses: { 200: Json<{ sun: number }> };
    };
  };
  "/daily": {
    post: {
      parameters: { query?: never; header?: { "Idempotency-Key"?: string } };
      requestBody?: Json<{ seed?: string }>;
      responses: { 200: Json<{ n: number }> };
    };
  };
}

interface KnownChart {
  readonly ascendant: string;
}
interface OpenChart {
  readonly birthTime: { readonly state: "unknown" | "range"; readonly from: string };
}
/** A request as openapi-typescript writes it, where the time of birth may be open. */
interface BirthRequest {
  date: string;
  time?: string | null;
  timeAccuracyMinutes?: number;
  timeFrom?: string;
  timeTo?: string;
}

interface BirthPaths {
  "/natal": {
    post: { requestBody: Json<BirthRequest>; responses: { 200: Json<KnownChart | OpenChart> } };
  };
  "/pair": {
    post: {
      requestBody: Json<{ person1: BirthRequest; person2: BirthRequest }>;
      responses: { 200: Json<KnownChart | OpenChart> };
    };
  };
  "/signs": { post: { requestBody: Json<{ date: string }>; responses: { 200: Json<string[]> } } };
}

const NOON_MS = Date.parse("2024-05-10T12:00:00Z");
const KEY = "alm_sk_test";

interface Asked {
  readonly address: string;
  readonly init: RequestInit;
  readonly atMs: number;
}

/** A client of a service that gives these answers, one after another. */
function clientOf(answers: readonly (Response | Error)[], options: Partial<ClientOptions> = {}) {
  const asked: Asked[] = [];
  const client = createClient<Paths>({
    baseUrl: "https://api.example.com/api/v2/",
    key: KEY,
    fetch: async (address, init) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)];
      asked.push({ address, init, atMs: Date.now() - NOON_MS });
      if (answer instanceof Error || answer === undefined) throw answer;
      return answer.clone();
    },
    ...options,
  });
  return { client, asked };
}

const refused = (status: number, retryAfter?: string): Response =>
  new Response(JSON.stringify({ error: "Later.", code: "storage_away", retryAfterSeconds: 2 }), {
    status,
    headers: retryAfter === undefined ? {} : { "Retry-After": retryAfter },
  });

describe("a call", () => {
  test("sends path, query and key, and gives the data", async () => {
    const { client, asked } = clientOf([Response.json({ id: "a b" })]);
    const result = await client.GET("/things/{id}", { path: { id: "a/b" }, query: { lang: "zh-Hans" } });
    expect(result).toMatchObject({ data: { id: "a b" }, error: undefined });
    expect(asked).toMatchObject([{ address: "https://api.example.com/api/v2/things/a%2Fb?lang=zh-Hans" }]);
    expect(asked[0]?.init.headers).toEqual({ Accept: "application/json", "X-API-Key": KEY });
    expect(asked[0]?.address).not.toContain(KEY);
  });

  test("sends a body as JSON, and an empty one where none is given", async () => {
    const { client, asked } = clientOf([Response.json({ sun: 113 })]);
    expect((await client.POST("/charts", { body: { date: "1990-07-15" } })).data).toEqual({ sun: 113 });
    await client.POST("/daily");
    expect(asked.map(({ init }) => init.body)).toEqual(['{"date":"1990-07-15"}', "{}"]);
    expect(asked[0]?.init).toMatchObject({ method: "POST", headers: { "Content-Type": "application/json" } });
  });

  test("gives the service's record as the error", async () => {
    const record = { error: "There is no thing.", code: "not_found" };
    const { client, asked } = clientOf([new Response(JSON.stringify(record), { status: 404 })]);
    const { data, error, response } = await client.GET("/things/{id}", { path: { id: "x" } });
    expect({ data, error, status: response?.status }).toEqual({ data: undefined, error: record, status: 404 });
    expect(asked).toHaveLength(1);
  });

  test("that nobody answers is not sent again, and is an error that names the host and no key", async () => {
    const { client, asked } = clientOf([new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") })]);
    const { error } = await client.GET("/search", { query: { q: "x" } });
    expect(error).toEqual({ code: "unreachable", error: "api.example.com did not answer: connect ECONNREFUSED" });
    expect(asked).toHaveLength(1);
  });

  test("that a page answers is an error", async () => {
    const { client } = clientOf([new Response("<html>Sign in</html>")]);
    expect((await client.GET("/search", { query: { q: "x" } })).error).toMatchObject({ code: "unreadable" });
  });

  test("for a report sends its sender in the body, and gives the bytes", async () => {
    const bytes = new TextEncoder().encode("%PDF-1.7");
    const pdf = (): Response => new Response(bytes, { headers: { "Content-Type": "application/pdf" } });
    const { client, asked } = clientOf([pdf(), refused(503, "0"), pdf()]);
    const body = { date: "1990-07-15" };
    const { data } = await client.pdf("/charts", { body, report: { name: "Studio Ada" } });
    expectTypeOf(data).toEqualTypeOf<Uint8Array<ArrayBuffer> | undefined>();
    expect(data).toEqual(bytes);
    expect((await client.pdf("/charts", { body })).data).toEqual(bytes);
    expect(asked.map(({ init }) => init.body)).toEqual([
      '{"date":"1990-07-15","report":{"name":"Studio Ada"}}',
      '{"date":"1990-07-15"}',
      '{"date":"1990-07-15"}',
    ]);
    expect(asked[0]?.init.headers).toMatchObject({ Accept: "application/pdf" });
  });

  test("for a report of what has none is an error", async () => {
    const record = { error: "There is no report of this answer.", code: "not_acceptable" };
    const { client } = clientOf([new Response(JSON.stringify(record), { status: 406 }), Response.json({ sun: 113 })]);
    expect((await client.pdf("/charts", { body: { date: "1990-07-15" } })).error).toEqual(record);
    expect((await client.pdf("/charts", { body: { date: "1990-07-15" } })).error?.code).toBe("unreadable");
    // @ts-expect-error a color has the name of what it is for
    client.pdf("/charts", { body: { date: "1990-07-15" }, report: { color: "#7a0040" } });
  });

  test("for a calendar gives its text, and an error where there is none", async () => {
    const text = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
    const ics = new Response(text, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
    const { client, asked } = clientOf([ics, Response.json({ sun: 113 })]);
    const { data } = await client.ics("POST", "/charts", { body: { date: "1990-07-15" } });
    expectTypeOf(data).toEqualTypeOf<string | undefined>();
    expect(data).toBe(text);
    expect(asked[0]?.init).toMatchObject({ method: "POST", headers: { Accept: "text/calendar" } });
    const { error } = await client.ics("GET", "/things/{id}", { path: { id: "a" } });
    expect(error?.code).toBe("unreadable");
  });

  test("makes, lists and revokes calendar feeds", async () => {
    const made = { id: "feed_1", url: "https://a.example/feeds/1.x.ics" };
    const answers = [
      Response.json(made, { status: 201 }),
      Response.json({ feeds: [] }),
      Response.json({ revoked: "feed_1" }),
    ];
    const { client, asked } = clientOf(answers);
    expect((await client.feeds.make({ operation: "findStations", lang: "de" })).data).toEqual(made);
    expect((await client.feeds.list()).data).toEqual({ feeds: [] });
    expect((await client.feeds.revoke("feed_1")).data).toEqual({ revoked: "feed_1" });
    expect(asked.map(({ init, address }) => [init?.method, address.replace(/^.*?\/calendars/, "/calendars")])).toEqual([
      ["POST", "/calendars/feeds"],
      ["GET", "/calendars/feeds"],
      ["DELETE", "/calendars/feeds/feed_1"],
    ]);
    expect(asked[0]?.init?.body).toBe('{"operation":"findStations","lang":"de"}');
  });

  test("manages webhooks", async () => {
    const { client, asked } = clientOf(Array.from({ length: 8 }, () => Response.json({ done: true })));
    const { webhooks } = client;
    const calls = [
      webhooks.make({ url: "https://a.example/", events: { stations: { planets: ["Mercury"] } } }),
      webhooks.list(),
      webhooks.get("hook_1"),
      webhooks.test("hook_1"),
      webhooks.enable("hook_1"),
      webhooks.replaceSecret("hook_1", { graceHours: 0 }),
      webhooks.deliveries("hook_1"),
      webhooks.redeliver("hook_1", "msg_1"),
      webhooks.remove("hook_1"),
    ];
    for (const call of calls) expect((await call).data).toEqual({ done: true });
    expect(
      asked.map(({ init, address }) => `${init?.method} ${address.replace(/^.*?\/webhooks/, "/webhooks")}`),
    ).toEqual([
      "POST /webhooks",
      "GET /webhooks",
      "GET /webhooks/hook_1",
      "POST /webhooks/hook_1/test",
      "POST /webhooks/hook_1/enable",
      "POST /webhooks/hook_1/secret",
      "GET /webhooks/hook_1/deliveries",
      "POST /webhooks/hook_1/deliveries/msg_1",
      "DELETE /webhooks/hook_1",
    ]);
    expect(asked[0]?.init?.body).toBe('{"url":"https://a.example/","events":{"stations":{"planets":["Mercury"]}}}');
    expect(asked[5]?.init?.body).toBe('{"graceHours":0}');
  });

  test("leaves out what is undefined and joins lists by commas", () => {
    const query = { a: undefined, b: ["x", "y"], c: 1 };
    expect(addressOf("https://a.example", "/p", { query })).toBe("https://a.example/p?b=x%2Cy&c=1");
  });
});

describe("the type of an answer", () => {
  const { POST } = createClient<BirthPaths>({
    baseUrl: "https://api.example.com",
    fetch: async () => Response.json({ birthTime: { state: "unknown", from: "1990-07-15T00:00:00" } }),
  });
  const born = { date: "1990-07-15" };
  const timed = { ...born, time: "14:30:00" };

  test("is that of a known time as before there was another", async () => {
    const request: BirthRequest = timed;
    const known = () => [
      POST("/natal", { body: timed }),
      POST("/natal", { body: { date: "1990-07-15", time: "14:30:00" } }),
      POST("/natal", { body: request }),
      POST("/pair", { body: { person1: timed, person2: request } }),
    ];
    expectTypeOf<Awaited<ReturnType<typeof known>[number]>["data"]>().toEqualTypeOf<KnownChart | undefined>();
    const signs = () => POST("/signs", { body: born });
    expectTypeOf<Awaited<ReturnType<typeof signs>>["data"]>().toEqualTypeOf<string[] | undefined>();
    expect((await signs()).error).toBeUndefined();
  });

  test("is that of an open time where the request says so", async () => {
    const open = () => [
      POST("/natal", { body: born }),
      POST("/natal", { body: { ...born, time: "unknown" } }),
      POST("/natal", { body: { ...born, time: null } }),
      POST("/natal", { body: { ...timed, timeAccuracyMinutes: 15 } }),
      POST("/natal", { body: { ...born, timeFrom: "14:00:00", timeTo: "15:00:00" } }),
      POST("/pair", { body: { person1: timed, person2: born } }),
    ];
    expectTypeOf<Awaited<ReturnType<typeof open>[number]>["data"]>().toEqualTypeOf<OpenChart | undefined>();
    const { data } = await POST("/natal", { body: born });
    expect(data?.birthTime.from).toBe("1990-07-15T00:00:00");
  });
});

describe("waiting", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON_MS });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const answered = async (
    answers: readonly (Response | Error)[],
    options?: Partial<ClientOptions>,
    request: { readonly idempotencyKey?: string } = {},
  ) => {
    const { client, asked } = clientOf(answers, options);
    const call = client.POST("/daily", request);
    await vi.runAllTimersAsync();
    return { result: await call, at: asked.map(({ atMs }) => atMs), asked };
  };
  const broken = new TypeError("fetch failed", { cause: new Error("read ECONNRESET") });

  test("tries a call with an Idempotency-Key again whose connection broke, and with the same key", async () => {
    const once = { idempotencyKey: "8e03978e-40d5-43dd-bc93-6894a57f9324" };
    const { result, at, asked } = await answered([broken, refused(409, "4"), Response.json({ n: 1 })], {}, once);
    expect({ data: result.data, at }).toEqual({ data: { n: 1 }, at: [0, 500, 4500] });
    for (const { init } of asked) {
      expect(init.headers).toMatchObject({ "Idempotency-Key": '"8e03978e-40d5-43dd-bc93-6894a57f9324"' });
    }
  });

  test("gives up a connection that stays broken, at once where the call has no Idempotency-Key", async () => {
    const once = await answered([broken], {}, { idempotencyKey: "a" });
    expect({ code: once.result.error?.code, at: once.at }).toEqual({ code: "unreachable", at: [0, 500, 1500] });
    expect((await answered([broken])).at).toHaveLength(1);
  });

  test.each([
    ["seconds", "3", 3000],
    ["a date", "Fri, 10 May 2024 12:00:07 GMT", 7000],
    ["a date that is past", "Fri, 10 May 2024 11:00:00 GMT", 0],
  ])("obeys Retry-After as %s", async (_, retryAfter, ms) => {
    const { result, at } = await answered([refused(503, retryAfter), Response.json({ n: 1 })]);
    expect({ data: result.data, at }).toEqual({ data: { n: 1 }, at: [0, ms] });
  });

  test("doubles where the service does not say, and gives its record after the second try anew", async () => {
    const { result, at } = await answered([refused(502)]);
    expect(at).toEqual([0, 500, 1500]);
    expect(result.error).toMatchObject({ code: "storage_away", retryAfterSeconds: 2 });
  });

  test.each([
    ["a wait that is too long", refused(429, "86400"), {}],
    ["a 429 that does not say when", refused(429), {}],
    ["a 409 that does not say when", refused(409), {}],
    ["what another try would not change", refused(500, "1"), {}],
    ["anything where it is told so", refused(503, "1"), { retries: 0 }],
    ["a Retry-After that nobody understands", refused(503, "soon"), {}],
  ])("does not wait for %s", async (_, answer, options) => {
    expect((await answered([answer], options)).at).toEqual([0]);
  });

  test("ends with the signal", async () => {
    const { client, asked } = clientOf([refused(503, "20")]);
    const abort = new AbortController();
    const call = client.POST("/daily", { signal: abort.signal });
    await vi.advanceTimersByTimeAsync(5000);
    abort.abort();
    expect((await call).error).toMatchObject({ code: "aborted" });
    expect({ asked: asked.length, timers: vi.getTimerCount() }).toEqual({ asked: 1, timers: 0 });
  });

  test("a fraction of a second is no Retry-After", () => {
    expect(waitMs(refused(503, "1.5"), 0, NOON_MS)).not.toBe(1500);
  });
});

test("types name what each operation takes and gives", async () => {
  const { client } = clientOf([Response.json({ n: 1 })]);
  const { data } = await client.POST("/daily");
  expect(data).toEqual({ n: 1 });
  expectTypeOf(data).toEqualTypeOf<{ n: number } | undefined>();
  // @ts-expect-error: a path without that method
  const wrongMethod = (): unknown => client.POST("/search");
  // @ts-expect-error: the query is required
  const noQuery = (): unknown => client.GET("/search");
  // @ts-expect-error: the service takes no key of idempotency here
  const noOnce = (): unknown => client.GET("/search", { query: { q: "x" }, idempotencyKey: "x" });
  // @ts-expect-error: the body is required
  const noBody = (): unknown => client.POST("/charts", {});
  // @ts-expect-error: no such member
  const wrongBody = (): unknown => client.POST("/charts", { body: { day: "1990-07-15" } });
  // @ts-expect-error: no such path
  const wrongPath = (): unknown => client.GET("/nothing");
  expect([wrongMethod, noQuery, noOnce, noBody, wrongBody, wrongPath]).toHaveLength(6);
});
