import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, needs } from "../../machine";
import { launchChromium, PATIENCE_MS } from "./browser";

/** Words as people write them, whole or begun, in each language. */
const QUESTIONS = {
  en: ["my birth chart", "are we a match", "hexagr", "tarot"],
  tr: ["doğum haritası", "burç", "tarot"],
  de: ["mein Geburtshoroskop", "syna", "Mondphase"],
  es: ["mi carta natal", "luna", "números"],
  hi: ["मेरी जन्म कुंडली", "पंचा", "नक्षत्र"],
  pt: ["meu mapa natal", "sonho", "compatibilidade"],
  fr: ["mon thème natal", "numérologie", "lune"],
  ru: ["моя натальная карта", "сон", "совместимость"],
  "zh-Hans": ["我的本命盘", "八字", "塔罗"],
  "zh-Hant": ["我的本命盤", "易經", "塔羅"],
} as const;

describe("the search of the reference", { timeout: 4 * PATIENCE_MS }, () => {
  needs(CHROMIUM);
  const service = inject("service");
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  async function open(path: string, locale: string): Promise<Page> {
    if (browser === undefined) throw new Error("no browser");
    const page = await (await browser.newContext({ locale, viewport: { width: 1280, height: 900 } })).newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(service.origin + path);
    await page.locator("h1").waitFor();
    return page;
  }

  /** The answers to a question, in their order. */
  async function found(page: Page, question: string): Promise<readonly string[]> {
    await page.fill("#find", "");
    await page.locator("#find-list [role=option]").first().waitFor({ state: "detached" });
    await page.fill("#find", question);
    await page.locator("#find-list [role=option]").first().waitFor();
    return page.locator("#find-list [role=option]").allTextContents();
  }

  test.each(Object.entries(QUESTIONS))("finds in %s what the page at the root finds", async (locale, questions) => {
    const [root, reference] = [await open("/", locale), await open("/docs", locale)];
    for (const question of questions) {
      const expected = await found(root, question);
      expect(await found(reference, question), question).toEqual(expected);
      expect(expected.length, question).toBeGreaterThan(0);
    }
    await reference.locator("#find").press("Enter");
    await reference.locator("article h1").waitFor();
    expect(await reference.evaluate(() => location.pathname)).toBe("/docs");
    await Promise.all([root.context().close(), reference.context().close()]);
  });
});
