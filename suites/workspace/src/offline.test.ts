import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createApp } from "@almagest/api";
import { catalogue } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss-wasm/node";
import { gazetteerWhenAsked } from "@almagest/location/node";
import { loadTransliterator } from "@almagest/numerology/names";
import type { AnyOperation } from "@almagest/operation";
import { createPipeline, createTextStore } from "@almagest/pipeline";
import { burstGuard, memoryMeter } from "@almagest/quota";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WHOLE_RANGE } from "../../../apps/playground/src/offline/whole-range";
import { CHROMIUM, needs } from "../../machine";
import { chance, NOW, type ServedSite, type Site, serveSite, writeSite } from "./offline-site";

const FOLDER = join(tmpdir(), `almagest-offline-${process.pid}`);

interface Asked {
  readonly domainId: string;
  readonly operationId: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly lang: string;
}

let browser: Browser | undefined;
let context: BrowserContext | undefined;
let site: Site;
let server: Server;
let cut: ServedSite["cut"];
let origin = "";
const fetched: string[] = [];
const complaints: string[] = [];

beforeAll(async () => {
  if (CHROMIUM.path === undefined) return;
  site = await writeSite(FOLDER);
  await plugIn();
  const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  browser = await chromium.launch({ executablePath: CHROMIUM.path, args });
  context = await browser.newContext();
});
afterAll(async () => {
  await browser?.close();
  unplug();
  rmSync(FOLDER, { recursive: true, force: true });
});

async function plugIn(): Promise<void> {
  const served = await serveSite(site, fetched, Number(origin.split(":").at(-1) ?? 0));
  ({ server, cut } = served);
  origin = `http://127.0.0.1:${served.port}`;
}

/** From here on nothing answers, as without a network. */
function unplug(): void {
  server?.close();
  server?.closeAllConnections();
}

/** The service itself, over the same engine, with the clock and the chance of the worker. */
async function serviceAt(publicUrl: string): Promise<(asked: Asked) => Promise<string>> {
  const now = (): number => NOW;
  const ephemeris = swissEphemeris();
  const log = { request: () => undefined, error: console.error, info: () => undefined, flush: () => undefined };
  const pipeline = createPipeline({
    callers: { identify: async () => ({ ok: true, caller: { keyId: "a", kind: "keyless" } }) },
    meter: memoryMeter({ monthlyLimit: 0, dailyLimit: 1e6, now }),
    burst: burstGuard(now),
    texts: createTextStore(catalogue.loadTexts),
    log,
    now,
    random: chance,
    resources: { ephemeris, gazetteer: gazetteerWhenAsked(), transliterate: await loadTransliterator() },
    publicUrl,
  });
  const app = createApp({ pipeline, catalogue, ephemeris, log, now, trustedHops: 0, publicUrl });
  return async ({ operationId, input, lang }) => {
    const operation = catalogue.byId(operationId)?.operation;
    if (operation === undefined) throw new Error(operationId);
    const { path, ...init } = requestOf(operation, { lang, ...input });
    return (await app.request(`${publicUrl}/api/v2${path}`, init)).text();
  };
}

function requestOf(
  { method, path, params, query }: AnyOperation,
  input: Asked["input"],
): RequestInit & { path: string } {
  const inQuery = (name: string): boolean => method === "GET" || name === "lang" || name in (query?.shape ?? {});
  const rest = Object.entries(input).filter(([name]) => !(name in (params?.shape ?? {})));
  const search = new URLSearchParams(
    rest.filter(([name]) => inQuery(name)).map(([name, value]) => [name, String(value)]),
  );
  const at = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const body = JSON.stringify(Object.fromEntries(rest.filter(([name]) => !inQuery(name))));
  const headers = { "Content-Type": "application/json" };
  return { path: `${at}?${search}`, method, ...(method === "POST" && { body, headers }) };
}

async function openedPage(within = context): Promise<Page> {
  if (within === undefined) throw new Error("a browser runs");
  const page = await within.newPage();
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => complaints.push(message.text()));
  await page.goto(`${origin}/`);
  await openEngine(page);
  return page;
}

async function openEngine(page: Page): Promise<void> {
  await page.waitForFunction(() => "openLocal" in globalThis);
  await page.evaluate(
    "(async () => { globalThis.local = openLocal(); globalThis.offline = await globalThis.local.open(); })()",
  );
}

/** The entries that the browser keeps of the service. */
function keptPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(`(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  })()`);
}

