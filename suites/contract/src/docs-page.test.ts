import { catalogue } from "@almagest/catalog";
import { LANGS } from "@almagest/operation";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, needs } from "../../machine";
import { inTurn } from "../../strength";
import { axeProblems, launchChromium, overflowOf, PATIENCE_MS } from "./browser";

const service = inject("service");
/** The bytes of a page before its first use, compressed. */
const MOST_FIRST_BYTES = 80_000;

/** The languages take turns with them. */
const VIEWS = [
  ["light", 1280],
  ["dark", 360],
] as const;

let browser: Browser | undefined;
let context: BrowserContext;
let page: Page;
let elsewhere: string[] = [];
let complaints: string[] = [];

/** A new page, whose requests to other hosts are refused and told. */
async function open(address: string, options: Parameters<Browser["newContext"]>[0] = {}): Promise<Page> {
  if (browser === undefined) throw new Error("no browser");
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US", ...options });
  [elsewhere, complaints] = [[], []];
  await context.route(
    (url) => url.origin !== service.origin && /^https?:$/.test(url.protocol),
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    },
  );
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(service.origin + address);
  await page.locator("h1").waitFor();
  return page;
}

async function giveKey(key = service.key): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "API key" }).click();
  await page.fill("#key", key);
  await page.getByRole("button", { name: "Use this key" }).click();
}

const send = (): Promise<void> => page.getByRole("button", { name: "Send" }).click();
const received = async (): Promise<string> => (await page.locator(".received pre").textContent()) ?? "";
const call = async (): Promise<string> => (await page.locator("section[aria-labelledby=call] pre").textContent()) ?? "";

/** Another character at the end: the form is right and the checksum is not. */
function mistyped(key: string): string {
  return key.slice(0, -1) + (key.endsWith("0") ? "1" : "0");
}

