import { catalogue } from "@almagest/catalog";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { build } from "esbuild";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM } from "../../../suites/machine";
import { pictureHtml } from "../tools/page.mjs";
import { everythingToolbox } from "./everything/toolbox";
import { localDomains, localPipeline } from "./local";
import { OPERATION_META as PAGES } from "./page/operation-meta.js";
import { OPERATION_META, PAGE_URI } from "./page/resource";
import { createToolServer, type ToolServerParts } from "./server";
import { toolboxFor } from "./tools";

const western = catalogue.domains.filter(({ id }) => id === "astrology");
const tarot = catalogue.domains.filter(({ id }) => id === "tarot");
const used: string[] = [];
const { pipeline, caller } = localPipeline({
  resources: {},
  loadTexts: catalogue.loadTexts,
  now: () => Date.UTC(2026, 10, 21, 12),
  random: (byteCount) => new Uint8Array(byteCount),
  publicUrl: undefined,
  log: () => undefined,
});
let page = "";

async function connected(more: Partial<ToolServerParts> = {}): Promise<Client> {
  const client = new Client({ name: "test", version: "0" });
  const [here, there] = InMemoryTransport.createLinkedPair();
  const onOutcome = (operationId: string): number => used.push(operationId);
  const parts = { toolbox: toolboxFor(western), pipeline, caller, version: "0.0.0", page, onOutcome, ...more };
  await createToolServer(parts).connect(there);
  await client.connect(here);
  return client;
}

const call = async (client: Client, name: string, input: object): Promise<CallToolResult> =>
  JSON.parse(JSON.stringify(await client.callTool({ name, arguments: { ...input } })));

beforeAll(async () => {
  page = await pictureHtml();
});

describe("picture: true", () => {
  test("adds one PNG to the same answer, for one call", async () => {
    const client = await connected();
    const plain = await call(client, "get_astrology_signs", { lang: "hi" });
    used.length = 0;
    const { content, structuredContent } = await call(client, "get_astrology_signs", { lang: "hi-IN", picture: true });
    expect(used).toEqual(["listZodiacSigns"]);
    expect(structuredContent).toEqual(plain.structuredContent);
    expect(content[0]).toEqual(plain.content[0]);
    expect(content.map(({ type }) => type)).toEqual(["text", "image"]);
    const image = content[1];
    if (image?.type !== "image") throw new Error("no image");
    expect(image.mimeType).toBe("image/png");
    const bytes = Buffer.from(image.data, "base64");
    expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16)]).toEqual(["PNG", 800]);
    expect(JSON.stringify(content)).not.toContain("<svg");
  });

  test("is drawn of the whole answer, however short that is sent", async () => {
    const client = await connected();
    const input = { picture: "true", detail: "compact", fields: "[0:1].name" };
    const { content } = await call(client, "get_astrology_signs", input);
    const whole = await call(client, "get_astrology_signs", { picture: true });
    expect(JSON.stringify(content[0]).length).toBeLessThan(200);
    expect(content[1]).toEqual(whole.content[1]);
  });

  test("is refused if there is no picture, and if it is neither true nor false", async () => {
    const client = await connected();
    for (const [name, picture] of [
      ["get_astrology_planet_meanings", true],
      ["get_astrology_signs", "big"],
    ] as const) {
      const { isError, content } = await call(client, name, { picture });
      expect(isError).toBe(true);
      expect(JSON.stringify(content)).toContain("validation_error");
    }
    expect((await call(client, "get_astrology_signs", { picture: false })).content).toHaveLength(1);
    expect((await call(client, "get_astrology_signs", { picture: "" })).content).toHaveLength(1);
  });

  test("is refused where a list ends before the page that is asked for, with the offsets that there are", async () => {
    const client = await connected({ toolbox: toolboxFor(tarot) });
    const { isError, content } = await call(client, "get_tarot_cards", { offset: 78, picture: true });
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toContain("Send an offset from 0 to 77");
    const { content: plain } = await call(client, "get_tarot_cards", { offset: 78 });
    expect(plain).toHaveLength(1);
  });

  test("is accepted beside the arguments, and in them, where one tool calls all operations", async () => {
    const client = await connected({ toolbox: everythingToolbox(localDomains(catalogue.domains)), detail: "standard" });
    const operation = "get_astrology_signs";
    for (const input of [
      { operation, picture: true },
      { operation, arguments: { picture: true } },
    ]) {
      expect((await call(client, "call_operation", input)).content.map(({ type }) => type)).toEqual(["text", "image"]);
    }
  });
});

