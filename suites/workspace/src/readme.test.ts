import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "node:util";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { LIBRARIES, ROOT } from "./packages";
import { exampleIn, type ReadmeExample } from "./readmes/example";

interface Example extends ReadmeExample {
  readonly readme: string;
  /** Where the example is run: in its own package, or here for the root's. */
  readonly file: string;
}

const FILE = ".readme-example.ts";

const examples: readonly Example[] = [
  exampleOf("README.md", "examples"),
  ...LIBRARIES.map(({ folder }) => exampleOf(`${folder}/README.md`, folder)),
];

function exampleOf(readme: string, folder: string): Example {
  const text = existsSync(join(ROOT, readme)) ? readFileSync(join(ROOT, readme), "utf8") : "";
  return { readme, file: join(ROOT, folder, FILE), ...exampleIn(text) };
}

/** The output of a program, run on the workspace's sources. */
async function outputOf(file: string): Promise<string> {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((...values: unknown[]) => {
    lines.push(format(...values));
  });
  try {
    await import(file);
  } finally {
    log.mockRestore();
  }
  return lines.join("\n");
}

/** The compiler's complaints about the examples, under the options of tests, by the types that are published. */
function compilerErrors(files: readonly string[]): readonly string[] {
  const config = ts.readConfigFile(join(ROOT, "tsconfig.tests.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, ROOT);
  const program = ts.createProgram([...files], { ...options, customConditions: [] });
  return files.flatMap((file) => {
    const diagnostics = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
    return diagnostics.map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`);
  });
}

describe("READMEs", () => {
  beforeAll(() => {
    for (const { file, code } of examples) writeFileSync(file, code);
  });
  afterAll(() => {
    for (const { file } of examples) rmSync(file, { force: true });
  });

  test.each(examples)("the example of $readme prints what it says", async ({ file, code, output }) => {
    expect(code, "a README has a ts block, and a text block with its output").not.toBe("");
    expect(await outputOf(file)).toBe(output);
  });

  test("the example of README.md runs from the checkout as it says", () => {
    const file = join(ROOT, "examples/natal-chart.mjs");
    const [{ code, output } = { code: "", output: "" }] = examples;
    expect(readFileSync(file, "utf8")).toBe(code);
    expect(
      execFileSync(process.execPath, ["examples/natal-chart.mjs"], { cwd: ROOT, encoding: "utf8" }).trimEnd(),
    ).toBe(output);
    expect(readFileSync(join(ROOT, "README.md"), "utf8")).toContain("`node examples/natal-chart.mjs`");
  });

  test("the examples are well typed", () => {
    expect(compilerErrors(examples.map(({ file }) => file))).toEqual([]);
  });
});
