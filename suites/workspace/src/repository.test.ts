import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT, trackedFiles } from "./packages";

const MOST_BYTES = 2_000_000;
const BIOME = join(ROOT, "node_modules/.bin/biome");

const tracked = trackedFiles().filter((file) => existsSync(join(ROOT, file)));
const texts = tracked.filter((file) => /\.(?:ts|mjs|json|md|yaml|py|sh|txt|grit)$/.test(file));

describe("the repository", () => {
  test("has no file of more than 2 MB", () => {
    expect(tracked.filter((file) => statSync(join(ROOT, file)).size > MOST_BYTES)).toEqual([]);
  });

  test("names no registry host", () => {
    const hosts = new RegExp(["registry\\.npmjs", "registry\\.yarnpkg", "npmmirror", "deb\\.debian"].join("|"));
    const self = "suites/workspace/src/repository.test.ts";
    expect(texts.filter((file) => file !== self && hosts.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
  });

  test("has no dead link between its documents", () => {
    const dead = tracked
      .filter((file) => file.endsWith(".md"))
      .flatMap((file) =>
        [...readFileSync(join(ROOT, file), "utf8").matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)]
          .map((match) => match[1] ?? "")
          .filter((link) => !existsSync(resolve(ROOT, dirname(file), link)))
          .map((link) => `${file}: ${link}`),
      );
    expect(dead).toEqual([]);
  });
});

describe("lint closes what types cannot", () => {
  /** What biome says of a file with this content at this place. */
  function lint(path: string, content: string): string {
    const file = join(ROOT, path);
    writeFileSync(file, content);
    try {
      execFileSync(BIOME, ["lint", "--error-on-warnings", file], { cwd: ROOT, stdio: "pipe" });
      return "";
    } catch (error) {
      return typeof error === "object" && error !== null && "stderr" in error && "stdout" in error
        ? `${error.stdout}${error.stderr}`
        : String(error);
    } finally {
      rmSync(file, { force: true });
    }
  }

  const PLACE = "packages/operation/src/zz-lint-probe.ts";

  test("a plain file passes", () => {
    expect(lint(PLACE, "export const year: number = new Date(0).getUTCFullYear();\n")).toBe("");
  });

  test.each([
    ["Date.now", "export const now: number = Date.now();\n"],
    ["an empty Date", "export const now: Date = new Date();\n"],
    ["Math.random", "export const dice: number = Math.random();\n"],
    ["an assertion", "export const text = JSON.parse('1') as string;\n"],
    ["a non-null assertion", "export const first = (list: string[]): string => list[0]!;\n"],
    ["any", "export const anything = (value: any): unknown => value;\n"],
    ["export *", 'export * from "./at";\n'],
  ])("%s is refused in a pure package", (_, content) => {
    expect(lint(PLACE, content)).not.toBe("");
  });

  test("as const is no assertion", () => {
    expect(lint(PLACE, 'export const list = ["a"] as const satisfies readonly string[];\n')).toBe("");
  });
});
