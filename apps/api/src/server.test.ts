import { once } from "node:events";
import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KEY, post, type TestService, testService } from "../test/service";
import { listen, type RunningServer } from "./server";
import { brokenRequest } from "./start";

const HELLO = "/api/v2/test/hello";

async function listening(service: TestService, fetch = service.app.fetch): Promise<RunningServer> {
  const result = await listen({ port: 0, host: "127.0.0.1", fetch, refuse: brokenRequest(service.parts) });
  if (!result.ok) throw new Error(result.problem);
  return result.server;
}

let service: TestService;
let server: RunningServer;
beforeAll(async () => {
  service = testService(100_000);
  server = await listening(service);
});
afterAll(() => server.stop(0));

const url = (path: string): string => `http://127.0.0.1:${server.port}${path}`;

/** Sends raw text to the server and returns everything received until the connection closes. */
async function raw(...lines: readonly string[]): Promise<string> {
  const socket = connect(server.port, "127.0.0.1");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  return text(socket);
}

const HEAD = (...more: readonly string[]) => [
  `POST ${HELLO} HTTP/1.1`,
  "Host: x",
  `X-API-Key: ${KEY}`,
  "Content-Type: application/json",
  ...more,
];

describe("over a socket", () => {
  it("an operation answers, with its headers and its length", async () => {
    const response = await fetch(url(HELLO), post({ name: "Ann" }));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("x-ratelimit-limit")).toBe("100000");
    const body = await response.text();
    expect(Number(response.headers.get("content-length"))).toBe(Buffer.byteLength(body));
    expect(JSON.parse(body)).toEqual({ said: { lang: "en", name: "Ann", times: 1 } });
  });

  it("HEAD sends only the headers", async () => {
    const response = await fetch(url("/api/v2/test/things"), { method: "HEAD", headers: { "X-API-Key": KEY } });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(response.headers.get("x-ratelimit-used")).toMatch(/^\d+$/);
  });

  it("a HEAD and a refused POST leave the connection fit for the next request", async () => {
    const answers = await raw(
      ...HEAD("Content-Length: 1"),
      "",
      "{HEAD /health HTTP/1.1",
      "Host: x",
      "",
      "GET /health HTTP/1.1",
      "Host: x",
      "Connection: close",
    );
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400", "HTTP/1.1 200", "HTTP/1.1 200"]);
    expect(answers).toContain('"status":"ok"');
  });

  it("a key of 10,000 characters is a 401, in a header and in the query", async () => {
    const key = "k".repeat(10_000);
    expect((await fetch(url("/api/v2/test/things"), { headers: { "X-API-Key": key } })).status).toBe(401);
    expect((await fetch(url(`/api/v2/test/things?api_key=${key}`))).status).toBe(401);
  });

  it("an invalid address is a 400 with its record", async () => {
    for (const lines of [
      ["GET /health HTTP/1.1", "Host: exa mple", "Connection: close"],
      ["GET \\health HTTP/1.1", "Host: x", "Connection: close"],
      ["OPTIONS * HTTP/1.1", "Host: x", "Connection: close"],
    ]) {
      const answer = await raw(...lines);
      expect(answer).toMatch(/^HTTP\/1\.1 400/);
      expect(answer).toContain('"code":"bad_request"');
    }
  });

  it("a request without a Host is a 400 with its record, and so is one with two", async () => {
    for (const lines of [
      ["GET /health HTTP/1.1"],
      ["GET /docs HTTP/1.0"],
      ["GET /health HTTP/1.1", "Host: x", "Host: x"],
      ["GET /health HTTP/1.0", "Host: x", "hOST: y"],
      ["POST /health HTTP/1.1", "Host: x", "Content-Length: 9", "Host: y"],
    ]) {
      const answer = await raw(...lines, "Connection: close");
      expect(answer, lines.join()).toMatch(/^HTTP\/1\.1 400/);
      expect(answer).toMatch(/"error":"[^"]*Host header[^"]*","code":"bad_request"/);
      expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    }
  });

  it("a load balancer that speaks HTTP/1.0 learns the health of the service without a Host", async () => {
    for (const method of ["GET", "HEAD"]) expect(await raw(`${method} /health HTTP/1.0`)).toMatch(/^HTTP\/1\.1 200/);
    expect(await raw("OPTIONS /health HTTP/1.0")).toMatch(/^HTTP\/1\.1 204/);
  });

  it("an unsupported expectation is a 417 with a record", async () => {
    const answer = await raw(...HEAD("Expect: the-impossible", "Content-Length: 2"), "", "{}");
    expect(answer).toMatch(/^HTTP\/1\.1 417/);
    expect(answer).toContain('"code":"error"');
    expect(answer).toMatch(/^x-ratelimit-limit: 0/im);
    expect((await fetch(url(HELLO), post({ name: "Ann" }))).status).toBe(200);
  });

  it("every answer forbids browsers to guess its type, and varies by the requesting page", async () => {
    const paths = ["/health", "/docs", "/api/v2/openapi.json", "/api/v2/test/things", "/api/v2/nothing", "/x", "/mcp"];
    for (const path of paths) {
      const { headers } = await fetch(url(path));
      expect([headers.get("x-content-type-options"), headers.get("vary")?.split(", ")]).toEqual([
        "nosniff",
        expect.arrayContaining(["Origin"]),
      ]);
    }
    const broken = await raw("GET /health HTTP/1.1", "Host: x", `X-API-Key: ${"k".repeat(20_000)}`);
    expect(broken).toMatch(/^x-content-type-options: nosniff/im);
  });

  it("headers past 16 KB are a 431 with a record", async () => {
    const answer = await raw("GET /health HTTP/1.1", "Host: x", `X-API-Key: ${"k".repeat(20_000)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 431/);
    expect(answer).toContain('"code":"error"');
    expect(answer).toMatch(/^x-ratelimit-limit: 0/im);
  });

  it("broken percent escapes are a 400 or a 404 with a record", async () => {
    for (const path of [
      "/api/v2/test/things/%E0%A4%A",
      "/api/v2/test/things/%00",
      "/api/v2/%",
      "/docs/assets/%",
      "/%c0%ae",
    ]) {
      const answer = await raw(`GET ${path} HTTP/1.1`, "Host: x", `X-API-Key: ${KEY}`, "Connection: close");
      expect(answer).toMatch(/^HTTP\/1\.1 40[04]/);
      expect(answer).toMatch(/"code":"(?:bad_request|not_found)"/);
    }
  });
});

describe("a page", () => {
  const PAGE = "https://app.example.com:8443";
  const readable = ({ headers }: Response): string | null => headers.get("access-control-allow-origin");

  it("can read its answer, even a refusal", async () => {
    for (const Origin of [PAGE, "null"]) {
      const answers = [
        await fetch(url(HELLO), post({ name: "Ann" }, { Origin })),
        await fetch(url(HELLO), post({}, { Origin })),
        await fetch(url("/api/v2/nothing"), { headers: { Origin, "X-API-Key": KEY } }),
        await fetch(url("/api/v2/test/things"), { headers: { Origin } }),
        await fetch(url("/api/v2/openapi.json"), { headers: { Origin } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 400, 404, 401, 200]);
      for (const answer of answers) {
        expect(readable(answer)).toBe(Origin);
        expect(answer.headers.get("access-control-expose-headers")).toContain("X-RateLimit-Used");
        expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
      }
    }
    expect(readable(await fetch(url("/health")))).toBeNull();
  });

  it("may send any request: its preflight has no key and decides nothing", async () => {
    const headers = { Origin: PAGE, "Access-Control-Request-Method": "POST" };
    const preflight = await fetch(url(HELLO), { method: "OPTIONS", headers });
    expect([preflight.status, readable(preflight)]).toEqual([204, PAGE]);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("traceparent");
    const none = await fetch(url(HELLO), { method: "OPTIONS", headers: { Origin: "https://a.test/b" } });
    expect([none.status, readable(none)]).toEqual([204, null]);
  });
});

describe("a large body over a socket", () => {
  const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024, " ");
  /** A body without an announced length. */
  function inPieces(count: number): ReadableStream<Uint8Array<ArrayBuffer>> {
    let left = count;
    return new ReadableStream({
      pull: (controller) => {
        if (left === 0) return controller.close();
        left -= 1;
        controller.enqueue(megabytes(1));
      },
    });
  }
  const streamed = (count: number) => ({ ...post(""), body: inPieces(count), duplex: "half" as const });

  it("of 2 MB is a 413 record, announced or not, and the connection lives on", async () => {
    const announced = await fetch(url(HELLO), { ...post(""), body: megabytes(2) });
    expect([announced.status, (await announced.json()).code]).toEqual([413, "payload_too_large"]);
    const unannounced = await fetch(url(HELLO), streamed(2));
    expect([unannounced.status, (await unannounced.json()).code]).toEqual([413, "payload_too_large"]);
  });

  it("of 10 MB is a bare 413 that the client gets to see, and the connection is closed", async () => {
    const announced = await fetch(url(HELLO), { ...post(""), body: megabytes(10) });
    expect([announced.status, await announced.text()]).toEqual([413, ""]);
    expect(announced.headers.get("connection")).toBe("close");
    const unannounced = await fetch(url(HELLO), streamed(10));
    expect([unannounced.status, await unannounced.text()]).toEqual([413, ""]);
  });

  it("that is announced and never comes is answered all the same", async () => {
    const answer = await raw(...HEAD("Content-Length: 9000000000"));
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
  });

  it("that never ends is answered and cut off after a bounded read", async () => {
    let sentBytes = 0;
    const chunk = Buffer.alloc(64 * 1024, "x");
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { "X-API-Key": KEY, "Content-Type": "application/json" };
      const client = httpRequest(url(HELLO), { method: "POST", headers }, (response) => {
        sentBytes = client.socket?.bytesWritten ?? Number.POSITIVE_INFINITY;
        resolve(response.statusCode);
        response.resume();
        client.destroy();
      });
      client.on("error", reject);
      const feed = (): void => {
        while (!client.destroyed && client.write(chunk));
        if (!client.destroyed) client.once("drain", feed);
      };
      feed();
    });
    expect(status).toBe(413);
    expect(sentBytes).toBeLessThan(100 * 1024 * 1024);
  });
});

describe("a client that goes away", () => {
  it("in the middle of its body harms no other client and is no incident", async () => {
    const socket = connect(server.port, "127.0.0.1");
    const seen = service.lines.length;
    socket.write(`${HEAD("Content-Length: 100").join("\r\n")}\r\n\r\n{"name":`);
    await once(socket, "connect");
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(100);
    socket.destroy();
    await expect.poll(() => service.lines.length).toBeGreaterThan(seen);
    expect(service.lines.at(-1)?.status).toBe(400);
    expect(service.incidents).toEqual([]);
    expect((await fetch(url("/health"))).status).toBe(200);
  });
});

describe("a client that closes its side", () => {
  const LINE = `${JSON.stringify({ id: 1, operation: "sayHello", input: { name: "Ann" } })}\n`;
  const BATCH = (...more: readonly string[]): string =>
    [
      "POST /api/v2/batch HTTP/1.1",
      "Host: x",
      `X-API-Key: ${KEY}`,
      "Content-Type: application/x-ndjson",
      ...more,
      "",
      "",
    ].join("\r\n");
  const CHUNK = `${LINE.length.toString(16)}\r\n${LINE}\r\n`;

  /** Everything that is answered to what is sent, and then to the rest, which is sent once the answer has begun. */
  async function answerTo(sent: string, rest?: (socket: Socket) => void, { port } = server): Promise<string> {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    const all = text(socket);
    socket.write(sent);
    if (rest === undefined) socket.end();
    else socket.once("data", () => rest(socket));
    const answer = await all;
    socket.destroy();
    return answer;
  }

  const statuses = (answer: string) => answer.match(/HTTP\/1\.1 \d+/g);

  it.each([
    ["a GET", `GET /api/v2/test/things HTTP/1.1\r\nHost: x\r\nX-API-Key: ${KEY}\r\n\r\n`, /"said":\{.*\}$/],
    ["a POST", [...HEAD("Content-Length: 14"), "", '{"name":"Ann"}'].join("\r\n"), /"said":\{.*"name":"Ann".*\}$/],
    ["a batch", `${BATCH(`Content-Length: ${LINE.length}`)}${LINE}`, /"done":true,"answered":1.*\r\n0\r\n\r\n$/s],
    ["the last of three", "GET /health HTTP/1.1\r\nHost: x\r\n\r\n".repeat(3), /"status":"ok".*\}$/],
  ])("after its whole request gets the answer: %s", async (name, sent, end) => {
    // An answer that is computed after the client closed its side.
    const slow = await listening(service, async (...asked) => {
      await wait(50);
      return service.app.fetch(...asked);
    });
    const answer = await answerTo(sent, undefined, slow);
    await slow.stop(0);
    expect(statuses(answer)).toEqual(Array(name === "the last of three" ? 3 : 1).fill("HTTP/1.1 200"));
    expect(answer).toMatch(end);
  });

  it.each<[string, string, (socket: Socket) => void]>([
    ["and closes its side", `${BATCH("Content-Length: 5000")}${LINE.repeat(3)}`, (socket) => socket.end()],
    ["and is no chunk", `${BATCH("Transfer-Encoding: chunked")}${CHUNK}`, (socket) => socket.write("zz\r\n")],
    ["with its side", `${BATCH("Transfer-Encoding: chunked")}${CHUNK}`, (socket) => socket.end("zz\r\n")],
  ])("a batch that breaks after its answer began ends with its own last line: %s", async (_, sent, rest) => {
    const answer = await answerTo(sent, rest);
    expect(statuses(answer)).toEqual(["HTTP/1.1 200"]);
    expect(answer).toMatch(
      /\{"done":false,[^\n]*"error":\{[^\n]*The request ended before it was complete\.[^\n]*\}\n\r\n0\r\n\r\n$/,
    );
  });

  it("a batch that breaks at once has one answer too", async () => {
    const answer = await answerTo(`${BATCH("Content-Length: 5000")}${LINE.repeat(3)}`);
    expect(statuses(answer)).toHaveLength(1);
    expect(answer).toMatch(/"code":"bad_request"/);
  });

  it("what is no request after a batch does not cut into its answer", async () => {
    const whole = `${BATCH("Transfer-Encoding: chunked")}${CHUNK}`;
    const answer = await answerTo(whole, (socket) => socket.write("0\r\n\r\nno request\r\n\r\n"));
    expect(statuses(answer)?.[0]).toBe("HTTP/1.1 200");
    expect(answer).toMatch(/"done":true,"answered":1,[^\n]*\}\n\r\n0\r\n\r\n(?:HTTP\/1\.1 400 .*)?$/s);
  });
});

describe("a stop", () => {
  /** A server whose answers wait until the gate opens. */
  async function waiting() {
    const gate: { open: () => void } = { open: () => undefined };
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
    const own = testService();
    let arrived = 0;
    const running = await listening(own, async (request) => {
      arrived += 1;
      await opened;
      return own.app.fetch(request);
    });
    const get = (): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        httpRequest({ port: running.port, path: "/health", headers: { Connection: "keep-alive" } }, resolve)
          .on("error", reject)
          .end();
      });
    return { gate, running, get, arrived: () => arrived };
  }

  it("lets running requests finish, accepts nothing new, and ends", async () => {
    const { gate, running, get, arrived } = await waiting();
    const under = get();
    await expect.poll(arrived).toBe(1);
    const stopped = running.stop(10_000);
    await expect(get()).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/);
    gate.open();
    const response = await under;
    expect([response.statusCode, await text(response)]).toEqual([200, expect.stringContaining("ok")]);
    await stopped;
  });

  it("fails no request of a client that keeps sending on its connection", async () => {
    const own = await listening(testService());
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        httpRequest({ port: own.port, path: "/health", agent }, resolve).on("error", reject).end();
      });
    let last = "";
    const busy = (async () => {
      for (;;) {
        const response = await ask();
        await text(response);
        last = response.headers.connection ?? "";
      }
    })();
    const ended = expect(busy).rejects.toThrow("ECONNREFUSED");
    await expect.poll(() => last).toBe("keep-alive");
    await own.stop(10_000);
    await ended;
    expect(last).toBe("close");
  });

  it("cuts off what takes longer than its grace", async () => {
    const { running, get, arrived } = await waiting();
    const under = expect(get()).rejects.toThrow(/hang up|ECONNRESET/);
    await expect.poll(arrived).toBe(1);
    await running.stop(50);
    await under;
  });

  it("does not wait for connections that are idle", async () => {
    const own = await listening(testService());
    const idle: Socket = connect(own.port, "127.0.0.1");
    await once(idle, "connect");
    idle.write("GET /health HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(idle, "data");
    // Longer than a test may take.
    await expect(own.stop(600_000)).resolves.toBeUndefined();
    idle.destroy();
  });
});

describe("a port", () => {
  it("that is in use is said in one line", async () => {
    const options = { host: "127.0.0.1", fetch: service.app.fetch, refuse: async () => new Response() };
    const result = await listen({ ...options, port: server.port });
    expect(result).toEqual({ ok: false, problem: expect.stringMatching(/^Port \d+ on 127\.0\.0\.1 is in use\..*$/) });
  });
});
