import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { ALL, byFolder, ROOT, sourceFiles, type WorkspacePackage } from "./packages";

type Arrows = ReadonlyMap<string, readonly string[]>;

/** Each source of a package with those of the same package that it imports, types included. */
function arrowsOf({ folder }: WorkspacePackage): Arrows {
  const files = new Set(sourceFiles(`${folder}/src`).filter((file) => !file.endsWith(".test.ts")));
  return new Map([...files].map((file) => [file, importedBy(file).filter((imported) => files.has(imported))]));
}

function importedBy(file: string): readonly string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, file), "utf8"), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith("."))
    .flatMap(({ fileName }) => [`${join(dirname(file), fileName)}.ts`, `${join(dirname(file), fileName)}.tsx`]);
}

/** Files that import each other round: what is left when files that import nothing left, or that nothing left imports, go. */
function circlesIn(arrows: Arrows): readonly string[] {
  const left = new Set(arrows.keys());
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const imported = new Set([...left].flatMap((file) => arrows.get(file) ?? []));
    for (const file of left) {
      const isEnd = !(arrows.get(file) ?? []).some((other) => left.has(other));
      if (isEnd || !imported.has(file)) left.delete(file);
    }
  }
  return [...left].sort();
}

/** Calls and the parts of a pipeline are types of the file that uses all others. */
const NOT_YET = ["packages/pipeline"];
const packages = byFolder(ALL.filter(({ kind }) => kind === "packages"));

describe("no file of a package leads back to itself by its imports", () => {
  test("as this test would see", () => {
    const arrows = new Map([
      ["a", ["b"]],
      ["b", ["c", "d"]],
      ["c", ["b"]],
      ["d", []],
    ]);
    expect(circlesIn(arrows)).toEqual(["b", "c"]);
    expect(circlesIn(new Map([...arrows, ["c", ["d"]]]))).toEqual([]);
  });

  test.each(packages.filter(([folder]) => !NOT_YET.includes(folder)))("%s", (_, entry) => {
    expect(circlesIn(arrowsOf(entry))).toEqual([]);
  });

  test.each(packages.filter(([folder]) => NOT_YET.includes(folder)))("%s is still listed for a reason", (_, entry) => {
    expect(circlesIn(arrowsOf(entry))).not.toEqual([]);
  });
});
