import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyOperation } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { DOMAIN_PACKAGES, operationsOf } from "../domains";
import { byFolder, codeEntries, LIBRARIES, ROOT, type WorkspacePackage } from "../packages";
import { functionNames } from "./names";
import { withOperations } from "./table";

const readmeOf = (folder: string): string => readFileSync(join(ROOT, folder, "README.md"), "utf8");

/** Functions in READMEs that are not imported: members of imports, and functions of the database. */
const CALLED_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  "packages/database": ["migrate"],
  "packages/operation": ["compute", "op", "present"],
  "packages/quota": ["ledger_now", "quota_create_month"],
  "packages/telling": ["teller"],
};

/** Everything that the entries of a package export. */
async function exportedBy({ folder, manifest }: WorkspacePackage): Promise<readonly string[]> {
  const sources = codeEntries(manifest).map(([, conditions]) => conditions["@almagest/source"]);
  const files = sources.map((source) => join(ROOT, folder, String(source))).filter((file) => existsSync(file));
  const modules = await Promise.all(files.map((file): Promise<object> => import(file)));
  return modules.flatMap(Object.keys);
}

/** The names that a README may use: the exports of its own package, and of those that it mentions. */
async function importable(own: WorkspacePackage): Promise<ReadonlySet<string>> {
  const readme = readmeOf(own.folder);
  const isMentioned = ({ id, manifest }: WorkspacePackage): boolean =>
    [manifest.name, `../${id})`].some((name) => readme.includes(name));
  const packages = LIBRARIES.filter((one) => one.folder === own.folder || isMentioned(one));
  return new Set((await Promise.all(packages.map(exportedBy))).flat());
}

describe.each(DOMAIN_PACKAGES.map(({ folder }) => folder))("the README of %s", (folder) => {
  test("calls no operation by its id if that is not its import name", async () => {
    const operations = await operationsOf(folder);
    const names = new Set(operations.map(({ name }) => name));
    const ids = operations.map(({ operation }) => operation.id).filter((id) => !names.has(id));
    expect([...functionNames(readmeOf(folder), ids)].filter((name) => ids.includes(name))).toEqual([]);
  });
});

describe("READMEs name functions that can be imported", () => {
  test.each(byFolder(LIBRARIES))("%s", async (folder, own) => {
    const exported = await importable(own);
    const unknown = [...functionNames(readmeOf(folder))].filter((name) => !exported.has(name));
    expect(unknown.sort()).toEqual(CALLED_ELSEWHERE[folder] ?? []);
  });

  test("read from calls, columns of functions and ids, not from members or programs", () => {
    const readme = [
      "`one(a)` takes `member`, see `two()`, `a.b` and `getThree`.",
      "",
      "| what | functions | gives |",
      "| --- | --- | --- |",
      "| `four` | `five`, `six(x)`; `npm run seven` | `eight` |",
      "",
      "```ts",
      "nine(`ten`);",
      "```",
    ].join("\n");
    expect([...functionNames(readme, ["getThree", "getFour"])].sort()).toEqual([
      "five",
      "getThree",
      "one",
      "six",
      "two",
    ]);
  });
});

describe("the table of operations", () => {
  const operation: AnyOperation = {
    id: "getThing",
    method: "GET",
    path: "/thing/{id}",
    summary: "One thing | another",
    output: z.string(),
    needs: [],
    examples: [],
    parse: () => ({ ok: true, value: {} }),
    run: () => "",
  };
  const [begin = "", end = ""] = readmeOf("packages/tarot").match(/<!--.*-->/g) ?? [];

  test("is rewritten between the two marks, and everything else is kept", () => {
    const made = withOperations(`# Things\n${begin}\nold\n${end}\nMIT.\n`, [{ name: "thing", operation }]);
    const table =
      "| function | request | gives |\n| --- | --- | --- |\n| `thing` | GET `/thing/{id}` | One thing \\| another |";
    expect(made).toBe(`# Things\n${begin}\n\n${table}\n\n${end}\nMIT.\n`);
    expect(withOperations(made, [{ name: "thing", operation }])).toBe(made);
  });

  test.each([
    ["without a place for it", "# Things"],
    ["with an end before its begin", `${end}\n${begin}`],
    ["with two", `${begin}\n${end}\n${begin}\n${end}`],
  ])("is refused for a README %s", (_, readme) => {
    expect(() => withOperations(readme, [])).toThrow("these two lines");
  });
});
