import { join } from "node:path";
import { domains } from "@almagest/catalog";
import type { AnyOperation } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { DOMAIN_PACKAGES, type ExportedOperation } from "../domains";
import { ALL, ROOT } from "../packages";
import { withTypes } from "./entry-types";
import { madeOfList, madeOfNames, madeOfPackage } from "./made";
import { messagesIn } from "./translations";

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

test("a translation has the groups of the English that it has whole", () => {
  const english = `import a from "../../texts/en/a.json";
import b from "../../texts/en/b.json";
import { c, d } from "./en-c";
import type { Texts } from "./shape";

/** The English texts by their keys. */
export const messages: Texts = {
  ...c,
  a,
  b: b.text,
  both: {
    a,
    b,
  },
  d,
};

export type More = typeof messages;
`;
  const made = (lacking: string): string => messagesIn("hi", english, (path) => !path.includes(lacking));
  const head = 'import type { MessageTree } from "@almagest/operation";\n';
  const list =
    "\n/** The texts by the keys of the English ones: groups that are whole. */\nexport const messages: MessageTree = {\n";
  const [a, c] = ['import a from "../../texts/hi/a.json";\n', 'import { c, d } from "./hi-c";\n'];
  expect(made("b.json")).toBe(`${head}${a}${c}${list}  ...c,\n  a,\n  d,\n};\n`);
  expect(made("en-c")).toContain("  a,\n  b: b.text,\n  both: {\n    a,\n    b,\n  },\n};");
});
