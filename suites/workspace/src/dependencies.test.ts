import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ALL, PUBLISHED, ROOT, type WorkspacePackage } from "./packages";

/** From the bottom up: a package may use what stands below its own layer, and what `SIDEWAYS` names beside it. */
const LAYERS: readonly (readonly string[])[] = [
  ["operation"],
  ["civil-time", "ephemeris", "i18n", "auth", "quota"],
  ["ephemeris-swiss", "western"],
  ["catalog"],
  ["pipeline"],
  ["mcp"],
  ["api"],
];

/** A domain uses another only where its tradition builds on it. */
const SIDEWAYS: Readonly<Record<string, readonly string[]>> = {};

/** The engine is native and AGPL: only what ships it may depend on it; tests may everywhere. */
const MAY_SHIP_ENGINE = new Set(["api", "mcp"]);

/** Third-party run-time libraries by package; why each is there: docs/decisions/0004. */
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  operation: ["zod"],
  i18n: ["@formatjs/icu-messageformat-parser", "intl-messageformat"],
  "ephemeris-swiss": ["sweph"],
  western: ["zod"],
  auth: ["@noble/hashes"],
  pipeline: ["fastest-levenshtein"],
  mcp: ["@modelcontextprotocol/sdk"],
  api: ["@hono/node-server", "@hono/zod-openapi", "hono", "pino", "swagger-ui-dist", "zod"],
};

const AGPL = new Set(["ephemeris-swiss", "api", "mcp"]);

const shipped = ALL.filter(({ kind }) => kind !== "suites");
const layerOf = (id: string): number => LAYERS.findIndex((layer) => layer.includes(id));
const own = ({ manifest }: WorkspacePackage): readonly string[] =>
  Object.keys(manifest.dependencies ?? {}).flatMap((name) =>
    name.startsWith("@almagest/") ? [name.slice("@almagest/".length)] : [],
  );
const foreign = ({ manifest }: WorkspacePackage): readonly string[] =>
  Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith("@almagest/"));

describe("dependencies point one way", () => {
  test("every package has its layer", () => {
    expect(shipped.map(({ id }) => id).filter((id) => layerOf(id) < 0)).toEqual([]);
  });

  test.each(shipped.map((entry) => [entry.id, entry] as const))("%s uses only what stands below it", (id, entry) => {
    const allowed = (other: string): boolean => layerOf(other) < layerOf(id) || (SIDEWAYS[id] ?? []).includes(other);
    expect(own(entry).filter((other) => !allowed(other))).toEqual([]);
  });

  test("only the apps ship the engine", () => {
    const users = shipped.filter((entry) => own(entry).includes("ephemeris-swiss")).map(({ id }) => id);
    expect(users.filter((id) => !MAY_SHIP_ENGINE.has(id))).toEqual([]);
  });

  test.each(shipped.map((entry) => [entry.id, entry] as const))(
    "%s uses only the libraries decided on",
    (id, entry) => {
      expect(foreign(entry).filter((name) => !(LIBRARIES[id] ?? []).includes(name))).toEqual([]);
    },
  );

  test("versions stand once, in the catalog", () => {
    const loose = ALL.flatMap(({ folder, manifest }) =>
      Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter(([name, version]) => version !== (name.startsWith("@almagest/") ? "workspace:*" : "catalog:"))
        .map(([name, version]) => `${folder}: ${name} ${version}`),
    );
    expect(loose).toEqual([]);
  });
});

describe("what is published", () => {
  test.each(PUBLISHED.map((entry) => [entry.id, entry] as const))(
    "%s names its licence, and the file says the same",
    (id, { folder, manifest }) => {
      const text = readFileSync(join(ROOT, folder, "LICENSE"), "utf8");
      expect(manifest.license).toBe(AGPL.has(id) ? "AGPL-3.0-or-later" : "MIT");
      expect(text).toContain(AGPL.has(id) ? "GNU AFFERO GENERAL PUBLIC LICENSE" : "MIT License");
      expect(manifest.files).toEqual(expect.arrayContaining(["dist", "README.md", "LICENSE"]));
      expect(existsSync(join(ROOT, folder, "README.md"))).toBe(true);
    },
  );

  test("types come first in every condition of every entry", () => {
    const wrong = PUBLISHED.flatMap(({ id, manifest }) =>
      Object.entries(manifest.exports ?? {}).flatMap(([path, entry]) =>
        ["import", "require"]
          .filter((condition) => {
            const target = entry[condition];
            return typeof target === "object" && target !== null && Object.keys(target)[0] !== "types";
          })
          .map((condition) => `${id} ${path} ${condition}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("libraries have an import and a require; apps are programs and have an import", () => {
    for (const { id, kind, manifest } of PUBLISHED) {
      for (const entry of Object.values(manifest.exports ?? {})) {
        expect(Object.keys(entry)[0], id).toBe("@almagest/source");
        if (kind === "packages") expect(Object.keys(entry), id).toEqual(["@almagest/source", "import", "require"]);
      }
    }
  });
});

describe("pure packages", () => {
  const pure = shipped.filter(({ kind, id }) => kind === "packages" && id !== "ephemeris-swiss");
  test.each(pure.map(({ folder }) => folder))("%s compiles without file, network, process and clock", (folder) => {
    const config = JSON.parse(readFileSync(join(ROOT, folder, "tsconfig.json"), "utf8"));
    expect(config.extends).toBe("../../tsconfig.base.json");
    expect(config.compilerOptions?.types).toBeUndefined();
    expect(config.compilerOptions?.lib).toBeUndefined();
  });
  test("the base they share has no ambient types and only the language's own library", () => {
    const base = JSON.parse(readFileSync(join(ROOT, "tsconfig.base.json"), "utf8"));
    expect(base.compilerOptions.types).toEqual([]);
    expect(base.compilerOptions.lib).toEqual(["ES2023"]);
  });
});
