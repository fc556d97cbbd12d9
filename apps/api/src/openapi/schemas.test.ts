import { declaredSchemaOf, jsonSchemaOf, optionalProse, prose, proseList, withTexts } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { composed } from "./compose";
import { namedSchemas } from "./hoist";

const sign = z.enum(["aries", "taurus"]).meta({ name: "Sign", description: "A twelfth" });
const place = z
  .object({ sign, degree: z.number(), longitude: z.number(), house: z.int().optional() })
  .meta({ name: "Place", description: "Where a body stands" });

const outputOf = (schema: z.ZodType) => declaredSchemaOf(schema, "output");
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("a schema with a name", () => {
  it("is a component, and a reference wherever it is used", () => {
    const schemas = namedSchemas();
    const printed = schemas.hoist(outputOf(z.object({ sun: place, all: z.array(place), none: place.nullable() })));
    expect(printed.properties).toEqual({
      sun: ref("Place"),
      all: { type: "array", items: ref("Place") },
      none: { anyOf: [ref("Place"), { type: "null" }] },
    });
    expect([...schemas.all().keys()]).toEqual(["Sign", "Place"]);
    expect(schemas.all().get("Place")).toMatchObject({
      description: "Where a body stands",
      properties: { sign: ref("Sign") },
    });
    expect(JSON.stringify([...schemas.all().values()])).not.toMatch(/"(?:name|fold|atName)":/);
  });

  it("is described at the place as the place has it, and at its name as the name has it", () => {
    const schemas = namedSchemas();
    const asked = z.object({ rising: place.meta({ description: "The Ascendant" }), sign: sign.default("aries") });
    expect(schemas.hoist(declaredSchemaOf(asked, "input")).properties).toEqual({
      rising: { ...ref("Place"), description: "The Ascendant" },
      sign: { ...ref("Sign"), default: "aries" },
    });
    expect(schemas.all().get("Place")?.description).toBe("Where a body stands");
    expect(schemas.all().get("Sign")).toEqual({ type: "string", enum: ["aries", "taurus"], description: "A twelfth" });
  });

  it("may be declared twice the same, and never in two ways", () => {
    const schemas = namedSchemas();
    const other = z.object({ sign: z.string() }).meta({ name: "Place" });
    schemas.hoist(outputOf(z.object({ one: place, other: place.meta({ description: "again" }) })));
    expect(() => schemas.hoist(outputOf(other))).toThrow("two schemas of the document are called Place");
    expect(() => schemas.keep("Place", outputOf(z.string()))).toThrow("Place");
  });

  it("that is an operation's whole answer has the operation's name, too", () => {
    const schemas = namedSchemas();
    schemas.keep("Ascendant", outputOf(place));
    expect(schemas.all().get("Ascendant")).toEqual(ref("Place"));
    expect([schemas.isOwn("Place"), schemas.isOwn("Ascendant")]).toEqual([true, false]);
  });
});

describe("a member that names a program", () => {
  it("has what each sets under a name that is no keyword of JSON Schema", () => {
    const presets = [{ name: "a", program: "A", version: "1", proof: "by the manual", options: { nodeType: "mean" } }];
    expect(namedSchemas().hoist({ type: "string", presets })).toEqual({ "x-presets": presets, type: "string" });
  });
});

describe("a member made of texts", () => {
  const spoken = z.object({
    sign: z.string(),
    text: prose,
    note: optionalProse,
    reading: withTexts(z.object({ lines: proseList })).meta({ description: "Said of the sign" }),
  });

  it("is required, because the service has all texts; one that some answers lack is not", () => {
    const printed = namedSchemas().hoist(outputOf(spoken));
    expect(printed.required).toEqual(["sign", "text", "reading"]);
    expect(printed.properties?.["reading"]?.required).toEqual(["lines"]);
    expect(JSON.stringify(printed)).not.toContain("withTexts");
  });

  it("may be absent for a library's caller, who may have loaded none", () => {
    expect(outputOf(spoken).required).toEqual(["sign"]);
    expect(spoken.safeParse({ sign: "aries" }).success).toBe(true);
    expect(JSON.stringify(jsonSchemaOf(spoken, "output"))).not.toContain("withTexts");
  });
});

describe("an object that holds all of a named one", () => {
  const compose = (more: Record<string, z.ZodType>) => {
    const schemas = namedSchemas();
    schemas.hoist(outputOf(place));
    schemas.keep("Planet", outputOf(z.object({ ...place.shape, ...more })));
    return composed(schemas.all(), schemas.isOwn).get("Planet");
  };

  it("is that object plus its further members", () => {
    expect(compose({ name: z.string() })).toEqual({
      allOf: [ref("Place"), { type: "object", properties: { name: { type: "string" } }, required: ["name"] }],
    });
  });

  it("is not if a member differs, or is required in only one of them", () => {
    expect(compose({ name: z.string(), degree: z.int() })).not.toHaveProperty("allOf");
    expect(compose({ name: z.string(), house: z.int() })).not.toHaveProperty("allOf");
  });

  it("is not where it has nothing more, or extends what an operation answers", () => {
    expect(compose({})).not.toHaveProperty("allOf");
    const schemas = namedSchemas();
    schemas.keep("Planet", outputOf(z.object({ a: z.int(), b: z.int(), c: z.int(), d: z.int() })));
    schemas.keep("Star", outputOf(z.object({ a: z.int(), b: z.int(), c: z.int(), d: z.int(), e: z.int() })));
    expect(composed(schemas.all(), schemas.isOwn).get("Star")).not.toHaveProperty("allOf");
  });
});
