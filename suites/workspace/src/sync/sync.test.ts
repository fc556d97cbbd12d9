import { join } from "node:path";
import { domains } from "@almagest/catalog";
import type { AnyOperation } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { DOMAIN_PACKAGES, type ExportedOperation } from "../domains";
import { ALL, ROOT } from "../packages";
import { withTypes } from "./entry-types";
import { madeOfList, madeOfNames, madeOfPackage } from "./made";

test.each(await madeOfList(domains))(
  "$file is as `npm run sync` makes it from the list of domains",
  async ({ file, text }) => {
    await expect(text).toMatchFileSnapshot(join(ROOT, file));
  },
);

test.each(DOMAIN_PACKAGES.map(({ folder }) => folder))(
  "%s has the types, the exports, the names and the README's table that `npm run sync` makes from its schemas",
  async (folder) => {
    for (const { file, text } of await madeOfPackage(folder)) {
      await expect(text).toMatchFileSnapshot(join(ROOT, file));
    }
  },
);

test.each(ALL.filter((one) => !DOMAIN_PACKAGES.includes(one)).flatMap(madeOfNames))(
  "$file loads the package's names as `npm run sync` makes it",
  async ({ file, text }) => {
    await expect(text).toMatchFileSnapshot(join(ROOT, file));
  },
);

describe("the types that an entry file exports", () => {
  const operation: AnyOperation = {
    id: "roll",
    method: "GET",
    path: "/dice/roll",
    summary: "A roll",
    output: z.object({}),
    needs: [],
    examples: [],
    parse: () => ({ ok: true, value: {} }),
    run: () => ({}),
  };
  const named = (...names: readonly string[]): readonly ExportedOperation[] =>
    names.map((name) => ({ name, operation }));

  test("are written beside those that it exported and that are still declared, and all else is left", () => {
    const entry = 'export { a } from "./a";\nexport type { Die, Old } from "./types";\nexport { z } from "./z";\n';
    const types = "export interface Die {\n  readonly old: Older;\n}\n\nexport type Older = string;\n";
    const made = withTypes(entry, named("roll", "drawDie"), types);
    expect(made).toBe(entry.replace("{ Die, Old }", "{ Die, DrawDie, DrawDieRequest, Roll, RollRequest }"));
    expect(withTypes(made, named("roll", "drawDie"), types)).toBe(made);
  });

  test("are added where it exports none, one to a line where they are many", () => {
    const names = Array.from({ length: 5 }, (_, index0) => `rollOfManyDice${index0}`);
    const made = withTypes("export {};\n", named(...names), "");
    expect(made).toContain("export {};\nexport type {\n  RollOfManyDice0,\n  RollOfManyDice0Request,\n");
    expect(made.endsWith('  RollOfManyDice4Request,\n} from "./types";\n')).toBe(true);
  });
});
