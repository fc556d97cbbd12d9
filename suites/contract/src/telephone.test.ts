import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, needs } from "../../machine";
import { axeProblems, launchChromium, overflowOf, PATIENCE_MS } from "./browser";

const service = inject("service");
const WIDTH = 360;
const LEAST_PX = 9;

let browser: Browser | undefined;
let context: BrowserContext;
let page: Page;

/** An answer on a telephone held upright, with its figures. */
async function answered(address: string, lang: string): Promise<void> {
  if (browser === undefined) throw new Error("no browser");
  context = await browser.newContext({
    viewport: { width: WIDTH, height: 740 },
    locale: lang,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.addInitScript((key) => sessionStorage.setItem("almagest-key", key), service.key);
  await page.goto(service.origin + address);
  await page.locator(".run .primary").tap();
  await page.locator("#result").waitFor();
  await expect.poll(() => page.locator(".waiting").count()).toBe(0);
}

/** The least letters of a figure as they are drawn, in CSS pixels. */
const leastLetters = (figure0: number): Promise<number> =>
  page
    .locator(".drawing svg")
    .nth(figure0)
    .evaluate((svg) => {
      const units = Number(svg.getAttribute("viewBox")?.split(" ")[2]);
      const scale = svg.getBoundingClientRect().width / units;
      return Math.min(
        ...[...svg.querySelectorAll("text")].map((text) => scale * Number(text.getAttribute("font-size"))),
      );
    });

/** Two fingers that part on the middle of the screen. */
async function pinch(devtools: CDPSession, from: number, to: number): Promise<void> {
  const fingers = (apart: number): { x: number; y: number }[] => [
    { x: WIDTH / 2 - apart / 2, y: 370 },
    { x: WIDTH / 2 + apart / 2, y: 370 },
  ];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: fingers(from) });
  for (let step = 1; step <= 4; step++) {
    const apart = from + ((to - from) * step) / 4;
    await devtools.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: fingers(apart) });
  }
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

describe("on a telephone", () => {
  needs(CHROMIUM);
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(() => context?.close());
  afterAll(() => browser?.close());

  test.each([
    ["/pages/birth-chart", "de", 0],
    ["/pages/birth-chart", "hi", 2],
    ["/pages/kundli", "ru", 2],
    ["/pages/panchang", "hi", 0],
    ["/#/astrology/calculateSynastry", "en", 0],
  ] as const)("the figure of %s in %s has letters of nine pixels", async (address, lang, figure0) => {
    await answered(address, lang);
    expect(await leastLetters(figure0)).toBeGreaterThanOrEqual(LEAST_PX);
    expect([await overflowOf(page), await axeProblems(page)]).toEqual([0, []]);
  });

  test("the table of a figure is next below it, and a turned telephone draws the whole figure", async () => {
    await answered("/#/astrology/generateNatalChart", "en");
    const order = await page
      .locator(".answer .figure, .answer .facts, .answer .reading")
      .evaluateAll((all) => all.map(({ className }) => className.split(" ")[0]));
    expect(order.slice(0, 3)).toEqual(["figure", "facts", "reading"]);
    expect(await page.locator(".facts details[open] tbody tr").count()).toBeGreaterThan(10);
    const units = (): Promise<number> =>
      page.locator(".drawing svg").evaluate((svg) => Number(svg.getAttribute("viewBox")?.split(" ")[2]));
    expect(await units()).toBeLessThan(400);
    await page.setViewportSize({ width: 740, height: WIDTH });
    await expect.poll(units).toBeGreaterThan(800);
  });

  test("an enlarged figure is the whole one, and two fingers enlarge it further", async () => {
    await answered("/#/astrology/generateNatalChart", "en");
    await page.locator(".drawing").tap();
    const view = page.locator("dialog.large .view svg");
    await view.waitFor();
    expect(Number((await view.getAttribute("viewBox"))?.split(" ")[2])).toBeGreaterThan(800);
    const wide = async (): Promise<number> => (await view.boundingBox())?.width ?? 0;
    const before = await wide();
    const devtools = await context.newCDPSession(page);
    await pinch(devtools, 80, 240);
    await expect.poll(wide).toBeGreaterThan(2.5 * before);
    await pinch(devtools, 240, 60);
    await expect.poll(wide).toBeLessThan(1.2 * before);
  });
});
