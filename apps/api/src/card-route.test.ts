import { describe, expect, it } from "vitest";
import { PUBLIC_URL, testService } from "../test/service";
import { createApp } from "./app";
import { cardRoute } from "./card-route";
import { mcpRoute } from "./mcp-route";

const { parts } = testService();
const service = { ...parts, texts: { catalogues: async () => [] }, listensOn: "127.0.0.1" };
const app = createApp({ ...service, extraRoutes: [cardRoute(service), mcpRoute(service)] });

describe("the card of a tool server", () => {
  it.each([
    ["/mcp/server-card", `${PUBLIC_URL}/mcp`],
    ["/mcp/test/server-card", `${PUBLIC_URL}/mcp/test`],
    ["/mcp/feeds/server-card", `${PUBLIC_URL}/mcp/feeds`],
    ["/mcp/webhooks/server-card", `${PUBLIC_URL}/mcp/webhooks`],
    ["/mcp/server-card/", `${PUBLIC_URL}/mcp`],
  ])("is read by anybody, from any page: %s", async (path, url) => {
    const response = await app.request(path, { headers: { Origin: "https://somewhere.example" } });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/mcp-server-card+json"]);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect((await response.json()).remotes).toMatchObject([{ type: "streamable-http", url }]);
  });

  it("is not sent twice", async () => {
    const first = await app.request("/mcp/server-card");
    const headers = { "If-None-Match": first.headers.get("etag") ?? "" };
    expect((await app.request("/mcp/server-card", { headers })).status).toBe(304);
    expect((await app.request("/mcp/test/server-card", { headers })).status).toBe(200);
  });

  it("is a 404 for an unknown server, and answers only GET", async () => {
    const none = await app.request("/mcp/alchemy/server-card");
    expect([none.status, (await none.json()).code]).toEqual([404, "not_found"]);
    const posted = await app.request("/mcp/server-card", { method: "POST" });
    expect([posted.status, (await posted.json()).code]).toEqual([405, "method_not_allowed"]);
    expect((await app.request("/mcp/server-card", { method: "OPTIONS" })).status).toBe(204);
  });
});
