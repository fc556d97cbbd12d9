import { join } from "node:path";
import { domains } from "@almagest/catalog";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { ROOT } from "./packages";

const drawing = domains.filter(({ pictures }) => pictures.of.length > 0);

describe.each(drawing.map((domain) => [domain.folder, domain] as const))("the pictures of %s", (_, domain) => {
  test("are those that the domain says before they are loaded, in the order of its operations", async () => {
    const { pictures } = await domain.pictures.load();
    expect([...new Set(pictures.map(({ operation }) => operation))]).toEqual(domain.pictures.of);
    const ids = domain.operations.map(({ id }) => id).filter((id) => domain.pictures.of.includes(id));
    expect(domain.pictures.of).toEqual(ids);
  });

  test("differ in operation and form, and every option has a default and a description", async () => {
    const { pictures } = await domain.pictures.load();
    const names = pictures.map(({ operation, form }) => `${operation} ${form}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { options } of pictures) {
      expect(options.safeParse({}).success).toBe(true);
      expect(Object.entries(options.shape).filter(([, schema]) => !describes(schema))).toEqual([]);
    }
  });
});

function describes(schema: unknown): boolean {
  return typeof schema === "object" && schema !== null && "description" in schema && schema.description !== undefined;
}

test("an operation alone brings no code that draws", async () => {
  const { metafile } = await build({
    stdin: { contents: `export { natalChart } from "@almagest/western";`, resolveDir: join(ROOT, "packages/catalog") },
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    conditions: ["@almagest/source"],
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.some((file) => file.includes("natal-chart/"))).toBe(true);
  expect(inputs.filter((file) => /packages\/pictures\/|\/src\/pictures[./]/.test(file))).toEqual([]);
});
