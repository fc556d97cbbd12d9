import { describe, expect, it } from "vitest";
import { KEY, NOON, PUBLIC_URL, testService } from "../../test/service";
import { createApp } from "../app";
import { cardRoute } from "../card-route";
import { readConfig } from "../config";
import { mcpRoute } from "../mcp-route";

/** With tool servers, as the service has them. */
function served(publicUrl = PUBLIC_URL) {
  const { parts } = testService(10, { publicUrl });
  const service = { ...parts, texts: { catalogues: async () => [] }, listensOn: "127.0.0.1" };
  return createApp({ ...service, extraRoutes: [cardRoute(service), mcpRoute(service)] });
}

/** Paths that are served by GET and are no documents: operations, management, parts of the reference, pictures, and the ways to these links. */
const PARTS =
  /:|^\/ |^\/(?:|docs\/(?:assets\/.+|operations\/.+|)|\.well-known\/.+|api\/v2\/(?:calendars\/feeds|webhooks|test\/.+))$/;

describe("/.well-known/api-catalog", () => {
  const read = async () => (await served().request("/.well-known/api-catalog")).json();

  it("is a set of links with its profile, for any page, and names itself in a header of GET and HEAD", async () => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await served().request("/.well-known/api-catalog", { method });
      expect([status, headers.get("content-type"), headers.get("access-control-allow-origin")]).toEqual([
        200,
        'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
        "*",
      ]);
      expect(headers.get("link")).toBe(
        `<${PUBLIC_URL}/.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json"`,
      );
    }
  });

  it("has an item for every interface, and none that is not there", async () => {
    const app = served();
    const { linkset } = await read();
    const [{ item: items }, ...others] = linkset;
    expect(items).toHaveLength(others.length);
    for (const { href, type } of items) {
      const { status, headers } = await app.request(new URL(href).pathname);
      expect([status, headers.get("content-type")], href).toEqual(
        type === undefined ? [401, expect.anything()] : [200, type],
      );
    }
    for (const one of others) expect(one["service-desc"].length, one.anchor).toBeGreaterThan(0);
  });

  it("misses no document that is served", async () => {
    const { linkset } = await read();
    const listed = new Set<string>(
      linkset
        .slice(1)
        .flatMap(({ anchor: _, ...relations }: object & { anchor: string }) => Object.values(relations).flat())
        .map(({ href }: { href: string }) => new URL(href).pathname),
    );
    const app = served();
    const paths = new Set(app.routes.filter(({ method }) => method === "GET").map(({ path }) => path));
    const others = [...paths].filter((path) => !PARTS.test(path));
    expect(others.filter((path) => !listed.has(path))).toEqual([]);
    for (const kind of ["/api/v2/openapi/webhooks.yaml", "/llms-full.txt", "/docs/tools"])
      expect(others).toContain(kind);
    for (const id of ["", "test/", "feeds/", "webhooks/"]) expect(listed).toContain(`/mcp/${id}server-card`);
  });

  it("is at the root of the host where the service is below a path", async () => {
    const response = await served("https://example.com/almagest").request("/.well-known/api-catalog");
    const own = "https://example.com/.well-known/api-catalog";
    expect(response.headers.get("link")).toContain(`<${own}>`);
    const { linkset } = await response.json();
    expect([linkset[0].anchor, linkset[1].anchor]).toEqual([own, "https://example.com/almagest/mcp"]);
  });

  it("names only what is there, with the type that it has", async () => {
    const app = served();
    const { linkset } = await read();
    const targets = linkset
      .slice(1)
      .flatMap(({ anchor: _, ...relations }: object & { anchor: string }) => Object.values(relations).flat());
    expect(targets.length).toBeGreaterThan(8);
    for (const { href, type } of targets) {
      expect(href.startsWith(`${PUBLIC_URL}/`)).toBe(true);
      const { pathname } = new URL(href);
      const response = await app.request(pathname);
      expect([response.status, response.headers.get("content-type")?.split(";")[0]], href).toEqual([200, type]);
    }
  });
});

