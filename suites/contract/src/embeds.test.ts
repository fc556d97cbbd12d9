import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, needs } from "../../machine";
import { type ApiProcess, startApi } from "../../service/src/processes";
import { axeProblems, launchChromium, overflowOf, PATIENCE_MS } from "./browser";
import { ROOT } from "./service";

const LANGUAGES = ["en", "tr", "de", "es", "hi", "pt", "fr", "ru", "zh-Hans", "zh-Hant"];
const BIRTH = {
  date: "1987-03-21",
  time: "14:30:00",
  timezone: "America/New_York",
  latitude: 40.71,
  longitude: -74.01,
};
const MOON = "/astrology/moon-phase/current";

let api: ApiProcess;
let site: Server;
/** Another site: `localhost`, at a port of its own. The service is at 127.0.0.1. */
let there = "";
let browser: Browser | undefined;
let context: BrowserContext | undefined;
let page: Page;
/** Calls of operations, without their preflights. */
let calls: Request[] = [];
let complaints: string[] = [];
const served = new Map<string, { readonly html: string; readonly policy?: string }>();
const keys = { ours: "", framed: "", small: "" };

function ledger(...args: readonly string[]): { readonly secret: string; readonly id: string } {
  const tool = join(ROOT, "apps/usage-ledger/dist/main.js");
  return JSON.parse(
    execFileSync(process.execPath, [tool, "--data-dir", api.dataDir, "--json", ...args], { encoding: "utf8" }),
  );
}

function keyFor(subscription: string, ...hosts: readonly string[]): string {
  const origins = hosts.flatMap((host) => ["--origin", host]);
  return ledger("keys", "create", "--subscription", subscription, "--name", "site", "--kind", "publishable", ...origins)
    .secret;
}

