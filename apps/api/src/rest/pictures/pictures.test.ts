import { fixedKeyStore, generateKey } from "@almagest/auth";
import { createCatalogue, domains } from "@almagest/catalog";
import { iching } from "@almagest/iching/domain";
import { tarot } from "@almagest/tarot/domain";
import { western } from "@almagest/western/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawnCatalogue } from "../../../test/drawn";
import { get, post, testService } from "../../../test/service";

const SVG = "image/svg+xml";
const PNG = "image/png";
const BASE = "/api/v2";
const ANN = { first: { name: "Ann", age: 7 } };

const service = (limit = 1000) => testService(limit, { catalogue: drawnCatalogue });
const { app } = service();
const ask = (path: string, init: RequestInit = get()) => app.request(`${BASE}${path}`, init);
const used = ({ headers }: Response) => Number(headers.get("x-ratelimit-used"));
const pair = (query = "", headers: Record<string, string> = {}) => ask(`/drawn/pair/here${query}`, post(ANN, headers));

async function shown(response: Response): Promise<readonly string[]> {
  expect([response.status, response.headers.get("content-type")]).toEqual([200, SVG]);
  const text = await response.text();
  return [...text.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words = ""]) => words.replaceAll("&quot;", '"'));
}

describe("a picture over REST", () => {
  it("comes where a client would rather have it than JSON", async () => {
    expect(await shown(await pair("?style=south", { Accept: SVG }))).toEqual([
      "rows",
      "south",
      "here",
      "en",
      '[{"name":"Ann","age":7}]',
      "undefined",
    ]);
    const png = await pair("", { Accept: `${PNG}, application/json;q=0.5` });
    expect(png.headers.get("content-type")).toBe(PNG);
    expect([...new Uint8Array(await png.arrayBuffer()).slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  });

  it.each([
    [undefined, "application/json"],
    ["*/*", "application/json"],
    ["application/json, image/svg+xml;q=0.9", "application/json"],
    ["text/html,application/xhtml+xml,image/avif,image/webp,image/apng,*/*;q=0.8", "application/json"],
    ["text/html, image/svg+xml", "application/json"],
    ["image/webp", "application/json"],
    ["image/svg+xml;q=0, image/png;q=0", "application/json"],
    ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", SVG],
    ["image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", PNG],
    ["image/*", SVG],
    ["IMAGE/PNG;q=0.9, image/svg+xml;q=0.2", PNG],
    ["image/svg+xml, application/json;q=0.9", SVG],
  ])("is what Accept: %s gets: %s", async (accept, type) => {
    const response = await pair("", accept === undefined ? {} : { Accept: accept });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    expect(response.headers.get("vary")).toContain("Accept");
  });

  it("is not what an operation without one answers, whatever is accepted", async () => {
    const response = await ask("/drawn/plain/a", get({ Accept: SVG }));
    expect(await response.json()).toEqual({ words: ["a"] });
  });

  it("has the operation's path with a suffix, by its method", async () => {
    expect(await shown(await ask("/drawn/pair/here.svg?lang=de", post(ANN)))).toContain("de");
    expect((await ask("/drawn/pair/here.png/", post(ANN))).headers.get("content-type")).toBe(PNG);
    // The suffix decides, whatever Accept says.
    expect((await ask("/drawn/today.svg", get({ Accept: "text/html" }))).headers.get("content-type")).toBe(SVG);
  });

  it("is there by GET too, with its arguments in the address", async () => {
    const address = "/drawn/pair/a%20b.svg?first.name=Ann&first.age=7&others.1.name=C&others[0].name=B";
    expect(await shown(await ask(`${address}&width=3&style=SOUTH&form=list&picture.width=300`))).toEqual([
      "list",
      "south",
      "a b",
      "en",
      '[{"name":"Ann","age":7},{"name":"B"},{"name":"C"}]',
      "3",
    ]);
    const packed = encodeURIComponent(JSON.stringify(ANN.first));
    expect(await shown(await ask(`/drawn/pair/here.svg?first=${packed}`))).toContain('[{"name":"Ann","age":7}]');
  });

  it("takes lists in an address as JSON, as a name that comes again, and with commas where items are words", async () => {
    const { app: own } = testService(100, {
      catalogue: createCatalogue(domains.filter(({ id }) => id === "kabbalah")),
    });
    const gematria = `${BASE}/kabbalah/gematria.svg`;
    const ciphers = ["mispar-katan", "kolel"];
    const due = await (await own.request(gematria, post({ text: "Ada", ciphers }))).text();
    expect(due).toContain("<svg");
    const sent = [
      `ciphers=${encodeURIComponent(JSON.stringify(ciphers))}`,
      "ciphers=mispar-katan&ciphers=kolel",
      "ciphers=Mispar_Katan,%20kolel",
      "ciphers.0=mispar-katan&ciphers.1=kolel",
    ];
    for (const query of sent)
      expect(await (await own.request(`${gematria}?text=Ada&${query}`, get())).text()).toBe(due);
    const wrong = await own.request(`${gematria}?text=Ada&text=x&ciphers=kolel,nothing`, get());
    const { issues } = await wrong.json();
    expect(issues.map(({ path }: { path: string }) => path)).toEqual(["text", "ciphers.1"]);
  });

  it("takes detail and fields, and is drawn of all of the answer", async () => {
    const words = await shown(await ask("/drawn/pair/here.svg?first.name=Ann&detail=compact&fields=words[0:1]"));
    expect(words).toContain('[{"name":"Ann"}]');
  });

  it("takes its width, and the operation's where both have one", async () => {
    const wide = await (await ask("/drawn/today.svg?width=300")).text();
    expect(wide).toContain('width="300"');
    const both = await (await ask("/drawn/pair/here.svg?first.name=a&width=3&picture.width=200")).text();
    expect(both).toContain('width="200"');
  });

  it("costs one unit, and has its own headers", async () => {
    const { app: own } = service(10);
    const asked = await own.request(`${BASE}/drawn/pair/here.svg`, post(ANN));
    expect(used(asked)).toBe(1);
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "content-disposition": 'inline; filename="show-pair.svg"',
      "cross-origin-resource-policy": "cross-origin",
      vary: "Accept, Origin, X-API-Key, Authorization",
    });
    const tag = asked.headers.get("etag") ?? "";
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    const again = await own.request(`${BASE}/drawn/pair/here.svg`, post(ANN, { "If-None-Match": `"x", ${tag}` }));
    expect([again.status, await again.text(), again.headers.get("etag"), used(again)]).toEqual([304, "", tag, 2]);
    const other = await own.request(`${BASE}/drawn/pair/there.svg`, post(ANN, { "If-None-Match": tag }));
    expect(other.status).toBe(200);
  });

  it("is not kept where the moment decides", async () => {
    expect((await ask("/drawn/today.svg")).headers.get("cache-control")).toBe("no-store");
  });

  it("answers HEAD, and says what its path takes", async () => {
    const head = await ask("/drawn/today.svg", { ...get(), method: "HEAD" });
    expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([200, SVG, ""]);
    const options = await ask("/drawn/pair/here.svg", { ...get(), method: "OPTIONS" });
    expect(options.headers.get("allow")).toBe("POST, GET, HEAD");
    expect((await ask("/drawn/today.svg", { ...get(), method: "PUT" })).status).toBe(405);
    expect((await ask("/drawn/pair/here", get({ Accept: SVG }))).status).toBe(405);
  });
});

