import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { ALL, byFolder, ROOT, sourceFiles, type WorkspacePackage } from "./packages";
import { CARRIES_PACKAGES, IMPURE, IN_PAGE, NODE_ENTRIES } from "./rules";

const shipped = ALL.filter(({ kind }) => kind !== "suites");
const pure = shipped.filter(({ kind, id }) => kind === "packages" && !IMPURE.has(id));

interface Import {
  readonly file: string;
  readonly specifier: string;
}

/** The imports of a package's sources, its tests apart. */
function importsOf({ folder }: WorkspacePackage): readonly Import[] {
  const files = sourceFiles(`${folder}/src`).filter((file) => !file.endsWith(".test.ts"));
  return files.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(join(ROOT, file), "utf8"), true, true)
      .importedFiles.map(({ fileName }) => ({ file, specifier: fileName })),
  );
}

function isUndeclared({ specifier }: Import, { id, manifest }: WorkspacePackage): boolean {
  if (specifier.startsWith(".") || isBuiltin(specifier)) return false;
  const name = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
  const { dependencies, optionalDependencies, peerDependencies } = manifest;
  const carried = CARRIES_PACKAGES.has(id) ? manifest.devDependencies : {};
  return !(name in { ...dependencies, ...optionalDependencies, ...peerDependencies, ...carried, [manifest.name]: "" });
}

/** A document that is taken in as text is part of the program that is built, and no code. */
const DOCUMENT = /\.md\?raw$/;

function leaves({ file, specifier }: Import, { folder }: WorkspacePackage): boolean {
  if (DOCUMENT.test(specifier)) return false;
  return specifier.startsWith(".") && !join(dirname(file), specifier).startsWith(`${folder}/`);
}

describe("sources import what their package declares", () => {
  test.each(byFolder(shipped))("%s needs nothing that exists only for its tests", (_, entry) => {
    expect(importsOf(entry).filter((found) => isUndeclared(found, entry) || leaves(found, entry))).toEqual([]);
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
