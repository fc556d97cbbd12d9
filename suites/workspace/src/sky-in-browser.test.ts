import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM } from "../../machine";
import { long } from "../../strength";
import { withDependencies } from "./packages";
import { install } from "./tarballs";

const BIRTH = `{ date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" }`;

/** An operation of each domain under the sky, and a one-line summary of its answer. */
const ALL_CHARTS = [
  { id: "western", call: "natalChart", line: "answer.ascendant.longitude + ' ' + answer.planets.length" },
  { id: "vedic", call: "vedicBirthChart", line: "JSON.stringify(answer).length" },
  { id: "human-design", call: "bodygraph", line: "answer.profile + ' ' + answer.type" },
  { id: "ayurveda", call: "ayurvedicConstitution", line: "JSON.stringify(answer).length" },
] as const;

/** The engine is one for all of them: what each domain's own packages bring is left to the long run. */
const CHARTS = ALL_CHARTS.slice(0, long(1, ALL_CHARTS.length));

const ENGINE = "ephemeris-swiss-wasm";
const FILES = ["sepl_18.se1", "semo_18.se1", "seas_18.se1", "sefstars.txt"];
const ADDRESS = "http://almagest.test";
const tarballs = inject("tarballs");
const project = join(tarballs, "sky-in-browser");
let browser: Browser | undefined;

beforeAll(async () => {
  install([...new Set([...CHARTS.map(({ id }) => id), ENGINE].flatMap(withDependencies))], tarballs, project);
  if (CHROMIUM.path !== undefined) {
    const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
    browser = await chromium.launch({ executablePath: CHROMIUM.path, args });
  }
});
afterAll(() => browser?.close());

const spoken = ({ id, call, line }: (typeof ALL_CHARTS)[number], sky: string): string => `
import { ${call} } from "@almagest/${id}";
import { createContext } from "@almagest/operation";
${sky}
const answer = ${call}(${BIRTH}, createContext({ ephemeris, now: 0 }));
globalThis.said = answer.conventions.ephemeris + ": " + ${line};`;

const IN_NODE = `import { swissEphemeris } from "@almagest/${ENGINE}/node";
const ephemeris = swissEphemeris();`;

const IN_BROWSER = `import { swissEphemerisFromWasm } from "@almagest/${ENGINE}";
const read = async (name) => new Uint8Array(await (await fetch("/" + name)).arrayBuffer());
const files = new Map(await Promise.all(${JSON.stringify(FILES)}.map(async (name) => [name, await read(name)])));
const program = await WebAssembly.compileStreaming(fetch("/swisseph.wasm"));
const ephemeris = swissEphemerisFromWasm({ program, files });`;

function served(path: string): { readonly body: Buffer; readonly contentType: string } | undefined {
  const installed = (name: string, file: string): Buffer =>
    readFileSync(join(project, "node_modules/@almagest", name, file));
  if (path === "/") return { body: Buffer.from("<!doctype html><title>chart</title>"), contentType: "text/html" };
  if (path === "/swisseph.wasm")
    return { body: installed(ENGINE, "wasm/swisseph.wasm"), contentType: "application/wasm" };
  const name = FILES.find((file) => path === `/${file}`);
  if (name === undefined) return undefined;
  return { body: installed("ephemeris-swiss-core", `data/${name}`), contentType: "application/octet-stream" };
}

describe.each(CHARTS)("$id with the WebAssembly engine, from the published packages", (chart) => {
  const inNode = (): string => {
    writeFileSync(join(project, `${chart.id}.mjs`), `${spoken(chart, IN_NODE)}\nconsole.log(globalThis.said);`);
    return execFileSync(process.execPath, [`${chart.id}.mjs`], { cwd: project, encoding: "utf8" }).trim();
  };

  test("says the same in headless Chromium, offline, as in Node", async ({ skip }) => {
    skip(CHROMIUM.path === undefined, CHROMIUM.remedy);
    const { outputFiles } = await build({
      stdin: { contents: spoken(chart, IN_BROWSER), resolveDir: project },
      bundle: true,
      minify: true,
      write: false,
      format: "esm",
      platform: "browser",
      target: "es2022",
    });
    const content = outputFiles[0]?.contents ?? new Uint8Array();
    const context = await browser?.newContext();
    const asked: string[] = [];
    await context?.route("**/*", async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      const file = origin === ADDRESS ? served(pathname) : undefined;
      if (file === undefined) asked.push(route.request().url());
      await (file === undefined ? route.abort() : route.fulfill(file));
    });
    const page = await context?.newPage();
    const complaints: string[] = [];
    page?.on("pageerror", (error) => complaints.push(error.message));
    await page?.goto(`${ADDRESS}/`);
    await page?.addScriptTag({ type: "module", content: Buffer.from(content).toString("utf8") });
    await page
      ?.waitForFunction("globalThis.said !== undefined", undefined, { timeout: 100_000 })
      .catch(() => undefined);
    const said = await page?.evaluate("globalThis.said");
    expect(complaints).toEqual([]);
    expect(said).toBe(inNode());
    expect(said).toMatch(/^Swiss Ephemeris \(WebAssembly\) 2\.10\.03: /);
    expect(asked.filter((url) => !url.endsWith("/favicon.ico"))).toEqual([]);
    console.info(
      `a chart of ${chart.id} in a browser: program ${(gzipSync(content).byteLength / 1024).toFixed(1)} kB compressed`,
    );
    await context?.close();
  });
});

test("the engine's own files have the sizes that its README says", () => {
  const wasm = served("/swisseph.wasm")?.body ?? Buffer.alloc(0);
  const data = FILES.reduce((sum, name) => sum + (served(`/${name}`)?.body.length ?? 0), 0);
  console.info(
    `the engine: ${wasm.length} bytes, ${gzipSync(wasm).length} compressed; files of 1800 to 2399 ${data} bytes`,
  );
  expect(Math.round(wasm.length / 1000)).toBe(425);
  expect(data / 1e6).toBeLessThan(2.2);
});