/** The answer of the page's engine, as JSON text. */
function said(page: Page, asked: readonly Asked[]): Promise<readonly string[]> {
  return page.evaluate(`(async () => {
    const texts = [];
    for (const { domainId, operationId, input, lang } of ${JSON.stringify(asked)}) {
      const called = await offline.call(domainId, operationId, input, lang);
      texts.push(JSON.stringify(called.ok ? called.answer : called.error));
    }
    return texts;
  })()`);
}

const examples: readonly Asked[] = catalogue.entries.flatMap(({ domain, operation }) =>
  operation.examples.map((input) => ({ domainId: domain.id, operationId: operation.id, input, lang: "en" })),
);

const asked = (operationId: string, input: Asked["input"], lang = "en"): Asked => {
  const domainId = catalogue.byId(operationId)?.domain.id;
  if (domainId === undefined) throw new Error(operationId);
  return { domainId, operationId, input, lang };
};

const BIRTH = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: -4 };
const chartOf = (date: string, lang = "en"): Asked => asked("generateNatalChart", { ...BIRTH, date }, lang);

/** One of each domain: by turns in the script of English and in another. */
const inOtherLanguages = catalogue.domains.flatMap(({ id }, index0) =>
  examples
    .filter(({ domainId }) => domainId === id)
    .slice(0, 1)
    .map((one) => ({ ...one, lang: index0 % 2 === 0 ? "de" : "hi" })),
);

/** Centuries whose files are loaded on demand, the days at which files change, and days outside all files. */
const otherTimes = [
  "1800-01-01",
  "1800-01-05",
  "1799-12-31",
  "2399-12-30",
  "2400-01-02",
  "1250-06-01",
  "2950-06-01",
  "1100-01-01",
  "3100-01-01",
];
const atOtherTimes = [
  ...otherTimes.map((date) => chartOf(date)),
  asked("generateSolarReturn", { ...BIRTH, birthDate: BIRTH.date, year: 2399 }),
];

/** Names in other scripts, and faulty requests: in the address, in the body, several at once. */
const refused = [
  asked("generateNatalChart", {}),
  asked("generateNatalChart", { ...BIRTH, latitude: 99, houseSystem: "Placidos", planetz: [] }),
  asked("generateNatalChart", { ...BIRTH, date: "1990-02-30", lang: "xx" }),
  asked("generateNatalChart", { ...BIRTH, timezone: "America/New_Yorkk" }),
  asked("getZodiacSign", { id: "ariez" }),
  asked("searchCities", { q: "berlin", limit: "many" }),
  asked("searchCities", { q: "berlin", limit: 5, detail: "shortest" }),
  asked("getUsageStats", {}),
];

