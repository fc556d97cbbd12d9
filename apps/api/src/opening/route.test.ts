import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { KEY, testService } from "../../test/service";
import { createOpening } from "./opening";

const HOST = "127.0.0.1:8787";

function opened() {
  const opening = createOpening({ random: randomBytes, now: () => 0 });
  const token = opening.begin(KEY);
  const { app, lines } = testService(1000, { redeem: opening.redeem });
  const ask = async (headers: Record<string, string> = {}, body: unknown = { token }) => {
    const own = { Host: HOST, Origin: `http://${HOST}`, "Content-Type": "application/json", ...headers };
    const response = await app.request("/play/open", {
      method: "POST",
      headers: Object.entries(own).filter(([, value]) => value !== ""),
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    return { status: response.status, text: await response.text(), kept: response.headers.get("cache-control") };
  };
  return { ask, lines, token };
}

describe("POST /play/open", () => {
  it("changes the token of the page's own address for the key, once", async () => {
    const { ask } = opened();
    expect(await ask()).toEqual({ status: 200, text: JSON.stringify({ key: KEY }), kept: "no-store" });
    const again = await ask();
    expect([again.status, JSON.parse(again.text).code]).toEqual([404, "not_found"]);
  });

  it.each([
    ["another page", { Origin: "https://evil.example" }],
    ["another port of this machine", { Origin: "http://127.0.0.1:9999" }],
    ["a sandboxed page", { Origin: "null" }],
    ["no page", { Origin: "" }],
    ["a name that was turned to this machine", { Host: "evil.example:8787", Origin: "http://evil.example:8787" }],
    ["a page of another site, by what the browser says", { "Sec-Fetch-Site": "cross-site" }],
  ])("refuses %s, and the token stays good", async (_, headers) => {
    const { ask } = opened();
    const refused = await ask(headers);
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, "origin_not_allowed"]);
    expect(refused.text).not.toContain(KEY);
    expect((await ask({ "Sec-Fetch-Site": "same-origin" })).status).toBe(200);
  });

  it.each(["", "{", "[]", `{"token":5}`, `{"token":"${"x".repeat(101)}"}`])("refuses the body %j", async (body) => {
    expect((await opened().ask({}, body)).status).toBe(404);
  });

  it("writes neither token nor key into the log", async () => {
    const { ask, lines, token } = opened();
    await ask();
    expect(lines).toMatchObject([{ method: "POST", route: "/play/open", status: 200 }]);
    expect(JSON.stringify(lines)).not.toContain(token);
    expect(JSON.stringify(lines)).not.toContain(KEY);
  });

  it("is no route of a service that opens no page", async () => {
    const { app } = testService();
    expect((await app.request("/play/open", { method: "POST" })).status).toBe(404);
  });
});
