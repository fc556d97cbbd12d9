import { connect } from "node:net";
import { generateKey } from "@almagest/auth";
import { type Database, openPostgres } from "@almagest/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { upTo } from "./calls";
import { issueKey, type TestKey } from "./keys";
import { type OwnDatabase, ownDatabase } from "./own-database";
import { type ApiProcess, startApi } from "./processes";
import { type Answer, type Ask, ask, codeOf, restCall, SIGNS } from "./requests";

const INJECTIONS = [
  "'; DROP TABLE quota_ledger; --",
  "' OR '1'='1",
  "1); DELETE FROM api_key; --",
  "$1::text || pg_sleep(9)",
  "\\'; TRUNCATE subscription; --",
  "Robert`); DROP TABLE students;--",
];
const CHART = "/api/v2/astrology/natal-chart";

let server: OwnDatabase;
let database: Database;
let api: ApiProcess;
let key: TestKey;
/** Each attack has to be answered for itself, not for exceeding a rate. */
const UNBOUNDED = { ALMAGEST_FREE_PER_SECOND: "0" };
/** All output that the service ever sent to anyone. */
const said: string[] = [];

beforeAll(async () => {
  server = await ownDatabase();
  database = openPostgres({ url: server.url });
  await database.migrate();
  api = await startApi({ environment: { DATABASE_URL: server.url, LOG_LEVEL: "trace", ...UNBOUNDED } });
  key = await issueKey(database, { requestsPerMonth: 1_000_000 });
});
afterAll(async () => {
  await api?.stop();
  await database?.close();
  await server?.remove();
});

async function send(request: Partial<Ask> = {}): Promise<Answer> {
  const answer = await ask({ port: api.port, path: SIGNS, ...request });
  said.push(JSON.stringify(answer.headers), answer.body);
  return answer;
}
const withKey = (more: Record<string, string> = {}) => ({ "X-API-Key": key.text, ...more });

