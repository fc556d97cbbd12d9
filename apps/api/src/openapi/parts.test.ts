import { catalogue } from "@almagest/catalog";
import { describe, expect, it } from "vitest";
import { loadPictures, openApiText } from "./document";
import { documentParts } from "./parts";

const text = openApiText({
  catalogue,
  publicUrl: "https://api.example.com",
  pictures: await loadPictures(catalogue),
});
const parts = documentParts(text);

describe("the parts of the document", () => {
  it("are its operations, and the batch", () => {
    const ids = catalogue.entries.map(({ operation }) => operation.id);
    expect([...parts.keys()].sort()).toEqual([...ids, "runBatch"].sort());
  });

  it("hold every schema that they refer to, and no parameter by reference", () => {
    for (const [id, part] of parts) {
      const { schemas, parameters } = JSON.parse(part);
      for (const [, name = ""] of part.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
        expect(Object.keys(schemas), id).toContain(name);
      }
      for (const parameter of parameters) expect(parameter, id).toHaveProperty("schema");
    }
  });

  it("name the forms of an answer and the codes of failures", () => {
    const natal = JSON.parse(parts.get("generateNatalChart") ?? "");
    expect(natal).toMatchObject({ domain: "astrology", method: "POST", hasReport: true, hasCalendar: false });
    expect(natal.picture.forms).toContain("wheel");
    expect(natal.picture.options).toHaveProperty("theme");
    expect(natal.failures).toContainEqual({ status: 413, codes: ["payload_too_large"] });
  });

  it("are small: the longest is a twentieth of the document", () => {
    expect(Math.max(...[...parts.values()].map(({ length }) => length))).toBeLessThan(text.length / 15);
  });
});
