import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { CHROMIUM, needs } from "../../machine";
import { type HoldingProxy, startHoldingProxy } from "./holding-proxy";

const service = inject("service");
/** The program of the engine and its sky, without which nothing is computed. */
const ENGINE = /\/play\/(?:swisseph|sepl_18|semo_18|engine)-/;

let browser: Browser | undefined;
let context: BrowserContext;
let page: Page;
let proxy: HoldingProxy;

const calls = (): readonly string[] => proxy.asked.filter((one) => / \/api\//.test(one) && !one.startsWith("OPTIONS"));
const anythingSent = (): readonly string[] => proxy.asked.filter((one) => / \/api\//.test(one));
const theSwitch = () => page.getByRole("switch", { name: "Compute here, offline" });
const run = (name = "Calculate") => page.getByRole("button", { name });
const place = () => page.getByRole("combobox", { name: "Place" });

async function open(address = "/"): Promise<void> {
  if (browser === undefined) throw new Error("no browser");
  context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  page = await context.newPage();
  await page.goto(proxy.origin + address);
  await page.locator("h1").waitFor();
}

describe("the page alone", () => {
  needs(CHROMIUM);
  beforeAll(async () => {
    if (CHROMIUM.path === undefined) return;
    const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
    browser = await chromium.launch({ executablePath: CHROMIUM.path, args });
  });
  beforeEach(async () => {
    proxy = await startHoldingProxy(service.origin);
  });
  afterEach(async () => {
    await context?.close();
    await proxy.close();
  });
  afterAll(() => browser?.close());

  test("sends no birth while its engine is still coming: the press waits for it", async () => {
    await open();
    proxy.hold(ENGINE);
    await theSwitch().check();
    await run().click();
    await page.getByRole("button", { name: "Loading the engine, then computing" }).waitFor();
    expect(calls()).toEqual([]);
    proxy.release();
    await page.locator(".drawing svg[role=img]").waitFor();
    expect(await page.locator(".reading").textContent()).toContain("The Sun is in Cancer");
    expect(calls()).toEqual([]);
  });

  test("sends nothing at all where the choice was kept, also after a reload", async () => {
    await open();
    await theSwitch().check();
    await page.getByText("Computed in this page").waitFor();
    const before = anythingSent().length;
    await page.reload();
    await run().click();
    await page.locator("#result").waitFor();
    expect(await theSwitch().isChecked()).toBe(true);
    expect(anythingSent()).toHaveLength(before);
    await theSwitch().uncheck();
    await expect.poll(anythingSent).toHaveLength(before + 1);
  });

  test("says that the engine cannot be loaded, and asks the service only where somebody presses for it", async () => {
    await open();
    proxy.lose(ENGINE);
    await theSwitch().check();
    await page.getByText("The engine could not be loaded. Nothing was sent.").waitFor();
    await run().click();
    await page.getByRole("alert").getByText("Nothing was sent").waitFor();
    expect([calls(), await theSwitch().isChecked()]).toEqual([[], true]);
    await page.reload();
    await run().click();
    const ask = page.getByRole("button", { name: "Ask the service: one call" });
    await ask.waitFor();
    expect(calls()).toEqual([]);
    await ask.click();
    await page.locator("#result").waitFor();
    expect([calls(), await theSwitch().isChecked()]).toEqual([["POST /api/v2/astrology/natal-chart?lang=en"], false]);
  });

  test("computes as soon as the engine can be loaded again", async () => {
    await open();
    proxy.lose(ENGINE);
    await theSwitch().check();
    await run().click();
    await page.getByRole("alert").getByText("Nothing was sent").waitFor();
    proxy.release();
    await run().click();
    await page.locator("#result").waitFor();
    await page.getByText("Computed in this page").waitFor();
    expect(calls()).toEqual([]);
  });

  test("draws, and opens again what a network that came back has", async () => {
    await open("/#/tarot/castThreeCard");
    await theSwitch().check();
    await page.getByText("Computed in this page").waitFor();
    await page.goto(`${proxy.origin}/#/angel-numbers/analyzeNumberSequence`);
    await run().waitFor();
    proxy.lose(/./);
    await page.goto(`${proxy.origin}/#/iching/castReading`);
    await page.getByText("is not in this browser yet, and it cannot be loaded without a connection").waitFor();
    proxy.release();
    await page.getByRole("button", { name: "Try again" }).click();
    await run("Cast").click();
    await page.locator(".drawing svg[role=img]").waitFor();
    await page.goto(`${proxy.origin}/#/tarot/castThreeCard`);
    await run("Draw").click();
    await page.locator("#result", { hasText: "Three tarot cards" }).waitFor();
    expect(calls()).toEqual([]);
  });

  test("finds places without the service, in names that are loaded with the first letters", async () => {
    await open();
    const names = (): number =>
      proxy.asked.filter((one) => one.startsWith("GET /play/gazetteer-") && !one.endsWith(".js")).length;
    await place().focus();
    expect(names()).toBe(0);
    // The allowance is asked for when the page opens, by OPTIONS, whenever that arrives.
    const before = calls().length;
    await place().pressSequentially("मुंबई");
    await page.getByRole("option", { name: /Mumbai/ }).waitFor({ timeout: 90_000 });
    await place().fill("York");
    await page.getByRole("option", { name: /^York/ }).first().waitFor();
    const first = await page.locator(".place [role=option]").first().textContent();
    await place().press("ArrowDown");
    await place().press("Enter");
    expect(await place().inputValue()).toContain(first?.split(" ")[0]);
    expect(await place().inputValue()).toContain("United Kingdom");
    expect([names(), calls().length]).toEqual([1, before]);
    // The place is chosen: the same key calculates now.
    await place().press("Enter");
    await page.locator("#result").waitFor();
    expect(calls()).toEqual(["POST /api/v2/astrology/natal-chart?lang=en"]);
  });

  test("says that the names of places did not come, and finds them when they do", async () => {
    await open();
    proxy.lose(/gazetteer/);
    await place().fill("Ankara");
    await page.getByText("This part of the page could not be loaded.").waitFor();
    proxy.release();
    await place().press("ArrowDown");
    await page
      .getByRole("option", { name: /Ankara/ })
      .first()
      .waitFor();
    expect(calls()).toEqual([]);
  });

  test("shows the allowance before the first call, and takes nothing of it for that", async () => {
    await open();
    const left = page.locator(".calls-left", { hasText: /^\d+ of 25 calls left$/ });
    const before = await left.textContent();
    await page.reload();
    expect(await left.textContent()).toBe(before);
    expect(calls()).toEqual([]);
  });

  test("keeps the paragraphs of a long reading", async () => {
    await open();
    await theSwitch().check();
    await run().click();
    await page.locator("#result").waitFor();
    expect(await page.locator(".reading .passages").first().locator("p").count()).toBeGreaterThan(5);
  });

  test("keeps a key until the tab is closed, and no longer", async () => {
    await open();
    await page.getByRole("button", { name: "API key" }).click();
    await page.fill("#key", service.key);
    await page.getByRole("button", { name: "Use this key" }).click();
    const left = page.locator(".calls-left", { hasText: "of 1000000 calls left" });
    await left.waitFor();
    await page.reload();
    await left.waitFor();
    const other = await context.newPage();
    await other.goto(proxy.origin);
    await other.locator(".calls-left", { hasText: "of 25 calls left" }).waitFor();
    expect(await other.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("alm_sk_");
  });

  test("says what of a link cannot be read, and not the browser's console", async () => {
    const complaints: string[] = [];
    await open();
    page.on("console", (message) => complaints.push(message.text()));
    await page.goto(`${proxy.origin}/#/astrology/generateNatalChart?date=15.07.1990&time=2.30&houseSystem=Placidos`);
    await page.getByText(/cannot be read: Date of birth, Time of birth, House system/).waitFor();
    expect(complaints).toEqual([]);
  });

  test("takes a token out of its address before any request, and says if it is invalid", async () => {
    await open("/#open=abcdefghijklmnopqrstuvwxyz");
    await page.getByText("This address has already been used").waitFor();
    expect(new URL(page.url()).hash).toBe("");
    expect(proxy.asked.filter((one) => one.includes("play/open"))).toEqual(["POST /play/open"]);
    expect(proxy.asked.filter((one) => one.includes("abcdefgh"))).toEqual([]);
  });
});
