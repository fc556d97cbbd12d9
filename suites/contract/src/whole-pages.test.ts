import { catalogue } from "@almagest/catalog";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, needs } from "../../machine";
import { long } from "../../strength";
import { axeProblems, launchChromium, overflowOf, PATIENCE_MS } from "./browser";

const service = inject("service");
/** The bytes that a page loads before its first use, compressed. */
const MOST_FIRST_BYTES = 80_000;

const LANGUAGES = ["en", "de", "hi", "zh-Hans", "ru", "tr", "es", "pt", "fr", "zh-Hant"];
const PATHS = catalogue.domains.flatMap(({ id, operations }) =>
  id === "pages" ? operations.map(({ path }) => path) : [],
);
/** Every page in English and another language; all ten in the long tests. */
const CASES = PATHS.flatMap((path, page0) => {
  const other = 1 + (page0 % (LANGUAGES.length - 1));
  return LANGUAGES.filter((_, index0) => index0 === 0 || long(Number(index0 === other), 1) === 1).map(
    (lang): readonly [string, string] => [path, lang],
  );
});

type View = readonly [width: number, colorScheme: "light" | "dark"];
const VIEWS: readonly View[] = [
  [1280, "light"],
  [360, "dark"],
  [1280, "dark"],
  [360, "light"],
];

/** Half of the views in English, the others in the page's other language; all of them in the long tests. */
function viewsIn(lang: string): readonly View[] {
  return VIEWS.filter((_, index0) => long(Number(index0 < 2 === (lang === "en")), 1) === 1);
}

let browser: Browser | undefined;
let context: BrowserContext;
let page: Page;
let complaints: string[] = [];
let calls: string[] = [];

/** A page at its short address, with a key, in a window of a telephone or of a desk. */
async function open(
  path: string,
  { lang = "en", width = 1280, hash = "" }: { lang?: string; width?: number; hash?: string } = {},
): Promise<void> {
  if (browser === undefined) throw new Error("no browser");
  context = await browser.newContext({ viewport: { width, height: 800 }, locale: lang, reducedMotion: "reduce" });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  [complaints, calls] = [[], []];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on(
    "request",
    (request) => request.url().includes("/api/v2/") && request.method() !== "OPTIONS" && calls.push(request.url()),
  );
  await page.addInitScript((key) => sessionStorage.setItem("almagest-key", key), service.key);
  await page.goto(service.origin + (hash === "" ? path : `/#${path}${hash}`));
  await page.locator(".run .primary").waitFor();
}

/** Presses the button with the keyboard, and waits for the page and its figures. */
async function compute(): Promise<void> {
  await page.locator(".run .primary").focus();
  await page.keyboard.press("Enter");
  await page.locator("#result").waitFor();
  await expect.poll(() => page.locator(".waiting").count()).toBe(0);
}

