import { existsSync, readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateKey, generateToken } from "@almagest/auth";
import { type Database, openPostgres } from "@almagest/database";
import { ERROR_CODES, ERROR_STATUS, type ErrorCode } from "@almagest/operation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { upTo } from "./calls";
import { issueKey, type TestKey, type TestKeyOptions } from "./keys";
import { type OwnDatabase, ownDatabase } from "./own-database";
import { type ApiProcess, startApi } from "./processes";
import { type Answer, type Ask, ask, mcpCall, SIGNS } from "./requests";
import { knownWithin, until } from "./until";

const PAGE = "https://app.example.com";
const CHART = "/api/v2/astrology/natal-chart";
const BIRTH = { date: "1990-07-15", time: "14:30:00", latitude: 40.7, longitude: -74, timezone: -4 };

let server: OwnDatabase;
let database: Database;
let api: ApiProcess;
/** Behind one proxy, and without an allowance for clients without a key. */
let behindProxy: ApiProcess;
let key: TestKey;

beforeAll(async () => {
  server = await ownDatabase();
  database = openPostgres({ url: server.url });
  await database.migrate();
  const environment = { DATABASE_URL: server.url };
  api = await startApi({ environment: { ...environment, ALMAGEST_KEYLESS_DAILY: "2", ALMAGEST_WORKERS: "1" } });
  behindProxy = await startApi({
    environment: { ...environment, ALMAGEST_KEYLESS_DAILY: "3", ALMAGEST_TRUSTED_HOPS: "1" },
  });
  key = await issueKey(database, { requestsPerMonth: 1000 });
});
afterAll(async () => {
  await Promise.all([api, behindProxy].map((each) => each?.stop()));
  await database?.close();
  await server?.remove();
});

const send = (request: Partial<Ask> = {}): Promise<Answer> => ask({ port: api.port, path: SIGNS, ...request });
const withKey = ({ text }: TestKey, more: Record<string, string> = {}) => ({ "X-API-Key": text, ...more });
const issued = (options: TestKeyOptions): Promise<TestKey> => issueKey(database, options);
const post = (body: string, more: Record<string, string> = {}): Partial<Ask> => ({
  path: CHART,
  method: "POST",
  headers: { ...withKey(key), "Content-Type": "application/json", ...more },
  body,
});

/** A way to make the service answer with each of its codes. */
const PROVOKE: Partial<Record<ErrorCode, () => Promise<Answer>>> = {
  validation_error: () => send(post(JSON.stringify({ ...BIRTH, date: "1990-02-30" }))),
  bad_request: () => send(post("{")),
  api_key_required: () => send({ path: "/api/v2/usage" }),
  invalid_api_key: () =>
    send({ headers: { "X-API-Key": generateKey("secret", (byteCount) => new Uint8Array(byteCount).fill(9)) } }),
  api_key_revoked: async () => {
    const revoked = await issued({});
    await database.ledger.query("UPDATE api_key SET revoked_at = now() WHERE id = $1::text", [revoked.id]);
    return send({ headers: withKey(revoked) });
  },
  subscription_not_found: async () => send({ headers: withKey(await issued({ hasSubscription: false })) }),
  subscription_inactive: async () =>
    send({ headers: withKey(await issued({ status: "cancelled", endAt: new Date(Date.now() - 1000) })) }),
  unauthorized: () =>
    send({ headers: { "X-API-Key": generateToken("access", (byteCount) => new Uint8Array(byteCount).fill(9)) } }),
  publishable_key_not_allowed_on_mcp: async () =>
    mcpCall(api.port, (await issued({ kind: "publishable", origins: ["app.example.com"] })).text),
  invalid_client_ip: () => ask({ port: behindProxy.port, path: SIGNS }),
  origin_required: async () =>
    send({ headers: withKey(await issued({ kind: "publishable", origins: ["app.example.com"] })) }),
  forbidden: async () => {
    const onPage = await issued({ kind: "publishable", origins: ["app.example.com"] });
    const headers = {
      "X-API-Key": onPage.text,
      "Content-Type": "application/x-ndjson",
      Origin: "https://app.example.com",
    };
    return send({ path: "/api/v2/batch", method: "POST", headers, body: "" });
  },
  origin_not_allowed: async () =>
    send({
      headers: withKey(await issued({ kind: "publishable", origins: ["example.com"] }), { Origin: PAGE }),
    }),
  not_found: () => send({ path: "/api/v2/astrology/signs/ophiuchus", headers: withKey(key) }),
  method_not_allowed: () => send({ method: "DELETE", headers: withKey(key) }),
  conflict: async () => {
    const once = { "Idempotency-Key": '"one key for two requests"' };
    await send(post(JSON.stringify(BIRTH), once));
    return send(post(JSON.stringify({ ...BIRTH, latitude: 0 }), once));
  },
  payload_too_large: () => send(post(`"${"x".repeat(1_100_000)}"`)),
  unsupported_media_type: () => send(post("date=1990", { "Content-Type": "text/plain" })),
  unprocessable_entity: () => send(post(JSON.stringify({ ...BIRTH, date: "0900-01-01" }))),
  rate_limit_exceeded: async () => {
    const small = await issued({ requestsPerMonth: 1 });
    await send({ headers: withKey(small) });
    return send({ headers: withKey(small) });
  },
  rate_limited: async () => {
    // Enough calls that two of them arrive within one second.
    const slow = await issued({ burstPerSecond: 1 });
    const answers = await Promise.all(upTo(20).map(() => send({ headers: withKey(slow) })));
    const refused = answers.find(({ status }) => status === 429);
    if (refused === undefined) throw new Error("one of them is too many for its second");
    return refused;
  },
  free_tier_exhausted: async () => {
    for (let turn = 0; turn < 2; turn += 1) await send();
    return send();
  },
  internal_error: async () => {
    // A row that no migration writes, with an unknown status.
    const broken = await issued({});
    await database.ledger.query("ALTER TABLE subscription DROP CONSTRAINT subscription_status", []);
    await database.ledger.query("UPDATE subscription SET status = 'odd' WHERE id = $1::text", [
      broken.id.replace("key", "sub"),
    ]);
    return send({ headers: withKey(broken) });
  },
  compute_saturated: async () => {
    // One thread, and sixteen that may wait for it.
    const month = { path: "/api/v2/astrology/aspects/monthly", method: "POST", body: '{"year":2026,"month":3}' };
    const headers = { ...withKey(key), "Content-Type": "application/json" };
    const answers = await Promise.all(Array.from({ length: 60 }, () => send({ ...month, headers })));
    const served = answers.filter(({ status }) => status === 200);
    expect(served.length).toBeGreaterThanOrEqual(17);
    expect(new Set(served.map(({ body }) => body)).size).toBe(1);
    const refused = answers.find(({ status }) => status === 503);
    if (refused === undefined) throw new Error("some of them find no room");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    return refused;
  },
  error: () => headersTooLarge(),
};