describe("/.well-known/ai-catalog.json", () => {
  it("lists the card of every tool server, by names that are its own", async () => {
    const app = served();
    const response = await app.request("/.well-known/ai-catalog.json");
    expect(response.headers.get("content-type")).toBe("application/ai-catalog+json");
    const { specVersion, entries } = await response.json();
    expect(specVersion).toBe("0.9");
    expect(entries.map(({ identifier }: { identifier: string }) => identifier)).toEqual([
      "urn:air:api.example.com:almagest:mcp",
      "urn:air:api.example.com:almagest-test:mcp",
      "urn:air:api.example.com:almagest-feeds:mcp",
      "urn:air:api.example.com:almagest-webhooks:mcp",
    ]);
    for (const { url, type, displayName } of entries) {
      // The card has a title.
      expect(displayName).toBeUndefined();
      const card = await app.request(new URL(url).pathname);
      expect([card.status, card.headers.get("content-type")]).toEqual([200, type]);
      expect((await card.json()).title).toMatch(/./);
    }
  });

  it("takes addresses for names where the host has no domain name", async () => {
    for (const host of ["http://127.0.0.1:8787", "http://[::1]:8787", "http://localhost:8787"]) {
      const { entries } = await (await served(host).request("/.well-known/ai-catalog.json")).json();
      expect(entries[0].identifier).toBe(`${host}/mcp/server-card`);
    }
  });

  it("is empty where no tools are mounted", async () => {
    const { app } = testService();
    expect((await (await app.request("/.well-known/ai-catalog.json")).json()).entries).toEqual([]);
    const { linkset } = await (await app.request("/.well-known/api-catalog")).json();
    expect(JSON.stringify(linkset)).not.toContain("/mcp");
  });
});

describe("/.well-known/security.txt", () => {
  it("names the operator's contact, and ends within a year", async () => {
    const { app } = testService(10, { securityContact: "mailto:security@example.com" });
    const response = await app.request("/.well-known/security.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await response.text()).toBe(
      `Contact: mailto:security@example.com\nExpires: 2024-11-06T00:00:00Z\nCanonical: ${PUBLIC_URL}/.well-known/security.txt\n`,
    );
    expect(Date.parse("2024-11-06T00:00:00Z") - NOON).toBeLessThan(365 * 86_400_000);
  });

  it("says the root of the host, and nothing where it is not https", async () => {
    const said = async (publicUrl: string): Promise<string> => {
      const { app } = testService(10, { securityContact: "mailto:security@example.com", publicUrl });
      return (await app.request("/.well-known/security.txt")).text();
    };
    expect(await said("https://example.com/almagest")).toContain(
      "\nCanonical: https://example.com/.well-known/security.txt\n",
    );
    expect(await said("http://127.0.0.1:8787")).not.toContain("Canonical");
  });

  it("is a 404 where none is configured", async () => {
    const response = await testService().app.request("/.well-known/security.txt");
    expect([response.status, (await response.json()).code]).toEqual([404, "not_found"]);
  });

  it("takes a contact that is an address alone", () => {
    const contactOf = (ALMAGEST_SECURITY_CONTACT: string) => readConfig({ ALMAGEST_SECURITY_CONTACT });
    for (const good of ["mailto:a@example.com", "https://example.com/security", "tel:+1-201-555-0123"]) {
      expect(contactOf(good)).toMatchObject({ ok: true, config: { securityContact: good } });
    }
    for (const bad of ["a@example.com", "http://example.com", "mailto:a@example.com\nExpires: 2000", "javascript:1"]) {
      expect(contactOf(bad)).toEqual({
        ok: false,
        problems: [expect.stringMatching(/^ALMAGEST_SECURITY_CONTACT is .*mailto:/)],
      });
    }
  });
});

describe("the well-known documents", () => {
  it.each(["/.well-known/api-catalog", "/.well-known/ai-catalog.json"])(
    "%s takes GET alone, and is not sent twice",
    async (path) => {
      const app = served();
      for (const method of ["POST", "PUT", "DELETE"]) {
        const response = await app.request(path, { method, headers: { "X-API-Key": KEY } });
        expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
        expect(await response.json()).toMatchObject({ code: "method_not_allowed", allow: ["GET", "HEAD"] });
      }
      const first = await app.request(path);
      const again = await app.request(path, { headers: { "If-None-Match": first.headers.get("etag") ?? "" } });
      expect(again.status).toBe(304);
      expect((await app.request(path, { method: "OPTIONS" })).status).toBe(204);
    },
  );
});
