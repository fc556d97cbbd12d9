import { fixedKeyStore, generateKey } from "@almagest/auth";
import { describe, expect, it } from "vitest";
import { drawnCatalogue } from "../../test/drawn";
import { get, KEY, post, testService } from "../../test/service";

const BASE = "/api/v2";
const service = (limit = 1000) => testService(limit, { catalogue: drawnCatalogue });
const { app } = service();
const ask = (path: string, init: RequestInit = get()) => app.request(`${BASE}${path}`, init);
const used = ({ headers }: Response) => Number(headers.get("x-ratelimit-used"));
const ADDRESS = "/drawn/pair/a%20b.json?lang=pt-BR&first.name=Ann&first.age=7&others.1.name=C&others.0.name=B&width=3";
const BODY = { first: { name: "Ann", age: 7 }, others: [{ name: "B" }, { name: "C" }], width: 3 };

describe("a POST by GET", () => {
  it("answers what the POST answers, for one unit, and is kept by no cache", async () => {
    const posted = await ask("/drawn/pair/a%20b?lang=pt", post(BODY));
    const got = await ask(ADDRESS);
    expect(await got.text()).toBe(await posted.text());
    expect([got.status, got.headers.get("content-type")]).toEqual([200, "application/json"]);
    expect(got.headers.get("cache-control")).toBe("no-store");
    expect(used(got)).toBe(used(posted) + 1);
  });

  it("takes detail, fields, a closing slash, and the key in the address", async () => {
    const response = await app.request(`${BASE}/drawn/pair/here.json/?first.name=Ann&detail=compact&api_key=${KEY}`);
    expect(await response.json()).toEqual({ words: ["here", "en", '[{"name":"Ann"}]', "undefined"] });
    expect(await (await ask(`${ADDRESS}&fields=nothing`)).json()).toMatchObject({ issues: [{ path: "fields" }] });
  });

  it("refuses the input that the POST refuses, and unknown input", async () => {
    const response = await ask("/drawn/pair/here.json?first.name=Ann&first.age=old&hight=3");
    const { issues } = await response.json();
    expect(issues.map(({ path }: { path: string }) => path).sort()).toEqual(["first.age", "hight"]);
    expect((await app.request(`${BASE}${ADDRESS}`)).status).toBe(401);
    expect((await ask("/drawn/pair/here.json?first.name=%zz")).status).toBe(400);
    expect((await ask("/drawn/pair/nowhere.json?first.name=Ann")).status).toBe(404);
  });

  it("keeps the rules of a publishable key", async () => {
    const key = generateKey("publishable", (byteCount) => new Uint8Array(byteCount).fill(7));
    const store = fixedKeyStore([key], { origins: ["shop.example"] });
    const { app: own } = testService(10, { catalogue: drawnCatalogue }, { store });
    const shownOn = (headers: Record<string, string>) =>
      own.request(`${BASE}/drawn/pair/here.json?first.name=Ann&api_key=${key}`, { headers });
    expect((await shownOn({ Origin: "https://shop.example" })).status).toBe(200);
    expect((await (await shownOn({ Origin: "https://other.example" })).json()).code).toBe("origin_not_allowed");
    expect((await (await shownOn({})).json()).code).toBe("origin_required");
  });

  it.each([
    ["Sec-Purpose", "prefetch"],
    ["Sec-Purpose", "prefetch;prerender"],
    ["Purpose", "prefetch"],
    ["X-Moz", "prefetch"],
  ])("is refused for free where a browser asks ahead: %s: %s", async (name, value) => {
    const before = used(await ask(ADDRESS));
    const ahead = await ask(ADDRESS, get({ [name]: value }));
    expect([ahead.status, (await ahead.json()).code, used(ahead)]).toEqual([400, "bad_request", before]);
    expect((await ask(ADDRESS, get({ [name]: "navigate" }))).status).toBe(200);
  });

  it("leaves no word of the address in the log, and neither does a picture", async () => {
    const { app: own, lines, incidents } = service();
    const query = "first.name=Ada1990-07-15&others.0.name=40.7128";
    for (const suffix of [".json", ".svg", ".png"]) {
      const response = await own.request(`${BASE}/drawn/pair/secret${suffix}?${query}`, get());
      expect(response.status).toBe(200);
    }
    expect(lines.map(({ route }) => route)).toEqual([
      "/api/v2/drawn/pair/{place}.json",
      "/api/v2/drawn/pair/{place}.svg",
      "/api/v2/drawn/pair/{place}.png",
    ]);
    expect(JSON.stringify([lines, incidents])).not.toMatch(/Ada|1990|7128|secret/);
  });
});

describe("the other methods and addresses", () => {
  const refusal = async (path: string, init: RequestInit) => {
    const response = await ask(path, init);
    const { code, error } = await response.json();
    return [response.status, response.headers.get("allow"), code, error];
  };

  it("names the place for the arguments", async () => {
    expect(await refusal("/drawn/pair/here?first.name=Ann", get())).toEqual([
      405,
      "POST",
      "method_not_allowed",
      "This path does not take GET. Use POST. To use GET, send the same arguments in the query of /api/v2/drawn/pair/here.json, those inside objects with names such as person1.date.",
    ]);
    expect((await refusal(`/drawn/pair/${"x".repeat(300)}`, get()))[3]).toBe("This path does not take GET. Use POST.");
    expect((await refusal("/drawn/pair/here", { ...get(), method: "DELETE" }))[3]).toBe(
      "This path does not take DELETE. Use POST.",
    );
    expect(await refusal("/drawn/pair/here.json", post(BODY))).toEqual([
      405,
      "GET, HEAD",
      "method_not_allowed",
      "This path does not take POST. Use GET or HEAD. POST goes to /api/v2/drawn/pair/here, with a body.",
    ]);
    const preflight = await ask("/drawn/pair/here.json", { method: "OPTIONS" });
    expect([preflight.status, preflight.headers.get("allow")]).toEqual([204, "GET, HEAD"]);
  });

  it("does not exist for an operation by GET, and its refusal costs nothing", async () => {
    const before = used(await ask(ADDRESS));
    const response = await ask("/drawn/plain/a.json");
    expect([response.status, (await response.json()).error, used(response)]).toEqual([
      404,
      "GET /drawn/plain/a already answers JSON. Leave .json out.",
      before,
    ]);
    expect((await ask("/drawn/nothing.json")).status).toBe(404);
  });

  it("leave the document where it is", async () => {
    expect(await (await ask("/openapi.json")).json()).toMatchObject({ openapi: "3.1.0" });
  });
});
