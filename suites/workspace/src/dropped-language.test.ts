import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageFiles } from "../../../tools/lib/language-files.mjs";
import { ROOT } from "./packages";

const folder = mkdtempSync(join(tmpdir(), "almagest-languages-"));

interface Said {
  readonly answers: readonly string[];
  readonly loads: number;
}
interface Report {
  /** By a store that keeps one language beside English, and by one with the usual bound. */
  readonly dropping: Said;
  readonly keeping: Said;
  /** Whether the Chinese texts are in memory after another language was asked for. */
  readonly stayed: { readonly dropped: boolean; readonly kept: boolean };
  /** Bytes of heap with the Chinese texts twenty times, and after them. */
  readonly grown: number;
  readonly left: number;
}

/** The program of `dropped-language.mjs` as the service is built. */
async function built(program: "node" | "none"): Promise<string> {
  const target = join(folder, program);
  mkdirSync(target);
  symlinkSync(join(ROOT, "suites/bench/node_modules"), join(target, "node_modules"));
  await build({
    entryPoints: { main: join(ROOT, "suites/workspace/src/dropped-language.mjs") },
    outdir: join(target, "dist"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    conditions: ["@almagest/source"],
    external: ["sweph"],
    loader: { ".svg": "text" },
    plugins: [languageFiles(program)],
    logLevel: "error",
  });
  return target;
}

describe("a language of a built program", () => {
  let target = "";
  let report: Report;
  beforeAll(async () => {
    target = await built("node");
    const said = execFileSync(process.execPath, ["--expose-gc", join(target, "dist/main.mjs")], { encoding: "utf8" });
    report = JSON.parse(said);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("is loaded once where it has room, and again where it was dropped, with equal answers", () => {
    const { dropping, keeping } = report;
    expect(dropping.answers).toEqual(keeping.answers);
    expect(new Set(keeping.answers).size).toBe(2);
    expect([keeping.loads, dropping.loads]).toEqual([2, 4]);
  });

  test("leaves the memory when it is dropped, and takes it with it", () => {
    expect(report.stayed).toEqual({ dropped: false, kept: true });
    expect(report.grown).toBeGreaterThan(2_000_000);
    expect(report.left).toBeLessThan(report.grown / 10);
  });

  test("is in a file of its own, and in no module", () => {
    const files = readdirSync(join(target, "dist"));
    const texts = files.filter((name) => /^chinese-astrology\.zh-Hans-\w+\.json$/.test(name));
    expect(texts).toHaveLength(1);
    const sentence = JSON.parse(
      readFileSync(join(ROOT, "packages/chinese-astrology/texts/zh-Hans/seasons.json"), "utf8"),
    );
    const [first = ""] = textsOf(sentence);
    expect(readFileSync(join(target, "dist", texts[0] ?? ""), "utf8")).toContain(first);
    const modules = files.filter((name) => name.endsWith(".mjs"));
    expect(modules.filter((name) => readFileSync(join(target, "dist", name), "utf8").includes(first))).toEqual([]);
  });

  test("is not carried by a program with English alone", async () => {
    const english = await built("none");
    expect(readdirSync(join(english, "dist")).filter((name) => name.endsWith(".json"))).toEqual([]);
    expect(statSync(join(english, "dist/main.mjs")).size).toBeGreaterThan(0);
  });
});

function textsOf(node: unknown): readonly string[] {
  if (typeof node === "string") return [node];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(textsOf) : [];
}
