import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, needs } from "../../machine";
import { axeProblems, launchChromium, PATIENCE_MS } from "./browser";

const service = inject("service");
/** Sheets of paper for a page, whatever its language. */
const MOST_SHEETS = 4;

let browser: Browser | undefined;
let context: BrowserContext;
let page: Page;
let calls: string[] = [];

/** A new tab at an address, with a key. */
async function tab(address: string): Promise<void> {
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  calls = [];
  page.on(
    "request",
    (request) => request.url().includes("/api/v2/") && request.method() !== "OPTIONS" && calls.push(request.url()),
  );
  await page.addInitScript((key) => sessionStorage.setItem("almagest-key", key), service.key);
  await page.goto(service.origin + address);
  await page.locator(".run .primary").waitFor();
}

async function open(address: string, lang = "en"): Promise<void> {
  if (browser === undefined) throw new Error("no browser");
  context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: lang,
    timezoneId: "Asia/Tokyo",
    reducedMotion: "reduce",
  });
  await tab(address);
}

async function compute(): Promise<void> {
  await page.locator(".run .primary").click();
  await shown();
}

async function shown(): Promise<void> {
  await page.locator("#result").waitFor();
  await expect.poll(() => page.locator(".waiting").count()).toBe(0);
}

const LINK = "/#/pages/panchang?date=2026-11-07&latitude=28.6139&longitude=77.209&timezone=Asia/Kolkata&place=Delhi";

describe("a page", () => {
  needs(CHROMIUM);
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(() => context?.close());
  afterAll(() => browser?.close());

  test.each([
    ["/pages/birth-chart", "en"],
    ["/pages/birth-chart", "de"],
    ["/pages/birth-chart", "fr"],
    ["/pages/birth-chart", "ru"],
    ["/pages/birth-chart", "zh-Hans"],
    ["/pages/kundli", "hi"],
    ["/#/astrology/generateNatalChart", "en"],
    ["/#/vedic-astrology/generateBirthChart", "hi"],
  ])("%s in %s is four sheets of paper at most", async (path, lang) => {
    await open(path, lang);
    await compute();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.length).toBeLessThanOrEqual(MOST_SHEETS);
  });

  test("is painted, and takes a press, on a slow machine, and prints the time of its script", async () => {
    await open("/pages/bodygraph");
    const devtools = await context.newCDPSession(page);
    // The processor's time of the thread: other work on this machine does not count.
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    // All work of the thread but styles and layout: what is called script there leaves out what follows a promise.
    const scriptMs = async (): Promise<number> => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      const seconds = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
      return 1000 * (seconds("TaskDuration") - seconds("LayoutDuration") - seconds("RecalcStyleDuration"));
    };
    // The drawing program comes while somebody fills the form.
    await page.getByLabel("Name", { exact: true }).focus();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(2000);
    const before = await scriptMs();
    await page.locator(".run .primary").click();
    await page.locator(".drawing svg [data-name=throat]").waitFor();
    const throat = page.getByRole("button", { name: "Throat", exact: true });
    await throat.click();
    expect(await page.locator(".center-text").textContent()).toContain("Throat");
    const tookMs = Math.round((await scriptMs()) - before);
    console.info(`a bodygraph takes ${tookMs} ms of script at a quarter of the speed, until a center is pressed`);
  });

  test("tells local times in words, and no identifiers", async () => {
    await open("/pages/panchang");
    await compute();
    const sunrise = page.locator(".page-facts div", { has: page.getByText("Sunrise", { exact: true }) }).locator("dd");
    expect(await sunrise.textContent()).toMatch(/^\d\d:\d\d$/);
    const cells = await page.locator(".page td, .page dd").allTextContents();
    expect(cells.filter((cell) => /\d{4}-\d\d-\d\d|T\d\d:|^[a-z]+[-_.][a-z]/.test(cell))).toEqual([]);
  });

  test("tells moments in UTC by the clock of its birth, and says so", async () => {
    await open("/pages/birth-chart");
    await compute();
    await page.getByText("Times are by the clock of America/New York.").waitFor();
    const times = await page.locator(".page-chapter").last().locator("th[scope=row]").allTextContents();
    expect(times.length).toBeGreaterThan(2);
    for (const time of times) expect(time.trim()).toMatch(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d, \d\d:\d\d$/);
  });

  test("is asked again in another language, and shown again without a call in one that it was in", async () => {
    await open("/pages/four-pillars");
    await compute();
    const position = page.locator(".page-chapter tbody th").first();
    expect((await position.textContent())?.trim()).toBe("Year");
    await page.locator(".tools select").selectOption("de");
    await expect.poll(async () => (await position.textContent())?.trim()).toBe("Jahr");
    expect(calls.map((url) => new URL(url).search)).toEqual(["?lang=en", "?lang=de"]);
    await page.locator(".tools select").selectOption("en");
    await expect.poll(async () => (await position.textContent())?.trim()).toBe("Year");
    expect(calls).toHaveLength(2);
  });

  test("marks sentences with their language: Chinese where there are texts, else English", async () => {
    await open("/pages/day", "zh-Hans");
    await compute();
    const told = await page.locator(".page-chapter p[lang], .page-chapter dd[lang]").evaluateAll((all) =>
      all.map((one) => {
        const text = one.textContent ?? "";
        const isChinese = 2 * (text.match(/\p{Script=Han}/gu) ?? []).length > (text.match(/\p{L}/gu) ?? []).length;
        return [one.getAttribute("lang"), isChinese];
      }),
    );
    expect(new Set(told.map(([lang]) => lang))).toEqual(new Set(["en", "zh-Hans"]));
    for (const [lang, isChinese] of told) expect(isChinese).toBe(lang === "zh-Hans");
  });

  test("opened by a link has two ways, and takes neither by itself", async () => {
    await open(LINK);
    await page.getByText("Filled from a link. Nothing has been computed yet").waitFor();
    await page.getByRole("button", { name: "Compute here: 2.4 MB" }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.waitForLoadState("networkidle");
    expect(calls).toEqual([]);
    await page.getByRole("button", { name: "Ask the service: one call" }).click();
    await page.locator(".subject", { hasText: "Delhi · November 7, 2026" }).waitFor();
    expect(calls).toHaveLength(1);
  });

  test("opened by a link is computed at once where the engine is on the device", async () => {
    await open(LINK);
    await page.getByRole("button", { name: "Compute here: 2.4 MB" }).click();
    await page.locator(".subject", { hasText: "November 7, 2026" }).waitFor();
    expect(calls).toEqual([]);
    // The choice is taken back: the engine stays on the device.
    await page.getByRole("switch").uncheck();
    await tab(LINK.replace("2026-11-07", "2026-11-12"));
    await page.locator(".subject", { hasText: "November 12, 2026" }).waitFor();
    await shown();
    expect([calls, await page.getByRole("switch").isChecked()]).toEqual([[], false]);
  });
});
