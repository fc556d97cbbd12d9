import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM } from "../../machine";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Other suites run beside those of a browser: it ends what hangs. */
export const PATIENCE_MS = 60_000;

/** Chromium without a window; undefined where it is not installed. */
export async function launchChromium(): Promise<Browser | undefined> {
  if (CHROMIUM.path === undefined) return undefined;
  const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
  return chromium.launch({ executablePath: CHROMIUM.path, args });
}

/** The findings of axe-core in a page, by the rules of WCAG up to 2.2 AA. */
export async function axeProblems(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const found: unknown = await page.evaluate(
    `axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ target, failureSummary }) => target + " " + failureSummary).join("; ")))`,
  );
  return Array.isArray(found) ? found : ["axe gave nothing"];
}

/** By how much a page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
