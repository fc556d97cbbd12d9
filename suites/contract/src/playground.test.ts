import { gzipSync } from "node:zlib";
import { catalogue } from "@almagest/catalog";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, needs } from "../../machine";
import { axeProblems, launchChromium, overflowOf, PATIENCE_MS } from "./browser";

const service = inject("service");
const PHONE = { width: 390, height: 844 };
/** The bytes that every visitor loads before the first use, compressed. */
const MOST_FIRST_BYTES = 64_000;

let browser: Browser | undefined;
let context: BrowserContext;
let page: Page;
let complaints: string[] = [];
let asked: string[] = [];

/** A new page, which may contact no other host and log no error. */
async function open(address = "/", options: Parameters<Browser["newContext"]>[0] = {}): Promise<Page> {
  if (browser === undefined) throw new Error("no browser");
  context = await browser.newContext({ viewport: PHONE, locale: "en-US", reducedMotion: "reduce", ...options });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  [complaints, asked] = [[], []];
  // A question for the allowance is no call.
  page.on("request", (request) => request.method() === "OPTIONS" || asked.push(request.url()));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isOurs = Reflect.get(entry, "hadRecentInput") !== true;
        if (isOurs) Reflect.set(globalThis, "shift", Reflect.get(globalThis, "shift") + Reflect.get(entry, "value"));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(service.origin + address);
  await page.locator("h1").waitFor();
  return page;
}

async function giveKey(): Promise<void> {
  await page.getByRole("button", { name: "API key" }).click();
  await page.fill("#key", service.key);
  await page.getByRole("button", { name: "Use this key" }).click();
}

async function calculate(name = "Calculate"): Promise<void> {
  await page.getByRole("button", { name }).click();
  await page.locator("#result").waitFor();
}

/** Opens all that an answer has. */
const unfold = (): Promise<void> =>
  page.locator(".answer details").evaluateAll((all) => {
    for (const one of all) one.setAttribute("open", "");
  });

const overflow = (): Promise<number> => overflowOf(page);
const shift = (): Promise<number> => page.evaluate(() => Number(Reflect.get(globalThis, "shift")));
const place = (): Locator => page.getByRole("combobox", { name: "Place" });

