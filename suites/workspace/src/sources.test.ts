import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { importsOf, undeclaredImports } from "./imports";
import { ALL, byFolder, ROOT, sourceFiles, type WorkspacePackage } from "./packages";
import { IMPURE, IN_PAGE, NODE_ENTRIES } from "./rules";

const shipped = ALL.filter(({ kind }) => kind !== "suites");
const pure = shipped.filter(({ kind, id }) => kind === "packages" && !IMPURE.has(id));

describe("sources import what their package declares", () => {
  test.each(byFolder(shipped))("%s needs nothing that exists only for its tests", (_, entry) => {
    expect(undeclaredImports(entry)).toEqual([]);
  });

  test.each(byFolder(pure))("%s imports no module of Node", (_, entry) => {
    const found = importsOf(entry).filter(({ file, specifier }) => isBuiltin(specifier) && !NODE_ENTRIES.has(file));
    expect(found).toEqual([]);
  });
});

/** The compiler options of a file of the repository. */
function compilation(file: string): ts.ParsedCommandLine {
  const path = join(ROOT, file);
  return ts.parseJsonConfigFileContent(ts.readConfigFile(path, ts.sys.readFile).config, ts.sys, dirname(path));
}

describe("pure packages compile without file, network, process and clock", () => {
  test.each([...byFolder(pure).map(([folder]) => `${folder}/tsconfig.json`), "tsconfig.sources.json"])("%s", (file) => {
    const { options } = compilation(file);
    expect(options.types).toEqual([]);
    expect(options.lib).toEqual(["lib.es2023.d.ts"]);
  });

  test("and each source is checked once: with Node's types where it runs on Node, a browser's in a page, else without", () => {
    const checked = (file: string): readonly string[] =>
      compilation(file)
        .fileNames.filter((name) => name.endsWith(".ts"))
        .map((name) => relative(ROOT, name));
    const sources = (entries: readonly WorkspacePackage[]): readonly string[] =>
      entries.flatMap(({ folder }) => sourceFiles(`${folder}/src`)).filter((file) => !file.endsWith(".test.ts"));
    const inPage = shipped.filter(({ id }) => IN_PAGE.has(id));
    const onNode = [
      ...sources(shipped.filter((entry) => !pure.includes(entry) && !inPage.includes(entry))),
      ...NODE_ENTRIES,
    ];
    expect([...checked("tsconfig.browser.json")].sort()).toEqual([...sources(inPage)].sort());
    expect([...checked("tsconfig.sources.json")].sort()).toEqual(
      sources(pure)
        .filter((file) => !NODE_ENTRIES.has(file))
        .sort(),
    );
    expect([...checked("tsconfig.node.json")].sort()).toEqual(onNode.sort());
  });
});
