// node suites/contract/clients/run.mjs: generates clients with hey-api and orval from the document of the built service,
// compiles a program over each, runs it against the service, and calls a tool through LangChain's MCP adapter. Installs
// the pinned makers here first; npm test does not run it.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const OUT = join(HERE, "node_modules/.out");
const API = fileURLToPath(new URL("../../../apps/api/dist/main.js", import.meta.url));
const BIRTH = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
};

const run = (command, ...args) => execFileSync(command, args, { cwd: HERE, stdio: "inherit" });
const bin = (name) => join(HERE, "node_modules/.bin", name);

async function startService() {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  const dataDir = mkdtempSync(join(tmpdir(), "almagest-clients-"));
  const env = { ...process.env, PORT: String(port), ALMAGEST_DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  const child = spawn(process.execPath, [API], { env, stdio: ["ignore", "ignore", "inherit"] });
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if ((await fetch(`${origin}/health`).catch(() => undefined))?.ok) break;
    if (child.exitCode !== null) throw new Error("the service did not start; is it built?");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const key = readFileSync(join(dataDir, "demo-key"), "utf8").trim();
  const stop = () => {
    child.kill("SIGTERM");
    child.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  };
  return { origin, key, stop };
}

/** Compiles under strict, bundles and runs a program that exports `main(origin, key)`. */
async function tried(name, source, service) {
  const file = join(OUT, name, "program.ts");
  writeFileSync(file, source);
  run(
    bin("tsc"),
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--target",
    "es2022",
    "--module",
    "esnext",
    "--moduleResolution",
    "bundler",
    "--lib",
    "es2022,dom,dom.iterable",
    file,
  );
  const built = join(OUT, name, "program.mjs");
  run(bin("esbuild"), file, "--bundle", "--format=esm", "--platform=node", `--outfile=${built}`, "--log-level=error");
  const seen = [];
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    seen.push(request);
    return fetch(request);
  };
  const { main } = await import(pathToFileURL(built).href);
  const said = await main(service.origin, service.key);
  globalThis.fetch = fetch;
  if (seen.length === 0) throw new Error(`${name} asked nothing`);
  for (const { url, headers } of seen) {
    if (url.includes(service.key)) throw new Error(`${name} sent the key in an address`);
    if (headers.get("x-api-key") !== service.key) throw new Error(`${name} sent no key in the header`);
  }
  check(name, said);
}

function check(name, { planets, rising, code }) {
  if (planets !== 14 || typeof rising !== "string" || code !== "not_found") {
    throw new Error(`${name} got ${JSON.stringify({ planets, rising, code })}`);
  }
  console.log(`${name}: a chart of ${planets} bodies with ${rising} rising, an error told by its code`);
}

async function heyApi(service, document) {
  run(bin("openapi-ts"), "-i", document, "-o", join(OUT, "hey-api"), "-c", "@hey-api/client-fetch", "--silent");
  const program = `
import { client } from "./client.gen";
import { generateNatalChart, getCard } from "./sdk.gen";
import type { NatalChart, NatalChartRequest, NatalPlanet, ZodiacPlace } from "./types.gen";

export async function main(origin: string, key: string) {
  client.setConfig({ baseUrl: origin + "/api/v2", auth: key });
  const body: NatalChartRequest = ${JSON.stringify(BIRTH)};
  const { data } = await generateNatalChart({ body });
  if (data === undefined) throw new Error("no chart");
  if ("birthTime" in data) throw new Error("the time is known");
  const chart: NatalChart = data;
  const rising: ZodiacPlace = chart.ascendant;
  const planets: NatalPlanet[] = chart.planets;
  const { error } = await getCard({ path: { id: "nobody" } });
  return { planets: planets.length, rising: rising.sign, code: error?.code };
}
`;
  await tried("hey-api", program, service);
}

async function orval(service, document) {
  const { generate } = await import("orval");
  await generate({
    input: { target: document },
    output: {
      target: join(OUT, "orval/client.ts"),
      client: "fetch",
      mode: "single",
      packageJson: join(HERE, "package.json"),
      baseUrl: `${service.origin}/api/v2`,
    },
  });
  const program = `
import { generateNatalChart, getCard, type NatalChart, type NatalChartRequest, type ZodiacPlace } from "./client";

export async function main(_: string, key: string) {
  const headers = { "X-API-Key": key };
  const body: NatalChartRequest = ${JSON.stringify(BIRTH)};
  const answer = await generateNatalChart(body, undefined, { headers });
  if (answer.status !== 200) throw new Error("no chart");
  if ("birthTime" in answer.data) throw new Error("the time is known");
  const chart: NatalChart = answer.data;
  const rising: ZodiacPlace = chart.ascendant;
  const missing = await getCard("nobody", undefined, { headers });
  return { planets: chart.planets.length, rising: rising.sign, code: missing.status === 200 ? "" : missing.data.code };
}
`;
  await tried("orval", program, service);
}

async function langChain({ origin, key }) {
  const { MultiServerMCPClient } = await import("@langchain/mcp-adapters");
  const servers = Object.fromEntries(
    ["astrology", "tarot"].map((domain) => [
      domain,
      { transport: "http", url: `${origin}/mcp/${domain}`, headers: { "X-API-Key": key } },
    ]),
  );
  const client = new MultiServerMCPClient({ mcpServers: servers, throwOnLoadError: true });
  const tools = await client.getTools();
  const tool = (name) => tools.find((one) => one.name === name);
  // A content block, or only its text: the adapter returns the content of the tool's only block.
  const given = await tool("post_astrology_natal_chart").invoke(BIRTH);
  const chart = JSON.parse(given.text ?? given);
  const code = await tool("get_tarot_cards_id")
    .invoke({ id: "nobody" })
    .then(JSON.stringify, (error) => String(error));
  await client.close();
  check(`LangChain (${tools.length} tools)`, {
    planets: chart.planets.length,
    rising: chart.ascendant.sign,
    code: code.includes("not_found") ? "not_found" : code,
  });
}

run(
  "npm",
  "install",
  "--no-package-lock",
  "--no-audit",
  "--no-fund",
  "--legacy-peer-deps",
  "--ignore-scripts",
  "--loglevel=error",
);
rmSync(OUT, { recursive: true, force: true });
for (const name of ["hey-api", "orval"]) mkdirSync(join(OUT, name), { recursive: true });
const service = await startService();
try {
  const document = join(OUT, "openapi.json");
  writeFileSync(document, await (await fetch(`${service.origin}/api/v2/openapi.json`)).text());
  await heyApi(service, document);
  await orval(service, document);
  await langChain(service);
} finally {
  service.stop();
}