/** Not sent by anything yet: each has its place in the table for later. */
const RESERVED: readonly ErrorCode[] = ["gone"];

describe("each code of the service", () => {
  it("is provoked here or reserved, and the documentation says which", () => {
    expect([...Object.keys(PROVOKE), ...RESERVED].sort()).toEqual([...ERROR_CODES].sort());
    const page = readFileSync(new URL("docs/errors.md", ROOT), "utf8");
    for (const code of ERROR_CODES) {
      const section = new RegExp(`^## ${code}$[^#]*`, "m").exec(page)?.[0] ?? "";
      expect(section, code).not.toBe("");
      expect(/reserved/i.test(section), code).toBe(RESERVED.includes(code));
    }
  });

  it.each(ERROR_CODES.filter((code) => !RESERVED.includes(code)))("%s", async (code) => {
    const answer = await PROVOKE[code]?.();
    if (answer === undefined) throw new Error("there is a way to provoke it");
    const record = JSON.parse(answer.body);
    expect(record.code).toBe(code);
    if (code !== "error") expect(answer.status).toBe(ERROR_STATUS[code]);
    expect(record.doc_url).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+/docs/errors#${code}$`));
    expect(record.error.length).toBeGreaterThan(20);
    for (const name of ["limit", "remaining", "used", "reset"]) {
      expect(answer.headers[`x-ratelimit-${name}`]).toMatch(/^\d+$/);
    }
    if (answer.status === 429) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    if (answer.status === 401) expect(answer.headers["www-authenticate"]).toContain("Bearer");
  });

  it("that is reserved is mapped in the table and written nowhere else in the service", () => {
    const reserved = RESERVED.map((code) => [code, ERROR_STATUS[code]]);
    expect(reserved).toEqual([["gone", 410]]);
    const sources = ["apps", "packages"].flatMap((folder) => sourcesIn(fileURLToPath(new URL(folder, ROOT))));
    expect(sources.length).toBeGreaterThan(100);
    const said = sources.flatMap((path) => {
      const text = readFileSync(path, "utf8");
      return RESERVED.filter((code) => text.includes(`code: "${code}"`)).map((code) => [path, code]);
    });
    expect(said).toEqual([]);
  });
});

const ROOT = new URL("../../../", import.meta.url);

