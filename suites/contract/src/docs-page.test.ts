import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, needs } from "../../machine";

/** As GeoNames has it. */
const BERLIN = { latitude: 52.52437, longitude: 13.41053, timezone: "Europe/Berlin" };

/** Only a page that hangs fails: swagger-ui resolves a large schema in seconds, and other suites run beside it. */
const PATIENCE_MS = 110_000;
const POLL = { timeout: PATIENCE_MS };

/** Another character at the end: the form is right and the checksum is not. */
function mistyped(key: string): string {
  return key.slice(0, -1) + (key.endsWith("0") ? "1" : "0");
}

const found = (operation: Locator): Locator =>
  operation.getByRole("listbox", { name: "Places found" }).getByRole("option");

describe("the docs page in a browser", { timeout: 3 * PATIENCE_MS }, () => {
  needs(CHROMIUM);
  const service = inject("service");
  let browser: Browser | undefined;
  let page: Page;
  const elsewhere: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    if (CHROMIUM.path === undefined) return;
    browser = await chromium.launch({
      executablePath: CHROMIUM.path,
      args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
    page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on("request", (request) => {
      if (!request.url().startsWith(service.origin) && !request.url().startsWith("data:"))
        elsewhere.push(request.url());
    });
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
  });

  afterAll(() => browser?.close());

  test("runs the natal chart example with the key from its box, asking no other host", async () => {
    await page.goto(`${service.origin}/docs`);
    await page.fill("#key", service.key);
    await page.click("#key-form button");
    const operation = page.locator('[id$="generateNatalChart"]');
    await operation.locator(".opblock-summary-control").click();
    await operation.locator("button.execute").click();
    const answer = operation.locator(".live-responses-table tbody .response-col_status").first();
    await answer.waitFor();
    expect((await answer.textContent())?.trim()).toMatch(/^200/);
    expect(await operation.locator(".live-responses-table").textContent()).toContain("birthDetails");
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("writes a city's coordinates and timezone into the body that is sent", async () => {
    const operation = page.locator('[id$="generateNatalChart"]');
    const box = operation.getByRole("combobox", { name: "Find a place" });
    await box.pressSequentially("Berlin");
    const first = found(operation).first();
    await first.waitFor();
    expect(await first.textContent()).toMatch(/^Berlin.*Germany.*Europe\/Berlin$/);
    await first.click();
    const body = operation.locator("textarea");
    expect(JSON.parse(await body.inputValue())).toMatchObject(BERLIN);
    expect(await operation.getByRole("status").textContent()).toContain("Germany is now in the request");

    const sent = page.waitForRequest((request) => request.method() === "POST");
    await operation.locator("button.execute").click();
    expect((await sent).postDataJSON()).toMatchObject(BERLIN);
    expect((await (await sent).response())?.status()).toBe(200);
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("writes into the person at the cursor or the chosen one, by keyboard only", async () => {
    const operation = page.locator('[id$="calculateSynastry"]');
    await operation.locator(".opblock-summary-control").click();
    const target = operation.getByRole("combobox", { name: "into" });
    const body = operation.locator("textarea");
    const bodyNow = async (): Promise<unknown> => JSON.parse(await body.inputValue());
    const offset = (await body.inputValue()).indexOf("1992");
    await body.evaluate((field: HTMLTextAreaElement, at) => field.setSelectionRange(at, at), offset);
    await body.press("ArrowRight");
    expect(await target.inputValue()).toBe("person2");

    const box = operation.getByRole("combobox", { name: "Find a place" });
    await box.pressSequentially("springfield");
    const first = found(operation).first();
    await first.waitFor();
    await box.press("Escape");
    expect(await found(operation).count()).toBe(0);
    await box.press("Enter");
    await first.waitFor();
    await box.press("ArrowDown");
    await box.press("ArrowUp");
    expect(await first.getAttribute("aria-selected")).toBe("true");
    expect(await box.getAttribute("aria-activedescendant")).toBe(await first.getAttribute("id"));
    await box.fill("Berlin, Germany");
    await first.filter({ hasText: "Berlin" }).waitFor();
    await box.press("Enter");
    expect(await bodyNow()).toMatchObject({ person1: { timezone: "America/New_York" }, person2: BERLIN });

    await target.selectOption("person1");
    await box.fill("東京");
    await first.waitFor();
    await box.press("Enter");
    expect(await bodyNow()).toMatchObject({ person1: { timezone: "Asia/Tokyo" }, person2: BERLIN });
    expect(complaints).toEqual([]);
  });

  test("says in words that a key is not accepted", async () => {
    await page.fill("#key", mistyped(service.key));
    await page.click("#key-form button");
    const operation = page.locator('[id$="generateNatalChart"]');
    await operation.getByRole("combobox", { name: "Find a place" }).fill("Potsdam");
    const said = operation.getByText("is not a key of this service");
    await said.waitFor();
    // The browser itself notes every refusal on the console.
    expect(complaints.splice(0)).toEqual([expect.stringContaining("401")]);
  });

  test("refuses an invalid key, and says why", async () => {
    await page.fill("#key", "abc");
    await page.click("#key-form button");
    expect(await page.textContent("#key-state")).toContain("begins with alm_sk_ or alm_pk_");
    expect(await page.getAttribute("#key", "aria-invalid")).toBe("true");
  });

  test("finds operations by words of their summaries", async () => {
    const filter = page.getByRole("searchbox", { name: "Find operations" });
    await filter.fill("birth chart");
    await page.locator('[id$="calculateLifePath"]').waitFor({ state: "detached" });
    const paths = await page.locator(".opblock-summary-path").allTextContents();
    expect(paths).toContain("/astrology/natal-chart");
    await filter.fill("no such words anywhere");
    await page.locator(".opblock").first().waitFor({ state: "detached" });
    await filter.fill("");
    await page.locator('[id$="generateNatalChart"]').waitFor();
    expect(complaints).toEqual([]);
  });

  test("leads to the operation of a deep link, and shows a real answer, the whole of it when somebody opens it", async () => {
    await page.goto("about:blank");
    await page.goto(`${service.origin}/docs#/tarot/castThreeCard`);
    const operation = page.locator('[id$="castThreeCard"]');
    await operation.locator("button.execute").waitFor();
    await expect
      .poll(() => operation.evaluate((one) => Math.abs(one.getBoundingClientRect().top)), POLL)
      .toBeLessThan(200);
    const example = operation.locator('.response[data-code="200"] .highlight-code').first();
    await example.waitFor();
    const shown = JSON.parse((await example.textContent()) ?? "");
    expect(shown).toMatchObject({
      spread: "Three-Card",
      positions: [{ card: { imageUrl: expect.stringMatching(/^http/) } }],
    });
    expect(shown.positions).toHaveLength(1);
    const whole = operation.locator("details.whole-answer");
    await whole.locator("summary").click();
    await whole.getByText('"conventions"').waitFor();
    expect(JSON.parse((await whole.locator("pre").textContent()) ?? "").positions).toHaveLength(3);
    expect(complaints).toEqual([]);
  });

  // On the page of the test before: drawing two hundred operations takes longer than all that is asked of them.
  test("stays within the screen, wide or narrow", async () => {
    const overflow = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const operation = page.locator('[id$="castThreeCard"]');
    await operation.locator("button.execute").click();
    await operation.locator(".live-responses-table tbody").first().waitFor();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(), `${width} pixels`).toBe(0);
    }
    for (const path of ["/docs/errors#rate_limit_exceeded", "/docs/languages", "/no/such/page"]) {
      await page.goto(`${service.origin}${path}`);
      expect(await overflow(), path).toBe(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await overflow(), path).toBe(0);
      await page.setViewportSize({ width: 390, height: 900 });
    }
    expect(complaints.splice(0)).toEqual([expect.stringContaining("404")]);
  });

  test("shows the picture of an answer in somebody else's page, also where that page reads it", async () => {
    const response = await fetch(`${service.origin}/api/v2/tarot/cards/star`, {
      headers: { "X-API-Key": service.key },
    });
    const { imageUrl } = await response.json();
    expect(imageUrl.startsWith(`${service.origin}/img/`)).toBe(true);
    const other = await browser?.newPage();
    other?.setDefaultTimeout(PATIENCE_MS);
    const plain = '<!doctype html><meta http-equiv="Content-Security-Policy" content="img-src *">';
    const png = imageUrl.replace(/\.svg$/, ".png");
    await other?.setContent(
      `${plain}<img src="${imageUrl}"><img crossorigin="anonymous" src="${imageUrl}"><img src="${png}">`,
    );
    await other?.waitForLoadState("load");
    const widths = await other
      ?.locator("img")
      .evaluateAll((images: HTMLImageElement[]) => images.map((one) => one.naturalWidth));
    expect(widths?.every((width) => width > 0)).toBe(true);
    expect(widths).toHaveLength(3);
    await other?.close();
  });

  test("an unknown address is a page with the way to the reference", async () => {
    const response = await page.goto(`${service.origin}/api/v2/astrology/natalchart`);
    expect([response?.status(), response?.headers()["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    const way = await page.getByRole("link", { name: "POST /astrology/natal-chart" }).getAttribute("href");
    expect(way).toMatch(/\/docs#\/.*generateNatalChart$/);
    expect(complaints.splice(0)).toEqual([expect.stringContaining("404")]);
  });

  test("every code has its place on the errors page", async () => {
    await page.goto(`${service.origin}/docs/errors#validation_error`);
    expect(await page.locator("#validation_error").isVisible()).toBe(true);
    expect(elsewhere).toEqual([]);
  });
});
