import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { importsOf, packageOf } from "./imports";
import { ALL, PUBLISHED, ROOT } from "./packages";

const REPORT = "@almagest/report";
const TYPESETTER = "@myriaddreamin/typst-ts-node-compiler";
/** The reader of a sender, which loads no typesetter. */
const LIGHT = `${REPORT}/white-label`;

test("the service alone brings the reports along, and they alone the typesetter", () => {
  const brings = (name: string): readonly string[] =>
    PUBLISHED.filter(({ manifest: { dependencies, optionalDependencies } }) =>
      Object.keys({ ...dependencies, ...optionalDependencies }).includes(name),
    ).map(({ id }) => id);
  expect(brings(REPORT)).toEqual(["api"]);
  expect(brings(TYPESETTER)).toEqual(["report"]);
  const users = ALL.filter((one) => importsOf(one).some(({ specifier }) => packageOf(specifier) === REPORT));
  expect(users.map(({ folder }) => folder)).toEqual(["apps/api", "apps/cli", "apps/mcp"]);
});

test("programs load the typesetter with the first report", () => {
  const files = ALL.flatMap((one) => importsOf(one)).filter(
    ({ specifier }) => specifier === TYPESETTER || specifier === REPORT,
  );
  expect(files.length).toBeGreaterThan(3);
  for (const { file } of files) expect([file, loadsAtOnce(file)]).toEqual([file, []]);
});

/** The specifiers of a module's imports that are no types and are not awaited. */
function loadsAtOnce(file: string): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), "utf8"), ts.ScriptTarget.ES2022);
  return source.statements
    .filter(ts.isImportDeclaration)
    .filter(({ importClause }) => importClause?.isTypeOnly !== true)
    .flatMap(({ moduleSpecifier }) => (ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : []))
    .filter((specifier) => specifier === TYPESETTER || specifier === REPORT);
}

test("the reader of a sender imports none of the typesetter's modules", () => {
  const reached = new Set<string>();
  const read = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, file), "utf8"), true, true);
    for (const { fileName } of importedFiles) {
      expect([LIGHT, fileName]).not.toEqual([LIGHT, TYPESETTER]);
      if (fileName.startsWith("./")) read(`packages/report/src/${fileName.slice(2)}.ts`);
    }
  };
  read("packages/report/src/white-label.ts");
  expect([...reached].map((file) => file.replace("packages/report/src/", ""))).toEqual([
    "white-label.ts",
    "logo-check.ts",
  ]);
});
