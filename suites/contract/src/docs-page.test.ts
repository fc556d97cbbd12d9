import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Service, startService } from "./service";

const CHROMIUM = [
  process.env["CHROMIUM"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path !== undefined && existsSync(path));

describe.skipIf(CHROMIUM === undefined)("the docs page in a browser", () => {
  let service: Service;
  let browser: Browser;
  let page: Page;
  const elsewhere: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    service = await startService();
    browser = await chromium.launch({
      executablePath: CHROMIUM ?? "",
      args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });
    page = await browser.newPage();
    page.on("request", (request) => {
      if (!request.url().startsWith(service.origin) && !request.url().startsWith("data:"))
        elsewhere.push(request.url());
    });
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
  });

  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

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

  test("every code has its place on the errors page", async () => {
    await page.goto(`${service.origin}/docs/errors#validation_error`);
    expect(await page.locator("#validation_error").isVisible()).toBe(true);
    expect(elsewhere).toEqual([]);
  });
});
