import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { unlicensed } from "./complete/package-files";
import { byFolder, codeEntries, LIBRARIES, MANIFESTS, PUBLISHED, ROOT } from "./packages";
import { AGPL } from "./rules";

const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), "utf8");
const [, root] = MANIFESTS.find(([folder]) => folder === ".") ?? [];

describe("published packages", () => {
  test.each(byFolder(PUBLISHED))(
    "%s names its licence, carries its text, and has a README that says both",
    (_, entry) => {
      expect(unlicensed(entry)).toEqual([]);
    },
  );

  test.each(["LICENSE", "LICENSES/README.md", "README.md"])(
    "%s names every package that is under the AGPL, and no other",
    (file) => {
      const text = read(file);
      const own = (folder: string): string => (file === "README.md" ? folder.replace(/^packages\//, "") : folder);
      const listed = text.split("\n").filter((line) => /^\|.*AGPL-3\.0-or-later/.test(line));
      const place = file === "LICENSE" ? (text.split("Everything else")[0] ?? "") : listed.join("\n");
      const isNamed = (folder: string): boolean => new RegExp(`(?:^|[\\s\`])${own(folder)}(?:[\\s\`,:]|$)`).test(place);
      const named = PUBLISHED.filter(({ folder }) => isNamed(folder)).map(({ id }) => id);
      expect(new Set(named)).toEqual(new Set(AGPL));
    },
  );

  test.each(byFolder(PUBLISHED))("%s declares where it runs and ships the right files", (_, { manifest }) => {
    expect(manifest.type).toBe("module");
    expect(manifest.engines).toEqual(root?.engines);
    expect(manifest.files).toEqual(expect.arrayContaining(["dist", "README.md", "LICENSE"]));
  });

  test.each(byFolder(PUBLISHED))("%s is not packed without what its manifest names", (_, { manifest }) => {
    expect(manifest.scripts?.["prepack"]).toBe("node ../../tools/prepack.mjs");
  });

  test.each(byFolder(LIBRARIES))("%s has types first for import and for require of every entry", (_, { manifest }) => {
    const effects = [manifest.sideEffects].flat().filter((one) => !String(one).endsWith(".css"));
    expect(effects.every((one) => one === false)).toBe(true);
    expect(Object.keys(manifest.exports ?? {})).toContain(".");
    for (const [path, conditions] of codeEntries(manifest)) {
      const at = path === "." ? "index" : path.slice("./".length);
      expect(conditions, path).toEqual({
        "@almagest/source": expect.stringMatching(/^\.\/src\/.+\.ts$/),
        import: { types: `./dist/${at}.d.ts`, default: `./dist/${at}.js` },
        require: { types: `./dist/${at}.d.cts`, default: `./dist/${at}.cjs` },
      });
      expect(orderOf(conditions)).toEqual(["@almagest/source", "import types default", "require types default"]);
    }
  });
});

/** Conditions are read in their order, so the order is part of their meaning. */
function orderOf(conditions: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(conditions).map(([name, target]) =>
    typeof target === "object" && target !== null ? [name, ...Object.keys(target)].join(" ") : name,
  );
}
