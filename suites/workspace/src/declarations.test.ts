import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGS } from "@almagest/operation";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { DOMAIN_PACKAGES, operationsOf } from "./domains";
import { byFolder, LIBRARIES, ROOT } from "./packages";

/** The declarations of a built package by their path. */
function declarationsOf(folder: string): ReadonlyMap<string, string> {
  const dist = join(ROOT, folder, "dist");
  if (!existsSync(dist)) throw new Error(`${folder} is not built: npm test builds it, or npm run build`);
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".d.ts"));
  return new Map(files.map((name) => [name, readFileSync(join(dist, name), "utf8")]));
}

const conventions = readFileSync(join(ROOT, "docs/conventions.md"), "utf8");

/** A member of the type of a translated name: `"zh-Hant": "太陽"`; the languages themselves are called by their codes. */
const TRANSLATED = new RegExp(`\\b(${LANGS.filter((lang) => lang !== "en").join("|")})"?: "(?!\\1")`);

describe("what a package declares spells out no content", () => {
  test.each(byFolder(LIBRARIES))("%s: neither the shape of its texts nor its names in nine languages", (folder) => {
    const declared = [...declarationsOf(folder)];
    expect(declared.length).toBeGreaterThan(0);
    expect(declared.filter(([name]) => name.endsWith("-messages.d.ts")).map(([name]) => name)).toEqual([]);
    expect(declared.filter(([, text]) => TRANSLATED.test(text)).map(([name]) => name)).toEqual([]);
  });
});

/** An editor's hint for the name after `mark` in a program inside a package. */
function hoverOf(folder: string, program: string, mark: string): ts.QuickInfo | undefined {
  // Inside the package, so that the program finds it by its published name.
  const file = join(ROOT, folder, ".hovered.ts");
  const read = (name: string): string | undefined => (name === file ? program : ts.sys.readFile(name));
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const text = read(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getCompilationSettings: () => ({
      strict: true,
      types: [],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: read,
    directoryExists: ts.sys.directoryExists,
    realpath: (name) => ts.sys.realpath?.(name) ?? name,
  });
  return service.getQuickInfoAtPosition(file, program.indexOf(mark) + mark.length);
}

describe("each operation has its description in its declaration", () => {
  test.each(byFolder(DOMAIN_PACKAGES))("%s", async (folder) => {
    const text = [...declarationsOf(folder).values()].join("\n");
    for (const { name, operation } of await operationsOf(folder)) {
      const declared = text.search(new RegExp(`export declare const ${name}: (?:Birth)?Operation<`));
      expect(declared, name).toBeGreaterThan(0);
      const docstring = text.slice(text.lastIndexOf("/**", declared), declared);
      expect(docstring, name).toMatch(/ \*\/\n$/);
      expect(docstring, name).toContain(`\n * ${operation.summary}.\n`);
      expect(docstring, name).toContain(`${operation.method} ${operation.path}`);
      expect(docstring, name).toContain(` * ${name}(`);
      const [, section = ""] =
        /sources are in docs\/conventions\.md of the repository, under "(.*)"/.exec(docstring) ?? [];
      expect(conventions, `${name}: docs/conventions.md has this section`).toContain(`\n## ${section}\n`);
    }
  });

  test("which an editor shows where it is called: the summary, what comes back, an example", () => {
    const program =
      'import { biorhythmReading } from "@almagest/biorhythm";\nconst found = biorhythmReading({ birthDate: "1990-07-15" });';
    const hover = hoverOf("packages/biorhythm", program, "found = ");
    const tags = new Map(hover?.tags?.map(({ name, text }) => [name, ts.displayPartsToString(text)]));
    expect(ts.displayPartsToString(hover?.documentation)).toContain("POST /biorhythm/reading");
    expect(tags.get("returns")).toContain("`overallPhase`");
    expect(tags.get("example")).toContain("biorhythmReading({ ");
  });
});
