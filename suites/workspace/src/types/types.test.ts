import type { AnyOperation } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { typesModule } from "./module";
import { unnamedObjects } from "./unnamed";

describe("a type made from a schema", () => {
  const place = z
    .object({ sign: z.string(), degree: z.number().min(0).lt(30) })
    .meta({ name: "Place", description: "A place" });
  const operation = (body: z.ZodObject, output: z.ZodType): AnyOperation => ({
    id: "getThing",
    method: "POST",
    path: "/thing",
    summary: "A thing",
    body,
    output,
    needs: [],
    examples: [],
    parse: () => ({ ok: true, value: {} }),
    run: () => ({}),
  });
  const made = (body: z.ZodObject, output: z.ZodType): string =>
    typesModule([{ name: "thing", operation: operation(body, output) }]);

  test("has what a caller sends on one side and what an answer holds on the other", () => {
    const count = z.int().min(1).default(3).meta({ description: "How many" });
    const text = made(
      z.object({ count, note: z.string().optional() }),
      z.object({ count, note: z.string().exactOptional() }),
    );
    expect(text).toContain(
      "  /** How many. 1 or more. Default 3 */\n  readonly count?: number | undefined;\n  readonly note?: string | undefined;",
    );
    expect(text).toContain("  /** How many. 1 or more */\n  readonly count: number;\n  readonly note?: string;");
  });

  test("is a reference where the schema has a name, described at the place and at the name", () => {
    const text = made(
      z.object({}),
      z.object({ ascendant: place.meta({ description: "Rising" }), points: z.array(place) }),
    );
    expect(text).toContain("  /** Rising */\n  readonly ascendant: Place;\n  readonly points: Place[];");
    expect(text).toContain(
      "/** A place */\nexport interface Place {\n  readonly sign: string;\n  /** [0, 30) */\n  readonly degree: number;\n}",
    );
  });

  test("is refused where one name has two meanings, or is that of an answer", () => {
    const other = z.object({ sign: z.int() }).meta({ name: "Place" });
    expect(() => made(z.object({}), z.object({ place, other }))).toThrow("two schemas are called Place");
    expect(() => made(z.object({}), z.object({ it: z.object({}).meta({ name: "Thing" }) }))).toThrow("Thing");
  });
});

test("an object without a name is found in conventions, and where it is written a third time", () => {
  const inline = "{ readonly from: string; }";
  const twice = `interface A { readonly one: ${inline}; readonly other: ${inline}[]; }`;
  expect(unnamedObjects(twice)).toEqual([]);
  expect(unnamedObjects(`${twice}\ninterface B { readonly third?: { /** Day */ readonly from: string; }; }`)).toEqual([
    inline,
  ]);
  expect(unnamedObjects("interface A { readonly conventions: { readonly rule: string; }; }")).toEqual([
    "{ readonly rule: string; }",
  ]);
});