/** The packages' own sources in a folder: their dependencies are a hundred times as much. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name, "src"))
    .filter((src) => existsSync(src))
    .flatMap((src) => readdirSync(src, { recursive: true, encoding: "utf8" }).map((path) => join(src, path)))
    .filter((path) => /(?<!\.test)\.ts$/.test(path));
}

/** Node's parser rejects it before there is a request. */
function headersTooLarge(): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(api.port, "127.0.0.1", () => {
      socket.write(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(1_000_000)}\r\n\r\n`);
    });
    let text = "";
    socket.on("data", (chunk) => (text += chunk.toString("utf8")));
    socket.once("error", reject);
    socket.once("end", () => {
      const [head = "", body = ""] = text.split("\r\n\r\n");
      const [line = "", ...lines] = head.split("\r\n");
      const headers = Object.fromEntries(lines.map((row) => row.toLowerCase().split(": ")));
      resolve({ status: Number(line.split(" ")[1]), headers, body, ms: 0 });
    });
  });
}

describe("a client without a key", () => {
  const from = (address: string, forged = "") =>
    ask({ port: behindProxy.port, path: SIGNS, headers: { "X-Forwarded-For": `${forged}${address}` } });

  it("has its allowance by the address that the trusted proxy saw; a forged header gains nothing", async () => {
    const statuses = [];
    for (const forged of ["", "1.2.3.4, ", "5.6.7.8, ", "::1, "]) {
      statuses.push((await from("203.0.113.9", forged)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await from("203.0.113.10")).status).toBe(200);
  });

  it("is identified by the first half of an IPv6 address", async () => {
    const statuses = [];
    for (const host of ["1", "2:3", "ffff", "1"]) statuses.push((await from(`2001:db8:0:7::${host}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await from("2001:db8:0:8::1")).status).toBe(200);
  });

  it("gets 401 api_key_required on the tool server, and where the allowance is 0", async () => {
    const none = await startApi({ environment: { DATABASE_URL: server.url, ALMAGEST_KEYLESS_DAILY: "0" } });
    const answer = await ask({ port: none.port, path: SIGNS });
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([401, "api_key_required"]);
    await none.stop();
    const tool = await mcpCall(api.port, "");
    expect([tool.status, JSON.parse(tool.body).code]).toEqual([401, "api_key_required"]);
  });
});

describe("a page of another host", () => {
  const preflight = (origin: string) =>
    send({
      method: "OPTIONS",
      path: CHART,
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "x-api-key,content-type",
      },
    });

  it("may send requests from anywhere, because its preflight has no key; the key decides what then costs", async () => {
    for (const origin of ["https://shop.example.com:8443", "https://elsewhere.example", "null"]) {
      const { status, headers } = await preflight(origin);
      expect([status, headers["access-control-allow-origin"]]).toEqual([204, origin]);
      for (const name of ["X-API-Key", "X-SDK-Client", "X-Request-Id", "traceparent", "tracestate"]) {
        expect(headers["access-control-allow-headers"]).toContain(name);
      }
      expect(headers["access-control-allow-credentials"]).toBeUndefined();
    }
  });

  it("reads why a key does not serve it, and that costs nothing", async () => {
    const own = await issued({ kind: "publishable", origins: ["shop.example.com"] });
    await send({ headers: withKey(own, { Origin: "https://shop.example.com" }) });
    const refused = await send({ headers: withKey(own, { Origin: PAGE }) });
    expect([refused.status, refused.headers["access-control-allow-origin"]]).toEqual([403, PAGE]);
    expect(JSON.parse(refused.body)).toMatchObject({ code: "origin_not_allowed" });
    expect(refused.headers["x-ratelimit-used"]).toBe("1");
    await database.ledger.query("UPDATE api_key SET revoked_at = now() WHERE id = $1::text", [own.id]);
    const { last: revoked } = await knownWithin(
      2000,
      () => send({ headers: withKey(own, { Origin: PAGE }) }),
      ({ status }) => status === 401,
    );
    expect([revoked.headers["access-control-allow-origin"], revoked.headers["x-ratelimit-used"]]).toEqual([PAGE, "1"]);
  });

  it("reads answers, refusals and its position with its own key", async () => {
    const publishable = await issued({ kind: "publishable", origins: ["shop.example.com"], requestsPerMonth: 1 });
    const headers = withKey(publishable, { Origin: "https://SHOP.example.com" });
    const seen = [];
    for (const path of [SIGNS, SIGNS, "/api/v2/nothing"]) {
      const answer = await send({ path, headers });
      expect(answer.headers["access-control-allow-origin"]).toBe("https://SHOP.example.com");
      expect(answer.headers["access-control-expose-headers"]).toContain("X-RateLimit-Used");
      seen.push(answer.status);
    }
    expect(seen).toEqual([200, 429, 404]);
  });

  it("reads whatever is charged: with a secret key that it was given, and without a key", async () => {
    const own = await issued({});
    for (const [headers, used] of [
      [withKey(own), "1"],
      [{ "X-Forwarded-For": "203.0.113.77" }, "1"],
    ] as const) {
      const answer = await ask({ port: behindProxy.port, path: SIGNS, headers: { ...headers, Origin: PAGE } });
      expect([answer.status, answer.headers["access-control-allow-origin"]]).toEqual([200, PAGE]);
      expect(answer.headers["x-ratelimit-used"]).toBe(used);
    }
  });
});