describe("the reference in a browser", { timeout: 4 * PATIENCE_MS }, () => {
  needs(CHROMIUM);
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(() => context?.close());
  afterAll(() => browser?.close());

  test("asks no other host, runs under its policy without unsafe-eval, and sends a call with the key", async () => {
    const policy = (await fetch(`${service.origin}/docs`)).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    await open("/docs#/astrology/generateNatalChart");
    await giveKey();
    await send();
    expect(JSON.parse(await received())).toHaveProperty("birthDetails");
    expect(await page.locator(".received [role=status]").textContent()).toMatch(/^Status 200 · \d+ ms$/);
    await page.getByLabel("Answer as").selectOption("svg");
    await send();
    const image = page.locator(".received img");
    await image.waitFor();
    expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth > 300))).toBe(true);
    await page.locator("article details").evaluateAll((all) => {
      for (const one of all) one.setAttribute("open", "");
    });
    await page.locator(".whole-answer pre", { hasText: "conventions" }).waitFor();
    expect([elsewhere, complaints]).toEqual([[], []]);
  });

  test("loads under 80 kB compressed before the first use of an operation", async () => {
    await open("/docs/errors");
    const asked = new Set<string>();
    page.on("request", (request) => request.method() === "GET" && asked.add(request.url().replace(/#.*/, "")));
    await page.goto(`${service.origin}/docs#/pages/getKundliPage`);
    await page.getByRole("button", { name: "Send" }).waitFor();
    const headers = { Accept: "*/*", "Accept-Encoding": "br" };
    const sizes = [...asked].map(async (address) => {
      const response = await fetch(address, { headers });
      await response.arrayBuffer();
      return Number(response.headers.get("content-length"));
    });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    console.info(`the reference before the first use of an operation: ${total} bytes compressed`);
    expect(total).toBeGreaterThan(20_000);
    expect(total).toBeLessThan(MOST_FIRST_BYTES);
  });

  test("leads to operations by the addresses that they always had, to all of them in the long run", async () => {
    await open("/docs");
    const all = [
      ...inTurn(catalogue.entries, 0, 4).map(({ domain, operation }) => ({ domain: domain.id, id: operation.id })),
      { domain: "batch", id: "runBatch" },
    ];
    for (const { domain, id } of all) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#/${domain}/${id}`);
      await page.locator(`[data-operation="${id}"] button[type=submit]`).waitFor();
      expect(await page.locator("nav a[aria-current=page]").count(), id).toBe(1);
    }
    await page.goto(`${service.origin}/docs#/tarot`);
    await page.locator(".operations a").first().waitFor();
    await page.goto(`${service.origin}/docs#/tarot/nothing`);
    await page.getByRole("heading", { name: "There is no such calculation." }).waitFor();
    expect([elsewhere, complaints]).toEqual([[], []]);
  });

  test("shows the call as the form stands, before it is sent", async () => {
    await open("/docs#/location/searchCities");
    await page.locator("form input").first().fill("Île d'Yeu");
    expect(await call()).toContain("%C3%8Ele+d%27Yeu");
    await page.getByLabel("Python").check();
    await page.getByLabel("Key in").selectOption("Authorization");
    expect(await call()).toContain('"Authorization": "Bearer " + os.environ["ALMAGEST_KEY"]');
    await page.goto(`${service.origin}/docs#/tarot/getCard`);
    await page.locator('[data-operation="getCard"]').waitFor();
    await page.locator("header select").selectOption("de");
    await page.getByRole("heading", { name: "Der Aufruf" }).waitFor();
    expect(await call()).toContain("lang=de");
    expect(complaints).toEqual([]);
  });

  test("writes a chosen city into the call", async () => {
    await open("/docs#/astrology/generateNatalChart");
    const box = page.getByRole("combobox", { name: "Place" });
    await box.fill("Berlin");
    await page.locator(".place [role=option]").first().waitFor();
    await box.press("Enter");
    await expect.poll(call).toContain('"timezone":"Europe/Berlin"');
    expect([elsewhere, complaints]).toEqual([[], []]);
  });

  test("says that a key is not accepted, and which field does not fit", async () => {
    await open("/docs#/astrology/generateNatalChart");
    await giveKey(mistyped(service.key));
    await send();
    expect(JSON.parse(await received())).toMatchObject({ code: "invalid_api_key" });
    await giveKey();
    await page.locator("#f-date").fill("");
    await send();
    await page.locator("#f-date-error").waitFor();
    // The browser itself notes every refusal on the console.
    expect(complaints.every((text) => /40[01]/.test(text))).toBe(true);
  });

  test("sends a batch as it is written", async () => {
    await open("/docs#/batch/runBatch");
    await giveKey();
    await send();
    expect(await received()).toContain('"done":true,"answered":2');
  });

  test("is worked by the keyboard alone", async () => {
    await open("/docs");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("skip");
    await page.locator("#find").focus();
    await page.keyboard.type("hexagr");
    await page.locator("#find-list [role=option]").first().waitFor();
    await page.keyboard.press("Enter");
    await page.locator("article h1:focus").waitFor();
    const group = page.locator("nav summary", { hasText: "Tarot" });
    await group.focus();
    await page.keyboard.press("Enter");
    await page.locator("nav a", { hasText: "Three tarot cards" }).waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("nav") !== null)).toBe(true);
    await page.locator("nav a", { hasText: "Three tarot cards" }).focus();
    await page.keyboard.press("Enter");
    await page.locator('[data-operation="castThreeCard"]').waitFor();
    await page.getByRole("radio", { name: "curl" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await call()).toContain("createClient");
    await page.keyboard.press("ArrowRight");
    expect(await call()).toContain("urlopen");
    const scrolled = page.locator("section[aria-labelledby=call] pre");
    await scrolled.focus();
    expect(await scrolled.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test.each(LANGS.map((locale, index0) => [locale, index0] as const))(
    "is clean by axe-core in %s, light and wide or dark and narrow, and stays within the screen",
    async (locale, index0) => {
      for (const [colorScheme, width] of inTurn(VIEWS, index0, 2)) {
        await open("/docs", { locale, colorScheme, viewport: { width, height: 900 } });
        expect(await axeProblems(page), `start, ${width}`).toEqual([]);
        expect(await overflowOf(page), `start, ${width}`).toBe(0);
        await page.goto(`${service.origin}/docs#/vedic-astrology/generateBirthChart`);
        await page.locator("article h2").first().waitFor();
        if (width === 360) await page.locator("nav button").click();
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
        expect(await axeProblems(page), `operation, ${width}`).toEqual([]);
        expect(await overflowOf(page), `operation, ${width}`).toBe(0);
        await context.close();
      }
    },
  );
});

describe("the pages beside the reference", { timeout: 2 * PATIENCE_MS }, () => {
  needs(CHROMIUM);
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(() => context?.close());
  afterAll(() => browser?.close());

  test("stay within the screen, wide or narrow", async () => {
    for (const width of [1280, 390]) {
      for (const path of ["/docs/errors#rate_limit_exceeded", "/docs/languages", "/no/such/page"]) {
        await open(path, { viewport: { width, height: 900 } });
        expect(await overflowOf(page), path).toBe(0);
        await context.close();
      }
    }
  });

  test("the picture of an answer is shown in somebody else's page, also where that page reads it", async () => {
    const response = await fetch(`${service.origin}/api/v2/tarot/cards/star`, {
      headers: { "X-API-Key": service.key },
    });
    const { imageUrl } = await response.json();
    expect(imageUrl.startsWith(`${service.origin}/img/`)).toBe(true);
    await open("/docs");
    const other = await context.newPage();
    other.setDefaultTimeout(PATIENCE_MS);
    const plain = '<!doctype html><meta http-equiv="Content-Security-Policy" content="img-src *">';
    const png = imageUrl.replace(/\.svg$/, ".png");
    await other.setContent(
      `${plain}<img src="${imageUrl}"><img crossorigin="anonymous" src="${imageUrl}"><img src="${png}">`,
    );
    await other.waitForLoadState("load");
    const widths = await other
      .locator("img")
      .evaluateAll((images: HTMLImageElement[]) => images.map((one) => one.naturalWidth));
    expect(widths.every((width) => width > 0)).toBe(true);
    expect(widths).toHaveLength(3);
  });

  test("an unknown address is a page with the way to the reference", async () => {
    await open("/docs");
    const response = await page.goto(`${service.origin}/api/v2/astrology/natalchart`);
    expect([response?.status(), response?.headers()["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    const way = await page.getByRole("link", { name: "POST /astrology/natal-chart" }).getAttribute("href");
    expect(way).toMatch(/\/docs#\/.*generateNatalChart$/);
  });

  test("every code has its place on the errors page", async () => {
    await open("/docs/errors#validation_error");
    expect(await page.locator("#validation_error").isVisible()).toBe(true);
    expect([elsewhere, complaints]).toEqual([[], []]);
  });
});