/** Sends raw bytes and returns the response until the server closes the connection. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(api.port, "127.0.0.1", () => socket.write(text));
    socket.on("data", (chunk) => (answer += chunk.toString("utf8")));
    socket.once("error", reject);
    socket.once("close", () => {
      said.push(answer);
      resolve(answer);
    });
  });
}

async function tables(): Promise<readonly number[]> {
  const [row] = await database.ledger.query(
    `SELECT (SELECT count(*) FROM api_key)::float8 AS keys, (SELECT count(*) FROM subscription)::float8 AS subscriptions,
    (SELECT count(*) FROM pg_class WHERE relname LIKE 'quota_%' AND relkind IN ('r', 'p', 'v'))::float8 AS tables`,
    [],
  );
  return [Number(row?.["keys"]), Number(row?.["subscriptions"]), Number(row?.["tables"])];
}

describe("SQL in a string", () => {
  it.each(INJECTIONS)("changes nothing wherever it is sent: %s", async (text) => {
    const before = await tables();
    const encoded = encodeURIComponent(text);
    const json = { "Content-Type": "application/json" };
    const body = JSON.stringify({ date: text, time: text, timezone: text, latitude: text, houseSystem: text });
    const answers = await Promise.all([
      send({ path: `/api/v2/astrology/signs/${encoded}`, headers: withKey() }),
      send({ path: `${SIGNS}?lang=${encoded}`, headers: withKey() }),
      send({ path: `${SIGNS}?api_key=${encoded}` }),
      send({ headers: { "X-API-Key": text } }),
      send({ headers: { Authorization: `Bearer ${text}` } }),
      send({ headers: withKey({ Origin: text, "X-Request-Id": text, "X-Forwarded-For": text }) }),
      send({ path: CHART, method: "POST", headers: { ...withKey(), ...json }, body }),
      send({ path: `/api/v2/${encoded}`, headers: withKey() }),
      send({ method: "OPTIONS", headers: { Origin: text, "Access-Control-Request-Method": "GET" } }),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect(await tables()).toEqual(before);
  });
});

describe("a header", () => {
  it("that carries line ends is refused or answered without them", async () => {
    for (const name of ["X-Request-Id", "Origin", "X-API-Key"]) {
      const answer = await raw(`GET ${SIGNS} HTTP/1.1\r\nHost: x\r\n${name}: a\rSet-Cookie: stolen=1\r\n\r\n`);
      expect(answer.toLowerCase()).not.toContain("\nset-cookie");
    }
    const encoded = await send({ path: `${SIGNS}?lang=%0d%0aSet-Cookie:%20a=b`, headers: withKey() });
    expect(encoded.headers["set-cookie"]).toBeUndefined();
  });

  it("of a megabyte is a 431 with a record, and the service goes on", async () => {
    const answer = await raw(`GET ${SIGNS} HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(1_000_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('"code":"error"');
    expect((await send({ headers: withKey() })).status).toBe(200);
  });

  it("that smuggles a second request is refused", async () => {
    const answer = await raw(
      `POST ${CHART} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('"status":"ok"');
  });
});

describe("slow clients", () => {
  it("by the hundred delay no other caller", async () => {
    const sockets = await Promise.all(
      upTo(100).map(
        () =>
          new Promise<ReturnType<typeof connect>>((resolve) => {
            const socket = connect(api.port, "127.0.0.1", () => {
              socket.write(
                `POST ${CHART} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key.text}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"date"`,
              );
              resolve(socket);
            });
          }),
      ),
    );
    const answers = await Promise.all(upTo(50).map(() => send({ headers: withKey() })));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    for (const socket of sockets) socket.destroy();
  });
});

describe("a key", () => {
  it("of another installation is invalid here, and looks like any other unknown key", async () => {
    const stranger = generateKey("secret", (byteCount) => crypto.getRandomValues(new Uint8Array(byteCount)));
    const [unknown, mistyped] = [
      await send({ headers: { "X-API-Key": stranger } }),
      await send({ headers: { "X-API-Key": `${stranger.slice(0, -1)}!` } }),
    ];
    expect([unknown.status, codeOf(unknown)]).toEqual([401, "invalid_api_key"]);
    expect(mistyped.body).toBe(unknown.body);
  });

  it("that is almost right takes as long to refuse as one that is all wrong", async () => {
    const parts = key.text.split("");
    const median = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
    const times: { near: number[]; far: number[] } = { near: [], far: [] };
    for (const turn of upTo(150)) {
      // The same key but for one character of the checksum; and one that differs everywhere.
      const near = [...parts.slice(0, -1), turn % 2 === 0 ? "2" : "3"].join("");
      const far = `alm_sk_${"z".repeat(46)}`;
      for (const [kind, text] of [
        ["near", near],
        ["far", far],
      ] as const) {
        const answer = await restCall(api.port, text);
        if (answer.status === 401) times[kind].push(answer.ms);
      }
    }
    const ratio = median(times.near) / median(times.far);
    expect(times.near.length).toBeGreaterThan(70);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it("publishable, is bound to its host however the host is written", async () => {
    const own = await issueKey(database, { kind: "publishable", origins: ["xn--mnchen-3ya.example"] });
    const from = async (origin: string) => {
      const answer = await send({ headers: { "X-API-Key": own.text, Origin: origin } });
      return [answer.status, answer.headers["access-control-allow-origin"]];
    };
    expect(await from("https://XN--MNCHEN-3YA.example")).toEqual([200, "https://XN--MNCHEN-3YA.example"]);
    expect(await from("http://xn--mnchen-3ya.example.:8080")).toEqual([200, "http://xn--mnchen-3ya.example.:8080"]);
    // A page may read the reason for a refusal; requests that no browser sends get no CORS header.
    for (const origin of ["null", "https://munchen.example"]) expect(await from(origin)).toEqual([403, origin]);
    for (const origin of [
      "https://xn--mnchen-3ya.example@evil.example",
      "https://evil.example/xn--mnchen-3ya.example",
      "https://evil.example#xn--mnchen-3ya.example",
      "https://xn--mnchen-3ya.example, https://evil.example",
    ]) {
      expect(await from(origin)).toEqual([403, undefined]);
    }
  });
});

describe("a path", () => {
  it.each([
    "/docs/assets/../../package.json",
    "/docs/assets/..%2f..%2f..%2fpackage.json",
    "/docs/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/docs/assets/....//....//etc/passwd",
    "/docs/assets/..%5c..%5cpackage.json",
    "/docs/assets/%252e%252e%252fpackage.json",
    "/docs/assets//etc/passwd",
    "/docs/assets/docs.css%00.png",
    "//etc/passwd",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/api/v2/../../etc/passwd",
    "/mcp/..%2f..%2fetc",
  ])("%s leads to no file", async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|401|403|404) /);
    expect(answer).not.toMatch(/:x:0:0:|"dependencies"/);
  });
});

describe("a flood of what costs nothing", () => {
  it("is refused after a while, while a key is served and health is answered", async () => {
    const bounded = await startApi({
      environment: { DATABASE_URL: server.url, LOG_LEVEL: "silent", ALMAGEST_FREE_PER_SECOND: "1" },
    });
    const { port } = bounded;
    const attempts = ["/nowhere", "/llms-full.txt", "/api/v2/astrology/sings", "/mcp/docs", SIGNS];
    const flood = attempts.map((path) => ({ path, headers: path === SIGNS ? { "X-API-Key": "wrong" } : {} }));
    const statuses: (number | undefined)[] = [];
    for (let turn = 0; turn < 100; turn += 1) {
      const answers = await Promise.all(flood.map((request) => ask({ port, ...request })));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(statuses.length / 2);
    expect((await ask({ port, path: SIGNS, headers: withKey() })).status).toBe(200);
    expect((await ask({ port, path: "/health" })).status).toBe(200);
    await bounded.stop();
  });
});

describe("secrets", () => {
  it("are in no answer and in no line of the log", async () => {
    const log = api.output();
    const [row] = await database.ledger.query(
      "SELECT value, (SELECT string_agg(hash, ' ') FROM api_key_secret) AS hashes FROM service_secret",
      [],
    );
    const secrets = [key.text.slice(7), String(row?.["value"]), "password", ...String(row?.["hashes"]).split(" ")];
    expect(secrets.length).toBeGreaterThan(4);
    expect(log.split("\n").length).toBeGreaterThan(100);
    for (const secret of secrets) {
      expect(said.some((text) => text.includes(secret))).toBe(false);
      expect(log.includes(secret)).toBe(false);
    }
  });
});
