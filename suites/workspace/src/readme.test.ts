import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { PUBLISHED, ROOT } from "./packages";

/** The first TypeScript example of a README and the output that stands behind it. */
function exampleOf(readme: string): { readonly code: string; readonly output: string } | undefined {
  const found = /```ts\n([\s\S]*?)```\s*```text\n([\s\S]*?)```/.exec(readFileSync(readme, "utf8"));
  return found === null ? undefined : { code: found[1] ?? "", output: found[2] ?? "" };
}

/** Runs it as a program in a folder whose dependencies it may use, on what was built. */
function run(code: string, folder: string): string {
  const file = join(ROOT, folder, "zz-readme-example.mjs");
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  writeFileSync(file, outputText);
  try {
    return execFileSync(process.execPath, [file], { encoding: "utf8" });
  } finally {
    rmSync(file, { force: true });
  }
}

const own = PUBLISHED.filter(({ kind }) => kind === "packages").map(
  ({ folder }) => [`${folder}/README.md`, folder] as const,
);

describe("READMEs", () => {
  test.each([["README.md", "suites/workspace"] as const, ...own])(
    "the example of %s prints what it says",
    (readme, folder) => {
      const path = join(ROOT, readme);
      expect(existsSync(path)).toBe(true);
      const example = exampleOf(path);
      expect(example, `${readme} has no example with its output`).toBeDefined();
      expect(run(example?.code ?? "", folder).trimEnd()).toBe(example?.output.trimEnd());
    },
  );
});
