import { createServer } from "node:http";
import { Client as NextClient, StreamableHTTPClientTransport as NextTransport } from "@modelcontextprotocol/client";
import { auth, type OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../../../packages/database/test/postgres-server";
import { CHROMIUM, needs } from "../../../suites/machine";
import { type Listening, listen } from "../../api/src/server";
import { brokenRequest } from "../../api/src/start";
import { type SignInService, signInService } from "../../api/test/oauth";

const DESCRIPTION = "https://assistant.example/client.json";
const CLAUDE = "https://claude.ai/api/mcp/auth_callback";
const CHATGPT = "https://chatgpt.com/connector/oauth/eaQ3VyiNzLuI";

let service: SignInService;
let running: Extract<Listening, { ok: true }>;
let issuer: string;
let callback: { readonly address: string; readonly close: () => void };
let browser: Browser;
let secret: string;

/** The program's own page on the reader's computer. */
async function localCallback(port: number): Promise<typeof callback> {
  const server = createServer((_, response) => response.end("done"));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { address: `http://127.0.0.1:${port}/back`, close: () => server.close() };
}

beforeAll(async () => {
  if (CHROMIUM.path === undefined) return;
  const port = await freePort();
  issuer = `http://127.0.0.1:${port}`;
  const described = {
    client_id: DESCRIPTION,
    client_name: "Described",
    redirect_uris: ["http://127.0.0.1/back", CHATGPT],
  };
  const network = {
    resolve: async () => ["8.8.8.8"],
    send: async () => ({ status: 200, type: "application/json", body: JSON.stringify(described) }),
  };
  service = await signInService({ publicUrl: issuer, network });
  const refuse = brokenRequest(service.parts);
  const listening = await listen({ port, host: "127.0.0.1", fetch: service.app.fetch, refuse });
  if (!listening.ok) throw new Error(listening.problem);
  running = listening;
  callback = await localCallback(await freePort());
  browser = await chromium.launch({
    executablePath: CHROMIUM.path,
    args: ["--headless", "--no-sandbox", "--disable-gpu"],
  });
  ({ secret } = await service.newKey());
});
afterAll(async () => {
  await browser?.close();
  callback?.close();
  await running?.server.stop(0);
  await service?.close();
});

interface Kept {
  client?: Parameters<NonNullable<OAuthClientProvider["saveClientInformation"]>>[0];
  tokens?: Parameters<OAuthClientProvider["saveTokens"]>[0];
  verifier?: string;
}

/** A program, and what it keeps between its requests. */
function programAt(redirectUrl: string, more: Partial<OAuthClientProvider> = {}) {
  const kept: Kept = {};
  const visited: URL[] = [];
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { client_name: "Assistant", redirect_uris: [redirectUrl], token_endpoint_auth_method: "none" },
    state: () => "a state",
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url) => void visited.push(url),
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier ?? "",
    ...more,
  };
  return { provider, kept, visited };
}

/** Fills the page in, and gives back the address that the answer went to, whether or not there is such a host here. */
async function consentAt(page: Page, address: URL | undefined): Promise<URL> {
  await page.goto(String(address));
  await page.fill("#key", secret);
  const [sent] = await Promise.all([page.waitForRequest(/[?&]code=/), page.click("button[value=allow]")]);
  return new URL(sent.url());
}

