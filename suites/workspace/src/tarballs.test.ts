import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLISHED, ROOT, type WorkspacePackage } from "./packages";

const LIBRARIES = PUBLISHED.filter(({ kind }) => kind === "packages");

/** `attw --profile node16`: what an old resolver makes of subpaths does not count. */
const IGNORED_RESOLUTIONS = new Set(["node10"]);

let work: string;

/** Packs a package as it would be published; answers the tarball's path. */
function pack({ folder, manifest }: WorkspacePackage): string {
  if (!existsSync(join(ROOT, folder, "dist"))) throw new Error(`${folder} is not built: npm test builds it`);
  const target = join(work, "tarballs");
  const file = join(target, `${manifest.name.replace("@", "").replace("/", "-")}-0.1.0.tgz`);
  if (!existsSync(file)) {
    mkdirSync(target, { recursive: true });
    const args = ["--yes", "pnpm@12", "pack", "--pack-destination", target];
    execFileSync("npx", args, { cwd: join(ROOT, folder), stdio: "pipe" });
  }
  return file;
}

/** An empty project with every library unpacked, and third-party packages where the workspace has them. */
function emptyProject(): string {
  const project = join(work, "project");
  const modules = join(project, "node_modules");
  for (const entry of LIBRARIES) {
    const target = join(modules, ...entry.manifest.name.split("/"));
    mkdirSync(target, { recursive: true });
    execFileSync("tar", ["-xzf", pack(entry), "-C", target, "--strip-components=1"]);
    const packed = JSON.parse(readFileSync(join(target, "package.json"), "utf8"));
    for (const name of Object.keys(packed.dependencies ?? {}))
      if (!name.startsWith("@almagest/")) link(entry, name, modules);
  }
  writeFileSync(join(project, "package.json"), '{ "name": "consumer", "private": true }\n');
  return project;
}

function link(entry: WorkspacePackage, name: string, modules: string): void {
  const target = join(modules, ...name.split("/"));
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(join(ROOT, entry.folder, "node_modules", name), target, "dir");
}

const entryNames = (entry: WorkspacePackage): readonly string[] =>
  Object.keys(entry.manifest.exports ?? {}).map((path) => entry.manifest.name + path.slice(1));

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), "almagest-tarballs-"));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe("a packed tarball", () => {
  test.each(LIBRARIES.map((entry) => [entry.id, entry] as const))(
    "%s is clean by publint and attw",
    async (_, entry) => {
      const bytes = readFileSync(pack(entry));
      const tarball = new Uint8Array(bytes).buffer;
      const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
      expect(
        messages.filter(({ type }) => type !== "suggestion").map((message) => formatMessage(message, pkg)),
      ).toEqual([]);
      const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)));
      const problems = checked.types === false ? [{ kind: "no types" }] : checked.problems;
      const counted = problems.filter(
        (problem) => !("resolutionKind" in problem && IGNORED_RESOLUTIONS.has(String(problem.resolutionKind))),
      );
      expect(counted).toEqual([]);
    },
  );

  test.each(LIBRARIES.map((entry) => [entry.id, entry] as const))(
    "%s holds no sources, tests or versions of the workspace",
    (_, entry) => {
      const list = execFileSync("tar", ["-tzf", pack(entry)], { encoding: "utf8" });
      expect(list).not.toMatch(/\.test\.|\/src\/|tsconfig|tsup/);
      const packed = execFileSync("tar", ["-xzOf", pack(entry), "package/package.json"], { encoding: "utf8" });
      expect(packed).not.toMatch(/workspace:|catalog:/);
    },
  );
});

describe("an empty project with the tarballs installed", () => {
  let project: string;
  beforeAll(() => {
    project = emptyProject();
  });

  const imports = LIBRARIES.flatMap(entryNames);
  const birth =
    '{ date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" }';
  const body = `
const context = operation.createContext({ ephemeris: swiss.swissEphemeris(), texts: [texts.en] });
const chart = western.natalChart(${birth}, context);
console.log(chart.planets[0].sign, chart.planets[0].longitude.toFixed(3), chart.planets[0].interpretation.summary.length > 50);
`;
  const EXPECTED = /^Cancer 113\.00\d true\n$/;

  test("runs an ESM consumer of every entry", () => {
    const code = `
${imports.map((name, index) => `import * as m${index} from "${name}";`).join("\n")}
import * as operation from "@almagest/operation";
import * as swiss from "@almagest/ephemeris-swiss";
import * as western from "@almagest/western";
import * as texts from "@almagest/western/texts/en";
if (![${imports.map((_, index) => `m${index}`).join(", ")}].every((m) => Object.keys(m).length > 0)) throw new Error("an empty entry");
${body}`;
    writeFileSync(join(project, "consumer.mjs"), code);
    expect(execFileSync(process.execPath, ["consumer.mjs"], { cwd: project, encoding: "utf8" })).toMatch(EXPECTED);
  });

  test("runs a CommonJS consumer of every entry", () => {
    const code = `
for (const name of ${JSON.stringify(imports)}) if (Object.keys(require(name)).length === 0) throw new Error(name);
const operation = require("@almagest/operation");
const swiss = require("@almagest/ephemeris-swiss");
const western = require("@almagest/western");
const texts = require("@almagest/western/texts/en");
${body}`;
    writeFileSync(join(project, "consumer.cjs"), code);
    expect(execFileSync(process.execPath, ["consumer.cjs"], { cwd: project, encoding: "utf8" })).toMatch(EXPECTED);
  });

  test("has all its files from the tarballs", () => {
    expect(readdirSync(join(project, "node_modules/@almagest")).sort()).toEqual(LIBRARIES.map(({ id }) => id).sort());
  });
});
