import { fixedKeyStore, keyCallers } from "@almagest/auth";
import { catalogue } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { nodeResources } from "@almagest/mcp/resources";
import type { AnyOperation } from "@almagest/operation";
import { createPipeline, createTextStore, isConstant, isKept } from "@almagest/pipeline";
import { burstGuard, memoryMeter } from "@almagest/quota";
import { describe, expect, it } from "vitest";
import { get, KEY, NOON, PUBLIC_URL, testService } from "../../test/service";
import { createApp } from "../app";

const DAY_MS = 86_400_000;
const operations = catalogue.entries.map(({ operation }) => operation);
const resources = await nodeResources(operations, { ephemeris: swissEphemeris() });

/** A whole service with a chosen clock, random bytes and program name. */
function serviceAt(now: number, chance: number, programId: string): ReturnType<typeof createApp> {
  const pipeline = createPipeline({
    resources,
    publicUrl: PUBLIC_URL,
    now: () => now,
    burst: burstGuard(() => now),
    callers: keyCallers({
      store: fixedKeyStore([KEY]),
      keyless: false,
      clientSalt: "a salt for tests",
      now: () => now,
    }),
    meter: memoryMeter({ monthlyLimit: 1_000_000, now: () => now }),
    texts: createTextStore(catalogue.loadTexts),
    log: { error: ({ error, operationId }) => expect.fail(`${operationId}: ${String(error)}`) },
    random: (byteCount) => new Uint8Array(byteCount).fill(chance),
  });
  return createApp({ ...testService().parts, pipeline, catalogue, programId });
}

const app = serviceAt(NOON, 3, "one");
const elsewhere = serviceAt(NOON + 40 * DAY_MS, 9, "another");

const reads = operations.filter(({ method }) => method === "GET");
const constant = reads.filter(isConstant);
/** `/usage` requires a subscription, which a test key lacks. */
const changing = reads.filter((operation) => !isKept(operation) && operation.id !== "getUsage");

/** The address of each example, in several languages. */
function addressesOf({ path, params, examples }: AnyOperation): readonly string[] {
  return examples.flatMap((example) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(example[name])));
    const others = Object.entries(example).filter(
      ([name]) => name !== "lang" && !Object.hasOwn(params?.shape ?? {}, name),
    );
    const query = new URLSearchParams(others.map(([name, value]) => [name, String(value)]));
    return ["en", "de", "zh-Hans"].map(
      (lang) => `/api/v2${filled}?${query}${others.length > 0 ? "&" : ""}lang=${lang}`,
    );
  });
}

async function ask(address: string, headers: Record<string, string> = {}, method = "GET", service = app) {
  const response = await service.request(address, { ...get(headers), method });
  const text = await response.text();
  const used = Number(response.headers.get("x-ratelimit-used"));
  return { status: response.status, text, used, tag: response.headers.get("etag") ?? "", headers: response.headers };
}

const usedNow = async (): Promise<number> => (await ask("/health")).used;