describe("a sign-in in a browser", () => {
  needs(CHROMIUM);
  let page: Page;
  let asked: string[];
  beforeEach(async () => {
    if (CHROMIUM.path === undefined) return;
    const urls: string[] = [];
    page = await browser.newPage();
    page.on("request", (request) => urls.push(request.url()));
    asked = urls;
  });
  afterEach(() => page?.close());

  it("lets the protocol library's client call tools, and refresh what it has", async () => {
    const { provider, kept, visited } = programAt(callback.address);
    const server = new URL(`${issuer}/mcp/test`);
    const transport = new StreamableHTTPClientTransport(server, { authProvider: provider });
    await expect(new Client({ name: "test", version: "1" }).connect(transport)).rejects.toThrow("Unauthorized");
    const back = await consentAt(page, visited[0]);
    expect([back.searchParams.get("iss"), back.searchParams.get("state")]).toEqual([issuer, "a state"]);
    await transport.finishAuth(back.searchParams.get("code") ?? "");
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StreamableHTTPClientTransport(server, { authProvider: provider }));
    expect((await client.listTools()).tools.length).toBeGreaterThan(3);
    const first = kept.tokens;
    expect(await auth(provider, { serverUrl: server })).toBe("AUTHORIZED");
    expect(kept.tokens).not.toEqual(first);
    expect((await client.listTools()).tools.length).toBeGreaterThan(3);
    await client.close();
    expect(asked.join("\n")).not.toContain(secret.slice(15));
  });

  it("lets the library's successor do the same, which checks who answered", async () => {
    const { provider, visited } = programAt(callback.address);
    const server = new URL(`${issuer}/mcp`);
    const transport = new NextTransport(server, { authProvider: provider });
    await expect(new NextClient({ name: "test", version: "1" }).connect(transport)).rejects.toThrow();
    const back = await consentAt(page, visited[0]);
    const mixed = new URLSearchParams(back.searchParams);
    mixed.set("iss", "https://evil.example");
    await expect(transport.finishAuth(mixed)).rejects.toThrow();
    await transport.finishAuth(back.searchParams);
    const client = new NextClient({ name: "test", version: "1" });
    await client.connect(new NextTransport(server, { authProvider: provider }));
    expect((await client.listTools()).tools.length).toBeGreaterThan(3);
    await client.close();
  });

  it("needs no registration of a program that describes itself", async () => {
    const { provider, kept, visited } = programAt(callback.address, { clientMetadataUrl: DESCRIPTION });
    expect(await auth(provider, { serverUrl: `${issuer}/mcp` })).toBe("REDIRECT");
    expect(visited[0]?.searchParams.get("client_id")).toBe(DESCRIPTION);
    const authorizationCode = (await consentAt(page, visited[0])).searchParams.get("code") ?? "";
    expect(await auth(provider, { serverUrl: `${issuer}/mcp`, authorizationCode })).toBe("AUTHORIZED");
    expect(kept.tokens).toMatchObject({ token_type: "Bearer", scope: "tools" });
  });

  it.each([
    ["Claude's connector, which registers", CLAUDE, {}],
    ["ChatGPT's connector, which describes itself", CHATGPT, { clientMetadataUrl: DESCRIPTION }],
  ])("answers %s, at its documented address", async (_, redirectUrl, more) => {
    const { provider, kept, visited } = programAt(redirectUrl, more);
    expect(await auth(provider, { serverUrl: `${issuer}/mcp` })).toBe("REDIRECT");
    const back = await consentAt(page, visited[0]);
    expect(`${back.origin}${back.pathname}`).toBe(redirectUrl);
    const authorizationCode = back.searchParams.get("code") ?? "";
    expect(await auth(provider, { serverUrl: `${issuer}/mcp`, authorizationCode })).toBe("AUTHORIZED");
    expect(kept.tokens).toMatchObject({ expires_in: 3600 });
  });

  it("shows the host larger than any other word, and a name as nothing but text", async () => {
    const { provider, visited } = programAt(callback.address, {
      clientMetadata: {
        client_name: '</bdi></p><h1 style="font-size:99px">Bank</h1><script>document.title="run"</script><img src=x>',
        redirect_uris: [callback.address],
      },
    });
    await auth(provider, { serverUrl: `${issuer}/mcp` });
    await page.goto(String(visited[0]));
    const sizes = await page.$$eval("body *", (elements) =>
      elements.map((element) => ({
        name: element.className,
        size: Number.parseFloat(getComputedStyle(element).fontSize),
      })),
    );
    const largest = Math.max(...sizes.map(({ size }) => size));
    expect(sizes.filter(({ size }) => size === largest)).toEqual([{ name: "host", size: largest }]);
    expect(await page.textContent(".host")).toBe(new URL(callback.address).host);
    expect(await page.textContent(".name")).toContain("<script>");
    expect([await page.title(), await page.$$eval("img, script", ({ length }) => length)]).not.toContain("run");
    expect(await page.$$eval("img, script", ({ length }) => length)).toBe(0);
    expect(asked.filter((url) => !url.startsWith(`${issuer}/oauth/authorize`) && !url.endsWith("favicon.ico"))).toEqual(
      [],
    );
  });

  it("is shown in no frame", async () => {
    const { provider, visited } = programAt(callback.address);
    await auth(provider, { serverUrl: `${issuer}/mcp` });
    await page.route("https://evil.example/**", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<iframe src="${String(visited[0]).replaceAll("&", "&amp;")}"></iframe>`,
      }),
    );
    await page.goto("https://evil.example/");
    await page.waitForLoadState("networkidle");
    const frames = await Promise.all(page.frames().map((frame) => frame.$$eval("#key", ({ length }) => length)));
    expect(frames.reduce((sum, count) => sum + count, 0)).toBe(0);
  });
});
