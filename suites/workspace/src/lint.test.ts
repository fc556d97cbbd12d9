import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { ROOT } from "./packages";

const CLOCK = "Packages read no clock and no global randomness";
const TIMER = "Packages read no clock: take `now`";
const ASSERTION = "No type assertions";
const NON_NULL = "lint/style/noNonNullAssertion";
const ANY = "lint/suspicious/noExplicitAny";
const EXPORT_ALL = "lint/performance/noReExportAll";

const SOURCE = "packages/operation/src";

/** The place of a piece of code, the code, and the rule that has to refuse it. */
const REFUSED: readonly (readonly [place: string, code: string, rule: string])[] = [
  [SOURCE, "export const now: number = Date.now();", CLOCK],
  [SOURCE, "export const now: () => number = Date.now;", CLOCK],
  [SOURCE, "export const now: number = globalThis.Date.now();", CLOCK],
  [SOURCE, 'export const now: number = Date["now"]();', CLOCK],
  [SOURCE, "export const now: Date = new Date();", CLOCK],
  [SOURCE, "export const now: string = Date();", CLOCK],
  [SOURCE, "export const dice: number = Math.random();", CLOCK],
  [SOURCE, "export const dice: () => number = Math.random;", CLOCK],
  [SOURCE, "export const now: unknown = Temporal.Now.instant();", CLOCK],
  [`${SOURCE}/deep/er`, "export const now: number = Date.now();", CLOCK],
  [SOURCE, "export const now: number = performance.now();", TIMER],
  [SOURCE, 'export const text = JSON.parse("1") as string;', ASSERTION],
  [SOURCE, 'export const text = JSON.parse("1") as unknown as string;', ASSERTION],
  [SOURCE, 'export const text = <string>JSON.parse("1");', ASSERTION],
  [SOURCE, "export class Late {\n  name!: string;\n}", ASSERTION],
  ["packages/operation/src/inner/erased.ts", 'export const text = JSON.parse("1") as string;', ASSERTION],
  ["apps/api/src", 'export const text = JSON.parse("1") as string;', ASSERTION],
  ["suites/texts/src", 'export const text = JSON.parse("1") as string;', ASSERTION],
  [SOURCE, "export const first = (list: string[]): string => list[0]!;", NON_NULL],
  [SOURCE, "export const anything = (value: any): unknown => value;", ANY],
  [SOURCE, 'export * from "./at";', EXPORT_ALL],
  [SOURCE, 'export * as at from "./at";', EXPORT_ALL],
  ["packages/operation/src/now.test.ts", "export const now: number = Date.now();", CLOCK],
  ["packages/operation/src/as.test.ts", 'export const text = JSON.parse("1") as string;', ASSERTION],
];

const ALLOWED: readonly (readonly [place: string, code: string, reason: string])[] = [
  [SOURCE, "export const epoch: Date = new Date(0);", "a date of given milliseconds"],
  [SOURCE, 'export const epoch: number = Date.parse("1970-01-01");', "a date that is read from text"],
  [SOURCE, 'export const list = ["a"] as const satisfies readonly string[];', "as const asserts nothing"],
  [SOURCE, 'export { at as pick } from "./at";', "a name given on export is no assertion"],
  [SOURCE, 'import { at as pick } from "./at";\n\nexport const one: unknown = pick;', "nor is one given on import"],
  ["packages/operation/src/erased.ts", 'export const text = JSON.parse("1") as string;', "the boundary file"],
  ["packages/operation/src/time.test.ts", "export const now: number = performance.now();", "a test measures time"],
  ["apps/api/src", "export const now: number = Date.now();", "an app is where the clock is read"],
];

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), message: z.string(), location: z.object({ path: z.string() }) }),
  ),
});

/** Each case in a separate file. */
const cases = [...REFUSED, ...ALLOWED].map(([place, code], index) => ({
  code,
  file: place.endsWith(".ts") ? place : `${place}/case-${index}.ts`,
}));
let folder: string;
let findings: z.infer<typeof reportSchema>["diagnostics"];

/** biome's findings in all cases at once, in a tree of the repository's shape with the repository's rules. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "almagest-lint-"));
  cpSync(join(ROOT, "biome.json"), join(folder, "biome.json"));
  cpSync(join(ROOT, "tools", "lint"), join(folder, "tools", "lint"), { recursive: true });
  for (const { file, code } of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${code}\n`);
  }
  findings = reportSchema.parse(JSON.parse(lint())).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lint(): string {
  const biome = join(ROOT, "node_modules", ".bin", "biome");
  const args = [
    "lint",
    "--vcs-enabled=false",
    "--max-diagnostics=none",
    "--reporter=json",
    "packages",
    "apps",
    "suites",
  ];
  try {
    return execFileSync(biome, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    // It ends with an error because it found some; its report is on its output all the same.
    return typeof error === "object" && error !== null && "stdout" in error ? String(error.stdout) : "";
  }
}

function findingsIn(index: number): readonly string[] {
  const found = findings.filter(({ location }) => location.path === cases[index]?.file);
  return found.map(({ category, message }) => `${category} ${message}`);
}

describe("lint closes what types cannot", () => {
  test.each(REFUSED.map(([place, code, rule], index) => ({ place, code, rule, index })))(
    "in $place: $code",
    ({ rule, index }) => {
      expect(findingsIn(index)).toContainEqual(expect.stringContaining(rule));
    },
  );

  test.each(ALLOWED.map(([place, code, reason], index) => ({ place, code, reason, index: REFUSED.length + index })))(
    "allows in $place, $reason: $code",
    ({ index }) => {
      expect(findingsIn(index)).toEqual([]);
    },
  );
});