describe("what cannot be drawn", () => {
  const refused = async (path: string, init?: RequestInit) => {
    const { app: own } = service(10);
    const response = await own.request(`${BASE}${path}`, init ?? get());
    const record = await response.json();
    return { status: response.status, used: used(response), ...record };
  };

  it.each([
    ["them=dark", "theme"],
    ["theme=drak", 'The nearest is "dark"'],
    ["styl=south", "style"],
    ["style=soth", 'The nearest is "south"'],
    ["width=0", "16"],
    ["width=99999", "2400"],
    ["width=wide", "number"],
    ["picture.thme=dark", "theme"],
    ["theme=dark&theme=light", "Send it once"],
    ["qqqqqq=1", "The picture takes form, theme, lang, width, compact, dir, style"],
  ])("%s is a 400 that names %s, and costs nothing", async (query, named) => {
    const record = await refused(`/drawn/today.svg?${query}`);
    expect([record.status, record.code, record.used]).toEqual([400, "validation_error", 0]);
    expect(record.error).toContain(named);
  });

  it.each(["auto", "inherit", "AUTO"])(
    "as PNG has no theme %s, which a page decides: a 400 that costs nothing",
    async (theme) => {
      const record = await refused(`/drawn/today.png?theme=${theme}`);
      expect([record.status, record.used, record.issues[0].path]).toEqual([400, 0, "theme"]);
      expect(record.error).toContain("light, dark, or print");
      expect((await ask(`/drawn/today?theme=${theme}`, get({ Accept: PNG }))).status).toBe(400);
      expect((await ask(`/drawn/today.svg?theme=${theme}`)).status).toBe(200);
    },
  );

  it("with an unknown form is a 400 that names the nearest", async () => {
    const record = await refused("/drawn/pair/here.svg?first.name=a&form=lst");
    expect([record.status, record.error]).toEqual([400, expect.stringContaining('The nearest is "list"')]);
  });

  it("says every problem of the picture and of the operation at once", async () => {
    const { issues } = await refused("/drawn/pair/here.svg?theme=x&first.ag=3&others=4");
    expect(issues.map(({ path }: { path: string }) => path).sort()).toEqual([
      "first.ag",
      "first.name",
      "others",
      "theme",
    ]);
  });

  it("says once what the picture and the operation both refuse", async () => {
    const { error, issues } = await refused("/drawn/today.svg?lang=klingon");
    expect(issues.map(({ path }: { path: string }) => path)).toEqual(["lang"]);
    expect(error).toBe(issues[0].message);
  });

  it("explains twenty unknown names of a query, however many come", async () => {
    const many = Array.from({ length: 600 }, (_, index0) => `q${index0}=1&thene${index0}=2`).join("&");
    const { status, issues } = await refused(`/drawn/pair/here.svg?${many}&first.name=a`);
    const messages = issues.map(({ message }: { message: string }) => message);
    expect([status, messages.length]).toEqual([400, 21]);
    expect(messages).toContain("1180 more query parameters are not known, thene599 the last of them.");
    expect((await refused("/drawn/pair/here.svg?first.name=a&picture.=1")).error).toMatch(/^picture\. is not/);
  });

  it("names the missing arguments of a GET", async () => {
    const record = await refused("/drawn/pair/here.svg");
    expect([record.status, record.used]).toEqual([400, 0]);
    expect(record.error).toContain("first");
  });

  it("is a 404 before it costs, where there is no picture", async () => {
    for (const path of ["/drawn/plain/a.svg", "/drawn/plain/a.png"]) {
      const record = await refused(path);
      expect([record.status, record.code, record.used]).toEqual([404, "not_found", 0]);
      expect(record.error).toContain("There is no picture of GET /drawn/plain/a:");
    }
    expect((await refused("/drawn/nothing.svg")).suggestions).not.toEqual([]);
    expect((await refused("/drawn/nothing.png", {})).status).toBe(401);
  });

  it("is refused as over JSON: by key, by domain, by quota", async () => {
    expect((await refused("/drawn/today.svg", { headers: { "X-API-Key": "no" } })).code).toBe("invalid_api_key");
    expect(await refused("/drawn/pair/nowhere.svg?first.name=a")).toMatchObject({ status: 404, used: 1 });
    const { app: own } = service(0);
    expect((await own.request(`${BASE}/drawn/today.svg`, get())).status).toBe(429);
  });

  it("holds hostile words as text", async () => {
    const name = `<script>alert(1)</script>\u0000\ud800${"ä".repeat(2000)}`;
    const body = { first: { name } };
    const svg = await (await ask("/drawn/pair/here.svg", post(body))).text();
    expect(svg).not.toContain("<script");
    expect(svg).not.toContain("\u0000");
    const png = await ask("/drawn/pair/here.png", post(body));
    expect(png.status).toBe(200);
  });

  it("no path into an object's own machinery", async () => {
    const response = await ask("/drawn/pair/here.svg?__proto__.name=x&constructor.prototype.y=1&first.name=a");
    expect(response.status).toBe(400);
    expect(Object.hasOwn(Object.prototype, "name")).toBe(false);
  });

  it("never breaks, whatever is accepted, asked for or appended", async () => {
    const piece = fc.constantFrom(
      "image/svg+xml",
      "image/png",
      "text/html",
      "*/*",
      "image/*",
      ";q=",
      "0.5",
      ",",
      ";",
      "=",
      '"',
      " ",
      "q=2",
      "/",
      "x",
    );
    const accept = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(""));
    const suffix = fc.constantFrom(
      "",
      ".svg",
      ".png",
      ".SVG",
      ".svg.png",
      ".png/",
      ".svg//",
      "%2esvg",
      ".gif",
      "/.svg",
      ".",
    );
    const name = fc.constantFrom(
      "first.name",
      "first",
      "others[0].name",
      "others.0",
      "others.999999.x",
      "a..b",
      ".",
      "[0]",
      "theme",
      "form",
      "lang",
      "width",
      "picture.",
      "picture.width",
      "__proto__.x",
      "first.name.x",
    );
    const query = fc.array(fc.tuple(name, fc.string({ maxLength: 5 })), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(accept, suffix, query, fc.boolean(), async (header, end, pairs, isPost) => {
        const address = `/drawn/pair/here${end}?${new URLSearchParams(pairs)}`;
        const init = isPost ? post(ANN, { Accept: header }) : get({ Accept: header });
        expect((await ask(address, init)).status).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
  });
});

describe("a picture of the catalogue", () => {
  it("is drawn of the same answer that JSON gives", async () => {
    const { app: own } = testService(100, { catalogue: createCatalogue([western]) });
    const names = await (await own.request(`${BASE}/astrology/signs?lang=de`, get())).json();
    const svg = await (await own.request(`${BASE}/astrology/signs.svg?lang=de&theme=dark`, get())).text();
    for (const { nameLocalized } of names) expect(svg).toContain(`>${nameLocalized}<`);
  });

  it("of one card of the deck is that card, upright", async () => {
    const { app: own } = testService(100, { catalogue: createCatalogue([tarot]) });
    for (const id of ["fool", "ace-of-cups"]) {
      const svg = await own.request(`${BASE}/tarot/cards/${id}.svg`, get());
      expect([id, svg.status]).toEqual([id, 200]);
      expect(await svg.text()).toContain('data-reversed="false"');
    }
  });

  it("is a 422 where a page of a list is past its end, and says which offsets there are", async () => {
    const { app: own } = testService(100, { catalogue: createCatalogue([tarot]) });
    for (const suffix of [".svg", ".png"]) {
      const response = await own.request(`${BASE}/tarot/cards${suffix}?offset=78`, get());
      expect(response.status).toBe(422);
      const refused = { code: "unprocessable_entity", error: expect.stringContaining("Send an offset from 0 to 77") };
      expect(await response.json()).toMatchObject(refused);
      expect((await own.request(`${BASE}/tarot/cards${suffix}?offset=77`, get())).status).toBe(200);
    }
  });

  it("with too many pixels is a 422 as a PNG, which names the width that it may have, and is drawn as SVG", async () => {
    const { app: own } = testService(100, { catalogue: createCatalogue([iching]) });
    const deck = (suffix: string, width: number) =>
      own.request(`${BASE}/iching/hexagrams${suffix}?limit=64&width=${width}`, get());
    const refused = await deck(".png", 2400);
    expect(refused.status).toBe(422);
    const { code, error } = await refused.json();
    expect([code, error]).toEqual(["unprocessable_entity", expect.stringContaining("at most 8 million pixels")]);
    const [, widest = ""] = /Send a width of at most (\d+)/.exec(error) ?? [];
    expect((await deck(".png", Number(widest))).status).toBe(200);
    expect((await deck(".png", Number(widest) + 1)).status).toBe(422);
    expect((await deck(".svg", 2400)).status).toBe(200);
  });

  it("has hostile words of a question as words; two thousand letters are a 400 that costs nothing", async () => {
    const { app: own } = testService(100, { catalogue: createCatalogue([tarot]) });
    const spread = (question: string, suffix: string) =>
      own.request(`${BASE}/tarot/spreads/three-card${suffix}`, post({ question, seed: "a" }));
    for (const question of ["<script>alert(1)</script>", "a\u0000b", "\ud800", "مرحبا שלום สวัสดี 안녕 こんにちは"]) {
      const svg = await spread(question, ".svg");
      expect([question, svg.status]).toEqual([question, 200]);
      const text = await svg.text();
      for (const hostile of ["<script", "\u0000", "\ud800"]) expect(text).not.toContain(hostile);
      expect((await spread(question, ".png")).status).toBe(200);
    }
    const before = used(await spread("Will it?", ".svg"));
    const long = await spread("Will it? ".repeat(223), ".png");
    expect([long.status, used(long)]).toEqual([400, before]);
    expect((await long.json()).error).toContain("question");
  });

  it("is shown by <img crossorigin> with a publishable key in its address, only on the pages of that key", async () => {
    const key = generateKey("publishable", (byteCount) => new Uint8Array(byteCount).fill(7));
    const store = fixedKeyStore([key], { origins: ["shop.example"] });
    const { app: own } = testService(10, { catalogue: drawnCatalogue }, { store });
    const accept = { Accept: "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8" };
    const shownOn = (headers: Record<string, string>) =>
      own.request(`${BASE}/drawn/pair/here.svg?first.name=Ann&api_key=${key}`, { headers: { ...accept, ...headers } });
    const there = await shownOn({ Origin: "https://shop.example" });
    expect([there.status, there.headers.get("content-type")]).toEqual([200, SVG]);
    expect((await (await shownOn({ Origin: "https://other.example" })).json()).code).toBe("origin_not_allowed");
    expect((await (await shownOn({})).json()).code).toBe("origin_required");
  });
});
