import { catalogue } from "@almagest/catalog";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { KEY, PUBLIC_URL, testService } from "../../test/service";
import { derivedDocuments } from "./derived";
import { loadPictures, openApiText } from "./document";
import { domainForms } from "./domain-forms";

const text = openApiText({ catalogue, publicUrl: PUBLIC_URL, pictures: await loadPictures(catalogue) });
const whole = JSON.parse(text);
const forms = derivedDocuments(text);
const tags: readonly string[] = whole.tags.map(({ name }: { name: string }) => name);
const read = (name: string) => JSON.parse(forms.get(name) ?? "null");

describe("the documents by domain", () => {
  it("are valid OpenAPI 3.1, each", async () => {
    const validator = new Validator();
    for (const tag of tags) {
      const document = read(domainForms(tag)[0]);
      expect(await validator.validate(document), tag).toEqual({ valid: true });
    }
  });

  it("have together every operation of the whole, unchanged", () => {
    const operations = tags.flatMap((tag) => Object.entries(read(domainForms(tag)[0]).paths));
    expect(new Map(operations)).toEqual(new Map(Object.entries(whole.paths)));
  });

  it("have a request that the service sends where its tag is alone", () => {
    expect(tags.filter((tag) => "webhooks" in read(domainForms(tag)[0]))).toEqual(["webhooks"]);
    expect(read("openapi/webhooks.json").webhooks).toEqual(whole.webhooks);
  });

  it("hold the components that they refer to, as in the whole, and no other", () => {
    for (const tag of tags) {
      const { components, ...document } = read(domainForms(tag)[0]);
      const { securitySchemes, ...kinds } = components;
      expect(securitySchemes).toEqual(whole.components.securitySchemes);
      const there = Object.entries<object>(kinds).flatMap(([kind, all]) =>
        Object.keys(all).map((name) => `#/components/${kind}/${name}`),
      );
      const referred = [...JSON.stringify([document, kinds]).matchAll(/"\$ref":"([^"]+)"/g)].map(([, one]) => one);
      expect(new Set(there), tag).toEqual(new Set(referred));
      for (const [kind, all] of Object.entries<Record<string, unknown>>(kinds)) {
        for (const [name, component] of Object.entries(all)) {
          expect(component, `${tag} ${name}`).toEqual(whole.components[kind][name]);
        }
      }
    }
  });

  it("have the options of pictures and the sender of reports only where something has such a form", () => {
    expect(read("openapi/astrology.json")).toMatchObject({
      "x-picture-options": expect.anything(),
      "x-report-sender": expect.anything(),
    });
    expect(Object.keys(read("openapi/languages.json"))).not.toContain("x-picture-options");
    expect(Object.keys(read("openapi/tarot.json"))).not.toContain("x-report-sender");
  });

  it("have what the service sends where it is made, and nowhere else", () => {
    const sending = tags.filter((tag) => "webhooks" in read(domainForms(tag)[0]));
    expect(sending).toEqual(["webhooks"]);
    expect(read("openapi/webhooks.json").webhooks).toEqual(whole.webhooks);
  });

  it("say the same as YAML, to readers of YAML 1.1 too", () => {
    for (const tag of ["location", "tarot", "batch", "calendars"]) {
      const [json, yaml] = domainForms(tag);
      expect(parse(forms.get(yaml) ?? ""), tag).toEqual(read(json));
    }
    expect(parse(forms.get("openapi.yaml") ?? "", { version: "1.1" })).toEqual(whole);
    expect(parse(forms.get("openapi.yaml") ?? "")).toEqual(whole);
  });

  it("are much smaller: those of twenty domains are less than a tenth of the whole", () => {
    const small = tags.filter((tag) => (forms.get(domainForms(tag)[0]) ?? "").length < text.length / 10);
    expect(small.length).toBeGreaterThan(20);
  });
});

describe("the addresses of documents", () => {
  const { app } = testService(10, { sourceUrl: "https://git.example.com/a" });
  const get = (path: string, headers = {}) => app.request(`/api/v2/${path}`, { headers });

  it.each([
    ["openapi.yaml", "application/yaml"],
    ["openapi/test.json", "application/json"],
    ["openapi/test.yaml", "application/yaml"],
    ["openapi/batch.json", "application/json"],
    ["openapi/calendars.yaml", "application/yaml"],
    ["openapi/webhooks.json", "application/json"],
    ["postman.json", "application/json"],
  ])("%s needs no key, is kept for an hour, and is not sent twice", async (path, type) => {
    const response = await get(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    const body = await response.text();
    expect(body.length).toBeGreaterThan(500);
    const again = await get(path, { "If-None-Match": response.headers.get("etag") ?? "" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const packed = await get(path, { "Accept-Encoding": "br" });
    expect(packed.headers.get("content-encoding")).toBe("br");
    const source = path === "postman.json" ? 0 : 1;
    expect(body.match(/https:\/\/git\.example\.com\/a/g) ?? []).toHaveLength(source);
    if (type === "application/yaml") expect(parse(body).info["x-source-code"]).toBe("https://git.example.com/a");
  });

  it.each(["openapi/nothing.json", "openapi/test.xml", "openapi/constructor.json", "openapi/test"])(
    "%s is none, and the record lists those that there are",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: "not_found", error: expect.stringContaining("test, ") });
    },
  );

  it.each(["POST", "PUT", "DELETE"])("take GET alone: %s is 405", async (method) => {
    for (const path of ["openapi.yaml", "openapi/test.json", "openapi/nothing.json", "postman.json"]) {
      const headers = { "X-API-Key": KEY };
      const response = await app.request(`/api/v2/${path}`, { method, headers });
      expect([response.status, response.headers.get("allow")], path).toEqual([405, "GET, HEAD"]);
      expect((await response.json()).code).toBe("method_not_allowed");
    }
  });
});