describe("the playground", () => {
  needs(CHROMIUM);
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(() => context?.close());
  afterAll(() => browser?.close());

  test("casts a birth chart on a phone: figure, table and reading of one call", async () => {
    await open();
    await giveKey();
    await page.getByLabel("Date of birth").fill("1961-08-04");
    await calculate();
    await page.locator(".drawing svg[role=img]").waitFor();
    const calls = asked.filter((url) => url.includes("/api/v2/"));
    expect(calls).toEqual([`${service.origin}/api/v2/astrology/natal-chart?lang=en`]);
    expect(await page.locator(".facts tbody th").allTextContents()).toEqual(expect.arrayContaining(["Sun", "Moon"]));
    expect(await page.locator(".reading").textContent()).toContain("The Sun is in Leo");
    expect(await page.locator(".calls-left").textContent()).toMatch(/^\d+ of 1000000 calls left$/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("result");
    expect([await overflow(), complaints]).toEqual([0, []]);
    expect(asked.filter((url) => !url.startsWith(service.origin) && !/^(?:data|blob):/.test(url))).toEqual([]);
    expect(await shift()).toBeLessThan(0.1);
  });

  test("makes one call of two quick presses", async () => {
    await open();
    await giveKey();
    await page.getByRole("button", { name: "Calculate" }).dblclick();
    await page.locator(".drawing svg[role=img]").waitFor();
    expect(asked.filter((url) => url.includes("/natal-chart"))).toHaveLength(1);
  });

  test("finds a place by its name, and keeps the person where the system changes", async () => {
    await open();
    await giveKey();
    await place().fill("Berlin");
    await page.locator(".place [role=option]").first().waitFor();
    await place().press("Enter");
    expect(await place().inputValue()).toContain("Germany");
    await calculate();
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("navigation").getByRole("link", { name: "Human Design" }).click();
    expect((await sent).postDataJSON()).toMatchObject({ date: "1990-07-15", timezone: "Europe/Berlin" });
    await page.locator(".drawing svg").waitFor();
    expect(await page.locator("#result").textContent()).toBe("Bodygraph");
    expect(complaints).toEqual([]);
  });

  test("computes for no place that was only written, and asks for one at its field", async () => {
    await open();
    await giveKey();
    await place().fill("Xqzzy");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText("Choose a place from the list").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("f-timezone-place");
    await place().fill("");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText("Choose a place from the list").waitFor();
    expect(asked.filter((url) => url.includes("/natal-chart"))).toEqual([]);
  });

  test("asks for a chart without a time, and says that a field was changed since", async () => {
    await open();
    await giveKey();
    await page.getByLabel("I do not know the time").check();
    await calculate();
    const answer = await page.locator(".answer").textContent();
    expect(answer).toContain("A time would");
    expect(answer).not.toContain("computed for noon");
    await page.getByText("Changed since this was computed").waitFor({ state: "detached" });
    await page.getByLabel("Date of birth").fill("1961-08-04");
    await page.getByText("Changed since this was computed").waitFor();
    await calculate();
    await page.getByText("Changed since this was computed").waitFor({ state: "detached" });
  });

  test("shares a draw by its link", async () => {
    await open("/#/tarot/castThreeCard");
    await giveKey();
    await calculate("Draw");
    const cards = await page.locator(".facts").textContent();
    const link = page.url();
    expect(link).toMatch(/seed=[\da-f]{12}/);
    await context.close();
    await open(link.slice(service.origin.length));
    await giveKey();
    await calculate("Ask the service: one call");
    expect(await page.locator(".facts").textContent()).toBe(cards);
  });

  test("makes no call for a name that was not typed", async () => {
    await open();
    await giveKey();
    await calculate();
    await page.getByRole("navigation").getByRole("link", { name: "Numerology" }).click();
    await page.locator("h1", { hasText: "Numerology chart" }).waitFor();
    await page.waitForTimeout(500);
    expect(asked.filter((url) => url.includes("/numerology/chart"))).toEqual([]);
    expect(await page.locator("#result").count()).toBe(0);
  });

  test("shows the fault of a field beside it, and moves there", async () => {
    await open("/#/numerology/calculateLifePath");
    await giveKey();
    await page.getByLabel("Month").fill("13");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.locator(".wrong").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("f-month");
    const said = await page.locator("#f-month").getAttribute("aria-describedby");
    expect(said?.split(" ")).toContain("f-month-error");
    expect(await page.locator("#f-month-error").textContent()).toContain("12");
  });

  test("opens a collapsed part with a faulty field", async () => {
    await open();
    await giveKey();
    await page.locator(".coordinates summary").click();
    await page.getByLabel("Latitude").fill("north");
    await page.locator(".coordinates summary").click();
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("f-latitude");
  });

  test("asks for a key where it is needed, and goes on with it", async () => {
    await open("/#/usage/getUsageStats");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByRole("alert").getByRole("button", { name: "API key" }).click();
    await page.fill("#key", "abc");
    await page.getByRole("button", { name: "Use this key" }).click();
    expect(await page.textContent("#key-state")).toContain("begins with alm_sk_");
    await page.fill("#key", service.key);
    await page.keyboard.press("Enter");
    await page.locator("#result").waitFor();
  });

  test("keeps the request in a link that no server sees; it fills the form, and costs nothing", async () => {
    await open();
    await giveKey();
    await page.getByLabel("Date of birth").fill("1987-06-05");
    await page.getByLabel("I do not know the time").check();
    await calculate();
    const link = page.url();
    expect(new URL(link).hash).toContain("date=1987-06-05");
    await context.close();
    await open(link.slice(service.origin.length));
    await page.getByText("Filled from a link").waitFor();
    expect(await page.getByLabel("Date of birth").inputValue()).toBe("1987-06-05");
    expect(await page.getByLabel("I do not know the time").isChecked()).toBe(true);
    expect(await place().inputValue()).toBe("New York, United States");
    expect(asked.filter((url) => url.includes("/api/v2/") || url.includes("1987"))).toEqual([]);
  });

  test("goes back to an answer without another call", async () => {
    await open("/#/astrology/getCurrentMoonPhase");
    await giveKey();
    await calculate();
    await page.goto(`${service.origin}/#/tarot/castThreeCard`);
    await page.locator("h1", { hasText: "Three tarot cards" }).waitFor();
    const calls = asked.filter((url) => url.includes("/api/v2/")).length;
    await page.goBack();
    await page.locator("#result", { hasText: "The Moon now" }).waitFor();
    expect(asked.filter((url) => url.includes("/api/v2/"))).toHaveLength(calls);
  });

  test("works with only the keyboard", async () => {
    await open();
    const focus = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? "");
    await page.keyboard.press("Tab");
    expect(await focus()).toBe("Skip to the content");
    await page.getByRole("combobox", { name: "Find a calculation" }).focus();
    await page.keyboard.type("life path");
    await page.locator(".search [role=option]").first().waitFor();
    await page.keyboard.press("Enter");
    await page.locator("h1", { hasText: /Life Path/i }).waitFor();
    await page.getByRole("button", { name: "API key" }).press("Enter");
    await page.locator("#key").waitFor();
    await page.keyboard.type(service.key);
    await page.keyboard.press("Enter");
    // While the box is open, nothing beside it takes the focus.
    await page.locator("#key").waitFor({ state: "hidden" });
    const run = page.getByRole("button", { name: "Calculate" });
    await run.focus();
    await page.keyboard.press("Enter");
    await page.locator("#result").waitFor();
    expect(await page.locator(".reading").textContent()).toContain("The Adventurer");
  });

  test("finds operations in the reader's language, and says so of itself", async () => {
    await open("/", { locale: "de-DE" });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("de");
    await page.getByRole("combobox", { name: "Berechnung suchen" }).fill("synastrie");
    await page.getByRole("option", { name: /Zwei Menschen/ }).click();
    await page.getByText("Erste Person").waitFor();
    await page.locator(".tools select").selectOption("ru");
    await page.getByText("Первый человек").waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("ru");
    expect(complaints).toEqual([]);
  });

  test.each(["/", "/#/vastu/calculateRoomCompliance", "/#/numerology"])(
    "is clean by axe-core, light and dark, at %s",
    async (address) => {
      await open(address);
      await page.locator(".primary, .operations").first().waitFor();
      expect(await axeProblems(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await axeProblems(page)).toEqual([]);
    },
  );

  test("and so is an answer", async () => {
    await open("/#/astrology/generateNatalChart");
    await giveKey();
    await calculate();
    await page.locator(".drawing svg").waitFor();
    await unfold();
    expect(await axeProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeProblems(page)).toEqual([]);
  });

  test("stays within 320 pixels, the widest answers too", async () => {
    await open("/", { viewport: { width: 320, height: 640 } });
    expect(await overflow()).toBe(0);
    await giveKey();
    for (const address of [
      "vedic-astrology/getDetailedPanchang",
      "vastu/calculateRoomCompliance",
      "astrology/calculateSynastry",
    ]) {
      await page.goto(`${service.origin}/#/${address}`);
      await calculate();
      await unfold();
      expect([address, await overflow()]).toEqual([address, 0]);
    }
  });

  test("is usable soon on a slow machine, and moves nothing", async () => {
    await open("/no/such/page");
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(`${service.origin}/`);
    await page.getByRole("button", { name: "Calculate" }).waitFor();
    const usableMs = Math.round(await page.evaluate(() => performance.now()));
    await page.waitForTimeout(300);
    console.info(
      `the playground is usable after ${usableMs} ms at a quarter of the speed, layout shift ${(await shift()).toFixed(3)}`,
    );
    expect(await shift()).toBeLessThan(0.1);
  });
});

describe("the files of the playground", () => {
  const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(service.origin + path, { headers: { Accept: "text/html", ...headers } });

  test("weigh little before the first use, compressed", async () => {
    const html = await (await get("/")).text();
    const addresses = [...html.matchAll(/(?:href|src)="(play\/[^"]+)"/g)].map(([, address = ""]) => `/${address}`);
    const words = addresses
      .filter((address) => address.includes("/astrology-"))
      .map((one) => one.replace("/astrology-", "/astrology.en-"));
    let bytes = gzipSync(html).length;
    for (const address of new Set([...addresses, ...words])) {
      const response = await get(address, { "Accept-Encoding": "br" });
      expect([address, response.status, response.headers.get("cache-control")]).toEqual([
        address,
        200,
        "public, max-age=31536000, immutable",
      ]);
      bytes += Number(response.headers.get("content-length"));
      await response.arrayBuffer();
    }
    console.info(`the playground before its first use: ${bytes} bytes compressed`);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(MOST_FIRST_BYTES);
  });

  test("allow only their own files, and only the worker may compile a program", async () => {
    const response = await get("/");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|unsafe/);
    expect(await response.text()).not.toMatch(/<script>|<style>| on\w+="| style="/);
    const kept = await get("/play/sw.js");
    expect([kept.headers.get("service-worker-allowed"), kept.headers.get("cache-control")]).toEqual([
      "../",
      "no-cache",
    ]);
    const worker = /worker-[A-Z0-9]{8}\.js/.exec(await kept.text())?.[0];
    const own = (await get(`/play/${worker}`)).headers.get("content-security-policy") ?? "";
    expect(own).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(own).not.toContain("'unsafe-eval'");
  });

  test("are no page for programs: the root leads them to the reference", async () => {
    for (const Accept of ["*/*", "application/json", "text/html, application/json"]) {
      const response = await fetch(`${service.origin}/`, { headers: { Accept }, redirect: "manual" });
      expect([Accept, response.status, response.headers.get("location")]).toEqual([Accept, 302, "docs"]);
    }
    expect((await fetch(`${service.origin}/play/..%2findex.html`)).status).toBe(404);
  });

  test("have data of every domain in every language", async () => {
    const html = await (await get("/")).text();
    const hash = /astrology-([0-9A-F]{8})\.json/.exec(html)?.[1];
    for (const { id } of catalogue.domains) {
      for (const name of [id, `${id}.tr`, `${id}.zh-Hant`]) {
        expect([name, (await get(`/play/${name}-${hash}.json`)).status]).toEqual([name, 200]);
      }
    }
  });
});
