import { describe, expect, it } from "vitest";
import { testService } from "../../test/service";

describe("the page of tools", () => {
  it("leads only to addresses that answer, the documents of every domain among them", async () => {
    const { app } = testService();
    const response = await app.request("/docs/tools");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const html = await response.text();
    const addresses = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = ""]) => address);
    const paths = addresses.map((address) => new URL(address, "http://localhost/docs/tools").pathname);
    for (const path of [
      "/api/v2/postman.json",
      "/api/v2/openapi/test.yaml",
      "/api/v2/openapi/webhooks.yaml",
      "/.well-known/api-catalog",
    ]) {
      expect(paths).toContain(path);
    }
    for (const path of paths) expect((await app.request(path)).status, path).toBe(200);
  });

  it("is named by the reference and by llms.txt", async () => {
    const { app } = testService();
    expect(await (await app.request("/docs")).text()).toContain('href="docs/tools"');
    for (const tag of ["calendars", "webhooks"]) {
      expect(await (await app.request("/docs")).text()).toContain(`href="api/v2/openapi/${tag}.json"`);
    }
    const llms = await (await app.request("/llms.txt")).text();
    expect(llms).toContain("https://api.example.com/api/v2/postman.json");
    expect(llms).toContain("https://api.example.com/docs/tools");
  });
});