describe("what a call costs", () => {
  const used = async (request: Partial<Ask>, who: TestKey) => {
    const answer = await send({ ...request, headers: { ...request.headers, ...withKey(who) } });
    return [answer.status, answer.headers["x-ratelimit-used"]];
  };

  it("is one unit where it ran, and nothing where it was refused", async () => {
    const own = await issued({});
    const json = { "Content-Type": "application/json" };
    const chart = { path: CHART, method: "POST", headers: json };
    expect(await used({}, own)).toEqual([200, "1"]);
    expect(await used({ path: "/api/v2/usage" }, own)).toEqual([200, "2"]);
    expect(await used({ path: "/api/v2/astrology/signs/ophiuchus" }, own)).toEqual([404, "3"]);
    expect(await used({ ...chart, body: JSON.stringify({ ...BIRTH, date: "0900-01-01" }) }, own)).toEqual([422, "4"]);
    expect(await used({ ...chart, body: "{}" }, own)).toEqual([400, "4"]);
    expect(await used({ ...chart, body: "{" }, own)).toEqual([400, "4"]);
    expect(await used({ path: "/api/v2/nothing" }, own)).toEqual([404, "4"]);
    expect(await used({ method: "DELETE" }, own)).toEqual([405, "4"]);
    const today = { path: "/api/v2/tarot/daily", method: "POST", headers: json, body: "{}" };
    expect(await used(today, own)).toEqual([200, "5"]);
    expect(await used({ path: "/api/v2/crystals/random", method: "HEAD" }, own)).toEqual([200, "6"]);
  });

  it("is nothing for a catalogue's headers, and where the caller has it already", async () => {
    const own = await issued({});
    for (const path of ["/api/v2/astrology/signs", "/api/v2/astrology/signs.svg"]) {
      const { headers } = await send({ path, headers: withKey(own) });
      const before = headers["x-ratelimit-used"];
      expect(await used({ path, method: "HEAD" }, own)).toEqual([200, before]);
      expect(await used({ path, headers: { "If-None-Match": headers["etag"] } }, own)).toEqual([304, before]);
    }
    const { body } = await send({ path: "/api/v2/usage", headers: withKey(own) });
    expect(JSON.parse(body)).toMatchObject({ usedThisMonth: 3 });
  });

  it("is reported by GET /usage, which counts itself", async () => {
    const own = await issued({ requestsPerMonth: 10 });
    await send({ headers: withKey(own) });
    const answer = await send({ path: "/api/v2/usage", headers: withKey(own) });
    expect(JSON.parse(answer.body)).toEqual({
      plan: "custom",
      usedThisMonth: 2,
      requestsPerMonth: 10,
      remainingThisMonth: 8,
      email: "dev@example.com",
      status: "active",
      endDate: "2099-01-01T00:00:00.000Z",
    });
  });

  it("is refused past a burst limit, and then costs nothing", async () => {
    const own = await issued({ burstPerSecond: 2 });
    const startMs = performance.now();
    const answers = await Promise.all(upTo(30).map(() => send({ headers: withKey(own) })));
    const refilled = Math.floor(((performance.now() - startMs) / 1000) * 2);
    const granted = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ status }) => status === 429);
    expect(granted).toBeGreaterThanOrEqual(2);
    expect(granted).toBeLessThanOrEqual(2 + refilled);
    expect(refused).toHaveLength(30 - granted);
    for (const { headers } of refused) expect(headers["retry-after"]).toBe("1");
    const last = answers.map(({ headers }) => Number(headers["x-ratelimit-used"]));
    expect(Math.max(...last)).toBe(granted);
  });
});

describe("keys", () => {
  it("are in no line of the log, whichever way they came", async () => {
    const own = await issued({});
    await send({ headers: withKey(own) });
    await send({ path: `${SIGNS}?api_key=${own.text}` });
    await send({ headers: { Authorization: `Bearer ${own.text}` } });
    await send({ path: `/api/v2/nothing?api_key=${own.text}` });
    await send({ path: `/api/v2/${own.text}`, headers: withKey(own) });
    // The log is written in the background: the line of the last call is the last one.
    await until("the last call is in the log", () => api.output().split(own.id).length > 5);
    expect(api.output()).not.toContain(own.text.slice(7));
  });
});
