import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, needs, TERMINAL } from "../../machine";
import { freePort } from "../../service/src/databases";
import { until } from "../../service/src/until";
import { ROOT } from "./service";

const CTRL_C = "\u0003";

/** Several server processes of the service, started on a terminal. */
interface OnTerminal {
  readonly output: () => string;
  /** The page's address in the first line. */
  readonly address: URL;
  readonly stop: () => Promise<void>;
}

async function startOnTerminal(dataDir: string): Promise<OnTerminal> {
  const main = join(ROOT, "apps/api/dist/main.js");
  const port = await freePort();
  const own = { PORT: String(port), ALMAGEST_DATA_DIR: dataDir, ALMAGEST_PROCESSES: "3", LOG_LEVEL: "info" };
  const command = `exec '${process.execPath}' '${main}'`;
  const child: ChildProcess = spawn(TERMINAL.path ?? "", ["--quiet", "--flush", "--command", command, "/dev/null"], {
    env: { ...process.env, ...own },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, "exit");
  await until(
    "the service said Keyless",
    () => text.includes("Keyless"),
    () => child.exitCode === null,
  );
  const stop = async (): Promise<void> => {
    child.stdin?.write(CTRL_C);
    await ended;
  };
  const line = text.split("\n").find((one) => one.startsWith("Open the page: ")) ?? "";
  return { output: () => text, address: new URL(line.trim().split(" ").at(-1) ?? ""), stop };
}

describe("the address that a start on a terminal begins with", () => {
  needs(CHROMIUM);
  needs(TERMINAL);
  const dataDir = mkdtempSync(join(tmpdir(), "almagest-opening-"));
  let browser: Browser | undefined;
  let service: OnTerminal | undefined;
  beforeAll(async () => {
    if (CHROMIUM.path === undefined || TERMINAL.path === undefined) return;
    const args = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
    [browser, service] = await Promise.all([
      chromium.launch({ executablePath: CHROMIUM.path, args }),
      startOnTerminal(dataDir),
    ]);
  });
  afterAll(async () => {
    await Promise.all([browser?.close(), service?.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("opens the page with the key once, whichever process answers, and writes the token nowhere", async () => {
    if (browser === undefined || service === undefined) throw new Error("both run");
    const { address, output } = service;
    const token = address.hash.slice("#open=".length);
    // A slow start tells what it does before.
    expect(output()).toMatch(/^Open the page: /m);
    expect(token).toMatch(/^[\w-]{43}$/);
    const context = await browser.newContext({ locale: "en-US" });
    const page = await context.newPage();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`));
    await page.goto(address.href);
    const left = page.locator(".calls-left", { hasText: "of 50000 calls left" });
    await left.waitFor();
    expect(page.url()).toBe(`${address.origin}/`);
    await page.reload();
    await left.waitFor();
    expect(sent.filter((one) => one.includes(token))).toEqual([]);

    const late = await (await browser.newContext({ locale: "en-US" })).newPage();
    await late.goto(address.href);
    await late.getByText("This address has already been used").waitFor();
    await until("the log has both", () => output().split('"route":"/play/open"').length === 3);
    expect(output().split(token)).toHaveLength(2);
  });
});
