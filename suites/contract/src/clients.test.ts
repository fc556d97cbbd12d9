import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createMCPClient } from "@ai-sdk/mcp";
import { generateText, stepCountIs } from "ai";
import { MockLanguageModelV3 } from "ai/test";
import openapiTypescript, { astToString } from "openapi-typescript";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { ROOT } from "./service";

const { origin, key } = inject("service");

const BIRTH = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
};

/** A program of a user of the generated types. It has to compile unchanged, and then it is run. */
const PROGRAM = `
import createClient from "openapi-fetch";
import type { components, paths } from "./schema";

type Schemas = components["schemas"];

export async function run(baseUrl: string, key: string, seen: (request: Request) => void) {
  const client = createClient<paths>({
    baseUrl,
    headers: { "X-API-Key": key },
    fetch: (request) => {
      seen(request);
      return fetch(request);
    },
  });
  const body: Schemas["NatalChartRequest"] = ${JSON.stringify({ ...BIRTH, houseSystem: "whole-sign" })};
  const { data: chart, error } = await client.POST("/astrology/natal-chart", { params: { query: { lang: "de" } }, body });
  if (chart === undefined) throw new Error(error.code);
  // A birth whose time is open has an answer of its own, which says so.
  if ("birthTime" in chart) throw new Error(chart.birthTime.state);
  const rising: Schemas["ZodiacPlace"] = chart.ascendant;
  const planets: readonly Schemas["NatalPlanet"][] = chart.planets;
  const cusps: readonly Schemas["HouseCusp"][] = chart.houses;
  const whole: Schemas["NatalChart"] = chart;

  const { data: card } = await client.GET("/tarot/cards/{id}", { params: { path: { id: "the-star" } } });
  const star: Schemas["TarotCard"] | undefined = card;

  const { data: daily } = await client.GET("/astrology/horoscope/{sign}/daily", { params: { path: { sign: "aries" } } });
  if (card === undefined || daily === undefined) throw new Error("no card, or no horoscope");
  const texts: readonly string[] = [
    daily.overview,
    card.upright.description,
    chart.summary.interpretation,
    ...chart.planets.map(({ interpretation }) => interpretation.detailed),
  ];

  const missing = await client.GET("/tarot/cards/{id}", { params: { path: { id: "nobody" } } });
  const record: Schemas["ErrorRecord"] | undefined = missing.error;

  // @ts-expect-error: a house system that there is none of
  const wrong: Schemas["NatalChartRequest"] = { ...body, houseSystem: "gauquelin" };
  // @ts-expect-error: the place is required
  const bare: Schemas["NatalChartRequest"] = { date: "1990-07-15", time: "14:30:00", timezone: 5.5 };
  // @ts-expect-error: no such member
  void whole.sunSign;

  return { rising, planets: planets.length, cusps: cusps.length, star: star?.id, texts: texts.length, code: record?.code, wrong, bare };
}
`;

/** The complaints of the strictest compiler about a program. */
function complaints(file: string): readonly string[] {
  const program = ts.createProgram([file], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: [],
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

describe("a client from openapi-typescript and openapi-fetch", () => {
  // Inside of the suite, so that the program finds the packages it imports.
  const folder = mkdtempSync(join(ROOT, "suites/contract/node_modules/.client-"));
  let schema = "";

  beforeAll(async () => {
    const document = await (await fetch(`${origin}/api/v2/openapi.json`)).json();
    schema = astToString(await openapiTypescript(document));
    writeFileSync(join(folder, "schema.ts"), schema);
    writeFileSync(join(folder, "program.ts"), PROGRAM);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test("has types that a program is written against by name, and that refuse what the service refuses", () => {
    expect(complaints(join(folder, "program.ts"))).toEqual([]);
  });

  test("names each request and answer instead of writing it out", () => {
    const operations = schema.slice(schema.indexOf("export interface operations"));
    const contents = [...operations.matchAll(/"application\/json": (.*)/g)].map(([, type = ""]) => type);
    expect(contents.length).toBeGreaterThan(100);
    const named = /^components\["schemas"\]\["[A-Z]\w+"\](?: \| components\["schemas"\]\["[A-Z]\w+"\])?;$/;
    expect(contents.filter((type) => !named.test(type))).toEqual([]);
  });

  test("calls the running service with the key in the header, and in no address", async () => {
    const options = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext };
    writeFileSync(join(folder, "program.mjs"), ts.transpile(PROGRAM, options));
    const { run } = await import(pathToFileURL(join(folder, "program.mjs")).href);
    const requests: Request[] = [];
    const result = await run(`${origin}/api/v2`, key, (request: Request) => requests.push(request));
    expect(result).toMatchObject({
      rising: { sign: expect.any(String), signLocalized: expect.any(String) },
      planets: 14,
      cusps: 12,
      star: "star",
      texts: 17,
      code: "not_found",
    });
    expect(requests.map(({ headers }) => headers.get("x-api-key"))).toEqual([key, key, key, key]);
    expect(requests.filter(({ url }) => url.includes(key.slice(0, 12)))).toEqual([]);
  });
});

const USAGE = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/** A model that calls one tool once, and then repeats its answer. */
function callingOnce(toolName: string, input: object): MockLanguageModelV3 {
  return new MockLanguageModelV3({
    doGenerate: async ({ prompt }) => {
      const answered = prompt.some(({ role }) => role === "tool");
      return {
        content: answered
          ? [{ type: "text", text: "done" }]
          : [{ type: "tool-call", toolCallId: "1", toolName, input: JSON.stringify(input) }],
        finishReason: { unified: answered ? "stop" : "tool-calls", raw: undefined },
        usage: USAGE,
        warnings: [],
      };
    },
  });
}

describe("the AI SDK over MCP", () => {
  const connect = (domain: string) =>
    createMCPClient({ transport: { type: "http", url: `${origin}/mcp/${domain}`, headers: { "X-API-Key": key } } });

  test("has every tool, gives a model its call's answer, and the answer is REST's", async () => {
    const client = await connect("astrology");
    const tools = await client.tools();
    expect(Object.keys(tools).length).toBeGreaterThan(30);
    const tool = "post_astrology_natal_chart";
    const { steps, text } = await generateText({
      model: callingOnce(tool, BIRTH),
      tools,
      prompt: "Cast a chart.",
      stopWhen: stepCountIs(3),
    });
    await client.close();
    expect(text).toBe("done");
    const [result] = steps[0]?.toolResults ?? [];
    const rest = await fetch(`${origin}/api/v2/astrology/natal-chart?detail=standard`, {
      method: "POST",
      headers: { "X-API-Key": key, "Content-Type": "application/json" },
      body: JSON.stringify(BIRTH),
    });
    expect(result?.output).toMatchObject({ content: [{ type: "text", text: await rest.text() }] });
  });

  test("gets the fault of a call in words that a model can act on", async () => {
    const client = await connect("tarot");
    const { steps } = await generateText({
      model: callingOnce("get_tarot_cards_id", { id: "nobody" }),
      tools: await client.tools(),
      prompt: "Look up a card.",
      stopWhen: stepCountIs(3),
    });
    await client.close();
    const [result] = steps[0]?.toolResults ?? [];
    expect(JSON.stringify(result?.output)).toContain("not_found");
  });
});