describe("answers that depend only on their arguments", () => {
  it("are those of most reads, by what they declare to need", () => {
    const ids = constant.map(({ path }) => path);
    for (const path of ["/astrology/signs", "/tarot/cards/{id}", "/languages", "/languages/field-labels"]) {
      expect(ids).toContain(path);
    }
    expect(constant.length).toBeGreaterThan(60);
    for (const { path, needs } of constant) {
      expect([path, needs.filter(({ name }) => /now|random|account/.test(name))]).toEqual([path, []]);
    }
  });

  it("have one tag for the same bytes, whatever the clock and chance, and another for others", async () => {
    const bodies = new Map<string, string>();
    for (const address of constant.flatMap(addressesOf)) {
      const { status, tag, text, headers } = await ask(address);
      expect([address, status, headers.get("cache-control")]).toEqual([address, 200, "private, max-age=86400"]);
      expect(headers.get("vary")).toMatch(/^(?:Accept, )?Origin, X-API-Key, Authorization$/);
      expect(tag, address).toMatch(/^W\/"[\w-]{27}"$/);
      expect([address, bodies.get(tag) ?? text]).toEqual([address, text]);
      bodies.set(tag, text);
      if (address.endsWith("lang=en")) {
        const other = await ask(address, {}, "GET", elsewhere);
        expect([address, other.text, other.tag === tag]).toEqual([address, text, false]);
        const spelled = await ask(address.replace(/[?&]lang=en$/, ""));
        expect([address, spelled.tag, spelled.text]).toEqual([address, tag, text]);
      }
    }
    expect(bodies.size).toBeGreaterThan(constant.length);
  });

  it("cost a unit when they are sent, and nothing for HEAD or to a caller who has them", async () => {
    let used = await usedNow();
    for (const [address = ""] of constant.map(addressesOf)) {
      const sent = await ask(address);
      used += 1;
      expect([address, sent.used]).toEqual([address, used]);
      const head = await ask(address, {}, "HEAD");
      expect([address, head.status, head.text, head.used]).toEqual([address, 200, "", used]);
      for (const name of ["etag", "cache-control", "vary", "content-type", "content-length"]) {
        expect([address, name, head.headers.get(name)]).toEqual([address, name, sent.headers.get(name)]);
      }
      const known = await ask(address, { "If-None-Match": `"other", ${sent.tag}` });
      expect([address, known.status, known.text, known.tag, known.used]).toEqual([address, 304, "", sent.tag, used]);
      const outdated = await ask(address, { "If-None-Match": '"other"' });
      used += 1;
      expect([address, outdated.status, outdated.used]).toEqual([address, 200, used]);
    }
  });

  it("that are refused are refused by HEAD too, and no tag makes an answer of a refusal", async () => {
    const used = await usedNow();
    const address = "/api/v2/tarot/cards/no-such-card";
    const head = await ask(address, {}, "HEAD");
    expect([head.status, head.tag, head.used]).toEqual([404, "", used]);
    const any = await ask(address, { "If-None-Match": "*" });
    expect([any.status, any.headers.get("cache-control"), any.used]).toEqual([404, "no-store", used + 1]);
    const wrong = await ask("/api/v2/tarot/cards?limit=0", { "If-None-Match": "*" });
    expect([wrong.status, wrong.headers.get("cache-control"), wrong.used]).toEqual([400, "no-store", used + 1]);
    expect((await ask("/api/v2/tarot/cards", { "If-None-Match": "*" })).status).toBe(304);
    expect(await usedNow()).toBe(used + 2);
  });
});

describe("answers that change", () => {
  it("are never cached, and cost their unit by HEAD as well", async () => {
    let used = await usedNow();
    for (const operation of changing) {
      const [address = ""] = addressesOf(operation);
      const sent = await ask(address, { "If-None-Match": "*" });
      used += 1;
      expect([address, sent.status, sent.tag, sent.headers.get("cache-control"), sent.used]).toEqual([
        ...[address, 200, "", "no-store", used],
      ]);
      const head = await ask(address, {}, "HEAD");
      used += 1;
      expect([address, head.status, head.used]).toEqual([address, 200, used]);
    }
  });
});

describe("pictures of constant answers", () => {
  /** The first constant operation of each domain. */
  const addresses = catalogue.domains.flatMap(({ operations, pictures }) => {
    const first = operations.find((operation) => isConstant(operation) && pictures.of.includes(operation.id));
    return first === undefined ? [] : [(addressesOf(first)[0] ?? "").replace("?", ".svg?")];
  });

  it("have their tag before they are drawn: known ones cost nothing, and so do the headers of others", async () => {
    expect(addresses.length).toBeGreaterThan(5);
    const bodies = new Map<string, string>();
    for (const address of addresses) {
      for (const width of [400, 500]) {
        const sent = await ask(`${address}&width=${width}`);
        if (sent.status === 400) continue;
        expect([address, sent.status]).toEqual([address, 200]);
        expect([address, bodies.get(sent.tag) ?? sent.text]).toEqual([address, sent.text]);
        bodies.set(sent.tag, sent.text);
        const head = await ask(`${address}&width=${width}`, {}, "HEAD");
        const known = await ask(`${address}&width=${width}`, { "If-None-Match": sent.tag });
        expect([address, head.status, known.status, known.used]).toEqual([address, 200, 304, sent.used]);
        expect([head.used, head.tag, head.headers.get("content-length")]).toEqual([
          ...[sent.used, sent.tag, sent.headers.get("content-length")],
        ]);
      }
    }
    expect(bodies.size).toBeGreaterThan(addresses.length);
  });

  it("are not rendered for a HEAD request", async () => {
    const used = await usedNow();
    const head = await ask("/api/v2/tarot/cards.png?limit=1", {}, "HEAD");
    expect([head.status, head.headers.get("content-type"), head.used]).toEqual([200, "image/png", used]);
    expect(head.headers.get("content-length")).toBeNull();
    const known = await ask("/api/v2/tarot/cards.png?limit=1", { "If-None-Match": head.tag });
    expect([known.status, known.used]).toEqual([304, used]);
  });
});
