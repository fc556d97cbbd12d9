import { ERROR_CODES } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import { testService } from "../../test/service";
import { ERROR_GUIDE } from "./error-guide";

describe("the reference", () => {
  it("is where the root leads", async () => {
    const response = await testService().app.request("/");
    expect([response.status, response.headers.get("location")]).toEqual([302, "docs"]);
    expect((await testService().app.request("/docs/")).headers.get("location")).toBe("../docs");
  });

  it("loads nothing from another host and forbids it", async () => {
    const { app } = testService();
    const response = await app.request("/docs");
    const html = await response.text();
    const loaded = [...html.matchAll(/<(?:script|link|img)[^>]+(?:src|href)="([^"]+)"/g)].map(
      ([, address = ""]) => address,
    );
    expect(loaded).toHaveLength(2);
    for (const address of loaded) {
      expect(address).toMatch(/^docs\/assets\/[\w.-]+$/);
      const asset = await app.request(`/${address}`);
      expect([asset.status, (await asset.text()).length > 100]).toEqual([200, true]);
      expect(asset.headers.get("content-type")).toMatch(/^(?:text\/css|image\/svg\+xml)/);
    }
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|unsafe/);
    expect(html).not.toMatch(/<script>|<style>| on\w+="/);
  });

  it("is the page of the build, with the address of the source", async () => {
    const playground = { html: "", reference: "<head></head><body>built</body>", files: [] };
    const { app } = testService(10, { playground, sourceUrl: "https://git.example.com/a?b&c" });
    expect(await (await app.request("/docs")).text()).toBe(
      '<head><meta name="source-code" content="https://git.example.com/a?b&amp;c">\n</head><body>built</body>',
    );
  });

  it("has each operation of the document by itself, and no other", async () => {
    const { app } = testService();
    const response = await app.request("/docs/operations/sayHello.json");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
    expect(await response.json()).toMatchObject({
      id: "sayHello",
      domain: "test",
      method: "POST",
      path: "/test/hello",
    });
    for (const path of ["nothing.json", "sayHello", "..%2fopenapi.json", "constructor.json"]) {
      expect((await app.request(`/docs/operations/${path}`)).status, path).toBe(404);
    }
  });

  it("shows a call to paste, with its example, and links the error page", async () => {
    const html = await (await testService().app.request("/docs")).text();
    expect(html).toContain("curl -X POST");
    expect(html).toContain("https://api.example.com/api/v2/test/hello");
    expect(html).toContain('href="docs/errors"');
  });

  it("serves the files of its list and no other", async () => {
    const { app } = testService();
    const paths = [
      "../../package.json",
      "..%2f..%2fpackage.json",
      "%2e%2e/package.json",
      "....//package.json",
      "index.html",
      "package.json",
      "",
      "docs.css/..%2fpackage.json",
      "constructor",
    ];
    for (const path of paths) {
      const response = await app.request(new Request(`http://localhost/docs/assets/${path}`));
      expect(response.status, path).toBe(404);
      expect((await response.json()).code).toBe("not_found");
    }
  });
});

describe("an unknown address", () => {
  const browser = { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

  it.each(["/nothing", "/docs/nothing/deep", "/api/v2/test/helo", "/a<b>/'\""])(
    "%s is a page in a browser, with the way to the reference, and its assets load from there",
    async (path) => {
      const { app } = testService();
      const response = await app.request(new Request(`http://localhost${path}`, { headers: browser }));
      expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
      expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
      const html = await response.text();
      expect(html).not.toContain("a<b>");
      const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = ""]) => address);
      expect(addresses.length).toBeGreaterThan(2);
      for (const address of addresses) {
        const { pathname } = new URL(address, `http://localhost${path}`);
        expect((await app.request(pathname)).status, address).toBe(200);
      }
    },
  );

  it("names the endpoints it resembles", async () => {
    const { app } = testService();
    const html = await (await app.request("/api/v2/test/helo", { headers: browser })).text();
    expect(html).toContain('<a href="../../../docs#/test/sayHello"><code>POST /test/hello</code></a> Says hello');
  });

  it.each([undefined, "*/*", "application/json", "text/html, application/json"])(
    "is the record that every error is for a program that accepts %s",
    async (Accept) => {
      const headers = Accept === undefined ? {} : { Accept };
      const response = await testService().app.request("/nothing", { headers });
      expect([response.status, (await response.json()).code]).toEqual([404, "not_found"]);
    },
  );
});

describe("the error page", () => {
  it("has an anchor for every code, with when and what to do", async () => {
    const html = await (await testService().app.request("/docs/errors")).text();
    for (const code of ERROR_CODES) expect(html).toContain(`<section id="${code}">`);
  });

  it("is made from a table that has a separate text for every code", () => {
    expect(ERROR_GUIDE.map(({ code }) => code)).toEqual(ERROR_CODES);
    for (const entry of ERROR_GUIDE) expect(Math.min(entry.when.length, entry.remedy.length)).toBeGreaterThan(15);
    expect(new Set(ERROR_GUIDE.map(({ when }) => when)).size).toBe(ERROR_CODES.length);
  });
});
