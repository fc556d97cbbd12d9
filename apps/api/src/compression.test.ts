import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { catalogue } from "@almagest/catalog";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { KEY, testService } from "../test/service";
import { listen, type RunningServer } from "./server";
import { brokenRequest } from "./start";

const CARDS = "/api/v2/tarot/cards";
const DOCUMENT = "/api/v2/openapi.json";

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

let server: RunningServer;
beforeAll(async () => {
  const service = testService(100_000, { catalogue });
  const result = await listen({
    port: 0,
    host: "127.0.0.1",
    fetch: service.app.fetch,
    refuse: brokenRequest(service.parts),
  });
  if (!result.ok) throw new Error(result.problem);
  server = result.server;
});
afterAll(() => server.stop(0));

/** Returns the raw bytes: `fetch` would decompress them. */
function ask(path: string, acceptEncoding: string | undefined, method = "GET"): Promise<Answer> {
  const headers = { "X-API-Key": KEY, ...(acceptEncoding === undefined ? {} : { "Accept-Encoding": acceptEncoding }) };
  return new Promise((resolve, reject) => {
    const call = httpRequest({ host: "127.0.0.1", port: server.port, path, method, headers }, (response) => {
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode, headers: response.headers, bytes }),
        reject,
      );
    });
    call.once("error", reject);
    call.end();
  });
}

const unpack: Readonly<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

describe("a text of a kilobyte or more", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
  ])("asked for with %s comes as %s, the same when it is unpacked", async (accepted, coding) => {
    for (const path of [CARDS, DOCUMENT, "/docs", "/docs/assets/docs.css"]) {
      const [plain, packed] = [await ask(path, undefined), await ask(path, accepted)];
      expect([packed.status, packed.headers["content-encoding"]], path).toEqual([200, coding]);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length * 0.7);
      expect(unpack[coding]?.(packed.bytes).equals(plain.bytes), path).toBe(true);
    }
  });

  it.each([undefined, "identity", "br;q=0, gzip;q=0"])("requested with %s is not compressed", async (accepted) => {
    const { headers, bytes } = await ask(CARDS, accepted);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(Number(headers["content-length"])).toBe(bytes.length);
  });

  it("keeps its other headers, and no cache gives it to who cannot unpack it", async () => {
    for (const path of [DOCUMENT, "/docs/assets/docs.css", "/api/v2/languages/field-labels"]) {
      const [plain, packed] = [await ask(path, undefined), await ask(path, "br")];
      const { "content-length": _, date: __, "x-request-id": ___, ...kept } = plain.headers;
      const { "x-ratelimit-used": used, "x-ratelimit-remaining": remaining, ...others } = kept;
      expect(packed.headers, path).toMatchObject({ ...others, "content-encoding": "br" });
      expect([packed.headers["x-ratelimit-used"], used, remaining].join()).toMatch(/^\d+,\d+,\d+$/);
      expect(packed.headers.vary).toContain("Accept-Encoding");
    }
    const { headers } = await ask("/api/v2/languages/field-labels", "br");
    expect(headers.vary).toBe("Origin, X-API-Key, Authorization, Accept-Encoding");
    expect(headers["cache-control"]).toMatch(/^private, max-age=\d+$/);
  });

  it("counts one unit, and a HEAD has the headers and no body", async () => {
    const before = Number((await ask(CARDS, "br")).headers["x-ratelimit-used"]);
    expect(Number((await ask(CARDS, "br")).headers["x-ratelimit-used"])).toBe(before + 1);
    const head = await ask(CARDS, "br", "HEAD");
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.headers["x-ratelimit-used"]).toMatch(/^\d+$/);
  });
});

describe("a smaller text", () => {
  it("is not compressed, and has its length", async () => {
    const { headers, bytes } = await ask("/health", "br");
    expect(bytes.length).toBeLessThan(1024);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(Number(headers["content-length"])).toBe(bytes.length);
  });
});