describe("hostile words", () => {
  const name = "post_tarot_spreads_three_card";

  test("are painted as words, and too many of them are refused before anything is drawn", async () => {
    const client = await connected({ toolbox: toolboxFor(tarot) });
    for (const question of [
      "<script>alert(1)</script>",
      "a\u0000b",
      "\ud800 \udc00",
      "مرحبا שלום สวัสดี 안녕 こんにちは",
      "Will it? ".repeat(55),
    ]) {
      const { content, isError } = await call(client, name, { seed: "a", question, picture: true });
      expect([question, isError ?? false, content.map(({ type }) => type)]).toEqual([
        question,
        false,
        ["text", "image"],
      ]);
    }
    used.length = 0;
    const long = await call(client, name, { seed: "a", question: "Will it? ".repeat(223), picture: true });
    expect(long.isError).toBe(true);
    expect(long.content.map(({ type }) => type)).toEqual(["text"]);
    expect(JSON.stringify(long.content)).toContain("question");
  });
});

describe("picture: true in a list of calls", () => {
  const operation = "get_astrology_signs";
  const listed = async (calls: readonly object[]) => {
    const client = await connected({ toolbox: everythingToolbox(localDomains(catalogue.domains)) });
    const { content, structuredContent, isError } = await call(client, "call_operations", { calls });
    const results: readonly { image?: number; error?: { code: string; error: string } }[] = JSON.parse(
      JSON.stringify(structuredContent),
    ).results;
    return { types: content.map(({ type }) => type), results, isError };
  };

  test("adds an image for each, and each result gives the number of its image", async () => {
    const { types, results } = await listed([
      { operation, picture: true },
      { operation },
      { operation, arguments: { picture: "true" } },
    ]);
    expect(types).toEqual(["text", "image", "image"]);
    expect(results.map(({ image }) => image)).toEqual([1, undefined, 2]);
  });

  test("is refused free in the fourth call that asks, and where there is no picture, and delays no other call", async () => {
    used.length = 0;
    const none = { operation: "get_astrology_planet_meanings", picture: true };
    const drawn = { operation, picture: true };
    const { types, results } = await listed([none, drawn, drawn, drawn, drawn, { operation }]);
    expect(types).toEqual(["text", "image", "image", "image"]);
    expect(results.map(({ image, error }) => error?.code ?? image)).toEqual([
      "validation_error",
      1,
      2,
      3,
      "validation_error",
      undefined,
    ]);
    expect(results[4]?.error?.error).toContain("in the next list");
    expect(used).toHaveLength(5);
  });
});

