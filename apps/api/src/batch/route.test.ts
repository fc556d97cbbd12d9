import { generateKey } from "@almagest/auth";
import { freeWork, memoryMeter } from "@almagest/quota";
import { describe, expect, it } from "vitest";
import { KEY, NOON, testService } from "../../test/service";

const ANN = { operation: "sayHello", input: { name: "Ann" } };
const PATH = "/api/v2/batch";

interface Sent {
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function batch(service: ReturnType<typeof testService>, body: BodyInit, { query = "", headers = {} }: Sent = {}) {
  const init = { method: "POST", body, duplex: "half" };
  const own = { "X-API-Key": KEY, "Content-Type": "application/x-ndjson", ...headers };
  return service.app.request(`${PATH}${query}`, { ...init, headers: own });
}

const textOf = (lines: readonly unknown[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join("");

async function linesOf(response: Response): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const text = await response.text();
  expect(text.endsWith("\n")).toBe(true);
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

const asked = async (lines: readonly unknown[], sent: Sent = {}, service = testService()) =>
  linesOf(await batch(service, textOf(lines), sent));

describe("a batch", () => {
  it("answers each line by its number and id, in the order sent, and counts them in the last line", async () => {
    const service = testService();
    const response = await batch(
      service,
      textOf([
        { id: "a", ...ANN },
        { id: 2, operation: "post_test_hello", input: { name: "Bo", times: "3", lang: "de" } },
        { id: "c", operation: "listThings" },
      ]),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/x-ndjson");
    expect(await linesOf(response)).toEqual([
      { line: 1, id: "a", status: 200, answer: { said: { lang: "en", name: "Ann", times: 1 } } },
      { line: 2, id: 2, status: 200, answer: { said: { lang: "de", name: "Bo", times: 3 } } },
      { line: 3, id: "c", status: 200, answer: { said: { lang: "en", limit: 20, offset: 0 } } },
      { done: true, answered: 3, refused: 0, charged: 3, remaining: 997 },
    ]);
    expect(service.lines.map(({ operationId, keyId, status }) => [operationId, keyId, status])).toEqual([
      ["batch", KEY.slice(0, 15), 200],
    ]);
  });

  it("takes form and fields of an answer inside of input, as a tool does", async () => {
    const [line] = await asked([{ id: 1, operation: "sayHello", input: { name: "Ann", fields: "said" } }]);
    expect(line).toMatchObject({ status: 200, answer: { said: { name: "Ann" } } });
  });

  it("refuses lines for nothing, each with its error, and answers the others", async () => {
    const lines = [
      { id: "a", operation: "sayHello", input: { name: 5 } },
      { id: "b", operation: "sayHelo", input: {} },
      { id: "c", operation: "batch", input: {} },
      { id: "d", operation: "sayHello", input: { name: "Ann", picture: true } },
      { operation: "sayHello", input: { name: "Ann" } },
      { id: "f", operation: "sayHello", arguments: { name: "Ann" } },
      { id: "g", operation: "sayHello", input: "Ann" },
      { id: "x".repeat(65), ...ANN },
      { id: "h", ...ANN },
      5,
      { id: "i", operation: 7 },
    ];
    const found = await asked(lines);
    const codes = found.map(({ status, error }) => [status, JSON.stringify(error)]);
    expect(codes.slice(0, 8).map(([status]) => status)).toEqual(Array(8).fill(400));
    expect(codes[0]?.[1]).toContain('"path":"name"');
    expect(codes[1]?.[1]).toContain("Did you mean sayHello");
    expect(codes[2]?.[1]).toContain("A batch cannot be a line of a batch");
    expect(codes[3]?.[1]).toContain('"path":"picture"');
    expect(codes[4]?.[1]).toContain('"path":"id"');
    expect(codes[4]?.[1]).toContain("id is missing. id is a text of 1 to 64 characters");
    expect(codes[5]?.[1]).toContain("belongs into input");
    expect(codes[6]?.[1]).toContain('"path":"input"');
    expect(codes[7]?.[1]).not.toContain("id is missing");
    expect(found[8]).toMatchObject({ line: 9, id: "h", status: 200 });
    expect(found[9]).toMatchObject({ line: 10, status: 400 });
    expect(codes[10]?.[1]).toContain("operation is no text");
    expect(found.at(-1)).toEqual({ done: true, answered: 1, refused: 10, charged: 1, remaining: 999 });
  });

  it.each([
    ["no JSON", "{", 400, "The line is not valid JSON"],
    ["a member twice", '{"id":1,"id":2,"operation":"sayHello"}', 400, 'two members \\"id\\"'],
    [
      "a deep one",
      `{"id":1,"operation":"sayHello","input":${"[".repeat(40)}${"]".repeat(40)}}`,
      400,
      "The line is nested",
    ],
    ["no UTF-8", Uint8Array.from([0x7b, 0xff, 0x7d, 0x0a]), 400, "no text in UTF-8"],
    ["a huge one", `{"id":1,"input":{"name":"${"x".repeat(70_000)}"}}`, 413, "longer than 65536 bytes"],
    ["a huge one without an end", "x".repeat(70_000), 413, "longer than 65536 bytes"],
  ])("refuses a line that is %s, and goes on", async (_, line, status, problem) => {
    const after = `\n${textOf([{ id: "after", ...ANN }])}`;
    const found = await linesOf(await batch(testService(), new Blob([line, after])));
    expect(found[0]).toMatchObject({ line: 1, status });
    expect(JSON.stringify(found[0])).toContain(problem);
    expect(found.find(({ id }) => id === "after")).toMatchObject({ status: 200 });
    expect(found.at(-1)).toMatchObject({ done: true, answered: 1, refused: 1, charged: 1 });
  });

  it("skips empty lines, takes CRLF, a byte order mark and a last line without an end, and counts every line", async () => {
    const line = JSON.stringify({ id: "a", ...ANN });
    const found = await linesOf(await batch(testService(), `\uFEFF${line}\r\n\r\n   \n${line}`));
    expect(found.map(({ line: number }) => number)).toEqual([1, 4, undefined]);
  });

  it("of nothing has only its last line", async () => {
    expect(await linesOf(await batch(testService(), ""))).toEqual([
      { done: true, answered: 0, refused: 0, charged: 0, remaining: 1000 },
    ]);
  });

  it("answers lines without a unit left with a 429 each, and the end says that nothing remains", async () => {
    const lines = Array.from({ length: 20 }, (_, id) => ({ id, ...ANN }));
    const found = await asked(lines, {}, testService(7));
    const statuses = found.slice(0, 20).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(7);
    expect(statuses.filter((status) => status === 429)).toHaveLength(13);
    expect(JSON.stringify(found.slice(0, 20))).toContain("rate_limit_exceeded");
    expect(found.at(-1)).toEqual({ done: true, answered: 7, refused: 13, charged: 7, remaining: 0 });
  });

  it("charges a 404 of an operation, and gives the unit of a failure back, as a call does", async () => {
    const found = await asked([
      { id: "gone", operation: "oneThing", input: { id: "unknown" } },
      { id: "bug", operation: "breakDown" },
    ]);
    expect(found.slice(0, 2)).toMatchObject([
      { id: "gone", status: 404, error: { code: "not_found" } },
      { id: "bug", status: 500, error: { code: "internal_error" } },
    ]);
    expect(JSON.stringify(found)).not.toContain("birth data");
    expect(found.at(-1)).toEqual({ done: true, answered: 0, refused: 2, charged: 1, remaining: 999 });
  });

  it("keeps order unless it is told not to, and then leaves none out", async () => {
    const lines = Array.from({ length: 300 }, (_, id) => ({ id, ...ANN }));
    const ids = async (query: string) => (await asked(lines, { query })).slice(0, -1).map(({ id }) => Number(id));
    expect(await ids("")).toEqual(lines.map(({ id }) => id));
    expect(await ids("?order=kept")).toEqual(lines.map(({ id }) => id));
    expect([...(await ids("?order=any"))].sort((a, b) => a - b)).toEqual(lines.map(({ id }) => id));
  });

  it("waits with refused lines once a key had many", async () => {
    const free = freeWork({ perSecond: 1, now: () => performance.now() });
    const bad = Array.from({ length: 110 }, (_, id) => ({ id, operation: "nothing" }));
    const startMs = performance.now();
    const found = await asked(bad, {}, testService(10, { free }));
    expect(found.at(-1)).toMatchObject({ refused: 110, charged: 0 });
    // A hundred at once, then ten a second.
    expect(performance.now() - startMs).toBeGreaterThan(900);
  });
});

describe("a batch is refused as a whole", () => {
  it.each([
    ["as JSON", { headers: { "Content-Type": "application/json" } }, 415, "application/x-ndjson"],
    ["compressed", { headers: { "Content-Encoding": "gzip" } }, 415, "not compressed"],
    ["with another order", { query: "?order=best" }, 400, "order is kept"],
    ["with another parameter", { query: "?lang=de" }, 400, "no parameter"],
    ["with an unreadable Idempotency-Key", { headers: { "Idempotency-Key": '"' } }, 400, "Idempotency-Key"],
    ["with an unknown key", { headers: { "X-API-Key": "nobody's" } }, 401, "invalid_api_key"],
    ["without a key", { headers: { "X-API-Key": "" } }, 401, "api_key_required"],
  ])("%s", async (_, sent: Sent, status, problem) => {
    const service = testService();
    const response = await batch(service, textOf([{ id: 1, ...ANN }]), sent);
    const text = await response.text();
    expect([response.status, text]).toEqual([status, expect.stringContaining(problem)]);
    expect((await asked([], {}, service)).at(-1)).toMatchObject({ remaining: 1000 });
  });

  it("with a publishable key, from the page that may use it", async () => {
    const key = generateKey("publishable", (byteCount) => new Uint8Array(byteCount).fill(7));
    const service = testService(10);
    const caller = { keyId: "alm_pk_1", kind: "publishable" as const };
    const pipeline = { ...service.parts.pipeline, identify: async () => ({ ok: true as const, caller }) };
    const other = testService(10, { pipeline });
    const response = await batch(other, textOf([{ id: 1, ...ANN }]), { headers: { "X-API-Key": key } });
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining("secret key")]);
  });

  it("by another method, which is told the right one", async () => {
    const response = await testService().app.request(PATH, { headers: { "X-API-Key": KEY } });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("on other routes, which take no lines", async () => {
    const headers = { "X-API-Key": KEY, "Content-Type": "application/x-ndjson" };
    const response = await testService().app.request("/api/v2/test/hello", { method: "POST", headers, body: "{}\n" });
    expect(response.status).toBe(415);
  });

  it("while two of the key are under way", async () => {
    const service = testService();
    const open = () => new ReadableStream<Uint8Array>({ start: () => undefined });
    const first = await Promise.all([batch(service, open()), batch(service, open())]);
    const third = await batch(service, textOf([]));
    expect([third.status, third.headers.get("retry-after")]).toEqual([429, "5"]);
    await Promise.all(first.map(({ body }) => body?.cancel()));
    expect((await batch(service, textOf([]))).status).toBe(200);
  });
});

describe("a batch with an Idempotency-Key", () => {
  const once = { headers: { "Idempotency-Key": "once" } };
  const lines = [
    { id: "a", ...ANN },
    { id: 1, ...ANN },
    { id: "1", ...ANN },
    { id: "gone", operation: "oneThing", input: { id: "unknown" } },
    { id: "wrong", operation: "sayHello", input: {} },
  ];

  it("gives every line again for nothing, to the byte, in any order, beside new ones", async () => {
    const service = testService();
    const first = await (await batch(service, textOf(lines), once)).text();
    const again = await (await batch(service, textOf(lines), once)).text();
    expect(first).toContain('{"done":true,"answered":3,"refused":2,"charged":4,"remaining":996}');
    expect(again).toBe(first.replace('"charged":4', '"charged":0'));
    const mixed = await asked([{ id: "new", ...ANN }, ...[...lines].reverse()], once, service);
    expect(mixed.at(-1)).toMatchObject({ answered: 4, refused: 2, charged: 1, remaining: 995 });
  });

  it("answers an id twice in one batch for one unit, and refuses another line under it", async () => {
    const found = await asked(
      [
        { id: "a", ...ANN },
        { id: "a", ...ANN },
        { id: "a", operation: "sayHello", input: { name: "Bo" } },
      ],
      once,
    );
    expect(found.map(({ status }) => status)).toEqual([200, 200, 409, undefined]);
    expect(found.at(-1)).toMatchObject({ answered: 2, refused: 1, charged: 1 });
  });

  it("takes an id twice without one, each line for its unit", async () => {
    const found = await asked([
      { id: "a", ...ANN },
      { id: "a", operation: "sayHello", input: { name: "Bo" } },
    ]);
    expect(found.map(({ status }) => status)).toEqual([200, 200, undefined]);
    expect(found.at(-1)).toMatchObject({ answered: 2, charged: 2 });
  });

  it("keeps lines apart from calls and batches under other keys", async () => {
    const service = testService();
    await asked([{ id: "a", ...ANN }], once, service);
    const found = await asked([{ id: "a", ...ANN }], { headers: { "Idempotency-Key": "twice" } }, service);
    expect(found.at(-1)).toMatchObject({ charged: 1, remaining: 998 });
  });
});

it("a meter in memory recalls lines of the last day", async () => {
  const clock = { epochMs: NOON };
  const meter = memoryMeter({ monthlyLimit: 9, now: () => clock.epochMs });
  const account = { id: "key", window: "month" as const };
  const entry = { lookup: "aa", request: "bb", made: { now: NOON, seed: "00", version: "1" } };
  await meter.chargeOnce({ account, operationId: "any", transport: "rest" }, entry);
  expect(await meter.recall({ ...entry, account })).toMatchObject({ fate: "kept", made: entry.made });
  expect(await meter.recall({ ...entry, request: "cc", account })).toEqual({ fate: "other_request" });
  expect(await meter.recall({ ...entry, lookup: "dd", account })).toEqual({ fate: "gone" });
});
