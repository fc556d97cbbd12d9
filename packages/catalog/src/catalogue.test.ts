import { type Domain, defineDomain, defineOperation, jsonSchemaOf, LANGS, toolName } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { createCatalogue } from "./catalogue";
import { catalogue, domains } from "./domains";

const all = catalogue.entries.map(({ operation, domain, tool }) => ({ id: operation.id, operation, domain, tool }));

describe("the catalogue", () => {
  it("finds each by id and by tool name, and nothing by another name", () => {
    for (const { id, tool, operation } of all) {
      expect(catalogue.byId(id)?.operation).toBe(operation);
      expect(catalogue.byTool(tool)?.operation).toBe(operation);
    }
    expect(catalogue.byId("toString")).toBeUndefined();
    expect(catalogue.byTool("constructor")).toBeUndefined();
  });

  it("has a body in no operation whose method takes none", () => {
    const gets = all.filter(({ operation }) => operation.method === "GET");
    expect(gets.filter(({ operation }) => operation.body !== undefined)).toEqual([]);
  });

  it("refuses two domains or operations of one name", () => {
    const domain = (id: string, path: `/${string}`, folder = id): Domain =>
      defineDomain({ id, folder, title: id, description: "", operations: [named(id, path)] });
    expect(() => createCatalogue([domain("a", "/a"), domain("a", "/b")])).toThrow("two domains share the name a");
    expect(() => createCatalogue([domain("a", "/a"), domain("b", "/b", "a")])).toThrow("two domains share the name a");
    expect(() => createCatalogue([domain("a", "/a"), domain("b", "/a")])).toThrow("share the name GET /a");
    expect(() => createCatalogue([domain("a", "/a-b"), domain("b", "/a/b")])).toThrow("share the name get_a_b");
    const twice = defineDomain({
      ...domain("a", "/a"),
      operations: [named("a", "/a"), named("a", "/b")],
    });
    expect(() => createCatalogue([twice])).toThrow("two operations share the name a");
  });

  it("lists under each domain the paths that begin with its id", () => {
    for (const { operation, domain } of all) expect(operation.path.split("/")[1], operation.id).toBe(domain.id);
  });
});

function named(id: string, path: `/${string}`) {
  const parts = { id, method: "GET" as const, path, summary: id, output: z.unknown(), needs: [], examples: [{}] };
  return defineOperation({ ...parts, compute: () => 0, present: (facts: number) => facts });
}

describe.each(all)("$id", ({ operation }) => {
  const parts = [operation.params, operation.query, operation.body].filter((part) => part !== undefined);

  it("uses no name twice over params, query and body", () => {
    const names = parts.flatMap((part) => Object.keys(part.shape));
    expect(new Set(names).size).toBe(names.length);
  });

  it("declares exactly the parameters of its path, each as text", () => {
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(operation.params?.shape ?? {})).toEqual(inPath);
  });

  it("has examples that parse", () => {
    expect(operation.examples.length).toBeGreaterThan(0);
    for (const example of operation.examples) {
      expect(operation.parse({ flat: example })).toMatchObject({ ok: true });
    }
  });

  it("has schemas that can be printed", () => {
    for (const part of parts) expect(jsonSchemaOf(part, "input").type).toBe("object");
    expect(jsonSchemaOf(operation.output, "output")).toBeDefined();
  });
});

describe("tool names", () => {
  it("are those of the specification", () => {
    expect(toolName({ method: "GET", path: "/astrology/horoscope/{sign}/daily" })).toBe(
      "get_astrology_horoscope_sign_daily",
    );
    expect(toolName({ method: "POST", path: "/numerology/life-path" })).toBe("post_numerology_life_path");
    expect(toolName({ method: "GET", path: "/astrology/signs/{id}" })).toBe("get_astrology_signs_id");
    expect(toolName({ method: "GET", path: "/usage" })).toBe("get_usage");
  });
});

describe("texts", () => {
  it("come in the language asked for or not at all", async () => {
    for (const { id } of domains) {
      for (const lang of LANGS) for (const texts of await catalogue.loadTexts(id, lang)) expect(texts.lang).toBe(lang);
    }
  });

  it("of a domain nobody knows are none", async () => {
    expect(await catalogue.loadTexts("constructor", "en")).toEqual([]);
    expect(await catalogue.loadTexts("nothing", "de")).toEqual([]);
  });
});

it("gives concept words to operations that there are", () => {
  const ids = new Set(catalogue.entries.map(({ operation }) => operation.id));
  expect(domains.flatMap(({ concepts }) => Object.keys(concepts)).filter((id) => !ids.has(id))).toEqual([]);
});

it("features operations of their own domains", () => {
  for (const { featured, operations } of domains)
    expect(operations.map(({ id }) => id)).toEqual(expect.arrayContaining([...featured]));
});