describe("the page", () => {
  test("is named by every tool that is drawn, and read without a call", async () => {
    expect(OPERATION_META).toBe(PAGES);
    const client = await connected();
    const { tools } = await client.listTools();
    const named = tools.filter(({ _meta }) => _meta !== undefined);
    expect(named.map(({ name }) => name)).toContain("get_astrology_signs");
    for (const { _meta } of named) expect(_meta).toEqual({ ui: { resourceUri: PAGE_URI } });
    used.length = 0;
    const { resources } = await client.listResources();
    expect(resources).toMatchObject([{ uri: PAGE_URI, mimeType: "text/html;profile=mcp-app" }]);
    const { contents } = await client.readResource({ uri: PAGE_URI });
    expect(contents).toMatchObject([{ uri: PAGE_URI, mimeType: "text/html;profile=mcp-app", text: page }]);
    await expect(client.readResource({ uri: "ui://almagest/other" })).rejects.toThrow(
      /no resource "ui:\/\/almagest\/other"/,
    );
    expect(used).toEqual([]);
  });

  test("is one file that requests nothing else", () => {
    expect(page).not.toMatch(/\b(?:src|href)=|@import|\bfetch\(|XMLHttpRequest|sourceMappingURL/);
    expect(page.match(/<\/script/g)).toHaveLength(1);
  });
});

describe.skipIf(CHROMIUM.path === undefined)("the page in the extension's own bridge", () => {
  let browser: Browser;
  beforeAll(async () => {
    const args = ["--headless", "--no-sandbox", "--disable-gpu"];
    browser = await chromium.launch({ executablePath: CHROMIUM.path ?? "", args });
  });
  afterAll(() => browser?.close());

  /** A host, made with the official bridge: a frame that may only run scripts, under the host's policy. */
  const HOST = `
    import { AppBridge, PostMessageTransport } from "@modelcontextprotocol/ext-apps/app-bridge";
    window.show = async ({ html, results, input, theme }) => {
      const frame = document.createElement("iframe");
      frame.sandbox = "allow-scripts";
      document.body.append(frame);
      const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";
      const tool = { name: "get_astrology_signs", inputSchema: { type: "object" } };
      const bridge = new AppBridge(null, { name: "host", version: "1" }, { serverTools: {} }, { hostContext: { theme, toolInfo: { tool } } });
      window.called = [];
      bridge.oncalltool = async (params) => { window.called.push(params); return results[1]; };
      bridge.onsizechange = (size) => { window.size = size; };
      const ready = new Promise((resolve) => { bridge.oninitialized = resolve; });
      await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
      frame.srcdoc = html.replace("<head>", '<head><meta http-equiv="Content-Security-Policy" content="' + policy + '">');
      await ready;
      await bridge.sendToolInput({ arguments: input });
      await bridge.sendToolResult(results[0]);
      window.turn = (changed) => bridge.setHostContext({ theme: changed, toolInfo: { tool } });
    };`;

  async function shownIn(parts: object) {
    const { outputFiles } = await build({
      stdin: { contents: HOST, resolveDir: import.meta.dirname },
      bundle: true,
      write: false,
      format: "iife",
      target: "es2022",
    });
    const host = await browser.newPage();
    host.setDefaultTimeout(100_000);
    const problems: string[] = [];
    host.on("pageerror", (error) => problems.push(String(error)));
    host.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    await host.setContent("<!doctype html><body></body>");
    await host.addScriptTag({ content: outputFiles[0]?.text ?? "" });
    await host.evaluate(`window.show(${JSON.stringify({ html: page, theme: "light", ...parts })})`);
    return { host, frame: host.frameLocator("iframe"), problems };
  }

  test("draws the structured content, in the call's language and the host's theme", async () => {
    const client = await connected();
    const result = await call(client, "get_astrology_signs", { lang: "de" });
    const { host, frame, problems } = await shownIn({ results: [result], input: { lang: "de" } });
    const svg = frame.locator("main svg");
    await svg.waitFor();
    expect(await svg.getAttribute("lang")).toBe("de");
    expect(await frame.locator("main text").allTextContents()).toContain("Wassermann");
    const light = await svg.locator("rect").first().getAttribute("fill");
    await host.evaluate(`window.turn("dark")`);
    await expect.poll(() => frame.locator("main svg rect").first().getAttribute("fill")).not.toBe(light);
    await expect.poll(() => host.evaluate("window.size?.height > 100")).toBe(true);
    expect(problems).toEqual([]);
  });

  test("says where an answer is too short to draw, and asks for all of it on request", async () => {
    const client = await connected();
    const short = await call(client, "get_astrology_signs", { detail: "compact" });
    const whole = await call(client, "get_astrology_signs", {});
    const { host, frame, problems } = await shownIn({ results: [short, whole], input: { detail: "compact" } });
    await frame.getByRole("button").click();
    await frame.locator("main svg").waitFor();
    expect(await host.evaluate("window.called")).toMatchObject([{ arguments: { detail: "full" } }]);
    expect(await frame.locator("p").textContent()).toBe("");
    expect(problems).toEqual([]);
  });

  test("shows the reason where an answer has nothing to draw", async () => {
    const client = await connected({ toolbox: toolboxFor(tarot) });
    const past = await call(client, "get_tarot_cards", { offset: 78 });
    const { frame, problems } = await shownIn({ results: [past], input: { offset: 78 } });
    await expect.poll(() => frame.locator("p").textContent()).toContain("Send an offset from 0 to 77");
    expect(await frame.getByRole("button").count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test("shows a refusal as words", async () => {
    const client = await connected();
    const refused = await call(client, "get_astrology_signs", { lang: "xx" });
    const { frame } = await shownIn({ results: [refused], input: {} });
    await expect.poll(() => frame.locator("p").textContent()).toContain("lang");
    expect(await frame.locator("main svg").count()).toBe(0);
  });
});
