import { fixedKeyStore, generateKey } from "@almagest/auth";
import { describe, expect, it } from "vitest";
import { testService } from "../../test/service";
import { EMBED_EXAMPLES } from "./embeds-page";
import type { Playground } from "./playground";

const playground: Playground = {
  html: "<!doctype html>",
  reference: "<!doctype html>",
  files: [],
  embed: { script: "(()=>{})();", html: "<!doctype html><title>Almagest</title>" },
};
const key = generateKey("publishable", (byteCount) => new Uint8Array(byteCount).fill(7));
const secret = generateKey("secret", (byteCount) => new Uint8Array(byteCount).fill(8));

function serviceFor(origins: readonly string[]) {
  const keyHosts = async (text: string) => (text === key ? origins : undefined);
  return testService(10, { playground, keyHosts }, { store: fixedKeyStore([key], { origins: [...origins] }) });
}

async function ancestors(query: string, origins: readonly string[] = ["shop.example", "[::1]"]): Promise<string> {
  const { headers } = await serviceFor(origins).app.request(`/embed${query}`);
  return /frame-ancestors ([^;]+)/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
}

describe("the frame", () => {
  it("may be in the pages of its key's hosts, at any port, and in no other", async () => {
    expect(await ancestors(`?key=${key}`)).toBe("http://shop.example:* https://shop.example:*");
    expect(await ancestors(`?key=${key}`, [])).toBe("'none'");
  });

  it("may be anywhere with no key or a wrong one: it spends nothing of anybody else's", async () => {
    for (const query of ["", "?key=", "?key=alm_pk_wrong", `?key=${secret}`, "?key=%0d%0aSet-Cookie:x"]) {
      expect(await ancestors(query)).toBe("*");
    }
  });

  it("runs only its own program, is kept by nobody, and tells no other site where it is", async () => {
    const { headers } = await serviceFor([]).app.request("/embed");
    expect(headers.get("content-security-policy")).toContain(
      "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'",
    );
    expect([headers.get("cache-control"), headers.get("referrer-policy")]).toEqual(["no-store", "no-referrer"]);
  });

  it("is the only page that another site may have in a frame", async () => {
    const { app } = serviceFor([]);
    for (const path of ["/", "/docs", "/docs/errors", "/docs/languages", "/docs/embeds"]) {
      const { headers } = await app.request(path, { headers: { Accept: "text/html" } });
      expect([path, headers.get("content-security-policy")]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
    }
  });

  it("leaves neither key nor query in the log", async () => {
    const { app, lines } = serviceFor([]);
    await app.request(`/embed?key=${key}&date=1990-07-15`);
    expect(lines).toMatchObject([{ route: "/embed", status: 200 }]);
    expect(JSON.stringify(lines)).not.toMatch(/alm_pk_|1990/);
  });
});

describe("the script", () => {
  it("is at an address that stays, for any site, and is asked for again after an hour", async () => {
    const { app } = serviceFor([]);
    const sent = await app.request("/embed.js");
    expect(await sent.text()).toBe("(()=>{})();");
    expect(sent.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(sent.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(sent.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const again = await app.request("/embed.js", { headers: { "If-None-Match": sent.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });

  it("is not there where nothing was built", async () => {
    const { app } = testService();
    for (const path of ["/embed.js", "/embed", "/docs/embeds"]) expect((await app.request(path)).status).toBe(404);
  });
});

describe("the page of examples", () => {
  it("has each example with its markup", async () => {
    const { app } = serviceFor([]);
    const text = await (await app.request("/docs/embeds")).text();
    for (const { title } of EMBED_EXAMPLES) expect(text).toContain(title);
    for (const script of ['src="../embed.js"', 'src="assets/embeds.js"']) expect(text).toContain(script);
    expect(text.match(/<almagest-figure /g)?.length).toBe(EMBED_EXAMPLES.length - 1);
  });
});

describe("a page of the service itself", () => {
  it("may use a publishable key by GET where the key has its host: its browser says so instead of an origin", async () => {
    const { app } = serviceFor(["api.example.com"]);
    const ask = async (headers: Record<string, string>) =>
      (await app.request("/api/v2/test/things", { headers: { "X-API-Key": key, ...headers } })).json();
    const host = { Host: "api.example.com:8443" };
    expect(await ask({ ...host, "Sec-Fetch-Site": "same-origin" })).toHaveProperty("said");
    expect(await ask({ ...host, "Sec-Fetch-Site": "cross-site" })).toMatchObject({ code: "origin_required" });
    expect(await ask(host)).toMatchObject({ code: "origin_required" });
    expect(await ask({ Host: "evil.example", "Sec-Fetch-Site": "same-origin" })).toMatchObject({
      code: "origin_not_allowed",
    });
  });
});