describe("the engine in the page", () => {
  needs(CHROMIUM);
  let page: Page;
  let serviceSays: (asked: Asked) => Promise<string>;
  beforeAll(async () => {
    if (CHROMIUM.path === undefined) return;
    serviceSays = await serviceAt(origin);
    page = await openedPage();
  });

  /** Asks both, one beside the other, and returns the differences. */
  const differences = async (calls: readonly Asked[]): Promise<readonly object[]> => {
    const asking = said(page, calls);
    const there: string[] = [];
    for (const call of calls) there.push(await serviceSays(call));
    const here = await asking;
    return calls.flatMap((call, index0) =>
      here[index0] === there[index0]
        ? []
        : [{ call, here: here[index0]?.slice(0, 400), there: there[index0]?.slice(0, 400) }],
    );
  };
  const timesFetched = (start: string): number => fetched.filter((path) => path.startsWith(`/play/${start}`)).length;

  test("comes with its sky of 1800 to 2399, and says whose it is", async () => {
    const ENGINE = ["swisseph", "sepl_18", "semo_18", "seas_18", "sefstars"];
    expect(ENGINE.map(timesFetched)).toEqual(ENGINE.map(() => 1));
    expect(["sepl_12", "sepl_24", "gazetteer"].map(timesFetched)).toEqual([0, 0, 0]);
    const told = await page.evaluate<Progress[]>("globalThis.progress");
    expect(told[0]).toMatchObject({ part: "engine", loadedBytes: 0 });
    expect(told.at(-1)).toEqual({ part: "engine", loadedBytes: 2_572_214, totalBytes: 2_572_214 });
    expect(await page.evaluate("offline.version")).toBe("Swiss Ephemeris (WebAssembly) 2.10.03");
    const licence = await page.evaluate<{ name: string; url: string; notice: string }>("offline.licence");
    expect(licence.name).toBe("AGPL-3.0-or-later");
    expect(licence.notice).toMatch(/Astrodienst.*GNU Affero General Public License.*without any warranty.*sources/s);
    const whole = await page.evaluate<string>(
      `fetch(${JSON.stringify(licence.url)}).then((response) => response.text())`,
    );
    expect(whole).toContain("Version 3, 19 November 2007");
    expect(whole).toContain("GeoNames");
  });

  test("says that something is not here while there is no network, and goes on when there is one again", async () => {
    const card = asked("getCard", { id: "star" });
    unplug();
    expect(JSON.parse((await said(page, [card]))[0] ?? "")).toMatchObject({ code: "offline" });
    await plugIn();
    expect(await differences([card])).toEqual([]);
  });

  test("imports no program before all of its files are there: a browser may never again load one that failed", async () => {
    // A service worker would load them in its own name.
    const plain = await browser?.newContext();
    await plain?.addInitScript("delete Navigator.prototype.serviceWorker");
    const before = fetched.length;
    const other = await openedPage(plain);
    const number = asked("getAngelNumber", { number: "111" });
    const loads: string[] = [];
    cut(loads);
    expect(JSON.parse((await said(other, [number]))[0] ?? "")).toMatchObject({ code: "offline" });
    cut(undefined);
    expect([...new Set(loads)]).toEqual(["empty"]);
    expect(await said(other, [number])).toEqual([await serviceSays(number)]);
    await plain?.close();
    fetched.length = before;
  });

  test("opens again without a network where places were searched before anything was kept", async () => {
    const fresh = await browser?.newContext();
    const other = await fresh?.newPage();
    if (other === undefined) throw new Error("a browser runs");
    const before = fetched.length;
    const timezone = "local.places('Ankara').then(([first]) => first.timezone)";
    const chart = chartOf("1990-07-15");
    await other.goto(`${origin}/`);
    await other.waitForFunction(() => "openLocal" in globalThis);
    await other.evaluate("(async () => { globalThis.local = openLocal(); })()");
    expect(await other.evaluate(timezone)).toBe("Europe/Istanbul");
    // A search that is under way while the engine opens is still answered.
    expect(await other.evaluate(`Promise.all([${timezone}, local.open()]).then(([first]) => first)`)).toBe(
      "Europe/Istanbul",
    );
    await other.evaluate("local.open().then((opened) => { globalThis.offline = opened; })");
    expect(await said(other, [chart])).toEqual([await serviceSays(chart)]);
    unplug();
    await other.reload();
    await openEngine(other);
    expect(await said(other, [chart])).toEqual([await serviceSays(chart)]);
    expect(await other.evaluate(timezone)).toBe("Europe/Istanbul");
    await plugIn();
    await fresh?.close();
    fetched.length = before;
  });

  test("answers prepared calls at once without a network", async () => {
    const hexagram = asked("getHexagram", { number: 1 });
    await page.evaluate("offline.prepare('iching', 'getHexagram', 'en')");
    unplug();
    const here = await said(page, [hexagram]);
    await plugIn();
    expect(JSON.parse(here[0] ?? "")).toMatchObject({ number: 1 });
    expect(await page.evaluate("offline.prepare('iching', 'getHexagram', 'en').then(() => true)")).toBe(true);
  });

  test("loads other centuries when a call needs them, and answers as if they had been there", async () => {
    expect(await differences(atOtherTimes)).toEqual([]);
    expect(["sepl_12", "sepl_24", "semo_18"].map(timesFetched)).toEqual([1, 1, 1]);
    expect((await page.evaluate<Progress[]>("globalThis.progress")).map(({ part }) => part)).toContain("centuries");
  });

  test("finds places as the service does, of names that it loads once and without the engine", async () => {
    const queries = ["München", "Springfield, Illinois", "मुंबई", "北京", "القاهرة", "Kolkatta", "york", "zzzzzzz"];
    const here = await page.evaluate<readonly string[][]>(`(async () => {
      const other = openLocal();
      const found = [];
      for (const query of ${JSON.stringify(queries)}) found.push(await other.places(query));
      other.close();
      return found.map((places) => places.map((place) => JSON.stringify(place)));
    })()`);
    const there = await Promise.all(
      queries.map(async (q) => {
        const { cities } = JSON.parse(await serviceSays(asked("searchCities", { q, limit: 10 })));
        return cities.map(({ city, province, country, latitude, longitude, timezone }: Record<string, unknown>) =>
          JSON.stringify({ city, province, country, latitude, longitude, timezone }),
        );
      }),
    );
    expect(here).toEqual(there);
    expect(here.at(-1)).toEqual([]);
    expect(timesFetched("gazetteer-")).toBeLessThanOrEqual(2);
    const told = (await page.evaluate<Progress[]>("globalThis.progress")).filter(({ part }) => part === "places");
    expect(told[0]).toEqual({ part: "places", loadedBytes: 0, totalBytes: site.built.placesBytes });
    expect(told.at(-1)).toMatchObject({ loadedBytes: site.built.placesBytes });
  });

  test("answers as the service does in other languages, and refuses as it does", async () => {
    expect(await differences([...inOtherLanguages, ...refused])).toEqual([]);
  });

  test("answers every example of every operation without a network, byte for byte as the service does", async () => {
    // The English texts of each domain are there once one call was answered.
    await said(page, [...new Map(examples.map((one) => [one.domainId, one])).values()]);
    unplug();
    expect(await differences(examples)).toEqual([]);
  });

  test("opens again without a network", async () => {
    await page.reload();
    await openEngine(page);
    // German names were loaded while there was a network; a language that never was is not here.
    expect(await differences([chartOf("1990-07-15"), chartOf("1490-07-15", "de"), ...refused])).toEqual([]);
    expect(await page.evaluate("local.places('Ankara').then(([first]) => first.timezone)")).toBe("Europe/Istanbul");
  });

  test("stores the page and files that never change, and nothing of requests and answers", async () => {
    const paths = await keptPaths(page);
    const known = new Set(["/", ...site.built.files.map((name) => `/play/${name}`)]);
    expect(paths.filter((path) => !known.has(path) && !/^\/play\/page-\w+\.js$/.test(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(20);
  });

  test("takes about as long for a chart as Node does", async () => {
    const charts = Array.from({ length: 40 }, (_, index0) => chartOf(`19${50 + index0}-07-15`));
    const [inPageMs, inNodeMs]: [number[], number[]] = [[], []];
    for (const chart of charts) {
      const { domainId, operationId, input, lang } = chart;
      const call = [domainId, operationId, input, lang].map((one) => JSON.stringify(one)).join();
      inPageMs.push(
        await page.evaluate<number>(`(async () => {
          const start = performance.now();
          await offline.call(${call});
          return performance.now() - start;
        })()`),
      );
      const start = performance.now();
      await serviceSays(chart);
      inNodeMs.push(performance.now() - start);
    }
    const [here, there] = [medianOf(inPageMs), medianOf(inNodeMs)];
    console.info(
      `a natal chart: ${here.toFixed(1)} ms in the page, ${there.toFixed(1)} ms in Node, ${(here / there).toFixed(2)} times`,
    );
    expect(here / there).toBeLessThan(5);
  });

  test("goes past everything else that the service has", async () => {
    await plugIn();
    const others = ["/docs", "/api/v2/tarot/cards?lang=en", "/mcp", "/play/sw.js", "/llms.txt"];
    const before = fetched.length;
    const ask = `Promise.all(${JSON.stringify([...others, ...others])}.map((path) => fetch(path, { headers: { "X-API-Key": "a" } })))`;
    await page.evaluate(`${ask}.then(() => undefined)`);
    // A browser asks for sw.js once more by itself when it looks for a newer one.
    for (const path of others.map((one) => one.split("?")[0])) {
      expect(fetched.slice(before).filter((one) => one === path).length).toBeGreaterThanOrEqual(2);
    }
    expect((await keptPaths(page)).filter((path) => others.includes(path))).toEqual([]);
    await page.goto(`${origin}/docs`);
    expect(await page.textContent("body")).toContain("{}");
  });

  test("removes what only an older version needs, when no page of that is open any more, and keeps the rest", async () => {
    const [old = "", lasting = ""] = ["sepl_12", "gazetteer"].map((start) =>
      site.built.files.find((name) => name.startsWith(start) && !name.endsWith(".js")),
    );
    const file = join(FOLDER, "play/sw.js");
    writeFileSync(file, readFileSync(file, "utf8").replace(old, "sepl_12-ABCDEFGH.se1"));
    await page.goto(`${origin}/`);
    await page.evaluate("navigator.serviceWorker.getRegistration().then((registration) => registration.update())");
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
    expect(await keptPaths(page)).toContain(`/play/${old}`);
    await page.close();
    const next = await openedPage();
    const kept = await keptPaths(next);
    expect(kept).not.toContain(`/play/${old}`);
    expect(kept).toContain(`/play/${lasting}`);
    await next.close();
  });

  test("breaks no rule of its page, and fails nowhere", () => {
    expect(complaints.filter((said) => !/Failed to load resource.*404|ERR_CONNECTION_REFUSED/.test(said))).toEqual([]);
  });
});

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

describe("the files of the engine", () => {
  test("have all AGPL code in one program, which says so and contains nothing else of this project", () => {
    const STRONG = /^(?:\.\.\/)*packages\/ephemeris-swiss|^src\/offline\/engine\.ts$/;
    const programs = Object.entries(site.built.metafile.outputs).filter(([path]) => path.endsWith(".js"));
    const codeOf = ({ inputs }: (typeof programs)[number][1]): readonly string[] =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
        bytesInOutput > 0 && path.endsWith(".ts") ? [path] : [],
      );
    const strong = programs.filter(([, output]) => codeOf(output).some((path) => STRONG.test(path)));
    expect(strong.map(([path]) => path.replace(/.*\/|-\w+\.js$/g, ""))).toEqual(["engine"]);
    expect(strong.flatMap(([, output]) => codeOf(output).filter((path) => !STRONG.test(path)))).toEqual([]);
    const [path = ""] = strong.map(([name]) => name.split("/").at(-1));
    expect(readFileSync(join(FOLDER, "play", path), "utf8")).toMatch(/\/\*!.*AGPL-3\.0-or-later.*Astrodienst/s);
  });

  test("stay below the sizes that a page can ask its reader to load, and print theirs", () => {
    const { outputs } = site.built.metafile;
    const entries = Object.entries(outputs).map(([path, output]) => ({
      name: path.split("/").at(-1) ?? "",
      ...output,
    }));
    const named = (name: string): (typeof entries)[number] | undefined => entries.find((entry) => entry.name === name);
    const withImports = (name: string, known: Set<string> = new Set()): Set<string> => {
      known.add(name);
      for (const { path, kind } of named(name)?.imports ?? []) {
        const imported = path.split("/").at(-1) ?? "";
        if (kind === "import-statement" && !known.has(imported)) withImports(imported, known);
      }
      return known;
    };
    const bytes = (name: string): Buffer => readFileSync(join(FOLDER, "play", name));
    const kb = (names: Iterable<string>): number =>
      [...names].reduce(
        (sum, name) => sum + (site.built.packed.includes(name) ? bytes(name) : gzipSync(bytes(name))).length,
        0,
      ) / 1000;
    const entryOf = (start: string, of = ""): string =>
      entries.find(
        ({ name, entryPoint }) => name.startsWith(`${start}-`) && entryPoint?.includes(of) && name.endsWith(".js"),
      )?.name ?? "";
    const program = new Set(["worker", "serve", "engine"].flatMap((start) => [...withImports(entryOf(start))]));
    const western = [...withImports(entryOf("domain", "western/"))].filter((name) => !program.has(name));
    const near = entries.map(({ name }) => name).filter((name) => /_18-.*\.se1$|^sefstars/.test(name));
    const far = entries.map(({ name }) => name).filter((name) => /_(?:12|24)-.*\.se1$/.test(name));
    const wasm = entries.map(({ name }) => name).filter((name) => name.endsWith(".wasm"));
    const sizes = {
      program: kb(program),
      wasm: kb(wasm),
      sky: kb(near),
      western: kb(western),
      westernTexts: kb([entryOf("en", "western/")]),
      centuries: kb(far),
      places: site.built.placesBytes / 1000,
    };
    console.info(
      `compressed kB: ${Object.entries(sizes)
        .map(([name, size]) => `${name} ${size.toFixed(0)}`)
        .join(", ")}`,
    );
    expect(sizes.program).toBeLessThan(150);
    expect(sizes.western).toBeLessThan(230);
    expect(sizes.wasm + sizes.sky).toBeLessThan(2400);
    expect(sizes.places).toBeLessThan(9000);
  });

  test("state the range that the engine has with all of them", () => {
    expect(WHOLE_RANGE).toEqual(swissEphemeris().range);
  });
});

interface Progress {
  readonly part: string;
  readonly loadedBytes: number;
  readonly totalBytes: number;
}