describe("the pages", () => {
  needs(CHROMIUM);
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(() => context?.close());
  afterAll(() => browser?.close());

  test.each(CASES)(
    "%s in %s: whole, by keyboard, clean by axe-core, wide and narrow, light and dark",
    async (path, lang) => {
      await open(path, { lang });
      expect(new URL(page.url()).hash).toBe(`#${path}`);
      await compute();
      expect(calls.map((url) => new URL(url).pathname)).toEqual([`/api/v2${path}`]);
      const named = path === "/pages/panchang" ? "New York" : "Jane Marie Doe";
      for (const text of await page.locator(".page .drawing svg").allTextContents()) expect(text).toContain(named);
      expect(await page.locator(".subject").first().textContent()).toContain(named);
      // The list of chapters leads to them.
      await page.locator(".contents button").last().focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^chapter-\d+$/);
      for (const [width, colorScheme] of viewsIn(lang)) {
        await page.setViewportSize({ width, height: 740 });
        await page.emulateMedia({ colorScheme });
        expect([width, colorScheme, await axeProblems(page), await overflowOf(page)]).toEqual([
          width,
          colorScheme,
          [],
          0,
        ]);
      }
      expect(complaints).toEqual([]);
    },
  );

  test.each(PATHS)("%s answers to an unknown time, and names a value that is none", async (path) => {
    await open(path);
    const unknown = page.getByLabel("I do not know the time");
    // A form whose parts still arrive may be drawn anew under the press.
    for (const one of await unknown.all()) {
      await expect
        .poll(async () => {
          if (!(await one.isChecked())) await one.click();
          return one.isChecked();
        })
        .toBe(true);
    }
    await compute();
    expect(await page.locator(".page-chapter").count()).toBeGreaterThan(0);
    await page.locator(".coordinates summary").first().click();
    await page.getByLabel("Latitude").first().fill("north");
    await page.locator(".run .primary").click();
    await page.locator(".field.wrong").first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/latitude$/);
  });

  test.each(PATHS)("%s weighs little before its first use", async (path) => {
    if (browser === undefined) throw new Error("no browser");
    context = await browser.newContext({ locale: "en" });
    page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    let bytes = 0;
    devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(service.origin + path);
    await page.locator(".run .primary").waitFor();
    await page.waitForLoadState("networkidle");
    console.info(`${path} before its first use: ${bytes} bytes compressed, headers included`);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(MOST_FIRST_BYTES);
  });

  test("a center is pressed in the figure and by its button, and tells its gates", async () => {
    await open("/pages/bodygraph");
    await compute();
    const throat = page.locator(".drawing [data-name=throat]");
    const box = await throat.boundingBox();
    if (box === null) throw new Error("no center is drawn");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.locator(".center-text h4", { hasText: "Throat" }).waitFor();
    expect(await page.locator("dialog.large[open]").count()).toBe(0);
    expect(await page.locator(".center-text li").count()).toBeGreaterThan(0);
    const sacral = page.getByRole("button", { name: "Sacral", exact: true });
    await sacral.focus();
    await page.keyboard.press("Space");
    await page.locator(".center-text h4", { hasText: "Sacral" }).waitFor();
    expect(await sacral.getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("Space");
    await page.locator(".center-text").waitFor({ state: "detached" });
    expect(await axeProblems(page)).toEqual([]);
  });

  test("dashas are open at today's, and at no other", async () => {
    await open("/pages/kundli");
    await compute();
    const now = page.locator("tr[aria-current=date]");
    expect(await now.count()).toBe(2);
    expect(await now.first().textContent()).toContain("Now");
    expect(await page.locator(".told details[open]").count()).toBe(1);
    expect(await page.locator(".told details").count()).toBe(9);
  });

  test("a panchang leads to the day after and to its month, one call each; a link to it makes none", async () => {
    await open("/pages/panchang", {
      hash: "?date=2026-11-07&latitude=28.6139&longitude=77.209&timezone=Asia/Kolkata&place=Delhi",
    });
    expect(calls).toEqual([]);
    await compute();
    await page.getByRole("link", { name: "Day after" }).click();
    await page.locator(".subject", { hasText: "November 8, 2026" }).waitFor();
    expect(new URL(page.url()).hash).toContain("date=2026-11-08");
    expect(await page.locator(".page-chapter", { hasText: "Festivals" }).first().textContent()).toContain("Diwali");
    await page.getByRole("link", { name: "The whole month" }).click();
    await page.locator("#result").waitFor();
    await page.locator(".drawing svg", { hasText: "Diwali" }).waitFor();
    expect(calls.map((url) => new URL(url).pathname)).toEqual([
      "/api/v2/pages/panchang",
      "/api/v2/pages/panchang",
      "/api/v2/vedic-astrology/panchang/month",
    ]);
    await page.goBack();
    await page.locator(".subject", { hasText: "November 8, 2026" }).waitFor();
    expect(calls).toHaveLength(3);
    await page.goForward();
    await page.getByRole("link", { name: "Nov 12, 2026" }).click();
    await page.locator(".subject", { hasText: "November 12, 2026" }).waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#\/pages\/panchang\?.*place=Delhi/);
    expect(calls).toHaveLength(4);
  });

  test("people are kept if somebody presses for it, filled in, exported, removed and imported", async () => {
    await open("/pages/day");
    const kept = (): Promise<string | null> => page.evaluate(() => localStorage.getItem("almagest-people"));
    expect(await kept()).toBeNull();
    await page.getByLabel("Name", { exact: true }).fill("Ada");
    await page.locator(".saved-people summary").click();
    await page.getByRole("button", { name: "Save this person here" }).click();
    await page.getByText("Ada is saved on this device.").waitFor();
    await page.reload();
    await page.locator(".saved-people summary").click();
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Jane Marie Doe");
    await page.getByRole("button", { name: "Fill in Ada" }).click();
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Ada");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export as a file" }).click(),
    ]);
    const path = await file.path();
    await page.getByRole("button", { name: "Remove Ada" }).click();
    await page.getByText("Nobody is saved yet.").waitFor();
    expect(await kept()).toBeNull();
    await page.locator(".saved-people input[type=file]").setInputFiles(path);
    await page.getByRole("button", { name: "Fill in Ada" }).waitFor();
    await page
      .locator(".saved-people input[type=file]")
      .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await page.getByText("This file has no people that can be read.").waitFor();
    expect([calls, complaints]).toEqual([[], []]);
  });
});
