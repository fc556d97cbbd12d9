import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { CHROMIUM, CURL, needs, PYTHON } from "../../machine";
import { launchChromium, PATIENCE_MS } from "./browser";
import { compiled, complaints } from "./compiler";

const service = inject("service");

interface Copied {
  readonly title: string;
  readonly hash: string;
  readonly form?: string;
  readonly keyHeader?: string;
  readonly lang?: string;
  /** The beginning of the answer or the file, or a part of it. */
  readonly holds: RegExp;
}

const CALLS: readonly Copied[] = [
  { title: "a GET with a query", hash: "#/location/searchCities", holds: /Europe\/|America\/|Asia\// },
  {
    title: "a POST with a body and a language",
    hash: "#/astrology/generateNatalChart",
    lang: "de",
    holds: /Localized/,
  },
  { title: "a picture", hash: "#/vedic-astrology/generateBirthChart", form: "svg", holds: /<svg/ },
  { title: "a bearer", hash: "#/tarot/getCard", keyHeader: "Authorization", holds: /name/ },
  { title: "a calendar", hash: "#/astrology/findStations", form: "ics", holds: /BEGIN:VCALENDAR/ },
  { title: "a report", hash: "#/human-design/generateBodygraph", form: "pdf", holds: /%PDF-/ },
];

describe("a call copied from the reference", { timeout: 4 * PATIENCE_MS }, () => {
  needs(CHROMIUM);
  needs(CURL);
  needs(PYTHON);
  let browser: Browser | undefined;
  let page: Page;
  const programs: string[] = [];
  // Inside of this package, whose dependencies the program imports.
  const folder = mkdtempSync(join(import.meta.dirname, "../node_modules/copied-"));
  beforeAll(async () => {
    browser = await launchChromium();
    if (browser === undefined) return;
    page = await (await browser.newContext({ locale: "en-US", viewport: { width: 1280, height: 900 } })).newPage();
    page.setDefaultTimeout(PATIENCE_MS);
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The text of a call in a way, as it would be copied. */
  async function textOf(way: string): Promise<string> {
    await page.locator(`input[name=way][value=${way}]`).check();
    return (await page.locator("section[aria-labelledby=call] pre").textContent()) ?? "";
  }

  /** Runs a text, and returns what it printed or the file that it wrote. */
  function run(program: string, args: readonly string[], form: string): string {
    const env = { ...process.env, ALMAGEST_KEY: service.key };
    const said = execFileSync(program, args, { cwd: folder, env, encoding: "utf8", maxBuffer: 1e8 });
    return form === "json" ? said : readFileSync(join(folder, `answer.${form}`), "latin1");
  }

  test.each(CALLS)("answers $title in a shell, a program, Python and as a tool", async (copied) => {
    const { hash, form = "json", keyHeader = "X-API-Key", lang = "en", holds } = copied;
    await page.goto("about:blank");
    await page.goto(`${service.origin}/docs${hash}`);
    await page.locator("article h2").first().waitFor();
    await page.locator("header select").selectOption(lang);
    await page.locator(`html[lang=${lang}]`).waitFor();
    const choices = page.locator("section[aria-labelledby=call] select");
    await choices.nth(0).selectOption(form);
    await choices.nth(1).selectOption(keyHeader);

    // A refusal ends the program with an error.
    const curl = (await textOf("curl")).replace(/^curl /, "curl --silent --show-error --fail ");
    expect(run("sh", ["-c", curl], form)).toMatch(holds);

    const program = await textOf("typescript");
    const file = join(folder, `${copied.title.replaceAll(" ", "-")}.ts`);
    programs.push(file);
    writeFileSync(file, program);
    writeFileSync(join(folder, "call.mjs"), compiled(program));
    expect(run(process.execPath, ["call.mjs"], form)).toMatch(holds);

    writeFileSync(join(folder, "call.py"), await textOf("python"));
    expect(run("python3", ["call.py"], form)).toMatch(holds);

    const { params } = JSON.parse(await textOf("tool"));
    const note = await page.locator("section[aria-labelledby=call] p.quiet").textContent();
    const server = /http\S+\/mcp[\w/-]*/.exec(note ?? "")?.[0] ?? "";
    const client = new Client({ name: "copied", version: "1" }, { versionNegotiation: { mode: "auto" } });
    const requestInit = { headers: { "X-API-Key": service.key } };
    await client.connect(new StreamableHTTPClientTransport(new URL(server), { requestInit }));
    const answer = await client.callTool(params);
    await client.close();
    expect(answer.isError ?? false, JSON.stringify(answer).slice(0, 500)).toBe(false);
    const parts = Array.isArray(answer.content) ? answer.content : [];
    const kinds = { json: "text", svg: "image", pdf: "resource", ics: "resource" };
    expect(parts.map(({ type }) => type)).toContain(Reflect.get(kinds, form));
  });
  test("has the types of the client", () => {
    expect(programs).toHaveLength(CALLS.length);
    expect(complaints(programs, ["node"])).toEqual([]);
  });
});
