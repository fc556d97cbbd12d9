import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MANIFESTS, PUBLISHED, ROOT } from "./packages";

const [, root] = MANIFESTS.find(([folder]) => folder === ".") ?? [];

interface Ran {
  readonly code: number;
  readonly said: string;
}

const PYTHON = "clients/python/almagest/_version.py";

let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), "almagest-release-"));
  cpSync(join(ROOT, "tools"), join(copy, "tools"), { recursive: true });
  for (const file of ["CHANGELOG.md", PYTHON, ...MANIFESTS.map(([folder]) => join(folder, "package.json"))]) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

/** Runs the tool in the copy. */
function release(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Ran {
  try {
    const env = { PATH: process.env["PATH"] ?? "", ...environment };
    const said = execFileSync(process.execPath, [join(copy, "tools/release.mjs"), ...args], {
      env,
      encoding: "utf8",
      stdio: "pipe",
    });
    return { code: 0, said };
  } catch (error) {
    const { status, stderr } = Object(error);
    return { code: Number(status), said: String(stderr) };
  }
}

const changelog = (): string => readFileSync(join(copy, "CHANGELOG.md"), "utf8");
const manifest = (folder: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(copy, folder, "package.json"), "utf8"));

describe("versions", () => {
  test("are in step: every package has the repository's own", () => {
    expect(MANIFESTS.filter(([, { version }]) => version !== root?.version)).toEqual([]);
    expect(readFileSync(join(ROOT, PYTHON), "utf8")).toContain(`VERSION = "${root?.version}"`);
  });
});

describe("a release", () => {
  test("moves the unreleased entry under its version, writes that into every manifest, and passes its own check", () => {
    const unreleased = changelog().split("## Unreleased\n")[1] ?? "";
    expect(release(["9.1.0"])).toMatchObject({ code: 0, said: expect.stringContaining("tag it v9.1.0") });
    const day = new Date().toISOString().slice(0, 10);
    const [fresh = "", moved = ""] = (changelog().split("## Unreleased\n")[1] ?? "").split(`## 9.1.0, ${day}\n`);
    expect(moved).toBe(unreleased);
    expect(fresh.trim().split(/\n+/)).toEqual([
      "### Numbers that move",
      "None.",
      "### Schema",
      "None.",
      "### Otherwise",
      "None.",
    ]);
    for (const [folder, before] of MANIFESTS) expect(manifest(folder)).toEqual({ ...before, version: "9.1.0" });
    expect(readFileSync(join(copy, PYTHON), "utf8")).toContain('VERSION = "9.1.0"');
    expect(release(["--check", "v9.1.0"])).toMatchObject({ code: 0 });
    expect(release(["9.2.0"])).toEqual({ code: 1, said: expect.stringContaining("Nothing is unreleased") });
  });

  test.each([
    [["next"], '"next" is no version: send three numbers, such as 1.2.0.'],
    [["0.0.9"], "0.0.9 is not later than"],
    [["--check", "v9.9.9"], "The tag is v9.9.9, and these are not: package.json, apps/api/package.json"],
  ])("refuses %j in one line and changes nothing", (args, message) => {
    const before = changelog();
    expect(release(args)).toEqual({ code: 1, said: expect.stringContaining(message) });
    expect(changelog()).toBe(before);
    expect(manifest("apps/api")["version"]).toBe(root?.version);
  });

  test.each([
    ["### Numbers that move", "### Numbers", "An entry has the headings Numbers that move, Schema, Otherwise"],
    [/### Schema\n\n[^#]+/, "### Schema\n\n", "Schema is empty: say None."],
  ])("refuses an entry that does not say what moves: %s", (before, after, message) => {
    writeFileSync(join(copy, "CHANGELOG.md"), changelog().replace(before, after));
    expect(release(["9.1.0"])).toEqual({ code: 1, said: expect.stringContaining(message) });
  });
});

describe("the packages of a release", () => {
  test("are published with dependencies first", () => {
    const ordered = release(["--order"]).said.trim().split("\n");
    expect([...ordered].sort()).toEqual(PUBLISHED.map(({ manifest: { name } }) => name).sort());
    for (const { manifest: one } of PUBLISHED) {
      const needed = Object.keys({ ...one.dependencies, ...one.optionalDependencies, ...one.peerDependencies });
      const late = needed.filter((name) => ordered.indexOf(name) > ordered.indexOf(one.name));
      expect([one.name, late]).toEqual([one.name, []]);
    }
  });
});

describe("the manifests of a run that publishes", () => {
  const RUN = { GITHUB_SERVER_URL: "https://code.example.com", GITHUB_REPOSITORY: "stars/almagest" };

  test("name the repository that it builds from, which provenance asks for, each with its folder", () => {
    expect(release(["--stamp"], RUN)).toMatchObject({ code: 0 });
    for (const { folder, manifest: before } of PUBLISHED) {
      expect(manifest(folder)).toEqual({
        ...before,
        homepage: `https://code.example.com/stars/almagest/tree/v${before.version}/${folder}#readme`,
        bugs: "https://code.example.com/stars/almagest/issues",
        repository: { type: "git", url: "git+https://code.example.com/stars/almagest.git", directory: folder },
      });
    }
    expect(manifest("suites/workspace")).not.toHaveProperty("repository");
  });

  test("are not written where there is no run, or it builds from another repository than the root's manifest names", () => {
    expect(release(["--stamp"])).toEqual({ code: 1, said: expect.stringContaining("no run of the publish workflow") });
    const url = "git+https://code.example.com/others/almagest.git";
    writeFileSync(join(copy, "package.json"), JSON.stringify({ ...manifest("."), repository: { type: "git", url } }));
    expect(release(["--stamp"], RUN)).toEqual({
      code: 1,
      said: expect.stringContaining(
        "names the repository https://code.example.com/others/almagest, and this run builds",
      ),
    });
    expect(manifest("apps/api")).not.toHaveProperty("repository");
  });
});