const figure = (attributes: Readonly<Record<string, string>>): string =>
  `<almagest-figure ${Object.entries(attributes)
    .map(([name, value]) => `${name}='${value.replaceAll("'", "&#39;")}'`)
    .join(" ")}></almagest-figure>`;
const born = (of: string, more: Readonly<Record<string, string>> = {}): string =>
  figure({ of, input: JSON.stringify(BIRTH), ...more });

/** Opens a page of the other site. */
async function open(
  body: string,
  { key = keys.ours, policy = "", width = 1280, host = "localhost", nonce = "" } = {},
): Promise<void> {
  if (browser === undefined) throw new Error("no browser");
  context ??= await browser.newContext({ reducedMotion: "reduce" });
  const attributes = `${nonce && ` nonce="${nonce}"`} data-key="${key}"`;
  const script = `<script src="${api.origin}/embed.js"${attributes} async></script>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A site</title>${script}</head><body><main><h1>A site</h1>${body}</main></body></html>`;
  served.set("/", policy === "" ? { html } : { html, policy });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewportSize({ width, height: 800 });
  [calls, complaints] = [[], []];
  page.on("request", (request) => {
    if (request.url().includes("/api/v2/") && request.method() !== "OPTIONS") calls.push(request);
  });
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(there.replace("localhost", host));
  // The element is there once the script has run.
  await page.locator("iframe, almagest-figure .box").first().waitFor({ state: "attached" });
}

const drawn = (index0 = 0) => page.locator("almagest-figure").nth(index0).locator("svg").first();
/** A figure is asked for when its element is seen. */
const see = (index0: number) => page.locator("almagest-figure").nth(index0).scrollIntoViewIfNeeded();
/** The Moons that the service has answered. Its log is written in order, so it is whole at the line of a later call. */
async function answered(): Promise<number> {
  const marks = (): number => api.output().split('"route":"/api/v2/languages"').length;
  const before = marks();
  await fetch(`${api.origin}/api/v2/languages`);
  await expect.poll(marks, { timeout: PATIENCE_MS }).toBeGreaterThan(before);
  return api.output().split(`"GET","route":"/api/v2${MOON}"`).length;
}
const lineOf = (index0 = 0) => page.locator("almagest-figure").nth(index0).locator(".line");

describe("figures in another site", { timeout: 3 * PATIENCE_MS }, () => {
  needs(CHROMIUM);
  beforeAll(async () => {
    if (CHROMIUM.path === undefined) return;
    const environment = { LOG_LEVEL: "info", ALMAGEST_FREE_PER_SECOND: "0", ALMAGEST_KEYLESS_DAILY: "0" };
    [browser, api] = await Promise.all([launchChromium(), startApi({ environment })]);
    site = createServer((request, response) => {
      const sent = served.get(new URL(request.url ?? "/", "http://site").pathname);
      response.writeHead(sent === undefined ? 204 : 200, {
        "Content-Type": "text/html; charset=utf-8",
        ...(sent?.policy !== undefined && { "Content-Security-Policy": sent.policy }),
      });
      response.end(sent?.html ?? "");
    });
    await new Promise<void>((resolve) => site.listen(0, resolve));
    const address = site.address();
    there = `http://localhost:${typeof address === "object" ? address?.port : 0}/`;
    keys.ours = keyFor("sub_demo", "localhost");
    keys.framed = keyFor("sub_demo", "localhost", "127.0.0.1");
    const { id } = ledger(
      ...["subscriptions", "create", "--plan", "custom", "--requests-per-month", "1"],
      ...["--email", "a@example.com", "--end-date", "2099-01-01"],
    );
    keys.small = keyFor(id, "localhost");
  });
  afterEach(async () => {
    await context?.close();
    context = undefined;
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
    await api?.stop();
  });

  test("a script tag draws a natal wheel, a kundli, the Moon and a page", async () => {
    await open(
      [
        born("/astrology/natal-chart"),
        born("/vedic-astrology/birth-chart"),
        figure({ of: MOON }),
        born("/pages/kundli"),
      ].join(""),
    );
    for (const [index0, title] of ["Natal chart", "Rashi chart", "Moon"].entries()) {
      await see(index0);
      expect(await drawn(index0).locator("title").textContent()).toContain(title);
    }
    await see(3);
    await page.locator("almagest-figure").nth(3).locator("table").first().waitFor();
    expect(await page.locator("almagest-figure").nth(3).locator("summary").count()).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
    // A page is its answer and its first figure.
    expect(calls.map((request) => new URL(request.url()).pathname).sort()).toEqual(
      [...["/astrology/natal-chart", "/vedic-astrology/birth-chart", MOON, "/pages/kundli", "/pages/kundli"]]
        .map((path) => `/api/v2${path}`)
        .sort(),
    );
    // A birth is in no address, and nobody keeps its figure.
    for (const request of calls) {
      expect(request.url()).not.toContain("1987-03");
      const kept = (await request.response())?.headers()["cache-control"];
      expect([request.method(), kept]).toEqual(
        request.method() === "POST"
          ? ["POST", expect.stringMatching(/^(?:private, )?no-store$/)]
          : ["GET", expect.stringMatching(/^private, max-age=\d+$/)],
      );
    }
  });

  test("each in ten languages, and a narrow element has the compact form", async () => {
    await open(
      LANGUAGES.map((lang) => `<div style="width: 400px" lang="${lang}">${figure({ of: MOON })}</div>`).join("") +
        `<div style="width: 640px">${figure({ of: MOON, lang: "fr" })}</div>`,
    );
    const seeAll = async (): Promise<void> => {
      for (const index0 of [...LANGUAGES.keys(), LANGUAGES.length]) {
        await see(index0);
        expect(await drawn(index0).getAttribute("lang")).toBe(LANGUAGES[index0] ?? "fr");
      }
    };
    await seeAll();
    const compact = calls.map((request) => new URL(request.url()).searchParams.get("picture.compact"));
    expect(compact).toEqual([...LANGUAGES.map(() => "true"), null]);
    // The same again comes out of the browser's own store, and costs nothing, once the store has been written.
    await expect
      .poll(
        async () => {
          const before = await answered();
          await page.reload();
          await seeAll();
          return (await answered()) - before;
        },
        { timeout: PATIENCE_MS },
      )
      .toBe(0);
  });

  test("nothing is asked for before it is seen, and a turned telephone asks for each form once", async () => {
    await open(
      `<div style="height: 3000px"></div><div id="around" style="width: 700px">${born("/astrology/natal-chart")}</div>`,
    );
    await page.waitForTimeout(500);
    expect(calls).toEqual([]);
    await page.locator("almagest-figure").scrollIntoViewIfNeeded();
    await drawn().waitFor();
    const widths: number[] = [];
    for (const width of ["360px", "700px", "360px"]) {
      await page.evaluate(
        (one) => document.querySelector<HTMLElement>("#around")?.style.setProperty("width", one),
        width,
      );
      const isCompact = width === "360px";
      await expect.poll(async () => /^\S+ \S+ 360/.test((await drawn().getAttribute("viewBox")) ?? "")).toBe(isCompact);
      widths.push(calls.length);
    }
    expect(widths).toEqual([2, 2, 2]);
  });

  test.each([
    ["hosts", (own: string) => `default-src 'none'; script-src ${own}; connect-src ${own}; style-src 'none'`, ""],
    [
      "a nonce",
      (own: string) => `default-src 'none'; script-src 'nonce-n1'; connect-src ${own}; style-src 'none'`,
      "n1",
    ],
    [
      "trusted types",
      (own: string) =>
        `script-src ${own}; connect-src ${own}; style-src 'none'; require-trusted-types-for 'script'; trusted-types almagest-figure`,
      "",
    ],
  ])("works under a policy of %s, without eval and inline styles", async (_, policyOf, nonce) => {
    await open(born("/astrology/natal-chart") + born("/pages/four-pillars"), { policy: policyOf(api.origin), nonce });
    await drawn().waitFor();
    await see(1);
    await page.locator("almagest-figure").nth(1).locator("section").waitFor();
    expect(complaints).toEqual([]);
    const paper = await page
      .locator("almagest-figure")
      .first()
      .locator(".box")
      .evaluate((box) => getComputedStyle(box).backgroundColor);
    expect(paper).toBe("rgb(255, 255, 255)");
  });

  test("a wrong key, another site, a used-up key and a wrong value are quiet lines", async () => {
    const moon = figure({ of: MOON, lang: "de" });
    const denied = "Dieses Bild darf auf dieser Website nicht gezeigt werden.";
    await open(moon, { key: `${keys.ours.slice(0, -1)}${keys.ours.endsWith("0") ? "1" : "0"}` });
    await expect.poll(() => lineOf().textContent()).toBe(denied);
    await open(moon, { host: "127.0.0.1" });
    await expect.poll(() => lineOf().textContent()).toBe(denied);
    // A secret key in the source is never sent.
    await open(moon, { key: `alm_sk_${"0".repeat(46)}` });
    await expect.poll(() => lineOf().textContent()).toBe(denied);
    expect(calls).toEqual([]);
    const below = '<div style="height: 3000px"></div>';
    await open(born("/astrology/natal-chart") + below + born("/astrology/natal-chart", { lang: "de", theme: "dark" }), {
      key: keys.small,
    });
    await drawn().waitFor();
    await see(1);
    await expect.poll(() => lineOf(1).textContent()).toContain("Im Moment gibt es keine weiteren Bilder");
    await open(figure({ of: "/astrology/natal-chart", input: "{}", lang: "ru" }) + figure({ of: "//evil.example/x" }));
    await expect.poll(() => lineOf().textContent()).toBe("Этот рисунок запрошен с неверным значением.");
    await expect.poll(() => lineOf(1).textContent()).toContain("wrong value");
    await page.route(`${api.origin}/api/**`, (route) => route.abort());
    await page.evaluate(() => document.querySelector("almagest-figure")?.setAttribute("lang", "fr"));
    await expect.poll(() => lineOf().textContent()).toBe("Impossible de charger la figure pour le moment.");
  });

  test("what an answer has is never run: elements, attributes and addresses that are not of figures are left out", async () => {
    // Makes the context whose requests are answered here.
    await open("<iframe title='empty'></iframe>");
    await page.close();
    if (context === undefined) throw new Error("no context");
    await context.route(`${api.origin}/api/**`, (route) =>
      route.fulfill({
        headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
        contentType: "image/svg+xml",
        body: HOSTILE,
      }),
    );
    await open(figure({ of: MOON }));
    await drawn().waitFor({ state: "attached" });
    const made = await drawn().evaluate((svg) => new XMLSerializer().serializeToString(svg));
    expect(made).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g/><path d="M0 0" fill="url(#own)"/><text x="1">&lt;img src=x onerror=alert(1)&gt;</text></svg>',
    );
    expect(await page.evaluate(() => Reflect.get(globalThis, "hit"))).toBeUndefined();
  });

  test("its colors are variables of the page, and follow the page's scheme", async () => {
    const paper = (index0: number): Promise<string> =>
      page
        .locator("almagest-figure")
        .nth(index0)
        .locator(".box")
        .evaluate((box) => getComputedStyle(box).backgroundColor);
    await open(
      `<style>.own { --almagest-paper: #102030; --almagest-ink: rgb(1, 2, 3) }</style><div class="own">${figure({ of: MOON })}</div>` +
        figure({ of: MOON, theme: "dark" }) +
        figure({ of: MOON }),
    );
    for (const index0 of [0, 1, 2]) {
      await see(index0);
    }
    expect([await paper(0), await paper(1), await paper(2)]).toEqual([
      "rgb(16, 32, 48)",
      "rgb(21, 22, 27)",
      "rgb(255, 255, 255)",
    ]);
    const ink = await drawn(0)
      .locator(".af-ink")
      .first()
      .evaluate((one) => getComputedStyle(one).fill);
    expect(ink).toBe("rgb(1, 2, 3)");
    await page.emulateMedia({ colorScheme: "dark" });
    // A page that is always light stays so, whatever its visitor's system prefers.
    expect(await paper(2)).toBe("rgb(255, 255, 255)");
    await page.evaluate(() => document.documentElement.style.setProperty("color-scheme", "light dark"));
    expect(await paper(2)).toBe("rgb(21, 22, 27)");
  });

  test("a frame shows one figure on the sites of its key, sends no birth in an address, and is nowhere else", async () => {
    const inFrame = (key: string, of: string, input?: string): string => {
      const fragment = new URLSearchParams({ of, lang: "es", ...(input !== undefined && { input }) });
      return `<iframe title="Figure" width="600" height="500" src="${api.origin}/embed?key=${key}#${fragment}"></iframe>`;
    };
    const shown = () => page.frameLocator("iframe").first().locator("svg").first();
    for (const [of, input] of [[MOON], ["/astrology/natal-chart", JSON.stringify(BIRTH)]] as const) {
      await open(inFrame(keys.framed, of, input));
      await shown().waitFor();
      expect(await shown().getAttribute("lang")).toBe("es");
      expect(complaints).toEqual([]);
    }
    expect(api.output()).toContain('"/embed"');
    expect(api.output()).not.toContain("1987-03");
    // Its own host is not on the first key's list.
    await open(inFrame(keys.ours, MOON));
    await page.frameLocator("iframe").first().locator(".line").waitFor();
    await open(
      inFrame(keys.framed, MOON).replace(/key=[^#]*/, `key=${keyFor("sub_demo", "other.example", "127.0.0.1")}`),
    );
    await expect.poll(() => complaints.join()).toContain("frame-ancestors");
  });

  test.each([360, 1280])("the page of examples and a site are clean by axe-core at %s", async (width) => {
    await open(born("/pages/kundli") + figure({ of: MOON, theme: "dark" }) + figure({ of: MOON, input: "{" }), {
      width,
    });
    for (const index0 of [0, 1]) {
      await see(index0);
      await drawn(index0).waitFor();
    }
    for (const one of await page.locator("almagest-figure").first().locator("summary").all()) await one.click();
    expect([await axeProblems(page), await overflowOf(page)]).toEqual([[], 0]);
    const key = readFileSync(join(api.dataDir, "demo-key"), "utf8").trim();
    await page.goto(`${api.origin}/docs/embeds`);
    await page.fill("#key", key);
    await page.click("#key-form button");
    for (const one of await page.locator("almagest-figure").all()) {
      await one.scrollIntoViewIfNeeded();
      await one.locator("svg").first().waitFor();
    }
    expect([await axeProblems(page), await overflowOf(page)]).toEqual([[], 0]);
  });

  test("the script weighs little: all that a figure loads before its data, and a page", async () => {
    if (browser === undefined) throw new Error("no browser");
    context = await browser.newContext();
    const weigh = async (body: string, done: string): Promise<number> => {
      let bytes = 0;
      context?.on("response", async (response) => {
        if (!/\/(?:embed\.js|play\/)/.test(response.url())) return;
        bytes += (await response.request().sizes()).responseBodySize;
      });
      await open(body);
      await page.locator(done).first().waitFor();
      await page.waitForLoadState("networkidle");
      return bytes;
    };
    expect(await weigh(figure({ of: MOON }), "svg")).toBeLessThan(8_000);
    expect(await weigh(born("/pages/kundli"), "table")).toBeLessThan(30_000);
  });
});

/** An answer of a service that was broken into. */
const HOSTILE =
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" onload="hit=1" style="background: url(//evil.example)">
<script>hit=1</script><style>@import "//evil.example"</style><foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="hit=1"/></foreignObject>
<image href="//evil.example/x.png"/><use xlink:href="//evil.example/x.svg#a"/><a href="javascript:hit=1"><path d="M1 1"/></a><set attributeName="onmouseover" to="hit=1"/>
<iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:hit=1"/><g onclick="hit=1" tabindex="0" clip-path="url(//evil.example/x.svg#c)"/><path d="M0 0" fill="url(#own)" stroke="url( 'https://evil.example' )"/><text x="1">&lt;img src=x onerror=alert(1)&gt;</text></svg>`.replaceAll(
    "\n",
    "",
  );
