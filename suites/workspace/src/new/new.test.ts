import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { long } from "../../../strength";
import { ROOT } from "../packages";
import { copyOfRepository, link } from "./copy";

let copy = "";
beforeAll(() => {
  copy = copyOfRepository();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Ran {
  readonly code: number | null;
  readonly said: string;
}

function node(args: readonly string[], env: Readonly<Record<string, string>> = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args], {
    ...{ cwd: copy, encoding: "utf8" },
    env: { ...process.env, NO_COLOR: "1", ...env },
  });
  return { code: status, said: `${stdout}${stderr}` };
}

const asked = (...words: readonly string[]): Ran => node(["tools/new.mjs", ...words, "--files-only"]);

function vitest(file: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Ran {
  const program = join(ROOT, "node_modules/vitest/vitest.mjs");
  return node([program, "run", "--project=units", `suites/workspace/src/${file}`, ...args], env);
}

/** All that a command would add to: folders of packages, files of those that it is asked to extend, the list of domains. */
const filesThere = (): readonly string[] => [
  ...readdirSync(join(copy, "packages")),
  ...["biorhythm", "crystals", "human-design", "western"].flatMap((folder) =>
    readdirSync(join(copy, "packages", folder, "src"), { recursive: true, encoding: "utf8" }),
  ),
  readFileSync(join(copy, "packages/catalog/src/domains.ts"), "utf8"),
];

describe("a command that cannot be done", () => {
  test.each([
    [["domain", "Dice"], '"Dice" is no name for a domain: send small letters, digits and single hyphens'],
    [["domain", "roll--two"], '"roll--two" is no name for a domain'],
    [["domain", "class"], '"class" is a word of TypeScript'],
    [["domain", "a-name-that-goes-on-for-much-too-long"], "has 37 characters: a domain has 28 at most"],
    [["domain", "biorhythm"], "packages/biorhythm is there already"],
    [["domain", "mcp"], "apps/mcp is there already"],
    [["domain", "vedic-astrology"], "A domain has the id vedic-astrology already"],
    [["domain", "usage"], "A domain has the id usage already"],
    [["domain", "get", "reading"], "has an operation called getReading"],
    [["operation", "biorhythm"], '"biorhythm" is no operation: send the domain\'s folder and a name'],
    [["operation", "dice/roll"], "packages/dice is no domain. A new one: npm run new domain dice"],
    [["operation", "operation/roll"], "packages/operation is no domain"],
    [["operation", "biorhythm/forecast"], "packages/biorhythm/src/forecast is there already"],
    [["operation", "human-design/gate"], "packages/human-design has an operation called humanDesignGate"],
    [["operation", "western/natal-chart"], "packages/western/src/natal-chart is there already"],
    [["operation", "crystals/daily"], "packages/crystals answers at /crystals/daily"],
    [["operation", "biorhythm/a/b"], "is no operation"],
    [["thing", "dice"], "Say what is new:"],
    [[], "Say what is new:"],
  ])("%j is refused in plain words, and nothing is written", (words, said) => {
    const before = filesThere();
    expect(asked(...words)).toEqual({ code: 1, said: expect.stringContaining(said) });
    expect(filesThere()).toEqual(before);
  });
});

/** The lines of the list that a domain's own run ends with. */
function listIn(said: string): readonly string[] {
  return [...new Set([...said.matchAll(/^ {2}- (.*)$/gm)].map(([, line = ""]) => line))];
}

/** The words of the page are Western, the marks are drawn, the question is asked: nobody can write these but a person. */
const ELSEWHERE: readonly string[] = [
  "README.md: give the domain its row in the table, with a link to packages/dice",
  "docs/architecture.md: name dice among the domains",
  expect.stringMatching(/^suites\/agents\/src\/questions: ask a question that dice answers/),
  expect.stringMatching(/^apps\/playground\/src\/words: name the domain by "domain:dice" in en, tr, .*, zh-Hant$/),
  expect.stringMatching(/^apps\/playground\/src\/views\/mark-paths\.ts: draw a mark for "dice"/),
];

const read = (file: string): string => readFileSync(join(copy, "packages", file), "utf8");
const IS_LONG = long(0, 1) === 1;

describe("a new domain with a second operation", () => {
  const said: string[] = [];

  beforeAll(() => {
    for (const words of [
      ["domain", "dice"],
      ["operation", "dice/roll-two"],
      ["operation", "biorhythm/age"],
    ]) {
      const ran = asked(...words);
      expect(ran).toMatchObject({ code: 0 });
      said.push(ran.said);
    }
    // as `pnpm install` does where the tool may run it
    const dice = join(copy, "packages/dice");
    for (const user of ["packages/catalog", "suites/workspace"]) link(copy, user, "@almagest/dice", dice);
    for (const name of ["@almagest/i18n", "@almagest/operation", "zod"]) {
      link(copy, "packages/dice", name, realpathSync(join(ROOT, "packages/catalog/node_modules", name)));
    }
    console.info(said.join("\n"));
  });

  test("is written in whole, and lists itself in one place with the dependency that follows", () => {
    expect(said[0]).toContain("Wrote 27 files with ");
    expect(said[0]).toMatch(/packages\/catalog\/src\/domains\.ts \(\+2\)\n.*packages\/catalog\/package\.json \(\+1\)/);
    expect(said[1]).toContain("Wrote 3 files with ");
    expect(read("catalog/src/domains.ts")).toMatch(/ {2}dice,\n {2}languages,/);
    expect(read("dice/src/domain.ts")).toContain("operations: { diceReading, diceRollTwo },");
  });

  test("is no other than an operation of a domain that is there: listed last and exported", () => {
    expect(read("biorhythm/src/domain.ts")).toContain("    biorhythmReading,\n    biorhythmAge,\n  },");
    expect(read("biorhythm/src/index.ts")).toContain('export { biorhythmAge } from "./age/operation";');
    expect(read("biorhythm/src/facts.ts")).toContain("computeBiorhythmAge");
  });

  if (IS_LONG) describe("by its own run", ownRun);
});

/** Three runs of vitest over a copy of the repository: CI leaves them to the long lane. */
function ownRun(): void {
  let list: readonly string[] = [];
  beforeAll(() => {
    expect(vitest("sync/sync.test.ts", ["--update"])).toMatchObject({ code: 0 });
    list = listIn(vitest("complete/complete.test.ts", [], { ALMAGEST_DOMAIN: "dice" }).said);
    console.info(`Left to write: ${list.length} places\n${list.join("\n")}`);
  });

  test("has its types, its place in the directory and its rows", () => {
    expect(read("dice/README.md")).toContain("| `diceRollTwo` | POST `/dice/roll-two` |");
    expect(read("biorhythm/README.md")).toContain("| `biorhythmAge` | POST `/biorhythm/age` |");
    expect(read("dice/src/types.ts")).toContain("export interface DiceRollTwoRequest {");
    expect(read("catalog/src/directory.generated.ts")).toContain('id: "dice"');
    expect(read("biorhythm/src/index.ts")).toContain("export type {\n  BiorhythmAge,\n  BiorhythmAgeRequest,");
  });

  test("is told by its own run all that is missing, each once, by file", () => {
    expect(list).toEqual(expect.arrayContaining([...ELSEWHERE]));
    const marked = list.filter((line) => /^packages\/dice\/\S+:\d+: /.test(line));
    expect(marked.length).toBeGreaterThan(10);
    for (const file of ["README.md", "package.json", "src/domain.ts", "texts/en/note.json"]) {
      expect(
        marked.some((line) => line.startsWith(`packages/dice/${file}:`)),
        file,
      ).toBe(true);
    }
    for (const name of ["diceReading", "diceRollTwo"]) {
      expect(list.filter((line) => line.startsWith(`packages/dice/src/concepts.ts: ${name}: `))).toHaveLength(1);
      expect(list.filter((line) => line.startsWith(`packages/dice/ratchet.json: ${name}: draw it`))).toHaveLength(1);
    }
    expect(list.filter((line) => /"toolListBytes" allows 0/.test(line))).toHaveLength(1);
    expect(list.length).toBe(marked.length + ELSEWHERE.length + 5);
  });

  test("leaves nothing that `npm run sync` would write otherwise", () => {
    expect(list.filter((line) => line.includes("npm run sync"))).toEqual([]);
    expect(existsSync(join(copy, "packages/dice/src/types.ts"))).toBe(true);
  });

  test("is told of what was broken since, too", () => {
    const edit = (file: string, before: string | RegExp, after: string): void => {
      expect(read(file)).toMatch(before);
      writeFileSync(join(copy, "packages", file), read(file).replace(before, after));
    };
    edit("catalog/src/domains.ts", "  dice,\n", "");
    edit("dice/src/index.ts", /^export \{ diceRollTwo \}.*$/m, "");
    edit("dice/src/roll-two/operation.ts", "date.meta(", 'faces: z.enum(["six"]).optional(), date: date.meta(');
    edit("dice/src/roll-two/operation.ts", /body: z\.object\(\{ date: /, "body: z.object({ ");
    edit("dice/src/roll-two/operation.ts", "output: z.object({", "output: z.object({ summary: prose,");
    edit("dice/src/roll-two/operation.ts", "type Operation }", "type Operation, prose }");
    edit("dice/src/roll-two/operation.ts", /examples: \[\{ .* \}\],/, 'examples: [{ date: "today" }],');
    edit("dice/src/facts.ts", /$/, 'export type { Birth } from "@almagest/sky";\n');
    edit("dice/texts/en/note.json", '{\n  "note"', '{\n  "more": "More of it",\n  "note"');
    edit(
      "dice/src/facts.ts",
      /^/,
      'import { term } from "@almagest/i18n";\nexport const one = term("dice/one", "One");\n',
    );
    edit("dice/names/de.json", "{}", '{ "fields": { "faces": "Seiten" } }');
    edit("dice/README.md", /^MIT\.$/m, "");
    edit("dice/README.md", /^```text\n[^`]*```$/m, "");
    rmSync(join(copy, "packages/dice/LICENSE"));
    rmSync(join(copy, "packages/dice/src/roll-two/roll-two.test.ts"));
    const found = listIn(vitest("complete/complete.test.ts", [], { ALMAGEST_DOMAIN: "dice" }).said);
    expect(found.filter((line) => !list.includes(line) && !/^packages\/dice\/\S+:\d+: /.test(line))).toEqual(BROKEN);
  });
}

/** Lines that the list gets by the changes above. */
const BROKEN: readonly string[] = [
  "packages/dice/LICENSE: cp LICENSES/MIT.txt packages/dice/LICENSE",
  'packages/dice/README.md: end with the licence, "MIT."',
  "packages/dice/README.md: show a program in a ts block, and what it prints in a text block after it",
  'packages/dice/package.json: packages/dice/src/facts.ts imports @almagest/sky: add "@almagest/sky" to the dependencies',
  'packages/catalog/src/domains.ts: import the domain from "@almagest/dice/domain" and put it into the list',
  'packages/dice/src: diceRollTwo: its example is refused: {"date":"today"}',
  "packages/dice/src/index.ts: export diceRollTwo, as src/domain.ts calls diceRollTwo",
  "packages/dice/src: test diceRollTwo beside its code, by values from an authority",
  "packages/dice/src/field-labels/fields.ts: label the field faces in English, its translations in packages/dice/names, and list the table in src/domain.ts",
  "packages/dice/src/field-labels/values.ts: label the value faces.six in English, its translations in packages/dice/names, and list the table in src/domain.ts",
  ...["tr", "de", "es", "hi", "pt", "fr", "ru", "zh-Hans", "zh-Hant"].flatMap((lang) => [
    `packages/dice/names/${lang}.json: write the name of single.one`,
    ...(lang === "de" ? ["packages/dice/names/de.json: take fields.faces out: no code declares it"] : []),
  ]),
  'packages/dice/test/claims.ts: compare the sentences of "diceRollTwo summary" with its answer',
  'packages/dice/ratchet.json: there are 2 texts in en, "texts" says 1: write 2',
  expect.stringMatching(/^packages\/dice\/ratchet\.json: the list of its tools has \d+ bytes/),
  "packages/dice/src/types.ts: not what the schemas and the list of domains make: npm run sync",
  "packages/catalog/src/directory.generated.ts: not what the schemas and the list of domains make: npm run sync",
  "apps/mcp/src/docs/readmes.generated.ts: not what the schemas and the list of domains make: npm run sync",
];
